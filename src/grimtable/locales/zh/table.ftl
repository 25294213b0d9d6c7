### 所有牌桌通用的文字。参数说明见 en/table.ftl。

## 游戏名称

title-grimwood = 阴郁之林
    .english = Grimwood
title-grim_farmer = 阴险农夫
    .english = Grim Farmer
title-grimm_tidings = 格林奇谭
    .english = Grimm Tidings
title-book_of_madness = 疯狂之书
    .english = The Book of Madness

## 列举

list-comma = { $head }、{ $tail }
list-times = { $item }×{ $count }
list-card = 【{ $item }】
list-quoted = 【{ $item }】
list-you = 你

## 没有报上名字的座位

name-1 = Ada
name-2 = Bruno
name-3 = Clara
name-4 = Doran
name-5 = Edda
name-6 = Falk

## 终端牌桌

table-game = { $title }，{ $least }至{ $most }人
table-default = { $text }（默认）
table-bots = 机器人，最强的在最后
table-options = 牌桌选项
table-presets = 预设
table-welcome = { $title }，{ $count }人局。你坐在{ $place }号座位。
table-seed = 本局编号 { $seed }；用 --seed { $seed } 可以重新发同一副牌。
table-keys = 输入答案的编号。? 查看帮助，c 加牌名查看卡牌，h 给出好的选择和理由，q 离开牌桌。
table-help =
    每个问题都列有带编号的答案：输入编号后按回车。
    c { $card } 可查看一张牌的作用，只输入 c 会列出所有牌，q 离开牌桌。
table-help-rule = 这个问题出自规则 { $rule }。查阅：grimtable rules { $game } { $rule }
table-prompt = 你的选择：
table-unread =
    { $most ->
        [1] 请输入1，或者直接按回车。
       *[other] 请输入1到{ $most }之间的数字。输入 ? 查看帮助。
    }
table-waiting =
    { $seat_is ->
        [you] 轮到你选择了。
       *[other] { $seat }正在考虑。
    }
table-goodbye = 你离开了牌桌。下次再见！
table-recorded = 本局已记录到 { $file }。用这条命令重放：grimtable replay { $file }
table-not-recorded = 本局没有打完，所以没有写入 { $file }。
table-over = 游戏结束。
table-winner =
    { $seat_is ->
        [you] 你赢了！
       *[other] { $seat }获胜。
    }
table-winners = 共同获胜：{ $seats }。
table-nobody = 没有人获胜。
table-score =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $points }分

## 服务器上的牌桌

join-no-link = “{ $link }”不是牌桌的链接。链接的样子是 http://host/table/…；十个字母的桌号需要用 --server 写明发出它的服务器。
join-nobody = { $server } 上没有 Grimtable 回应。地址对吗？服务器开着吗？
join-rules = 这台服务器的《{ $title }》规则编号是 { $there }，本程序是 { $here }。请安装相同的版本。
join-watch = 这张《{ $title }》牌桌没有空位，或者游戏已经开始：你在旁观。
join-waiting = 牌桌在等人。座位坐满后由桌主开始游戏。按 Ctrl+C 离开。
join-free =
    { $count ->
        [0] 座位已经坐满。
       *[other] 还有{ $count }个空位。
    }
join-shuffling = 游戏开始：每个人都参与洗牌。
join-cut = 连接断了，正在重新连接……
join-back = 你回到了牌桌。
join-lost = 再也连不上服务器了。
join-moved = 你的座位已经转到另一台设备上。
join-removed = 你被请出了这张牌桌。
join-unwatched = 游戏已经开始，这张牌桌不允许旁观。
join-ended = 游戏还没结束，牌桌就关闭了。
join-abandoned = 其他人在有人离席时结束了游戏：{ $seats }。
join-given-away = 你离开的时候，座位给了别人。
join-asked-back = 原来坐在你这个座位的玩家回来了，想要回座位。y 归还，n 保留。
join-taken-back = 有一个回答被撤回了。
join-return = 座位为你留着，时间久了由机器人代打。用这个链接可以回来一次：{ $link }
join-keys = u 请求撤回你的上一个回答，y 和 n 答复别人的请求，t 加一段文字对所有人说话。
join-chat = { $name }：“{ $text }”
join-wish =
    { $wish ->
        [undo] { $seat }想撤回上一个回答。
        [pause] { $seat }想暂停一下。
        [resume] { $seat }想继续玩。
       *[end] { $seat }想在这里结束游戏。
    }按 y 同意，按 n 不同意。
