### Grim Farmer: warum sich etwas gerade nicht wählen lässt.

## Gar nicht gefragt

grim_farmer-reason-game-over = Das Spiel ist aus: Jemand hat keine Karten mehr.
grim_farmer-reason-turns-over = Das Spiel ist aus: Die letzte Runde ist vorbei, und die wenigsten Karten haben gewonnen.
grim_farmer-reason-last-special = Das Spiel ist aus: Jemand hat die letzte Karte der Hand gespielt und damit gewonnen.
grim_farmer-reason-match-over = Das Match ist entschieden.
grim_farmer-reason-watching = Du siehst nur zu; handeln können allein die Mitspielenden.
grim_farmer-reason-not-there = So etwas gibt es an diesem Tisch nicht.
grim_farmer-reason-not-in-deck = Eine Karte dieses Namens ist an diesem Tisch nicht im Spiel: { $card }.
grim_farmer-reason-answered = Du hast geantwortet. Solange andere noch überlegen, kannst du die Antwort zurücknehmen.
grim_farmer-reason-chosen = Du hast { $card_accusative } schon gewählt. Solange andere noch überlegen, kannst du das zurücknehmen.
grim_farmer-reason-five-at-most = Du hast fünf Karten gewählt, und mehr hat kein Stapel. Solange andere noch überlegen, kannst du sie zurücknehmen.
grim_farmer-reason-two-at-most = Du hast zwei Karten gewählt, und mehr gibt es nicht als Belohnung. Solange andere noch überlegen, kannst du sie zurücknehmen.
grim_farmer-reason-passed = Du hast dich entschieden, nichts zu spielen. Solange andere noch überlegen, kannst du das zurücknehmen.
grim_farmer-reason-not-your-turn = An diesem Tisch werden besondere Tiere reihum gespielt, und gerade ist { $seat } dran.
grim_farmer-reason-effect-elsewhere = { $seat } hat { $card_accusative } gespielt. Das wird erst zu Ende geführt, dann geht es weiter.
grim_farmer-reason-host-chooses = Wer die erste Runde beginnt, sagt { $seat }. Danach werden die Karten ausgeteilt.
grim_farmer-reason-hand-full = Du hast 15 Karten auf der Hand, und mehr dürfen es nie sein.
grim_farmer-reason-stopped = Du hast in dieser Runde schon aufgehört zu ziehen.
grim_farmer-reason-no-card-to-play = Deine Hand ist leer: Du hast nichts zu spielen.
grim_farmer-reason-nothing-to-place = Deine Hand ist leer: Du hast nichts auszulegen.
grim_farmer-reason-one-card-placed = Du hast nur eine Karte. An diesem Tisch wird sie allein ausgelegt, zu wählen gibt es nichts.
grim_farmer-reason-nothing-drawn = Du hast nur eine Karte, und zu ziehen gab es keine mehr. So wird sie allein ausgelegt.
grim_farmer-reason-sits-out = Du hast nur eine Karte. An diesem Tisch behältst du sie und legst in dieser Runde nichts aus.
grim_farmer-reason-both-placed = Du hast zwei Karten und musst beide auslegen, zu wählen gibt es nichts.
grim_farmer-reason-nobody-to-challenge = Von den anderen hat niemand eine Karte ausgelegt, also gibt es nichts anzuzweifeln.
grim_farmer-reason-no-challenge = Belohnt wird nur, wer mit Recht angezweifelt hat, und du hast in dieser Runde niemanden angezweifelt.
grim_farmer-reason-challenge-failed = Du hast { $seat } angezweifelt, aber dort passte alles. Dafür gibt es keine Belohnung.
grim_farmer-reason-hand-empty = Du hattest recht, aber deine Hand ist leer: Abzuwerfen gibt es nichts.

## Vor dem Austeilen

