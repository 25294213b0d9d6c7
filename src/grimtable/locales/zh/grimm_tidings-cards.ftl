### 格林奇谭 的牌：名称与效果。

## 大门牌：职业与头衔

grimm_tidings-card-hunter = 猎人
grimm_tidings-text-hunter = 在你参与的战斗中，弃一张牌使己方+2，每场最多两次。搜刮到怪物时，可以亮出来立刻迎战。
grimm_tidings-card-tailor = 裁缝
grimm_tidings-text-tailor = 从第二只怪物起，每只使你+3。在自己的回合、战斗之外，可以用两张手牌换一张宝物牌，每回合一次。
grimm_tidings-card-thief = 盗贼
grimm_tidings-text-thief = 每回合一次，双方都不在战斗中时，弃一张牌偷一件小型物品：掷出4或以上成功，否则你降一级。在任何战斗中，可以弃一张牌使一名战斗者−2，对每人限一次。
grimm_tidings-card-woodcutter = 樵夫
grimm_tidings-text-woodcutter = 平手时你这一方获胜。你可以多携带一件大型物品。
grimm_tidings-card-eldest = 老大
grimm_tidings-text-eldest = 回合结束时可以多留一张手牌。没有帮手的战斗中+1。
grimm_tidings-card-youngest = 老幺
grimm_tidings-text-youngest = 帮别人杀死怪物时，你也升一级，可以是第十级。
grimm_tidings-card-princess = 公主
grimm_tidings-text-princess = 逃跑+1。有人帮你杀死怪物时，你多抽一张宝物牌。

## 大门牌：怪物

grimm_tidings-card-straw_coal_bean = 麦秆、煤块和豆子
grimm_tidings-text-straw_coal_bean = 逃离它们时+1。坏事：自选弃掉一张手牌。
grimm_tidings-card-frog_king = 青蛙王子
grimm_tidings-text-frog_king = 战斗者中有公主时，可以把他送走并留下宝物，但不升级。坏事：失去鞋履；没有鞋履则失去一张手牌。
grimm_tidings-card-stale_shingle = 发硬的姜饼瓦
grimm_tidings-text-stale_shingle = 坏事：降一级。
grimm_tidings-card-crumb_sparrows = 偷面包屑的麻雀
grimm_tidings-text-crumb_sparrows = 逃离它们时−1。坏事：自选弃掉两张手牌。
grimm_tidings-card-thumblings_cow = 拇指人的奶牛
grimm_tidings-text-thumblings_cow = 坏事：自选失去一件小型物品。
grimm_tidings-card-bremen_band = 不来梅乐队
grimm_tidings-text-bremen_band = 有帮手时+2。坏事：失去职业；没有职业则降一级。
grimm_tidings-card-mouse_bird_sausage = 小老鼠、小鸟和香肠
grimm_tidings-text-mouse_bird_sausage = 逃离它们时+1。坏事：随机失去一张手牌。
grimm_tidings-card-larder_cat = 储藏室的猫
grimm_tidings-text-larder_cat = 对盗贼+3。坏事：失去你面前所有的一次性物品。
grimm_tidings-card-golden_goose = 金鹅
grimm_tidings-text-golden_goose = 有帮手时+3。坏事：你的下个回合没有第二阶段。
grimm_tidings-card-white_snake = 白蛇
grimm_tidings-text-white_snake = 杀死它之后，查看大门牌堆顶三张，以任意顺序放回。坏事：降一级。
grimm_tidings-card-clever_elsie = 聪明的埃尔莎
grimm_tidings-text-clever_elsie = 战斗者只算等级和减值，以及为整方打出的牌。坏事：下场战斗−2。
grimm_tidings-card-seven_ravens = 七只乌鸦
grimm_tidings-text-seven_ravens = 逃离它们时−1。坏事：失去头饰；没有头饰则降一级。
grimm_tidings-card-king_thrushbeard = 画眉嘴国王
grimm_tidings-text-king_thrushbeard = 对公主+3。坏事：失去护甲；没有护甲则降一级。
grimm_tidings-card-robbers = 强盗
grimm_tidings-text-robbers = 对裁缝+4。坏事：失去价值最高的物品。
grimm_tidings-card-hans_hedgehog = 刺猬汉斯
grimm_tidings-text-hans_hedgehog = 护甲不提供加值。坏事：降一级。
grimm_tidings-card-wolf_at_the_door = 门口的狼
grimm_tidings-text-wolf_at_the_door = 对老幺+2。可以从手牌加入任何已有狼的战斗。坏事：随机失去两张手牌。
grimm_tidings-card-unicorn = 独角兽
grimm_tidings-text-unicorn = 对裁缝−4。逃离它时−1。坏事：失去护甲；没有护甲则降一级。
grimm_tidings-card-dark_wood_boar = 黑森林的野猪
grimm_tidings-text-dark_wood_boar = 对猎人+3。坏事：失去鞋履并降一级。
grimm_tidings-card-millpond_nix = 磨坊池水妖
grimm_tidings-text-millpond_nix = 对男性角色+2。坏事：失去一件由你左边玩家挑选的物品。
grimm_tidings-card-juniper_bird = 杜松树上的鸟
grimm_tidings-text-juniper_bird = 不追2级或以下的角色。坏事：失去头饰并降一级。
grimm_tidings-card-wicked_stepmother = 恶毒的继母
grimm_tidings-text-wicked_stepmother = 对老幺或公主+3。坏事：失去职业并降一级。
grimm_tidings-card-fitcher = 巫师菲切尔
grimm_tidings-text-fitcher = 谁也不能帮忙；已有的帮手必须离开。坏事：失去全部手牌。
grimm_tidings-card-big_bad_wolf = 大灰狼
grimm_tidings-text-big_bad_wolf = 对樵夫−3。可以从手牌加入任何已有狼的战斗。坏事：降两级。
grimm_tidings-card-robber_bridegroom = 强盗新郎
grimm_tidings-text-robber_bridegroom = 对女性角色+3。坏事：失去手中装备的一切；手中没有则降一级。
grimm_tidings-card-gingerbread_witch = 姜饼屋女巫
grimm_tidings-text-gingerbread_witch = 有帮手时−4。逃离她时+1。坏事：降两级。
grimm_tidings-card-rumpelstiltskin = 侏儒怪
grimm_tidings-text-rumpelstiltskin = 主战者每场战斗一次，可以弃一张牌猜他的名字：掷出5或以上他就离开，留下宝物。坏事：失去加值最高的已装备物品；没有则降两级。
grimm_tidings-card-frau_trude = 特鲁德太太
grimm_tidings-text-frau_trude = 这场战斗不能打出一次性物品。坏事：失去职业和所有头衔，并降一级。
grimm_tidings-card-mirror_queen = 魔镜王后
grimm_tidings-text-mirror_queen = 对公主+4。不追3级或以下的角色。坏事：失去头饰并降两级。
grimm_tidings-card-seven_headed_dragon = 七头龙
grimm_tidings-text-seven_headed_dragon = 不追3级或以下的角色。坏事：失去所有已装备的物品。
grimm_tidings-card-godfather_death = 死神教父
grimm_tidings-text-godfather_death = 不追4级或以下的角色。坏事：回到1级。

