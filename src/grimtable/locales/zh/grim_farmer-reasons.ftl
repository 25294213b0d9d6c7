### 阴险农夫：为什么现在不能这样选。牌名作为参数时放在【】中。

## 没有轮到你

grim_farmer-reason-game-over = 游戏已经结束：有人出完了手牌。
grim_farmer-reason-turns-over = 游戏已经结束：最后一轮打完了，手牌最少的人获胜。
grim_farmer-reason-last-special = 游戏已经结束：有人打出最后一张手牌，当场获胜。
grim_farmer-reason-match-over = 整场比赛已经结束。
grim_farmer-reason-watching = 你在旁观，只有玩家才能行动。
grim_farmer-reason-not-there = 这张牌桌上没有这样的东西。
grim_farmer-reason-not-in-deck = 这张牌桌用的牌里没有【{ $card }】。
grim_farmer-reason-answered = 你已经选好了。只要还有人没选完，你就可以撤回重选。
grim_farmer-reason-chosen = 你已经选了【{ $card }】。只要还有人没选完，你就可以撤回。
grim_farmer-reason-five-at-most = 你已经选了五张，最多就盖这么多。只要还有人没选完，你就可以撤回。
grim_farmer-reason-two-at-most = 你已经选了两张，奖励最多就弃这么多。只要还有人没选完，你就可以撤回。
grim_farmer-reason-passed = 你已经选择跳过。只要还有人没选完，你就可以反悔。
grim_farmer-reason-not-your-turn = 在这一桌，特殊动物要依次打出，现在轮到{ $seat }。
grim_farmer-reason-effect-elsewhere = { $seat }打出了【{ $card }】，要先执行完效果才能继续。
grim_farmer-reason-host-chooses = 由{ $seat }决定谁当起始玩家，然后才发牌。
grim_farmer-reason-hand-full = 你手里已经有15张牌，手牌不能再多了。
grim_farmer-reason-stopped = 这一轮你已经停止抽牌。
grim_farmer-reason-no-card-to-play = 你没有手牌，没有什么可以打出。
grim_farmer-reason-nothing-to-place = 你没有手牌，没有什么可以盖下。
grim_farmer-reason-one-card-placed = 你只有一张手牌。在这一桌，它会单独盖下，没有什么可选的。
grim_farmer-reason-nothing-drawn = 你只有一张手牌，又没有牌可抽，所以它单独盖下。
grim_farmer-reason-sits-out = 你只有一张手牌。在这一桌，你留着它，这一轮不用盖牌。
grim_farmer-reason-both-placed = 你只有两张手牌，两张都得盖下，没有什么可选的。
grim_farmer-reason-nobody-to-challenge = 其他人都没有盖牌，没有人可以质疑。
grim_farmer-reason-no-challenge = 质疑成功才有奖励，而这一轮你没有质疑任何人。
grim_farmer-reason-challenge-failed = 你质疑了{ $seat }，但那些牌全都符合，所以没有奖励。
grim_farmer-reason-hand-empty = 你质疑对了，但手里没有牌，没有什么可弃的。

## 发牌之前

grim_farmer-reason-not-dealt-yet = 还没有发牌。先决定谁当起始玩家。
grim_farmer-reason-host-must-choose = 总得有人当起始玩家，由你来定。

## 抽牌

grim_farmer-reason-cards-later = 先是抽牌的阶段，打牌和盖牌都在这之后。
grim_farmer-reason-draw-limit = 手牌上限是15张，你最多还能抽{ $count }张。
grim_farmer-reason-deck-short = 能抽的牌只剩{ $count }张了。
grim_farmer-reason-one-number = 在这一桌，要抽几张一次说定。
grim_farmer-reason-one-by-one = 在这一桌，牌要一张一张地抽：再抽一张，或者停下。
grim_farmer-reason-draw-none = 你可以不抽牌：选择抽0张，或者停下。
grim_farmer-reason-draw-over = 只有每轮开始时才能随意抽牌，之后只按规则的要求抽牌。
grim_farmer-reason-draw-off = 在这一桌不能随意抽牌，只按规则的要求抽牌。

## 抢打特殊动物

grim_farmer-reason-not-held = 你手里没有【{ $card }】。
grim_farmer-reason-normals-wait = 普通动物现在不能打出，下一个阶段可以盖下。
grim_farmer-reason-snake-waits = 蛇不能打出，只能混在暗牌里甩掉。
grim_farmer-reason-mouse-waits = 老鼠不能打出，要盖下才有用，而且总是符合。
grim_farmer-reason-placing-later = 下一个阶段才盖牌。现在请打出特殊动物，或者跳过。
grim_farmer-reason-kind-used =
    { $seat_is ->
        [you] 这一轮你已经打过【{ $card }】，谁都不能再打一张。
       *[other] 这一轮{ $seat }已经打过【{ $card }】，谁都不能再打一张。
    }
