### 牌桌上用不到的页面：开桌、大厅、设置、致谢。

web-open-table = 开一张新桌
web-open-lead = 你会得到给朋友的链接和桌号，空位可以交给机器人。
web-who-plays = 谁来玩
web-seat-count = 座位
web-bot-count = 其中机器人
web-how-played = 对局设置
web-clock = 计时
web-clock-none = 不计时：慢慢来
web-clock-fast = 快速
web-clock-relaxed = 悠闲
web-clock-days = 以天计：有空再来
web-absence = 离席时限
web-absence-0 =
    { $clock ->
        [days] 通常：3天
       *[other] 通常：10分钟
    }
web-absence-120 = 2分钟
web-absence-600 = 10分钟
web-absence-1800 = 30分钟
web-absence-3600 = 1小时
web-absence-86400 = 1天
web-absence-259200 = 3天
web-absence-why = 超过这个时间，桌主可以把离席玩家的座位交给别人。
web-preset = 预设
web-preset-default = 默认
web-spectators = 有链接的人可以旁观
web-public = 在大厅中公开
web-veiled = 对局记录保密
web-veiled-why = 记录留在服务器上，因此赛后没人能验证洗牌。
web-effects-why = 选项下方的一行说明它会改变什么，由四个机器人对局测得，其余规则不变。人的打法可能不同。
web-effect-length =
    { $way ->
        [more] 一局长{ $by }%。
       *[less] 一局短{ $by }%。
    }
web-effect-first =
    { $way ->
        [more] 先手胜率高{ $by }个百分点。
       *[less] 先手胜率低{ $by }个百分点。
    }
web-effect-team =
    { $way ->
        [more] 全队胜率高{ $by }个百分点。
       *[less] 全队胜率低{ $by }个百分点。
    }
web-open-it = 开桌
web-claim = 有个座位在等你
web-claim-text = 这个链接只能用一次，之后这个座位就由这台设备来玩。
web-link-dead = 这个链接已被使用或已过期。
web-lobby = 等人的牌桌
web-lobby-lead = 这些牌桌正在等人。坐下来一起玩，或者自己开一桌，列在这里。
web-lobby-empty = 现在没有人在等。
web-lobby-closed = 这台服务器不公开牌桌。请向桌主要链接或桌号。
web-lobby-host = 桌主：{ $name }
web-at-table = 牌桌上
web-plain-names = 卡牌使用普通字体
web-save-name = 保存名字
web-saved = 已保存。
web-my-data = 你的数据
web-my-data-text = 服务器只凭一个 Cookie 认出这个浏览器，此外只存有你取的名字和你在牌桌上说的话。
web-my-data-get = 下载我的数据
web-forget-me = 删除我的一切数据
web-forgotten = 已全部删除。
web-credits-icons = 卡牌图案由以下网站的图标重新上色而成：
web-credits-others = game-icons.net 的其他作者
web-credits-fonts = 字体
web-credits-code = 随附程序

## 规则书

web-rules-book = 规则书
web-rules-contents = 目录
web-rules-chapter = 第{ $number }章，共{ $count }章
web-rules-search = 查找词语或卡牌
web-rules-found = 查找结果
web-rules-none = 规则书里没有这些词。
web-rules-named = 本章提到的卡牌
web-rules-cards = 全部{ $count }种卡牌
web-rules-rulings = 每条裁定
web-rules-rulings-about = 所有带编号的规则（英文）
web-rule-wording = 规则 { $rule } 的原文（英文）
web-rules-print = 打印本章
web-rules-before = 上一章
web-rules-after = 下一章
