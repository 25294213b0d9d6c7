### 阴郁之林：为什么现在不能这样选。牌名作为参数时放在【】中。

## 没有轮到你

grimwood-reason-game-over = 游戏已经结束，组合也计完分了。
grimwood-reason-watching = 你在旁观，只有玩家才能行动。
grimwood-reason-not-your-turn = 现在是{ $seat }的回合，这期间你只能应对别人对你的偷窃。
grimwood-reason-turn-lost = 狼人让你失去了下一个回合。
grimwood-reason-no-more-turns = 牌堆已空，你的最后一个回合也用完了。
grimwood-reason-round-finishes = 牌堆已空，本轮会在再次轮到你之前结束。
grimwood-reason-victim-answers = 先等{ $seat }回应你的偷窃。
grimwood-reason-victim-answers-power = 先等{ $seat }回应这次偷窃，你的能力才能继续。
grimwood-reason-steal-elsewhere = 被偷的是{ $seat }，不是你。只有被偷的人才能使用护身符。
grimwood-reason-not-there = 这里没有这样的东西。

## 主要行动：手牌

grimwood-reason-amulet-waits = 护身符要留在手里，等有人偷你的牌时才能用。
grimwood-reason-not-playable = 只有超自然生物和符石能打出，其他牌只用来凑套或防偷。
grimwood-reason-animals-incomplete = 动物必须三张相同的一起摆出。【{ $card }】还差{ $count }张。
grimwood-reason-settings-incomplete = 单独一张【{ $card }】不能摆出：要三张相同的环境牌，或者沼泽、幽径、空地各一张，而且都要在你手里。
grimwood-reason-mixed-incomplete = 你手里需要沼泽、幽径、空地各一张。
grimwood-reason-no-set = 你手里没有凑齐的三张。
grimwood-reason-no-mixing = 超自然生物自成组合：【{ $card }】不能和动物或环境牌放在一起。
grimwood-reason-no-rune = 你手里没有符石。
grimwood-reason-rune-not-laid = 符石不能放进组合，只能打出，然后弃掉。
grimwood-reason-rune-needs-action = 打出符石要花一个行动，而你已经没有可用的了。
grimwood-reason-laying-costs = 在这一桌，摆出超自然生物就算不用能力也要花一个行动。
grimwood-reason-play-spent = 这回合你已经打过牌了，也没有额外行动。
grimwood-reason-one-power = 没有符石的话，每回合只能用一个能力。
grimwood-reason-starts-spent = 每个能力一回合最多用{ $count }次，【{ $card }】的次数已经用完。
grimwood-reason-dragon-sleeps = 龙没有可以打出的能力，它只要躺在组合里就能守护组合。
grimwood-reason-draw-comes-first = 在这一桌，要先抽牌或偷牌，然后才能用能力和符石。
grimwood-reason-turn-closed = 你已经做完收尾的抽牌或偷牌，之后只能再摆凑齐的三张。
grimwood-reason-actions-spent = 你的两个行动和所有额外行动都用完了。
grimwood-reason-action-kept = 你还必须抽牌或偷牌，最后一个行动要留给它。

## 主要行动：抽牌、偷牌、结束

grimwood-reason-deck-empty = 牌堆已经空了。
grimwood-reason-close-spent = 这回合你已经抽过或偷过牌了，也没有额外行动。
grimwood-reason-close-given-up = 你先打了牌，就等于放弃了抽牌和偷牌。
grimwood-reason-one-kind-of-draw = 在这一桌，额外的抽牌和偷牌不另外区分，直接抽或偷就行。
grimwood-reason-no-extra = 你没有额外行动。一张符石可以给你两个。
grimwood-reason-not-yourself = 你不能偷自己的牌。
grimwood-reason-hand-empty = { $seat }手里没有牌。
grimwood-reason-hand-too-small = { $seat }的手牌太少。不靠能力的话，只能偷至少有{ $count }张手牌的人。
grimwood-reason-deck-stalled = 太久没有人抽牌了：在有牌离开牌堆之前，谁也不能偷。
grimwood-reason-stall-draw = 太久没有人抽牌了：你必须先抽一张，才能结束回合。
grimwood-reason-nobody-to-steal-from = 其他人的手牌都不够多，没有人可偷。
grimwood-reason-owed = 只要牌堆还有牌，每回合都必须抽一张或偷一张才能结束。

## 主要行动：桌上的东西，以及别的问题的按钮

