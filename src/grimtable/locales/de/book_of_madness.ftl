### Das Buch des Wahnsinns. Namen und Texte der Karten stehen in book_of_madness-cards.ftl.

book_of_madness-blurb = Gemeinsam gegen ein Buch mit sechs Monstern: Bannt ihre Flüche, lernt Zauber und verliert nicht den Verstand.

## Karten

book_of_madness-card-heading-plain =
    { $card }: { $group ->
        [madness] { $count }-mal in der Schachtel
        [last] das Ende des Buches
       *[element] Elementkarte, { $count }-mal in der Schachtel
    }
book_of_madness-card-heading-spell =
    { $card }: { $element ->
        [fire] Feuerzauber
        [water] Wasserzauber
        [earth] Erdzauber
       *[air] Luftzauber
    }, { $level ->
        [basic] Basiszauber
       *[other] Stufe { $level }
    }, kostet { $cards }
book_of_madness-card-heading-curse =
    { $card }: Fluch, zu bannen mit { $cards }{ $count ->
        [one] {""}
       *[other] {" "}({ $count }-mal in der Schachtel)
    }
book_of_madness-card-heading-monster = { $card }: Monster; seine Flüche: { $cards }
book_of_madness-card-heading-sheet = { $card }: Zauberlehrling für { $card2 } und { $card3 }
book_of_madness-text-own = { $text }
book_of_madness-text-arrival = Wenn es erscheint:
book_of_madness-text-front = Auf der Vorderseite, für das Monster davor:
book_of_madness-text-reward = Wenn es besiegt ist:
book_of_madness-text-penalty = Wenn es entkommt:
book_of_madness-text-normal = Lege sie ab, um zu bezahlen: Sie bringt so viele Elemente ihrer Art, wie ihre Zahl angibt.
book_of_madness-text-madness = Bezahlt nichts und ist schwer loszuwerden. Hast du am Ende deines Zuges sechs davon auf der Hand, hast du den Verstand verloren.
book_of_madness-text-last_page = Liegt kein Fluch mehr da, wenn der Ritualmarker zurückkommt, habt ihr gewonnen. Sonst habt ihr verloren.
book_of_madness-ability =
    { $ability ->
        [cure_after_dispel] Hast du mit einer Aktion einen Fluch gebannt, darfst du eine Wahnsinnskarte von deiner Hand kurieren.
        [cheap_cure] Kurieren kostet dich nur ein Element statt zwei.
        [free_support] Einmal in deiner Aktionsphase darfst du kostenlos eine Handkarte in deine Unterstützungszone legen.
        [gain_to_deck] Was du mit einer Aktion hinzugewinnst, darfst du oben auf deinen Nachziehstapel legen.
        [free_gift] Einmal in deiner Aktionsphase darfst du jemand anderem eine Handkarte geben.
        [refresh_other] Zu Beginn deines Zuges darfst du jemand anderem einen erschöpften Zauber auffrischen.
       *[none] { $spells ->
            [5] Deine Unterstützungszone hat { $slots } Plätze.
           *[other] Du darfst { $spells } Zauber haben.
        }
    }

## Ereignisse: was geschieht

book_of_madness-event-turn =
    Zug { $number }: { $seat_is ->
        [you] Du bist dran
       *[other] { $seat } ist dran
    }
book_of_madness-event-marker =
    { $field ->
        [0] Der Ritualmarker ist zurück auf dem Ritualfeld: Runde { $round } ist vorbei.
       *[other] Der Ritualmarker rückt auf Feld { $field }.
    }
book_of_madness-event-round = Runde { $round } von 6 beginnt.
book_of_madness-event-struck = „{ $card }“ schlägt zu!
book_of_madness-event-beaten = Alle Flüche sind gebannt: „{ $card }“ ist besiegt!
book_of_madness-event-escaped = Nicht alle Flüche sind gebannt: „{ $card }“ entkommt.
book_of_madness-event-curse-turned =
    { $down ->
        [yes] Der Fluch { $slot ->
            [1] unter Feld 2
            [2] links unter Feld 3
            [3] rechts unter Feld 3
            [4] unter Feld 4
           *[5] unter Feld 5
        } wird umgedreht.
       *[no] Der Fluch { $slot ->
            [1] unter Feld 2
            [2] links unter Feld 3
            [3] rechts unter Feld 3
            [4] unter Feld 4
           *[5] unter Feld 5
        } liegt wieder offen.
    }
book_of_madness-event-marked =
    Der Fluch { $slot ->
        [1] unter Feld 2
        [2] links unter Feld 3
        [3] rechts unter Feld 3
        [4] unter Feld 4
       *[5] unter Feld 5
    } kostet jetzt { $count }× { $card } mehr.
book_of_madness-event-chosen =
    { $seat_is ->
        [you] Du bist { $card }.
       *[other] { $seat } ist { $card }.
    }
