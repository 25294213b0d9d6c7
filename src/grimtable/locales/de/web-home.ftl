### Startseite

web-hero-1 = Finstere Kartenspiele.
web-hero-2 = Ein Tisch im Wald.
web-hero-text = Läuft im Browser, ohne Konto. Spiel sofort gegen Bots oder schick deinen Freunden einen Link.
web-your-tables = Deine Tische
web-got-code = Link oder Code bekommen?
web-code-hint = Zehn Buchstaben oder der ganze Link
web-join = Beitreten
web-code-unknown = Unter diesem Code wartet kein Tisch.
web-resting = Der Server wird gerade gewartet: Laufende Partien gehen weiter, neue Tische müssen warten.
web-length-grimwood = 30 Min.
web-length-grim_farmer = 15 Min.
web-length-grimm_tidings = 45 Min.
web-length-book_of_madness = 90 Min.
web-motto-grimwood = Die meisten Punkte bei leerem Stapel
web-motto-grim_farmer = Die erste leere Hand gewinnt
web-motto-grimm_tidings = Wer zuerst im Kampf Stufe 10 erreicht
web-motto-book_of_madness = Gemeinsam das sechste Monster besiegen
web-blurb-grimwood = Sammle Nachtgestalten zu Kombinationen, stiehl, was dir fehlt, und gib es dem Drachen in Verwahrung.
web-blurb-grim_farmer = Leg Tiere verdeckt ab und schau ehrlich drein. Alle zeigen zugleich; wer beim Lügen erwischt wird, hat die Hand wieder voll.
web-blurb-grimm_tidings = Tritt die Tür ein, kämpf mit dem, was dahinter lauert, heure Hilfe an und verrate sie höflich.
web-blurb-book_of_madness = Sechs Monster, ein Buch und euer Verstand: Bannt gemeinsam die Flüche, bevor der Wahnsinn euch holt.
web-play-bots = { $count ->
    [one] Gegen 1 Bot
   *[other] Gegen { $count } Bots
}
web-play-bots-book_of_madness = { $count ->
    [one] Mit 1 Bot
   *[other] Mit { $count } Bots
}
web-tile-invite = Einladen
web-tile-players = Personen
web-tile-bots = Bots
web-dealing = Karten werden gegeben …
web-play-first = { $count ->
    [one] { $title } gegen einen Bot spielen
   *[other] { $title } gegen { $count } Bots spielen
}
web-invite-friends = Freunde einladen
web-learn = Spielend lernen
web-learn-length = { $count } Min.
web-foot = Quelloffen · kein Tracking · prüfbar gemischt · Bilder von game-icons.net, CC BY 3.0 ·