join-wish-mine = 正在征求其他人的意见。
join-wish-gone = 这件事已经有了结果。
join-quit-ask = 要离开牌桌吗？座位会为你保留一阵子。再按一次 q。
screen-key-say = 说话
screen-key-agree = 同意
screen-key-disagree = 不同意
screen-key-again = 再来一局

## 无法开始的情况

no-game = 没有名为“{ $name }”的游戏；现有：{ $list }
no-language = 没有“{ $name }”这种语言；现有：{ $list }
no-seats = { $title }适合{ $least }至{ $most }人，不能{ $count }人玩
no-seat = 这张牌桌没有{ $place }号座位；只有1到{ $most }号
no-seed = 没有编号 { $seed } 的牌局；编号从0到{ $most }
no-bot = 没有名为“{ $name }”的机器人；现有：{ $list }
no-bot-here = 机器人“{ $name }”还不会玩 { $title }；会玩的有：{ $list }
cards-sound = { $file } 可以使用：{ $kinds }种共{ $count }张牌，{ $doors }张大门牌，{ $treasures }张宝物牌。
cards-sound-madness = { $file }可以使用：共{ $kinds }种{ $count }张牌和{ $sheets }名学徒。
no-preset = 没有名为“{ $name }”的预设；现有：{ $list }（单个选项的写法：{ $example }）
no-option = 没有名为“{ $name }”的选项；现有：{ $list }
no-value = { $name } 不能是“{ $value }”；可以是：{ $list }
no-rule = 没有编号为“{ $name }”的规则；现有：{ $list }
no-card = 没有名为“{ $name }”的牌；现有：{ $list }
no-ledger = 这里没有安装{ $title }的规则

table-verified = 记录可以重放，共{ $count }个选择，结尾与所记一致：{ $end }。
table-shuffled = 洗牌与承诺一致：牌桌的秘密数和随机数（{ $count }个）正是发牌前锁定的那些。你当时看到的承诺应为 { $promise }。
table-added-nothing = 和机器人一样没有参与洗牌的座位：{ $places }。
table-server-alone = 除服务器外，没有人参与这副牌的洗牌。
table-seeded = 这些牌由种子数生成：除程序外，没有人参与洗牌。
table-abandoned = 其他人在有人离席时结束了这局游戏：{ $places }号座位。
table-taken-over = 游戏中有人替离席的玩家接手：{ $places }号座位。接手的人看过那手牌。
table-known-deal = 这些牌不是为这张牌桌洗的：它们最初发于牌桌 { $table }，在那里打过的人可能知道它们。没有参与洗牌的座位：{ $places }。
table-known-fork = 这里没有洗牌：这局是从另一局接着玩的，看过那一局的人可能知道这些牌。
table-known-lesson = 这里没有洗牌：教学局的牌总是一样。
table-not-started = 游戏没有开始：座位{ $places }没有回应。
table-void-start =
    { $how ->
        [left] 有一次开局作废：当时坐在{ $places }号座位的玩家在洗牌途中离座，也许是为了换一副牌。
        [removed] 有一次开局作废：当时坐在{ $places }号座位的玩家在洗牌途中被移出，也许是为了换一副牌。
       *[silent] 有一次开局作废：当时坐在{ $places }号座位的玩家没有完成洗牌，也许是为了换一副牌。
    }

## 模拟

no-games = 至少要有1局，不能是{ $count }
no-jobs = 至少要有1个进程，不能是{ $count }
needs-extra = 这需要 `pip install grimtable[{ $extra }]`

## 检查游戏

check-sound = { $title }遵守了每个游戏都必须遵守的规则。
check-played = { $games }局随机对局，{ $decisions }次决定，{ $questions }种问题；仔细检查了{ $looks }次
check-tried-faces = 隐藏区域与各座位可知内容的比对
check-tried-questions = 不改变牌桌且可以保存的问题
check-tried-copies = 与原牌桌同样进行的副本和存档
check-tried-offers = 实际执行过的可选回答
check-tried-redeals = 重新分配隐藏牌后座位所见不变
check-tried-encodings = 转为数字供学习用的视图
check-tried-words = 用文字表达的问题和回答
check-tried-defaults = 超时后给出的回答
check-tried-passes = 没有带出窗口的放弃
check-tried-twins = 相同的牌可以互换的回答
check-tried-worlds = 没有泄露未见之牌的回答
check-tried-ends = 正常结束的对局
check-tried-stories = 用文字表达的事件
check-tried-replays = 重放的记录
check-never = 横线表示这些对局中没有出现这类情况。
check-missing = 文件夹 { $language } 中缺少{ $count }条文本。玩家会看到英文或文本的键：
check-fault = { $title }违反了每个游戏都必须遵守的规则：

