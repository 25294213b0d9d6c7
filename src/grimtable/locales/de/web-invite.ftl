## Wie andere an den Tisch kommen

web-qr = Der Link als Bild für die Handykamera
web-copy-link = Link kopieren
web-network = Für dein Netz öffnen
web-network-open = Alle in deinem WLAN können herein, von draußen niemand.
web-network-shut = Nur dieser Rechner kann den Tisch öffnen.
web-switch-on = An
web-switch-off = Aus
web-network-point = Richte die Handykamera auf das Quadrat
web-network-type = oder tippe diese Adresse ein, dann den Code.
web-network-visitors =
    { $count ->
        [one] Ein Gerät ist hereingekommen.
       *[other] { $count } Geräte sind hereingekommen.
    }
web-network-help = Öffnet sich nichts? Das andere Gerät muss im selben WLAN sein wie dieser Rechner, nicht im Gastnetz.
web-link-here = Dieser Link öffnet sich nur auf diesem Rechner.
