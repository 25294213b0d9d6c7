### 浏览器界面的文字。参数说明见 table.ftl。

## 页面

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
web-code-hint = 六个字母，或粘贴完整链接
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

web-open-table = 开一张新桌
web-open-lead = 你会得到给朋友的链接和房间码，空位可以交给机器人。
web-game = 游戏
web-who-plays = 谁来玩
web-seat-count = 座位
web-bot-count = 其中机器人
web-bot-strength = 机器人水平
web-bot-level = 机器人 · { $level }
web-level-random = 随机
web-level-greedy = 贪心
web-level-casual = 简单
web-level-heuristic = 高手
web-how-played = 对局设置
web-clock = 计时
web-clock-none = 不计时：慢慢来
web-clock-fast = 快速
web-clock-relaxed = 悠闲
web-clock-days = 以天计：有空再来
web-preset = 规则版本
web-preset-default = 默认
web-options = 牌桌选项
web-spectators = 有链接的人可以旁观
web-public = 在大厅中公开
web-veiled = 对局记录保密
web-veiled-why = 记录留在服务器上，因此赛后没人能验证洗牌。
web-open-it = 开桌
web-your-name = 你的名字
web-name-hint = 大家怎么称呼你
web-your-face = 你的头像

## 等待

web-opening = 正在打开牌桌……
web-no-table = 这里没有这张牌桌
web-table-unknown = 这个链接下没有牌桌，或者它不对你开放；也许已经关闭。
web-closed-unknown = 这个链接下已经没有牌桌了。
web-closed-moved = 你的座位已转到另一台设备。
web-closed-removed = 你已被移出这张牌桌。
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
web-all-here = 人到齐了。
web-add-bot = 加机器人
web-remove-bot = 移除机器人
web-fill-bots = 用机器人补满
web-start = 开始游戏
web-host-starts = 由房主开始游戏。
web-get-up = 离座
web-hot-seat = 同机加入
web-hot-seat-why = 另一个人在这台设备上玩这个座位；换人时会用幕布遮住手牌。
web-kick = 移出
web-invite = 邀请
web-qr = 用手机扫描的链接二维码
web-copy-link = 复制链接
web-copied = 已复制
web-read-rules = 趁现在看看规则
web-claim = 有个座位在等你
web-claim-text = 这个链接只能用一次，之后这个座位就由这台设备来玩。
web-link-dead = 这个链接已被使用或已过期。

## 大厅

web-lobby = 等人的牌桌
web-lobby-lead = 这些牌桌正在等人。坐下来一起玩，或者自己开一桌，列在这里。
web-lobby-empty = 现在没有人在等。
web-lobby-closed = 这台服务器不公开牌桌。请向房主要链接或房间码。
web-lobby-host = 房主：{ $name }

## 牌桌上

