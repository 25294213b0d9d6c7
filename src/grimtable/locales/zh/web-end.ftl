### 浏览器中对局的结尾，到时加载。

web-end-again = 再来一局？
web-end-ahead = 领先{ $seats } { $count }
web-end-behind = 你排第 { $place }，落后 { $count }
web-end-place = 第 { $place }
web-end-shared = 与{ $seats }并列
web-end-seats = 最终结果
web-end-hand = 手中剩余
web-end-no-hand = 手中没有剩牌
web-end-closed = { $count } 张未公开的牌
web-end-decided = 决定胜负的时刻
web-end-nothing = 本局比分没有变化。
web-end-moment = { $number } · 第 { $turn } 回合
web-end-scores = 每回合后的比分
