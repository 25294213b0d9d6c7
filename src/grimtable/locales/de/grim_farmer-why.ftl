## Warum der Ratgeber das täte, in einer Zeile

grim_farmer-why-draw = { $count ->
        [one] Mit einer Karte auf der Hand müsstest du bluffen; mit { $number } mehr wird ein ehrlicher Stapel wahrscheinlich.
       *[other] Mit { $count } Karten auf der Hand müsstest du wohl bluffen; mit { $number } mehr wird ein ehrlicher Stapel wahrscheinlich.
    }
grim_farmer-why-draw-none = { $count ->
        [one] Du musst nur noch eine Karte loswerden.
       *[other] Du musst { $count } Karten loswerden; mehr würden nur länger dauern.
    }
grim_farmer-why-enough = Der Stapel ist so groß, wie er sein soll.
grim_farmer-why-pile-win = { $count ->
        [one] Deine letzte Karte passt: Die Hand ist leer, und niemand kann dich erwischen.
       *[other] Alle { $count } Karten passen: Die Hand ist leer, und niemand kann dich erwischen.
    }
grim_farmer-why-pile-honest = { $left ->
        [one] Diese { $count } Karten passen, ein Zweifel kostet dich also nichts; eine Karte bleibt.
       *[other] Diese { $count } Karten passen, ein Zweifel kostet dich also nichts; { $left } Karten bleiben.
    }
grim_farmer-why-pile-all = Damit ist deine Hand leer: Wenn niemand auf dich zeigt, gewinnst du.
grim_farmer-why-pile-forced = Es passt kaum etwas, du musst also bluffen; { $count } Karten hat ein ehrlicher Stapel oft.
grim_farmer-why-pile-bluff = { $number ->
        [one] Eine davon passt nicht, aber du wirst { $count } los; die Größe fällt nicht auf.
       *[other] { $number } davon passen nicht, aber du wirst { $count } los; die Größe fällt nicht auf.
    }
grim_farmer-why-reward = { $count ->
        [one] Diese Karte ist dir am wenigsten wert.
       *[other] Diese { $count } Karten sind dir am wenigsten wert.
    }
grim_farmer-why-reward-none = Du hast nichts, was du abwerfen könntest.
grim_farmer-why-special-win = „{ $card }“ ist deine letzte Karte: Wer sie spielt, gewinnt.
grim_farmer-why-special = Mit „{ $card }“ kann die Ansage besser zu deiner Hand passen.
grim_farmer-why-pass = { $count ->
        [0] Von deinen Karten passt keine, aber auch ein besonderes Tier würde wenig ändern.
        [one] Eine deiner Karten passt schon; ein besonderes Tier brächte wenig.
       *[other] { $count } deiner Karten passen schon; ein besonderes Tier brächte wenig.
    }
grim_farmer-why-put-back = { $count ->
        [0] Ohne das ist die Ansage für die anderen wenigstens nicht besser als für dich.
        [one] Ohne das passt eine deiner Karten, mehr geht nicht.
       *[other] Ohne das passen { $count } deiner Karten, mehr geht nicht.
    }
grim_farmer-why-give-up = Was stattdessen kommt, passt wahrscheinlich besser zu deiner Hand.
grim_farmer-why-point-empty = { $seat } gewinnt, wenn der Stapel kein Bluff ist; er ist es mit { $chance } %.
grim_farmer-why-point = Der Stapel von { $seat } ist mit { $chance } % ein Bluff.
grim_farmer-why-nobody = Selbst der Stapel von { $seat }, der verdächtigste, ist nur mit { $chance } % ein Bluff; falsch angezweifelt kostet es drei Karten.
