### Das Spiel in wenigen Sätzen.

grimm_tidings-help =
    Wer als Erstes Stufe 10 erreicht, gewinnt, und die zehnte Stufe muss ein getötetes Monster bringen.
    In deinem Zug ordnest du deine Karten und trittst die Tür ein. Ein Monster musst du bekämpfen, ein Fluch trifft dich, jede andere Karte behältst oder spielst du. War es kein Monster, suchst du mit einem von deiner Hand Ärger oder plünderst den Raum: Du nimmst eine Tür verdeckt auf die Hand. Am Ende gibst du weg, was du über fünf Karten hast.
    Im Kampf werden zwei Summen verglichen. Deine ist deine Stufe, deine angelegten Gegenstände und deine Rollen; bei Gleichstand gewinnen die Monster. Alle dürfen Karten für beide Seiten spielen, bis alle gepasst haben. Reicht es nicht, heuerst du eine Hilfe an, für einen Teil der Schätze.
    Ein getötetes Monster bringt eine Stufe und Schätze. Nach einem verlorenen Kampf musst du weglaufen: mit einer 5 oder mehr auf dem Würfel, sonst treffen dich die Schlimmen Dinge.
    Gegenstände im Wert von 1000 Gold bringen verkauft eine Stufe, nur nicht die zehnte.
