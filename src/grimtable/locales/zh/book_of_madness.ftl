### 《疯狂之书》。牌的名称与文字见 book_of_madness-cards.ftl。

book_of_madness-blurb = 齐心对抗书中的六只怪物：驱散诅咒、学习法术，守住你们的理智。

## 牌

book_of_madness-card-heading-plain =
    { $card }：{ $group ->
        [madness] 盒中共{ $count }张
        [last] 书的结尾
       *[element] 元素牌，盒中共{ $count }张
    }
book_of_madness-card-heading-spell =
    { $card }：{ $element ->
        [fire] 火
        [water] 水
        [earth] 土
       *[air] 风
    }系{ $level ->
        [basic] 基础法术
       *[other] { $level }级法术
    }，费用：{ $cards }
book_of_madness-card-heading-curse =
    { $card }：诅咒，驱散需{ $cards }{ $count ->
        [1] {""}
       *[other] （盒中共{ $count }张）
    }
book_of_madness-card-heading-monster = { $card }：怪物，诅咒：{ $cards }
book_of_madness-card-heading-sheet = { $card }：{ $card2 }与{ $card3 }的学徒
book_of_madness-text-own = { $text }
book_of_madness-text-arrival = 出现时：
book_of_madness-text-front = 正面，针对前一只怪物：
book_of_madness-text-reward = 若被击败：
book_of_madness-text-penalty = 若逃脱：
book_of_madness-text-normal = 弃掉以支付费用：数字是几，就产生几点该元素。
book_of_madness-text-madness = 毫无用处，又难以摆脱。回合结束时手里有六张，你就疯了。
book_of_madness-text-last_page = 仪式标记回来时若已没有诅咒，你们获胜，否则落败。
book_of_madness-ability =
    { $ability ->
        [cure_after_dispel] 你以行动驱散诅咒后，可治愈1张手中的疯狂牌。
        [cheap_cure] 你的治愈行动只需1点元素，而非2点。
        [free_support] 在自己的行动阶段，你可以免费将1张手牌放入你的支援区，限一次。
        [gain_to_deck] 你以行动获得的牌可以放到你的牌库顶。
        [free_gift] 在自己的行动阶段，你可以将1张手牌交给另一名玩家，限一次。
        [refresh_other] 你的回合开始时，可以重置另一名玩家的1个横置法术。
       *[none] { $spells ->
            [5] 你的支援区有{ $slots }个位置。
           *[other] 你可以拥有{ $spells }个法术。
        }
    }

## 事件：发生的事

book_of_madness-event-turn =
    第{ $number }回合：{ $seat_is ->
        [you] 轮到你
       *[other] 轮到{ $seat }
    }
book_of_madness-event-marker =
    { $field ->
        [0] 仪式标记回到仪式格：第{ $round }轮结束。
       *[other] 仪式标记前进到第{ $field }格。
    }
book_of_madness-event-round = 第{ $round }轮开始，共6轮。
book_of_madness-event-struck = 【{ $card }】发作！
book_of_madness-event-beaten = 诅咒已全部驱散：击败了【{ $card }】！
book_of_madness-event-escaped = 还有诅咒留在场上：【{ $card }】逃脱了。
book_of_madness-event-curse-turned =
    { $down ->
        [yes] { $slot ->
            [1] 第2格下的诅咒
            [2] 第3格下左边的诅咒
            [3] 第3格下右边的诅咒
            [4] 第4格下的诅咒
           *[5] 第5格下的诅咒
        }翻为背面。
       *[no] { $slot ->
            [1] 第2格下的诅咒
            [2] 第3格下左边的诅咒
            [3] 第3格下右边的诅咒
            [4] 第4格下的诅咒
           *[5] 第5格下的诅咒
        }重新翻开。
    }
book_of_madness-event-marked =
    { $slot ->
        [1] 第2格下的诅咒
        [2] 第3格下左边的诅咒
        [3] 第3格下右边的诅咒
        [4] 第4格下的诅咒
       *[5] 第5格下的诅咒
    }多需{ $count }点{ $card }。
book_of_madness-event-chosen =
    { $seat_is ->
        [you] 你扮演【{ $card }】。
       *[other] { $seat }扮演【{ $card }】。
    }
