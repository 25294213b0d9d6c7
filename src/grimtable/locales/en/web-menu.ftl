### The menu of a table in the browser, loaded when it is first opened.

web-give-away = Link for someone else
web-link-once = Whoever opens this link first gets the seat.
web-pause = Ask for a pause
web-end-agreed = Ask to end the game
web-move-seat = Play on another device
web-leave = Leave; a bot plays on
web-resign = Resign
web-people = People
web-make-host = Make host
web-mute = Mute
web-block = Block
web-report = Report
web-reported = Reported. Thank you.
web-trouble = Report a problem
web-trouble-text = The file contains what this seat has seen of the game: no links, names or chat, and nothing about the shuffle. Attach it to your report.
web-trouble-say = What went wrong?
web-trouble-send = Send it to the operator of this server
web-trouble-bundle = Download the file
web-orders-text = Nobody else sees this, and every window stays open for the same time.
web-order-ask = Ask me
