### 阴郁之林。正文里的牌名一律放在【】中。

grimwood-blurb = 在闹鬼的森林里收集组合，别让其他人夺走。

## 牌名

grimwood-card-amazon = 亚马逊
grimwood-card-boogeyman = 鬼怪
grimwood-card-bride = 鬼新娘
grimwood-card-centaur = 人马
grimwood-card-dark_unicorn = 黑暗独角兽
grimwood-card-demon = 恶魔
grimwood-card-dracula = 德古拉
grimwood-card-dragon = 龙
grimwood-card-dwarf = 矮人
grimwood-card-elf = 精灵
grimwood-card-faeries = 小妖精
grimwood-card-ghouls = 食尸鬼
grimwood-card-giant = 巨人
grimwood-card-goblins = 哥布林
grimwood-card-highwayman = 劫匪
grimwood-card-hydra = 九头蛇
grimwood-card-mage = 法师
grimwood-card-nymph = 仙女
grimwood-card-shadow_queen = 暗影女王
grimwood-card-sorceress = 女巫
grimwood-card-the_eternals = 永恒族
grimwood-card-the_laraki = 拉拉其
grimwood-card-troll = 巨魔
grimwood-card-werewolf = 狼人
grimwood-card-owl = 猫头鹰
grimwood-card-crow = 乌鸦
grimwood-card-swamp = 沼泽
grimwood-card-path = 幽径
grimwood-card-clearing = 空地
grimwood-card-amulet = 护身符
grimwood-card-rune = 符石

grimwood-card-heading =
    【{ $card }】{ $group ->
        [male] 超自然生物，男性
        [animal] 动物
        [setting] 环境
        [reaction] 反应牌
        [action] 行动牌
       *[supernatural] 超自然生物
    }，共{ $copies }张

## 卡牌作用

grimwood-text-amazon =
    说出任意一种牌名。{ $amazon_amount ->
        [all] 其他人要把手里所有这种牌都交给你。
       *[one] 其他人只要手里有，就要各交给你一张。
    }护身符挡不住她。
grimwood-text-boogeyman = 把你的全部手牌和另一名玩家的全部手牌对换，旁人看不到内容。护身符挡不住。
grimwood-text-bride =
    把一个男性超自然生物{ $already_played_scope ->
        [others_only] 从别人的组合里
        [table_and_discard] 从任意组合或弃牌堆里
       *[table] 从任意组合里（自己的也行）
    }收进手牌，并可以当场免费打出。男性有：鬼怪、恶魔、德古拉、矮人、巨人、法师、巨魔、狼人。龙守护的牌碰不得。
grimwood-text-centaur = 弃牌堆最上面的牌归你。如果是超自然生物或符石，可以当场免费打出。
grimwood-text-dark_unicorn =
    { $dark_unicorn_includes_self ->
        [true] 凡是有手牌的人都随机损失一张到弃牌堆，最后轮到你自己。
       *[false] 其他人凡是有手牌的，都随机损失一张到弃牌堆。
    }
grimwood-text-demon = 毁掉一个组合，谁的都行，包括你自己的：其中的牌全部进弃牌堆。龙守护的组合不受影响。
grimwood-text-dracula =
    选一名玩家，连续偷其手牌两次。{ $amulet_power_scope ->
        [first_only] 护身符只能挡住第一口。
       *[each] 每一口都可以用一张护身符挡住。
    }
grimwood-text-dragon =
    { $dragon_mode ->
        [as_power] 以能力打出时，它会守护自己所在的组合
       *[static] 它守护自己所在的组合，不消耗行动
    }：不能再往里加牌，任何能力（包括你自己的）都不能夺走、交换、毁掉它，也不能抽走其中的牌。{ $dragon_mode ->
        [as_power] 如果只是摆出来，它就和别的超自然生物一样。
       *[static] {""}
    }
grimwood-text-dwarf = 翻开牌堆顶的牌（只有你能看）和弃牌堆顶的牌。留下一张，弃掉另一张。
grimwood-text-elf =
    { $elf_scope ->
        [gained_this_turn] 本回合进入你组合的另一个超自然生物
       *[any_controlled] 你组合里的另一个超自然生物
    }再次发动能力，就像刚打出来一样；只有龙不行。每张牌一回合最多发动{ $power_limit ->
        [1] 1
        [3] 3
       *[2] 2
    }次。
