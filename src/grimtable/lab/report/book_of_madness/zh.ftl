preset-I = I
preset-II = II
preset-III = III
preset-I-terror = I，恐怖
preset-II-terror = II，恐怖
preset-III-terror = III，恐怖
preset-I-nightmare = I，噩梦
preset-II-nightmare = II，噩梦
preset-III-nightmare = III，噩梦
preset-I-terror_nightmare = I，恐怖加噩梦
preset-II-terror_nightmare = II，恐怖加噩梦
preset-III-terror_nightmare = III，恐怖加噩梦
preset-I-random = I，随机队伍
preset-II-random = II，随机队伍
preset-III-random = III，随机队伍

## Wins

wins-title = 队伍多久能赢一次？
wins-lead = 大家同赢同输。每种难度配每种变体，按座位数列出；随机队伍随便选一个答案。
plot-wins = 获胜的局
axis-wins = 获胜的比例（%）
wins-caption = 每桌 n = { $games } 局；95 % 区间按威尔逊法。

## Ends

ends-title = 为什么会输？
ends-lead = 一局或者获胜，或者因为最后一只怪物还留着诅咒、疯狂牌堆耗尽、所有人都疯了而失败。
plot-ends = 怎样结束
axis-ends = 占全部局数的比例（%）
ends-caption = 占一桌全部局数的比例。n 见下表。95 % 区间按威尔逊法。
head-end-won = 获胜
head-end-last_monster = 未打败最后的怪物
head-end-stack_empty = 疯狂牌堆耗尽
head-end-all_mad = 全员发疯

## Rounds

rounds-title = 队伍能走多远？
rounds-lead = 各轮开始过的局所占的比例。没到第六轮就结束的局，败在疯狂牌堆上，或败给疯狂本身。
plot-rounds = 到达的轮
axis-rounds = 占全部局数的比例（%）
rounds-caption = 占一桌全部局数的比例。n 见下表。95 % 区间按威尔逊法。
head-round-2 = 第二轮
head-round-3 = 第三轮
head-round-4 = 第四轮
head-round-5 = 第五轮
head-round-6 = 第六轮

## A game

course-title = 一局里发生什么？
course-lead = 每局的平均数，全队合计。
course-grid = 数字：怪物、诅咒、疯狂
plot-course = 怪物、诅咒、疯狂
axis-course = 每局
course-caption = 每局的平均数，全队合计。n 见下表。95% 区间按 t 分布。

## 悬念

drama-title = 胜负的悬念能保持多久？
drama-lead = 每个回合结束后，全队都有一个获胜机会：同一张桌子上处境相同的队伍有多少获胜，即同一轮、场上诅咒数相同、疯狂牌堆剩余相当。达到 50% 时看好全队，低于 50% 时看好书那一方。
plot-chance = 一局之中全队的机会
axis-part = 进程（%）
axis-chance = 获胜机会（%）
course-won = 获胜（{ $games } 局）
course-lost = 失败（{ $games } 局）
chance-caption = 最终获胜的队伍和最终失败的队伍的平均机会，除随机队伍外所有桌子合计。两条线相距越远，胜负越已分明。曲线没有区间，n 写在名称旁。
plot-favourites = 看好的一方易位
axis-favourites = 每局易位次数
favourites-caption = 圆点：平均值；竖线：中位数；横条：5% 至 95% 分位数。n 和 95% 区间见下表，平均值按 t 分布，分位数按秩次。
plot-favourite-wins = 半场被看好的一方会赢吗？
axis-favourite-wins = 半场被看好的一方获胜的局（%）
favourite-wins-caption = 进行到一半回合时更可能获胜的一方，全队或书。n 见下表。95% 区间按威尔逊法。
head-favourites = 易位次数
head-favourite-wins = 半场被看好者获胜
head-lowest = 获胜局中的最低机会
head-decided = 分出胜负前所占的进程
head-beaten = 打败的怪物
head-struck = 生效的诅咒
head-decks = 新洗的牌堆
head-cured = 治愈的疯狂
head-gone = 发疯的玩家

## Spells

spells-title = 哪些法术有人施放？
spells-lead = 法术可学的局里平均每局施放的次数，除随机队伍外所有桌合计。每个法术都有人施放。
spells-never = 法术可学的局里平均每局施放的次数，除随机队伍外所有桌合计。从未施放：{ $list }。
plot-spells = 施放的法术
axis-spells = 每局施放次数
spells-caption = 对法术曾在图书馆翻开的局取平均；基础法术每局都有。n 见下表。95 % 区间按t 分布。
head-spell = 法术
head-casts = 每局施放次数

## 团队靠什么获胜

characters-title = 哪些角色容易获胜？
characters-lead = 有该角色参与的团队获胜的频率。机器人自己选择角色，并有所偏好：没有列出的角色从未被选中，这也不说明因果。
characters-caption = 除随机团队外的所有牌桌合计；n 为有该角色的团队数。95% 区间用威尔逊方法。
head-characters = 角色
cast-title = 团队靠哪些法术获胜？
cast-lead = 至少施放过一次该法术的团队获胜的频率。形势好的团队施法更多，困难的对局需要别的法术：这并不说明因果。
cast-caption = 除随机团队外的所有牌桌合计；n 为施放过该法术的局数。95% 区间用威尔逊方法。
head-cast = 法术
curses-title = 哪些诅咒导致失败？
curses-lead = 在格位中遇到过该诅咒的团队获胜的频率。后面的怪物带来更难的诅咒，能遇到它们说明团队已走得很远。
curses-caption = 除随机团队外的所有牌桌合计；n 为该诅咒出现在格位中的局数。95% 区间用威尔逊方法。
head-curses = 诅咒
