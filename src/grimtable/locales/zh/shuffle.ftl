### 共同洗牌：承诺了什么，是否兑现。

shuffle-rewound = 这次开局被倒回了：大家已经参与的洗牌又从头开始，牌桌却没有说明。也许有人在挑牌。这里不再参与洗牌，请另开一桌。
join-promise = 所有随机数都已锁定。这次洗牌的承诺是 { $promise }。游戏结束后，grimtable verify 会再次显示它。
web-shuffle-promise = 这次洗牌的承诺是 { $promise }。游戏结束后，grimtable verify 会再次显示它。
web-shuffle-kept = 发牌之前，服务器和每位玩家都各自锁定了一个别人看不到的秘密数字。之后公开的正是这些数字，它们合起来就是本浏览器保存的承诺：{ $promise }。因此只要有一位玩家的数字是随机的，就没有人能挑选这些牌，服务器也不能；grimtable verify 还会把牌与记录核对。
web-shuffle-unseen = 洗牌本身没有矛盾，但这个浏览器没有保存发牌前的承诺，无从比较。
web-shuffle-alone = 服务器独自洗了牌：没有人加入随机数，因此无从验证。
web-shuffle-wrong = 洗牌有问题：{ $what }
