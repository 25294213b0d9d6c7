### Grim Farmer. Die Namen der Karten, Figuren und Farben stehen in grim_farmer-cards.ftl.

grim_farmer-blurb = Werde deine Karten verdeckt los, ehrlich oder nicht, und zeige auf die, die lügen.

## Karten

grim_farmer-card-heading =
    { $card }: { $group ->
        [normal] normales Tier
        [action] besonderes Tier für Phase 3
       *[special] besonderes Tier
    }, { $copies ->
        [0] hier nicht dabei
        [one] einmal im Spiel
       *[other] { $copies }-mal im Spiel
    }

grim_farmer-text-normal =
    Passt immer, wenn { $card_nominative } oder { $card2_nominative } in der Ansage liegt. Wer mit Recht
    angezweifelt hat, darf { $reward_discard ->
        [exactly_2_or_none] genau zwei solche normalen Karten abwerfen oder keine.
       *[up_to_2] bis zu zwei solche normalen Karten abwerfen.
    }
grim_farmer-text-snake =
    Passt nie. Wird der Stapel angezweifelt, in dem sie liegt, kostet sie eine Karte mehr. Los wirst du
    sie nur in einem Stapel, den niemand anzweifelt.
grim_farmer-text-mouse =
    Passt immer, was auch in der Ansage liegt. Andere Karten ihres Stapels rettet sie nicht, und als
    Belohnung lässt sie sich nicht abwerfen.
grim_farmer-text-chameleon =
    Für Phase 3: Eine neue Farbe wird gezogen, dann legst du eine der ausliegenden Farben zurück, die
    alte oder die neue. Liegt keine Farbe in der Ansage, { $dud_specials ->
        [forbidden] darf es nicht gespielt werden.
       *[allowed] bewirkt es nichts, aber du bist es los.
    } { $special_limit ->
        [per_player] Alle dürfen je Runde eins spielen.
       *[per_table] Nur eins wird je Runde gespielt: Wer zuerst kommt, spielt zuerst.
    } In einem Stapel passt es nie.
grim_farmer-text-frog =
    Für Phase 3: Ein neues Tier wird gezogen, dann legst du eines der ausliegenden Tiere zurück, das
    alte oder das neue. Liegt kein Tier in der Ansage, { $dud_specials ->
        [forbidden] darf er nicht gespielt werden.
       *[allowed] bewirkt er nichts, aber du bist ihn los.
    } { $special_limit ->
        [per_player] Alle dürfen je Runde einen spielen.
       *[per_table] Nur einer wird je Runde gespielt: Wer zuerst kommt, spielt zuerst.
    } In einem Stapel passt er nie.
grim_farmer-text-parrot =
    Für Phase 3: Ein Tier der Ansage kommt weg, und eine neue Farbe kommt hinzu; von zwei Tieren wählst
    du eines. { $special_limit ->
        [per_player] Alle dürfen je Runde einen spielen. Liegt kein Tier in der Ansage, { $dud_specials ->
            [forbidden] darf er nicht gespielt werden.
           *[allowed] bewirkt er nichts, aber du bist ihn los.
        }
       *[per_table] Nur einer wird je Runde gespielt: Wer zuerst kommt, spielt zuerst.{ $dud_specials ->
            [forbidden] {" "}Umsonst wird kein besonderes Tier gespielt.
           *[allowed] {""}
        }
    } In einem Stapel passt er nie.
grim_farmer-text-lion =
    Für Phase 3: Eine Farbe der Ansage kommt weg, und ein neues Tier kommt hinzu; von zwei Farben wählst
    du eine. { $special_limit ->
        [per_player] Alle dürfen je Runde einen spielen. Liegt keine Farbe in der Ansage, { $dud_specials ->
            [forbidden] darf er nicht gespielt werden.
           *[allowed] bewirkt er nichts, aber du bist ihn los.
        }
       *[per_table] Nur einer wird je Runde gespielt: Wer zuerst kommt, spielt zuerst.{ $dud_specials ->
            [forbidden] {" "}Umsonst wird kein besonderes Tier gespielt.
           *[allowed] {""}
        }
    } In einem Stapel passt er nie.

## Fragen, benannt nach dem Frame, der sie stellt

