## 格林奇谭的第一局，以及学到了什么

web-coach-grimm_tidings-door = 最先到10级的人获胜。先放下有用的牌，再踢开门：可能是怪物、诅咒，或者一张手牌。
web-coach-grimm_tidings-totals = 战斗比较两个总和：你的等级加装备，对怪物。你必须更高；平手算怪物赢。
web-coach-grimm_tidings-oneshot = 这些牌可以打给任意一方：给自己是加分，给怪物是捣乱。每张牌上方写着打出后的总和。
web-coach-grimm_tidings-help = 一个人打不过？分出一部分宝物，请一位玩家帮忙，对方的总和会加到你这边。
web-coach-grimm_tidings-trouble = 没有遇到怪物。打得过的话，用手里的怪物自找麻烦；否则搜刮房间，拿一张大门牌。
web-coach-grimm_tidings-run = 输了就要逃跑。掷出5或6脱身，否则遭遇这只怪物的坏事。
web-coach-grimm_tidings-charity = 回合以施舍结束：超过五张的手牌送给等级最低的人。
web-coach-grimm_tidings-meddle = 别人在战斗。可以帮忙、捣乱或者跳过：设为“智能”时，只在你的牌用得上时才问你。

web-lesson-grimm_tidings-1 = 战斗比较两个总和，平手算怪物赢。
web-lesson-grimm_tidings-2 = 一次性物品和诅咒能扭转任何战斗，自己的和别人的都行。
web-lesson-grimm_tidings-3 = 请人帮忙要花宝物，逃跑要靠运气。
web-lesson-grimm_tidings-4 = 第十级必须靠怪物得到：给快要赢的人留一手。
