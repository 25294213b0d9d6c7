### 阴险农夫。牌、棋子和颜色的名称在 grim_farmer-cards.ftl；正文里的牌名一律放在【】中。

grim_farmer-blurb = 把手牌一张张盖出去，老实也好，撒谎也罢；再把撒谎的人指出来。

## 卡牌作用

grim_farmer-card-heading =
    【{ $card }】{ $group ->
        [normal] 普通动物
        [action] 特殊动物，在第3阶段打出
       *[special] 特殊动物
    }，{ $copies ->
        [0] 这副牌里没有
       *[other] 共{ $copies }张
    }

grim_farmer-text-normal =
    叫牌里有{ $card }或{ $card2 }时就符合。质疑成功后，{ $reward_discard ->
        [exactly_2_or_none] 可以弃掉两张这样的普通牌，要么就一张也不弃。
       *[up_to_2] 可以弃掉最多两张这样的普通牌。
    }
grim_farmer-text-snake = 永远不符合。它所在的暗牌被质疑时，要多抽一张牌。只有混在没人质疑的暗牌里，才能把它甩掉。
grim_farmer-text-mouse = 不管叫牌是什么都符合，但救不了同一叠里的其他牌，也不能作为奖励弃掉。
grim_farmer-text-chameleon =
    在第3阶段打出：抽一种新颜色，再从亮出的颜色里放回一种，新的旧的都行。叫牌里没有颜色时，{ $dud_specials ->
        [forbidden] 不能打出。
       *[allowed] 打出也没有效果，只是少一张手牌。
    }{ $special_limit ->
        [per_player] 每人每轮可以打一张。
       *[per_table] 全桌每轮只能打一张，先到先得。
    }盖在暗牌里永远不符合。
grim_farmer-text-frog =
    在第3阶段打出：抽一种新动物，再从亮出的动物里放回一种，新的旧的都行。叫牌里没有动物时，{ $dud_specials ->
        [forbidden] 不能打出。
       *[allowed] 打出也没有效果，只是少一张手牌。
    }{ $special_limit ->
        [per_player] 每人每轮可以打一张。
       *[per_table] 全桌每轮只能打一张，先到先得。
    }盖在暗牌里永远不符合。
grim_farmer-text-parrot =
    在第3阶段打出：放回叫牌里的一种动物，换上一种新颜色；有两种动物时由你选。{ $special_limit ->
        [per_player] 每人每轮可以打一张。叫牌里没有动物时，{ $dud_specials ->
            [forbidden] 不能打出。
           *[allowed] 打出也没有效果，只是少一张手牌。
        }
       *[per_table] 全桌每轮只能打一张，先到先得。{ $dud_specials ->
            [forbidden] 没有效果的特殊动物不能打出。
           *[allowed] {""}
        }
    }盖在暗牌里永远不符合。
grim_farmer-text-lion =
    在第3阶段打出：放回叫牌里的一种颜色，换上一种新动物；有两种颜色时由你选。{ $special_limit ->
        [per_player] 每人每轮可以打一张。叫牌里没有颜色时，{ $dud_specials ->
            [forbidden] 不能打出。
           *[allowed] 打出也没有效果，只是少一张手牌。
        }
       *[per_table] 全桌每轮只能打一张，先到先得。{ $dud_specials ->
            [forbidden] 没有效果的特殊动物不能打出。
           *[allowed] {""}
        }
    }盖在暗牌里永远不符合。

## 问题，按提问的框架命名

grim_farmer-first-player = 你是桌主：由谁当起始玩家？
grim_farmer-draw-count = 你有{ $count }张手牌。要抽几张？
grim_farmer-draw-more = 你有{ $count }张手牌。还要再抽一张吗？
grim_farmer-race =
    { $able ->
        [no] 你现在没有特殊动物可以打出。
       *[yes] 要打出特殊动物吗？
    }
grim_farmer-in-turn =
    { $able ->
        [no] 你现在没有特殊动物可以打出。
       *[yes] 轮到你了：要打出特殊动物吗？
    }
grim_farmer-live-race =
    { $able ->
        [no] 你现在没有特殊动物可以打出。
       *[yes] 要打出特殊动物吗？最快的那张算数。
    }
grim_farmer-put-back = 抽到了{ $card }。要放回哪一个？
grim_farmer-parrot = 鹦鹉：放回哪种动物？
grim_farmer-lion = 狮子：放回哪种颜色？
grim_farmer-place =
    叫牌：{ $cards }。{ $only ->
        [animals] 只看动物。
        [colours] 只看颜色。
       *[both] {""}
    }{ $count ->
        [0] 你要盖下2到{ $most }张牌。先盖哪一张？
        [1] 第二张盖哪一张？
       *[other] 还要再盖一张吗？
    }
