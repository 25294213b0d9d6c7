## Tipps: gute Möglichkeiten mit Gründen, und Schätzungen

hint-choices =
    { $count ->
        [one] Hier wäre gut:
       *[other] Hier wären { $count } Möglichkeiten gut, die beste zuerst:
    }
hint-choice-estimate = { $what } ({ $estimate })
hint-choice-why = { $what }: { $why }
table-hint-more = Noch einmal h zeigt eine Schätzung.
web-hint-more = Zeig, wohin das jeweils führt
web-hint-how = Geschätzt: weitergespielt mit Karten, wie sie liegen könnten.
hint-more = Noch ein Druck zeigt eine Schätzung.
hint-estimating = Es wird weitergespielt, mit Karten, wie sie liegen könnten …
hint-estimate-win = { $worth } % Chance auf den Sieg, auf { $error } genau
hint-estimate-units = { $worth } Elemente besser als die schwächste davon, auf { $error } genau
hint-estimate-none = Für diese Frage gibt es keine Schätzung.
