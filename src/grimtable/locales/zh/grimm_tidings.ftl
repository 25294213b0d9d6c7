### 格林奇谭。牌的名称和文字在 grimm_tidings-cards.ftl。

grimm_tidings-blurb = 与门后的怪物战斗，花宝物请帮手，插手别人的战斗，抢先升到10级。

## 牌

grimm_tidings-card-heading =
    { $card }：{ $group ->
        [class] 职业
        [title] 头衔
        [enhancer] 怪物强化
        [curse] 诅咒
        [door_special] 特殊大门牌
        [level_up] 升一级
       *[treasure_special] 特殊宝物
    }，共{ $copies }张
grimm_tidings-card-heading-monster = { $card }：{ $level }级怪物，{ $treasures }张宝物，升{ $levels }级
grimm_tidings-card-heading-item =
    { $card }：{ $slot ->
        [headgear] 头饰
        [armor] 护甲
        [footgear] 鞋履
        [hands_1] 单手物品
        [hands_2] 双手物品
       *[none] 物品
    }{ $big ->
        [yes] （大型）
       *[no] {""}
    }，{ $gold }金币
grimm_tidings-card-heading-one-shot = { $card }：一次性物品，{ $gold }金币
grimm_tidings-text-own = { $text }

## 事件：发生的事

grimm_tidings-event-turn =
    第{ $number }轮：{ $seat_is ->
        [you] 你的回合
       *[other] { $seat }的回合
    }
grimm_tidings-event-started =
    { $seat_is ->
        [you] 你先开始。
       *[other] { $seat }先开始。
    }
grimm_tidings-event-left =
    { $seat_is ->
        [you] 你离开了游戏，你的牌进入弃牌堆。
       *[other] { $seat }离开了游戏，所有牌进入弃牌堆。
    }
grimm_tidings-event-level =
    { $seat_is ->
        [you] 你现在是{ $level }级。
       *[other] { $seat }现在是{ $level }级。
    }
grimm_tidings-event-sex =
    { $seat_is ->
        [you] 你的角色是{ $sex ->
            [male] 男性
           *[female] 女性
        }。
       *[other] { $seat }的角色是{ $sex ->
            [male] 男性
           *[female] 女性
        }。
    }
grimm_tidings-event-rolled =
    { $seat_is ->
        [you] 你掷出了{ $number }。
       *[other] { $seat }掷出了{ $number }。
    }
grimm_tidings-event-fight =
    { $seat_is ->
        [you] 你必须迎战【{ $card }】。
       *[other] { $seat }必须迎战【{ $card }】。
    }
grimm_tidings-event-foe-came =
    { $copy ->
        [yes] 【{ $card }】的分身加入战斗。
       *[no] 【{ $card }】加入战斗。
    }
grimm_tidings-event-foe-left = 【{ $card }】离开战斗。
grimm_tidings-event-helper-came =
    { $seat_is ->
        [you] 你来帮忙，{ $share ->
            [all] 得到全部宝物
            [0] 不要宝物
           *[other] 得到{ $share }张宝物
        }。
       *[other] { $seat }来帮忙，{ $share ->
            [all] 得到全部宝物
            [0] 不要宝物
           *[other] 得到{ $share }张宝物
        }。
    }
grimm_tidings-event-helper-left =
    { $seat_is ->
        [you] 你离开战斗。
       *[other] { $seat }离开战斗。
    }
grimm_tidings-event-killed =
    { $count ->
        [1] 怪物被杀死了。
        [2] 两只怪物都被杀死了。
       *[other] { $count }只怪物全被杀死了。
    }{ $seat_is ->
        [you] 你赢了这场战斗。
       *[other] { $seat }赢了这场战斗。
    }
grimm_tidings-event-won-without =
    { $seat_is ->
        [you] 没有怪物了：你赢了这场战斗，但不升级。
       *[other] 没有怪物了：{ $seat }赢了这场战斗，但不升级。
    }
grimm_tidings-event-lost =
    { $seat_is ->
        [you] 战斗输了，你必须逃跑。
       *[other] 战斗输了，{ $seat }必须逃跑。
    }