book_of_madness-event-started =
    { $seat_is ->
        [you] 你先开始。
       *[other] { $seat }先开始。
    }
book_of_madness-event-refused =
    { $seat_is ->
        [you] 你不同意：这次支付作罢，本回合{ $seat_to }不得动用你的支援区。
       *[other] { $seat }不同意：这次支付作罢。
    }
book_of_madness-event-discounted =
    { $seat_is ->
        [you] 本回合你下一次驱散诅咒少付{ $count }点。
       *[other] 本回合{ $seat }下一次驱散诅咒少付{ $count }点。
    }
book_of_madness-event-copied =
    { $seat_is ->
        [you] 你复制了【{ $card }】。
       *[other] { $seat }复制了【{ $card }】。
    }
book_of_madness-event-dispelled =
    { $seat_is ->
        [you] 你驱散了【{ $card }】！
       *[other] { $seat }驱散了【{ $card }】！
    }
book_of_madness-event-cast =
    { $seat_is ->
        [you] 你施放【{ $card }】{ $count ->
            [1] 。
            [2] ，两倍。
           *[other] ，三倍。
        }
       *[other] { $seat }施放【{ $card }】{ $count ->
            [1] 。
            [2] ，两倍。
           *[other] ，三倍。
        }
    }
book_of_madness-event-spell =
    { $seat_is ->
        [you] 你的【{ $card }】{ $now ->
            [ready] 已就绪
            [exhausted] 横置了
            [down] 翻为背面
           *[casting] 正在施放
        }。
       *[other] { $seat }的【{ $card }】{ $now ->
            [ready] 已就绪
            [exhausted] 横置了
            [down] 翻为背面
           *[casting] 正在施放
        }。
    }
book_of_madness-event-shuffled =
    { $seat_is ->
        [you] 你将牌库洗匀。
       *[other] { $seat }将牌库洗匀。
    }
book_of_madness-event-swapped =
    { $seat_is ->
        [you] 你的弃牌堆成为牌库。
       *[other] { $seat }的弃牌堆成为牌库。
    }
book_of_madness-event-mad =
    { $seat_is ->
        [you] 手里有六张疯狂牌：你陷入疯狂，退出游戏。
       *[other] 手里有六张疯狂牌：{ $seat }陷入疯狂，退出游戏。
    }
book_of_madness-outcome-won = 最后的怪物被击败，书合上了。你们赢了！
book_of_madness-outcome-last_monster = 最后的怪物逃脱了。你们输了。
book_of_madness-outcome-stack_empty = 必须拿疯狂牌，可疯狂牌堆已经空了。你们输了。
book_of_madness-outcome-all_mad = 所有人都陷入了疯狂。你们输了。

## 事件：牌的去向

book_of_madness-event-gained =
    { $seat_is ->
        [you] 你获得【{ $card }】。
       *[other] { $seat }获得【{ $card }】。
    }
book_of_madness-event-gained-top =
    { $seat_is ->
        [you] 你获得【{ $card }】，放到牌库顶。
       *[other] { $seat }获得【{ $card }】，放到牌库顶。
    }
book_of_madness-event-gained-hand =
    { $seat_is ->
        [you] 你获得【{ $card }】，加入手牌。
       *[other] { $seat }获得【{ $card }】，加入手牌。
    }
book_of_madness-event-gained-support =
    { $seat_is ->
        [you] 你获得【{ $card }】，放入支援区。
       *[other] { $seat }获得【{ $card }】，放入支援区。
    }
book_of_madness-event-put-away = 【{ $card }】移出游戏。
book_of_madness-event-madness =
    { $seat_is ->
        [you] 你获得1张疯狂牌。
       *[other] { $seat }获得1张疯狂牌。
    }
book_of_madness-event-madness-top =
    { $seat_is ->
        [you] 你获得1张疯狂牌，放到牌库顶。
       *[other] { $seat }获得1张疯狂牌，放到牌库顶。
    }
book_of_madness-event-madness-support =
    { $seat_is ->
        [you] 你获得1张疯狂牌，放入支援区。
       *[other] { $seat }获得1张疯狂牌，放入支援区。
    }
