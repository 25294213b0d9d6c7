### Without a connection

web-offline = You are offline
web-offline-text = Tables need a connection. The rules, and replays you have opened, can be read without one.
web-offline-again = Try again
web-offline-replays = Replays you have opened
web-offline-no-replays = This device keeps no replay yet. Open one while you are online.