grimm_tidings-event-lost-two =
    { $seat_is ->
        [you] 战斗输了，你和{ $seat_to }必须逃跑。
       *[other] { $seat_to_is ->
            [you] 战斗输了，{ $seat }和你必须逃跑。
           *[other] 战斗输了，{ $seat }和{ $seat_to }必须逃跑。
        }
    }
grimm_tidings-event-escaped =
    { $seat_is ->
        [you] 你逃离了【{ $card }】。
       *[other] { $seat }逃离了【{ $card }】。
    }
grimm_tidings-event-caught =
    { $seat_is ->
        [you] 【{ $card }】抓住了你！
       *[other] 【{ $card }】抓住了{ $seat }！
    }
grimm_tidings-event-offered =
    { $seat_is ->
        [you] 你向{ $seat_to }开出了条件。
       *[other] { $seat_to_is ->
            [you] { $seat }向你开出了条件。
           *[other] { $seat }向{ $seat_to }开出了条件。
        }
    }
grimm_tidings-event-volunteered =
    { $seat_is ->
        [you] 你提出帮忙。
       *[other] { $seat }提出要帮忙。
    }
grimm_tidings-event-refused =
    { $seat_is ->
        [you] 你拒绝了。
       *[other] { $seat }拒绝了。
    }
grimm_tidings-event-accepted =
    { $seat_is ->
        [you] { $seat_to_is ->
            [you] 你接受了。
           *[other] 你接受了{ $seat_to }的条件。
        }
       *[other] { $seat_to_is ->
            [you] { $seat }接受了你的条件。
           *[other] { $seat }接受了{ $seat_to }的条件。
        }
    }
grimm_tidings-event-equipped =
    { $seat_is ->
        [you] 你装备【{ $card }】。
       *[other] { $seat }装备【{ $card }】。
    }
grimm_tidings-event-taken-off =
    { $seat_is ->
        [you] 你卸下【{ $card }】。
       *[other] { $seat }卸下【{ $card }】。
    }
grimm_tidings-event-cancelled = 【{ $card }】没有效果。
grimm_tidings-event-spared =
    { $seat_is ->
        [you] 你躲过了【{ $card }】的坏事。
       *[other] { $seat }躲过了【{ $card }】的坏事。
    }
grimm_tidings-event-skill =
    { $seat_is ->
        [you] 你使用【{ $card }】的技能。
       *[other] { $seat }使用【{ $card }】的技能。
    }
grimm_tidings-event-robbery =
    { $seat_is ->
        [you] 你想偷{ $seat_to }的东西。
       *[other] { $seat_to_is ->
            [you] { $seat }想偷你的东西。
           *[other] { $seat }想偷{ $seat_to }的东西。
        }
    }
grimm_tidings-event-backstab =
    { $seat_is ->
        [you] 你从背后捅了{ $seat_to }一刀。
       *[other] { $seat_to_is ->
            [you] { $seat }从背后捅了你一刀。
           *[other] { $seat }从背后捅了{ $seat_to }一刀。
        }
    }
grimm_tidings-event-parley =
    { $seat_is ->
        [you] 你与【{ $card }】谈条件。
       *[other] { $seat }与【{ $card }】谈条件。
    }
grimm_tidings-event-shuffled =
    { $deck ->
        [doors] 大门牌堆洗匀了。
       *[treasures] 宝物牌堆洗匀了。
    }
grimm_tidings-event-swapped =
    { $deck ->
        [doors] 大门牌用完了：把弃牌洗匀，成为新的牌堆。
       *[treasures] 宝物牌用完了：把弃牌洗匀，成为新的牌堆。
    }
grimm_tidings-event-reordered = 最上面的大门牌放回牌堆。
grimm_tidings-outcome-level_ten = 有人升到10级，对局结束。
grimm_tidings-outcome-turn_cap = 最后一轮结束：等级最高者获胜。
grimm_tidings-outcome-all_left = 其他人都离开了：留下的人获胜。

## 事件：牌的去向

grimm_tidings-event-door-drawn =
    { $seat_is ->
        [you] 你抽到一张大门牌：【{ $card }】。
       *[other] { $seat }抽到一张大门牌：【{ $card }】。
    }
