### The Book of Madness. Namen und Texte der Karten stehen in book_of_madness-cards.ftl.

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
        [fire] Feuer
        [water] Wasser
        [earth] Erd
       *[air] Luft
    }zauber, { $level ->
        [basic] Grundzauber
       *[other] Stufe { $level }
    }, kostet { $cards }
book_of_madness-card-heading-curse =
    { $card }: Fluch, zu bannen mit { $cards }{ $count ->
        [one] {""}
       *[other] {" "}({ $count }-mal in der Schachtel)
    }
book_of_madness-card-heading-monster = { $card }: Monster mit den Flüchen { $cards }
book_of_madness-card-heading-sheet = { $card }: Zauberlehrling für { $card2 } und { $card3 }
book_of_madness-text-own = { $text }
book_of_madness-text-arrival = Wenn es erscheint:
book_of_madness-text-front = Auf der Vorderseite, für das Monster davor:
book_of_madness-text-reward = Wenn es besiegt ist:
book_of_madness-text-penalty = Wenn es entkommt:
book_of_madness-text-normal = Wird zum Bezahlen abgelegt und bringt so viel von ihrem Element, wie ihre Zahl sagt.
book_of_madness-text-madness = Nichts wert und schwer loszuwerden. Sechs davon am Ende deines Zuges auf der Hand, und du hast den Verstand verloren.
book_of_madness-text-last_page = Liegt kein Fluch mehr da, wenn der Marker zurückkommt, habt ihr gewonnen. Sonst habt ihr verloren.
book_of_madness-ability =
    { $ability ->
        [cure_after_dispel] Hast du mit einer Aktion einen Fluch gebannt, darfst du einen Wahnsinn von deiner Hand kurieren.
        [cheap_cure] Wahnsinn zu kurieren kostet dich nur ein Element statt zwei.
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
        [0] Der Marker ist zurück auf dem Ritualfeld: Runde { $round } ist vorbei.
       *[other] Der Marker rückt auf Feld { $field }.
    }
book_of_madness-event-round = Runde { $round } von 6 beginnt.
book_of_madness-event-struck = Der Fluch unter dem Marker schlägt zu: { $card }!
book_of_madness-event-beaten = Kein Fluch ist übrig: „{ $card }“ ist besiegt!
book_of_madness-event-escaped = Es sind noch Flüche da: „{ $card }“ entkommt.
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
    } kostet jetzt mehr: { $count ->
        [one] +1 { $card }
       *[other] +{ $count } { $card }
    }.
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
        [you] Du stimmst nicht zu: Nichts ist bezahlt, und { $seat_to } rührt deine Unterstützung in diesem Zug nicht an.
       *[other] { $seat } stimmt nicht zu: Nichts ist bezahlt.
    }
book_of_madness-event-discounted =
    { $seat_is ->
        [you] Der nächste Fluch, den du in diesem Zug bannst, kostet { $count } weniger.
       *[other] Der nächste Fluch, den { $seat } in diesem Zug bannt, kostet { $count } weniger.
    }
book_of_madness-event-copied =
    { $seat_is ->
        [you] Du ahmst „{ $card }“ nach.
       *[other] { $seat } ahmt „{ $card }“ nach.
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
            [ready] ist bereit
            [exhausted] ist erschöpft
            [down] wird umgedreht
           *[casting] wird gewirkt
        }.
       *[other] „{ $card }“ bei { $seat } { $now ->
            [ready] ist bereit
            [exhausted] ist erschöpft
            [down] wird umgedreht
           *[casting] wird gewirkt
        }.
    }
book_of_madness-event-shuffled =
    { $seat_is ->
        [you] Dein Nachziehstapel wird gemischt.
       *[other] Der Nachziehstapel von { $seat } wird gemischt.
    }
book_of_madness-event-swapped =
    { $seat_is ->
        [you] Dein Ablagestapel wird dein Nachziehstapel.
       *[other] Der Ablagestapel von { $seat } wird zum Nachziehstapel.
    }
book_of_madness-event-mad =
    { $seat_is ->
        [you] Sechs Wahnsinn auf der Hand: Du hast den Verstand verloren und scheidest aus.
       *[other] Sechs Wahnsinn auf der Hand: { $seat } hat den Verstand verloren und scheidet aus.
    }