grim_farmer-reason-not-dealt-yet = Die Karten sind noch nicht ausgeteilt. Sag zuerst, wer die erste Runde beginnt.
grim_farmer-reason-host-must-choose = Jemand muss die erste Runde beginnen, und du sagst, wer.

## Ziehen

grim_farmer-reason-cards-later = Erst dürfen alle ziehen; gespielt und ausgelegt wird später in der Runde.
grim_farmer-reason-draw-limit =
    { $count ->
        [one] Auf deiner Hand ist nur noch Platz für eine Karte: Bei 15 ist Schluss.
       *[other] Auf deiner Hand ist nur noch Platz für { $count } Karten: Bei 15 ist Schluss.
    }
grim_farmer-reason-deck-short =
    { $count ->
        [one] Zu ziehen gibt es nur noch eine Karte.
       *[other] Zu ziehen gibt es nur noch { $count } Karten.
    }
grim_farmer-reason-one-number = An diesem Tisch sagst du nur einmal, wie viele Karten du ziehst.
grim_farmer-reason-one-by-one = An diesem Tisch ziehst du Karte für Karte: noch eine, oder aufhören.
grim_farmer-reason-draw-none = Du musst nicht ziehen: Nimm keine Karte, oder hör auf.
grim_farmer-reason-draw-over = Nach Belieben zieht man nur am Anfang einer Runde. Später werden Karten nur gezogen, wenn die Regeln es verlangen.
grim_farmer-reason-draw-off = Nach Belieben zieht an diesem Tisch niemand. Karten werden nur gezogen, wenn die Regeln es verlangen.

## Besondere Tiere spielen

grim_farmer-reason-not-held = Du hast { $card_negative } auf der Hand.
grim_farmer-reason-normals-wait = Normale Tiere werden jetzt nicht gespielt; auslegen kannst du sie gleich danach.
grim_farmer-reason-snake-waits = Die Schlange lässt sich nicht spielen. Los wirst du sie nur, wenn du sie in einem Stapel auslegst.
grim_farmer-reason-mouse-waits = Die Maus lässt sich nicht spielen. Sie gehört in einen Stapel; dort passt sie immer.
grim_farmer-reason-placing-later = Ausgelegt wird erst danach. Jetzt spielst du ein besonderes Tier oder nichts.
grim_farmer-reason-kind-used =
    { $seat_is ->
        [you] Du hast in dieser Runde { $card_accusative } schon gespielt. Ein zweites Mal darf das niemand.
       *[other] { $seat } hat in dieser Runde { $card_accusative } schon gespielt. Ein zweites Mal darf das niemand.
    }
grim_farmer-reason-used-by-you = Du hast in dieser Runde { $card_accusative } schon gespielt, und öfter als einmal darf man das nicht.
grim_farmer-reason-dud-colour = In der Ansage liegt keine Farbe; { $card_nominative } hätte keine Wirkung. An diesem Tisch ist das nicht erlaubt.
grim_farmer-reason-dud-animal = In der Ansage liegt kein Tier; { $card_nominative } hätte keine Wirkung. An diesem Tisch ist das nicht erlaubt.
grim_farmer-reason-nothing-playable = Du hast kein besonderes Tier, das sich jetzt spielen ließe.
grim_farmer-reason-race-over = Besondere Tiere spielt man vor dem Auslegen. Das ist in dieser Runde vorbei.

## Figuren und Farben der Ansage

grim_farmer-reason-no-such-piece = Dieses Tier oder diese Farbe ist an diesem Tisch in keinem Beutel.
grim_farmer-reason-call-comes = Die neue Ansage wird blind aus den Beuteln gezogen, sobald alle ihre Karten gezogen haben.
grim_farmer-reason-pieces-by-specials = Die Ansage ändert sich nur durch Chamäleon, Frosch, Papagei und Löwe.
grim_farmer-reason-call-stands = Die Ansage steht für den Rest dieser Runde fest.
grim_farmer-reason-animal-goes-back = Du hast { $card_accusative } gespielt: Ein Tier muss zurück, keine Farbe.
grim_farmer-reason-colour-goes-back = Du hast { $card_accusative } gespielt: Eine Farbe muss zurück, kein Tier.
grim_farmer-reason-piece-in-bag = Das ist im Beutel. Zurücklegen lässt sich nur, was ausliegt.
grim_farmer-reason-effect-first = Du hast { $card_accusative } gespielt. Sag zuerst, was zurück in den Beutel kommt.
grim_farmer-reason-effect-compels = Du hast { $card_accusative } gespielt, also muss etwas zurück in den Beutel.

