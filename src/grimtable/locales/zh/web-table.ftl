### 浏览器在牌桌上说的话，与玩什么游戏无关。

web-menu = 菜单
web-beside = 记录与聊天
web-log = 记录
web-chat = 聊天
web-chat-empty = 还没有人说话。
web-say = 说点什么……
web-send = 发送
web-chat-quick = 快捷短语
web-emote-hello = 你好
web-emote-well_played = 打得好
web-emote-thanks = 谢谢
web-emote-oops = 哎呀
web-emote-thinking = 让我想想
web-emote-hurry = 快一点
web-emote-wow = 哇
web-emote-good_game = 精彩的一局
web-emote-good_luck = 祝大家好运
web-emote-ready = 我准备好了
web-emote-one_moment = 请稍等
web-emote-shall_we_start = 开始吧？
web-emote-back_soon = 我马上回来
web-emote-i_am_back = 我回来了
web-emote-play_again = 再来一局？
web-facts-tab = 牌桌
web-nobody = 无
web-facts = 牌局记录
web-unseen-title = 尚未出现
web-unseen = 未见{ $count }
web-unseen-text = 就你所知，在别人手里或牌堆里。
web-known-tab = 已知
web-known = 谁有什么
web-known-cards = 你见过：{ $cards }
web-known-nothing = 你一张也没见过。
web-look-empty = 指向一张牌，在这里查看说明。
web-look-through = 翻看
web-my-side = 你的一侧
web-my-hand = 你的手牌，{ $count }张
web-my-hand-is = 你的手牌：{ $cards }
web-hand-empty = 你没有手牌。
web-middle = 牌桌中央
web-combo = 组合{ $place }
web-place-of = 第{ $place }张，共{ $count }张
web-card-off = 现在不可选
web-points-short = 分
web-points-short-grimm_tidings = 级
web-score-grimm_tidings = { $count }级
web-card-count = { $count }张牌
web-show-seat = 查看{ $name }
web-thinking = 正在思考
web-away = 离开
web-stand-in = 机器人代打
web-resigned = 已认输
web-watchers = { $count }人旁观
web-answers = 回答
web-asked-you = 轮到你决定：{ $text }
web-press-again = 再点一次，或按回车。
web-which-way = 有几种做法，选哪一种？
web-lit = 桌上有{ $count }个亮起的选择。
web-choose-lit = 请在{ $count }个亮起的选项中选择。
web-chosen-so-far = 已选
web-chosen-count = 已选{ $count }个
web-put-back = 放回
web-seal = 锁定
web-sealed = 已锁定
web-sealed-you = 已锁定，其他人还在选择。
web-break-seal = 拆封
web-waiting-count = { $count }人正在选择。
web-number = 数量
web-less = 减少
web-more = 增加
web-more-ways = 更多…
web-before = 上一个
web-after = 下一个
web-paid = 已付{ $paid } / { $needed }
web-wasted = 多付{ $over }
web-suggested = 按建议
web-hint = 提示
web-undo = 撤回
web-undo-ask = 请求其他人同意撤回
web-undo-none = 现在没有可撤回的步骤
web-taken-back = 有人悔了一步。
web-why-open = 这个现在可以选。
web-why-title = 为什么不行？
web-not-connected = 未连接：没有发送任何内容。
web-line-lost = 连接中断，正在重试（{ $tries }）
web-line-restart = 服务器正在重启。你的牌桌会自动回来，一点不变。
web-line-silent = 服务器没有回应，正在重试（{ $tries }）
web-delayed = 你看到的牌桌晚{ $seconds }秒，以免有人给场上的玩家通风报信。
web-missed = 你离开时发生的事
web-got-it = 知道了
web-stands-in = 机器人正在替你出牌。
web-i-am-back = 我回来了
web-withdraw = 撤回
web-curtain = 轮到{ $name }，{ $place }号座位
web-curtain-text = 请把屏幕交给对方。你确认之后才会亮出手牌。
web-curtain-lift = 是我
web-readonly = 这张牌桌使用旧版规则，只能查看。
web-wish =
    { $seat_is ->
        [you] 你请求{ $what ->
            [undo] 撤回
            [end] 就此结束
            [pause] 暂停
           *[resume] 继续
        }。
       *[other] { $seat }请求{ $what ->
            [undo] 撤回
            [end] 就此结束
            [pause] 暂停
           *[resume] 继续
        }。
    }
web-agree = 同意
web-disagree = 不同意
web-wish-waits = 还要等：{ $seats }
web-turn-title = （轮到你了）{ $title }
web-paused = 牌桌已暂停。
web-resume = 继续游戏
web-orders = 预先作答
web-ended-agreed = 大家同意就此结束。
web-ended-abandoned = 这局游戏中途结束。离席：{ $seats }。
web-ended-closed = 牌桌已被关闭。
web-ended-expired = 太久没有人来。
web-rematch = 再来一局
web-same-deal = 同样的牌再来
web-follow-next = 大家换桌继续：一起来
web-follow-again = 大家换桌用同样的牌再来：一起来
web-check-shuffle = 验证洗牌
web-replay = 回放
web-download = 下载