grim_farmer-challenge =
    { $placed ->
        [0] 你没有盖牌
       *[other] 你盖下了{ $placed }张牌
    }，{ $count ->
        [0] 手里已经没有牌
       *[other] 手里还有{ $count }张
    }。要质疑谁？
grim_farmer-reward =
    { $able ->
        [no] 你质疑对了，可惜没有能弃的牌。
       *[yes] { $count ->
            [0] 你质疑对了！{ $reward ->
                [exactly_2_or_none] 可以弃掉两张普通牌。先弃哪一张？
               *[up_to_2] 可以弃掉最多两张普通牌。弃哪一张？
            }
           *[other] 第二张弃哪一张？
        }
    }

## 答案

grim_farmer-do-seat =
    { $seat_is ->
        [you] 你自己
       *[other] { $seat }
    }
grim_farmer-do-draw =
    { $count ->
        [0] 不抽
       *[other] 抽{ $count }张（手牌变成{ $total }张）
    }
grim_farmer-do-more = 再抽一张（手牌变成{ $total }张）
grim_farmer-do-stop = 不再抽了
grim_farmer-do-pass = 跳过
grim_farmer-do-play = 打出【{ $card }】
grim_farmer-do-play-dud = 打出【{ $card }】（没有效果，只是少一张手牌）
grim_farmer-do-put-back = 放回{ $card }（之后：{ $cards }）
grim_farmer-do-give-up = 放回{ $card }
grim_farmer-do-place =
    { $card }{ $fits ->
        [yes] {" "}✓
       *[no] {""}
    }{ $count ->
        [1] {""}
       *[other] （手里有{ $count }张）
    }
grim_farmer-do-place-all = 就这些：盖下这{ $count }张
grim_farmer-do-discard =
    弃掉【{ $card }】{ $count ->
        [1] {""}
       *[other] （手里有{ $count }张）
    }
grim_farmer-do-discard-all =
    { $count ->
        [0] 不弃
       *[other] 就这些
    }
grim_farmer-do-challenge =
    质疑{ $seat }（盖了{ $placed }张，{ $count ->
        [0] 手牌已空！
       *[other] 手里还有{ $count }张
    }）
grim_farmer-do-challenge-nobody = 谁也不质疑

## 事件：牌从一处移到另一处

grim_farmer-event-deck-hand =
    { $seat_is ->
        [you] 你抽到【{ $card }】。
       *[other] { $seat }抽到【{ $card }】。
    }
grim_farmer-event-deck-hand-unseen =
    { $seat_is ->
        [you] 你抽了一张牌。
       *[other] { $seat }抽了一张牌。
    }
grim_farmer-event-box-hand =
    { $seat_is ->
        [you] 你分到【{ $card }】。
       *[other] { $seat }分到【{ $card }】。
    }
grim_farmer-event-box-hand-unseen =
    { $seat_is ->
        [you] 你分到一张特殊动物。
       *[other] { $seat }分到一张特殊动物。
    }
grim_farmer-event-hand-played =
    { $seat_is ->
        [you] 你打出【{ $card }】。
       *[other] { $seat }打出【{ $card }】。
    }
grim_farmer-event-hand-pile =
    { $seat_is ->
        [you] 你盖下【{ $card }】。
       *[other] { $seat }盖下【{ $card }】。
    }
grim_farmer-event-hand-pile-unseen =
    { $seat_is ->
        [you] 你盖下一张牌。
       *[other] { $seat }盖下一张牌。
    }
grim_farmer-event-hand-discard =
    { $seat_is ->
        [you] 你弃掉【{ $card }】。
       *[other] { $seat }弃掉【{ $card }】。
    }
grim_farmer-event-pile-discard =
    { $seat_is ->
        [you] 你暗牌里的【{ $card }】进入弃牌堆。
       *[other] { $seat }暗牌里的【{ $card }】进入弃牌堆。
    }
grim_farmer-event-pile-discard-unseen =
    { $seat_is ->
        [you] 你的一张暗牌进入弃牌堆。
       *[other] { $seat }的一张暗牌没有翻开就进入弃牌堆。
    }
grim_farmer-event-played-discard = 【{ $card }】进入弃牌堆。
grim_farmer-event-shown =
    { $seat_is ->
        [you] 你的暗牌里有【{ $card }】。
       *[other] { $seat }的暗牌里有【{ $card }】。
    }
grim_farmer-event-shown-unseen =
    { $seat_is ->
        [you] 你的一张暗牌被翻开。
       *[other] { $seat }的一张暗牌被翻开。
    }
grim_farmer-event-shuffled = 洗牌。
grim_farmer-event-swapped = 牌堆空了：弃牌洗匀后成为新的牌堆。

