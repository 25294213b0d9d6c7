### What only the browser’s board of Grimm Tidings says.

## Seats and phases

web-tidings-level-of = Level { $level } of 10
web-tidings-no-class = no Class
web-tidings-gear = Gear { $number }
web-tidings-strength = strength { $number }
web-tidings-mark = { $number } next fight
web-tidings-bot = bot
web-tidings-turn = on turn
web-tidings-your-turn = your turn
web-tidings-help = Ask for help
web-tidings-trade = Trade
web-tidings-state-fights = fights
web-tidings-state-helps = helps
web-tidings-state-runs = runs away
web-tidings-state-offers = offers
web-tidings-news-refused = said no
web-tidings-news-offered = asks
web-tidings-news-volunteered = offers help
web-tidings-news-escaped = escaped
web-tidings-news-caught = caught
web-tidings-news-spared = spared
web-tidings-news-helper-came = helps
web-tidings-news-helper-left = left the fight
web-tidings-news-robbery = tried to steal
web-tidings-news-backstab = stabbed a fighter
web-tidings-news-killed = won the fight
web-tidings-news-won-without = no monster left
web-tidings-news-rolled = rolled { $number }
web-tidings-news-sold = sold Items
web-tidings-phases = Phases of the turn
web-tidings-phase-setup = Setup
web-tidings-before = before round 1
web-tidings-phase-arrange = Arrange
web-tidings-phase-fight = Fight
web-tidings-phase-trouble = Trouble or loot
web-tidings-phase-charity = Charity
web-tidings-round =
    { $seat_is ->
        [you] Round { $number } · your turn
       *[other] Round { $number } · { $seat }
    }

## Before the first turn

web-tidings-start-goal = The first to reach Level 10 wins
web-tidings-start-tenth = Only a killed monster brings the tenth Level. Until then: fight, help for a share, bargain, curse and steal.
web-tidings-start-sex = Male or female
web-tidings-start-sex-means = A few cards ask for it. You can leave it to the lot.
web-tidings-start-cards = Lay down what helps you
web-tidings-start-cards-means = One Class, titles and Items from your hand; equip what has a place.
web-tidings-start-begin = Someone opens the first door
web-tidings-start-begin-means = When everyone is ready, the lot decides who begins.

## What lies in front of someone

web-tidings-role-class = Class
web-tidings-role-title = title
web-tidings-lying = lies here
web-tidings-slot-headgear = head
web-tidings-slot-armor = body
web-tidings-slot-footgear = feet
web-tidings-slot-hands = hand
web-tidings-slot-both = both hands
web-tidings-slot-big = Big
web-tidings-slot-none = worn
web-tidings-free = free
web-tidings-used-by = used by { $name }
web-tidings-my-gear = Your gear
web-tidings-my-strength = · strength { $number }
web-tidings-carried = Carried, not equipped
web-tidings-carried-short = carried
web-tidings-locked = No changes of gear during a fight
web-tidings-nothing = Nothing on the table
web-tidings-nothing-mine = Nothing on your table
web-tidings-past-doors = discarded
web-tidings-past-treasures = discarded

## The fight

web-tidings-totals = { $ours } to { $theirs }
web-tidings-no-fight = no fight
web-tidings-no-level = no Level
web-tidings-no-change = no change
web-tidings-then-mine-wins = you win
web-tidings-then-mine-ties = tie: lost
web-tidings-then-mine-loses = still lost
web-tidings-then-other-wins = not enough
web-tidings-then-other-ties = stops it: tie
web-tidings-then-other-loses = stops it
web-tidings-strength-change = { $before } → { $strength }
web-tidings-takes-off = takes off { $cards }
web-tidings-wears = equipped: { $change }

## Rolling the die

web-tidings-roll-run = Running away

## Questions and answers

web-tidings-not-now = not now
web-tidings-and-more = and more
web-tidings-verb-play = Play
web-tidings-verb-use = Use
web-tidings-verb-lay = Lay down
web-tidings-verb-equip = Equip
web-tidings-verb-take_off = Take off
web-tidings-verb-drop = Discard
web-tidings-verb-power = Use power
web-tidings-verb-craft = Use skill
web-tidings-verb-card = Choose
web-tidings-verb-thing = Choose
web-tidings-verb-trouble = Fight it

## Offers

web-tidings-offers = Offers

## Orders

web-order-grimm_tidings-asks = On the turns and in the fights of others
web-order-grimm_tidings-asks-smart = Ask me about offers, and in a fight if I could do something; otherwise pass
web-order-grimm_tidings-asks-own = Pass, and refuse offers
web-order-grimm_tidings-asks-always = Ask me every time
web-order-grimm_tidings-react = When a Curse, a card, a die or Bad Stuff could be answered
web-order-grimm_tidings-react-pass = Let it happen