web-menu = 菜单
web-beside = 记录与聊天
web-log = 记录
web-chat = 聊天
web-chat-empty = 还没有人说话。
web-say = 说点什么……
web-emote-hello = 你好
web-emote-well_played = 打得好
web-emote-thanks = 谢谢
web-emote-oops = 哎呀
web-emote-thinking = 让我想想
web-emote-hurry = 快一点
web-emote-wow = 哇
web-emote-good_game = 精彩的一局
web-facts-tab = 牌桌
web-facts = 牌桌数据
web-unseen-title = 尚未出现
web-unseen = 未见 { $count }
web-unseen-text = 就你所知，在别人手里或牌堆里。
web-known-tab = 已知
web-known = 谁有什么
web-known-cards = 你见过：{ $cards }
web-known-nothing = 你一张也没见过。
web-look-empty = 指向一张牌，在这里查看说明。
web-look-through = 翻看
web-my-side = 你的一侧
web-my-hand = 你的手牌，{ $count } 张
web-my-hand-is = 你的手牌：{ $cards }
web-hand-empty = 你没有手牌。
web-middle = 牌桌中央
web-combo = 组合 { $place }
web-place-of = 第 { $place } 张，共 { $count } 张
web-card-back = 背面朝上的牌
web-card-legal = 可选
web-card-chosen = 已选
web-card-off = 现在不可选
web-card-idle = 未装备
web-card-spent = 横置
web-card-down = 背面朝上
web-points-short = 分
web-points-short-grimm_tidings = 级
web-score-grimm_tidings = { $count }级
web-card-count = { $count } 张牌
web-show-seat = 查看{ $name }
web-thinking = 正在思考
web-away = 离开
web-stand-in = 机器人代打
web-resigned = 已认输
web-watchers = { $count } 人旁观
web-rule = 规则 { $rule }
web-rules = 规则
web-answers = 回答
web-asked-you = 轮到你决定：{ $text }
web-press-again = 再点一次或按回车
web-which-way = 有几种做法，选哪一种？
web-lit = 桌上还有 { $count } 个亮起的选择。
web-choose-lit = 请在 { $count } 个亮起的选项中选择。
web-chosen-so-far = 已选
web-chosen-count = 已选 { $count } 个
web-put-back = 放回
web-seal = 封印
web-sealed = 已封印
web-sealed-you = 已封印，其他人还在选择。
web-break-seal = 拆封
web-waiting = 等待
web-waiting-count = { $count } 人正在选择。
web-number = 数量
web-less = 减少
web-more = 增加
web-before = 上一个
web-after = 下一个
web-filter = 输入名称
web-nothing-found = 没有找到。
web-paid = 已付 { $paid } / { $needed }
web-wasted = 多付 { $over }
web-suggested = 按建议
web-hint = 提示
web-hint-says = 高手会这样做：{ $what }
web-undo = 悔一步
web-undo-ask = 请求其他人同意悔步
web-undo-none = 现在没有可悔的步骤
web-taken-back = 有人悔了一步。
web-text-table = 文字牌桌
web-sound = 声音
web-still = 减少动画
web-why-open = 这个现在可以选。
web-why-title = 为什么不行？
web-not-connected = 未连接：没有发送任何内容。
web-line-lost = 连接中断，正在重试（{ $tries }）
web-line-restart = 服务器正在重启。你的牌桌会自动回来，一点不变。
web-line-silent = 服务器没有回应，正在重试（{ $tries }）
web-delayed = 你看到的牌桌晚 { $seconds } 秒，以免有人给场上的玩家通风报信。
web-missed = 你离开时发生的事
web-got-it = 知道了
web-stands-in = 机器人正在替你出牌。
web-i-am-back = 我回来了
web-curtain = 轮到{ $name }，{ $place }号座位
web-curtain-text = 请把屏幕交给对方。你确认之后才会亮出手牌。
web-curtain-lift = 是我
web-readonly = 这张牌桌使用旧版规则，只能查看。
web-wish =
    { $seat_is ->
        [you] 你请求{ $what ->
            [undo] 悔一步
            [end] 就此结束
            [pause] 暂停
           *[resume] 继续
        }。
       *[other] { $seat }请求{ $what ->
            [undo] 悔一步
            [end] 就此结束
            [pause] 暂停
           *[resume] 继续
        }。
    }
web-agree = 同意
web-disagree = 不同意
web-wish-waits = 还差 { $count } 人回答
web-paused = 牌桌已暂停。
web-pause = 请求暂停
web-resume = 继续游戏
web-end-agreed = 请求结束对局
web-move-seat = 换设备继续
web-leave = 离开（机器人接手）
web-resign = 认输
web-people = 玩家
web-make-host = 设为房主
web-mute = 禁言
web-block = 拉黑
web-report = 举报
web-reported = 已举报，谢谢。
web-trouble = 报告问题
web-trouble-text = 文件里只有这个座位看到的牌局：没有链接、名字、聊天，也没有洗牌的内容。报告时请附上。
web-trouble-say = 出了什么问题？
web-trouble-send = 告诉服务器管理员
web-trouble-bundle = 下载文件
web-orders = 预先作答
web-orders-text = 谁也看不到，每个反应时段的长度也都一样。
web-order-ask = 问我
web-ended-agreed = 大家同意就此结束。
web-ended-resigned = 所有人都认输了。
web-ended-closed = 牌桌已被关闭。
web-ended-expired = 太久没有人来。
web-rematch = 再来一局
web-same-deal = 同样的牌再来
web-follow-next = 大家换桌继续：一起来
web-check-shuffle = 验证洗牌
web-shuffle-fair = 洗牌公正：所有承诺都与牌序相符。
web-shuffle-wrong = 洗牌有问题：{ $what }
web-shuffle-lesson = 这一局没有洗牌：教学局的牌序总是一样的。
web-download = 下载

## 设置

web-settings = 设置
web-all-settings = 全部设置
web-at-table = 牌桌上
web-confirm = 确认回答
web-confirm-always = 总是：点两次
web-confirm-beyond = 只在不能悔步时确认
web-confirm-never = 从不：点一次
web-ends-alone = 只剩一个选择时替我按下
web-coach-again = 再讲解一遍
web-plain-names = 卡牌使用普通字体
web-save-name = 保存名字
web-saved = 已保存。
web-my-data = 你的数据
web-my-data-text = 服务器只凭一个 Cookie 认出这个浏览器，此外只存有你取的名字和你在牌桌上说的话。
web-my-data-get = 下载我的数据
web-forget-me = 删除我的一切数据
web-forgotten = 已全部删除。
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
web-credits-icons = 卡牌图案由以下网站的图标重新上色而成：
web-credits-others = game-icons.net 的其他作者
web-credits-fonts = 字体
web-credits-code = 随附程序