book_of_madness-event-hexed = 1张疯狂牌放到一张诅咒下方。
book_of_madness-event-unhexed = 诅咒下方的疯狂牌回到疯狂牌堆。
book_of_madness-event-hex-taken =
    { $seat_is ->
        [you] 你拿走诅咒下方的疯狂牌。
       *[other] { $seat }拿走诅咒下方的疯狂牌。
    }
book_of_madness-event-stack-banished = 疯狂牌堆的1张牌被放逐。
book_of_madness-event-restored = 1张被放逐的疯狂牌回到疯狂牌堆。
book_of_madness-event-shelved = 图书馆翻开：【{ $card }】。
book_of_madness-event-learned =
    { $seat_is ->
        [you] 你学会了【{ $card }】。
       *[other] { $seat }学会了【{ $card }】。
    }
book_of_madness-event-forgot =
    { $seat_is ->
        [you] 你遗忘了【{ $card }】。
       *[other] { $seat }遗忘了【{ $card }】。
    }
book_of_madness-event-monster = 翻过一页，怪物出现：【{ $card }】！
book_of_madness-event-page = 下一页翻开了。
book_of_madness-event-curse-laid = 诅咒上场：【{ $card }】。
book_of_madness-event-curse-gone = 诅咒【{ $card }】放回牌堆底。
book_of_madness-event-drawn =
    { $seat_is ->
        [you] 你抽到【{ $card }】。
       *[other] { $seat }抽到【{ $card }】。
    }
book_of_madness-event-drawn-unseen =
    { $seat_is ->
        [you] 你抽了1张牌。
       *[other] { $seat }抽了1张牌。
    }
book_of_madness-event-deck-discarded =
    { $seat_is ->
        [you] 你弃掉牌库顶的【{ $card }】。
       *[other] { $seat }弃掉牌库顶的【{ $card }】。
    }
book_of_madness-event-deck-supported =
    { $seat_is ->
        [you] 你将牌库顶的【{ $card }】放入支援区。
       *[other] { $seat }将牌库顶的【{ $card }】放入支援区。
    }
book_of_madness-event-deck-banished =
    { $seat_is ->
        [you] 你放逐牌库顶的【{ $card }】。
       *[other] { $seat }放逐牌库顶的【{ $card }】。
    }
book_of_madness-event-looked =
    { $seat_is ->
        [you] 你查看【{ $card }】。
       *[other] { $seat }查看【{ $card }】。
    }
book_of_madness-event-looked-unseen =
    { $seat_is ->
        [you] 你查看牌库的1张牌。
       *[other] { $seat }查看牌库的1张牌。
    }
book_of_madness-event-looked-discarded =
    { $seat_is ->
        [you] 你弃掉【{ $card }】。
       *[other] { $seat }弃掉【{ $card }】。
    }
book_of_madness-event-ordered = 【{ $card }】放回。
book_of_madness-event-ordered-unseen = 1张牌放回。
book_of_madness-event-returned =
    { $seat_is ->
        [you] 你将【{ $card }】放回牌库。
       *[other] { $seat }将【{ $card }】放回牌库。
    }
book_of_madness-event-returned-unseen =
    { $seat_is ->
        [you] 你将1张牌放回牌库。
       *[other] { $seat }将1张牌放回牌库。
    }
book_of_madness-event-discarded =
    { $seat_is ->
        [you] 你弃掉【{ $card }】。
       *[other] { $seat }弃掉【{ $card }】。
    }
book_of_madness-event-banished =
    { $seat_is ->
        [you] 你放逐手中的【{ $card }】。
       *[other] { $seat }放逐手中的【{ $card }】。
    }
book_of_madness-event-supported =
    { $seat_is ->
        [you] 你将【{ $card }】放入支援区。
       *[other] { $seat }将【{ $card }】放入支援区。
    }
book_of_madness-event-given =
    { $seat_is ->
        [you] 你把【{ $card }】交给{ $seat_to }。
       *[other] { $seat_to_is ->
            [you] { $seat }把【{ $card }】交给你。
           *[other] { $seat }把【{ $card }】交给{ $seat_to }。
        }
    }
book_of_madness-event-given-unseen =
    { $seat_is ->
        [you] 你把1张牌交给{ $seat_to }。
       *[other] { $seat_to_is ->
            [you] { $seat }交给你1张牌。
           *[other] { $seat }把1张牌交给{ $seat_to }。
        }
    }
