### 只有浏览器中疯狂之书的牌桌才说的话。

web-madness-round = 第{ $round }轮，共{ $rounds }轮 · 第{ $turn }回合，共{ $turns }回合
web-madness-turn = 第{ $turn }回合，共{ $turns }
web-madness-in-hand = 手中有{ $count }张疯狂牌
web-madness-book = 书
web-madness-monster = 第{ $number }只怪物，共{ $count }只
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
       *[other] { $count }回合后
    }
web-madness-cost = 费用：{ $cards }
web-madness-under = 下面压着{ $count }张疯狂牌
web-madness-library = 可学
web-madness-more = +{ $count }
web-madness-supply = 可获得
web-madness-danger = 少于{ $count }张就危险
web-madness-banished = 已放逐{ $count }张
web-points-short-book_of_madness = 已击败
web-score-book_of_madness = 已击败{ $count }只怪物
web-madness-of = { $number }/{ $count }
web-madness-arrival = 出现时：
web-madness-phases = 回合的阶段
web-madness-phase-concentrate = 专注
web-madness-phase-monster = 怪物
web-madness-phase-act = 行动
web-madness-phase-regenerate = 恢复
web-madness-broken = 已驱散
web-madness-support = 你的支援区
web-madness-support-of = { $seat }的支援区
web-madness-spells = 你的法术
web-madness-spells-of = { $seat }的法术
web-madness-ready = { $count }个中{ $ready }个就绪
web-madness-spent = 已用
web-madness-holds = { $seat }的手牌：{ $cards }
web-madness-lies = 支援区：{ $cards }
web-madness-characters = 学徒
web-madness-be = 扮演{ $name }

## 支付

web-madness-ask-dispel = 驱散【{ $card }】，费用：{ $cards }
web-madness-ask-learn = 学习【{ $card }】，费用：{ $cards }
web-madness-ask-gain = 获得【{ $card }】，费用：{ $cards }
web-madness-ask-cast = 施放【{ $card }】，费用：{ $cards }
web-madness-ask-cure = 治愈1张疯狂牌，费用：同一种元素{ $count }点
web-madness-ask-free = { $what }：无需支付
web-madness-chosen = 已为你选好：{ $what }。点牌可更改。
web-madness-paying = 你支付：{ $what }。
web-madness-from-hand = 手牌中的{ $cards }
web-madness-from-support =
    { $seat_is ->
        [you] 你支援区的{ $cards }
       *[other] { $seat }支援区的{ $cards }
    }
web-madness-lost = 多付的{ $cards }（{ $count }点）会浪费，{ $why ->
        [fit] 没有正好的组合。
       *[less] 少付几张也够。
    }
web-madness-missing = 还差：{ $cards }。
web-madness-times = 强化倍数
web-madness-reward = 你获得
web-madness-pay = 支付{ $paid }，费用{ $needed }
web-madness-then-dispel =
    { $has_reward ->
        [no] 并驱散诅咒
       *[other] 并获得{ $reward }
    }
web-madness-then-learn = 并学会
web-madness-then-gain = 并获得
web-madness-then-cast = 并施放
web-madness-then-cure = 并治愈

## 结局

web-madness-end-won = 书合上了
web-madness-end-last_monster = 书仍然敞开
web-madness-end-stack_empty = 书仍然敞开
web-madness-end-all_mad = 书仍然敞开
web-madness-end-agreed =
    { $turn ->
        [0] 你们在第一回合前停下
       *[other] 你们在第{ $turn }回合停下
    }
web-madness-together-won = 你们一起获胜：
web-madness-together-lost = 你们一起失败：
web-madness-together-agreed = 不分胜负：
web-madness-team = { $seats }
web-madness-monsters = 六只怪物
web-madness-fate-beaten = 击败
web-madness-fate-escaped = 逃脱
web-madness-fate-open = 还在
web-madness-broken-of = { $count }/{ $all }
web-madness-why-heading-won = 为什么获胜
web-madness-why-heading-lost = 为什么失败
web-madness-why-heading-agreed = 当时的局面
web-madness-why-won =
    仪式标记回到仪式格时已无诅咒。{ $count ->
        [0] 没有怪物逃脱。
       *[other] 曾有{ $count }只怪物逃脱，但只看第六只。
    }
web-madness-why-last_monster = 最后的怪物没有被击败：仪式标记回到仪式格时还有{ $cards }。
web-madness-why-stack_empty =
    { $seat_is ->
        [you] 在你的回合（第{ $turn }回合）必须拿疯狂牌，而疯狂牌堆已空。
       *[other] 在{ $seat }的回合（第{ $turn }回合）必须拿疯狂牌，而疯狂牌堆已空。
    }
web-madness-why-all_mad = 所有人都陷入疯狂：回合结束时手里有6张疯狂牌。
web-madness-why-agreed = 对局在最后一页之前结束。
web-madness-left = 剩{ $count }张
web-madness-unbroken = 始终没有驱散
web-madness-nobody = 没有人
web-madness-turn-when =
    第{ $turn }回合，{ $struck ->
        [yes] 发作之后
       *[no] 发作之前
    }
web-madness-help =
    { $seat_is ->
        [you] 靠你的【{ $card }】
       *[other] 靠{ $seat }的【{ $card }】
    }

## 计划

web-madness-plan-tab = 计划
web-madness-plan = 谁负责什么
web-madness-plan-seen = 全队都能看到，不约束任何人。
web-madness-plan-empty = 场上没有诅咒。
web-madness-plan-takes =
    { $seat_is ->
        [you] 你负责【{ $card }】
       *[other] { $seat }负责【{ $card }】
    }
web-madness-plan-open = 【{ $card }】：还没有人
web-madness-plan-points =
    { $seat_is ->
        [you] 你指着它
       *[other] { $seat }指着它
    }
web-madness-plan-promises =
    { $seat_is ->
        [you] 你答应留着{ $cards }
       *[other] { $seat }答应留着{ $cards }
    }
web-madness-plan-take = 我来负责
web-madness-plan-leave = 不负责了
web-madness-plan-point = 指向它
web-madness-plan-unpoint = 不再指向
web-madness-plan-promise = 答应……
web-madness-plan-choose = 点选你为【{ $card }】留着的牌。
web-madness-plan-done = 完成
web-madness-plan-sum = 已答应：{ $count }/{ $all }
web-madness-plan-bots =
    { $seat_is ->
        [you] 机器人会把它留给你。
       *[other] 机器人会把它留给{ $seat }。
    }
web-madness-plan-kept = { $cards }已答应留给【{ $card }】。