## 编写新游戏

new-written =
    { $name }已写入{ $folder }。安装并开始游戏：
      python -m pip install -e { $folder }
      grimtable play { $name }
      grimtable check { $name }
      python -m pytest { $folder }
new-name = “{ $name }”不能用作游戏名：请用小写字母、数字和 _，以字母开头，最多31个字符，且不能是 Python 的关键字
new-game-exists = 已有名为“{ $name }”的游戏；请换一个名字
new-module-exists = 已有名为“{ $name }”的 Python 模块，两者会互相遮盖；请换一个名字
new-folder-exists = { $folder }已经存在；没有任何改动
new-no-folder = 没有{ $folder }这个文件夹

## 重放

replay-ply = { $place } / { $most }
replay-prompt = 回车：下一步；0到{ $most }的数字：跳到那里；q：离开
replay-unread = 请按回车，或输入0到{ $most }的数字，或输入 q。
replay-answer =
    > { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $answer }
replay-hand = { $seat }的手牌{ $count ->
        [0] ：无
       *[other] （{ $count }）：{ $cards }
    }
replay-both = --seat 和 --all 只能选一个

## 全屏牌桌

screen-turn =
    第{ $number }回合：{ $seat_is ->
        [you] 你
       *[other] { $seat }
    }
screen-deck = 牌堆：{ $count }张
screen-discard = 弃牌：{ $total }张，顶牌：{ $card }
screen-discard-empty = 弃牌：无
screen-seat =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }
screen-points = { $points }分
screen-cards = { $count }张手牌
screen-skips =
    { $count ->
        [1] 将跳过一个回合
       *[other] 将跳过{ $count }个回合
    }
screen-combo = { $cards } · { $size }/5 · { $points }分
screen-set = { $cards } · { $points }分
screen-combo-of =
    { $seat_is ->
        [you] 你的组合
       *[other] { $seat }的组合
    }：{ $cards }
screen-cards-named = { $cards }
screen-change =
    { $seat_is ->
        [you] { $number }
       *[other] { $seat } { $number }
    }
screen-asked =
    { $seat_is ->
        [you] 轮到你了
       *[other] 轮到{ $seat }
    }
screen-asked-several = 正在选择：{ $seats }
screen-zone-closed = { $name }：{ $count }
screen-zone-open = { $name }：{ $text }
screen-zone-part = { $name }（{ $count }）：{ $text }
screen-card-heading =
    { $card }{ $count ->
        [0] {""}
       *[other] {" "}· 共{ $count }张
    }
screen-card-untold = 游戏没有更多说明。
reason-not-now = 当前的问题不允许这样做。
screen-light-play = 能力或符石
screen-light-close = 抽牌或偷牌
screen-light-extra = 额外行动
screen-light-actions = 行动
screen-light-powers = 可用于能力
screen-hand = 你的手牌
screen-hand-empty = 你没有手牌。
screen-table = 牌桌
screen-log = 经过
screen-key-card = 查牌
screen-key-why = 为何不行
screen-key-undo = 撤回
screen-key-hint = 提示
screen-key-pile = 弃牌
screen-key-save = 存档
screen-key-help = 帮助
screen-key-quit = 离开
screen-help =
    按答案前面的键来选择，也可以用方向键加回车，或者用鼠标点击。
    牌桌上标出的键表示这个答案指向哪里。点击一张牌或一叠牌可以细看。绿色和红色的数字表示必定会有的变化。

    c   查看一张牌的作用
    w   查看某件事现在为什么不能做
    u   撤回上一个选择
    h   让机器人给个提示
    p   翻看弃牌堆
    s   存档并离开
    q   不存档直接离开

    用上下翻页键翻看经过，用 [ 和 ] 或 Ctrl+上下方向键滚动牌桌。按 Esc 关闭这样的窗口。
