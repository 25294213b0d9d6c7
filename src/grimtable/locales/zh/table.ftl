### 所有牌桌通用的文字。参数说明见 en/table.ftl。

## 游戏名称

title-grimwood = Grimwood
title-grim_farmer = Grim Farmer
title-grimm_tidings = Grimm Tidings
title-book_of_madness = The Book of Madness

## 列举

list-comma = { $head }、{ $tail }
list-times = { $item }×{ $count }
list-you = 你

## 没有报上名字的座位

name-1 = 阿安
name-2 = 小贝
name-3 = 小春
name-4 = 阿鼎
name-5 = 小娥
name-6 = 阿枫

## 终端牌桌

table-game = { $title }，{ $least }至{ $most }人
table-default = { $text }（默认）
table-options = 牌桌选项
table-presets = 预设
table-welcome = { $title }，{ $count }人局。你坐在{ $place }号座位。
table-seed = 本局编号 { $seed }；用 --seed { $seed } 可以重新发同一副牌。
table-keys = 输入答案的编号。? 查看帮助，c 加牌名查看卡牌，q 离开牌桌。
table-help =
    每个问题都列有带编号的答案：输入编号后按回车。
    c 猫头鹰 可查看一张牌的作用，只输入 c 会列出所有牌，q 离开牌桌。
table-help-rule = 这个问题出自规则 { $rule }。查阅原文（英文）：grimtable rules { $game } { $rule }
table-prompt = 你的选择：
table-unread =
    { $most ->
        [1] 请输入 1，或者直接按回车。
       *[other] 请输入 1 到 { $most } 之间的数字。输入 ? 查看帮助。
    }
table-waiting =
    { $seat_is ->
        [you] 轮到你选择了。
       *[other] { $seat }正在考虑。
    }
table-goodbye = 你离开了牌桌。下次再见！
table-over = 游戏结束。
table-winner =
    { $seat_is ->
        [you] 你赢了！
       *[other] { $seat }获胜。
    }
table-winners = 共同获胜：{ $seats }。
table-score =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $points }分

## 无法开始的情况

no-game = 没有名为“{ $name }”的游戏；现有：{ $list }
no-language = 没有“{ $name }”这种语言；现有：{ $list }
no-seats = { $title }适合{ $least }至{ $most }人，不能{ $count }人玩
no-seat = 这张牌桌没有{ $place }号座位；只有 1 到 { $most } 号
no-seed = 没有编号 { $seed } 的牌局；编号从 0 到 { $most }
no-bot = 没有名为“{ $name }”的机器人；现有：{ $list }
no-preset = 没有名为“{ $name }”的预设；现有：{ $list }（单个选项的写法：{ $example }）
no-option = 没有名为“{ $name }”的选项；现有：{ $list }
no-value = { $name } 不能是“{ $value }”；可以是：{ $list }
no-rule = 没有编号为“{ $name }”的规则；现有：{ $list }
no-card = 没有名为“{ $name }”的牌；现有：{ $list }
no-ledger = 这里没有安装{ $title }的规则

## 牌桌不接受的操作

refused-refused = 牌桌不接受这个操作。
refused-malformed_move = 看不懂这一步。
refused-illegal_move = 现在不能这样选。
refused-not_your_decision = 现在不该你选择。
refused-stale_move = 问题已经变了，请再看一眼。
refused-sequence_too_far = 中途出现了新情况，请一步一步来。
refused-half_action = 请先把这个行动做完。
refused-game_over = 游戏已经结束，不能再出牌了。
table-verified = 记录可以重放，共 { $count } 个选择，结尾与所记一致：{ $end }。