## 事件：其他

grim_farmer-event-dealt =
    { $number ->
        [1] 每人分到十张普通牌和三张特殊牌。
       *[other] 第{ $number }局开始。每人分到十张普通牌和三张特殊牌。
    }
grim_farmer-event-turn =
    { $seat_is ->
        [you] 第{ $number }轮：你是起始玩家
       *[other] 第{ $number }轮：{ $seat }是起始玩家
    }
grim_farmer-event-number =
    { $seat_is ->
        [you] { $count ->
            [0] 你不抽牌。
           *[other] 你要抽{ $count }张牌。
        }
       *[other] { $count ->
            [0] { $seat }不抽牌。
           *[other] { $seat }要抽{ $count }张牌。
        }
    }
grim_farmer-event-called = 新的叫牌：{ $card }、{ $card2 }。
grim_farmer-event-dud =
    { $seat_is ->
        [you] 你打出【{ $card }】，没有效果。
       *[other] { $seat }打出【{ $card }】，没有效果。
    }
grim_farmer-event-came =
    { $seat_is ->
        [you] 你从袋里抽到{ $card }。
       *[other] { $seat }从袋里抽到{ $card }。
    }
grim_farmer-event-went =
    { $seat_is ->
        [you] 你放回{ $card }。
       *[other] { $seat }放回{ $card }。
    }
grim_farmer-event-passed =
    { $seat_is ->
        [you] 你跳过。
       *[other] { $seat }跳过。
    }
grim_farmer-event-placed =
    { $seat_is ->
        [you] 你盖下{ $count }张牌。
       *[other] { $seat }盖下{ $count }张牌。
    }
grim_farmer-event-challenged =
    { $seat_is ->
        [you] 你质疑{ $seat_to }。
       *[other] { $seat_to_is ->
            [you] { $seat }质疑你。
           *[other] { $seat }质疑{ $seat_to }。
        }
    }
grim_farmer-event-judged =
    { $seat_is ->
        [you] { $verdict ->
            [bad] 你的诈唬被识破了。
           *[good] 你的牌全都符合。
        }
       *[other] { $verdict ->
            [bad] { $seat }的诈唬被识破了。
           *[good] { $seat }的牌全都符合。
        }
    }
grim_farmer-event-caught =
    { $seat_is ->
        [you] { $count ->
            [0] 你因诈唬该抽牌，但已经没有牌可抽。
           *[other] 你因诈唬抽了{ $count }张牌。
        }
       *[other] { $count ->
            [0] { $seat }因诈唬该抽牌，但已经没有牌可抽。
           *[other] { $seat }因诈唬抽了{ $count }张牌。
        }
    }
grim_farmer-event-failed =
    { $seat_is ->
        [you] { $count ->
            [0] 你质疑错了，本该抽牌，但已经不能再抽。
           *[other] 你质疑错了，抽了{ $count }张牌。
        }
       *[other] { $count ->
            [0] { $seat }质疑错了，本该抽牌，但已经不能再抽。
           *[other] { $seat }质疑错了，抽了{ $count }张牌。
        }
    }
grim_farmer-event-filled =
    { $seat_is ->
        [you] 你只剩一张牌，于是再抽一张。
       *[other] { $seat }只剩一张牌，于是再抽一张。
    }
grim_farmer-event-won =
    { $seat_is ->
        [you] { $reason ->
            [turn_cap] 最后一轮打完了。你的手牌最少，赢得这一局。
            [last_special] 你打出了最后一张手牌，当场赢得这一局。
           *[hand_empty] 你的手牌出完了，赢得这一局。
        }
       *[other] { $reason ->
            [turn_cap] 最后一轮打完了。{ $seat }的手牌最少，赢得这一局。
            [last_special] { $seat }打出了最后一张手牌，当场赢得这一局。
           *[hand_empty] { $seat }的手牌出完了，赢得这一局。
        }
    }
grim_farmer-event-won-shared =
    { $reason ->
        [turn_cap] 最后一轮打完了。手牌一样少，共同获胜：{ $seats }。
       *[hand_empty] 同时出完手牌，共同获胜：{ $seats }。
    }

## 结局

grim_farmer-outcome-hand_empty = 有人出完了手牌，这一局结束。
grim_farmer-outcome-turn_cap = 这张牌桌允许的最后一轮打完了，这一局结束。
grim_farmer-outcome-last_special = 有人用特殊动物打出了最后一张手牌，这一局当场结束。
grim_farmer-outcome-match_won = 比赛分出了胜负。

## 合并叙述的事件

grim_farmer-told-nobody-draws = 没有人抽牌。
grim_farmer-told-drawn =
    { $seat_is ->
        [you] 你抽到：{ $cards }。
       *[other] { $seat }抽到：{ $cards }。
    }