grimwood-text-faeries = 从弃牌堆里挑两张牌收进手牌。其中一张超自然生物或符石可以当场免费打出。
grimwood-text-ghouls = 抽一张牌，或者偷一张牌。偷牌会被护身符挡住。
grimwood-text-giant = 从弃牌堆里挑一张牌收进手牌。如果是超自然生物或符石，可以当场免费打出。
grimwood-text-goblins =
    最多偷三次，可以偷同一个人，也可以偷不同的人。{ $amulet_power_scope ->
        [first_only] 每个受害者只能用护身符挡住第一次。
       *[each] 每一次都可以用一张护身符挡住。
    }
grimwood-text-highwayman =
    { $highwayman_mode ->
        [all] 你的所有组合与另一名玩家的所有组合对换
       *[one_for_one] 你的一个组合与另一名玩家的一个组合对换
    }。{ $highwayman_may_give_himself ->
        [false] 他自己所在的组合留在你这里。
       *[true] 他自己所在的组合也不例外。
    }龙守护的组合不能动。
grimwood-text-hydra = 看一名玩家的全部手牌。只有你能看。
grimwood-text-mage = 从牌堆拿两张牌到手里。
grimwood-text-nymph =
    { $already_played_scope ->
        [others_only] 从别人的组合里带走另一个超自然生物
        [table_and_discard] 从任意组合或弃牌堆里带走另一个超自然生物
       *[table] 从任意组合里（自己的也行）带走另一个超自然生物
    }。{ $nymph_effect ->
        [may] 它进入你的手牌，可以当场免费打出。
       *[must] 它摆在你面前，并且必须发动能力，哪怕对你不利。
    }龙守护的牌碰不得。
grimwood-text-shadow_queen = 看遍其他所有人的手牌，然后选一名玩家，盲偷一张。护身符可以挡住。
grimwood-text-sorceress =
    { $sorceress_cost ->
        [pair_from_hand] 献出手里的两张猫头鹰或两张乌鸦
       *[set_of_three] 献出三张猫头鹰或三张乌鸦，用摆好的组合或手牌都行
    }，就能把别人的一个组合据为己有。龙守护的组合碰不得。
grimwood-text-the_eternals =
    一张一张地抽牌或偷牌，直到手里有七张；也可以提前停下。{ $amulet_power_scope ->
        [first_only] 每个受害者只能用护身符挡住第一次偷牌。
       *[each] 每一次偷牌都可以用一张护身符挡住。
    }
grimwood-text-the_laraki = 从弃牌堆顶拿起与人数相同的牌。自己留一张，其余按顺时针每人发一张，给谁哪张由你定。
grimwood-text-troll = 选一名玩家：其手牌随机一张进弃牌堆。护身符挡不住。
grimwood-text-werewolf = 选一名玩家：其下一个回合跳过。
grimwood-text-owl = 三张猫头鹰组成一个组合，值10分。也可以献给女巫。
grimwood-text-crow = 三张乌鸦组成一个组合，值10分。也可以献给女巫。
grimwood-text-swamp = 与一张幽径、一张空地组成组合，值5分；三张沼泽值3分。
grimwood-text-path = 与一张沼泽、一张空地组成组合，值5分；三张幽径值3分。
grimwood-text-clearing = 与一张沼泽、一张幽径组成组合，值5分；三张空地值3分。
grimwood-text-amulet = 用来对付小偷：这次偷牌失败，护身符弃掉。如果是普通的偷牌，而不是超自然生物的能力，小偷的回合当场结束。
grimwood-text-rune = 弃掉它，本回合多两个行动；每个行动可以是抽牌、偷牌、发动能力或再打一张符石。

## 问题（以提问的步骤命名）

grimwood-main-action =
    { $only ->
        [end] 没有别的可做了，只能结束回合。
       *[more] 轮到你了，要做什么？
    }
grimwood-steal =
    { $amulet ->
        [yes] { $seat }把手伸向你的手牌。要亮出护身符吗？
       *[no] { $seat }把手伸向你的手牌，而你没有护身符。
    }