book_of_madness-event-cured =
    { $seat_is ->
        [you] 你治愈了手中的1张疯狂牌。
       *[other] { $seat }治愈了手中的1张疯狂牌。
    }
book_of_madness-event-pile-cured =
    { $seat_is ->
        [you] 你治愈了弃牌堆中的1张疯狂牌。
       *[other] { $seat }治愈了弃牌堆中的1张疯狂牌。
    }
book_of_madness-event-support-cured =
    { $seat_is ->
        [you] 你支援区的1张疯狂牌被治愈。
       *[other] { $seat }支援区的1张疯狂牌被治愈。
    }
book_of_madness-event-recovered =
    { $seat_is ->
        [you] 你从弃牌堆取回【{ $card }】。
       *[other] { $seat }从弃牌堆取回【{ $card }】。
    }
book_of_madness-event-pile-supported =
    { $seat_is ->
        [you] 你从弃牌堆将【{ $card }】放入支援区。
       *[other] { $seat }从弃牌堆将【{ $card }】放入支援区。
    }
book_of_madness-event-pile-banished =
    { $seat_is ->
        [you] 你放逐弃牌堆中的【{ $card }】。
       *[other] { $seat }放逐弃牌堆中的【{ $card }】。
    }
book_of_madness-event-mixed =
    { $seat_is ->
        [you] 你将【{ $card }】洗入牌库。
       *[other] { $seat }将【{ $card }】洗入牌库。
    }
book_of_madness-event-support-discarded =
    { $seat_is ->
        [you] 你支援区的【{ $card }】被弃掉。
       *[other] { $seat }支援区的【{ $card }】被弃掉。
    }
book_of_madness-event-mad-card =
    { $seat_is ->
        [you] 你的【{ $card }】移出游戏。
       *[other] { $seat }的【{ $card }】移出游戏。
    }
book_of_madness-event-mad-deck =
    { $seat_is ->
        [you] 你的【{ $card }】移出游戏。
       *[other] { $seat }的【{ $card }】移出游戏。
    }
book_of_madness-event-mad-deck-unseen =
    { $seat_is ->
        [you] 你牌库的1张牌移出游戏。
       *[other] { $seat }牌库的1张牌移出游戏。
    }

## 故事：合并讲述的事件

book_of_madness-told-reshuffled =
    { $seat_is ->
        [you] 你的牌库空了：你拿1张疯狂牌，并将弃牌堆洗成新牌库。
       *[other] { $seat }的牌库空了：{ $seat }拿1张疯狂牌，并将弃牌堆洗成新牌库。
    }
book_of_madness-told-drawn =
    { $seat_is ->
        [you] 你抽到：{ $cards }。
       *[other] { $seat }抽到：{ $cards }。
    }
book_of_madness-told-drawn-unseen =
    { $seat_is ->
        [you] 你抽了{ $count }张牌。
       *[other] { $seat }抽了{ $count }张牌。
    }
book_of_madness-told-deck-discarded =
    { $seat_is ->
        [you] 你弃掉牌库顶的牌：{ $cards }。
       *[other] { $seat }弃掉牌库顶的牌：{ $cards }。
    }
book_of_madness-told-looked =
    { $seat_is ->
        [you] 你查看牌库顶：{ $cards }。
       *[other] { $seat }查看牌库顶：{ $cards }。
    }
book_of_madness-told-looked-unseen =
    { $seat_is ->
        [you] 你查看牌库顶的{ $count }张牌。
       *[other] { $seat }查看牌库顶的{ $count }张牌。
    }
book_of_madness-told-returned =
    { $seat_is ->
        [you] 你将{ $count }张牌放回牌库。
       *[other] { $seat }将{ $count }张牌放回牌库。
    }
book_of_madness-told-discarded =
    { $seat_is ->
        [you] 你弃掉：{ $cards }。
       *[other] { $seat }弃掉：{ $cards }。
    }
book_of_madness-told-support-discarded =
    { $seat_is ->
        [you] 你支援区的牌被弃掉：{ $cards }。
       *[other] { $seat }支援区的牌被弃掉：{ $cards }。
    }