grim_farmer-told-drawn-unseen =
    { $seat_is ->
        [you] 你抽了{ $count }张牌。
       *[other] { $seat }抽了{ $count }张牌。
    }
grim_farmer-told-caught =
    { $seat_is ->
        [you] 你因诈唬抽了{ $count }张：{ $cards }。
       *[other] { $seat }因诈唬抽了{ $count }张：{ $cards }。
    }
grim_farmer-told-failed =
    { $seat_is ->
        [you] 你质疑错了，抽了{ $count }张：{ $cards }。
       *[other] { $seat }质疑错了，抽了{ $count }张：{ $cards }。
    }
grim_farmer-told-filled =
    { $seat_is ->
        [you] 你只剩一张牌，于是再抽一张：{ $cards }。
       *[other] { $seat }只剩一张牌，于是再抽一张：{ $cards }。
    }
grim_farmer-told-exchanged =
    { $seat_is ->
        [you] 你放回{ $card }，换上抽到的{ $card2 }。
       *[other] { $seat }放回{ $card }，换上抽到的{ $card2 }。
    }
grim_farmer-told-placed =
    { $seat_is ->
        [you] 你盖下：{ $cards }。
       *[other] { $seat }盖下：{ $cards }。
    }
grim_farmer-told-judged =
    { $seat_is ->
        [you] 你的暗牌翻开：{ $cards }。{ $verdict ->
            [bad] 被抓住了！
           *[good] 全都符合。
        }
       *[other] { $seat }的暗牌翻开：{ $cards }。{ $verdict ->
            [bad] 原来是诈唬！
           *[good] 全都符合。
        }
    }
grim_farmer-told-discarded =
    { $seat_is ->
        [you] 作为奖励，你弃掉：{ $cards }。
       *[other] 作为奖励，{ $seat }弃掉：{ $cards }。
    }

## 牌桌

grim_farmer-board-seat =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $count ->
        [0] 没有手牌
       *[other] { $count }张手牌
    }{ $placed ->
        [0] {""}
       *[other] ，盖了{ $placed }张
    }{ $match ->
        [first_to_k] ，胜{ $wins }局
        [sum_of_cards_left] ，累计剩{ $left }张
       *[single] {""}
    }{ $first ->
        [yes] ，起始玩家
       *[no] {""}
    }
grim_farmer-board-played = 已打出：{ $cards }
grim_farmer-board-pile = 暗牌：{ $cards }
grim_farmer-board-piles = 牌堆：{ $count }张。弃牌：{ $total }张。
grim_farmer-board-call =
    叫牌：{ $cards }{ $only ->
        [animals] （只看动物）
        [colours] （只看颜色）
       *[both] {""}
    }
grim_farmer-board-call-old = 上一轮的叫牌：{ $cards }
grim_farmer-board-aside = 旁边：{ $cards }
grim_farmer-board-open = 本轮还能打出：{ $cards }
grim_farmer-board-hand =
    { $count ->
        [0] 你没有手牌。
       *[other] 你的手牌（{ $count }）：{ $cards }
    }
grim_farmer-board-fits =
    { $count ->
        [0] 你的牌都不符合。
       *[other] 其中符合的：{ $cards }
    }
grim_farmer-board-picked = 已选：{ $cards }
grim_farmer-score =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：剩{ $count }张
grim_farmer-score-match =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：胜{ $wins }局，累计剩{ $left }张

## 区域与栏目

grim_farmer-zone-deck = 牌堆
grim_farmer-zone-discard = 弃牌堆
grim_farmer-zone-played = 本轮打出的牌
grim_farmer-zone-box = 牌盒
grim_farmer-zone-hand = 手牌
grim_farmer-zone-pile = 暗牌

grim_farmer-field-options = 牌桌选项
grim_farmer-field-used = 本轮打出的特殊动物
grim_farmer-field-played = 本轮打出的张数
grim_farmer-field-placed = 本轮盖下的张数
grim_farmer-field-challenges = 谁质疑了谁
grim_farmer-field-turn = 轮次
grim_farmer-field-first_player = 起始玩家
grim_farmer-field-call = 叫牌
grim_farmer-field-beside = 叫牌旁边的动物或颜色
grim_farmer-field-priority = 打特殊动物时谁优先
grim_farmer-field-stopped = 谁不再抽牌
grim_farmer-field-caught = 本轮谁被抓住
grim_farmer-field-winners = 获胜者
grim_farmer-field-game = 比赛的第几局
grim_farmer-field-starter = 开局时的起始玩家
grim_farmer-field-wins = 胜局
grim_farmer-field-left = 各局剩牌之和