## 大门牌：强化

grimm_tidings-card-ravenous = 饥肠辘辘
grimm_tidings-text-ravenous = 战斗中：一只怪物+5，宝物多一张。
grimm_tidings-card-bewitched = 中了魔法
grimm_tidings-text-bewitched = 战斗中：一只怪物+5，宝物多一张。
grimm_tidings-card-big_as_a_house = 大得像房子
grimm_tidings-text-big_as_a_house = 战斗中：一只怪物+10，宝物多两张。
grimm_tidings-card-in_grandmothers_nightcap = 戴着外婆的睡帽
grimm_tidings-text-in_grandmothers_nightcap = 战斗中：一只怪物+3，狼则+6，宝物多一张。
grimm_tidings-card-half_starved = 饿得半死
grimm_tidings-text-half_starved = 战斗中：一只怪物−5，宝物少一张，但至少一张。
grimm_tidings-card-barely_hatched = 刚刚孵出
grimm_tidings-text-barely_hatched = 战斗中：一只怪物−10，宝物少一张，但至少一张。

## 大门牌：诅咒

grimm_tidings-card-you_got_baked = 你被烤了！
grimm_tidings-text-you_got_baked = 降一级。1级时无事发生。
grimm_tidings-card-spindle_prick = 被纺锤刺伤
grimm_tidings-text-spindle_prick = 你的下个回合没有第二阶段；如果现在是你的回合，就是这个回合。
grimm_tidings-card-frog_skin = 青蛙皮
grimm_tidings-text-frog_skin = 每场战斗−2，直到你作为主战者赢下一场。
grimm_tidings-card-moth_eaten = 被虫蛀了
grimm_tidings-text-moth_eaten = 失去已装备的护甲。
grimm_tidings-card-bird_took_your_hat = 帽子被鸟叼走
grimm_tidings-text-bird_took_your_hat = 失去已装备的头饰。
grimm_tidings-card-slipper_on_the_stairs = 鞋子落在台阶上
grimm_tidings-text-slipper_on_the_stairs = 失去已装备的鞋履。
grimm_tidings-card-butterfingers = 手滑的诅咒
grimm_tidings-text-butterfingers = 失去一件手中装备的物品。
grimm_tidings-card-locked_in_the_tower = 关进高塔
grimm_tidings-text-locked_in_the_tower = 失去职业；没有职业则降一级。
grimm_tidings-card-wrong_wish = 许错了愿
grimm_tidings-text-wrong_wish = 你的角色改变性别，下场战斗（或当前战斗）−3。
grimm_tidings-card-poisoned_apple = 毒苹果
grimm_tidings-text-poisoned_apple = 下场战斗（或当前战斗）−5。
grimm_tidings-card-mouthful_of_toads = 满嘴蛤蟆
grimm_tidings-text-mouthful_of_toads = 随机失去两张手牌。

