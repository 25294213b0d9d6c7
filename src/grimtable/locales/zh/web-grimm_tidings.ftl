### 只有浏览器里格林奇谭的牌桌才说的话。

## 座位与阶段

web-tidings-level-of = { $level }级，共10级
web-tidings-no-class = 无职业
web-tidings-gear = 装备{ $number }
web-tidings-strength = 战力{ $number }
web-tidings-mark = 下场战斗{ $number }
web-tidings-bot = 机器人
web-tidings-turn = 行动中
web-tidings-your-turn = 你的回合
web-tidings-help = 求助
web-tidings-trade = 交易
web-tidings-state-fights = 战斗中
web-tidings-state-helps = 帮手
web-tidings-state-runs = 逃跑中
web-tidings-state-offers = 有提议
web-tidings-news-refused = 拒绝了
web-tidings-news-offered = 在询问
web-tidings-news-volunteered = 愿意帮忙
web-tidings-news-escaped = 脱身了
web-tidings-news-caught = 被抓住
web-tidings-news-spared = 幸免
web-tidings-news-helper-came = 来帮忙
web-tidings-news-helper-left = 离开了战斗
web-tidings-news-robbery = 试图偷窃
web-tidings-news-backstab = 背刺了战斗者
web-tidings-news-killed = 赢了战斗
web-tidings-news-won-without = 怪物都走了
web-tidings-news-rolled = 掷出{ $number }
web-tidings-news-sold = 卖了物品
web-tidings-phases = 回合阶段
web-tidings-phase-setup = 准备
web-tidings-before = 第1轮之前
web-tidings-phase-arrange = 整理
web-tidings-phase-fight = 战斗
web-tidings-phase-trouble = 麻烦或搜刮
web-tidings-phase-charity = 施舍
web-tidings-round =
    { $seat_is ->
        [you] 第{ $number }轮 · 你的回合
       *[other] 第{ $number }轮 · { $seat }
    }

## Before the first turn

web-tidings-start-goal = 最先升到10级的人获胜
web-tidings-start-tenth = 第10级只能靠杀死怪物得到。在此之前：战斗、帮忙分成、讨价还价、诅咒和偷窃。
web-tidings-start-sex = 男或女
web-tidings-start-sex-means = 有几张牌会用到。也可以抽签决定。
web-tidings-start-cards = 放下对你有用的牌
web-tidings-start-cards-means = 手牌中的一个职业、头衔和物品；有空位的物品可以装备。
web-tidings-start-begin = 有人踢开第一扇门
web-tidings-start-begin-means = 所有人都准备好之后，抽签决定谁先开始。

## 面前的牌

web-tidings-role-class = 职业
web-tidings-role-title = 头衔
web-tidings-lying = 留在面前
web-tidings-slot-headgear = 头
web-tidings-slot-armor = 身体
web-tidings-slot-footgear = 脚
web-tidings-slot-hands = 手
web-tidings-slot-both = 双手
web-tidings-slot-big = 大型
web-tidings-slot-none = 佩戴
web-tidings-free = 空
web-tidings-used-by = 已用：{ $name }
web-tidings-my-gear = 你的装备
web-tidings-my-strength = · 战力{ $number }
web-tidings-carried = 携带，未装备
web-tidings-carried-short = 携带
web-tidings-locked = 战斗中不能更换装备
web-tidings-nothing = 面前没有牌
web-tidings-nothing-mine = 面前没有牌
web-tidings-past-doors = 弃牌
web-tidings-past-treasures = 弃牌

## 战斗

web-tidings-totals = { $ours }比{ $theirs }
web-tidings-no-fight = 没有战斗
web-tidings-no-level = 不升级
web-tidings-no-change = 没有变化
web-tidings-then-mine-wins = 你会赢
web-tidings-then-mine-ties = 平手：输
web-tidings-then-mine-loses = 仍会输
web-tidings-then-other-wins = 还不够
web-tidings-then-other-ties = 平手即可阻止
web-tidings-then-other-loses = 可以阻止
web-tidings-strength-change = { $before } → { $strength }
web-tidings-takes-off = 卸下{ $cards }
web-tidings-wears = 装备后：{ $change }

## 掷骰

web-tidings-roll-run = 逃跑

## 问题与回答

web-tidings-not-now = 现在不行
web-tidings-and-more = 等
web-tidings-verb-play = 打出
web-tidings-verb-use = 使用
web-tidings-verb-lay = 放下
web-tidings-verb-equip = 装备
web-tidings-verb-take_off = 卸下
web-tidings-verb-drop = 弃掉
web-tidings-verb-power = 用能力
web-tidings-verb-craft = 用技能
web-tidings-verb-card = 选择
web-tidings-verb-thing = 选择
web-tidings-verb-trouble = 挑战它

## 提议

web-tidings-offers = 提议

## 预先作答

web-order-grimm_tidings-asks = 别人的回合和战斗中
web-order-grimm_tidings-asks-smart = 有提议，或我在战斗中能做点什么时问我，否则跳过
web-order-grimm_tidings-asks-own = 跳过，并拒绝提议
web-order-grimm_tidings-asks-always = 每次都问我
web-order-grimm_tidings-react = 可以回应诅咒、牌、骰子或坏事时
web-order-grimm_tidings-react-pass = 随它去
