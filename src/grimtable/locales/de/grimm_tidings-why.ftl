## Warum der Ratgeber das täte, in einer Zeile

grimm_tidings-why-win-pass = Du führst schon mit { $count }: Spar deine Karten.
grimm_tidings-why-lose-pass = { $count ->
        [one] Es fehlt dir 1 zum Sieg, doch die Karten dafür sind mehr wert als dieser Kampf.
       *[other] Es fehlen dir { $count } zum Sieg, doch die Karten dafür sind mehr wert als dieser Kampf.
    }
grimm_tidings-why-help = Mit Hilfe von { $seat } gewinnst du, und ihr habt beide etwas davon.
grimm_tidings-why-bargain = Mit „{ $card }“ lässt sich handeln; das ist besser, als wegzulaufen.
grimm_tidings-why-boost = { $count ->
        [one] Dir fehlt 1 zum Sieg, und mit „{ $card }“ kommst du am billigsten dazu.
       *[other] Dir fehlen { $count } zum Sieg, und mit „{ $card }“ kommst du am billigsten dazu.
    }
grimm_tidings-why-enrich = Du führst mit { $count }: Mit „{ $card }“ bleibt der Kampf gewonnen und bringt mehr.
grimm_tidings-why-own-win = Dieser Kampf gewinnt dir gleich die Partie.
grimm_tidings-why-cannot-stop = Die { $count }, mit denen du { $seat } aufhalten könntest, hast du nicht.
grimm_tidings-why-stay-out = Der Kampf von { $seat } ist deine Karten nicht wert.
grimm_tidings-why-volunteer = { $seat } verliert gerade: Für einen Teil der Schätze kannst du das wenden.
grimm_tidings-why-bribe = Ein Gegenstand, den du nicht brauchst, hält { $seat } davon ab zu helfen.
grimm_tidings-why-stop = { $seat } gewinnt gleich die Partie, mit { $count } Vorsprung: „{ $card }“ kannst du dagegensetzen.
grimm_tidings-why-hold-up = { $seat } liegt vorn, und „{ $card }“ kann dort mehr kosten als dich.
grimm_tidings-why-ready = Alles Nützliche ist getan.
grimm_tidings-why-idle = Nichts auf deiner Hand wird hier gebraucht.
grimm_tidings-why-give = Was übrig ist, ist dir am wenigsten wert.
grimm_tidings-why-sell = Was du nicht angelegt hast, ist 1000 Gold wert: eine Stufe ohne Kampf.
grimm_tidings-why-sold = Für die Stufe reicht es jetzt.
grimm_tidings-why-no-sale = Deine Gegenstände sind mehr wert als die Stufe.
grimm_tidings-why-loot = Für kein Monster auf deiner Hand lohnt sich jetzt ein Kampf, und eine Tür kostet nichts.
grimm_tidings-why-trade = { $seat } trägt einen Gegenstand, den du brauchen kannst, und kann einen von dir brauchen.
grimm_tidings-why-trouble = „{ $card }“ kannst du schlagen; das bringt eine Stufe und Schätze.
grimm_tidings-why-lay-title = „{ $card }“ macht dich stärker und kostet nichts.
grimm_tidings-why-lay-class = „{ $card }“ passt besser zu dir als das, was du hast.
grimm_tidings-why-lay-item = „{ $card }“ macht dich sofort stärker.
grimm_tidings-why-lay-spare = Vor dir ist „{ $card }“ sicher; auf der Hand müsstest du es weggeben.
grimm_tidings-why-equip = „{ $card }“ ist besser als das, was du trägst.
grimm_tidings-why-take-off = Ohne „{ $card }“ ist Platz für etwas Besseres.
grimm_tidings-why-craft = Die Kraft von „{ $card }“ bringt mehr, als sie kostet.
grimm_tidings-why-curse = „{ $card }“ trifft { $seat }, dort ist der Sieg am nächsten; sonst müsstest du die Karte weggeben.
grimm_tidings-why-cheat = Mit „{ $card }“ legst du an, was sonst keinen Platz hätte.
grimm_tidings-why-level = „{ $card }“ ist eine Stufe umsonst.
grimm_tidings-why-use = „{ $card }“ bringt jetzt mehr als später.
grimm_tidings-why-keep = Auf der Hand ist die Karte mehr wert als auf dem Tisch.
grimm_tidings-why-show-fight = Das Monster kannst du schlagen, und ein Kampf bringt mehr als eine Karte.
grimm_tidings-why-spare = Was hier geschieht, kostet weniger als deine Karte.
grimm_tidings-why-cancel-curse = „{ $card }“ bewahrt dich vor dem Fluch.
grimm_tidings-why-cancel-card = Was eben gespielt wurde, würde den Kampf wenden; „{ $card }“ verhindert das.
grimm_tidings-why-cancel-bad = „{ $card }“ bewahrt dich vor den Schlimmen Dingen.
grimm_tidings-why-die = Dieser Wurf tut weh, und „{ $card }“ kann ihn ändern.
grimm_tidings-why-number = Die Zahl, die dir am meisten nützt.
grimm_tidings-why-roll = Der Würfel kann dich noch retten, und deine Karten sind mehr wert.
grimm_tidings-why-escape = Mit „{ $card }“ entkommst du; die Schlimmen Dinge würden mehr kosten.
grimm_tidings-why-accept = Es bringt dir mehr, als es kostet.
grimm_tidings-why-refuse = Es kostet dich mehr, als es bringt.
grimm_tidings-why-counter = Mit einem besseren Anteil würde es sich für beide lohnen.
grimm_tidings-why-terms = So haben beide etwa gleich viel davon.
grimm_tidings-why-least = „{ $card }“ wird dir am wenigsten fehlen.
grimm_tidings-why-most = „{ $card }“ nützt dir am meisten.
grimm_tidings-why-rob = „{ $card }“ ist das Beste, was { $seat } hat.
grimm_tidings-why-poorest = { $seat } ist am weitesten vom Sieg entfernt.
grimm_tidings-why-run-next = „{ $card }“ täte am meisten weh; lauf davor zuerst weg.
grimm_tidings-why-order = So bekommt den meisten Ärger, wer die nächste Tür eintritt.
grimm_tidings-why-aim-seat = Bei { $seat } nützt es dir am meisten.
grimm_tidings-why-aim = Bei „{ $card }“ nützt es dir am meisten.
grimm_tidings-why-aim-side = Dort nützt es dir am meisten.
