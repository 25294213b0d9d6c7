### What only the browser’s board of Grimm Tidings says.

web-tidings-fight = The fight
web-tidings-ahead =
    { $count ->
        [0] A tie, and ties are yours
        [one] 1 ahead: the monsters lose
       *[other] { $count } ahead: the monsters lose
    }
web-tidings-short =
    { $count ->
        [0] A tie: the monsters win ties
       *[other] { $count } behind: the monsters win
    }

## Answers in advance

web-tidings-order-numbers = Pass until the totals change
web-tidings-order-fight = Pass in this fight
web-tidings-order-once = Hold for 20 seconds
web-order-grimm_tidings-asks = On the turns and in the fights of others
web-order-grimm_tidings-asks-smart = Ask me about offers, and in a fight if I could do something; otherwise pass
web-order-grimm_tidings-asks-own = Pass, and refuse offers
web-order-grimm_tidings-react = When a Curse, a card, a die or Bad Stuff could be answered
web-order-grimm_tidings-react-pass = Let it happen
