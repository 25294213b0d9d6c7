### Die eigenen Worte des Browsers. Argumente wie in table.ftl beschrieben.

## Die Seite der Bausteine

web-components = Bausteine
web-components-lead = Alle Zustände einer Karte und alle Arten von Entscheidungen. Nichts hier erreicht einen Server.
web-demo-title-card = Eine Karte wählen
web-demo-title-seat = Einen Platz wählen
web-demo-title-several = Mehrere, dann fertig
web-demo-title-yes_no = Ja oder nein
web-demo-title-number = Eine Zahl
web-demo-title-order = In eine Reihenfolge bringen
web-demo-title-names = Einer von vielen Namen
web-demo-title-secret = Geheime Wahl mit Siegel
web-demo-title-window = Ein Fenster, das sich schließt
web-demo-title-pay = Kosten bezahlen
web-demo-title-offer = Ein Angebot
web-demo-amulet = Ruth will dich bestehlen. Wehrst du es ab?
web-demo-order = Welche kommt als Nächste?
web-demo-name = Nenne eine Karte.
web-demo-secret = Zeig auf einen Stapel oder auf niemanden.
web-demo-window = Das Fenster ist offen. Spielst du etwas?
web-demo-pay = Zahle 4.
web-demo-payed = Bezahlen
web-demo-worth = { $worth } wert
web-demo-offer = Was bietest du für Hilfe?
web-demo-send = Angebot machen
web-demo-share = Karten für die Hilfe
web-demo-first = Wer zuerst wählt
web-demo-cards = { $count } Karten
web-demo-picks = { $seat } wählt zuerst
web-demo-reason = Du hast keine Aktion mehr
web-demo-foot = drei sind zehn