book_of_madness-outcome-won = Das letzte Monster ist besiegt und das Buch geschlossen. Ihr habt gewonnen!
book_of_madness-outcome-last_monster = Das letzte Monster entkommt. Ihr habt verloren.
book_of_madness-outcome-stack_empty = Jemand muss Wahnsinn nehmen, und es ist keiner mehr da. Ihr habt verloren.
book_of_madness-outcome-all_mad = Alle haben den Verstand verloren. Ihr habt verloren.

## Ereignisse: Karten auf dem Weg

book_of_madness-event-gained =
    { $seat_is ->
        [you] Aus dem Vorrat in deinen Ablagestapel: { $card }.
       *[other] Aus dem Vorrat in den Ablagestapel von { $seat }: { $card }.
    }
book_of_madness-event-gained-top =
    { $seat_is ->
        [you] Aus dem Vorrat oben auf deinen Nachziehstapel: { $card }.
       *[other] Aus dem Vorrat oben auf den Nachziehstapel von { $seat }: { $card }.
    }
book_of_madness-event-gained-hand =
    { $seat_is ->
        [you] Du nimmst aus dem Vorrat auf die Hand: { $card }.
       *[other] { $seat } nimmt aus dem Vorrat auf die Hand: { $card }.
    }
book_of_madness-event-gained-support =
    { $seat_is ->
        [you] Aus dem Vorrat in deine Unterstützungszone: { $card }.
       *[other] Aus dem Vorrat in die Unterstützungszone von { $seat }: { $card }.
    }
book_of_madness-event-put-away = Aus dem Spiel: { $card }.
book_of_madness-event-madness =
    { $seat_is ->
        [you] Du erhältst { $card }.
       *[other] { $seat } erhält { $card }.
    }
book_of_madness-event-madness-top =
    { $seat_is ->
        [you] Oben auf deinen Nachziehstapel kommt { $card }.
       *[other] Oben auf den Nachziehstapel von { $seat } kommt { $card }.
    }
book_of_madness-event-madness-support =
    { $seat_is ->
        [you] In deine Unterstützungszone kommt { $card }.
       *[other] In die Unterstützungszone von { $seat } kommt { $card }.
    }
book_of_madness-event-hexed = Unter einen Fluch kommt { $card }.
book_of_madness-event-unhexed = Von unter einem Fluch zurück auf den Stapel: { $card }.
book_of_madness-event-hex-taken =
    { $seat_is ->
        [you] Darunter lag { $card } und kommt in deinen Ablagestapel.
       *[other] Darunter lag { $card } und kommt in den Ablagestapel von { $seat }.
    }
book_of_madness-event-stack-banished = Vom Wahnsinnsstapel gebannt: { $card }.
book_of_madness-event-restored = Vom Bannstapel zurück auf den Wahnsinnsstapel: { $card }.
book_of_madness-event-shelved = Neu in der Bibliothek: { $card }.
book_of_madness-event-learned =
    { $seat_is ->
        [you] Du lernst „{ $card }“.
       *[other] { $seat } lernt „{ $card }“.
    }
book_of_madness-event-forgot =
    { $seat_is ->
        [you] Du gibst „{ $card }“ ab.
       *[other] { $seat } gibt „{ $card }“ ab.
    }
book_of_madness-event-monster = Die Seite wird umgeblättert, und ein Monster erscheint: { $card }!
book_of_madness-event-page = Die nächste Seite liegt offen.
book_of_madness-event-curse-laid = Ein Fluch: { $card }.
book_of_madness-event-curse-gone = Der Fluch „{ $card }“ ist fort.
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
        [you] Von deinem Nachziehstapel abgelegt: { $card }.
       *[other] Vom Nachziehstapel von { $seat } abgelegt: { $card }.
    }
book_of_madness-event-deck-supported =
    { $seat_is ->
        [you] Von deinem Nachziehstapel in deine Unterstützungszone: { $card }.
       *[other] Vom Nachziehstapel von { $seat } in die Unterstützungszone: { $card }.
    }
book_of_madness-event-deck-banished =
    { $seat_is ->
        [you] Von deinem Nachziehstapel gebannt: { $card }.
       *[other] Vom Nachziehstapel von { $seat } gebannt: { $card }.
    }