grimwood-place = 【{ $card }】摆在哪里？
grimwood-immediate = 你拿到了【{ $card }】。要当场打出吗？
grimwood-immediate-two = 你拿到了两张牌：【{ $card }】和【{ $card2 }】。要当场打出其中一张吗？
grimwood-discard-to-limit = 你的手牌超出上限{ $count }张（上限七张）。弃掉哪张？
grimwood-amazon = 亚马逊：说出哪种牌？
grimwood-boogeyman = 鬼怪：和谁交换手牌？
grimwood-bride = 鬼新娘：带走谁？
grimwood-nymph = 仙女：带走谁？
grimwood-demon = 恶魔：毁掉哪个组合？
grimwood-dracula = 德古拉：偷谁的牌？
grimwood-troll = 巨魔：让谁丢一张牌？
grimwood-dwarf-keep = 矮人：从牌堆翻出【{ $card }】，从弃牌堆拿起【{ $card2 }】。留下哪张？
grimwood-elf = 精灵：让谁再发动一次？
grimwood-faeries = 小妖精：先拿哪张牌？
grimwood-faeries-second = 小妖精：第二张拿哪张？
grimwood-ghouls = 食尸鬼：抽牌还是偷牌？
grimwood-giant = 巨人：拿哪张牌？
grimwood-goblins = 哥布林：先偷谁？
grimwood-goblins-next = 哥布林：还能偷{ $count }次。偷谁？
grimwood-highwayman = 劫匪：交出哪个组合？
grimwood-highwayman-all = 劫匪：和谁交换所有组合？
grimwood-highwayman-take = 劫匪：你交出{ $cards }。换哪个组合？
grimwood-hydra = 九头蛇：看谁的手牌？
grimwood-shadow-queen-steal = 暗影女王：偷谁的牌？
grimwood-sacrifice = 女巫：献出什么？
grimwood-sacrifice-take = 女巫：拿走哪个组合？
grimwood-eternals-next = 永恒族：离七张还差{ $count }张。抽牌还是偷牌？
grimwood-give-aside =
    { $seat_to_is ->
        [you] 拉拉其：你留下哪张？
       *[other] 拉拉其：哪张给{ $seat_to }？
    }
grimwood-werewolf = 狼人：让谁跳过一个回合？

## 答案

grimwood-do-end = 结束回合
grimwood-do-decline = 算了
grimwood-do-stop = 到此为止
grimwood-do-give-other = 换一个组合交出
grimwood-do-pay-other = 献出别的
grimwood-do-allow = 让对方偷
grimwood-do-block =
    { $how ->
        [regular] 用护身符挡住，{ $seat }的回合随即结束
       *[power] 用护身符挡住
    }
grimwood-do-draw = 抽一张牌
grimwood-do-draw-closing = 抽一张牌（这是你的最后一个行动）
grimwood-do-draw-extra = 用额外行动抽一张牌
grimwood-do-rune = 打出符石，多得两个行动
grimwood-do-rune-now = 当场打出符石，多得两个行动
grimwood-do-keep =
    { $count ->
        [1] 先留在手里
       *[other] 两张都先留着
    }
grimwood-do-new = 作为新的组合
grimwood-do-keep-deck = 留下牌堆的【{ $card }】
grimwood-do-keep-discard = 留下弃牌堆的【{ $card }】
grimwood-do-steal = 偷{ $seat }的牌（{ $count }张手牌）
grimwood-do-steal-closing = 偷{ $seat }的牌（{ $count }张手牌；这是你的最后一个行动）
grimwood-do-steal-extra = 用额外行动偷{ $seat }的牌（{ $count }张手牌）
grimwood-do-seat = { $seat }（{ $count }张手牌，{ $points }分）
grimwood-do-set =
    摆出{ $set ->
        [owls] 三张猫头鹰
        [crows] 三张乌鸦
        [swamps] 三张沼泽
        [paths] 三张幽径
        [clearings] 三张空地
       *[mixed] 沼泽、幽径和空地
    }（+{ $points }分）
grimwood-do-pay-set =
    献出手里的{ $set ->
        [crows] 三张乌鸦
       *[owls] 三张猫头鹰
    }
grimwood-do-pay-pair =
    献出手里的{ $set ->
        [crows] 两张乌鸦
       *[owls] 两张猫头鹰
    }
