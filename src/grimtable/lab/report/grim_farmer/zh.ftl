preset-standard = 标准牌组
preset-meadow = 草地
preset-barnyard = 农场院子
preset-wild = 荒野
preset-zoo = 动物园
preset-duel = 对决

## 虚张声势与质疑

bluffs-title = 谁在虚张声势，谁被抓到？
bluffs-lead = 一叠牌中只要有一张不符合当前的召唤，就算虚张声势。如果出牌者手里符合的牌不足两张，就算被迫。被质疑的一叠确实是虚张声势时，质疑成功。
plot-bluffs = 虚张声势与质疑
axis-bluffs = 比例（%）
bluffs-caption = 虚张声势与被迫：占所有牌叠的比例；成功：占所有质疑的比例。n 见下表。95 % 区间按威尔逊法。
head-bluff = 虚张声势的牌叠
head-forced-bluff = 被迫的
head-challenge-success = 成功的质疑

## 获胜的方式

ways-title = 一局是怎样赢的？
ways-lead = 赢家的最后一张牌从哪里离手：放进牌叠、作为质疑的奖励弃掉、作为特殊牌打出；或者到了回合上限，手牌最少者获胜。共同获胜者各算一次。
plot-ways = 最后一张牌的去向
axis-ways = 占赢家的比例（%）
ways-caption = 占所有赢家的比例。n 见下表。95 % 区间按威尔逊法。
head-pile = 放进牌叠
head-reward = 作为奖励
head-special = 作为特殊牌
head-cap = 回合上限

## 特殊牌

lift-title = 一张特殊牌值多少？
lift-lead = 两种问法。“开局拿到”：起手牌中至少有一张的座位与其他座位相比。“强制”：同样的发牌、同样的随机数玩两遍，一遍把这张牌换进某个座位的起手牌（换掉一张特殊牌），一遍把它放在牌堆最底下。
lift-plot = 一张特殊牌对胜率的影响
lift-caption = 胜率的百分点。开局拿到：每桌 n = { $games } 局，以整局为单位的 95 % 区间；强制：每张牌每桌 n = { $pairs } 对，成对差值的 95 % 区间按t 分布。
axis-lift = 胜率的百分点
lift-dealt = 开局拿到
lift-forced = 强制

## 一个回合的节奏

rhythm-title = 一个回合里发生什么？
rhythm-lead = 所有座位合计的质疑、行动特殊牌和第一阶段抽的牌；有多少局把弃牌洗成了新牌堆，有多少局是共同获胜。
plot-rhythm = 每回合
axis-rhythm = 每回合，所有座位合计
rhythm-caption = 所有回合的平均值；n 见下表。95 % 区间按t 分布，比例按威尔逊法。
head-challenges = 质疑
head-specials = 行动特殊牌
head-drawn = 第一阶段抽的牌
head-reshuffles = 重洗弃牌的局
head-shared-wins = 共同获胜
what-score = 分数：终局时剩下的牌数，越少越好。
