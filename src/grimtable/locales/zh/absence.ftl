### About people who are away, and seats that went to somebody else.

table-handover-own_link = { $seat }用这个座位原主人给的链接坐到了这里，并且看到了手牌。
table-handover-host_link = { $seat }接手了一位离席玩家的座位，并且看到了手牌。
table-handover-returned = { $seat }回来了，重新坐回了自己的座位。
web-absence-limit =
    玩家离开 { $unit ->
        [minutes] { $count }分钟
        [hours] { $count }小时
       *[days] { $count }天
    }后，桌主可以把座位交给别人。
web-former-person = 你离开的时候，{ $place }号座位给了{ $seat }，对方已经看到了手牌。
web-former-bot = 你离开的时候失去了{ $place }号座位，现在由机器人代打。
web-former-gone = 你离开的时候失去了{ $place }号座位，游戏在没有这个座位的情况下继续。
web-former-take = 要回座位
web-former-ask = 请求归还
web-former-asked = 正在询问对方。
web-former-kept = 对方保留了座位。
web-asked-back = 原来坐在这个座位的玩家回来了，想要回座位。
web-give-back = 归还
web-keep-seat = 保留