grim_farmer-reason-used-by-you = 这一轮你已经打过【{ $card }】，每人每轮只能打一张。
grim_farmer-reason-dud-colour = 叫牌里没有颜色，打出【{ $card }】没有效果，在这一桌不允许。
grim_farmer-reason-dud-animal = 叫牌里没有动物，打出【{ $card }】没有效果，在这一桌不允许。
grim_farmer-reason-nothing-playable = 你手里没有现在能打的特殊动物。
grim_farmer-reason-race-over = 特殊动物要在盖牌之前打出，这一轮已经过了时候。

## 叫牌的动物和颜色

grim_farmer-reason-no-such-piece = 这张牌桌的袋子里没有这种动物或颜色。
grim_farmer-reason-call-comes = 等大家都抽完牌，就从袋子里随机抽出新的叫牌。
grim_farmer-reason-pieces-by-specials = 只有变色龙、青蛙、鹦鹉和狮子能改变叫牌。
grim_farmer-reason-call-stands = 这一轮的叫牌已经定下来了。
grim_farmer-reason-animal-goes-back = 你打出了【{ $card }】：要放回的是动物，不是颜色。
grim_farmer-reason-colour-goes-back = 你打出了【{ $card }】：要放回的是颜色，不是动物。
grim_farmer-reason-piece-in-bag = 它还在袋子里，只能放回已经亮出的。
grim_farmer-reason-effect-first = 你打出了【{ $card }】，先选好要放回什么。
grim_farmer-reason-effect-compels = 你打出了【{ $card }】，必须放回一个。

## 盖牌

grim_farmer-reason-two-at-least =
    { $count ->
        [1] 至少要盖两张，还差一张。
       *[other] 至少要盖两张。
    }
grim_farmer-reason-must-place = 每人都至少要盖两张，什么牌都行。
grim_farmer-reason-no-more-to-place =
    { $count ->
        [1] 你手里唯一的一张【{ $card }】已经选了。
       *[other] 你手里的{ $count }张【{ $card }】都已经选了。
    }
grim_farmer-reason-placing-over = 大家都盖好了。现在质疑一个人，或者谁也不质疑。

## 质疑与奖励

grim_farmer-reason-challenge-later = 等大家都盖好牌，一轮快结束时才质疑。
grim_farmer-reason-not-yourself = 不能质疑自己。
grim_farmer-reason-no-pile = { $seat }没有盖牌，没有什么可以质疑。
grim_farmer-reason-choose-nobody = 不想质疑的话，就选“谁也不质疑”。
grim_farmer-reason-challenges-made = 质疑已经结束，现在是你的奖励。
grim_farmer-reason-special-stays = 奖励只能弃普通动物，【{ $card }】不是。
grim_farmer-reason-snake-stays = 蛇不能作为奖励弃掉，只能混在暗牌里甩掉。
grim_farmer-reason-mouse-stays = 老鼠虽然盖下总是符合，却不能作为奖励弃掉。
grim_farmer-reason-nothing-to-discard = 你手里没有可以弃掉的普通动物。
grim_farmer-reason-no-more-to-discard =
    { $count ->
        [1] 你手里唯一的一张【{ $card }】已经选了。
       *[other] 你手里的{ $count }张【{ $card }】都已经选了。
    }
grim_farmer-reason-two-or-none = 在这一桌，要么弃两张普通动物，要么不弃，而你只有一张。
grim_farmer-reason-second-too = 在这一桌要弃就弃两张，请再选一张。
grim_farmer-reason-say-done = 这里不用跳过。不想弃牌的话，直接选不弃就行。

## 从来不能选的东西，以及别处的按钮

grim_farmer-reason-discards-closed = 弃牌堆里的牌不能拿，只有洗成新牌堆时才会回来。
grim_farmer-reason-discards-gone = 弃牌堆里的牌不能拿。在这一桌，弃掉的牌再也不会回来。
grim_farmer-reason-played-stays = 打出的牌会一直摆到这一轮结束。
grim_farmer-reason-first-player-moves-on = 起始玩家不用选：每过一轮，就顺时针轮到下一位。
grim_farmer-reason-nothing-to-finish = 你现在并没有在选牌，没有什么要完成的。
