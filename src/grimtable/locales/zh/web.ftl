### 页面

web-pages = 页面
web-nav-play = 游戏
web-nav-open = 开桌
web-nav-lobby = 大厅
web-nav-rules = 规则
web-nav-settings = 设置
web-home = 回到首页
web-no-page = 这里什么也没有
web-no-page-text = 这个地址没有页面。如果是朋友发来的，请再要一次链接。
web-unreachable = 服务器没有回应，请稍后再试。
web-language = 语言
web-you = 你
web-somebody = 某人
web-yes = 是
web-no = 否
web-back = 返回
web-close = 关闭
web-really = 确定吗？再按一次
web-one-moment = 请稍候……
web-nudge = 催一下

## 首页

web-hero-1 = 阴森的纸牌游戏，
web-hero-2 = 林中的一张牌桌。
web-hero-text = 打开浏览器就能玩，无需注册。马上和机器人对局，或者给朋友发一条链接。
web-your-tables = 你的牌桌
web-your-turn = 轮到你了
web-continue = 继续
web-open = 打开
web-phase-waiting = 等待玩家
web-phase-shuffling = 正在洗牌
web-phase-playing = 其他人正在思考
web-phase-over = 已结束
web-got-code = 有链接或房间码？
web-code-hint = 十个字母，或粘贴完整链接
web-code = 房间码
web-join = 加入
web-code-unknown = 这个房间码下没有正在等人的牌桌。
web-resting = 服务器正在维护：进行中的对局照常，新牌桌请稍候。
web-games = 游戏
web-players = { $least }–{ $most } 人
web-length-grimwood = 30 分钟
web-length-grim_farmer = 15 分钟
web-length-grimm_tidings = 45 分钟
web-length-book_of_madness = 90 分钟
web-motto-grimwood = 牌堆抽空时分数最高者胜
web-motto-grim_farmer = 最先出完手牌者胜
web-motto-grimm_tidings = 最先靠打怪升到 10 级者胜
web-motto-book_of_madness = 齐心协力，击败第六只怪物
web-blurb-grimwood = 把暗夜生灵凑成组合，偷来缺少的牌，再交给巨龙看守。
web-blurb-grim_farmer = 盖下动物牌，装得老实些。大家同时指人，撒谎被抓就得再摸一手牌。
web-blurb-grimm_tidings = 踢开门，与门后的怪物搏斗，花钱请帮手，再礼貌地出卖他们。
web-blurb-book_of_madness = 六只怪物、一本书，还有你们的理智：一起破除诅咒，别让疯狂先找上门。
web-play-bots = 对战机器人
web-dealing = 发牌中……
web-play-first = 与三个机器人玩《{ $title }》
web-invite-friends = 邀请朋友
web-learn = 边玩边学
web-learn-length = 5 分钟
web-foot = 开源 · 无追踪 · 洗牌可验证 · 图标来自 game-icons.net，CC BY 3.0 ·
web-credits-link = 鸣谢

## 开桌

web-game = 游戏
web-bot-strength = 机器人水平
web-bot-level = 机器人 · { $level }
web-level-random = 随机
web-level-greedy = 贪心
web-level-casual = 简单
web-level-heuristic = 高手
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
web-host = 房主
web-shuffling = 每个人的浏览器都在一起洗牌……
web-waiting-seats = 还有 { $count } 个空位。
web-all-here = 座位都坐满了。
web-add-bot = 加机器人
web-remove-bot = 移除机器人
web-fill-bots = 用机器人补满
web-start = 开始游戏
web-host-starts = 由房主开始游戏。
web-known-deal = 这一局的牌与之前某一局相同，打过那一局的人可能知道这些牌。
web-known-deal-waits = 只要有别人坐下，就会重新洗牌。
web-get-up = 离座
web-hot-seat = 同机加入
web-hot-seat-why = 另一个人在这台设备上玩这个座位；换人时会用幕布遮住手牌。
web-kick = 移出
web-invite = 邀请
web-qr = 用手机扫描的链接二维码
web-copy-link = 复制链接
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
web-confirm-beyond = 只在不能悔步时确认
web-confirm-never = 从不：点一次
web-ends-alone = 只剩一个选择时替我按下
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
web-key-undo = 悔一步
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
