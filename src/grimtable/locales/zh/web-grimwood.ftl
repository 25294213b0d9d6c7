### 浏览器里的 Grimwood 牌桌。

web-grimwood-points = { $points }分
web-grimwood-cards = { $count }张牌
web-grimwood-size = { $count }/5
web-grimwood-set-owls = 三张猫头鹰
web-grimwood-set-crows = 三张乌鸦
web-grimwood-set-swamps = 三张沼泽
web-grimwood-set-paths = 三张幽径
web-grimwood-set-clearings = 三张空地
web-grimwood-set-mixed = 混合
web-grimwood-locked = 由龙守护
web-grimwood-skips =
    { $count ->
        [1] 跳过下一个回合
       *[other] 跳过接下来的{ $count }个回合
    }
web-grimwood-turn-of = { $name }还剩
web-grimwood-lights = 本回合剩余
web-grimwood-light-play = 能力或符石
web-grimwood-light-close =
    { $deck ->
        [0] 偷牌
       *[other] 抽牌或偷牌
    }
web-grimwood-light-extra = 额外行动
web-grimwood-light-action = 行动
web-grimwood-light-power = 能力
web-grimwood-light-out = 已用
web-grimwood-last-round = 最后一轮
web-grimwood-scoring = 计分
web-grimwood-more-lit = 其他座位还有{ $count }处可选。
