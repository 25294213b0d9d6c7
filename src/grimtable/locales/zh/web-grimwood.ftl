### 浏览器里的 阴郁之林 牌桌。

web-grimwood-points = { $points }分
web-grimwood-cards = { $count }张牌
web-grimwood-size = { $count }/5
web-grimwood-set-owls = 猫头鹰
web-grimwood-set-crows = 乌鸦
web-grimwood-set-swamps = 沼泽
web-grimwood-set-paths = 幽径
web-grimwood-set-clearings = 空地
web-grimwood-set-mixed = 混合
web-grimwood-given = 你给出这组
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
web-grimwood-deeds = 抽牌、偷牌或结束回合
web-grimwood-deed-draw = 抽牌
web-grimwood-deed-steal = 偷牌
web-grimwood-deed-end = 结束回合
web-grimwood-deeds-card = 等{ $card }结算完。
web-grimwood-deeds-wait = 等这个问题答完。
web-grimwood-deeds-first = 先抽牌或偷牌，才能结束回合。
web-grimwood-deeds-done = 这个回合你已经抽过或偷过牌了。
web-grimwood-seen-now = { $count }张牌，刚刚看到
web-grimwood-seen-part = { $count }张中你知道{ $known }张
web-grimwood-seen-turn = 第{ $turn }回合看到
web-grimwood-seen-hand = { $seat }手里你看到过：{ $cards }
web-grimwood-mark-yours = 你的
web-grimwood-mark-blocks = 阻挡
web-grimwood-done-to-you = 你遭遇了什么
web-grimwood-turn = 第{ $number }回合。
web-grimwood-again = 再看一次
web-grimwood-last-round = 最后一轮
web-grimwood-scoring = 计分
web-grimwood-more-lit = 其他座位还有{ $count }处可选。

## 按钮上的短句

web-short-grimwood-do-seat = { $seat }
web-short-grimwood-do-steal = 偷{ $seat }的牌
web-short-grimwood-do-steal-closing = 偷{ $seat }的牌
web-short-grimwood-do-steal-extra = 偷{ $seat }的牌（额外行动）
web-short-grimwood-do-play = 打出并发动能力
web-short-grimwood-do-lay = 摆出，不用能力
web-short-grimwood-do-lay-plain = 摆出
web-short-grimwood-do-set =
    摆出{ $set ->
        [owls] 三张猫头鹰
        [crows] 三张乌鸦
        [swamps] 三张沼泽
        [paths] 三张幽径
        [clearings] 三张空地
       *[mixed] 沼泽、幽径和空地
    }

## 问题的含义

web-about-grimwood-steal = 护身符能挡住小偷。每个人都会被问到，所以没人知道谁有。
web-about-grimwood-place = 一个组合里有一到五个超自然生物，依次值1、2、5、10、15分。

## 第一局

web-coach-grimwood-goal = 这里是你的一侧。一列超自然生物，或三张猫头鹰、乌鸦或环境，就是一个组合，组合就是分数。牌堆抽空时分数最高的人获胜，手牌不算分。
web-coach-grimwood-lights = 每支蜡烛代表这个回合还能做的一件事：发动一个能力或打一张符石，再抽一张或偷一张牌，先后随意。
web-coach-grimwood-power = 发光的牌现在可以打。点一下看看效果，再点一下或拖到桌上就打出去。
web-coach-grimwood-set = 你手里有三张可以成套。摆出来不费蜡烛，马上得分。
web-coach-grimwood-draw = 从牌堆抽一张，或者选一位玩家，暗中偷一张手牌。之后还可以继续摆牌，最后结束回合。
web-coach-grimwood-target = 这张牌的能力需要一个目标。发光的都可以选；点别的东西，牌桌会告诉你为什么不行。
web-coach-grimwood-amulet = 有人要偷你的牌。手里有护身符就可以挡住。每个人的应答时间都一样长，所以没人知道你有什么。
web-coach-grimwood-last = 牌堆空了：这里列出的人各剩一个回合。手里的牌要摆到桌上才算分。

## 预先作答

web-order-grimwood-steal = 有人偷我的牌时
web-order-grimwood-steal-block = 有护身符就挡住
web-order-grimwood-steal-allow = 随他去

## 记录

web-grimwood-told-set =
    { $seat_is ->
        [you] 你摆出
       *[other] { $seat }摆出
    }{ $cards }。
web-grimwood-told-scrapped =
    { $seat_is ->
        [you] 你的组合
       *[other] { $seat }的组合
    }进入弃牌堆：{ $cards }。
