### About people who are away, and seats that went to somebody else.

table-handover-own_link = { $seat } sitzt jetzt hier, über einen Link der Person, der dieser Platz gehörte, und kennt die Handkarten.
table-handover-host_link = { $seat } hat den Platz einer abwesenden Person übernommen und kennt die Handkarten.
table-handover-returned = { $seat } ist zurück und hat den Platz wieder.
web-absence-limit =
    Wer { $unit ->
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count ->
            [one] einen Tag
           *[other] { $count } Tage
        }
    } lang abwesend ist, kann den Platz an jemand anderen verlieren.
web-former-person = Während du weg warst, ging dein Platz { $place } an { $seat }. Deine Handkarten sind dort jetzt bekannt.
web-former-bot = Du hast Platz { $place } verloren, während du weg warst. Dort spielt jetzt ein Bot.
web-former-gone = Du hast Platz { $place } verloren, während du weg warst. Die Partie geht ohne ihn weiter.
web-former-take = Zurücknehmen
web-former-ask = Darum bitten
web-former-asked = Die Frage ist gestellt.
web-former-kept = Der Platz wurde behalten.
web-asked-back = Die Person, der dein Platz vorher gehörte, ist zurück und bittet darum.
web-give-back = Zurückgeben
web-keep-seat = Behalten
