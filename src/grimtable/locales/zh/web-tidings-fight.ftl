### 浏览器里格林奇谭的牌桌关于战斗、掷骰和提议的话。

## 战斗

web-tidings-fight = 战斗
web-tidings-to = 比
web-tidings-level = 等级
web-tidings-line-helper =
    { $seat_is ->
        [you] 你的帮助
       *[other] { $seat }帮忙
    }
web-tidings-line-mark = 标记
web-tidings-line-against = 对{ $name }
web-tidings-line-power = 自身能力
web-tidings-line-ability = 能力
web-tidings-line-played = { $card }（{ $name }）
web-tidings-more-lines = 另外{ $count }项
web-tidings-side-ours = 战斗者一方
web-tidings-side-theirs = 怪物一方
web-tidings-monsters = { $count }只怪物
web-tidings-ribbon =
    { $seat_is ->
        [you] 你已{ $level }级：赢下这场战斗就赢得整局
       *[other] { $seat }已{ $level }级：{ $seat }赢下这场战斗就赢得整局
    }
web-tidings-ribbon-short =
    { $seat_is ->
        [you] 赢下这场就赢得整局
       *[other] { $seat }赢下这场就赢得整局
    }
web-tidings-ahead-by =
    { $seat_is ->
        [you] 你领先{ $count }
       *[other] { $seat }领先{ $count }
    }
web-tidings-behind-by =
    { $seat_is ->
        [you] 你落后{ $count }
       *[other] { $seat }落后{ $count }
    }
web-tidings-tie = 平手
web-tidings-tie-wins =
    { $seat_is ->
        [you] 平手也算你赢
       *[other] 平手也算{ $seat }赢
    }
web-tidings-tie-loses =
    { $seat_is ->
        [you] 平手就输
       *[other] 平手就能阻止{ $seat }
    }
web-tidings-being-played =
    { $seat_is ->
        [you] 你打出{ $card }{ $side ->
            [ours] ，加给战斗者
            [theirs] ，加给怪物
           *[none] {""}
        }
       *[other] { $seat }打出{ $card }{ $side ->
            [ours] ，加给战斗者
            [theirs] ，加给怪物
           *[none] {""}
        }
    }
web-tidings-tenth = 第10级
web-tidings-levels = 升{ $count }级
web-tidings-share =
    { $seat_is ->
        [you] { $share ->
            [all]宝物全归你
            [0] 你不要宝物
           *[other] 你得{ $share }张
        }
       *[other] { $share ->
            [all] 宝物全归{ $seat }
            [0] { $seat }不要宝物
           *[other] { $seat }得{ $share }张
        }
    }
web-tidings-if-lost = 如果输了：
web-tidings-bad-stuff = 坏事
web-tidings-run-roll =
    { $seat_is ->
        [you] 掷出{ $number }或以上，否则：
       *[other] { $seat }须掷出{ $number }或以上，否则：
    }
web-tidings-run-free =
    { $seat_is ->
        [you] 它会放你走。
       *[other] 它会放{ $seat }走。
    }
web-tidings-run-sure =
    { $seat_is ->
        [you] 你怎么掷都能脱身。
       *[other] { $seat }怎么掷都能脱身。
    }
web-tidings-run-hopeless =
    { $seat_is ->
        [you] 怎么掷都逃不掉：
       *[other] { $seat }怎么掷都逃不掉：
    }

## 掷骰

web-tidings-comma = 、
web-tidings-die = 骰子
web-tidings-roll-test = 掷骰
web-tidings-roll-run-for =
    { $seat_is ->
        [you] 你输了。掷骰逃离{ $card }
       *[other] { $seat }掷骰逃离{ $card }
    }
web-tidings-roll-test-for =
    { $seat_is ->
        [you] 你为{ $card }掷骰
       *[other] { $seat }为{ $card }掷骰
    }
