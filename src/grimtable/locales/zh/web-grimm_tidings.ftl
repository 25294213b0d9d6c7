### 只有浏览器里 Grimm Tidings 的牌桌才说的话。

web-tidings-fight = 战斗
web-tidings-ahead =
    { $count ->
        [0] 平手，算你们赢
       *[other] 领先{ $count }：怪物会输
    }
web-tidings-short =
    { $count ->
        [0] 平手：算怪物赢
       *[other] 落后{ $count }：怪物会赢
    }

## 预先作答

web-tidings-order-numbers = 数字不变就让过
web-tidings-order-fight = 这场战斗都让过
web-tidings-order-once = 多留20秒
web-order-grimm_tidings-asks = 别人的回合和战斗中
web-order-grimm_tidings-asks-smart = 有提议，或我在战斗中能做点什么时问我，否则让过
web-order-grimm_tidings-asks-own = 让过，并拒绝提议
web-order-grimm_tidings-react = 可以回应诅咒、牌、骰子或坏事时
web-order-grimm_tidings-react-pass = 随它去
