### Being told when it is your turn

web-turn-call = Du bist dran
web-turn-ask = Sag mir, wenn ich dran bin
web-turn-told = Dieses Gerät meldet sich, wenn du dran bist. Noch einmal drücken, und es schweigt wieder.
web-turn-unsupported = Dieser Browser kann sich nicht melden, wenn du dran bist. Auf iPhone und iPad füge Grimtable zuerst dem Home-Bildschirm hinzu.
web-turn-refused = Mitteilungen dieser Seite sind blockiert. In den Einstellungen deines Browsers kannst du sie erlauben.
web-turn-failed = Dein Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
