## Why the adviser would do this, in one line

grimm_tidings-why-win-pass = { $count ->
        [one] You lead by 1 already: keep your cards.
       *[other] You lead by { $count } already: keep your cards.
    }
grimm_tidings-why-lose-pass = { $count ->
        [one] 1 more would win, but the cards for it are worth more than this fight.
       *[other] { $count } more would win, but the cards for that are worth more than this fight.
    }
grimm_tidings-why-help = With { $seat } at your side you win, and both of you gain by it.
grimm_tidings-why-bargain = { $card } can be bought off, which beats running away.
grimm_tidings-why-boost = { $count ->
        [one] You lack 1 to win, and { $card } is the cheapest way to get it.
       *[other] You lack { $count } to win, and { $card } belongs to the cheapest way to get them.
    }
grimm_tidings-why-enrich = You lead by { $count }: with { $card } the fight stays won and brings more.
grimm_tidings-why-own-win = This fight is about to win you the game.
grimm_tidings-why-cannot-stop = You cannot bring the { $count } that would stop { $seat }.
grimm_tidings-why-stay-out = The fight of { $seat } is not worth your cards.
grimm_tidings-why-volunteer = { $seat } is losing: for a share of the Treasures you can turn that.
grimm_tidings-why-bribe = An Item you do not need keeps { $seat } from helping your rival.
grimm_tidings-why-stop = { $seat } is about to win the game by { $count }: { $card } is what you can put in the way.
grimm_tidings-why-hold-up = { $seat } is ahead, and { $card } can cost this win more than it costs you.
grimm_tidings-why-ready = Everything useful is done.
grimm_tidings-why-idle = Nothing you hold is needed here.
grimm_tidings-why-give = What is left is worth least to you.
grimm_tidings-why-sell = What you do not wear is worth 1000 gold: that is a Level without a fight.
grimm_tidings-why-sold = It is worth enough for the Level now.
grimm_tidings-why-no-sale = Your Items are worth more than the Level.
grimm_tidings-why-loot = No monster in your hand is worth a fight now, and a Door costs nothing.
grimm_tidings-why-trade = { $seat } carries an Item that you can use, and has use for one of yours.
grimm_tidings-why-trouble = You can beat { $card }, and it brings a Level and Treasures.
grimm_tidings-why-lay-title = { $card } makes you stronger and costs nothing.
grimm_tidings-why-lay-class = { $card } suits you better than what you have.
grimm_tidings-why-lay-item = { $card } makes you stronger at once.
grimm_tidings-why-lay-spare = { $card } is safe in front of you; in hand you would have to give it away.
grimm_tidings-why-equip = { $card } improves what you wear.
grimm_tidings-why-take-off = Without { $card } there is room for something better.
grimm_tidings-why-craft = The power of { $card } brings more than it costs.
grimm_tidings-why-curse = { $card } hits { $seat }, who is nearest to winning, before you would have to give it away.
grimm_tidings-why-cheat = With { $card } you wear an Item that you could not wear otherwise.
grimm_tidings-why-level = { $card } is a Level for nothing.
grimm_tidings-why-use = { $card } brings more now than it would later.
grimm_tidings-why-keep = In hand it is worth more than on the table.
grimm_tidings-why-show-fight = You can beat it, and a fight brings more than a card.
grimm_tidings-why-spare = What happens here costs less than your card.
grimm_tidings-why-cancel-curse = { $card } saves you from the Curse.
grimm_tidings-why-cancel-card = What was just played would turn the fight; { $card } stops it.
grimm_tidings-why-cancel-bad = { $card } saves you from the Bad Stuff.
grimm_tidings-why-die = This roll hurts, and { $card } can change it.
grimm_tidings-why-number = The number that helps you most.
grimm_tidings-why-roll = The die may still save you, and your cards are worth more.
grimm_tidings-why-escape = { $card } gets you away, and the Bad Stuff would cost more.
grimm_tidings-why-accept = It brings you more than it costs.
grimm_tidings-why-refuse = It costs you more than it brings.
grimm_tidings-why-counter = With a better share it would be worth it to both.
grimm_tidings-why-terms = With these terms both sides gain about the same.
grimm_tidings-why-least = { $card } is what you will miss least.
grimm_tidings-why-most = { $card } helps you most.
grimm_tidings-why-rob = { $card } is the best that { $seat } has.
grimm_tidings-why-poorest = { $seat } is furthest from winning.
grimm_tidings-why-run-next = { $card } would hurt most, so run from it while you can.
grimm_tidings-why-order = So the next to open a door meets the most trouble.
grimm_tidings-why-aim-seat = { $seat } is where it does most for you.
grimm_tidings-why-aim = { $card } is where it does most for you.
grimm_tidings-why-aim-side = There it does most for you.
