### 对局结束后的复盘。

review-title = 复盘
review-how = 机器人{ $bot }按各座位当时可能的牌局，从这局游戏推演了 { $simulations } 次。
review-errors = ± 后面是各数字可能的误差。
review-chance = 获胜机会
review-chance-team = 团队的获胜机会
review-moments = 关键时刻
review-no-moments = 没有哪个选择或运气的影响超过误差的两倍。
review-kind-best = 妙手
review-kind-slip = 失误
review-kind-luck = 运气
review-where =
    { $turn ->
        [0] 第 { $ply } 步，{ $seat_is ->
            [you] 你
           *[other] { $seat }
        }
       *[other] 第 { $turn } 回合，{ $seat_is ->
            [you] 你
           *[other] { $seat }
        }
    }
review-best = 选择：{ $played }。机会 { $after }%；若选“{ $better }”则为 { $before }%（± { $error }）。
review-slip = 选择：{ $played }。机会 { $after }%；若选“{ $better }”则为 { $before }%（± { $error }）。
review-luck = 选择：{ $played }。结果使机会从 { $before }% 变为 { $after }%（± { $error }）。
review-why = 机器人当时会说：{ $why }
review-agreed =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $choices } 个选择中有 { $agreed } 个与机器人相同
review-luck-of-draw = 牌运
review-luck-line =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }：{ $sign }{ $luck }%（± { $error }）
review-luck-how = 运气给该座位的选择带来的影响，与通常的结果相比。
review-luck-none = 在这局游戏中，运气无法与其他人同时做出的选择分开。
review-curve-line =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }
review-team = 全队
review-progress = 正在复盘
review-progress-line = 复盘：{ $share }%
review-done = 复盘完成。
review-start = 复盘这局游戏
review-about = 机器人从这局游戏的许多时刻出发，按各座位当时可能的牌局推演下去，指出胜负在哪里决定。这可能需要几分钟。
review-again = 再试一次
review-failed = 复盘没有完成，请稍后再试。
review-table = 曲线的表格
review-turn = 回合
review-unknown-cards = 没有机器人认识这套牌，因此这局游戏无法复盘。
review-choices = 选择
