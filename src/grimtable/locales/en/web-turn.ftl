### Being told when it is your turn

web-turn-call = It is your turn
web-turn-ask = Tell me when it is my turn
web-turn-told = This device will tell you when it is your turn. Press again to stop.
web-turn-unsupported = This browser cannot tell you when it is your turn. On an iPhone or iPad, first add Grimtable to the home screen.
web-turn-refused = Notifications from this page are blocked. You can allow them in the settings of your browser.
web-turn-failed = Your browser could not reach its push service. Please try again later.