grim_farmer-first-player = Es ist dein Tisch: Wer beginnt?
grim_farmer-draw-count =
    Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand. Wie viele ziehst du?
grim_farmer-draw-more =
    Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand. Ziehst du noch eine?
grim_farmer-race =
    { $able ->
        [no] Du hast gerade kein besonderes Tier zu spielen.
       *[yes] Spielst du ein besonderes Tier?
    }
grim_farmer-in-turn =
    { $able ->
        [no] Du hast gerade kein besonderes Tier zu spielen.
       *[yes] Du bist an der Reihe: Spielst du ein besonderes Tier?
    }
grim_farmer-live-race =
    { $able ->
        [no] Du hast gerade kein besonderes Tier zu spielen.
       *[yes] Spielst du ein besonderes Tier? Die schnellste Karte gilt.
    }
grim_farmer-put-back = Gezogen ist { $card_nominative }. Was legst du zurück?
grim_farmer-parrot = Der Papagei: Welches Tier kommt weg?
grim_farmer-lion = Der Löwe: Welche Farbe kommt weg?
grim_farmer-place =
    Ansage: { $cards }.{ $only ->
        [animals] {" "}Nur Tiere zählen.
        [colours] {" "}Nur Farben zählen.
       *[both] {""}
    } { $count ->
        [0] Du legst 2 bis { $most } Karten verdeckt aus. Welche zuerst?
        [one] Welche als zweite?
       *[other] Noch eine?
    }
grim_farmer-challenge =
    { $placed ->
        [0] Du hast nichts ausgelegt
        [one] Du hast eine Karte ausgelegt
       *[other] Du hast { $placed } Karten ausgelegt
    } und { $count ->
        [0] keine mehr
        [one] noch eine
       *[other] noch { $count }
    } auf der Hand. Wen zweifelst du an?
grim_farmer-reward =
    { $able ->
        [no] Du hattest recht, hast aber nichts abzuwerfen.
       *[yes] { $count ->
            [0] Du hattest recht! { $reward ->
                [exactly_2_or_none] Du darfst zwei normale Karten abwerfen. Welche zuerst?
               *[up_to_2] Du darfst bis zu zwei normale Karten abwerfen. Welche?
            }
           *[other] Und welche als zweite?
        }
    }

## Antworten

grim_farmer-do-seat =
    { $seat_is ->
        [you] Du selbst
       *[other] { $seat }
    }
grim_farmer-do-draw =
    { $count ->
        [0] Nichts ziehen
        [one] Ziehen: 1 Karte (dann { $total } auf der Hand)
       *[other] Ziehen: { $count } Karten (dann { $total } auf der Hand)
    }
grim_farmer-do-more = Noch eine Karte ziehen (dann { $total } auf der Hand)
grim_farmer-do-stop = Nicht mehr ziehen
grim_farmer-do-pass = Nichts spielen
grim_farmer-do-play = { $card } spielen
grim_farmer-do-play-dud = { $card } spielen, nur um die Karte los zu sein
grim_farmer-do-put-back = { $card } zurücklegen (dann: { $cards })
grim_farmer-do-give-up = { $card } zurücklegen
grim_farmer-do-place =
    { $card }{ $fits ->
        [yes] {" "}✓
       *[no] {""}
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } auf der Hand)
    }
grim_farmer-do-place-all = Das ist alles: diese { $count } auslegen
grim_farmer-do-discard =
    Abwerfen: { $card }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } auf der Hand)
    }
grim_farmer-do-discard-all =
    { $count ->
        [0] Nichts abwerfen
       *[other] Das ist alles
    }
grim_farmer-do-challenge =
    { $seat } anzweifeln ({ $placed ->
        [one] 1 Karte ausgelegt
       *[other] { $placed } Karten ausgelegt
    }, { $count ->
        [0] Hand leer!
       *[other] noch { $count } auf der Hand
    })
grim_farmer-do-challenge-nobody = Niemanden anzweifeln

## Ereignisse: Eine Karte wechselt den Ort

grim_farmer-event-deck-hand =
    { $seat_is ->
        [you] Du ziehst { $card_accusative }.
       *[other] { $seat } zieht { $card_accusative }.
    }