## 大门牌：特殊

grimm_tidings-card-wandering_monster = 游荡怪物
grimm_tidings-text-wandering_monster = 战斗中：你手牌里的一只怪物加入战斗。
grimm_tidings-card-cheat = 作弊！
grimm_tidings-text-cheat = 放在你携带的一件物品上：不管什么限制都可以装备它，而且它不占位置。
grimm_tidings-card-mirror_image = 镜像
grimm_tidings-text-mirror_image = 战斗中：一只怪物得到一个分身，强化也相同。杀死分身同样升级、得宝物。

## 宝物：升一级

grimm_tidings-card-solve_the_riddle = 解开谜语
grimm_tidings-text-solve_the_riddle = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-kiss_the_right_frog = 吻对青蛙
grimm_tidings-text-kiss_the_right_frog = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-sweep_the_ashes = 打扫炉灰
grimm_tidings-text-sweep_the_ashes = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-spin_straw_into_gold = 稻草纺成金
grimm_tidings-text-spin_straw_into_gold = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-flatter_the_mirror = 恭维魔镜
grimm_tidings-text-flatter_the_mirror = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-follow_the_pebbles = 跟着石子走
grimm_tidings-text-follow_the_pebbles = 任何时候：你选的一名玩家升一级，但不能升到10级。
grimm_tidings-card-swap_the_cradles = 调换摇篮
grimm_tidings-text-swap_the_cradles = 任何时候：另一名2级或以上的玩家降一级，你升一级，但不能升到10级。

## 宝物：物品

grimm_tidings-card-canon_hat = 教士帽
grimm_tidings-text-canon_hat = 装备时+2。
grimm_tidings-card-braids = 长辫子
grimm_tidings-text-braids = 装备时+1，逃跑+1。
grimm_tidings-card-red_hood = 红兜帽
grimm_tidings-text-red_hood = 装备时+2，老幺则+3。
grimm_tidings-card-briar_crown = 荆棘冠
grimm_tidings-text-briar_crown = 装备时+4，但逃跑−1。
grimm_tidings-card-simpletons_cap = 傻小子的帽子
grimm_tidings-text-simpletons_cap = 装备时+1，没有职业时+3。
grimm_tidings-card-coat_of_all_furs = 千皮衣
grimm_tidings-text-coat_of_all_furs = 装备时+3。
grimm_tidings-card-bearskin = 熊皮
grimm_tidings-text-bearskin = 装备时+4。
grimm_tidings-card-shirt_of_stars = 星星银衫
grimm_tidings-text-shirt_of_stars = 装备时+2。
grimm_tidings-card-leather_apron = 皮围裙
grimm_tidings-text-leather_apron = 装备时+1，裁缝和樵夫则+2。
grimm_tidings-card-iron_hoops = 铁箍
grimm_tidings-text-iron_hoops = 装备时+4，但逃跑−1。盗贼不能装备。
grimm_tidings-card-teleporting_boots = 瞬移靴
grimm_tidings-text-teleporting_boots = 装备时+1，逃跑+2。
grimm_tidings-card-mile_boots = 千里靴
grimm_tidings-text-mile_boots = 装备时逃跑+2。
grimm_tidings-card-red_hot_shoes = 烧红的铁鞋
grimm_tidings-text-red_hot_shoes = 装备时+3，但逃跑−1。
grimm_tidings-card-golden_slipper = 金舞鞋
grimm_tidings-text-golden_slipper = 装备时+2。
grimm_tidings-card-scissors = 剪刀
grimm_tidings-text-scissors = 装备时+3。
grimm_tidings-card-woodcutters_axe = 樵夫的斧头
grimm_tidings-text-woodcutters_axe = 装备时+3，樵夫则+5。
grimm_tidings-card-cudgel_in_the_sack = 袋中棍
grimm_tidings-text-cudgel_in_the_sack = 装备时+3。
grimm_tidings-card-enchanted_spindle = 魔法纺锤
grimm_tidings-text-enchanted_spindle = 装备时+2。
grimm_tidings-card-hunters_crossbow = 猎人的弩
grimm_tidings-text-hunters_crossbow = 装备时+3，猎人则+5。
grimm_tidings-card-oven_poker = 拨火棍
grimm_tidings-text-oven_poker = 装备时+2。
grimm_tidings-card-giants_club = 巨人的大棒
grimm_tidings-text-giants_club = 装备时+5。
grimm_tidings-card-robbers_dagger = 强盗的匕首
grimm_tidings-text-robbers_dagger = 装备时+3，只有盗贼能装备。
grimm_tidings-card-chicken_bone = 小鸡骨头
grimm_tidings-text-chicken_bone = 装备时+1，逃跑+1。
grimm_tidings-card-witchs_broom = 女巫的扫帚
grimm_tidings-text-witchs_broom = 装备时+3，逃跑+1。
grimm_tidings-card-belt_of_seven = 一击七敌的腰带
grimm_tidings-text-belt_of_seven = 装备时+2，裁缝则+3。
grimm_tidings-card-talking_mirror = 会说话的镜子
grimm_tidings-text-talking_mirror = 装备后，在自己的回合、战斗之外，可以查看一名玩家的手牌，每回合一次。
grimm_tidings-card-table_be_set = 会摆饭的桌子
grimm_tidings-text-table_be_set = 装备时，回合结束可以多留一张手牌。

