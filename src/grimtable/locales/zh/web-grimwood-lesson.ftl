## 阴郁之林的第一局学到了什么

web-lesson-grimwood-1 = 只有桌上的组合算分，手牌不算分。
web-lesson-grimwood-2 = 每回合一个能力或符石，再抽或偷一张牌；成套的牌不消耗行动。
web-lesson-grimwood-3 = 有东西可拿的时候，能力最有价值。
web-lesson-grimwood-4 = 牌堆抽空后，其他人各剩一个回合。
