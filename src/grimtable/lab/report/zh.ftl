## 每个游戏的报告

title = { $game }：平衡报告
lead = 这些对局由机器人完成，每个数字都附有样本数和 95% 区间。机器人之间平衡，不等于人与人之间也平衡。
foot = 由 grimtable 生成。图表由 Vega、Vega-Lite 和 Vega-Embed（BSD 3-Clause）绘制，均已包含在本文件中，无需联网。
fact-games = 每张桌子 { $games } 局
fact-seats = 人数：{ $list }
fact-presets = 规则：{ $list }
fact-bot = 每个座位：{ $name }
fact-seed = 种子 { $seed }
fact-pairs = 每张牌、每张桌子 { $pairs } 次指定发牌
fact-failures = { $count } 局未能完成
interval = { $low } 至 { $high }
n = n = { $count }
numbers = 各桌数据
numbers-of = 数据：{ $what }
seats = { $count } 人
place =
    { $place ->
        [1] 先手
       *[other] 第 { $place } 个行动
    }
choose = 显示：
view-all = { $preset }，所有桌子
view-one = { $preset }，{ $seats }
tip-value = 数值
tip-interval = 95% 区间
head-preset = 规则
head-seats = 人数
head-mean = 平均
head-low = 5% 的对局不超过
head-median = 中位数
head-high = 95% 的对局不超过
spans-caption = 圆点：平均值；竖线：中位数；横条：5% 至 95% 分位数。每张桌子 n = { $games } 局；95% 区间见下表，平均值按t 分布，分位数按秩次。

## 座次

place-title = 谁先手重要吗？
place-lead = 按行动顺序统计的胜率，减去每个座位应得的平均份额。共同获胜时，每位赢家按份额计算。
place-caption = 高于或低于平均份额的百分点。每张桌子 n = { $games } 局；95% 区间用威尔逊方法。
axis-place = 胜率减平均份额（百分点）

## 长度

length-title = 一局有多长？
length-lead = 所有座位的回合数合计，以及决定的次数；没有选择余地的回答不计。
plot-turns = 每局回合数
plot-decisions = 每局决定次数
axis-turns = 回合
axis-decisions = 决定

## 得分

score-title = 分数相差多少？
score-lead = 每个座位的最终得分，以及第一名领先第二名多少分。
plot-score = 一个座位的最终得分
plot-margin = 第一名领先第二名的分数
axis-score = 分
axis-margin = 分
score-means = 数据：平均值与共同获胜
head-score = 座位得分
head-best = 最高分
head-margin = 第一减第二
head-spread = 第一减最后
head-shared = 共同获胜

## 命令

report-exists = { $file } 已存在；用 --force 覆盖，或用 --out 另选文件
report-written = 报告已写入 { $file }（{ $size } MB）
report-failed = 桌子 { $table } 的第 { $number } 局（发牌 { $seed }）失败：{ $error }
report-speed = 处理器时间 { $seconds } 秒，单核每秒 { $rate } 局
no-seats-list = --seats 接受数字和范围，例如 2-6 或 2,4；不能是“{ $text }”
no-pairs = 指定发牌的次数不能是 { $count }；0 表示不做
no-presets = --presets 可选：{ $list }；不能是“{ $text }”
no-folder = 文件夹 { $folder } 不存在

## 耗时的命令

progress = 正在进行
progress-line = 已完成 { $done } / { $total } 局，大约还需 { $left }
seconds = { $count } 秒
minutes = { $count } 分钟
hours = { $count } 小时
no-executor = --on 没有“{ $name }”；可用的有：{ $list }
chunks-no-folder = { $folder } 不是文件夹：分块需要一个自己的文件夹
chunks-changed = { $file } 已损坏或被改动：删除它，就只重打其中的对局
chunks-version = { $file } 由 Grimtable { $written } 写成，现在是 { $version }：请换一个文件夹，或删除它，全部重打
workers-lost = 同一批对局进行到一半时，工作进程结束了 { $tries } 次：内存不足？
games-missing = 这次运行缺少 { $count } 局，第一个是第 { $first } 局：请再次输入同样的命令

## 循环赛

tournament-title = { $game }：循环赛
tournament-heading = { $title }：循环赛，{ $seats }，种子 { $seed }
tournament-bot = 机器人
tournament-rating = 等级分
tournament-interval = 区间
tournament-share = 得胜份额
tournament-pair = 对阵
tournament-deals = 发牌数
tournament-verdict = 结论
tournament-against = { $one } 对 { $other }
tournament-better = { $bot } 更强
tournament-open = 未分高下
tournament-mirrored = 每副牌打两次：第二次两个机器人交换座位。份额表示每组中前一个机器人得到的胜利所占的比例；50% 为势均力敌。
tournament-teams = 每副牌由每个机器人各组一队来打。份额 50% 表示两队获胜同样多；份额等于两队胜率之差的一半加 50%。
tournament-risk = 以上任何一个结论有误的概率最多为 { $risk }；一组对阵一旦分出高下就不再继续。
tournament-games = { $games } 局
tournament-ratings = 哪个机器人最强？
tournament-ratings-lead = 每个机器人一个数字，由所有对阵算出。有意义的是差值，而不是数字本身。
tournament-rating-caption = 等级分由 openskill（Plackett-Luce）计算；区间由该模型给出。
tournament-duels = 机器人之间的对阵
tournament-duels-caption = 每组中前一个机器人得到的胜利份额（百分比）。无论查看多少次，这些区间中有错的情况最多占所有循环赛的 { $risk }。
tournament-course = 对阵的过程如何？
tournament-course-lead = 每副牌之后前一个机器人的份额。
tournament-course-caption = 一条线止于该对阵分出高下之处，或牌局打完之处。
axis-duels = 前一个机器人的份额（百分比）
axis-deals = 发牌数
tournament-written = 页面已写入 { $file }
no-rivals = --bots 需要至少两个不同的机器人，例如 random,heuristic；不能是“{ $text }”
no-ratings = 没有等级分：需要 `pip install grimtable[lab]`