## 宝物：一次性物品

grimm_tidings-card-flying_ladle = 飞来的汤勺
grimm_tidings-text-flying_ladle = 战斗中：任意一方+4。
grimm_tidings-card-poisoned_comb = 毒梳子
grimm_tidings-text-poisoned_comb = 战斗中：任意一方+3。
grimm_tidings-card-the_pea = 豌豆
grimm_tidings-text-the_pea = 战斗中：任意一方+2。
grimm_tidings-card-thumbling_in_the_ear = 耳朵里的拇指人
grimm_tidings-text-thumbling_in_the_ear = 战斗中：任意一方+5。
grimm_tidings-card-sweet_porridge = 甜粥泛滥
grimm_tidings-text-sweet_porridge = 战斗中：任意一方+5。
grimm_tidings-card-stones_for_the_belly = 肚子里的石头
grimm_tidings-text-stones_for_the_belly = 战斗中：战斗者一方+2，有狼在场则+6。
grimm_tidings-card-sleeping_draught = 安眠药水
grimm_tidings-text-sleeping_draught = 逃跑掷骰之前：所有还在逃跑的人全部脱身。
grimm_tidings-card-cloak_of_night = 夜之斗篷
grimm_tidings-text-cloak_of_night = 你逃跑掷骰之前：你从所有怪物手中脱身。
grimm_tidings-card-three_golden_hairs = 三根金发
grimm_tidings-text-three_golden_hairs = 任何时候：从弃掉的宝物牌中拿一张。
grimm_tidings-card-water_of_life = 生命之水
grimm_tidings-text-water_of_life = 战斗中：一名战斗者的一件已装备物品加值翻倍。
grimm_tidings-card-lullaby = 摇篮曲
grimm_tidings-text-lullaby = 战斗中：所有怪物离开，不升级也没有宝物。
grimm_tidings-card-witchs_wand = 女巫的魔杖
grimm_tidings-text-witchs_wand = 战斗中：你手牌里的一只怪物取代场上的一只。
grimm_tidings-card-glass_coffin = 水晶棺
grimm_tidings-text-glass_coffin = 战斗中：帮手离开，毫发无伤，也没有报酬。
grimm_tidings-card-trail_of_pebbles = 石子路标
grimm_tidings-text-trail_of_pebbles = 掷骰之后：重掷一次。
grimm_tidings-card-three_snake_leaves = 三片蛇叶
grimm_tidings-text-three_snake_leaves = 怪物抓住某人之后：它的坏事不发生。

## 宝物：特殊

grimm_tidings-card-wishing_ring = 如愿戒指
grimm_tidings-text-wishing_ring = 诅咒即将命中某人时：诅咒无效。或任何时候：移除某人面前的一张诅咒。
grimm_tidings-card-devils_die = 魔鬼的骰子
grimm_tidings-text-devils_die = 掷骰之后：骰子变成你说的数字。
grimm_tidings-card-say_its_name = 说出它的名字
grimm_tidings-text-say_its_name = 一次性物品、强化或特殊大门牌正被打出时：它没有效果。