web-tidings-have = 合计
web-tidings-need = 需要
web-tidings-faces = 这些点数可行：{ $good }
web-tidings-run-bad = { $faces }：被抓
web-tidings-run-good = { $faces }：脱身
web-tidings-test-bad = { $faces }：失败
web-tidings-test-good = { $faces }：成功
web-tidings-run-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：你脱身了
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：{ $seat }脱身了
    }
web-tidings-run-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：{ $card }抓住了你
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：{ $card }抓住了{ $seat }
    }
web-tidings-test-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：成功
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：成功
    }
web-tidings-test-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：失败
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }：失败
    }
web-tidings-roll-now = 掷骰：{ $faces }脱身
web-tidings-roll-anyway = 掷骰

## 问题与回答

web-tidings-your-fight =
    { $helps ->
        [yes] 你在帮{ $seat }：出牌或跳过
       *[no] 你的战斗：出牌、求助或跳过
    }
web-tidings-their-fight =
    { $seat_is ->
        [you] 你的战斗：出牌或跳过
       *[other] { $seat }对战{ $cards }：要插手吗？
    }
web-tidings-stop = 这样下去{ $seat }会赢得整局。要阻止吗？
web-tidings-arrange =
    { $next ->
        [door] 你的回合：先整理，再踢开门
        [trouble] 还没有战斗：先整理，再找麻烦或搜刮
       *[end] 整理完就结束回合
    }
web-tidings-react-card =
    { $seat_is ->
        [you] 你打出{ $card }{ $side ->
            [ours] ，加给战斗者
            [theirs] ，加给怪物
            [foe] ，用在{ $card_foe }上
            [seat] { $seat_on_is ->
                [you] ，目标是你
               *[other] ，目标是{ $seat_on }
            }
           *[none] {""}
        }。你自己要回应吗？
       *[other] { $seat }打出{ $card }{ $side ->
            [ours] ，加给战斗者
            [theirs] ，加给怪物
            [foe] ，用在{ $card_foe }上
            [seat] { $seat_on_is ->
                [you] ，目标是你
               *[other] ，目标是{ $seat_on }
            }
           *[none] {""}
        }。要回应吗？
    }
web-tidings-pass-at = { $ours }比{ $theirs }，跳过
web-tidings-let-stand = 随它去
web-tidings-more = 更多

## 提议

web-tidings-no-offers = 没有未回应的提议。
web-tidings-no-offers-yet = 没有未回应的提议。战斗中可以求助，也可以提出交易。
web-tidings-offers-before = 之前
web-tidings-accept = 接受
web-tidings-counter = 还价
web-tidings-refuse = 拒绝
web-tidings-withdraw = 撤回
web-tidings-later = 稍后回答
web-tidings-ask-help = 求助
web-tidings-offer-help-verb = 提出帮忙
web-tidings-writing = 请在纸条上写好提议。
web-tidings-offer-help-title =
    { $seat_is ->
        [you] 你愿意帮忙：+{ $number }
       *[other] { $seat }愿意帮忙：+{ $number }
    }
web-tidings-offer-ask-title =
    { $seat_is ->
        [you] 你向{ $seat_to }求助
       *[other] { $seat_to_is ->
            [you] { $seat }向你求助：+{ $number }
           *[other] { $seat }向{ $seat_to }求助
        }
    }
web-tidings-offer-trade-title =
    { $seat_is ->
        [you] 你向{ $seat_to }提出交易
       *[other] { $seat_to_is ->
            [you] { $seat }向你{ $wanted ->
                [0] 送礼
               *[other] 提出交易
            }
           *[other] { $seat }向{ $seat_to }提出交易
        }
    }
web-tidings-offer-help =
    { $seat_is ->
        [you] 你得到
       *[other] { $seat }得到
    }{ $share ->
        [all] 全部宝物
        [0] 零张宝物
       *[other] { $treasures }张宝物中的{ $share }张
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] ，无论输赢另加{ $cards }
           *[no] ，另加{ $cards }
        }
    }{ $pick ->
        [helper_first] { $seat_is ->
            [you] ，并先挑选
           *[other] ，并先挑选
        }
        [main_first] ；{ $seat_main_is ->
        [you] 你
       *[other] { $seat_main }
    }先挑选
        [alternate_helper] ；轮流挑选
        [alternate_main] ；轮流挑选
        [random] ；随机分配
       *[none] {""}
    }。