grimwood-reason-discards-need-a-power = 弃牌堆谁都可以看，但只有靠能力才能把牌拿回来。
grimwood-reason-removed = 因为只有两个人玩，这张牌开局前就拿掉了。
grimwood-reason-card-before-place = 先从手里选一个超自然生物，再选它要加入的组合。
grimwood-reason-placed-stays = 摆出的牌就留在原处，只有能力才能移动它。
grimwood-reason-set-complete = 这一套已经凑齐：不能再加，也不能拆开。
grimwood-reason-combos-are-safe = 偷牌只能偷手牌。要动别人的组合，得靠能力。
grimwood-reason-nothing-to-allow = 现在没有人偷你的牌。
grimwood-reason-nothing-to-block = 现在没有人偷你的牌，没什么可挡的。
grimwood-reason-nothing-to-decline = 现在没有正在进行、可以放弃的能力。
grimwood-reason-nothing-to-undo = 你还没有做出可以撤回的选择。
grimwood-reason-nothing-taken = 你并没有刚拿到一张可以留下或打出的牌。
grimwood-reason-place-needs-card = 选好超自然生物之后，才会问你放在哪里。
grimwood-reason-dwarf-asks = 只有矮人才让你在牌堆的牌和弃牌之间二选一。
grimwood-reason-no-free-discard = 不能因为不想要就随意弃牌。
grimwood-reason-pair-is-a-price = 两张动物凑不成一套，顶多是献给女巫的祭品。
grimwood-reason-not-now = 这个选择现在用不上。

## 发动了也没有效果的能力

grimwood-reason-amazon-idle = 其他人手里都没有牌，亚马逊要不到任何东西。
grimwood-reason-boogeyman-idle = 所有人的手牌都是空的，鬼怪没有可换的。
grimwood-reason-bride-idle = 鬼新娘找不到她够得着的男性。
grimwood-reason-centaur-idle = 人马要拿弃牌堆顶的牌，可弃牌堆是空的。
grimwood-reason-dark-unicorn-idle = 没有人有牌可以让黑暗独角兽踩掉。
grimwood-reason-dracula-idle = 没有人的手牌多到能让德古拉下口。
grimwood-reason-dwarf-idle = 牌堆和弃牌堆都空了，矮人没有可挖的。
grimwood-reason-elf-idle = 你的组合里没有精灵能再次唤醒的超自然生物。
grimwood-reason-faeries-idle = 小妖精要翻弃牌堆，可弃牌堆是空的。
grimwood-reason-ghouls-idle = 牌堆空了，也没有人可偷，食尸鬼什么也挖不到。
grimwood-reason-giant-idle = 弃牌堆是空的，巨人没有可捡的。
grimwood-reason-goblins-idle = 没有人的手牌多到能让哥布林下手。
grimwood-reason-highwayman-idle = 别人面前没有劫匪抢得走的组合。
grimwood-reason-highwayman-gives-nothing = 劫匪必须交出一个组合来换，但不能是他自己所在的，而你没有别的了。
grimwood-reason-hydra-idle = 其他人的手牌都是空的，九头蛇没有可看的。
grimwood-reason-mage-idle = 法师要抽牌，可牌堆已经空了。
grimwood-reason-nymph-idle = 仙女找不到她够得着的超自然生物。
grimwood-reason-shadow-queen-idle = 暗影女王只会看到空空的手。
grimwood-reason-sorceress-idle = 别人面前没有女巫拿得走的组合。
grimwood-reason-sorceress-pays-nothing =
    { $count ->
        [2] 你没有能献给女巫的牌：她要你手里的两张猫头鹰或两张乌鸦。
       *[3] 你没有能献给女巫的牌：她要三张猫头鹰或三张乌鸦。
    }
grimwood-reason-the-eternals-idle = 牌堆空了，也没有人可偷，永恒族只会空手而归。
grimwood-reason-the-eternals-full = 手里已有七张牌，永恒族不会再给你带来什么。
grimwood-reason-the-laraki-idle = 拉拉其要分发弃牌，可弃牌堆是空的。
grimwood-reason-troll-idle = 其他人手里都没有牌可以让巨魔砸掉。
grimwood-reason-power-idle = 【{ $card }】的能力现在不会有任何效果。

## 回应偷窃、选位置、立刻打出、手牌上限

grimwood-reason-no-amulet = 你没有护身符，挡不住这次偷窃。
grimwood-reason-thief-picks-blind = { $seat }是盲抽的，你不能挑哪一张，只有护身符能挡。
grimwood-reason-answer-first = { $seat }正在偷你的牌，请先回应。
grimwood-reason-own-combos-only = 【{ $card }】只能放进你自己的组合。
grimwood-reason-dragon-closes = 龙守着这个组合，【{ $card }】也进不去。
grimwood-reason-combo-full = 这个组合已有{ $count }张牌，满了。
grimwood-reason-place-first = 先给【{ $card }】选一个位置。
grimwood-reason-taken-must-lie = 仙女已经拿了【{ $card }】，现在非摆出来不可。
grimwood-reason-not-just-taken = 【{ $card }】早就在你手里了，只有刚拿到的牌才能立刻打出。
grimwood-reason-only-kept = 【{ $card }】可以留下，但不是能打出的牌。
grimwood-reason-laid-later = 不用能力的话，【{ $card }】之后可以免费摆出。现在只能选打出或留下。
grimwood-reason-keep-instead = 不想打出的话，留在手里就行。
grimwood-reason-taken-first = 先决定【{ $card }】怎么办：打出还是留下？
grimwood-reason-limit-first = 你的回合已经结束。你比七张多出{ $count }张，必须先弃掉。