grimm_tidings-event-door-drawn-unseen =
    { $seat_is ->
        [you] 你抽了一张大门牌。
       *[other] { $seat }抽了一张大门牌。
    }
grimm_tidings-event-treasure-drawn =
    { $seat_is ->
        [you] 你抽到一张宝物牌：【{ $card }】。
       *[other] { $seat }抽到一张宝物牌：【{ $card }】。
    }
grimm_tidings-event-treasure-drawn-unseen =
    { $seat_is ->
        [you] 你抽了一张宝物牌。
       *[other] { $seat }抽了一张宝物牌。
    }
grimm_tidings-event-door-opened = 门后是【{ $card }】。
grimm_tidings-event-door-kept =
    { $seat_is ->
        [you] 你留下【{ $card }】。
       *[other] { $seat }留下【{ $card }】。
    }
grimm_tidings-event-door-played = 【{ $card }】立刻打出。
grimm_tidings-event-played =
    { $seat_is ->
        [you] 你打出【{ $card }】。
       *[other] { $seat }打出【{ $card }】。
    }
grimm_tidings-event-used =
    { $seat_is ->
        [you] 你使用【{ $card }】。
       *[other] { $seat }使用【{ $card }】。
    }
grimm_tidings-event-sent =
    { $seat_is ->
        [you] 你把【{ $card }】送进战斗。
       *[other] { $seat }把【{ $card }】送进战斗。
    }
grimm_tidings-event-taken-in =
    { $seat_is ->
        [you] 你把【{ $card }】留在手里。
       *[other] { $seat }把【{ $card }】留在手里。
    }
grimm_tidings-event-taken-in-unseen =
    { $seat_is ->
        [you] 你把一张牌留在手里。
       *[other] { $seat }把一张牌留在手里。
    }
grimm_tidings-event-taken-back =
    { $seat_is ->
        [you] 【{ $card }】回到你手里。
       *[other] 【{ $card }】回到{ $seat }手里。
    }
grimm_tidings-event-stays = 【{ $card }】留在战斗里。
grimm_tidings-event-spent = 【{ $card }】被弃掉。
grimm_tidings-event-kept =
    { $seat_is ->
        [you] 【{ $card }】放在你面前。
       *[other] 【{ $card }】放在{ $seat }面前。
    }
grimm_tidings-event-laid =
    { $seat_is ->
        [you] 你放下【{ $card }】。
       *[other] { $seat }放下【{ $card }】。
    }
grimm_tidings-event-discarded =
    { $seat_is ->
        [you] 你弃掉【{ $card }】。
       *[other] { $seat }弃掉【{ $card }】。
    }
grimm_tidings-event-gone =
    { $seat_is ->
        [you] 你面前的【{ $card }】进入弃牌堆。
       *[other] { $seat }面前的【{ $card }】进入弃牌堆。
    }
grimm_tidings-event-cleared = 【{ $card }】进入弃牌堆。
grimm_tidings-event-sold = 【{ $card }】卖掉了。
grimm_tidings-event-for-sale =
    { $seat_is ->
        [you] 你拿出【{ $card }】来卖。
       *[other] { $seat }拿出【{ $card }】来卖。
    }
grimm_tidings-event-handed =
    { $seat_is ->
        [you] { $seat_from_is ->
            [you] 你留下【{ $card }】。
           *[other] 你从{ $seat_from }那里得到【{ $card }】。
        }
       *[other] { $seat_from_is ->
            [you] { $seat }从你这里得到【{ $card }】。
           *[other] { $seat }从{ $seat_from }那里得到【{ $card }】。
        }
    }
grimm_tidings-event-spoils = 宝物之一：【{ $card }】。
grimm_tidings-event-picked =
    { $seat_is ->
        [you] 你挑走【{ $card }】。
       *[other] { $seat }挑走【{ $card }】。
    }
grimm_tidings-event-set-aside =
    { $seat_is ->
        [you] 你拿出【{ $card }】来施舍。
       *[other] { $seat }拿出【{ $card }】来施舍。
    }