book_of_madness-told-shelved = 图书馆翻开：{ $cards }。
book_of_madness-told-curses-laid = 怪物带来诅咒：{ $cards }。
book_of_madness-told-curses-gone = 场上剩下的诅咒放回各自的牌堆：{ $cards }。
book_of_madness-told-madness =
    { $seat_is ->
        [you] 你获得{ $count }张疯狂牌。
       *[other] { $seat }获得{ $count }张疯狂牌。
    }
book_of_madness-told-stack-banished = 疯狂牌堆的{ $count }张牌被放逐。
book_of_madness-told-hexed = { $count }张疯狂牌放到诅咒下方。
book_of_madness-told-unhexed = 诅咒下方的{ $count }张疯狂牌回到疯狂牌堆。
book_of_madness-told-restored = { $count }张被放逐的疯狂牌回到疯狂牌堆。
book_of_madness-told-mixed =
    { $seat_is ->
        [you] 你将弃牌堆洗入牌库，不拿疯狂牌。
       *[other] { $seat }将弃牌堆洗入牌库，不拿疯狂牌。
    }
book_of_madness-told-gained-top =
    { $seat_is ->
        [you] 你获得以下牌，放到牌库顶：{ $cards }。
       *[other] { $seat }获得以下牌，放到牌库顶：{ $cards }。
    }
book_of_madness-told-banished =
    { $seat_is ->
        [you] 你从手中放逐：{ $cards }。
       *[other] { $seat }从手中放逐：{ $cards }。
    }
book_of_madness-told-pile-banished =
    { $seat_is ->
        [you] 你从弃牌堆放逐：{ $cards }。
       *[other] { $seat }从弃牌堆放逐：{ $cards }。
    }
book_of_madness-told-spells =
    { $seat_is ->
        [you] 你{ $now ->
            [ready] 重置
            [exhausted] 横置
           *[down] 翻面
        }：{ $cards }。
       *[other] { $seat }{ $now ->
            [ready] 重置
            [exhausted] 横置
           *[down] 翻面
        }：{ $cards }。
    }

## 问题

book_of_madness-pick-characters = 你想扮演谁？大家商量着选，每名学徒只有一位。
book_of_madness-draft-character = 你想扮演谁？
book_of_madness-wake = 要重置另一名玩家的法术吗？
book_of_madness-action-phase =
    第{ $round }轮，仪式标记在第{ $field }格，{ $count ->
        [0] 场上已无诅咒
       *[other] 还有{ $count }张诅咒
    }。你要做什么？
book_of_madness-granted =
    { $echo ->
        [yes] 化身让你行动：你用来支付的支援牌留在原处。
       *[no] 你现在可以行动。
    }还剩{ $count }个行动。
book_of_madness-gift-to = 你把牌交给谁？
book_of_madness-amplify = 以几倍施放【{ $card }】？
book_of_madness-pay =
    { $any ->
        [yes] 支付{ $count }点同一种元素，种类任选。
       *[no] { $count ->
            [0] 已经付够了。还要多付吗？多付的会浪费。
           *[other] 尚需支付：{ $cards }。{ $left ->
                [0] {""}
               *[other] 其中可省{ $left }点。
            }
        }
    }
book_of_madness-confirm = { $seat }想用你支援区的牌支付：{ $cards }。你同意吗？
book_of_madness-cause =
    { $cause ->
        [curse] 【{ $card }】发作：
        [arrival] 【{ $card }】出现：
        [reward] 【{ $card }】被击败：
        [penalty] 【{ $card }】逃脱：
        [spell] 【{ $card }】：
        [ability] 你的能力：
        [dispelled] 诅咒已驱散：
        [turn] 手牌只能留6张：
       *[none] 现在：
    }
book_of_madness-choose =
    { book_of_madness-cause }{ $deed ->
        [discard] 你还要弃{ $count }张牌，弃哪张？
        [banish] 你还要放逐{ $count }张牌，放逐哪张？
        [support] 你还要将{ $count }张牌放入支援区，放哪张？
       *[hand] 你还可取回{ $count }张牌，取哪张？
    }{ $place ->
        [both] （手牌或弃牌堆）
        [discard] （弃牌堆）
        [support] （支援区）
       *[hand] {""}
    }
