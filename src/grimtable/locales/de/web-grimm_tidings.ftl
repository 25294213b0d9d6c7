### Was nur das Brett von Grimm Tidings im Browser sagt.

web-tidings-fight = Der Kampf
web-tidings-ahead =
    { $count ->
        [0] Gleichstand, und er ist gewonnen
        [one] 1 voraus: Die Monster verlieren
       *[other] { $count } voraus: Die Monster verlieren
    }
web-tidings-short =
    { $count ->
        [0] Gleichstand: Die Monster gewinnen
       *[other] { $count } zurück: Die Monster gewinnen
    }

## Antworten im Voraus

web-tidings-order-numbers = Passen, bis sich die Zahlen ändern
web-tidings-order-fight = In diesem Kampf passen
web-tidings-order-once = 20 Sekunden offen halten
web-order-grimm_tidings-asks = Wenn andere am Zug sind oder kämpfen
web-order-grimm_tidings-asks-smart = Bei Angeboten fragen, und im Kampf, wenn ich etwas tun könnte; sonst passen
web-order-grimm_tidings-asks-own = Passen und Angebote ablehnen
web-order-grimm_tidings-react = Wenn man auf Fluch, Karte, Würfel oder Schlimme Dinge antworten könnte
web-order-grimm_tidings-react-pass = Geschehen lassen
