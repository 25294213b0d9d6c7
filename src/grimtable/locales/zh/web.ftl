### 页面

web-pages = 页面
web-nav-play = 游戏
web-nav-open = 开桌
web-nav-lobby = 大厅
web-nav-games = 对局
web-nav-rules = 规则
web-nav-settings = 设置
web-home = 回到首页
web-no-page = 这里什么也没有
web-no-page-text = 这个地址没有页面。如果是朋友发来的，请再要一次链接。
web-unreachable = 服务器没有回应，请稍后再试。
web-language = 语言
web-you = 你
web-guest = 客人 { $place }
web-somebody = 某人
web-yes = 是
web-no = 否
web-back = 返回
web-close = 关闭
web-really = 确定吗？再按一次
web-one-moment = 请稍候……
web-nudge = 催一下

## 首页

web-open = 打开
web-code = 桌号
web-games = 游戏
web-players = { $least }–{ $most }人
web-credits-link = 鸣谢

## 开桌

web-game = 游戏
web-bot-strength = 机器人水平
web-bot-level = 机器人 · { $level }
web-level-random = 随机
web-level-greedy = 贪心
web-level-casual = 简单
web-level-heuristic = 中等
web-level-search = 困难
web-level-easy = 简单
web-level-easy-why = 打法直接，会放过你的失误。
web-level-medium = 中等
web-level-medium-why = 按高手的经验法则出牌。
web-level-hard = 困难
web-level-hard-why = 先在心里推演各种选择，再选最好的。它看不到你的手牌。
web-options = 牌桌选项
web-your-name = 你的名字
web-name-hint = 大家怎么称呼你
web-your-face = 你的头像

## 等待

web-opening = 正在打开牌桌……
web-no-table = 这里没有这张牌桌
web-table-unknown = 这个链接下没有牌桌，或者它不对你开放；也许已经关闭。
web-closed-unknown = 这个链接下已经没有牌桌了。
web-closed-moved = 你的座位已转到另一台设备，或由别人接手。
web-closed-removed = 你已被移出这张牌桌。如果你只是离开了一会儿，请刷新页面。
web-closed-unwatched = 游戏已经开始，这张牌桌不允许旁观。
web-closed-crowded = 这张牌桌打开的标签页太多，这是最早的一个。
web-closed-reseated = 你的座位有变动，请刷新页面。
web-closed-restart = 服务器正在重启，请刷新页面。
web-invited = { $name }邀请你入座。
web-sit-down = 入座
web-sit-here = 坐这里
web-watch = 旁观
web-full = 座位已满。
web-seats = 座位
web-seat-free = 空位
web-host = 桌主
web-shuffling = 每个人的浏览器都在一起洗牌……
web-waiting-seats = 还有{ $count }个空位。
web-all-here = 座位都坐满了。
web-add-bot = 加机器人
web-remove-bot = 移除机器人
web-fill-bots = 用机器人补满
web-start = 开始游戏
web-host-starts = 由桌主开始游戏。
web-is-here = 在场
web-is-away = 离开
web-known-deal = 这一局的牌与之前某一局相同，打过那一局的人可能知道这些牌。
web-known-deal-waits = 只要有别人坐下，就会重新洗牌。
web-get-up = 离座
web-hot-seat = 同机加入
web-hot-seat-why = 另一个人在这台设备上玩这个座位；换人时会用幕布遮住手牌。
web-kick = 移出
web-invite = 邀请
web-copied = 已复制
web-read-rules = 趁现在看看规则

## 牌桌上

web-card-back = 背面朝上的牌
web-card-legal = 可选
web-card-chosen = 已选
web-card-idle = 未装备
web-card-spent = 横置
web-card-down = 背面朝上
web-rule = 规则 { $rule }
web-rules = 规则
web-waiting = 等待
web-filter = 输入名称
web-nothing-found = 没有找到。
web-text-table = 文字牌桌
web-sound = 声音
web-still = 减少动画

## 设置

web-settings = 设置
web-all-settings = 全部设置
web-confirm = 确认回答
web-confirm-always = 总是：点两次
web-confirm-beyond = 只在不能撤回时确认
web-confirm-never = 从不：点一次
web-presses-only = 只剩一个选项时
web-presses-only-auto = 只和机器人玩时自动选择
web-presses-only-always = 总是自动选择
web-presses-only-never = 等我自己选
web-coach-again = 再讲解一遍
web-keys = 按键
web-key-confirm = 确认
web-key-back = 退一步
web-key-walk = 在牌间移动
web-key-next = 下一个亮起的目标
web-key-end = 结束回合
web-key-draw = 抽牌
web-key-steal = 偷牌
web-key-pass = 跳过
web-key-yes-no = 是、否
web-key-seats = 座位（顺时针）
web-key-undo = 撤回
web-key-hint = 提示
web-key-why = 为什么不行？
web-key-totals = 报分数
web-key-hand = 报手牌
web-key-say-seats = 报座位
web-key-log = 记录
web-key-mute = 开关声音
web-key-keys = 按键列表

## 规则与鸣谢

web-rules-title = 规则与卡牌
web-cards = 卡牌
web-search-rules = 搜索规则
web-ledger-english = 完整规则书为英文。
web-credits = 鸣谢