book_of_madness-choose-spells =
    { book_of_madness-cause }{ $deed ->
        [refresh] 重置哪个法术？
        [exhaust] 横置哪个法术？
        [silence] 将哪个法术翻面？
       *[forget] 遗忘哪个法术？
    }{ $count ->
        [1] {""}
        [99] {""}
       *[other] 共{ $count }个。
    }
book_of_madness-take-supply =
    { book_of_madness-cause }取{ $count }张数值为{ $number }的牌{ $place ->
        [hand] 加入手牌
        [support] 放入支援区
        [deck] 放到牌库顶
       *[discard] 放入弃牌堆
    }，取哪张？
book_of_madness-upgrade = { book_of_madness-cause }你可以把一张元素手牌换成同元素、数值高1的牌，还有{ $count }次。换哪张？
book_of_madness-give =
    { book_of_madness-cause }{ $must ->
        [yes] 你把哪张牌交给{ $seat }？
       *[no] 你可以交给{ $seat }至多{ $count }张牌，交哪张？
    }
book_of_madness-cure-cards = { book_of_madness-cause }治愈至多{ $count }张疯狂牌，先治愈哪里的？
book_of_madness-choose-curse =
    { book_of_madness-cause }{ $veil ->
        [yes] 将哪张诅咒翻面？
       *[no] 驱散哪张诅咒？
    }{ $count ->
        [1] {""}
       *[other] 共{ $count }张。
    }
book_of_madness-aim = 【{ $card }】：选择哪名玩家？
book_of_madness-choose-copy = { book_of_madness-cause }复制哪个法术？
book_of_madness-either-way = { book_of_madness-cause }由你选择。你选哪一个？
book_of_madness-scry-discard = { book_of_madness-cause }你的牌库顶是：{ $cards }。要弃掉其中的牌吗？
book_of_madness-scry-order = 把{ $cards }放回牌库，从牌库顶开始，下一张是哪张？
book_of_madness-solace = 诅咒已驱散。要治愈1张手中的疯狂牌吗？
book_of_madness-stow = 把【{ $card }】放到哪里？
book_of_madness-leave-spell = 有了【{ $card }】，你的法术太多了。遗忘哪个旧法术？

## 选项

book_of_madness-do-end = 结束回合
book_of_madness-do-decline = 不行动
book_of_madness-do-settle =
    { $left ->
        [0] 不用了，就这些
       *[other] 这种元素够了
    }
book_of_madness-do-keep = 其余保留
book_of_madness-do-stop = 不再继续
book_of_madness-do-nothing = 无事可做
book_of_madness-do-yes =
    { $what ->
        [solace] 好，治愈1张
        [stow] 放到牌库顶
        [confirm] 同意
       *[other] 是
    }
book_of_madness-do-no =
    { $what ->
        [solace] 不
        [stow] 放入弃牌堆
        [confirm] 不同意
        [wake] 不重置
       *[other] 否
    }
book_of_madness-do-way =
    { $way ->
        [discard] { $element ->
            [yes] 弃{ $count }张元素牌
           *[no] 弃{ $count }张牌
        }
        [discard_support] 弃支援区的{ $count }张牌
        [banish] 放逐{ $count }张牌
        [exhaust] 横置{ $count }个法术
        [silence] 将{ $count }个法术翻面
        [forget] 遗忘{ $count }个法术
        [madness] 获得{ $count }张疯狂牌
       *[none] 二选一
    }
book_of_madness-do-ability =
    { $ability ->
        [free_support] 免费将1张牌放入支援区
        [free_gift] 将1张牌交给另一名玩家
       *[none] 使用你的能力
    }
book_of_madness-do-times =
    { $number ->
        [1] 普通
        [2] 两倍
       *[other] 三倍
    }{ $price ->
        [0] {""}
       *[other] ：{ $cards }
    }
book_of_madness-do-seat =
    { $seat_is ->
        [you] 你自己
       *[other] { $seat }
    }
book_of_madness-do-learn = 学习【{ $card }】（{ $cards }）
book_of_madness-do-learn-none = 学习法术：{ $card }
book_of_madness-do-gain = 获得【{ $card }】（{ $cards }）
book_of_madness-do-dispel =
    驱散【{ $card }】（{ $cards }）{ $struck ->
        [yes] ，已发作
       *[no] {""}
    }