grim_farmer-event-deck-hand-unseen =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
grim_farmer-event-box-hand =
    { $seat_is ->
        [you] Du bekommst { $card_accusative }.
       *[other] { $seat } bekommt { $card_accusative }.
    }
grim_farmer-event-box-hand-unseen =
    { $seat_is ->
        [you] Du bekommst ein besonderes Tier.
       *[other] { $seat } bekommt ein besonderes Tier.
    }
grim_farmer-event-hand-played =
    { $seat_is ->
        [you] Du spielst { $card_accusative }.
       *[other] { $seat } spielt { $card_accusative }.
    }
grim_farmer-event-hand-pile =
    { $seat_is ->
        [you] Du legst { $card_accusative } verdeckt aus.
       *[other] { $seat } legt { $card_accusative } verdeckt aus.
    }
grim_farmer-event-hand-pile-unseen =
    { $seat_is ->
        [you] Du legst eine Karte verdeckt aus.
       *[other] { $seat } legt eine Karte verdeckt aus.
    }
grim_farmer-event-hand-discard =
    { $seat_is ->
        [you] Du wirfst { $card_accusative } ab.
       *[other] { $seat } wirft { $card_accusative } ab.
    }
grim_farmer-event-pile-discard =
    { $seat_is ->
        [you] Aus deinem Stapel kommt { $card_nominative } auf den Ablagestapel.
       *[other] Aus dem Stapel von { $seat } kommt { $card_nominative } auf den Ablagestapel.
    }
grim_farmer-event-pile-discard-unseen =
    { $seat_is ->
        [you] Eine Karte deines Stapels kommt auf den Ablagestapel.
       *[other] Eine Karte aus dem Stapel von { $seat } kommt ungesehen auf den Ablagestapel.
    }
grim_farmer-event-played-discard = Auf den Ablagestapel kommt { $card_nominative }.
grim_farmer-event-shown =
    { $seat_is ->
        [you] In deinem Stapel liegt { $card_nominative }.
       *[other] Im Stapel von { $seat } liegt { $card_nominative }.
    }
grim_farmer-event-shown-unseen =
    { $seat_is ->
        [you] Eine Karte deines Stapels wird aufgedeckt.
       *[other] Eine Karte aus dem Stapel von { $seat } wird aufgedeckt.
    }
grim_farmer-event-shuffled = Die Karten werden gemischt.
grim_farmer-event-swapped = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt und bilden den neuen.

## Ereignisse: Tatsachen

grim_farmer-event-dealt =
    { $number ->
        [1] Alle haben zehn normale und drei besondere Tiere bekommen.
       *[other] Partie { $number } beginnt. Alle haben zehn normale und drei besondere Tiere bekommen.
    }
grim_farmer-event-turn =
    { $seat_is ->
        [you] Runde { $number }: Du beginnst
       *[other] Runde { $number }: { $seat } beginnt
    }
