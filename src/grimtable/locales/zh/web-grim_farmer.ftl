### 只有浏览器里的 阴险农夫 牌桌才用到的话。

web-farmer-turn = 第{ $number }轮
web-farmer-phase-1 = 抽牌
web-farmer-phase-2 = 叫牌
web-farmer-phase-3 = 特殊动物
web-farmer-phase-4 = 盖牌
web-farmer-phase-5 = 质疑
web-farmer-or = 或
web-farmer-fits = { $card }或{ $card2 }算符合，老鼠总是符合
web-farmer-old-call = 抽牌之后会有新的叫牌
web-farmer-no-call = 抽牌之后才有叫牌
web-farmer-in-hand = 手牌{ $count }张
web-farmer-drew = 抽了{ $count }张
web-farmer-cards =
    { $count ->
       *[other] 张
    }
web-farmer-out = 手牌已空：没被抓住就赢
web-farmer-out-short = 手牌已空！
web-farmer-may-go-out = 可能出完
web-farmer-bluff = 诈唬！
web-farmer-honest = 全都符合
web-farmer-challenged-by = 质疑者：{ $seats }
web-farmer-challenges =
    { $seat_is ->
        [you] 你质疑{ $seat_to }
       *[other] { $seat_to_is ->
            [you] { $seat }质疑你
           *[other] { $seat }质疑{ $seat_to }
        }
    }
web-farmer-last-turn = 上一轮
web-farmer-unchallenged = 没有人质疑。
web-farmer-no-specials = 没有人打特殊动物。
web-farmer-card-fits = 符合
web-farmer-card-bluff = 会是诈唬
web-farmer-legend = ✓ 表示符合。别的牌也可以盖，那是诈唬。
web-farmer-my-pile = 你的暗牌
web-farmer-my-honest = 老实：全都符合
web-farmer-my-bluff =
    { $count ->
       *[other] 诈唬：有{ $count }张不符合
    }
web-score-grim_farmer = { $count }张牌

## 问题的含义

web-about-grim_farmer-draw-count = 大家暗中选择。牌多更容易符合叫牌，但先出完手牌的人获胜。
web-about-grim_farmer-race = 特殊动物会为所有人改变叫牌，你也能少一张手牌。
web-about-grim_farmer-challenge = 所有人同时指。指中诈唬，对方按张数抽牌，你可以弃两张；要是全都符合，你抽三张。

## 第一局

web-coach-grim_farmer-draw = 一轮结束时手里没有牌的人获胜。首先每人暗中想抽几张就抽几张：牌多更容易符合叫牌，但都得打出去。
web-coach-grim_farmer-call = 这是叫牌：一种动物和一种颜色。这一轮里，牌上有其中之一就算符合。
web-coach-grim_farmer-special = 变色龙、青蛙、鹦鹉和狮子可以改变叫牌。没有的人就跳过；每个人的应答时间都一样长。
web-coach-grim_farmer-place = 盖下2到5张牌。有 ✓ 的符合。别的牌也可以盖，但那是诈唬：被人指出来就要付出代价。
web-coach-grim_farmer-challenge = 你相信这些暗牌吗？指一堆，或者谁也不指。诈唬的人按那堆的张数抽牌，你可以弃至多两张；要是全都符合，你抽三张。
web-coach-grim_farmer-out = 有人打完了最后一张牌。如果现在没人抓到那堆牌里的诈唬，牌局就结束了。
web-coach-grim_farmer-results = 这里写着上一轮的结果：谁指了谁，谁判断对了。

## 预先作答

web-order-grim_farmer-special = 可以打特殊动物时
web-order-grim_farmer-special-pass = 替我跳过

## 记录

web-farmer-told-idle = 没有抽牌：{ $seats }。
web-farmer-told-shown =
    { $seat_is ->
        [you] 你的暗牌里
       *[other] { $seat }的暗牌里
    }：{ $cards }。
web-farmer-told-discards =
    { $seat_is ->
        [you] 你弃掉
       *[other] { $seat }弃掉
    }{ $cards }。