## 模拟

simulate-heading = { $title }：{ $games }局，{ $players }个座位，种子 { $seed }
simulate-options = 牌桌选项：{ $list }
simulate-seat = 座位
simulate-bot = 机器人
simulate-share = 胜率
simulate-interval = 95% 区间
simulate-score = 分数
simulate-low = 5%
simulate-median = 中位数
simulate-high = 95%
simulate-mean = 平均
simulate-per-game = 每局
simulate-turns = 回合
simulate-decisions = 决定
simulate-ties = 共同获胜：{ $games }局中有{ $count }局（{ $share }）
simulate-figure = 数值
simulate-speed = 处理器时间{ $seconds }秒，单核每秒{ $rate }局
simulate-failed = 第{ $number }局失败，发牌 { $seed }：{ $error }
simulate-failed-more =
    { $count ->
        [0] { "" }
       *[other] （另有{ $count }局同样失败）
    }
simulate-written = 已将{ $count }局写入 { $file }
simulate-team = 团队赢得 { $share } 的对局（95% 区间：{ $interval }）
simulate-end = 结局
simulate-difference = 同样的{ $pairs }副发牌：{ $value } 减去 { $first }
simulate-change = 差别
simulate-share-of = { $place }号座位的胜率，百分点
simulate-team-share = 团队胜率，百分点
simulate-score-of = { $place }号座位的分数
simulate-together = 所有变体；与第一个的差别，使用同样的发牌
more-points = 分数：终局时的得分，越多越好。
fewer-points = 分数：终局时的得分，越少越好。
no-vary = --vary 需要一个选项和至少两个取值，例如 { $example }；不能是“{ $text }”
no-vary-twice = --vary 两次提到“{ $name }”
simulate-part = 占局数比例
simulate-difference-sizes = { $value } 减去 { $first }，各{ $pairs }局
simulate-first-wins = 1号座位胜率，%
simulate-team-wins = 团队胜率，%
simulate-change-points = 差别，百分点

## 领先

lead-title = 胜负的悬念能保持多久？
lead-lead = 每个回合结束后，分数最好的座位领先；分数相同则无人独自领先。新的独自领先者取代上一位，算一次易主。
plot-lead-changes = 每局领先易主次数
axis-lead-changes = 易主次数
plot-halfway = 半场领先者会赢吗？
axis-halfway = 半场领先者的胜率（%）
halfway-caption = 进行到一半回合时有独自领先者的对局；n 见下表。95% 区间用威尔逊方法。
head-lead-changes = 易主次数
head-halfway = 半场领先者获胜
head-behind = 赢家最多落后的分数
head-settled = 赢家锁定领先前所占的进程
report-forced = 指定发牌：还有{ $games }局，大约需要 { $time }（--pairs 0 可省略）

## 比较

rules-and-value = { $preset }，{ $value }
fact-compared = 比较：{ $list }
fact-cards = 卡牌：{ $file }
comparison-title = 有什么变化？
comparison-lead = 每个取值都与 { $first } 比较：发牌相同，机器人掷出的随机数也相同。零线表示没有差别；区间碰不到零线的差别，很少仅由偶然造成。
plot-comparison-wins = 胜率之差
axis-comparison-wins = 胜率的百分点
comparison-wins-caption = 与同一副牌、第一个取值相比，多或少的百分点。每张桌子 n = { $games } 副牌；成对差值的 95% 区间按 t 分布（Student）。
plot-comparison-length = 长度之差
axis-comparison-length = 占第一个取值平均数的百分比
comparison-length-caption = 与同一副牌、第一个取值相比的平均差，以那里平均数的百分比表示。每张桌子 n = { $games } 副牌；成对差值的 95% 区间按 t 分布（Student）。
plot-comparison-points = 分数之差
axis-comparison-points = 分
comparison-points-caption = 与同一副牌、第一个取值相比的平均差。每张桌子 n = { $games } 副牌；成对差值的 95% 区间按 t 分布（Student）。
plot-comparison-counts = 局中事件之差
axis-comparison-counts = 每局多或少多少
comparison-counts-caption = 与同一副牌、第一个取值相比的平均差。每张桌子 n = { $games } 副牌；成对差值的 95% 区间按 t 分布（Student）。
comparison-grid = 数据：{ $other } 减 { $first }
comparison-team = 全队获胜
head-table = 桌子
head-figure = 项目
no-vary-here = 报告不接受 --vary { $name }：各种人数和预设本来就并列显示；见 --seats 和 --presets