grimwood-do-pay-combo = 献出你的组合{ $cards }（−{ $points }分）
grimwood-do-play = 打出【{ $card }】并发动能力
grimwood-do-lay = 摆出【{ $card }】，不发动能力
grimwood-do-lay-plain = 摆出【{ $card }】
grimwood-do-play-now = 当场打出【{ $card }】
grimwood-do-lay-now = 当场摆出【{ $card }】，不发动能力
grimwood-do-name = { $card }
grimwood-do-pick = { $card }
grimwood-do-discard = 弃掉【{ $card }】
grimwood-do-take =
    { $seat_is ->
        [you] { $card }（在你自己的组合里）
       *[other] { $card }（在{ $seat }的组合里）
    }
grimwood-do-take-discarded = { $card }（在弃牌堆里）
grimwood-do-again = { $card }
grimwood-do-join = 加入{ $cards }（{ $before }分 → { $points }分）
grimwood-do-destroy =
    { $seat_is ->
        [you] 你自己的{ $cards }（{ $points }分）
       *[other] { $seat }的{ $cards }（{ $points }分）
    }
grimwood-do-give = 交出{ $cards }（{ $points }分）
grimwood-do-seize = 拿走{ $seat }的{ $cards }（{ $points }分）

## 事件：牌从一处移到另一处

grimwood-event-deck-hand =
    { $seat_is ->
        [you] 你抽到【{ $card }】。
       *[other] { $seat }抽到【{ $card }】。
    }
grimwood-event-deck-hand-unseen =
    { $seat_is ->
        [you] 你抽了一张牌。
       *[other] { $seat }抽了一张牌。
    }
grimwood-event-deck-aside = 牌堆顶翻出【{ $card }】。
grimwood-event-deck-aside-unseen = 牌堆顶的牌被拿起，你看不到是什么。
grimwood-event-discard-aside = 从弃牌堆拿起【{ $card }】。
grimwood-event-discard-hand =
    { $seat_is ->
        [you] 你从弃牌堆拿走【{ $card }】。
       *[other] { $seat }从弃牌堆拿走【{ $card }】。
    }
grimwood-event-aside-hand =
    { $seat_is ->
        [you] 你得到【{ $card }】。
       *[other] { $seat }得到【{ $card }】。
    }
grimwood-event-aside-hand-unseen =
    { $seat_is ->
        [you] 你留下了牌堆的那张牌。
       *[other] { $seat }留下了牌堆的那张牌。
    }
grimwood-event-aside-discard = 【{ $card }】进入弃牌堆。
grimwood-event-aside-row =
    { $seat_is ->
        [you] 你摆出【{ $card }】。
       *[other] { $seat }摆出【{ $card }】。
    }
grimwood-event-hand-aside =
    { $seat_is ->
        [you] 你亮出【{ $card }】。
       *[other] { $seat }亮出【{ $card }】。
    }
grimwood-event-hand-row =
    { $seat_is ->
        [you] 你从手里摆出【{ $card }】。
       *[other] { $seat }从手里摆出【{ $card }】。
    }
grimwood-event-hand-discard =
    { $seat_is ->
        [you] 你弃掉【{ $card }】。
       *[other] { $seat }弃掉【{ $card }】。
    }
grimwood-event-hand-hand =
    { $seat_is ->
        [you] 你从{ $seat_from }那里得到【{ $card }】。
       *[other] { $seat_from_is ->
            [you] { $seat }从你这里得到【{ $card }】。
           *[other] { $seat }从{ $seat_from }那里得到【{ $card }】。
        }
    }
grimwood-event-hand-hand-unseen =
    { $seat_is ->
        [you] 你从{ $seat_from }那里得到一张牌。
       *[other] { $seat_from_is ->
            [you] { $seat }从你这里得到一张牌。
           *[other] { $seat }从{ $seat_from }那里得到一张牌。
        }
    }
grimwood-event-row-hand =
    { $own ->
        [yes] { $seat_is ->
            [you] 你把自己组合里的【{ $card }】撤回手里。
           *[other] { $seat }把自己组合里的【{ $card }】撤回手里。
        }
       *[no] { $seat_is ->
            [you] 你把{ $seat_from }组合里的【{ $card }】带回手里。
           *[other] { $seat_from_is ->
                [you] { $seat }带走了你组合里的【{ $card }】。
               *[other] { $seat }带走了{ $seat_from }组合里的【{ $card }】。
            }
        }
    }
grimwood-event-row-aside =
    { $seat_is ->
        [you] 你的组合失去【{ $card }】。
       *[other] { $seat }的组合失去【{ $card }】。
    }