book_of_madness-event-started =
    { $seat_is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
book_of_madness-event-refused =
    { $seat_is ->
        [you] Du stimmst nicht zu: Nichts ist bezahlt, und { $seat_to } darf deine Unterstützungszone in diesem Zug nicht nutzen.
       *[other] { $seat } stimmt nicht zu: Nichts ist bezahlt.
    }
book_of_madness-event-discounted =
    { $seat_is ->
        [you] Der nächste Fluch, den du in diesem Zug bannst, kostet { $count ->
            [one] ein Element
           *[other] { $count } Elemente
        } weniger.
       *[other] Der nächste Fluch, den { $seat } in diesem Zug bannt, kostet { $count ->
            [one] ein Element
           *[other] { $count } Elemente
        } weniger.
    }
book_of_madness-event-copied =
    { $seat_is ->
        [you] Du ahmst „{ $card }“ nach.
       *[other] { $seat } ahmt „{ $card }“ nach.
    }
book_of_madness-event-dispelled =
    { $seat_is ->
        [you] Du bannst „{ $card }“!
       *[other] { $seat } bannt „{ $card }“!
    }
book_of_madness-event-cast =
    { $seat_is ->
        [you] Du wirkst „{ $card }“{ $count ->
            [one] .
            [2] , doppelt verstärkt.
           *[other] , dreifach verstärkt.
        }
       *[other] { $seat } wirkt „{ $card }“{ $count ->
            [one] .
            [2] , doppelt verstärkt.
           *[other] , dreifach verstärkt.
        }
    }
book_of_madness-event-spell =
    { $seat_is ->
        [you] Dein Zauber „{ $card }“ { $now ->
            [ready] ist einsatzbereit
            [exhausted] ist erschöpft
            [down] wird umgedreht
           *[casting] wird gewirkt
        }.
       *[other] Der Zauber „{ $card }“ von { $seat } { $now ->
            [ready] ist einsatzbereit
            [exhausted] ist erschöpft
            [down] wird umgedreht
           *[casting] wird gewirkt
        }.
    }
book_of_madness-event-shuffled =
    { $seat_is ->
        [you] Du mischst deinen Nachziehstapel.
       *[other] { $seat } mischt den eigenen Nachziehstapel.
    }
book_of_madness-event-swapped =
    { $seat_is ->
        [you] Dein Ablagestapel wird dein neuer Nachziehstapel.
       *[other] Der Ablagestapel von { $seat } wird zum neuen Nachziehstapel.
    }
book_of_madness-event-mad =
    { $seat_is ->
        [you] Sechs Wahnsinnskarten auf der Hand: Du hast den Verstand verloren und scheidest aus.
       *[other] Sechs Wahnsinnskarten auf der Hand: { $seat } hat den Verstand verloren und scheidet aus.
    }
book_of_madness-outcome-won = Das letzte Monster ist besiegt und das Buch geschlossen. Ihr habt gewonnen!
book_of_madness-outcome-last_monster = Das letzte Monster entkommt. Ihr habt verloren.
book_of_madness-outcome-stack_empty = Jemand muss eine Wahnsinnskarte nehmen, aber der Wahnsinnsstapel ist leer. Ihr habt verloren.
book_of_madness-outcome-all_mad = Alle haben den Verstand verloren. Ihr habt verloren.

## Ereignisse: Karten auf dem Weg

book_of_madness-event-gained =
    { $seat_is ->
        [you] Du gewinnst { $card } hinzu.
       *[other] { $seat } gewinnt { $card } hinzu.
    }
book_of_madness-event-gained-top =
    { $seat_is ->
        [you] Du gewinnst { $card } oben auf deinen Nachziehstapel hinzu.
       *[other] { $seat } gewinnt { $card } oben auf den Nachziehstapel hinzu.
    }
book_of_madness-event-gained-hand =
    { $seat_is ->
        [you] Du nimmst { $card } aus dem Vorrat auf die Hand.
       *[other] { $seat } nimmt { $card } aus dem Vorrat auf die Hand.
    }
book_of_madness-event-gained-support =
    { $seat_is ->
        [you] Du legst { $card } aus dem Vorrat in deine Unterstützungszone.
       *[other] { $seat } legt { $card } aus dem Vorrat in die eigene Unterstützungszone.
    }
book_of_madness-event-put-away = { $card } wird aus dem Spiel entfernt.
book_of_madness-event-madness =
    { $seat_is ->
        [you] Du erhältst eine Wahnsinnskarte.
       *[other] { $seat } erhält eine Wahnsinnskarte.
    }
book_of_madness-event-madness-top =
    { $seat_is ->
        [you] Du erhältst eine Wahnsinnskarte oben auf deinen Nachziehstapel.
       *[other] { $seat } erhält eine Wahnsinnskarte oben auf den Nachziehstapel.
    }
book_of_madness-event-madness-support =
    { $seat_is ->
        [you] Du erhältst eine Wahnsinnskarte in deine Unterstützungszone.
       *[other] { $seat } erhält eine Wahnsinnskarte in die Unterstützungszone.
    }
book_of_madness-event-hexed = Unter einen Fluch kommt eine Wahnsinnskarte.
book_of_madness-event-unhexed = Die Wahnsinnskarte unter einem Fluch kehrt auf den Stapel zurück.
book_of_madness-event-hex-taken =
    { $seat_is ->
        [you] Du nimmst die Wahnsinnskarte, die darunter lag.
       *[other] { $seat } nimmt die Wahnsinnskarte, die darunter lag.
    }
book_of_madness-event-stack-banished = Eine Karte vom Wahnsinnsstapel wird gebannt.
book_of_madness-event-restored = Eine gebannte Wahnsinnskarte kehrt auf den Stapel zurück.
book_of_madness-event-shelved = Neu in der Bibliothek: { $card }.
book_of_madness-event-learned =
    { $seat_is ->
        [you] Du lernst „{ $card }“.
       *[other] { $seat } lernt „{ $card }“.
    }
book_of_madness-event-forgot =
    { $seat_is ->
        [you] Du vergisst „{ $card }“.
       *[other] { $seat } vergisst „{ $card }“.
    }
book_of_madness-event-monster = Die Seite wird umgeblättert, und ein Monster erscheint: { $card }!
book_of_madness-event-page = Die nächste Seite liegt offen.
book_of_madness-event-curse-laid = Ein Fluch kommt aufs Spielbrett: „{ $card }“.
book_of_madness-event-curse-gone = „{ $card }“ kommt zurück unter den Stapel der Flüche.
book_of_madness-event-drawn =
    { $seat_is ->
        [you] Du ziehst { $card }.
       *[other] { $seat } zieht { $card }.
    }
book_of_madness-event-drawn-unseen =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
book_of_madness-event-deck-discarded =
    { $seat_is ->
        [you] Du legst { $card } oben vom Nachziehstapel ab.
       *[other] { $seat } legt { $card } oben vom Nachziehstapel ab.
    }
book_of_madness-event-deck-supported =
    { $seat_is ->
        [you] Du legst { $card } oben vom Nachziehstapel in deine Unterstützungszone.
       *[other] { $seat } legt { $card } oben vom Nachziehstapel in die Unterstützungszone.
    }
book_of_madness-event-deck-banished =
    { $seat_is ->
        [you] Du bannst { $card } oben vom Nachziehstapel.
       *[other] { $seat } bannt { $card } oben vom Nachziehstapel.
    }
book_of_madness-event-looked =
    { $seat_is ->
        [you] Du siehst dir { $card } an.
       *[other] { $seat } sieht sich { $card } an.
    }
book_of_madness-event-looked-unseen =
    { $seat_is ->
        [you] Du siehst dir eine Karte deines Nachziehstapels an.
       *[other] { $seat } sieht sich eine Karte des Nachziehstapels an.
    }
book_of_madness-event-looked-discarded =
    { $seat_is ->
        [you] Du legst { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
book_of_madness-event-ordered = Als Nächstes kommt { $card } zurück.
book_of_madness-event-ordered-unseen = Als Nächstes kommt eine Karte zurück.
book_of_madness-event-returned =
    { $seat_is ->
        [you] Du legst { $card } auf deinen Nachziehstapel zurück.
       *[other] { $seat } legt { $card } auf den Nachziehstapel zurück.
    }
book_of_madness-event-returned-unseen =
    { $seat_is ->
        [you] Du legst eine Karte auf deinen Nachziehstapel zurück.
       *[other] { $seat } legt eine Karte auf den Nachziehstapel zurück.
    }
book_of_madness-event-discarded =
    { $seat_is ->
        [you] Du legst { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
book_of_madness-event-banished =
    { $seat_is ->
        [you] Du bannst { $card } von der Hand.
       *[other] { $seat } bannt { $card } von der Hand.
    }
book_of_madness-event-supported =
    { $seat_is ->
        [you] Du legst { $card } in deine Unterstützungszone.
       *[other] { $seat } legt { $card } in die Unterstützungszone.
    }
book_of_madness-event-given =
    { $seat_is ->
        [you] Du gibst { $seat_to } { $card }.
       *[other] { $seat_to_is ->
            [you] { $seat } gibt dir { $card }.
           *[other] { $seat } gibt { $seat_to } { $card }.
        }
    }
book_of_madness-event-given-unseen =
    { $seat_is ->
        [you] Du gibst { $seat_to } eine Karte.
       *[other] { $seat_to_is ->
            [you] { $seat } gibt dir eine Karte.
           *[other] { $seat } gibt { $seat_to } eine Karte.
        }
    }
book_of_madness-event-cured =
    { $seat_is ->
        [you] Du kurierst eine Wahnsinnskarte von deiner Hand.
       *[other] { $seat } kuriert eine Wahnsinnskarte von der Hand.
    }
book_of_madness-event-pile-cured =
    { $seat_is ->
        [you] Du kurierst eine Wahnsinnskarte von deinem Ablagestapel.
       *[other] { $seat } kuriert eine Wahnsinnskarte vom Ablagestapel.
    }
book_of_madness-event-support-cured =
    { $seat_is ->
        [you] Eine Wahnsinnskarte in deiner Unterstützungszone wird kuriert.
       *[other] Eine Wahnsinnskarte in der Unterstützungszone von { $seat } wird kuriert.
    }
book_of_madness-event-recovered =
    { $seat_is ->
        [you] Du nimmst { $card } vom Ablagestapel auf die Hand.
       *[other] { $seat } nimmt { $card } vom Ablagestapel auf die Hand.
    }
book_of_madness-event-pile-supported =
    { $seat_is ->
        [you] Du legst { $card } vom Ablagestapel in deine Unterstützungszone.
       *[other] { $seat } legt { $card } vom Ablagestapel in die Unterstützungszone.
    }
book_of_madness-event-pile-banished =
    { $seat_is ->
        [you] Du bannst { $card } vom Ablagestapel.
       *[other] { $seat } bannt { $card } vom Ablagestapel.
    }
book_of_madness-event-mixed =
    { $seat_is ->
        [you] Du mischst { $card } in deinen Nachziehstapel.
       *[other] { $seat } mischt { $card } in den Nachziehstapel.
    }
book_of_madness-event-support-discarded =
    { $seat_is ->
        [you] { $card } aus deiner Unterstützungszone wird abgelegt.
       *[other] { $card } aus der Unterstützungszone von { $seat } wird abgelegt.
    }
book_of_madness-event-mad-card =
    { $seat_is ->
        [you] Deine Karte { $card } ist aus dem Spiel.
       *[other] { $card } von { $seat } ist aus dem Spiel.
    }
book_of_madness-event-mad-deck =
    { $seat_is ->
        [you] Deine Karte { $card } ist aus dem Spiel.
       *[other] { $card } von { $seat } ist aus dem Spiel.
    }
book_of_madness-event-mad-deck-unseen =
    { $seat_is ->
        [you] Eine Karte deines Nachziehstapels ist aus dem Spiel.
       *[other] Eine Karte vom Nachziehstapel von { $seat } ist aus dem Spiel.
    }

## Die Geschichte, Ereignisse zusammengezogen

book_of_madness-told-reshuffled =
    { $seat_is ->
        [you] Dein Nachziehstapel ist leer: Du nimmst eine Wahnsinnskarte und mischst deinen Ablagestapel.
       *[other] Der Nachziehstapel von { $seat } ist leer: { $seat } nimmt eine Wahnsinnskarte und mischt den Ablagestapel.
    }
book_of_madness-told-drawn =
    { $seat_is ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
book_of_madness-told-drawn-unseen =
    { $seat_is ->
        [you] Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
book_of_madness-told-deck-discarded =
    { $seat_is ->
        [you] Du legst oben vom Nachziehstapel ab: { $cards }.
       *[other] { $seat } legt oben vom Nachziehstapel ab: { $cards }.
    }
book_of_madness-told-looked =
    { $seat_is ->
        [you] Du siehst oben auf deinem Nachziehstapel: { $cards }.
       *[other] { $seat } sieht oben auf dem Nachziehstapel: { $cards }.
    }
book_of_madness-told-looked-unseen =
    { $seat_is ->
        [you] Du siehst dir { $count ->
            [one] die oberste Karte
           *[other] die obersten { $count } Karten
        } deines Nachziehstapels an.
       *[other] { $seat } sieht sich { $count ->
            [one] die oberste Karte
           *[other] die obersten { $count } Karten
        } des Nachziehstapels an.
    }
book_of_madness-told-returned =
    { $seat_is ->
        [you] Du legst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } auf deinen Nachziehstapel zurück.
       *[other] { $seat } legt { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } auf den Nachziehstapel zurück.
    }
book_of_madness-told-discarded =
    { $seat_is ->
        [you] Du legst ab: { $cards }.
       *[other] { $seat } legt ab: { $cards }.
    }
book_of_madness-told-support-discarded =
    { $seat_is ->
        [you] Aus deiner Unterstützungszone abgelegt: { $cards }.
       *[other] Aus der Unterstützungszone von { $seat } abgelegt: { $cards }.
    }
book_of_madness-told-shelved = Neu in der Bibliothek: { $cards }.
book_of_madness-told-curses-laid = Das Monster bringt seine Flüche mit: { $cards }.
book_of_madness-told-curses-gone = Die übrigen Flüche kommen zurück unter ihre Stapel: { $cards }.
book_of_madness-told-madness =
    { $seat_is ->
        [you] Du erhältst { $count ->
            [one] eine Wahnsinnskarte
           *[other] { $count } Wahnsinnskarten
        }.
       *[other] { $seat } erhält { $count ->
            [one] eine Wahnsinnskarte
           *[other] { $count } Wahnsinnskarten
        }.
    }
book_of_madness-told-stack-banished =
    Vom Wahnsinnsstapel gebannt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
book_of_madness-told-hexed =
    { $count ->
        [one] Unter den Fluch kommt eine Wahnsinnskarte.
       *[other] Unter die Flüche kommen { $count } Wahnsinnskarten.
    }
book_of_madness-told-unhexed =
    Zurück auf den Wahnsinnsstapel: { $count ->
        [one] die Karte unter dem Fluch
       *[other] { $count } Karten unter den Flüchen
    }.
book_of_madness-told-restored =
    { $count ->
        [one] Eine gebannte Wahnsinnskarte kehrt
       *[other] { $count } gebannte Wahnsinnskarten kehren
    } auf den Stapel zurück.
book_of_madness-told-mixed =
    { $seat_is ->
        [you] Du mischst deinen Ablagestapel in deinen Nachziehstapel, ohne eine Wahnsinnskarte zu nehmen.
       *[other] { $seat } mischt den Ablagestapel in den Nachziehstapel, ohne eine Wahnsinnskarte zu nehmen.
    }
book_of_madness-told-gained-top =
    { $seat_is ->
        [you] Du gewinnst oben auf deinen Nachziehstapel hinzu: { $cards }.
       *[other] { $seat } gewinnt oben auf den Nachziehstapel hinzu: { $cards }.
    }
book_of_madness-told-banished =
    { $seat_is ->
        [you] Du bannst von deiner Hand: { $cards }.
       *[other] { $seat } bannt von der Hand: { $cards }.
    }
book_of_madness-told-pile-banished =
    { $seat_is ->
        [you] Du bannst von deinem Ablagestapel: { $cards }.
       *[other] { $seat } bannt vom Ablagestapel: { $cards }.
    }
book_of_madness-told-spells =
    { $seat_is ->
        [you] Du { $now ->
            [ready] frischst auf
            [exhausted] erschöpfst
           *[down] drehst um
        }: { $cards }.
       *[other] { $seat } { $now ->
            [ready] frischt auf
            [exhausted] erschöpft
           *[down] dreht um
        }: { $cards }.
    }

## Fragen

book_of_madness-pick-characters = Wer willst du sein? Sprecht euch ab, jeden Zauberlehrling gibt es nur einmal.
book_of_madness-draft-character = Wer willst du sein?
book_of_madness-wake = Frischst du jemand anderem einen Zauber auf?
book_of_madness-action-phase =
    Runde { $round }, Ritualmarker auf Feld { $field }, { $count ->
        [0] kein Fluch mehr
        [one] noch ein Fluch
       *[other] noch { $count } Flüche
    }. Was tust du?
book_of_madness-granted =
    { $echo ->
        [yes] Der Avatar lässt dich handeln: Karten aus Unterstützungszonen, mit denen du bezahlst, bleiben liegen.
       *[no] Du darfst jetzt handeln.
    } { $count ->
        [one] Du hast noch eine Aktion.
       *[other] Du hast noch { $count } Aktionen.
    }
book_of_madness-gift-to = Wem gibst du eine Karte?
book_of_madness-amplify = Wie stark verstärkst du „{ $card }“?
book_of_madness-pay =
    { $any ->
        [yes] Bezahle { $count ->
            [one] ein beliebiges Element
           *[other] { $count } Elemente derselben Art, egal welcher
        }.
       *[no] { $count ->
            [0] Das reicht. Legst du noch etwas dazu? Es wäre verloren.
           *[other] Noch zu bezahlen: { $cards }.{ $left ->
                [0] {""}
                [one] {" "}Davon darfst du ein Element weglassen.
               *[other] {" "}Davon darfst du { $left } Elemente weglassen.
            }
        }
    }
book_of_madness-confirm = { $seat } möchte mit Karten aus deiner Unterstützungszone bezahlen: { $cards }. Stimmst du zu?
book_of_madness-cause =
    { $cause ->
        [curse] „{ $card }“ schlägt zu:
        [arrival] „{ $card }“ erscheint:
        [reward] „{ $card }“ ist besiegt:
        [penalty] „{ $card }“ entkommt:
        [spell] „{ $card }“:
        [ability] Deine Fähigkeit:
        [dispelled] Der Fluch ist gebannt:
        [turn] Nur sechs Karten darfst du behalten:
       *[none] Jetzt:
    }
book_of_madness-choose =
    { book_of_madness-cause } { $deed ->
        [discard] { $count ->
            [one] Welche Karte legst du ab?
           *[other] Du legst { $count } Karten ab. Welche als Nächste?
        }
        [banish] { $count ->
            [one] Welche Karte bannst du?
           *[other] Du bannst { $count } Karten. Welche als Nächste?
        }
        [support] { $count ->
            [one] Welche Karte legst du in deine Unterstützungszone?
           *[other] Du legst { $count } Karten in deine Unterstützungszone. Welche als Nächste?
        }
       *[hand] { $count ->
            [one] Welche Karte nimmst du auf die Hand?
           *[other] Du nimmst { $count } Karten auf die Hand. Welche als Nächste?
        }
    }{ $place ->
        [both] {" "}(Von der Hand oder vom Ablagestapel.)
        [discard] {" "}(Vom Ablagestapel.)
        [support] {" "}(Aus der Unterstützungszone.)
       *[hand] {""}
    }
book_of_madness-choose-spells =
    { book_of_madness-cause } { $deed ->
        [refresh] Welchen Zauber frischst du auf?
        [exhaust] Welchen Zauber erschöpfst du?
        [silence] Welchen Zauber drehst du um?
       *[forget] Welchen Zauber vergisst du?
    }{ $count ->
        [one] {""}
        [99] {""}
       *[other] {" "}Insgesamt { $count }.
    }
book_of_madness-take-supply =
    { book_of_madness-cause } { $count ->
        [one] Welche Karte mit Wert { $number } nimmst du
       *[other] Du nimmst { $count } Karten mit Wert { $number }. Welche zuerst
    }{ $place ->
        [hand] {" "}auf die Hand?
        [support] {" "}in deine Unterstützungszone?
        [deck] {" "}oben auf deinen Nachziehstapel?
       *[discard] {" "}auf deinen Ablagestapel?
    }
book_of_madness-upgrade =
    { book_of_madness-cause } { $count ->
        [one] Welche Karte tauschst du gegen die nächsthöhere ihres Elements?
       *[other] Du darfst { $count }-mal eine Karte gegen die nächsthöhere ihres Elements tauschen. Welche?
    }
book_of_madness-give =
    { book_of_madness-cause } { $must ->
        [yes] Welche Karte gibst du { $seat }?
       *[no] { $count ->
            [one] Gibst du { $seat } eine Karte?
           *[other] Du darfst { $seat } bis zu { $count } Karten geben. Welche?
        }
    }
book_of_madness-cure-cards =
    { book_of_madness-cause } { $count ->
        [one] Welche Wahnsinnskarte kurierst du?
       *[other] Du kurierst bis zu { $count } Wahnsinnskarten. Woher zuerst?
    }
book_of_madness-choose-curse =
    { book_of_madness-cause } { $veil ->
        [yes] Welchen Fluch drehst du um?
       *[no] Welchen Fluch bannst du?
    }{ $count ->
        [one] {""}
       *[other] {" "}Insgesamt { $count }.
    }
book_of_madness-aim = „{ $card }“: für wen?
book_of_madness-choose-copy = { book_of_madness-cause } Welchen Zauber ahmst du nach?
book_of_madness-either-way = { book_of_madness-cause } Du hast die Wahl. Was tust du?
book_of_madness-scry-discard = { book_of_madness-cause } Oben auf deinem Nachziehstapel: { $cards }. Legst du davon etwas ab?
book_of_madness-scry-order = Zurück kommen: { $cards }. Welche als Nächste, von oben an?
book_of_madness-solace = Der Fluch ist gebannt. Kurierst du eine Wahnsinnskarte von deiner Hand?
book_of_madness-stow = Wohin legst du { $card }?
book_of_madness-leave-spell = Mit „{ $card }“ hast du zu viele Zauber. Welchen alten vergisst du?

## Antworten

book_of_madness-do-end = Zug beenden
book_of_madness-do-decline = Keine Aktion
book_of_madness-do-settle =
    { $left ->
        [0] Nein, das ist alles
       *[other] Von diesem Element ist es genug
    }
book_of_madness-do-keep = Den Rest behalten
book_of_madness-do-stop = Nichts mehr
book_of_madness-do-nothing = Nichts zu tun
book_of_madness-do-yes =
    { $what ->
        [solace] Ja, eine kurieren
        [stow] Oben auf den Nachziehstapel
        [confirm] Ja
       *[other] Ja
    }
book_of_madness-do-no =
    { $what ->
        [solace] Nein
        [stow] Auf den Ablagestapel
        [confirm] Nein
        [wake] Nein
       *[other] Nein
    }
book_of_madness-do-way =
    { $way ->
        [discard] { $element ->
            [yes] { $count ->
                [one] Eine Elementkarte ablegen
               *[other] { $count } Elementkarten ablegen
            }
           *[no] { $count ->
                [one] Eine Karte ablegen
               *[other] { $count } Karten ablegen
            }
        }
        [discard_support] { $count ->
            [one] Eine Karte aus deiner Unterstützungszone ablegen
           *[other] { $count } Karten aus deiner Unterstützungszone ablegen
        }
        [banish] { $count ->
            [one] Eine Karte bannen
           *[other] { $count } Karten bannen
        }
        [exhaust] { $count ->
            [one] Einen Zauber erschöpfen
           *[other] { $count } Zauber erschöpfen
        }
        [silence] { $count ->
            [one] Einen Zauber umdrehen
           *[other] { $count } Zauber umdrehen
        }
        [forget] { $count ->
            [one] Einen Zauber vergessen
           *[other] { $count } Zauber vergessen
        }
        [madness] { $count ->
            [one] Eine Wahnsinnskarte nehmen
           *[other] { $count } Wahnsinnskarten nehmen
        }
       *[none] Eins von beiden
    }
book_of_madness-do-ability =
    { $ability ->
        [free_support] Kostenlos eine Karte in deine Unterstützungszone legen
        [free_gift] Jemand anderem eine Karte geben
       *[none] Deine Fähigkeit einsetzen
    }
book_of_madness-do-times =
    { $number ->
        [one] Einfach
        [2] Doppelt
       *[other] Dreifach
    }{ $price ->
        [0] {""}
       *[other] : { $cards }
    }
book_of_madness-do-seat =
    { $seat_is ->
        [you] Du selbst
       *[other] { $seat }
    }
book_of_madness-do-learn = „{ $card }“ lernen ({ $cards })
book_of_madness-do-learn-none = { $card }: einen Zauber lernen
book_of_madness-do-gain = { $card } hinzugewinnen ({ $cards })
book_of_madness-do-dispel =
    „{ $card }“ bannen ({ $cards }){ $struck ->
        [yes] {" "}– hat schon zugeschlagen
       *[no] {""}
    }
book_of_madness-do-dispel-none = Fluch { $number } bannen
book_of_madness-do-curse =
    { $card }{ $struck ->
        [yes] {" "}– hat schon zugeschlagen
       *[no] {""}
    }
book_of_madness-do-curse-none = Fluch { $number }
book_of_madness-do-cure =
    { $place ->
        [hand] Eine Wahnsinnskarte von deiner Hand kurieren
       *[pile] Eine Wahnsinnskarte von deinem Ablagestapel kurieren
    }{ $price ->
        [0] {""}
        [1] {" "}(ein Element)
       *[other] {" "}({ $price } Elemente derselben Art)
    }
book_of_madness-do-cure-support =
    { $seat_is ->
        [you] Eine Wahnsinnskarte in deiner Unterstützungszone kurieren
       *[other] Eine Wahnsinnskarte in der Unterstützungszone von { $seat } kurieren
    }{ $price ->
        [0] {""}
        [1] {" "}(ein Element)
       *[other] {" "}({ $price } Elemente derselben Art)
    }
book_of_madness-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } davon)
    }
book_of_madness-do-pile =
    { $count ->
        [one] { $card } vom Ablagestapel
       *[other] { $card } vom Ablagestapel ({ $count } davon)
    }
book_of_madness-do-pay = { $card } von deiner Hand
book_of_madness-do-pay-support =
    { $seat_is ->
        [you] { $card } aus deiner Unterstützungszone
       *[other] { $card } aus der Unterstützungszone von { $seat }
    }
book_of_madness-do-cast = „{ $card }“ wirken ({ $cards })
book_of_madness-do-spell = { $card }
book_of_madness-do-wake = „{ $card }“ von { $seat }
book_of_madness-do-character = { $card } ({ $card2 }, { $card3 }): { book_of_madness-ability }

## Zonen und Felder

book_of_madness-zone-stack = Wahnsinnsstapel
book_of_madness-zone-banished = Bannstapel
book_of_madness-zone-box = Nicht im Spiel
book_of_madness-zone-aside = Werden angesehen
book_of_madness-zone-queue = Kommen zurück
book_of_madness-zone-book = Das Buch
book_of_madness-zone-right_page = Offene Seite
book_of_madness-zone-left_page = Monster bisher
book_of_madness-zone-curses_fire = Feuerflüche
book_of_madness-zone-curses_water = Wasserflüche
book_of_madness-zone-curses_earth = Erdflüche
book_of_madness-zone-curses_air = Luftflüche
book_of_madness-zone-curses_multi = 4-Elemente-Flüche
book_of_madness-zone-slot_1 = Fluch unter Feld 2
book_of_madness-zone-slot_2 = Fluch unter Feld 3, links
book_of_madness-zone-slot_3 = Fluch unter Feld 3, rechts
book_of_madness-zone-slot_4 = Fluch unter Feld 4
book_of_madness-zone-slot_5 = Fluch unter Feld 5
book_of_madness-zone-under_1 = Wahnsinnskarten unter Fluch 1
book_of_madness-zone-under_2 = Wahnsinnskarten unter Fluch 2
book_of_madness-zone-under_3 = Wahnsinnskarten unter Fluch 3
book_of_madness-zone-under_4 = Wahnsinnskarten unter Fluch 4
book_of_madness-zone-under_5 = Wahnsinnskarten unter Fluch 5
book_of_madness-zone-pile_fire_1 = Vorrat: Feuer 1
book_of_madness-zone-pile_fire_2 = Vorrat: Feuer 2
book_of_madness-zone-pile_fire_3 = Vorrat: Feuer 3
book_of_madness-zone-pile_water_1 = Vorrat: Wasser 1
book_of_madness-zone-pile_water_2 = Vorrat: Wasser 2
book_of_madness-zone-pile_water_3 = Vorrat: Wasser 3
book_of_madness-zone-pile_earth_1 = Vorrat: Erde 1
book_of_madness-zone-pile_earth_2 = Vorrat: Erde 2
book_of_madness-zone-pile_earth_3 = Vorrat: Erde 3
book_of_madness-zone-pile_air_1 = Vorrat: Luft 1
book_of_madness-zone-pile_air_2 = Vorrat: Luft 2
book_of_madness-zone-pile_air_3 = Vorrat: Luft 3
book_of_madness-zone-library_fire = Bibliothek: Feuer
book_of_madness-zone-library_water = Bibliothek: Wasser
book_of_madness-zone-library_earth = Bibliothek: Erde
book_of_madness-zone-library_air = Bibliothek: Luft
book_of_madness-zone-shelf_fire = Zu lernen: Feuer
book_of_madness-zone-shelf_water = Zu lernen: Wasser
book_of_madness-zone-shelf_earth = Zu lernen: Erde
book_of_madness-zone-shelf_air = Zu lernen: Luft
book_of_madness-zone-deck = Nachziehstapel
book_of_madness-zone-hand = Hand
book_of_madness-zone-discard = Ablagestapel
book_of_madness-zone-support = Unterstützungszone
book_of_madness-zone-spells = Zauber
book_of_madness-field-options = Tischregeln
book_of_madness-field-seats = Zauberlehrling und Zähler aller am Tisch
book_of_madness-field-states = Erschöpfte und umgedrehte Zauber
book_of_madness-field-active = Wer am Zug ist
book_of_madness-field-turn = Zug
book_of_madness-field-round = Runde
book_of_madness-field-field = Feld des Ritualmarkers
book_of_madness-field-veiled = Umgedrehte Flüche
book_of_madness-field-markers = Elementmarker auf den Flüchen
book_of_madness-field-actions = Aktionen in diesem Zug
book_of_madness-field-reshuffles = Gemischte Nachziehstapel
book_of_madness-field-echo = Wessen Avatar wirkt
book_of_madness-field-used = Vom Avatar benutzte Unterstützung
book_of_madness-field-is_refused = Bezahlung abgelehnt
book_of_madness-field-bill = Bisher bezahlt
book_of_madness-field-beaten = Besiegte Monster

## Der Tisch im Terminal

book_of_madness-board-round =
    { $monster ->
        [0] Das Buch ist noch geschlossen. Wahnsinnsstapel: { $stack }
       *[other] Runde { $round } von 6: { $cards }. { $field ->
            [0] Ritualmarker auf dem Ritualfeld
           *[other] Ritualmarker auf Feld { $field }
        }. Wahnsinnsstapel: { $stack }
    }
book_of_madness-board-danger = Der Wahnsinnsstapel geht zur Neige!
book_of_madness-board-curse =
    Feld { $field }: { $card } ({ $cards }){ $down ->
        [yes] , umgedreht
       *[no] {""}
    }{ $under ->
        [0] {""}
        [one] , 1 Wahnsinnskarte darunter
       *[other] , { $under } Wahnsinnskarten darunter
    }{ $struck ->
        [yes] , hat zugeschlagen
       *[no] : { $text }
    }
book_of_madness-board-no-curse = Kein Fluch liegt mehr auf dem Spielbrett.
book_of_madness-board-reward = Wenn es besiegt ist: { $text }
book_of_madness-board-penalty = Wenn es entkommt: { $text }
book_of_madness-board-last = Die letzte Seite: Wenn der Ritualmarker zurückkommt, darf kein Fluch mehr daliegen.
book_of_madness-board-next = Die Flüche des nächsten Monsters: { $cards }
book_of_madness-board-library = Zu lernen: { $cards }
book_of_madness-board-supply = Vorrat: { $cards }
book_of_madness-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] Du
       *[other] { $seat }
    }{ $named ->
        [0] {""}
       *[other] {" "}({ $cards })
    }{ $mad ->
        [yes] : ausgeschieden
       *[no] { $named ->
            [0] : noch nicht gewählt
           *[other] : { $hand ->
                [one] 1 Karte
               *[other] { $hand } Karten
            } auf der Hand, Nachziehstapel { $deck }, Ablagestapel { $pile }{ $madness ->
                [0] {""}
                [one] , 1 Wahnsinnskarte
               *[other] , { $madness } Wahnsinnskarten
            }
        }
    }
book_of_madness-board-hand-of = auf der Hand: { $cards }
book_of_madness-board-support =
    { $count ->
        [0] Unterstützungszone: leer ({ $slots } Plätze)
       *[other] Unterstützungszone ({ $slots } Plätze): { $cards }
    }
book_of_madness-board-ready = { $card }
book_of_madness-board-exhausted = { $card } (erschöpft)
book_of_madness-board-down = { $card } (umgedreht)
book_of_madness-board-casting = { $card } (wird gewirkt)
book_of_madness-board-pile =
    { $count ->
        [0] Dein Ablagestapel ist leer.
       *[other] Dein Ablagestapel: { $cards }
    }
book_of_madness-board-hand =
    { $count ->
        [0] Du hast keine Karten auf der Hand.
       *[other] Deine Hand ({ $count }): { $cards }
    }
book_of_madness-score =
    { $count ->
        [one] Ein Monster besiegt.
       *[other] { $count } Monster besiegt.
    }
book_of_madness-turn =
    { $seat_is ->
        [you] Zug { $number }: deiner
       *[other] Zug { $number }: { $seat }
    }
