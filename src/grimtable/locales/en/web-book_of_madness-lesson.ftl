## The first game of The Book of Madness, and what it taught

web-coach-book_of_madness-book = You all play on one side. Break every curse before the fifth field and this monster is beaten; whatever still lies there then brings its penalty.
web-coach-book_of_madness-strike = Each turn the ritual moves one field on, and the curse below it strikes. This one is next.
web-coach-book_of_madness-act = In your turn you may do as much as you can pay for. You pay with your cards, and with cards in any support zone.
web-coach-book_of_madness-dispel = A curse asks for four elements. Filled pips are those you could pay now; pay all of them and the curse is dispelled.
web-coach-book_of_madness-spells = A spell is paid with its own element. Paid twice, it works twice.
web-coach-book_of_madness-support = What lies in a support zone can be used by everyone. The bots show their hands: see what they lack, and leave it there for them.
web-coach-book_of_madness-madness = Madness fills a hand and pays for nothing. If this stack runs out, or you end a turn with six, it is over: cure it in time.
web-coach-book_of_madness-ritual = The first monster is decided, and the next one has turned up with its curses. The sixth must be beaten.

web-lesson-book_of_madness-1 = Every turn a curse is about to strike: look which one is next.
web-lesson-book_of_madness-2 = Four elements break a curse, from your hand and all support zones.
web-lesson-book_of_madness-3 = Support zones are for each other: leave there what someone else will need.
web-lesson-book_of_madness-4 = Keep the madness stack full, and stronger cards coming.
