## Why the adviser would do this, in one line

book_of_madness-why-dispel-last = 【{ $card }】是场上最后一张诅咒：驱散它，【{ $card2 }】就被击败了。
book_of_madness-why-dispel-soon =
    { $count ->
        [one] 【{ $card }】下一回合就要发作。
       *[other] 【{ $card }】再过{ $count }个回合就要发作。
    }
book_of_madness-why-dispel-struck = 【{ $card }】已经发作过，但只要它还在场上，怪物就无法击败。
book_of_madness-why-cure-stack = 疯狂牌堆只剩{ $count }张了。
book_of_madness-why-cure-hand = 手里的疯狂牌占着本可以用来支付的牌的位置。
book_of_madness-why-gain = 【{ $card }】让牌库在余下的时间里都更强。
book_of_madness-why-learn = 【{ $card }】在接下来的回合里会回本。
book_of_madness-why-ability = 这个能力不花任何东西。
book_of_madness-why-store = 【{ $card }】：放进支援区的牌人人都能用。
book_of_madness-why-grant = 【{ $card }】：这个行动现在比以后对队伍更有用。
book_of_madness-why-draw = 【{ $card }】趁还有东西要支付时带来新牌。
book_of_madness-why-thin = 【{ $card }】清掉牌库里最弱的牌。
book_of_madness-why-heal = 【{ $card }】把疯狂牌送回牌堆。
book_of_madness-why-veil = 【{ $card }】让一张诅咒无法发作。
book_of_madness-why-free = 【{ $card }】让驱散诅咒比原价便宜。
book_of_madness-why-grow = 【{ $card }】带来强力的牌。
book_of_madness-why-refresh = 【{ $card }】让一个法术再次就绪。
book_of_madness-why-cast = 施放【{ $card }】后队伍的处境更好。
book_of_madness-why-pay = 最省的付法：先用手牌，再用支援区的牌。
book_of_madness-why-choice = 在所有答案里，这一个让队伍的处境最好。
book_of_madness-why-decline = 这些牌以后更值钱。
book_of_madness-why-end-keep = 剩下的手牌留到以后，比现在能买到的任何东西都值。
book_of_madness-why-end = 已经没有可以支付的牌了。