book_of_madness-do-dispel-none = 驱散第{ $number }张诅咒
book_of_madness-do-curse =
    【{ $card }】{ $struck ->
        [yes] ，已发作
       *[no] {""}
    }
book_of_madness-do-curse-none = 第{ $number }张诅咒
book_of_madness-do-cure =
    { $place ->
        [hand] 治愈手中的1张疯狂牌
       *[pile] 治愈弃牌堆中的1张疯狂牌
    }{ $price ->
        [0] {""}
        [1] （任一元素1点）
       *[other] （同一元素{ $price }点）
    }
book_of_madness-do-cure-support =
    { $seat_is ->
        [you] 治愈你支援区的1张疯狂牌
       *[other] 治愈{ $seat }支援区的1张疯狂牌
    }{ $price ->
        [0] {""}
        [1] （任一元素1点）
       *[other] （同一元素{ $price }点）
    }
book_of_madness-do-card =
    { $count ->
        [1] 【{ $card }】
       *[other] 【{ $card }】（有{ $count }张）
    }
book_of_madness-do-pile =
    { $count ->
        [1] 弃牌堆的【{ $card }】
       *[other] 弃牌堆的【{ $card }】（有{ $count }张）
    }
book_of_madness-do-pay = 手牌的【{ $card }】
book_of_madness-do-pay-support =
    { $seat_is ->
        [you] 你支援区的【{ $card }】
       *[other] { $seat }支援区的【{ $card }】
    }
book_of_madness-do-cast = 施放【{ $card }】（{ $cards }）
book_of_madness-do-spell = 【{ $card }】
book_of_madness-do-wake = { $seat }的【{ $card }】
book_of_madness-do-character = 【{ $card }】（{ $card2 }、{ $card3 }）：{ book_of_madness-ability }

## 区域与字段

book_of_madness-zone-stack = 疯狂牌堆
book_of_madness-zone-banished = 放逐区
book_of_madness-zone-box = 不在游戏中
book_of_madness-zone-aside = 正在查看
book_of_madness-zone-queue = 即将放回
book_of_madness-zone-book = 书
book_of_madness-zone-right_page = 翻开的书页
book_of_madness-zone-left_page = 遇到的怪物
book_of_madness-zone-curses_fire = 火诅咒
book_of_madness-zone-curses_water = 水诅咒
book_of_madness-zone-curses_earth = 土诅咒
book_of_madness-zone-curses_air = 风诅咒
book_of_madness-zone-curses_multi = 四元素诅咒
book_of_madness-zone-slot_1 = 第2格下的诅咒
book_of_madness-zone-slot_2 = 第3格下的诅咒（左）
book_of_madness-zone-slot_3 = 第3格下的诅咒（右）
book_of_madness-zone-slot_4 = 第4格下的诅咒
book_of_madness-zone-slot_5 = 第5格下的诅咒
book_of_madness-zone-under_1 = 诅咒1下的疯狂牌
book_of_madness-zone-under_2 = 诅咒2下的疯狂牌
book_of_madness-zone-under_3 = 诅咒3下的疯狂牌
book_of_madness-zone-under_4 = 诅咒4下的疯狂牌
book_of_madness-zone-under_5 = 诅咒5下的疯狂牌
book_of_madness-zone-pile_fire_1 = 供应：火1
book_of_madness-zone-pile_fire_2 = 供应：火2
book_of_madness-zone-pile_fire_3 = 供应：火3
book_of_madness-zone-pile_water_1 = 供应：水1
book_of_madness-zone-pile_water_2 = 供应：水2
book_of_madness-zone-pile_water_3 = 供应：水3
book_of_madness-zone-pile_earth_1 = 供应：土1
book_of_madness-zone-pile_earth_2 = 供应：土2
book_of_madness-zone-pile_earth_3 = 供应：土3
book_of_madness-zone-pile_air_1 = 供应：风1
book_of_madness-zone-pile_air_2 = 供应：风2
book_of_madness-zone-pile_air_3 = 供应：风3
book_of_madness-zone-library_fire = 图书馆：火
book_of_madness-zone-library_water = 图书馆：水
book_of_madness-zone-library_earth = 图书馆：土
book_of_madness-zone-library_air = 图书馆：风
book_of_madness-zone-shelf_fire = 可学：火
book_of_madness-zone-shelf_water = 可学：水
book_of_madness-zone-shelf_earth = 可学：土
book_of_madness-zone-shelf_air = 可学：风
book_of_madness-zone-deck = 牌库
book_of_madness-zone-hand = 手牌
book_of_madness-zone-discard = 弃牌堆
book_of_madness-zone-support = 支援区
book_of_madness-zone-spells = 法术
book_of_madness-field-options = 牌桌选项
book_of_madness-field-seats = 各玩家的学徒与计数
book_of_madness-field-states = 横置与翻面的法术
book_of_madness-field-active = 轮到谁
book_of_madness-field-turn = 回合
book_of_madness-field-round = 轮
book_of_madness-field-field = 仪式标记所在格
book_of_madness-field-veiled = 翻面的诅咒
book_of_madness-field-markers = 诅咒上的元素标记
book_of_madness-field-actions = 本回合的行动
book_of_madness-field-reshuffles = 牌库洗牌次数
book_of_madness-field-echo = 谁的化身在起作用
book_of_madness-field-used = 化身用过的支援牌
book_of_madness-field-is_refused = 支付被拒
book_of_madness-field-bill = 已支付
book_of_madness-field-beaten = 击败的怪物

