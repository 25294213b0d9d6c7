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
spans-caption = 圆点：平均值；竖线：中位数；横条：5% 至 95% 分位数。每张桌子 n = { $games } 局；95% 区间见下表，平均值按正态分布，分位数按秩次。

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
report-progress = 正在对局
report-failed = 桌子 { $table } 的第 { $number } 局（发牌 { $seed }）失败：{ $error }
report-speed = 处理器时间 { $seconds } 秒，单核每秒 { $rate } 局
no-seats-list = --seats 接受数字和范围，例如 2-6 或 2,4；不能是“{ $text }”
no-pairs = 指定发牌的次数不能是 { $count }；0 表示不做
no-presets = --presets 可选：{ $list }；不能是“{ $text }”
no-folder = 文件夹 { $folder } 不存在