grimm_tidings-event-set-aside-unseen =
    { $seat_is ->
        [you] 你拿出一张牌来施舍。
       *[other] { $seat }拿出一张牌来施舍。
    }
grimm_tidings-event-meant =
    { $seat_is ->
        [you] 【{ $card }】施舍给你。
       *[other] 【{ $card }】施舍给{ $seat }。
    }
grimm_tidings-event-meant-unseen =
    { $seat_is ->
        [you] 有一张牌施舍给你。
       *[other] 有一张牌施舍给{ $seat }。
    }
grimm_tidings-event-given =
    { $seat_is ->
        [you] 你收到【{ $card }】。
       *[other] { $seat }收到【{ $card }】。
    }
grimm_tidings-event-given-unseen =
    { $seat_is ->
        [you] 你收到一张牌。
       *[other] { $seat }收到一张牌。
    }
grimm_tidings-event-recovered =
    { $seat_is ->
        [you] 你从弃牌堆拿回【{ $card }】。
       *[other] { $seat }从弃牌堆拿回【{ $card }】。
    }
grimm_tidings-event-promised =
    { $seat_is ->
        [you] 你亮出【{ $card }】：这张牌已经许给别人。
       *[other] { $seat }亮出【{ $card }】：这张牌已经许给别人。
    }
grimm_tidings-event-saw =
    { $seat_is ->
        [you] 有人看到你的【{ $card }】。
       *[other] 你看到{ $seat }手里的【{ $card }】。
    }
grimm_tidings-event-saw-unseen =
    { $seat_is ->
        [you] 有人查看你的手牌。
       *[other] 有人查看{ $seat }的手牌。
    }
grimm_tidings-event-saw-door = 你看到大门牌堆顶的一张牌：【{ $card }】。
grimm_tidings-event-saw-door-unseen = 有人查看大门牌堆顶的一张牌。

## 故事：合起来讲

grimm_tidings-told-dealt = 每人分到{ $count }张大门牌和{ $count }张宝物牌。
grimm_tidings-told-fight =
    { $door ->
        [yes] 门后是【{ $card }】！{ $seat_is ->
            [you] 你必须战斗。
           *[other] { $seat }必须战斗。
        }
       *[no] { $seat_is ->
            [you] 你用【{ $card }】自找麻烦。
           *[other] { $seat }用【{ $card }】自找麻烦。
        }
    }
grimm_tidings-told-drawn =
    { $seat_is ->
        [you] 你抽到：{ $cards }。
       *[other] { $seat }抽到：{ $cards }。
    }
grimm_tidings-told-drawn-unseen =
    { $seat_is ->
        [you] 你抽了{ $count }张{ $deck ->
            [doors] 大门牌
           *[treasures] 宝物牌
        }。
       *[other] { $seat }抽了{ $count }张{ $deck ->
            [doors] 大门牌
           *[treasures] 宝物牌
        }。
    }
grimm_tidings-told-spoils = 亮出宝物：{ $cards }。
grimm_tidings-told-given =
    { $seat_is ->
        [you] 你得到施舍的牌：{ $cards }。
       *[other] { $seat }得到施舍的牌：{ $cards }。
    }
grimm_tidings-told-given-unseen =
    { $seat_is ->
        [you] 你得到{ $count }张施舍的牌。
       *[other] { $seat }得到{ $count }张施舍的牌。
    }
grimm_tidings-told-sold = 卖掉：{ $cards }。
grimm_tidings-told-saw =
    { $seat_is ->
        [you] 有人看过你的手牌：{ $cards }。
       *[other] 你看到{ $seat }的手牌：{ $cards }。
    }
grimm_tidings-told-saw-doors = 你看到大门牌堆顶的牌：{ $cards }。

## 问题

grimm_tidings-setup =
    { $step ->
        [sex] 你的角色是男是女？
       *[cards] { $count ->
            [0] 第一回合之前你放下什么？可以有一个职业。
           *[other] 你面前有：{ $cards }。还要放下或装备什么？
        }
    }
