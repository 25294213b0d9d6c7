## 疯狂之书的第一局，以及学到了什么

web-coach-book_of_madness-book = 所有人同属一方。到第五格之前驱散全部诅咒，就击败这只怪物；到时还有诅咒在场，就受惩罚。
web-coach-book_of_madness-strike = 每个回合仪式前进一格，那一格下方的诅咒就会发作。下一个就是它。
web-coach-book_of_madness-act = 轮到你时，付得起多少就做多少。可以用你的手牌，也可以用任何支援区里的牌支付。
web-coach-book_of_madness-dispel = 一个诅咒需要四个元素。填满的是你现在付得起的；全部付清，诅咒就被驱散。
web-coach-book_of_madness-spells = 法术用它自己的元素支付。付两倍，效果就是两倍。
web-coach-book_of_madness-support = 支援区里的牌人人可用。机器人的手牌是公开的：看看缺什么，就放在那里。
web-coach-book_of_madness-madness = 疯狂占着手牌，什么也付不了。这个牌堆用完，或者你回合结束时有六张，就完了：要及时治愈。
web-coach-book_of_madness-ritual = 第一只怪物有了结果，下一只带着诅咒出现了。第六只必须击败。

web-lesson-book_of_madness-1 = 每个回合都可能有诅咒发作：先看下一个是谁。
web-lesson-book_of_madness-2 = 四个元素驱散一个诅咒，手牌和所有支援区都能用。
web-lesson-book_of_madness-3 = 支援区是给彼此用的：放下别人用得上的牌。
web-lesson-book_of_madness-4 = 别让疯狂牌堆见底，也要不断拿到更强的牌。