web-tidings-offer-trade =
    { $given ->
        [0] { $seat_is ->
            [you] 你想要
           *[other] { $seat }想要
        }{ $cards2 }
       *[other] { $seat_is ->
            [you] 你给
           *[other] { $seat }给
        }{ $cards }{ $wanted ->
            [0] {""}
           *[other] ，换{ $cards2 }
        }
    }{ $promise ->
        [yes] ，条件是你不在这场战斗中帮忙
       *[no] {""}
    }。
web-tidings-offer-about = { $words }{ $numbers }
web-tidings-offer-strengths =
    战力：{ $seat_is ->
        [you] 你
       *[other] { $seat }
    } { $before } → { $after }，{ $seat_to_is ->
        [you] 你
       *[other] { $seat_to }
    } { $before2 } → { $after2 }
web-tidings-offer-makes =
    { $before }比{ $before2 } → { $after }比{ $after2 }：{ $wins ->
        [yes] { $seat_is ->
            [you] 你会赢
           *[other] { $seat }会赢
        }
       *[no] 还不够
    }
web-tidings-write-help = 请{ $seat }帮忙
web-tidings-write-volunteer = 帮助{ $seat }
web-tidings-write-trade = 与{ $seat }交易
web-tidings-part-share = 给帮手的宝物
web-tidings-part-pick = 谁先挑选
web-tidings-part-item = 再加物品
web-tidings-part-card = 再加牌
web-tidings-part-firm = 何时兑现
web-tidings-part-give = 你给
web-tidings-part-get = 你得
web-tidings-part-promise = 承诺不帮忙
web-tidings-all = 全部
web-tidings-help-summary =
    { $asks ->
        [yes] 你向{ $seat }求助：{ $share ->
            [all] 全部宝物
            [0] 零张宝物
           *[other] { $treasures }张宝物中的{ $share }张
        }归{ $seat }{ $gifts ->
            [0] {""}
           *[other] ，另加{ $cards }
        }。
       *[no] 你愿意帮{ $seat }：{ $share ->
            [all] 全部宝物
            [0] 零张宝物
           *[other] { $treasures }张宝物中的{ $share }张
        }归你{ $gifts ->
            [0] {""}
           *[other] ，另加{ $cards }
        }。
    }
web-tidings-trade-summary =
    { $given ->
        [0] { $wanted ->
            [0] 还没有写明。
           *[other] 你向{ $seat }要{ $cards2 }。
        }
       *[other] { $wanted ->
            [0] 你给{ $seat }{ $cards }{ $promise ->
                [yes] ，换取不帮忙的承诺
               *[no] {""}
            }。
           *[other] 你用{ $cards }换{ $seat }的{ $cards2 }。
        }
    }
web-tidings-trade-gold = { $given } 金币换 { $wanted } 金币
web-tidings-trade-strengths = 战力：你 { $before } 变 { $after }，{ $seat } { $before2 } 变 { $after2 }
web-tidings-gold = { $gold } 金币
web-tidings-send-to = 发给{ $seat }

## 不问就跳过

web-tidings-ask-me = 别人战斗时，问我
web-tidings-asks-own = 自己的回合
web-tidings-asks-smart = 智能
web-tidings-asks-always = 总是
web-tidings-asks-own-means = 其他时候跳过并拒绝提议。别人看不到这个设置。
web-tidings-asks-smart-means = 你能做点什么时才问你。别人看不到这个设置。
web-tidings-asks-always-means = 每次都问你。别人看不到这个设置。
web-tidings-order-numbers = 数字不变就跳过
web-tidings-order-fight = 这场战斗都跳过
web-tidings-order-once = 多留20秒