## Auslegen

grim_farmer-reason-two-at-least =
    { $count ->
        [one] Ein Stapel hat mindestens zwei Karten: Eine fehlt noch.
       *[other] Ein Stapel hat mindestens zwei Karten.
    }
grim_farmer-reason-must-place = Alle legen mindestens zwei Karten aus, ganz gleich, welche.
grim_farmer-reason-no-more-to-place =
    { $count ->
        [one] Deine einzige Karte dieses Namens hast du schon gewählt: { $card }.
       *[other] Alle { $count } Karten dieses Namens hast du schon gewählt: { $card }.
    }
grim_farmer-reason-placing-over = Alle Stapel liegen. Jetzt zweifelst du jemanden an, oder niemanden.

## Anzweifeln und Belohnung

grim_farmer-reason-challenge-later = Angezweifelt wird am Ende der Runde, wenn alle ausgelegt haben.
grim_farmer-reason-not-yourself = Dich selbst kannst du nicht anzweifeln.
grim_farmer-reason-no-pile = { $seat } hat keine Karte ausgelegt, also gibt es dort nichts anzuzweifeln.
grim_farmer-reason-choose-nobody = Wenn du niemanden anzweifeln willst, dann wähle: niemanden.
grim_farmer-reason-challenges-made = Angezweifelt ist schon. Jetzt kommt deine Belohnung.
grim_farmer-reason-special-stays = Als Belohnung werden nur normale Tiere abgeworfen, und { $card_nominative } ist keins.
grim_farmer-reason-snake-stays = Die Schlange lässt sich nicht als Belohnung abwerfen. Los wirst du sie nur in einem Stapel.
grim_farmer-reason-mouse-stays = Die Maus lässt sich nicht als Belohnung abwerfen, auch wenn sie in jeden Stapel passt.
grim_farmer-reason-nothing-to-discard = Du hast kein normales Tier, das du abwerfen könntest.
grim_farmer-reason-no-more-to-discard =
    { $count ->
        [one] Deine einzige Karte dieses Namens hast du schon gewählt: { $card }.
       *[other] Alle { $count } Karten dieses Namens hast du schon gewählt: { $card }.
    }
grim_farmer-reason-two-or-none = An diesem Tisch wirft man zwei normale Tiere ab oder keins, und du hast nur eins.
grim_farmer-reason-second-too = An diesem Tisch heißt es zwei oder keins: Wähle eine zweite Karte.
grim_farmer-reason-say-done = Passen kann man hier nicht. Wenn du nichts abwerfen willst, dann wähle genau das.

## Was nie gewählt wird, und Knöpfe anderer Fragen

grim_farmer-reason-discards-closed = Vom Ablagestapel nimmt niemand etwas. Seine Karten kommen erst wieder, wenn sie zum neuen Nachziehstapel gemischt werden.
grim_farmer-reason-discards-gone = Vom Ablagestapel nimmt niemand etwas. An diesem Tisch kommen seine Karten nie wieder.
grim_farmer-reason-played-stays = Was gespielt ist, bleibt bis zum Ende der Runde liegen.
grim_farmer-reason-first-player-moves-on = Wer beginnt, wird nicht gewählt: Mit jeder Runde geht es im Uhrzeigersinn weiter.
grim_farmer-reason-nothing-to-finish = Du wählst gerade keine Karten aus, mit denen du fertig sein könntest.
