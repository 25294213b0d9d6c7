preset-english = 英文规则
preset-german = 德文规则

## 卡牌

lift-title = 一张牌值多少？
lift-lead = 三种问法。“曾经持有”：手里有过这张牌的座位与从未有过的相比；对局越长、局面越好，见到的牌越多，所以这不说明因果。“起手得到”：起始三张牌中有它的座位与其他座位相比；洗牌是公平的，所以这说明因果。“指定发牌”：同样的发牌、同样的骰子打两次，一次把这张牌放进某个座位的起始手牌，一次放在牌库最底下，原本在底下的牌则代替它进入手牌。
lift-plot = 一张牌使胜率增加多少
lift-caption = 胜率的百分点，按“起手得到”排序。持有与得到：每张桌子 n = { $games } 局，95% 区间以整局为单位；指定发牌：每张牌、每张桌子 n = { $pairs } 对，95% 区间为成对差值，按t 分布。“所有桌子”中每张桌子权重相同。
axis-lift = 胜率的百分点
lift-held = 曾经持有
lift-dealt = 起手得到
lift-forced = 指定发牌
lift-points = 指定发牌：得分
head-card = 卡牌

## 能力

power-title = 哪些能力被使用？
power-lead = 每局中一个能力发动的次数（不论起因，即使没有产生效果），以及它的牌被打出的次数。没有列出龙：它没有可发动的能力。
power-plot = 每局的发动与打出
power-caption = 每局平均值，按发动次数排序。每张桌子 n = { $games } 局；95% 区间按t 分布。
axis-starts = 每局
power-starts = 能力发动
power-lays = 牌被打出
power-ever = 有发动的对局

## 得分与偷窃

event-title = 分数从哪里来？
event-lead = 所有座位合计的分数，按组合种类划分；以及偷窃、护身符和符石出现的次数。
plot-source = 每局各类组合的分数
source-caption = 所有座位合计的平均分。每张桌子 n = { $games } 局；95% 区间按t 分布。
axis-source = 分
source-supernatural = 超自然生物
source-animal = 猫头鹰与乌鸦
source-setting = 环境
event-grid = 数据：每局偷窃、护身符、符石
plot-events = 偷窃、护身符和符石
axis-events = 每局
events-caption = 每局平均数，所有座位合计。n 见下表。95% 区间按 t 分布。
head-steals = 成功的偷窃
head-blocked = 被挡下的偷窃
head-cut = 因护身符提前结束的回合
head-runes = 打出的符石
head-skipped = 被跳过的回合
head-stalled = 必须抽牌的回合
what-score = 分数：终局时一排中所有组合的得分，越多越好。