book_of_madness-event-looked =
    { $seat_is ->
        [you] Du siehst { $card }.
       *[other] { $seat } sieht { $card }.
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
book_of_madness-event-ordered = Zurück kommt { $card }.
book_of_madness-event-ordered-unseen = Eine Karte kommt zurück.
book_of_madness-event-returned =
    { $seat_is ->
        [you] Zurück auf deinen Nachziehstapel: { $card }.
       *[other] Zurück auf den Nachziehstapel von { $seat }: { $card }.
    }
book_of_madness-event-returned-unseen =
    { $seat_is ->
        [you] Eine Karte kommt zurück auf deinen Nachziehstapel.
       *[other] Eine Karte kommt zurück auf den Nachziehstapel von { $seat }.
    }
book_of_madness-event-discarded =
    { $seat_is ->
        [you] Du legst { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
book_of_madness-event-banished =
    { $seat_is ->
        [you] Du bannst von der Hand: { $card }.
       *[other] { $seat } bannt von der Hand: { $card }.
    }
book_of_madness-event-supported =
    { $seat_is ->
        [you] Du legst in deine Unterstützungszone: { $card }.
       *[other] { $seat } legt in die Unterstützungszone: { $card }.
    }
book_of_madness-event-given =
    { $seat_is ->
        [you] Du gibst { $seat_to }: { $card }.
       *[other] { $seat_to_is ->
            [you] { $seat } gibt dir: { $card }.
           *[other] { $seat } gibt { $seat_to }: { $card }.
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
        [you] Du kurierst { $card } von deiner Hand.
       *[other] { $seat } kuriert { $card } von der Hand.
    }
book_of_madness-event-pile-cured =
    { $seat_is ->
        [you] Du kurierst { $card } aus deinem Ablagestapel.
       *[other] { $seat } kuriert { $card } aus dem Ablagestapel.
    }
book_of_madness-event-support-cured =
    { $seat_is ->
        [you] { $card } in deiner Unterstützungszone ist kuriert.
       *[other] { $card } in der Unterstützungszone von { $seat } ist kuriert.
    }
book_of_madness-event-recovered =
    { $seat_is ->
        [you] Aus deinem Ablagestapel auf die Hand: { $card }.
       *[other] { $seat } nimmt aus dem Ablagestapel auf die Hand: { $card }.
    }
book_of_madness-event-pile-supported =
    { $seat_is ->
        [you] Aus deinem Ablagestapel in deine Unterstützungszone: { $card }.
       *[other] { $seat } legt aus dem Ablagestapel in die Unterstützungszone: { $card }.
    }
book_of_madness-event-pile-banished =
    { $seat_is ->
        [you] Du bannst aus deinem Ablagestapel: { $card }.
       *[other] { $seat } bannt aus dem Ablagestapel: { $card }.
    }
book_of_madness-event-mixed =
    { $seat_is ->
        [you] In deinen Nachziehstapel gemischt: { $card }.
       *[other] In den Nachziehstapel von { $seat } gemischt: { $card }.
    }
book_of_madness-event-support-discarded =
    { $seat_is ->
        [you] Aus deiner Unterstützungszone abgelegt: { $card }.
       *[other] Aus der Unterstützungszone von { $seat } abgelegt: { $card }.
    }
book_of_madness-event-mad-card =
    { $seat_is ->
        [you] Von dir aus dem Spiel: { $card }.
       *[other] Von { $seat } aus dem Spiel: { $card }.
    }
book_of_madness-event-mad-deck =
    { $seat_is ->
        [you] Von dir aus dem Spiel: { $card }.
       *[other] Von { $seat } aus dem Spiel: { $card }.
    }
book_of_madness-event-mad-deck-unseen =
    { $seat_is ->
        [you] Eine Karte deines Nachziehstapels ist aus dem Spiel.
       *[other] Eine Karte vom Nachziehstapel von { $seat } ist aus dem Spiel.
    }

## Die Geschichte, Ereignisse zusammengezogen

book_of_madness-told-reshuffled =
    { $seat_is ->
        [you] Dein Nachziehstapel ist leer: Du nimmst einen Wahnsinn und mischst deinen Ablagestapel.
       *[other] Der Nachziehstapel von { $seat } ist leer: Das kostet einen Wahnsinn, und der Ablagestapel wird gemischt.
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
        [you] Oben von deinem Nachziehstapel abgelegt: { $cards }.
       *[other] Oben vom Nachziehstapel von { $seat } abgelegt: { $cards }.
    }
book_of_madness-told-looked =
    { $seat_is ->
        [you] Oben auf deinem Nachziehstapel siehst du: { $cards }.
       *[other] Oben auf dem Nachziehstapel von { $seat }: { $cards }.
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
        [you] { $count ->
            [one] Eine Karte kommt
           *[other] { $count } Karten kommen
        } zurück auf deinen Nachziehstapel.
       *[other] { $count ->
            [one] Eine Karte kommt
           *[other] { $count } Karten kommen
        } zurück auf den Nachziehstapel von { $seat }.
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
book_of_madness-told-curses-laid = Die Flüche: { $cards }.
book_of_madness-told-curses-gone = Vom Brett verschwunden: { $cards }.
book_of_madness-told-madness =
    { $seat_is ->
        [you] Du erhältst { $count ->
            [one] einen Wahnsinn
           *[other] { $count } Wahnsinn
        }.
       *[other] { $seat } erhält { $count ->
            [one] einen Wahnsinn
           *[other] { $count } Wahnsinn
        }.
    }
book_of_madness-told-stack-banished = Vom Wahnsinnsstapel für immer gebannt: { $count } Wahnsinn.
book_of_madness-told-hexed = Unter die Flüche kommen { $count } Wahnsinn vom Stapel.
book_of_madness-told-unhexed = Von unter den Flüchen zurück auf den Stapel: { $count } Wahnsinn.
book_of_madness-told-restored = Vom Bannstapel zurück auf den Wahnsinnsstapel: { $count } Wahnsinn.
book_of_madness-told-mixed =
    { $seat_is ->
        [you] Dein Ablagestapel wird ohne Wahnsinn in deinen Nachziehstapel gemischt.
       *[other] Der Ablagestapel von { $seat } wird ohne Wahnsinn in den Nachziehstapel gemischt.
    }
book_of_madness-told-gained-top =
    { $seat_is ->
        [you] Aus dem Vorrat oben auf deinen Nachziehstapel: { $cards }.
       *[other] Aus dem Vorrat oben auf den Nachziehstapel von { $seat }: { $cards }.
    }
book_of_madness-told-banished =
    { $seat_is ->
        [you] Du bannst von deiner Hand: { $cards }.
       *[other] { $seat } bannt von der Hand: { $cards }.
    }
book_of_madness-told-pile-banished =
    { $seat_is ->
        [you] Du bannst aus deinem Ablagestapel: { $cards }.
       *[other] { $seat } bannt aus dem Ablagestapel: { $cards }.
    }
book_of_madness-told-spells =
    { $seat_is ->
        [you] { $now ->
            [ready] Wieder bereit
            [exhausted] Erschöpft
           *[down] Umgedreht
        } bei dir: { $cards }.
       *[other] { $now ->
            [ready] Wieder bereit
            [exhausted] Erschöpft
           *[down] Umgedreht
        } bei { $seat }: { $cards }.
    }

## Fragen

book_of_madness-pick-characters = Wer willst du sein? Sprecht euch ab, jeden Zauberlehrling gibt es nur einmal.
book_of_madness-draft-character = Wer willst du sein?
book_of_madness-wake = Frischst du jemand anderem einen Zauber auf?
book_of_madness-action-phase =
    Runde { $round }, Marker auf Feld { $field }, { $count ->
        [0] kein Fluch mehr
        [one] noch ein Fluch
       *[other] noch { $count } Flüche
    }. Was tust du?
book_of_madness-granted =
    { $echo ->
        [yes] Der Avatar lässt dich handeln: Womit du aus Unterstützungszonen bezahlst, bleibt liegen.
       *[no] Du darfst jetzt handeln.
    } { $count ->
        [one] Eine Aktion hast du noch.
       *[other] { $count } Aktionen hast du noch.
    }
book_of_madness-gift-to = Wer bekommt von dir eine Karte?
book_of_madness-amplify = Wie stark wirkst du „{ $card }“?
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
               *[other] {" "}Davon darfst du { $left } sparen.
            }
        }
    }
book_of_madness-confirm = { $seat } möchte mit deiner Unterstützung bezahlen: { $cards }. Stimmst du zu?
book_of_madness-choose =
    { $deed ->
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
            [one] Welche Karte nimmst du wieder auf die Hand?
           *[other] Du nimmst { $count } Karten wieder auf die Hand. Welche als Nächste?
        }
    }{ $place ->
        [both] {" "}Sie darf auf deiner Hand oder in deinem Ablagestapel sein.
        [discard] {" "}Sie liegt in deinem Ablagestapel.
        [support] {" "}Sie liegt in deiner Unterstützungszone.
       *[hand] {""}
    }
book_of_madness-choose-spells =
    { $deed ->
        [refresh] Welchen Zauber frischst du auf?
        [exhaust] Welchen Zauber erschöpfst du?
        [silence] Welchen Zauber drehst du um?
       *[forget] Welchen Zauber gibst du für immer ab?
    }{ $count ->
        [one] {""}
        [99] {""}
       *[other] {" "}Insgesamt { $count }.
    }
book_of_madness-take-supply =
    { $count ->
        [one] Welche Karte mit Wert { $number } nimmst du
       *[other] Du nimmst { $count } Karten mit Wert { $number }. Welche zuerst
    }{ $place ->
        [hand] {" "}auf die Hand?
        [support] {" "}in deine Unterstützungszone?
        [deck] {" "}oben auf deinen Nachziehstapel?
       *[discard] {" "}in deinen Ablagestapel?
    }
book_of_madness-upgrade =
    { $count ->
        [one] Welche Karte tauschst du gegen ihren nächsten Wert?
       *[other] Du tauschst { $count }-mal eine Karte gegen ihren nächsten Wert. Welche?
    }
book_of_madness-give =
    { $must ->
        [yes] Welche Karte gibst du { $seat }?
       *[no] { $count ->
            [one] Gibst du { $seat } eine Karte?
           *[other] Du darfst { $seat } bis zu { $count } Karten geben. Welche?
        }
    }
book_of_madness-cure-cards =
    { $count ->
        [one] Welchen Wahnsinn kurierst du?
       *[other] Du kurierst bis zu { $count } Wahnsinn. Woher zuerst?
    }
book_of_madness-choose-curse =
    { $veil ->
        [yes] Welcher Fluch wird umgedreht?
       *[no] Welcher Fluch verschwindet?
    }{ $count ->
        [one] {""}
       *[other] {" "}Insgesamt { $count }.
    }
book_of_madness-aim = „{ $card }“: für wen?
book_of_madness-choose-copy = Welchen Zauber ahmst du nach?
book_of_madness-either-way =
    { $count ->
        [0] Die Strafe lässt dir die Wahl. Was tust du?
       *[other] „{ $cards }“ lässt dir die Wahl. Was tust du?
    }
book_of_madness-scry-discard = Oben auf deinem Nachziehstapel: { $cards }. Legst du davon etwas ab?
book_of_madness-scry-order = { $cards }: Was kommt als Nächstes zurück, die oberste Karte zuerst?
book_of_madness-solace = Der Fluch ist fort. Kurierst du einen Wahnsinn von deiner Hand?
book_of_madness-stow = { $card }: Wohin damit?
book_of_madness-leave-spell = Mit „{ $card }“ hast du zu viele Zauber. Welcher alte geht?

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
book_of_madness-do-nothing = Nichts ist möglich
book_of_madness-do-yes =
    { $what ->
        [solace] Ja, einen kurieren
        [stow] Oben auf den Nachziehstapel
        [confirm] Ja
       *[other] Ja
    }
book_of_madness-do-no =
    { $what ->
        [solace] Nein
        [stow] In den Ablagestapel
        [confirm] Nein
        [wake] Keinen
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
            [one] Eine Karte deiner Unterstützungszone ablegen
           *[other] { $count } Karten deiner Unterstützungszone ablegen
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
            [one] Einen Zauber abgeben
           *[other] { $count } Zauber abgeben
        }
        [madness] { $count ->
            [one] Einen Wahnsinn nehmen
           *[other] { $count } Wahnsinn nehmen
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
book_of_madness-do-learn-none = Aus der Bibliothek lernen: { $card }
book_of_madness-do-gain = { $card } hinzugewinnen ({ $cards })
book_of_madness-do-dispel =
    „{ $card }“ bannen ({ $cards }){ $struck ->
        [yes] , hat schon zugeschlagen
       *[no] {""}
    }
book_of_madness-do-dispel-none = Den Fluch auf Platz { $number } bannen
book_of_madness-do-curse =
    { $card }{ $struck ->
        [yes] , hat schon zugeschlagen
       *[no] {""}
    }
book_of_madness-do-curse-none = Der Fluch auf Platz { $number }
book_of_madness-do-cure =
    { $place ->
        [hand] Einen Wahnsinn von deiner Hand kurieren
       *[pile] Einen Wahnsinn aus deinem Ablagestapel kurieren
    }{ $price ->
        [0] {""}
        [1] {" "}(ein Element)
       *[other] {" "}({ $price } von einem Element)
    }
book_of_madness-do-cure-support =
    { $seat_is ->
        [you] Einen Wahnsinn in deiner Unterstützungszone kurieren
       *[other] Einen Wahnsinn in der Unterstützungszone von { $seat } kurieren
    }{ $price ->
        [0] {""}
        [1] {" "}(ein Element)
       *[other] {" "}({ $price } von einem Element)
    }
book_of_madness-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } davon)
    }
