## Die erste Partie Grimm Tidings, und was sie gelehrt hat

web-coach-grimm_tidings-door = Wer zuerst Stufe 10 erreicht, gewinnt. Leg aus, was dir hilft, dann tritt die Tür ein: ein Monster, ein Fluch oder eine Karte für deine Hand.
web-coach-grimm_tidings-totals = Zwei Summen entscheiden einen Kampf: deine Stufe und was du trägst, gegen das Monster. Du brauchst mehr; bei Gleichstand gewinnt das Monster.
web-coach-grimm_tidings-oneshot = Diese Karten können auf beide Seiten: auf deiner helfen sie, bei den Monstern hindern sie. Über jeder Karte steht, wie die Summen dann wären.
web-coach-grimm_tidings-help = Allein zu schwach? Bitte jemanden um Hilfe und biete einen Teil der Schätze. Die andere Summe zählt zu deiner dazu.
web-coach-grimm_tidings-trouble = Es kam kein Monster. Such Ärger mit einem von deiner Hand, wenn du es schlagen kannst, oder plündere den Raum und nimm eine Türkarte.
web-coach-grimm_tidings-run = Wer verliert, läuft weg. Mit einer 5 oder 6 entkommt man; sonst treffen einen die Schlimmen Dinge des Monsters.
web-coach-grimm_tidings-charity = Dein Zug endet mit der milden Gabe: Was du über fünf Karten hast, bekommt, wer auf der niedrigsten Stufe steht.
web-coach-grimm_tidings-meddle = Jemand anders kämpft. Hilf, stör oder passe: Mit „klug“ wirst du nur gefragt, wenn eine deiner Karten etwas ändern könnte.

web-lesson-grimm_tidings-1 = Zwei Summen entscheiden einen Kampf, und bei Gleichstand gewinnt das Monster.
web-lesson-grimm_tidings-2 = Einmalgegenstände und Flüche können jeden Kampf wenden, deinen und fremde.
web-lesson-grimm_tidings-3 = Hilfe kostet Schätze, Weglaufen kostet Glück.
web-lesson-grimm_tidings-4 = Die zehnte Stufe muss ein Monster bringen: Heb etwas auf für alle, die kurz davor sind.
