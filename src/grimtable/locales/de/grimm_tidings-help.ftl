### Das Spiel in wenigen Sätzen.

grimm_tidings-help =
    Wer zuerst Stufe 10 erreicht, gewinnt, und die zehnte Stufe muss ein getötetes Monster bringen.
    In deinem Zug ordnest du deine Karten und trittst die Tür ein. Ein Monster musst du bekämpfen, ein Fluch trifft dich, jede andere Karte behältst oder spielst du. War es kein Monster, suchst du mit einem von deiner Hand Ärger oder plünderst den Raum: Du ziehst eine Tür verdeckt auf die Hand. Am Ende gibst du weg, was du über fünf Karten hast.
    Im Kampf werden zwei Summen verglichen. Deine besteht aus deiner Stufe und den Boni deiner angelegten Gegenstände, deiner Klasse und deiner Titel; bei Gleichstand gewinnen die Monster. Alle dürfen Karten für beide Seiten spielen, bis alle gepasst haben. Reicht es nicht, heuerst du eine Hilfe an, für einen Teil der Schätze.
    Ein getötetes Monster bringt eine Stufe und Schätze. Nach einem verlorenen Kampf musst du weglaufen: Du brauchst eine 5 oder mehr, sonst treffen dich die Schlimmen Dinge.
    Gegenstände im Wert von 1000 Gold kannst du für eine Stufe verkaufen, nur nicht für die zehnte.