grimm_tidings-free-window =
    { $seat_is ->
        [you] 你的回合。{ $next ->
            [door] 整理好牌，然后踢开门。
            [trouble] 还没有战斗。整理好牌，然后自找麻烦或搜刮房间。
           *[end] 回合结束前整理好牌。
        }
       *[other] { $seat }想继续。{ $next ->
            [door] 踢开门之前还有什么要做吗？
            [trouble] 第二阶段之前还有什么要做吗？
           *[end] 回合结束前还有什么要做吗？
        }
    }
grimm_tidings-combat-window =
    { $seat_is ->
        [you] 你迎战{ $cards }：{ $ours }比{ $theirs }。{ $winning ->
            [yes] 按现在的战力，你会赢。
           *[no] 按现在的战力，你会输。
        }
       *[other] { $seat }迎战{ $cards }：{ $ours }比{ $theirs }。{ $winning ->
            [yes] 按现在的战力，{ $seat }会赢。
           *[no] 按现在的战力，{ $seat }会输。
        }
    }
grimm_tidings-run-window =
    { $seat_is ->
        [you] 你就要逃离【{ $card }】。
       *[other] { $seat }就要逃离【{ $card }】。
    }
grimm_tidings-charity =
    { $seat_is ->
        [you] { $count ->
            [0] 你的手牌没有超过上限。
           *[other] 你多了{ $count }张牌：打出去，或者施舍给别人。
        }
       *[other] { $count ->
            [0] { $seat }正在查看自己的手牌。
           *[other] { $seat }的手牌多了{ $count }张。
        }
    }
grimm_tidings-door-card = 门后是【{ $card }】。留下，还是现在打出？
grimm_tidings-phase2 = 自找麻烦，还是搜刮房间？
grimm_tidings-tracks = 你搜刮到{ $cards }。留下，还是立刻迎战？
grimm_tidings-help-terms =
    { $several ->
        [yes] { $count ->
            [0] 要哪几样？请一样一样地选。
           *[other] 已选：{ $cards }。还有吗？
        }
       *[no] { $seat_is ->
            [you] { $part ->
                [share] 帮忙要几张宝物？
                [pick] 谁先挑？
                [item] 还要一件物品吗？
                [card] 还要一张牌吗？
               *[firm] 输了也要给吗？
            }
           *[other] { $part ->
                [share] { $seat }的帮忙值几张宝物？
                [pick] 谁先挑？
                [item] 再给{ $seat }一件物品吗？
                [card] 再许给{ $seat }一张牌吗？
               *[firm] 输了也要给吗？
            }
        }
    }
grimm_tidings-help-offer =
    { $asks ->
        [yes] { $seat }请你帮忙，{ $share ->
            [all] 给你全部宝物
            [0] 不给宝物
           *[other] 给你{ $share }张宝物
        }
       *[no] { $seat }愿意帮你，{ $share ->
            [all] 要全部宝物
            [0] 不要宝物
           *[other] 要{ $share }张宝物
        }
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] ，无论胜负再加{ $cards }
           *[no] ，打赢再加{ $cards }
        }
    }。{ $share ->
        [all] {""}
        [0] {""}
       *[other] { $pick ->
            [helper_first] 帮手先挑。
            [main_first] 主战者先挑。
            [alternate_helper] 轮流挑，帮手先。
            [alternate_main] 轮流挑，主战者先。
           *[random] 宝物随机分。
        }
    }
grimm_tidings-trade-terms =
    { $several ->
        [yes] { $count ->
            [0] 要哪几样？请一样一样地选。
           *[other] 已选：{ $cards }。还有吗？
        }
       *[no] { $part ->
            [give] 你给{ $seat }什么？
            [get] 你要换什么？
           *[promise] 要{ $seat }答应在这场战斗里不帮忙吗？
        }
    }
grimm_tidings-trade-offer =
    { $given ->
        [0] { $seat }想要你的{ $cards2 }
       *[other] { $wanted ->
            [0] { $seat }想送你{ $cards }
           *[other] { $seat }想用{ $cards }换你的{ $cards2 }
        }
    }{ $promise ->
        [yes] ，条件是你在这场战斗里不帮忙
       *[no] {""}
    }。