grimwood-event-row-discard =
    { $seat_is ->
        [you] 你的【{ $card }】进入弃牌堆。
       *[other] { $seat }的【{ $card }】进入弃牌堆。
    }
grimwood-event-shown =
    { $seat_is ->
        [you] 你手里有【{ $card }】。
       *[other] 你看到{ $seat }手里有【{ $card }】。
    }
grimwood-event-shown-unseen =
    { $seat_is ->
        [you] 你的一张手牌被看到了。
       *[other] { $seat }的一张手牌被看到了。
    }
grimwood-event-shuffled = 洗牌。
grimwood-event-swapped =
    { $seat_is ->
        [you] 你和{ $seat_other }交换了手牌。
       *[other] { $seat_other_is ->
            [you] { $seat }和你交换了手牌。
           *[other] { $seat }和{ $seat_other }交换了手牌。
        }
    }
grimwood-event-finished = 最后一个回合结束了。

## 事件：其他

grimwood-event-turn =
    { $seat_is ->
        [you] 第{ $number }回合：你
       *[other] 第{ $number }回合：{ $seat }
    }
grimwood-event-skipped =
    { $seat_is ->
        [you] 因为狼人，你跳过了一个回合。
       *[other] 因为狼人，{ $seat }跳过了一个回合。
    }
grimwood-event-started =
    { $seat_is ->
        [you] 【{ $card }】为你发动能力。
       *[other] 【{ $card }】为{ $seat }发动能力。
    }
grimwood-event-blocked =
    { $seat_is ->
        [you] 你想偷{ $seat_from }的牌，却碰上护身符：什么也没偷到。
       *[other] { $seat_from_is ->
            [you] { $seat }想偷你的牌，却碰上你的护身符：什么也没偷到。
           *[other] { $seat }想偷{ $seat_from }的牌，却碰上护身符：什么也没偷到。
        }
    }
grimwood-event-reached =
    { $seat_is ->
        [you] 你偷{ $seat_from }的牌。
       *[other] { $seat_from_is ->
            [you] { $seat }偷你的牌。
           *[other] { $seat }偷{ $seat_from }的牌。
        }
    }
grimwood-event-named =
    { $seat_is ->
        [you] 你向所有人索要【{ $card }】。
       *[other] { $seat }向所有人索要【{ $card }】。
    }
grimwood-event-has-none =
    { $seat_is ->
        [you] 你没有【{ $card }】。
       *[other] { $seat }没有【{ $card }】。
    }
grimwood-event-taken =
    { $seat_is ->
        [you] 你从{ $seat_from }那里得到一个组合。
       *[other] { $seat_from_is ->
            [you] { $seat }从你这里得到一个组合。
           *[other] { $seat }从{ $seat_from }那里得到一个组合。
        }
    }
grimwood-event-token =
    { $seat_is ->
        [you] 你放狼人去对付{ $seat_from }，对方要跳过下一个回合。
       *[other] { $seat_from_is ->
            [you] { $seat }放狼人来对付你，你要跳过下一个回合。
           *[other] { $seat }放狼人去对付{ $seat_from }，{ $seat_from }要跳过下一个回合。
        }
    }
grimwood-event-last-round =
    { $count ->
        [0] 牌堆空了。这是最后一个回合。
       *[other] 牌堆空了。这个回合之后还有{ $count }个回合。
    }
grimwood-event-looked =
    { $seat_is ->
        [you] 你看了{ $seat_from }的手牌。
       *[other] { $seat_from_is ->
            [you] { $seat }看了你的手牌。
           *[other] { $seat }看了{ $seat_from }的手牌。
        }
    }
grimwood-event-rune-played =
    { $seat_is ->
        [you] 你打出一张符石，多得两个行动。
       *[other] { $seat }打出一张符石，多得两个行动。
    }
grimwood-event-turn-cut =
    { $seat_is ->
        [you] 你的回合就此结束。
       *[other] { $seat }的回合就此结束。
    }
grimwood-event-stalled =
    { $seat_is ->
        [you] 已经{ $count }个回合没人动过牌堆：你必须抽牌，不能偷牌。
       *[other] 已经{ $count }个回合没人动过牌堆：{ $seat }必须抽牌，不能偷牌。
    }

## 合并讲述的事件

grimwood-told-dealt = 每人发了三张牌。
grimwood-told-played =
    { $seat_is ->
        [you] 你打出【{ $card }】。
       *[other] { $seat }打出【{ $card }】。
    }