book_of_madness-do-pile =
    { $count ->
        [one] { $card } aus dem Ablagestapel
       *[other] { $card } aus dem Ablagestapel ({ $count } davon)
    }
book_of_madness-do-pay = { $card } von deiner Hand
book_of_madness-do-pay-support =
    { $seat_is ->
        [you] { $card } aus deiner Unterstützung
       *[other] { $card } aus der Unterstützung von { $seat }
    }
book_of_madness-do-cast = „{ $card }“ wirken ({ $cards })
book_of_madness-do-spell = { $card }
book_of_madness-do-wake = „{ $card }“ bei { $seat }
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
book_of_madness-zone-curses_multi = Vier-Elemente-Flüche
book_of_madness-zone-slot_1 = Fluch unter Feld 2
book_of_madness-zone-slot_2 = Fluch unter Feld 3, links
book_of_madness-zone-slot_3 = Fluch unter Feld 3, rechts
book_of_madness-zone-slot_4 = Fluch unter Feld 4
book_of_madness-zone-slot_5 = Fluch unter Feld 5
book_of_madness-zone-under_1 = Wahnsinn unter Fluch 1
book_of_madness-zone-under_2 = Wahnsinn unter Fluch 2
book_of_madness-zone-under_3 = Wahnsinn unter Fluch 3
book_of_madness-zone-under_4 = Wahnsinn unter Fluch 4
book_of_madness-zone-under_5 = Wahnsinn unter Fluch 5
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
book_of_madness-field-options = Tischoptionen
book_of_madness-field-seats = Lehrling und Zähler aller am Tisch
book_of_madness-field-states = Erschöpfte und umgedrehte Zauber
book_of_madness-field-active = Wer am Zug ist
book_of_madness-field-turn = Zug
book_of_madness-field-round = Runde
book_of_madness-field-field = Feld des Markers
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
       *[other] Runde { $round } von 6, { $cards }. { $field ->
            [0] Marker auf dem Ritualfeld
           *[other] Marker auf Feld { $field }
        }. Wahnsinnsstapel: { $stack }
    }
book_of_madness-board-danger = Der Wahnsinnsstapel geht zur Neige!
book_of_madness-board-curse =
    Feld { $field }: { $card } ({ $cards }){ $down ->
        [yes] , umgedreht
       *[no] {""}
    }{ $under ->
        [0] {""}
       *[other] , { $under } Wahnsinn darunter
    }{ $struck ->
        [yes] , hat zugeschlagen
       *[no] : { $text }
    }
book_of_madness-board-no-curse = Kein Fluch liegt mehr auf dem Brett.
book_of_madness-board-reward = Wenn es besiegt ist: { $text }
book_of_madness-board-penalty = Wenn es entkommt: { $text }
book_of_madness-board-last = Die letzte Seite: Wenn der Marker zurückkommt, darf kein Fluch mehr daliegen.
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
               *[other] , { $madness } Wahnsinn
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
        [you] Zug { $number }, deiner
       *[other] Zug { $number }, { $seat }
    }
