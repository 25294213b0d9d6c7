## Lernspiele: wie weit, was gelernt ist, was jetzt kommt

web-lesson-at = Lektion { $at } von { $of }
web-lesson-learned = Du hast gelernt: { $title }
web-lesson-try = Jetzt richtig, gegen { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    }
web-lesson-on = Hier weiterspielen
