## 为什么建议这样做，一句话说明

grim_farmer-why-draw = 只有{ $count }张手牌，很可能只能诈唬；再抽{ $number }张就更容易老实出牌。
grim_farmer-why-draw-none = 你有{ $count }张牌要打完，再抽只会更慢。
grim_farmer-why-enough = 这堆暗牌的张数正合适。
grim_farmer-why-pile-win = 你的{ $count }张牌全都符合：手牌打空，谁也抓不到你。
grim_farmer-why-pile-honest = 这{ $count }张都符合，被质疑也不吃亏；手里还剩{ $left }张。
grim_farmer-why-pile-all = 这样手牌就空了：没人质疑你，你就赢了。
grim_farmer-why-pile-forced = 几乎没有符合的牌，只能诈唬；{ $count }张是老实暗牌常见的张数。
grim_farmer-why-pile-bluff = 其中{ $number }张不符合，但可以打掉{ $count }张，张数也不显眼。
grim_farmer-why-reward = 这{ $count }张对你最没用。
grim_farmer-why-reward-none = 你没有可以弃掉的牌。
grim_farmer-why-special-win = 【{ $card }】是你最后一张牌，打出就赢。
grim_farmer-why-special = 用【{ $card }】可以让叫牌更适合你的手牌。
grim_farmer-why-pass = 你已经有{ $count }张牌符合，再打特殊动物好处不大。
grim_farmer-why-put-back = 去掉它，你有{ $count }张牌符合，这是最多的。
grim_farmer-why-give-up = 换来的多半更适合你的手牌。
grim_farmer-why-point-empty = 要是这堆暗牌没有诈唬，{ $seat }就赢了；诈唬的可能约{ $chance }%。
grim_farmer-why-point = { $seat }的暗牌约有{ $chance }%是诈唬。
grim_farmer-why-nobody = 最可疑的是{ $seat }的暗牌，也只有{ $chance }%是诈唬；质疑错了要抽三张牌。
