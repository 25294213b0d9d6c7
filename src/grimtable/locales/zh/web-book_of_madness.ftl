### 只有浏览器中疯狂之书的牌桌才说的话。

web-madness-round = 第 { $round } 轮，共 { $rounds } 轮 · 第 { $turn } 回合，共 { $turns } 回合
web-madness-in-hand = 手中有 { $count } 张疯狂
web-madness-book = 书
web-madness-monster = 第 { $number } 只怪物，共 { $count } 只
web-madness-closed = 书还合着。
web-madness-if-beaten = 击败：
web-madness-if-not = 逃脱：
web-madness-next = 接下来的诅咒：
web-madness-ritual = 仪式
web-madness-pips = 实心：你现在付得起，所有支援都算在内。
web-madness-track = 仪式轨道与诅咒
web-madness-now = · 现在
web-madness-down = 背面朝上
web-madness-strikes =
    { $count ->
        [0] 已发作
        [1] 下回合发作
       *[other] { $count } 回合后
    }
web-madness-cost = 费用：{ $cards }
web-madness-under = 下面压着 { $count } 张疯狂
web-madness-library = 可学
web-madness-more = +{ $count }
web-madness-supply = 可获得
web-madness-danger = 少于 { $count } 张就危险
web-madness-banished = 已放逐 { $count } 张
web-points-short-book_of_madness = 已击败
web-score-book_of_madness = 已击败 { $count } 只怪物