screen-close = Esc 关闭
screen-welcome = 按 ? 看简要规则，按 h 要提示，点一下牌就能看它的作用。
screen-warn-set = 你手里还有一套完整的牌！再选一次同样的答案，就照样结束回合。
screen-warn-last = 最后一轮：手牌不计分，而你还有牌可以摆出。如果仍要这样做，请再选一次同样的答案。
screen-undo-ask = 在那之后已经出现了新情况。这桌没有别人：再按一次 u 就照样撤回。
screen-undo-none = 你还没有可以撤回的选择。
screen-undo-done = 已撤回。
screen-hint = 提示：{ $text }
screen-hint-none = 这里没有能出主意的机器人。
screen-thinking = 请稍等，正在想主意……
screen-quit-ask = 不存档就离开吗？再按一次 q 离开，按 s 存档。
screen-save = 存成什么文件名？
screen-save-exists = { $file } 已经存在。再按一次回车就覆盖它。
screen-save-failed = 无法写入 { $file }。
screen-saved = 已存档。用这条命令继续：grimtable play { $game } --resume { $file }
screen-card = 查哪张牌？
screen-find = 输入牌名，或用方向键选择
screen-why = 为什么不能这样做？
screen-why-option = 可以做：它就在你的答案里。
screen-why-rule = 规则 { $rule }
screen-curtain = 轮到{ $seat }了。
screen-curtain-key = 其他人请回避。{ $seat }，按回车查看你的牌。
screen-again = 按 q 离开牌桌。
screen-again-recorded = 按 q 离开牌桌，本局会记录到 { $file }。
no-people = { $most }个座位的牌桌可以坐1到{ $most }人，不能是{ $count }人；用 --seats 可以改变座位数
no-screen = { $option } 需要全屏终端，不能与 --plain 或管道同用
no-resume = { $file } 里存的是{ $title }的牌局
only-browser = { $option } 只用于浏览器里的牌桌：请不要写游戏名
only-terminal = { $option } 只用于终端：请写明游戏，例如 grimtable play grimwood

## 大家同时作答，一次选几样

screen-waiting-all = 其他人正在选择。
screen-full = 不能再多了，就选这些吗？
screen-send = 好，就这样
screen-picking = 退格键或点击可以撤回一张；按0或空格键选完。
screen-curtain-again = { $seat }，要改答案的话，请按 u。
screen-help-several = 要选几张牌的时候，牌先只是摆出来：按退格键、u 或点击可以撤回，按0或空格键选完。

## 全屏的 Grim Farmer

screen-farmer-turn = 第{ $number }轮，共{ $most }轮
screen-farmer-game-first_to_k = 第{ $number }局，先胜{ $most }局
screen-farmer-game-sum_of_cards_left = 第{ $number }局，共{ $most }局
screen-farmer-phase-1 = 抽牌
screen-farmer-phase-2 = 叫牌
screen-farmer-phase-3 = 特殊动物
screen-farmer-phase-4 = 盖牌
screen-farmer-phase-5 = 质疑
screen-farmer-discards = 弃牌：{ $count }
screen-farmer-discarded =
    { $count ->
        [0] 还没有弃牌。
       *[other] { $count }张弃牌，面朝下。
    }{ $known ->
        [0] {""}
       *[other] 其中你见过{ $known }张：{ $cards }。
    }
screen-farmer-call = 叫牌
screen-farmer-no-call = 还没有叫牌，抽完牌才叫。
screen-farmer-old-call = 上一轮的，马上换新的。
screen-farmer-or = 或
screen-farmer-beside = 新抽到：
screen-farmer-fits =
    { $only ->
        [animals] 只看动物：画着其中一种的牌就符合。
        [colours] 只看颜色：是其中一种颜色的牌就符合。
       *[both] 动物或颜色对上一样，牌就符合。
    }
screen-farmer-played = 已打出：
screen-farmer-played-by =
    { $card }（{ $seat_is ->
        [you] 你
       *[other] { $seat }
    }）
screen-farmer-open = 本轮还能打：
screen-farmer-picked = 已选：
screen-farmer-own-pile = 你的暗牌：
screen-farmer-number = { $count }
screen-farmer-held = 手牌{ $count }张
screen-farmer-placed = 盖了{ $count }张
screen-farmer-empty = 手牌空了！
screen-farmer-wins = 胜{ $count }局
screen-farmer-left = 累计剩{ $count }张
screen-farmer-good = 全都符合
screen-farmer-bad = 诈唬！
screen-farmer-hidden = 没人质疑
screen-farmer-points =
    { $seat_is ->
        [you] 你质疑了{ $seat_to }
       *[other] 质疑了{ $seat_to_is ->
            [you] 你
           *[other] { $seat_to }
        }
    }
screen-farmer-change =
    { $number }{ $count ->
       *[other] 张
    }
screen-farmer-last-chance = 手牌已空：{ $seats }。现在没被抓住的人就赢了。
screen-farmer-last-turn = 最后一轮：如果没人出完牌，手牌最少的人获胜。
screen-farmer-won = 第{ $number }局获胜：{ $seats }。新的一局已经发牌。
screen-farmer-warn-empty = 手牌已空，没人质疑就赢：{ $seats }。真要这样，请再选一次。
screen-farmer-too-late = 别的牌先打出了：【{ $card }】回到你手里。
