### 只有浏览器里的 Grim Farmer 牌桌才用到的话。

web-farmer-turn = 第 { $number } 轮
web-farmer-phase-1 = 抽牌
web-farmer-phase-2 = 叫牌
web-farmer-phase-3 = 特殊动物
web-farmer-phase-4 = 盖牌
web-farmer-phase-5 = 质疑
web-farmer-or = 或
web-farmer-fits = { $card }或{ $card2 }算符合，老鼠总是符合
web-farmer-old-call = 抽牌之后会有新的叫牌
web-farmer-no-call = 抽牌之后才有叫牌
web-farmer-in-hand = 手牌 { $count } 张
web-farmer-drew = 抽了 { $count } 张
web-farmer-cards =
    { $count ->
       *[other] 张
    }
web-farmer-out = 手牌已空：没被抓住就赢
web-farmer-out-short = 手牌已空！
web-farmer-may-go-out = 可能出完
web-farmer-bluff = 诈唬！
web-farmer-honest = 全都符合
web-farmer-challenged-by = 质疑者：{ $seats }
web-farmer-challenges =
    { $seat_is ->
        [you] 你质疑{ $seat_to }
       *[other] { $seat_to_is ->
            [you] { $seat }质疑你
           *[other] { $seat }质疑{ $seat_to }
        }
    }
web-farmer-last-turn = 上一轮
web-farmer-unchallenged = 没有人质疑。
web-farmer-card-fits = 符合
web-farmer-card-bluff = 会是诈唬
web-farmer-legend = ✓ 表示符合。别的牌也可以盖，那是诈唬。
web-farmer-my-pile = 你的暗牌
web-farmer-my-honest = 老实：全都符合
web-farmer-my-bluff =
    { $count ->
       *[other] 诈唬：有 { $count } 张不符合
    }
web-score-grim_farmer = { $count } 张牌