grim_farmer-event-number =
    { $seat_is ->
        [you] Du ziehst { $count ->
            [0] nichts
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht { $count ->
            [0] nichts
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
grim_farmer-event-called = Die neue Ansage: { $card }, { $card2 }.
grim_farmer-event-dud =
    { $seat_is ->
        [you] Du spielst { $card_accusative }, ohne dass es etwas bewirkt.
       *[other] { $seat } spielt { $card_accusative }, ohne dass es etwas bewirkt.
    }
grim_farmer-event-came =
    { $seat_is ->
        [you] Du ziehst { $card_accusative } aus dem Beutel.
       *[other] { $seat } zieht { $card_accusative } aus dem Beutel.
    }
grim_farmer-event-went =
    { $seat_is ->
        [you] Du legst { $card_accusative } zurück.
       *[other] { $seat } legt { $card_accusative } zurück.
    }
grim_farmer-event-passed =
    { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
grim_farmer-event-placed =
    { $seat_is ->
        [you] Du legst { $count ->
            [one] eine Karte
            [2] zwei Karten
            [3] drei Karten
            [4] vier Karten
           *[other] fünf Karten
        } verdeckt aus.
       *[other] { $seat } legt { $count ->
            [one] eine Karte
            [2] zwei Karten
            [3] drei Karten
            [4] vier Karten
           *[other] fünf Karten
        } verdeckt aus.
    }
grim_farmer-event-challenged =
    { $seat_is ->
        [you] Du zweifelst { $seat_to } an.
       *[other] { $seat_to_is ->
            [you] { $seat } zweifelt dich an.
           *[other] { $seat } zweifelt { $seat_to } an.
        }
    }
grim_farmer-event-judged =
    { $seat_is ->
        [you] { $verdict ->
            [bad] Dein Bluff fliegt auf.
           *[good] Alle deine Karten passen.
        }
       *[other] { $verdict ->
            [bad] Der Bluff von { $seat } fliegt auf.
           *[good] Alle Karten von { $seat } passen.
        }
    }
grim_farmer-event-caught =
    { $seat_is ->
        [you] { $count ->
            [0] Für den Bluff musst du ziehen, aber es ist nichts mehr da.
            [one] Für den Bluff ziehst du eine Karte.
           *[other] Für den Bluff ziehst du { $count } Karten.
        }
       *[other] { $count ->
            [0] Für den Bluff muss { $seat } ziehen, aber es ist nichts mehr da.
            [one] Für den Bluff zieht { $seat } eine Karte.
           *[other] Für den Bluff zieht { $seat } { $count } Karten.
        }
    }
grim_farmer-event-failed =
    { $seat_is ->
        [you] { $count ->
            [0] Für den falschen Verdacht müsstest du ziehen, kannst es aber nicht.
            [one] Für den falschen Verdacht ziehst du eine Karte.
           *[other] Für den falschen Verdacht ziehst du { $count } Karten.
        }
       *[other] { $count ->
            [0] Für den falschen Verdacht müsste { $seat } ziehen, kann es aber nicht.
            [one] Für den falschen Verdacht zieht { $seat } eine Karte.
           *[other] Für den falschen Verdacht zieht { $seat } { $count } Karten.
        }
    }
grim_farmer-event-filled =
    { $seat_is ->
        [you] Mit nur einer Karte auf der Hand ziehst du eine zweite.
       *[other] Mit nur einer Karte auf der Hand zieht { $seat } eine zweite.
    }
grim_farmer-event-won =
    { $seat_is ->
        [you] { $reason ->
            [turn_cap] Die letzte Runde ist gespielt. Du hast die wenigsten Karten und gewinnst die Partie.
            [last_special] Du hast deine letzte Karte gespielt und gewinnst die Partie auf der Stelle.
           *[hand_empty] Du bist alle Karten los und gewinnst die Partie.
        }
       *[other] { $reason ->
            [turn_cap] Die letzte Runde ist gespielt. { $seat } hat die wenigsten Karten und gewinnt die Partie.
            [last_special] { $seat } hat die letzte Handkarte gespielt und gewinnt die Partie auf der Stelle.
           *[hand_empty] { $seat } ist alle Karten los und gewinnt die Partie.
        }
    }
grim_farmer-event-won-shared =
    { $reason ->
        [turn_cap] Die letzte Runde ist gespielt. Gleich wenige Karten: { $seats } teilen sich den Sieg.
       *[hand_empty] Gleichstand: { $seats } teilen sich den Sieg.
    }

## Wie es ausging

grim_farmer-outcome-hand_empty = Eine Hand ist leer: Die Partie ist zu Ende.
grim_farmer-outcome-turn_cap = Die letzte Runde, die dieser Tisch erlaubt, ist gespielt: Die Partie ist zu Ende.
grim_farmer-outcome-last_special = Eine letzte Karte war ein besonderes Tier: Die Partie ist auf der Stelle zu Ende.
grim_farmer-outcome-match_won = Das Match ist entschieden.

## Ereignisse, zusammen erzählt

grim_farmer-told-nobody-draws = Niemand zieht.
grim_farmer-told-drawn =
    { $seat_is ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
grim_farmer-told-drawn-unseen =
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
grim_farmer-told-caught =
    { $seat_is ->
        [you] Für den Bluff ziehst du { $count }: { $cards }.
       *[other] Für den Bluff zieht { $seat } { $count }: { $cards }.
    }
grim_farmer-told-failed =
    { $seat_is ->
        [you] Für den falschen Verdacht ziehst du { $count }: { $cards }.
       *[other] Für den falschen Verdacht zieht { $seat } { $count }: { $cards }.
    }
grim_farmer-told-filled =
    { $seat_is ->
        [you] Mit nur einer Karte auf der Hand ziehst du eine zweite: { $cards }.
       *[other] Mit nur einer Karte auf der Hand zieht { $seat } eine zweite: { $cards }.
    }
grim_farmer-told-exchanged =
    { $seat_is ->
        [you] Du legst { $card_accusative } zurück und ziehst dafür { $card2_accusative }.
       *[other] { $seat } legt { $card_accusative } zurück und zieht dafür { $card2_accusative }.
    }
grim_farmer-told-placed =
    { $seat_is ->
        [you] Du legst verdeckt aus: { $cards }.
       *[other] { $seat } legt verdeckt aus: { $cards }.
    }
grim_farmer-told-judged =
    { $seat_is ->
        [you] Dein Stapel wird aufgedeckt: { $cards }. { $verdict ->
            [bad] Erwischt!
           *[good] Alles passt.
        }
       *[other] Der Stapel von { $seat } wird aufgedeckt: { $cards }. { $verdict ->
            [bad] Das war ein Bluff!
           *[good] Alles passt.
        }
    }
grim_farmer-told-discarded =
    { $seat_is ->
        [you] Zur Belohnung wirfst du ab: { $cards }.
       *[other] Zur Belohnung wirft { $seat } ab: { $cards }.
    }

## Spielfläche

grim_farmer-board-seat =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }{ $placed ->
        [0] {""}
       *[other] , { $placed } ausgelegt
    }{ $match ->
        [first_to_k] , Siege: { $wins }
        [sum_of_cards_left] , bisher übrig: { $left }
       *[single] {""}
    }{ $first ->
        [yes] , beginnt
       *[no] {""}
    }
grim_farmer-board-played = gespielt: { $cards }
grim_farmer-board-pile = Stapel: { $cards }
grim_farmer-board-piles = Nachziehstapel: { $count }. Ablagestapel: { $total }.
grim_farmer-board-call =
    Ansage: { $cards }{ $only ->
        [animals] {" "}(nur Tiere zählen)
        [colours] {" "}(nur Farben zählen)
       *[both] {""}
    }
grim_farmer-board-call-old = Ansage der letzten Runde: { $cards }
grim_farmer-board-aside = Daneben: { $cards }
grim_farmer-board-open = In dieser Runde noch zu spielen: { $cards }
grim_farmer-board-hand =
    { $count ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand ({ $count }): { $cards }
    }
grim_farmer-board-fits =
    { $count ->
        [0] Keine deiner Karten passt.
       *[other] Davon passen: { $cards }
    }
grim_farmer-board-picked = Bisher: { $cards }
grim_farmer-score =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $count ->
        [one] 1 Karte übrig
       *[other] { $count } Karten übrig
    }
grim_farmer-score-match =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }, insgesamt { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    } übrig

## Zonen und Felder

grim_farmer-zone-deck = Nachziehstapel
grim_farmer-zone-discard = Ablagestapel
grim_farmer-zone-played = in dieser Runde gespielt
grim_farmer-zone-box = Schachtel
grim_farmer-zone-hand = Hand
grim_farmer-zone-pile = Stapel

grim_farmer-field-options = Tischregeln
grim_farmer-field-used = in dieser Runde gespielte besondere Tiere
grim_farmer-field-played = Zahl der in dieser Runde gespielten Karten
grim_farmer-field-placed = Zahl der in dieser Runde ausgelegten Karten
grim_farmer-field-challenges = wer wen angezweifelt hat
grim_farmer-field-turn = Runde
grim_farmer-field-first_player = wer die Runde beginnt
grim_farmer-field-call = Ansage
grim_farmer-field-beside = neben der Ansage
grim_farmer-field-priority = wer mit einem besonderen Tier Vorrang hat
grim_farmer-field-stopped = wer nicht mehr zieht
grim_farmer-field-caught = wer in dieser Runde erwischt wurde
grim_farmer-field-winners = wer gewonnen hat
grim_farmer-field-game = Partie des Matches
grim_farmer-field-starter = wer die Partie begonnen hat
grim_farmer-field-wins = gewonnene Partien
grim_farmer-field-left = in allen Partien übrige Karten
