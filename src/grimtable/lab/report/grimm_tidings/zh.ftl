preset-standard = 轮流行动
preset-live = 实时
preset-crowd = 每种三张牌

## 战斗

fights-title = 战斗如何结束，谁来插手？
fights-lead = 怪物被杀死才算战斗获胜；没有被杀死就离开的怪物不带来等级。旁观者往战斗里打出过牌，就算受到干扰。
plot-fights = 战斗
axis-fights = 占战斗的比例（%）
fights-caption = 占所有战斗的比例。n 见下表。95 % 区间按威尔逊法。
head-fight-won = 杀死怪物获胜
head-fight-away = 怪物被送走
head-fight-lost = 失败
head-fight-helped = 有人帮忙
head-fight-disturbed = 受到旁观者干扰

## 一局

rhythm-title = 一局里发生什么？
rhythm-lead = 所有玩家合计的战斗、答应给帮手的宝物数（“全部”不计）、因轮数上限而结束的局，以及共同获胜。
rhythm-grid = 数字：战斗、报酬、结局
plot-fights-per-game = 每局战斗数
axis-fights-per-game = 战斗
plot-helper-pay = 答应给帮手的报酬
axis-helper-pay = 宝物
helper-pay-caption = 答应给帮手的宝物平均数，“全部”不计。n 见下表。95% 区间按 t 分布。
plot-endings = 一局如何结束
axis-endings = 占局数的比例（%）
endings-caption = 占每张桌子所有局的比例。n 见下表。95% 区间按威尔逊法。
head-fights-per-game = 每局战斗数
head-helper-pay = 给帮手的宝物
head-turn-cap = 因轮数上限结束

## 交易

deals-title = 帮手交易对双方都划算吗？
deals-lead = 每八局中取一局，把第一个被接受的求助提议接着打两遍：一遍接受，一遍拒绝且无人再帮忙；暗牌和骰子都相同，从双方各自所知出发各打十二次。回合结束时，按等级、装备和手牌估计每人赢下整局的机会，依据是其他对局中类似局面的结果。
deals-grid = 数据：交易，增加的胜率百分点
plot-gains = 交易使获胜机会增加多少
axis-gains = 胜率的百分点
gains-caption = 接受减去拒绝。n 见下表。95% 区间按 t 分布。
plot-bargains = 对双方都划算的交易
axis-bargains = 占交易的比例（%）
bargains-caption = 占被衡量的交易的比例。n 见下表。95% 区间按威尔逊法。
head-deal-both = 双方都更可能获胜
head-deal-main = 主战者
head-deal-helper = 帮手

## 职业、头衔与物品

roles-title = 一个职业或头衔值多少？
items-title = 一件物品值多少？
plot-roles = 职业、头衔与胜率
plot-items = 物品与胜率
lift-lead = 两种问法。“曾经放在面前”：面前曾经放过这张牌的座位与其他座位相比；玩得好的人什么都多，所以这并不是牌本身的作用。“强制”：同样的发牌、同样的随机数玩两遍，一遍把这张牌换进某个座位的起手牌，一遍把它放在自己牌堆的最底下。
lift-caption = 胜率的百分点。面前：每桌 n = { $games } 局，以整局为单位的 95 % 区间；强制：每张牌每桌 n = { $pairs } 对，成对差值的 95 % 区间按t 分布。
axis-lift = 胜率的百分点
lift-front = 曾经放在面前
lift-forced = 强制
head-card = 牌

## 很少上场的牌

rare-title = 哪些牌很少上场？
rare-lead = 所有桌合计，在不到五分之一的局里被放下、打出或成为对手的牌。
rare-grid = 数字：占局数的比例
plot-rare = 最少上场的牌
axis-rare = 占局数的比例（%）
rare-caption = 这张牌上场的局，所有桌合计。n 见下表。95% 区间按威尔逊法。
head-played = 上场的局
what-score = 分数：终局时的等级，越高越好。
