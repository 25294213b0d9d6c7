## 提示：好的选择和理由，以及估计

hint-choices =
    { $count ->
        [one] 这里可以这样做：
       *[other] 这里有 { $count } 个好选择，最好的在前：
    }
hint-choice-estimate = { $what }（{ $estimate }）
hint-choice-why = { $what }：{ $why }
table-hint-more = 再输入 h 可看估计。
web-hint-more = 看看各自会怎样
web-hint-how = 这是按可能的牌局推演出来的估计。
hint-more = 再按一次可看估计。
hint-estimating = 正按可能的牌局推演……
hint-estimate-win = 获胜机会约 { $worth }%，误差 { $error }
hint-estimate-units = 比其中最弱的好约 { $worth } 个元素，误差 { $error }
hint-estimate-none = 这个问题没有估计。