grimm_tidings-pick-treasure = 你挑哪张宝物？还能挑{ $count }张。
grimm_tidings-run-next = 接下来逃离哪只怪物？
grimm_tidings-react =
    { $event ->
        [curse] { $seat_is ->
            [you] 诅咒{ $cards }就要命中你。要回应吗？
           *[other] 诅咒{ $cards }就要命中{ $seat }。要回应吗？
        }
        [card] 正在打出{ $cards }。要回应吗？
        [bad_stuff] { $seat_is ->
            [you] { $cards }抓住了你。要阻止坏事吗？
           *[other] { $cards }抓住了{ $seat }。要阻止坏事吗？
        }
        [number] 骰子要变成几？
       *[die] { $seat_is ->
            [you] 你掷出了{ $number }。要改吗？
           *[other] { $seat }掷出了{ $number }。要改吗？
        }
    }
grimm_tidings-aim =
    { $step ->
        [1] 【{ $card }】：对谁或什么使用？
       *[2] 【{ $card }】：具体是哪个？
    }
grimm_tidings-pay =
    { $count ->
        [1] 【{ $card }】要付一张牌。付哪张？
       *[other] 【{ $card }】要付{ $count }张牌。先付哪张？
    }
grimm_tidings-lose-item =
    { $seat_is ->
        [you] 你失去哪件物品？
       *[other] { $seat }失去哪件物品？
    }{ $count ->
        [1] {""}
       *[other] 一共{ $count }件。
    }
grimm_tidings-lose-hand =
    { $count ->
        [1] 你失去哪张牌？
       *[other] 你要失去{ $count }张牌。先失去哪张？
    }
grimm_tidings-search-pick = 你从弃牌堆拿哪张？
grimm_tidings-order-doors = 大门牌按什么顺序放回，最上面的在前？
grimm_tidings-sell =
    { $count ->
        [0] 你卖什么？每满1000金币升一级。
       *[other] 要卖的：{ $cards }，{ $gold }金币。还有什么？
    }
grimm_tidings-alms =
    { $count ->
        [1] 你施舍哪张牌？
       *[other] 还要施舍{ $count }张牌。下一张是哪张？
    }
grimm_tidings-alms-to = 施舍给谁？
grimm_tidings-drop-big = 你携带的大型物品太多。放弃哪件？
grimm_tidings-big-sale = { $cards }不能留下。要和其他物品一起卖掉吗？
grimm_tidings-received =
    { $seat_is ->
        [you] { $count ->
            [0] 继续之前还有什么要做吗？
           *[other] 你刚得到{ $count }张牌。要立刻放下或打出吗？
        }
       *[other] { $seat }在看刚得到的{ $count }张牌。
    }

## 选项

grimm_tidings-do-pass = 跳过
grimm_tidings-do-lot = 随机决定
grimm_tidings-do-proceed =
    { $next ->
        [door] 踢开门
        [trouble] 继续：自找麻烦或搜刮
       *[end] 结束回合
    }
grimm_tidings-do-ready = 准备好了
grimm_tidings-do-done = 好了
grimm_tidings-do-sell-done = 卖{ $gold }金币：升{ $count }级
grimm_tidings-do-keep = 留下
grimm_tidings-do-loot = 搜刮房间
grimm_tidings-do-fight = 亮出来战斗
grimm_tidings-do-male = 男性
grimm_tidings-do-female = 女性
grimm_tidings-do-fighters = 帮战斗者
grimm_tidings-do-monsters = 帮怪物
grimm_tidings-do-accept = 接受
grimm_tidings-do-refuse = 拒绝
grimm_tidings-do-counter = 另提条件
grimm_tidings-do-sell = 卖物品换等级
grimm_tidings-do-give = 施舍{ $count }张牌
grimm_tidings-do-volunteer = 提出帮忙
grimm_tidings-do-none =
    { $what ->
        [sale] 不卖，弃掉
        [aim] 什么都不选
        [item] 不加物品
        [card] 不加牌
        [give] 什么都不给
        [get] 什么都不要，送的
       *[promise] 不用答应
    }
grimm_tidings-do-several = 好几样
grimm_tidings-do-firm = 对，无论胜负
grimm_tidings-do-if_won = 打赢才给
grimm_tidings-do-promise = 对，这就是条件
grimm_tidings-do-share-all = 全部宝物
grimm_tidings-do-share =
    { $count ->
        [0] 0张宝物
       *[other] { $count }张宝物
    }