## 终端桌面

book_of_madness-board-round =
    { $monster ->
        [0] 书还合着。疯狂牌堆：{ $stack }
       *[other] 第{ $round }轮（共6轮）：{ $cards }。{ $field ->
            [0] 仪式标记在仪式格
           *[other] 仪式标记在第{ $field }格
        }。疯狂牌堆：{ $stack }
    }
book_of_madness-board-danger = 疯狂牌堆快要见底了！
book_of_madness-board-curse =
    第{ $field }格：【{ $card }】（{ $cards }）{ $down ->
        [yes] ，背面
       *[no] {""}
    }{ $under ->
        [0] {""}
       *[other] ，下有{ $under }张疯狂牌
    }{ $struck ->
        [yes] ，已发作
       *[no] ：{ $text }
    }
book_of_madness-board-no-curse = 场上已没有诅咒。
book_of_madness-board-reward = 若被击败：{ $text }
book_of_madness-board-penalty = 若逃脱：{ $text }
book_of_madness-board-last = 最后一页：仪式标记回来时，不能留下任何诅咒。
book_of_madness-board-next = 下一只怪物的诅咒：{ $cards }
book_of_madness-board-library = 可学：{ $cards }
book_of_madness-board-supply = 供应：{ $cards }
book_of_madness-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] 你
       *[other] { $seat }
    }{ $named ->
        [0] {""}
       *[other] { $cards }
    }{ $mad ->
        [yes] ：已陷入疯狂
       *[no] { $named ->
            [0] ：尚未选定
           *[other] ：手牌{ $hand }张，牌库{ $deck }张，弃牌堆{ $pile }张{ $madness ->
                [0] {""}
               *[other] ，疯狂牌{ $madness }张
            }
        }
    }
book_of_madness-board-hand-of = 手牌：{ $cards }
book_of_madness-board-support =
    { $count ->
        [0] 支援区：空（{ $slots }个位置）
       *[other] 支援区（{ $slots }个位置）：{ $cards }
    }
book_of_madness-board-ready = { $card }
book_of_madness-board-exhausted = { $card }（横置）
book_of_madness-board-down = { $card }（背面）
book_of_madness-board-casting = { $card }（施放中）
book_of_madness-board-pile =
    { $count ->
        [0] 你的弃牌堆是空的。
       *[other] 你的弃牌堆：{ $cards }
    }
book_of_madness-board-hand =
    { $count ->
        [0] 你没有手牌。
       *[other] 你的手牌（{ $count }张）：{ $cards }
    }
book_of_madness-score = 击败了{ $count }只怪物。
book_of_madness-turn =
    { $seat_is ->
        [you] 第{ $number }回合（你）
       *[other] 第{ $number }回合（{ $seat }）
    }