grimwood-told-laid =
    { $seat_is ->
        [you] 你摆出【{ $card }】，没有发动能力。
       *[other] { $seat }摆出【{ $card }】，没有发动能力。
    }
grimwood-told-set =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }摆出{ $set ->
        [owls] 三张猫头鹰
        [crows] 三张乌鸦
        [swamps] 三张沼泽
        [paths] 三张幽径
        [clearings] 三张空地
       *[mixed] 沼泽、幽径和空地
    }（+{ $points }分）。
grimwood-told-stolen =
    { $seat_is ->
        [you] 你从{ $seat_from }那里偷到【{ $card }】。
       *[other] { $seat_from_is ->
            [you] { $seat }偷走了你的【{ $card }】。
           *[other] { $seat }偷走了{ $seat_from }的【{ $card }】。
        }
    }
grimwood-told-stolen-unseen =
    { $seat_is ->
        [you] 你从{ $seat_from }那里偷到一张牌。
       *[other] { $seat_from_is ->
            [you] { $seat }偷走了你一张牌。
           *[other] { $seat }偷走了{ $seat_from }一张牌。
        }
    }
grimwood-told-given =
    { $seat_is ->
        [you] { $seat_from }交给你一张【{ $card }】。
       *[other] { $seat_from_is ->
            [you] 你交给{ $seat }一张【{ $card }】。
           *[other] { $seat_from }交给{ $seat }一张【{ $card }】。
        }
    }
grimwood-told-scrapped =
    { $seat_is ->
        [you] 你的{ $cards }（−{ $points }分）进入弃牌堆。
       *[other] { $seat }的{ $cards }（−{ $points }分）进入弃牌堆。
    }
grimwood-told-saw =
    { $seat_is ->
        [you] 你现在的手牌：{ $cards }。
       *[other] 你看到{ $seat }的手牌：{ $cards }。
    }

## 牌桌状况

grimwood-board-seat =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $points }分，{ $count }张手牌{ $skips ->
        [0] {""}
       *[other] ，将跳过{ $skips }个回合
    }
grimwood-board-combo = { $cards }（{ $points }分）
grimwood-board-combo-frozen = 🔒 { $cards }（{ $points }分）
grimwood-board-none = 还没有组合
grimwood-board-piles = 牌堆：{ $count }张。弃牌堆：{ $total }张，最上面是【{ $card }】。
grimwood-board-piles-bare = 牌堆：{ $count }张。弃牌堆是空的。
grimwood-board-aside = 放在一旁：{ $cards }
grimwood-board-last-round =
    { $count ->
        [0] 最后一轮：这是全局最后一个回合。
       *[other] 最后一轮：这个回合之后还有{ $count }个回合。
    }
grimwood-board-budget = 本回合还可以：能力或符石{ $plays }次，抽牌或偷牌{ $closes }次，额外行动{ $extras }次
grimwood-board-actions = 本回合还有{ $actions }个行动，其中最多{ $powers }个用于能力
grimwood-board-hand =
    { $count ->
        [0] 你没有手牌。
       *[other] 你的手牌：{ $cards }
    }

## 区域与状态

grimwood-zone-deck = 牌堆
grimwood-zone-discard = 弃牌堆
grimwood-zone-aside = 放在一旁
grimwood-zone-removed = 移出游戏
grimwood-zone-hand = 手牌
grimwood-zone-row = 组合

grimwood-field-options = 牌桌选项
grimwood-field-rows = 组合
grimwood-field-skips = 要跳过的回合
grimwood-field-starter = 起始玩家
grimwood-field-active = 当前玩家
grimwood-field-plays = 剩余能力或符石
grimwood-field-closes = 剩余抽牌或偷牌
grimwood-field-extras = 剩余额外行动
grimwood-field-actions = 剩余行动
grimwood-field-powers = 剩余能力
grimwood-field-closed = 已抽牌或偷牌
grimwood-field-starts = 本回合已发动的能力
grimwood-field-gained = 本回合得到的超自然生物
grimwood-field-awake = 龙已醒来
grimwood-field-drew = 本回合动过牌堆
grimwood-field-idle = 连续未动牌堆的回合
grimwood-field-left = 牌堆抽空后剩余的回合
grimwood-field-turn = 回合