grimm_tidings-do-pick =
    { $pick ->
        [helper_first] 帮手先挑
        [main_first] 主战者先挑
        [alternate_helper] 轮流挑，帮手先
        [alternate_main] 轮流挑，主战者先
       *[random] 随机分
    }
grimm_tidings-do-number = { $number }
grimm_tidings-do-order = { $cards }
grimm_tidings-do-seat =
    { $seat_is ->
        [you] 你自己（{ $level }级）
       *[other] { $seat }（{ $level }级）
    }
grimm_tidings-do-help = 请{ $seat }帮忙（{ $level }级）
grimm_tidings-do-trade = 向{ $seat }提出交换或赠送
grimm_tidings-do-foe = 【{ $card }】（战力{ $number }）
grimm_tidings-do-foe-power = 使用【{ $card }】给的机会
grimm_tidings-do-answer-help =
    { $reply ->
        [accept] 接受
        [refuse] 拒绝
       *[counter] 另提条件
    }：{ $asks ->
        [yes] 帮{ $seat }，{ $share ->
            [all] 得全部宝物
            [0] 没有宝物
           *[other] 得{ $share }张宝物
        }
       *[no] { $seat }来帮，{ $share ->
            [all] 要全部宝物
            [0] 不要宝物
           *[other] 要{ $share }张宝物
        }
    }{ $gifts ->
        [0] {""}
       *[other] ，加{ $cards }{ $firm ->
            [yes] （无论胜负）
           *[no] {""}
        }
    }{ $share ->
        [all] {""}
        [0] {""}
       *[other] ，{ $pick ->
            [helper_first] 帮手先挑
            [main_first] 主战者先挑
            [alternate_helper] 轮流挑，帮手先
            [alternate_main] 轮流挑，主战者先
           *[random] 随机分
        }
    }
grimm_tidings-do-answer-trade =
    { $reply ->
        [accept] 接受
        [refuse] 拒绝
       *[counter] 另提条件
    }：{ $given ->
        [0] { $seat }要{ $cards2 }
       *[other] { $wanted ->
            [0] { $seat }送你{ $cards }
           *[other] { $seat }用{ $cards }换{ $cards2 }
        }
    }{ $promise ->
        [yes] ，条件是你不帮忙
       *[no] {""}
    }
grimm_tidings-do-withdraw =
    { $trade ->
        [yes] 撤回给{ $seat }的交换条件
       *[no] { $seat_is ->
            [you] 撤回你的条件
           *[other] 撤回给{ $seat }的条件
        }
    }
grimm_tidings-do-play = 打出【{ $card }】
grimm_tidings-do-use = 使用【{ $card }】
grimm_tidings-do-lay = 放下【{ $card }】
grimm_tidings-do-equip = 装备【{ $card }】
grimm_tidings-do-take-off = 卸下【{ $card }】
grimm_tidings-do-drop = 放弃职业或头衔：【{ $card }】
grimm_tidings-do-power = 使用【{ $card }】的战斗能力
grimm_tidings-do-craft = 使用【{ $card }】的技能
grimm_tidings-do-card =
    { $count ->
        [1] 【{ $card }】
       *[other] 【{ $card }】（手里有{ $count }张）
    }
grimm_tidings-do-thing = 已放下的【{ $card }】
grimm_tidings-do-trouble = 用【{ $card }】自找麻烦

## 牌面数字

grimm_tidings-printed-level = { $number }级
grimm_tidings-printed-bonus = 战斗{ $number }
grimm_tidings-printed-rise = 升一级
grimm_tidings-printed-treasures = { $number }张宝物
grimm_tidings-printed-gold = { $number }金币

## 区域与数据

