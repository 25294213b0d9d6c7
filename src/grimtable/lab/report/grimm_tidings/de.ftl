preset-standard = Reihum
preset-live = Live
preset-crowd = Je drei Karten

## Kämpfe

fights-title = Wie enden Kämpfe, und wer mischt mit?
fights-lead = Ein Kampf ist gewonnen, wenn die Monster getötet werden; Monster, die ungetötet gehen, bringen keine Stufe. Gestört heißt ein Kampf, in den jemand Unbeteiligtes eine Karte gespielt hat.
plot-fights = Kämpfe
axis-fights = Anteil der Kämpfe (%)
fights-caption = Anteil aller Kämpfe. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-fight-won = Durch Töten gewonnen
head-fight-away = Monster fortgeschickt
head-fight-lost = Verloren
head-fight-helped = Mit Hilfe
head-fight-disturbed = Von anderen gestört

## Eine Partie

rhythm-title = Was geschieht in einer Partie?
rhythm-lead = Kämpfe aller Spielenden zusammen, Schätze, die für Hilfe versprochen wurden (ohne „alle“), Partien, die an der Rundengrenze endeten, und geteilte Siege.
rhythm-grid = Zahlen: Kämpfe, Lohn, Enden
plot-fights-per-game = Kämpfe je Partie
axis-fights-per-game = Kämpfe
plot-helper-pay = Was für Hilfe versprochen wird
axis-helper-pay = Schätze
helper-pay-caption = Mittlere Zahl der Schätze, die für Hilfe versprochen wurden, ohne „alle“. Die Tabelle darunter nennt n. 95-%-Bereiche nach der t-Verteilung.
plot-endings = Wie Partien enden
axis-endings = Anteil der Partien (%)
endings-caption = Anteil aller Partien eines Tisches. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-fights-per-game = Kämpfe je Partie
head-helper-pay = Schätze für die Hilfe
head-turn-cap = An der Rundengrenze beendet

## Abmachungen

deals-title = Lohnt sich ein Handel für beide?
deals-lead = In jedem achten Spiel wird das erste angenommene Hilfsangebot zweimal weitergespielt: angenommen, und abgelehnt, ohne dass sonst jemand hilft; mit denselben verdeckten Karten und denselben Würfen, zwölfmal aus der Sicht jeder Seite. Am Ende des Zuges wird aus Stufen, Ausrüstung und Handkarten geschätzt, wie wahrscheinlich jeder das Spiel gewinnt, nach dem, was aus solchen Stellungen in anderen Spielen wurde.
deals-grid = Zahlen: Abmachungen, Gewinne in Prozentpunkten am Siegesanteil
plot-gains = Was ein Handel zur Siegchance beiträgt
axis-gains = Prozentpunkte am Siegesanteil
gains-caption = Angenommen abzüglich abgelehnt. Die Tabelle darunter nennt n. 95-%-Bereiche nach der t-Verteilung.
plot-bargains = Abmachungen, die sich für beide lohnen
axis-bargains = Anteil der Abmachungen (%)
bargains-caption = Anteil der gewogenen Abmachungen. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-deal-both = Beide gewinnen eher
head-deal-main = Hauptkämpfer
head-deal-helper = Helfer

## Klassen, Titel und Gegenstände

roles-title = Was ist eine Klasse oder ein Titel wert?
items-title = Was ist ein Gegenstand wert?
plot-roles = Klassen und Titel und der Siegesanteil
plot-items = Gegenstände und der Siegesanteil
lift-lead = Zwei Arten zu fragen. „Irgendwann ausgelegt“: Plätze, vor denen die Karte irgendwann lag, gegen die übrigen; wer gut dasteht, hat von allem mehr, also ist das keine Wirkung der Karte. „Erzwungen“: dieselbe Ausgabe mit denselben Würfeln zweimal gespielt, einmal mit einem Exemplar in der Starthand eines Platzes, einmal mit diesem Exemplar ganz unten in seinem Stapel.
lift-caption = Prozentpunkte am Siegesanteil. Ausgelegt: n = { $games } Partien je Tisch, 95-%-Bereiche mit ganzen Partien als Einheit; erzwungen: n = { $pairs } Paare je Karte und Tisch, 95-%-Bereiche des Unterschieds im Paar nach der t-Verteilung.
axis-lift = Prozentpunkte am Siegesanteil
lift-front = Irgendwann ausgelegt
lift-forced = Erzwungen
head-card = Karte

## Karten, die kaum ins Spiel kommen

rare-title = Welche Karten kommen kaum ins Spiel?
rare-lead = Karten, die an allen Tischen zusammen in weniger als jeder fünften Partie ausgelegt, gespielt oder bekämpft wurden.
rare-grid = Zahlen: Anteil der Partien
plot-rare = Die seltensten Karten
axis-rare = Anteil der Partien (%)
rare-caption = Partien, in denen die Karte ins Spiel kam, alle Tische zusammen. Die Tabelle darunter nennt n. 95-%-Bereiche nach Wilson.
head-played = Partien, in denen sie ins Spiel kam
what-score = Punkte: die Stufe am Ende; höher ist besser.
