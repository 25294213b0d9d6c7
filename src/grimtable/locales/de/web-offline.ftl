### Without a connection

web-offline = Du bist offline
web-offline-text = Tische brauchen eine Verbindung. Die Regeln und die Replays, die du geöffnet hast, kannst du auch ohne lesen.
web-offline-again = Noch einmal versuchen
web-offline-replays = Replays, die du geöffnet hast
web-offline-no-replays = Auf diesem Gerät liegt noch kein Replay. Öffne eins, solange du online bist.