grimm_tidings-zone-doors = 大门牌
grimm_tidings-zone-treasures = 宝物牌
grimm_tidings-zone-door_discards = 弃掉的大门牌
grimm_tidings-zone-treasure_discards = 弃掉的宝物牌
grimm_tidings-zone-announced = 正在打出
grimm_tidings-zone-fight = 战斗中
grimm_tidings-zone-spoils = 待分的宝物
grimm_tidings-zone-sale = 要卖的
grimm_tidings-zone-opened = 门后
grimm_tidings-zone-aside = 放在一边
grimm_tidings-zone-box = 不在游戏中
grimm_tidings-zone-hand = 手牌
grimm_tidings-zone-front = 面前
grimm_tidings-zone-fresh = 刚得到
grimm_tidings-zone-alms = 待送出的牌
grimm_tidings-field-options = 牌桌选项
grimm_tidings-field-seats = 每人的等级、性别和计数
grimm_tidings-field-marks = 已装备、有作弊、已许出
grimm_tidings-field-dealings = 本回合的交换条件
grimm_tidings-field-active = 谁的回合
grimm_tidings-field-starter = 谁先开始
grimm_tidings-field-round = 轮数
grimm_tidings-field-is_fought = 本回合打过
grimm_tidings-field-reshuffles = 重洗次数
grimm_tidings-field-serial = 至今的怪物和作弊牌
grimm_tidings-field-turn_uses = 本回合用过的能力
grimm_tidings-field-winners = 获胜者
grimm_tidings-field-die = 骰子
grimm_tidings-field-spared = 坏事被阻止
grimm_tidings-field-main = 主战者
grimm_tidings-field-helper = 帮手
grimm_tidings-field-is_decided = 胜负已定
grimm_tidings-field-foes = 怪物
grimm_tidings-field-lines = 战斗中的加减
grimm_tidings-field-uses = 本场用过的能力
grimm_tidings-field-pending = 离开的怪物留下的宝物
grimm_tidings-field-removed = 离开的帮手
grimm_tidings-field-bribed = 答应不帮忙的人
grimm_tidings-field-safe = 已经脱身的人
grimm_tidings-field-bargain = 帮手的报酬
grimm_tidings-field-offers = 等待回答的条件

## 终端桌面

grimm_tidings-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $level }级{ $sex ->
        [male] ♂
        [female] ♀
       *[unknown] {""}
    }，{ $strength ->
        [0] {""}
       *[other] 装备{ $plus }，{""}
    }手牌{ $doors }张大门牌、{ $treasures }张宝物牌{ $mark ->
        [0] {""}
       *[other] ，{ $fights ->
            [yes] 本
           *[no] 下
        }场战斗{ $mark }
    }
grimm_tidings-board-equipped = { $card } ✓
grimm_tidings-board-lying = { $card }
grimm_tidings-board-nothing = 面前没有牌
grimm_tidings-board-piles = 大门牌：{ $doors }，宝物牌：{ $treasures }
grimm_tidings-board-tops = 弃牌堆顶：{ $cards }
grimm_tidings-board-discards = 弃牌堆，从上往下：{ $cards }
grimm_tidings-board-fight =
    { $seat_is ->
        [you] 你迎战{ $cards }：{ $ours }比{ $theirs }
       *[other] { $seat }迎战{ $cards }：{ $ours }比{ $theirs }
    }，可得{ $stake }张宝物
grimm_tidings-board-final = 谁赢下这场战斗，谁就赢下整局！
grimm_tidings-board-helper =
    { $seat_is ->
        [you] 你在帮忙，{ $share ->
            [all] 得全部宝物
            [0] 没有宝物
           *[other] 得{ $share }张宝物
        }。
       *[other] { $seat }在帮忙，{ $share ->
            [all] 得全部宝物
            [0] 没有宝物
           *[other] 得{ $share }张宝物
        }。
    }
grimm_tidings-board-aside = 已打出：{ $cards }
grimm_tidings-board-hand =
    { $count ->
        [0] 你没有手牌。
       *[other] 你的手牌（{ $count }）：{ $cards }
    }
grimm_tidings-score =
    { $seat_is ->
        [you] 你：{ $level }级
       *[other] { $seat }：{ $level }级
    }
grimm_tidings-turn =
    { $seat_is ->
        [you] 第{ $number }轮，共{ $most }轮，你的回合
       *[other] 第{ $number }轮，共{ $most }轮，{ $seat }的回合
    }
