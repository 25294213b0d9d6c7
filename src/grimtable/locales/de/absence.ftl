### About people who are away, and seats that went to somebody else.

table-handover-own_link = { $seat } sitzt jetzt hier, über einen Link der Person, der dieser Platz gehörte, und hat das Blatt gesehen.
table-handover-host_link = { $seat } hat den Platz einer abwesenden Person übernommen und hat das Blatt gesehen.
table-handover-returned = { $seat } ist zurück und hat den Platz wieder.
web-absence-limit =
    { $minutes ->
        [one] Wer eine Minute lang abwesend ist, kann den Platz an jemand anderen verlieren.
       *[other] Wer { $minutes } Minuten lang abwesend ist, kann den Platz an jemand anderen verlieren.
    }
web-former-person = Dein Platz { $place } ging an { $seat }, während du weg warst. Dein Blatt wurde gesehen.
web-former-bot = Du hast deinen Platz { $place } verloren, während du weg warst. Ein Bot spielt ihn.
web-former-take = Zurücknehmen
web-former-ask = Darum bitten
web-former-asked = Die Frage ist gestellt.
web-former-kept = Der Platz wurde behalten.
web-asked-back = Die Person, der dein Platz vorher gehörte, ist zurück und bittet darum.
web-give-back = Zurückgeben
web-keep-seat = Behalten