## 能力进行当中

grimwood-reason-power-first = 先把【{ $card }】的能力执行完。
grimwood-reason-no-placing-now = 【{ $card }】的能力进行时，不能打出或摆出手牌。
grimwood-reason-not-on-yourself = 不能对自己使用【{ $card }】。
grimwood-reason-nymph-compels = 【{ $card }】是仙女叫来的，不能放弃。
grimwood-reason-nothing-in-hand = { $seat }手里没有牌，【{ $card }】什么也拿不到。
grimwood-reason-two-cards-needed = { $seat }只剩一张牌。在这一桌，连【{ $card }】也不能拿走它。
grimwood-reason-hands-only = 偷牌只能偷手牌，【{ $card }】碰不到组合。
grimwood-reason-choose-a-player = 【{ $card }】要选的是玩家，不是组合。
grimwood-reason-choose-a-card = 【{ $card }】要选的是牌，不是玩家。
grimwood-reason-choose-a-combo = 【{ $card }】要选的是组合，不是玩家。
grimwood-reason-supernaturals-only = 这对【{ $card }】没用，必须是超自然生物。
grimwood-reason-discard-only = 【{ $card }】只能从弃牌堆里选。
grimwood-reason-amazon-asks-all = 亚马逊向其他所有人要牌。你选的是牌，不是玩家。
grimwood-reason-amazon-names-cards = 亚马逊要的是一张牌的名字，不是组合。
grimwood-reason-others-cards-only = 在这一桌，【{ $card }】只能拿别人的牌。
grimwood-reason-table-only = 【{ $card }】拿不到弃掉的牌，只能从组合里拿。
grimwood-reason-frozen = 龙守着这个组合，任何能力都碰不到它。
grimwood-reason-bride-men-only = 鬼新娘只要男性。
grimwood-reason-nymph-herself = 仙女不能拿她自己。
grimwood-reason-elf-own-only = 精灵只能唤醒你自己组合里的牌。
grimwood-reason-elf-not-elf = 精灵不能唤醒她自己。
grimwood-reason-elf-not-dragon = 龙没有可以让精灵唤醒的能力。
grimwood-reason-not-gained = 在这一桌，精灵只能唤醒这回合才来到你组合里的牌，而【{ $card }】早就在了。
grimwood-reason-second-pick = 你已经拿了一张，小妖精非要你再拿一张不可。
grimwood-reason-dwarf-lifted = 矮人已经翻出两张牌，请在这两张里选。
grimwood-reason-dwarf-must-keep = 矮人翻出的两张牌，你必须留下一张。
grimwood-reason-laraki-lifted = 牌已经拿起来了，现在必须全部分出去。
grimwood-reason-laraki-order =
    { $seat_is ->
        [you] 先给自己留一张，然后拉拉其顺时针依次分牌。
       *[other] 拉拉其顺时针依次分牌，下一个是{ $seat }。
    }
grimwood-reason-give-first = 先说好劫匪要交出你的哪个组合。
grimwood-reason-not-himself = 在这一桌，劫匪所在的组合不能交出去。
grimwood-reason-swap-all = 在这一桌，劫匪把组合全部对换：请选玩家，不是选组合。
grimwood-reason-nothing-to-swap = { $seat }没有可以对换的组合。
grimwood-reason-take-anothers = 这个组合已经是你的了，【{ $card }】拿的必须是别人的。
grimwood-reason-go-back = 【{ $card }】的能力已经开始用了。不想用的话，请退回一步。
grimwood-reason-pay-first = 先说好把什么献给女巫。
grimwood-reason-price-chosen = 代价已经选好，现在选你要拿的组合，或者退回一步。
grimwood-reason-price-is-animals = 女巫只收猫头鹰或乌鸦。
grimwood-reason-price-is-three = 女巫要三张相同的，两张不够。
grimwood-reason-price-is-a-pair = 在这一桌，女巫只收你手里的两张相同的动物。
grimwood-reason-price-too-small = 女巫要{ $count }张【{ $card }】，你手里没有那么多。
