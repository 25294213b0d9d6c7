### Grimm Tidings. Namen und Texte der Karten stehen in grimm_tidings-cards.ftl.

grimm_tidings-blurb = Bekämpfe, was hinter der Tür lauert, heure Hilfe an, misch dich in fremde Kämpfe ein und erreiche vor allen anderen Stufe 10.

## Karten

grimm_tidings-card-heading =
    { $card }: { $group ->
        [class] Klasse
        [title] Titel
        [enhancer] Verstärker
        [curse] Fluch
        [door_special] besondere Tür
        [level_up] Stufe aufsteigen
       *[treasure_special] besonderer Schatz
    }, { $copies ->
        [one] einmal im Spiel
       *[other] { $copies }-mal im Spiel
    }
grimm_tidings-card-heading-monster =
    { $card }: Monster der Stufe { $level }, { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }, { $levels ->
        [one] 1 Stufe
       *[other] { $levels } Stufen
    }
grimm_tidings-card-heading-item =
    { $card }: { $slot ->
        [headgear] Kopfbedeckung
        [armor] Rüstung
        [footgear] Schuhwerk
        [hands_1] Gegenstand für eine Hand
        [hands_2] Gegenstand für zwei Hände
       *[none] Gegenstand
    }{ $big ->
        [yes] , Groß
       *[no] {""}
    }, { $gold } Gold
grimm_tidings-card-heading-one-shot = { $card }: Einmalgegenstand, { $gold } Gold
grimm_tidings-text-own = { $text }

## Ereignisse: was geschieht

grimm_tidings-event-turn =
    Runde { $number }: { $seat_is ->
        [you] Du bist am Zug
       *[other] { $seat } ist am Zug
    }
grimm_tidings-event-started =
    { $seat_is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
grimm_tidings-event-left =
    { $seat_is ->
        [you] Du verlässt die Partie; alle deine Karten werden abgeworfen.
       *[other] { $seat } verlässt die Partie; alle Karten werden abgeworfen.
    }
grimm_tidings-event-level =
    { $seat_is ->
        [you] Du bist jetzt auf Stufe { $level }.
       *[other] { $seat } ist jetzt auf Stufe { $level }.
    }
grimm_tidings-event-sex =
    { $seat_is ->
        [you] Deine Figur ist { $sex ->
            [male] männlich
           *[female] weiblich
        }.
       *[other] Die Figur von { $seat } ist { $sex ->
            [male] männlich
           *[female] weiblich
        }.
    }
grimm_tidings-event-rolled =
    { $seat_is ->
        [you] Du würfelst eine { $number }.
       *[other] { $seat } würfelt eine { $number }.
    }
grimm_tidings-event-fight =
    { $seat_is ->
        [you] Du musst gegen { $card_accusative } kämpfen.
       *[other] { $seat } muss gegen { $card_accusative } kämpfen.
    }
grimm_tidings-event-foe-came =
    { $copy ->
        [yes] Ein Doppelgänger kommt in den Kampf: { $card }.
       *[no] { $card_number ->
            [other] { $card_subject } kommen in den Kampf.
           *[one] { $card_subject } kommt in den Kampf.
        }
    }
grimm_tidings-event-foe-left =
    { $card_number ->
        [other] { $card_subject } verlassen den Kampf.
       *[one] { $card_subject } verlässt den Kampf.
    }
grimm_tidings-event-helper-came =
    { $seat_is ->
        [you] Du hilfst im Kampf, { $share ->
            [all] für alle Schätze
            [0] ohne einen Schatz
            [one] für 1 Schatz
           *[other] für { $share } Schätze
        }.
       *[other] { $seat } hilft im Kampf, { $share ->
            [all] für alle Schätze
            [0] ohne einen Schatz
            [one] für 1 Schatz
           *[other] für { $share } Schätze
        }.
    }
grimm_tidings-event-helper-left =
    { $seat_is ->
        [you] Du verlässt den Kampf.
       *[other] { $seat } verlässt den Kampf.
    }
grimm_tidings-event-killed =
    { $count ->
        [one] Das Monster ist tot.
        [2] Beide Monster sind tot.
       *[other] Alle { $count } Monster sind tot.
    } { $seat_is ->
        [you] Du gewinnst den Kampf.
       *[other] { $seat } gewinnt den Kampf.
    }
grimm_tidings-event-won-without =
    { $seat_is ->
        [you] Kein Monster ist mehr da: Du gewinnst den Kampf, aber keine Stufe.
       *[other] Kein Monster ist mehr da: { $seat } gewinnt den Kampf, aber keine Stufe.
    }
grimm_tidings-event-lost =
    { $seat_is ->
        [you] Der Kampf ist verloren. Du musst weglaufen.
       *[other] Der Kampf ist verloren. { $seat } muss weglaufen.
    }
grimm_tidings-event-lost-two =
    { $seat_is ->
        [you] Der Kampf ist verloren. Du und { $seat_to } müsst weglaufen.
       *[other] { $seat_to_is ->
            [you] Der Kampf ist verloren. { $seat } und du müsst weglaufen.
           *[other] Der Kampf ist verloren. { $seat } und { $seat_to } müssen weglaufen.
        }
    }
grimm_tidings-event-escaped =
    { $card_number ->
        [other] { $seat_is ->
            [you] Du entkommst! { $card_subject } haben das Nachsehen.
           *[other] { $seat } entkommt! { $card_subject } haben das Nachsehen.
        }
       *[one] { $seat_is ->
            [you] Du entkommst! { $card_subject } hat das Nachsehen.
           *[other] { $seat } entkommt! { $card_subject } hat das Nachsehen.
        }
    }
grimm_tidings-event-caught =
    { $card_number ->
        [other] { $seat_is ->
            [you] { $card_subject } erwischen dich!
           *[other] { $card_subject } erwischen { $seat }!
        }
       *[one] { $seat_is ->
            [you] { $card_subject } erwischt dich!
           *[other] { $card_subject } erwischt { $seat }!
        }
    }
grimm_tidings-event-offered =
    { $seat_is ->
        [you] Du machst { $seat_to } ein Angebot.
       *[other] { $seat_to_is ->
            [you] { $seat } macht dir ein Angebot.
           *[other] { $seat } macht { $seat_to } ein Angebot.
        }
    }
grimm_tidings-event-volunteered =
    { $seat_is ->
        [you] Du bietest deine Hilfe an.
       *[other] { $seat } bietet Hilfe an.
    }
grimm_tidings-event-refused =
    { $seat_is ->
        [you] Du lehnst ab.
       *[other] { $seat } lehnt ab.
    }
grimm_tidings-event-accepted =
    { $seat_is ->
        [you] { $seat_to_is ->
            [you] Du nimmst an.
           *[other] Du nimmst das Angebot von { $seat_to } an.
        }
       *[other] { $seat_to_is ->
            [you] { $seat } nimmt dein Angebot an.
           *[other] { $seat } nimmt das Angebot von { $seat_to } an.
        }
    }
grimm_tidings-event-equipped =
    { $seat_is ->
        [you] Du legst { $card_accusative } an.
       *[other] { $seat } legt { $card_accusative } an.
    }
grimm_tidings-event-taken-off =
    { $seat_is ->
        [you] Du nimmst { $card_accusative } ab.
       *[other] { $seat } nimmt { $card_accusative } ab.
    }
grimm_tidings-event-cancelled =
    { $card_number ->
        [other] { $card_subject } bewirken nichts.
       *[one] { $card_subject } bewirkt nichts.
    }
grimm_tidings-event-spared =
    { $seat_is ->
        [you] Dir bleiben die Schlimmen Dinge erspart: { $card }.
       *[other] { $seat } bleiben die Schlimmen Dinge erspart: { $card }.
    }
grimm_tidings-event-skill =
    { $seat_is ->
        [you] Du setzt deine Fähigkeit ein: { $card }.
       *[other] { $seat } setzt eine Fähigkeit ein: { $card }.
    }
grimm_tidings-event-robbery =
    { $seat_is ->
        [you] Du willst { $seat_to } bestehlen.
       *[other] { $seat_to_is ->
            [you] { $seat } will dich bestehlen.
           *[other] { $seat } will { $seat_to } bestehlen.
        }
    }
grimm_tidings-event-backstab =
    { $seat_is ->
        [you] Du fällst { $seat_to } in den Rücken.
       *[other] { $seat_to_is ->
            [you] { $seat } fällt dir in den Rücken.
           *[other] { $seat } fällt { $seat_to } in den Rücken.
        }
    }
grimm_tidings-event-parley =
    { $seat_is ->
        [you] Du verhandelst mit { $card_dative }.
       *[other] { $seat } verhandelt mit { $card_dative }.
    }
grimm_tidings-event-shuffled =
    { $deck ->
        [doors] Die Türkarten werden gemischt.
       *[treasures] Die Schatzkarten werden gemischt.
    }
grimm_tidings-event-swapped =
    { $deck ->
        [doors] Die Türkarten sind zu Ende: Ihr Ablagestapel wird gemischt und ist der neue Nachziehstapel.
       *[treasures] Die Schatzkarten sind zu Ende: Ihr Ablagestapel wird gemischt und ist der neue Nachziehstapel.
    }
grimm_tidings-event-reordered = Die obersten Türkarten kommen zurück auf den Stapel.
grimm_tidings-outcome-level_ten = Stufe 10 ist erreicht: Die Partie ist zu Ende.
grimm_tidings-outcome-turn_cap = Die letzte Runde ist vorbei: Die höchste Stufe gewinnt.
grimm_tidings-outcome-all_left = Alle anderen sind gegangen: Wer geblieben ist, gewinnt.

## Ereignisse: Karten auf dem Weg

grimm_tidings-event-door-drawn =
    { $seat_is ->
        [you] Du ziehst eine Tür: { $card }.
       *[other] { $seat } zieht eine Tür: { $card }.
    }
grimm_tidings-event-door-drawn-unseen =
    { $seat_is ->
        [you] Du ziehst eine Tür.
       *[other] { $seat } zieht eine Tür.
    }
grimm_tidings-event-treasure-drawn =
    { $seat_is ->
        [you] Du ziehst einen Schatz: { $card }.
       *[other] { $seat } zieht einen Schatz: { $card }.
    }
grimm_tidings-event-treasure-drawn-unseen =
    { $seat_is ->
        [you] Du ziehst einen Schatz.
       *[other] { $seat } zieht einen Schatz.
    }
grimm_tidings-event-door-opened = Hinter der Tür: { $card }.
grimm_tidings-event-door-kept =
    { $seat_is ->
        [you] Du behältst { $card_accusative }.
       *[other] { $seat } behält { $card_accusative }.
    }
grimm_tidings-event-door-played =
    { $card_number ->
        [other] { $card_subject } werden sofort gespielt.
       *[one] { $card_subject } wird sofort gespielt.
    }
grimm_tidings-event-played =
    { $seat_is ->
        [you] Du spielst { $card_accusative }.
       *[other] { $seat } spielt { $card_accusative }.
    }
grimm_tidings-event-used =
    { $seat_is ->
        [you] Du benutzt { $card_accusative }.
       *[other] { $seat } benutzt { $card_accusative }.
    }
grimm_tidings-event-sent =
    { $seat_is ->
        [you] Du schickst { $card_accusative } in den Kampf.
       *[other] { $seat } schickt { $card_accusative } in den Kampf.
    }
grimm_tidings-event-taken-in =
    { $seat_is ->
        [you] Du behältst { $card_accusative } auf der Hand.
       *[other] { $seat } behält { $card_accusative } auf der Hand.
    }
grimm_tidings-event-taken-in-unseen =
    { $seat_is ->
        [you] Du behältst eine Karte auf der Hand.
       *[other] { $seat } behält eine Karte auf der Hand.
    }
grimm_tidings-event-taken-back =
    { $seat_is ->
        [you] Du nimmst { $card_accusative } auf die Hand zurück.
       *[other] { $seat } nimmt { $card_accusative } auf die Hand zurück.
    }
grimm_tidings-event-stays =
    { $card_number ->
        [other] { $card_subject } bleiben im Kampf.
       *[one] { $card_subject } bleibt im Kampf.
    }
grimm_tidings-event-spent =
    { $card_number ->
        [other] { $card_subject } werden abgeworfen.
       *[one] { $card_subject } wird abgeworfen.
    }
grimm_tidings-event-kept =
    { $card_number ->
        [other] { $seat_is ->
            [you] { $card_subject } liegen jetzt vor dir.
           *[other] { $card_subject } liegen jetzt vor { $seat }.
        }
       *[one] { $seat_is ->
            [you] { $card_subject } liegt jetzt vor dir.
           *[other] { $card_subject } liegt jetzt vor { $seat }.
        }
    }
grimm_tidings-event-laid =
    { $seat_is ->
        [you] Du legst { $card_accusative } aus.
       *[other] { $seat } legt { $card_accusative } aus.
    }
grimm_tidings-event-discarded =
    { $seat_is ->
        [you] Du wirfst { $card_accusative } ab.
       *[other] { $seat } wirft { $card_accusative } ab.
    }
grimm_tidings-event-gone =
    { $seat_is ->
        [you] Aus deiner Auslage abgeworfen: { $card }.
       *[other] Aus der Auslage von { $seat } abgeworfen: { $card }.
    }
grimm_tidings-event-cleared =
    { $card_number ->
        [other] { $card_subject } werden abgeworfen.
       *[one] { $card_subject } wird abgeworfen.
    }
grimm_tidings-event-sold =
    { $card_number ->
        [other] { $card_subject } sind verkauft.
       *[one] { $card_subject } ist verkauft.
    }
grimm_tidings-event-for-sale =
    { $seat_is ->
        [you] Du bietest { $card_accusative } zum Verkauf an.
       *[other] { $seat } bietet { $card_accusative } zum Verkauf an.
    }
grimm_tidings-event-handed =
    { $seat_is ->
        [you] { $seat_from_is ->
            [you] Du behältst { $card_accusative }.
           *[other] Du bekommst { $card_accusative } von { $seat_from }.
        }
       *[other] { $seat_from_is ->
            [you] { $seat } bekommt { $card_accusative } von dir.
           *[other] { $seat } bekommt { $card_accusative } von { $seat_from }.
        }
    }
grimm_tidings-event-spoils = Unter den Schätzen: { $card }.
grimm_tidings-event-picked =
    { $seat_is ->
        [you] Du nimmst dir { $card_accusative }.
       *[other] { $seat } nimmt sich { $card_accusative }.
    }
grimm_tidings-event-set-aside =
    { $seat_is ->
        [you] Du legst { $card_accusative } als milde Gabe beiseite.
       *[other] { $seat } legt { $card_accusative } als milde Gabe beiseite.
    }
grimm_tidings-event-set-aside-unseen =
    { $seat_is ->
        [you] Du legst eine Karte als milde Gabe beiseite.
       *[other] { $seat } legt eine Karte als milde Gabe beiseite.
    }
grimm_tidings-event-meant =
    { $seat_is ->
        [you] Als milde Gabe für dich: { $card }.
       *[other] Als milde Gabe für { $seat }: { $card }.
    }
grimm_tidings-event-meant-unseen =
    { $seat_is ->
        [you] Als milde Gabe für dich: eine Karte.
       *[other] Als milde Gabe für { $seat }: eine Karte.
    }
grimm_tidings-event-given =
    { $seat_is ->
        [you] Du bekommst { $card_accusative } geschenkt.
       *[other] { $seat } bekommt { $card_accusative } geschenkt.
    }
grimm_tidings-event-given-unseen =
    { $seat_is ->
        [you] Du bekommst eine Karte geschenkt.
       *[other] { $seat } bekommt eine Karte geschenkt.
    }
grimm_tidings-event-recovered =
    { $seat_is ->
        [you] Du nimmst { $card_accusative } vom Ablagestapel.
       *[other] { $seat } nimmt { $card_accusative } vom Ablagestapel.
    }
grimm_tidings-event-promised =
    { $seat_is ->
        [you] Du zeigst die versprochene Karte vor: { $card }.
       *[other] { $seat } zeigt die versprochene Karte vor: { $card }.
    }
grimm_tidings-event-saw =
    { $seat_is ->
        [you] Jemand sieht auf deiner Hand: { $card }.
       *[other] Du siehst auf der Hand von { $seat }: { $card }.
    }
grimm_tidings-event-saw-unseen =
    { $seat_is ->
        [you] Jemand sieht sich deine Hand an.
       *[other] Jemand sieht sich die Hand von { $seat } an.
    }
grimm_tidings-event-saw-door = Du siehst oben auf dem Stapel eine Tür: { $card }.
grimm_tidings-event-saw-door-unseen = Jemand sieht sich oben auf dem Stapel eine Tür an.

## Die Geschichte, Ereignisse zusammengezogen

grimm_tidings-told-dealt = Alle bekommen { $count } Türen und { $count } Schätze.
grimm_tidings-told-fight =
    { $door ->
        [yes] Hinter der Tür: { $card }! { $seat_is ->
            [you] Du musst kämpfen.
           *[other] { $seat } muss kämpfen.
        }
       *[no] { $seat_is ->
            [you] Du suchst Ärger mit { $card_dative }.
           *[other] { $seat } sucht Ärger mit { $card_dative }.
        }
    }
grimm_tidings-told-drawn =
    { $seat_is ->
        [you] Du ziehst: { $cards }.
       *[other] { $seat } zieht: { $cards }.
    }
grimm_tidings-told-drawn-unseen =
    { $seat_is ->
        [you] Du ziehst { $deck ->
            [doors] { $count ->
                [one] eine Tür
               *[other] { $count } Türen
            }
           *[treasures] { $count ->
                [one] einen Schatz
               *[other] { $count } Schätze
            }
        }.
       *[other] { $seat } zieht { $deck ->
            [doors] { $count ->
                [one] eine Tür
               *[other] { $count } Türen
            }
           *[treasures] { $count ->
                [one] einen Schatz
               *[other] { $count } Schätze
            }
        }.
    }
grimm_tidings-told-spoils = Die Schätze werden aufgedeckt: { $cards }.
grimm_tidings-told-given =
    { $seat_is ->
        [you] Als milde Gabe bekommst du: { $cards }.
       *[other] Als milde Gabe bekommt { $seat }: { $cards }.
    }
grimm_tidings-told-given-unseen =
    { $seat_is ->
        [you] Als milde Gabe bekommst du { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] Als milde Gabe bekommt { $seat } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
grimm_tidings-told-sold = Verkauft: { $cards }.
grimm_tidings-told-saw =
    { $seat_is ->
        [you] Jemand hat deine Hand gesehen: { $cards }.
       *[other] Du siehst die Hand von { $seat }: { $cards }.
    }
grimm_tidings-told-saw-doors = Du siehst die obersten Türkarten: { $cards }.

## Fragen

grimm_tidings-setup =
    { $step ->
        [sex] Ist deine Figur männlich oder weiblich?
       *[cards] { $count ->
            [0] Was legst du vor dem ersten Zug aus? Eine Klasse darfst du haben.
           *[other] Vor dir liegt: { $cards }. Was legst du noch aus oder an?
        }
    }
grimm_tidings-free-window =
    { $seat_is ->
        [you] Du bist am Zug. { $next ->
            [door] Ordne deine Karten, dann tritt die Tür ein.
            [trouble] Noch kein Kampf. Ordne deine Karten, dann such Ärger oder plündere den Raum.
           *[end] Ordne deine Karten, bevor dein Zug endet.
        }
       *[other] { $seat } will weitermachen. { $next ->
            [door] Noch etwas, bevor die Tür eingetreten wird?
            [trouble] Noch etwas vor der zweiten Phase?
           *[end] Noch etwas, bevor der Zug endet?
        }
    }
grimm_tidings-combat-window =
    { $seat_is ->
        [you] Dein Kampf: { $ours } gegen { $theirs } ({ $cards }). { $winning ->
            [yes] So gewinnst du.
           *[no] So verlierst du.
        }
       *[other] Kampf von { $seat }: { $ours } gegen { $theirs } ({ $cards }). { $winning ->
            [yes] So gewinnt { $seat }.
           *[no] So verliert { $seat }.
        }
    }
grimm_tidings-run-window =
    { $seat_is ->
        [you] Gleich läufst du vor { $card_dative } weg.
       *[other] Gleich läuft { $seat } vor { $card_dative } weg.
    }
grimm_tidings-charity =
    { $seat_is ->
        [you] { $count ->
            [0] Deine Hand ist klein genug.
            [one] Du hast eine Karte zu viel: Spiel sie oder gib sie weg.
           *[other] Du hast { $count } Karten zu viel: Spiel welche oder gib sie weg.
        }
       *[other] { $count ->
            [0] { $seat } sieht die eigene Hand durch.
            [one] { $seat } hat eine Karte zu viel.
           *[other] { $seat } hat { $count } Karten zu viel.
        }
    }
grimm_tidings-door-card = Hinter der Tür: { $card }. Behalten oder gleich spielen?
grimm_tidings-phase2 = Suchst du Ärger, oder plünderst du den Raum?
grimm_tidings-tracks = Beim Plündern gefunden: { $cards }. Behalten oder gleich bekämpfen?
grimm_tidings-help-terms =
    { $several ->
        [yes] { $count ->
            [0] Welche? Nenne sie nacheinander.
           *[other] Bisher: { $cards }. Was noch?
        }
       *[no] { $seat_is ->
            [you] { $part ->
                [share] Wie viele Schätze willst du für deine Hilfe?
                [pick] Wer sucht zuerst aus?
                [item] Willst du auch einen Gegenstand?
                [card] Willst du auch eine Karte?
               *[firm] Gilt die Gabe auch, wenn der Kampf verloren geht?
            }
           *[other] { $part ->
                [share] Wie viele Schätze ist dir die Hilfe von { $seat } wert?
                [pick] Wer sucht zuerst aus?
                [item] Bekommt { $seat } auch einen Gegenstand?
                [card] Versprichst du { $seat } auch eine Karte?
               *[firm] Gilt die Gabe auch, wenn der Kampf verloren geht?
            }
        }
    }
grimm_tidings-help-offer =
    { $asks ->
        [yes] { $seat } bittet um deine Hilfe und bietet { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }
       *[no] { $seat } würde dir helfen und will dafür { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] , dazu auf jeden Fall: { $cards }
           *[no] , dazu bei einem Sieg: { $cards }
        }
    }.{ $share ->
        [all] {""}
        [0] {""}
       *[other] {" "}{ $pick ->
            [helper_first] Die Hilfe sucht zuerst aus.
            [main_first] Die Hilfe sucht zuletzt aus.
            [alternate_helper] Ausgesucht wird abwechselnd, die Hilfe zuerst.
            [alternate_main] Ausgesucht wird abwechselnd, die Hilfe als Zweite.
           *[random] Der Zufall verteilt die Schätze.
        }
    }
grimm_tidings-trade-terms =
    { $several ->
        [yes] { $count ->
            [0] Welche? Nenne sie nacheinander.
           *[other] Bisher: { $cards }. Was noch?
        }
       *[no] { $part ->
            [give] Was bietest du { $seat } an?
            [get] Was willst du dafür?
           *[promise] Muss { $seat } versprechen, in diesem Kampf nicht zu helfen?
        }
    }
grimm_tidings-trade-offer =
    { $given ->
        [0] { $seat } hätte gern von dir: { $cards2 }
       *[other] { $wanted ->
            [0] { $seat } möchte dir schenken: { $cards }
           *[other] { $seat } bietet { $cards } und will dafür { $cards2 }
        }
    }{ $promise ->
        [yes] , wenn du in diesem Kampf nicht hilfst
       *[no] {""}
    }.
grimm_tidings-pick-treasure =
    { $count ->
        [one] Welchen Schatz nimmst du?
       *[other] Welchen Schatz nimmst du? { $count } stehen dir noch zu.
    }
grimm_tidings-run-next = Vor welchem Monster läufst du als Nächstes weg?
grimm_tidings-react =
    { $event ->
        [curse] { $seat_is ->
            [you] Gleich trifft dich ein Fluch: { $cards }. Reagierst du darauf?
           *[other] Gleich trifft ein Fluch { $seat }: { $cards }. Reagierst du darauf?
        }
        [card] Gerade wird gespielt: { $cards }. Reagierst du darauf?
        [bad_stuff] { $seat_is ->
            [you] Du bist erwischt worden: { $cards }. Verhinderst du die Schlimmen Dinge?
           *[other] { $seat } ist erwischt worden: { $cards }. Verhinderst du die Schlimmen Dinge?
        }
        [number] Welche Zahl soll der Würfel zeigen?
       *[die] { $seat_is ->
            [you] Du hast eine { $number } gewürfelt. Änderst du das?
           *[other] { $seat } hat eine { $number } gewürfelt. Änderst du das?
        }
    }
grimm_tidings-aim =
    { $step ->
        [1] „{ $card }“: Auf wen oder worauf?
       *[2] „{ $card }“: Auf was genau?
    }
grimm_tidings-pay =
    { $count ->
        [one] „{ $card }“ kostet eine Karte. Welche?
       *[other] „{ $card }“ kostet { $count } Karten. Welche zuerst?
    }
grimm_tidings-lose-item =
    { $seat_is ->
        [you] Welcher deiner Gegenstände geht verloren?
       *[other] Welchen Gegenstand verliert { $seat }?
    }{ $count ->
        [one] {""}
       *[other] {" "}Insgesamt sind es { $count }.
    }
grimm_tidings-lose-hand =
    { $count ->
        [one] Welche Karte verlierst du?
       *[other] Du verlierst { $count } Karten. Welche zuerst?
    }
grimm_tidings-search-pick = Welche Karte nimmst du vom Ablagestapel?
grimm_tidings-order-doors = In welcher Reihenfolge kommen die Türkarten zurück, die oberste zuerst?
grimm_tidings-sell =
    { $count ->
        [0] Was verkaufst du? Je volle 1000 Gold bringen eine Stufe.
       *[other] Zum Verkauf: { $cards }, { $gold } Gold. Was noch?
    }
grimm_tidings-alms =
    { $count ->
        [one] Welche Karte gibst du weg?
       *[other] Du gibst { $count } Karten weg. Welche als Nächstes?
    }
grimm_tidings-alms-to = Wer bekommt sie?
grimm_tidings-drop-big = Du trägst zu viele Große Gegenstände. Welchen gibst du auf?
grimm_tidings-big-sale = Behalten kannst du nicht: { $cards }. Verkaufst du das zusammen mit anderen Gegenständen?
grimm_tidings-received =
    { $seat_is ->
        [you] { $count ->
            [0] Noch etwas, bevor es weitergeht?
            [one] Du hast gerade eine Karte bekommen. Legst du sie gleich aus oder spielst du sie?
           *[other] Du hast gerade { $count } Karten bekommen. Legst du gleich welche aus oder spielst du eine?
        }
       *[other] { $count ->
            [0] { $seat } sieht sich neue Karten an.
            [one] { $seat } sieht sich eine neue Karte an.
           *[other] { $seat } sieht sich { $count } neue Karten an.
        }
    }

## Antworten

grimm_tidings-do-pass = Passen
grimm_tidings-do-lot = Das Los entscheiden lassen
grimm_tidings-do-proceed =
    { $next ->
        [door] Die Tür eintreten
        [trouble] Weiter: Ärger suchen oder plündern
       *[end] Den Zug beenden
    }
grimm_tidings-do-ready = Bereit
grimm_tidings-do-done = Fertig
grimm_tidings-do-sell-done =
    { $count ->
        [one] Für { $gold } Gold verkaufen: 1 Stufe
       *[other] Für { $gold } Gold verkaufen: { $count } Stufen
    }
grimm_tidings-do-keep = Behalten
grimm_tidings-do-loot = Den Raum plündern
grimm_tidings-do-fight = Zeigen und kämpfen
grimm_tidings-do-male = Männlich
grimm_tidings-do-female = Weiblich
grimm_tidings-do-fighters = Gegen die Monster
grimm_tidings-do-monsters = Für die Monster
grimm_tidings-do-accept = Annehmen
grimm_tidings-do-refuse = Ablehnen
grimm_tidings-do-counter = Ein anderes Angebot machen
grimm_tidings-do-sell = Gegenstände für Stufen verkaufen
grimm_tidings-do-give =
    { $count ->
        [one] 1 Karte weggeben
       *[other] { $count } Karten weggeben
    }
grimm_tidings-do-volunteer = Hilfe anbieten
grimm_tidings-do-none =
    { $what ->
        [sale] Nein, abwerfen
        [aim] Nichts
        [item] Kein Gegenstand
        [card] Keine Karte
        [give] Nichts
        [get] Nichts, es ist ein Geschenk
       *[promise] Kein Versprechen
    }
grimm_tidings-do-several = Mehreres
grimm_tidings-do-firm = Ja, auf jeden Fall
grimm_tidings-do-if_won = Nur bei einem Sieg
grimm_tidings-do-promise = Ja, das ist der Preis
grimm_tidings-do-share-all = Alle Schätze
grimm_tidings-do-share =
    { $count ->
        [0] Keinen Schatz
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
grimm_tidings-do-pick =
    { $pick ->
        [helper_first] Die Hilfe sucht zuerst aus
        [main_first] Die Hilfe sucht zuletzt aus
        [alternate_helper] Abwechselnd, die Hilfe zuerst
        [alternate_main] Abwechselnd, die Hilfe als Zweite
       *[random] Der Zufall verteilt sie
    }
grimm_tidings-do-number = { $number }
grimm_tidings-do-order = { $cards }
grimm_tidings-do-seat =
    { $seat_is ->
        [you] Du selbst (Stufe { $level })
       *[other] { $seat } (Stufe { $level })
    }
grimm_tidings-do-help = { $seat } um Hilfe bitten (Stufe { $level })
grimm_tidings-do-trade = { $seat } einen Tausch oder ein Geschenk anbieten
grimm_tidings-do-foe = { $card } (Stärke { $number })
grimm_tidings-do-foe-power = Nutzen, was { $card_nominative } erlaubt
grimm_tidings-do-answer-help =
    { $reply ->
        [accept] Annehmen
        [refuse] Ablehnen
       *[counter] Mit einem anderen Angebot antworten
    }: { $asks ->
        [yes] Hilfe für { $seat } gegen { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }
       *[no] { $seat } hilft für { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }
    }{ $gifts ->
        [0] {""}
       *[other] {" "}und { $cards }{ $firm ->
            [yes] {" "}auf jeden Fall
           *[no] {""}
        }
    }{ $share ->
        [all] {""}
        [0] {""}
       *[other] , { $pick ->
            [helper_first] die Hilfe sucht zuerst aus
            [main_first] die Hilfe sucht zuletzt aus
            [alternate_helper] abwechselnd, die Hilfe zuerst
            [alternate_main] abwechselnd, die Hilfe als Zweite
           *[random] vom Zufall verteilt
        }
    }
grimm_tidings-do-answer-trade =
    { $reply ->
        [accept] Annehmen
        [refuse] Ablehnen
       *[counter] Mit einem anderen Angebot antworten
    }: { $given ->
        [0] { $seat } will { $cards2 }
       *[other] { $wanted ->
            [0] { $seat } schenkt dir { $cards }
           *[other] { $seat } gibt { $cards } für { $cards2 }
        }
    }{ $promise ->
        [yes] , wenn du nicht hilfst
       *[no] {""}
    }
grimm_tidings-do-withdraw =
    { $trade ->
        [yes] Dein Tauschangebot an { $seat } zurückziehen
       *[no] { $seat_is ->
            [you] Dein Angebot zurückziehen
           *[other] Dein Angebot an { $seat } zurückziehen
        }
    }
grimm_tidings-do-play = „{ $card }“ spielen
grimm_tidings-do-use = „{ $card }“ benutzen
grimm_tidings-do-lay = „{ $card }“ auslegen
grimm_tidings-do-equip = „{ $card }“ anlegen
grimm_tidings-do-take-off = „{ $card }“ abnehmen
grimm_tidings-do-drop = Klasse oder Titel aufgeben: { $card }
grimm_tidings-do-power = Fähigkeit im Kampf einsetzen: { $card }
grimm_tidings-do-craft = Fähigkeit einsetzen: { $card }
grimm_tidings-do-card =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } auf der Hand)
    }
grimm_tidings-do-thing = { $card } (ausgelegt)
grimm_tidings-do-trouble = Ärger suchen mit { $card_dative }

## Auf den Karten

grimm_tidings-printed-level = Stufe { $number }
grimm_tidings-printed-bonus = { $number } im Kampf
grimm_tidings-printed-rise = eine Stufe hinauf
grimm_tidings-printed-treasures =
    { $number ->
        [one] 1 Schatz
       *[other] { $number } Schätze
    }
grimm_tidings-printed-gold = { $number } Gold

## Orte und Felder

grimm_tidings-zone-doors = Türkarten
grimm_tidings-zone-treasures = Schatzkarten
grimm_tidings-zone-door_discards = Abgeworfene Türkarten
grimm_tidings-zone-treasure_discards = Abgeworfene Schatzkarten
grimm_tidings-zone-announced = Wird gespielt
grimm_tidings-zone-fight = Im Kampf
grimm_tidings-zone-spoils = Schätze zum Teilen
grimm_tidings-zone-sale = Zum Verkauf
grimm_tidings-zone-opened = Hinter der Tür
grimm_tidings-zone-aside = Beiseitegelegt
grimm_tidings-zone-box = Nicht im Spiel
grimm_tidings-zone-hand = Hand
grimm_tidings-zone-front = Ausgelegt
grimm_tidings-zone-fresh = Eben bekommen
grimm_tidings-zone-alms = Milde Gaben
grimm_tidings-field-options = Tischregeln
grimm_tidings-field-seats = Stufe, Geschlecht und Zähler aller Plätze
grimm_tidings-field-marks = Angelegt, unter „Schummeln!“, versprochen
grimm_tidings-field-dealings = Tauschangebote dieses Zuges
grimm_tidings-field-active = Wer am Zug ist
grimm_tidings-field-starter = Wer angefangen hat
grimm_tidings-field-round = Runde
grimm_tidings-field-is_fought = In diesem Zug gekämpft
grimm_tidings-field-reshuffles = Neu gemischte Stapel
grimm_tidings-field-serial = Monster und „Schummeln!“ bisher
grimm_tidings-field-turn_uses = In diesem Zug genutzte Kräfte
grimm_tidings-field-winners = Wer gewonnen hat
grimm_tidings-field-die = Würfel
grimm_tidings-field-spared = Schlimme Dinge verhindert
grimm_tidings-field-main = Hauptkampf
grimm_tidings-field-helper = Hilfe
grimm_tidings-field-is_decided = Kampf entschieden
grimm_tidings-field-foes = Monster
grimm_tidings-field-lines = Was im Kampf zählt
grimm_tidings-field-uses = In diesem Kampf genutzte Kräfte
grimm_tidings-field-pending = Schätze von Monstern, die gegangen sind
grimm_tidings-field-removed = Wer als Hilfe gegangen ist
grimm_tidings-field-bribed = Wer versprochen hat, nicht zu helfen
grimm_tidings-field-safe = Wer allem entkommt
grimm_tidings-field-bargain = Was der Hilfe zusteht
grimm_tidings-field-offers = Offene Angebote

## Der Tisch im Terminal

grimm_tidings-board-seat =
    { $active ->
        [yes] ▶{" "}
       *[no] {"  "}
    }{ $seat_is ->
        [you] Du
       *[other] { $seat }
    }: Stufe { $level }{ $sex ->
        [male] {" "}♂
        [female] {" "}♀
       *[unknown] {""}
    }, { $strength ->
        [0] {""}
       *[other] Ausrüstung { $plus }, {""}
    }{ $doors ->
        [one] 1 Tür
       *[other] { $doors } Türen
    } und { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    } auf der Hand{ $mark ->
        [0] {""}
       *[other] , { $mark } { $fights ->
            [yes] in diesem
           *[no] im nächsten
        } Kampf
    }
grimm_tidings-board-equipped = { $card } ✓
grimm_tidings-board-lying = { $card }
grimm_tidings-board-nothing = nichts ausgelegt
grimm_tidings-board-piles = Türen: { $doors }, Schätze: { $treasures }
grimm_tidings-board-tops = Oben auf den Ablagestapeln: { $cards }
grimm_tidings-board-discards = Ablagestapel, von oben: { $cards }
grimm_tidings-board-fight =
    { $seat_is ->
        [you] Dein Kampf: { $ours } gegen { $theirs } ({ $cards })
       *[other] Kampf von { $seat }: { $ours } gegen { $theirs } ({ $cards })
    }, es geht um { $stake ->
        [one] 1 Schatz
       *[other] { $stake } Schätze
    }
grimm_tidings-board-final = Wer diesen Kampf gewinnt, gewinnt die Partie!
grimm_tidings-board-helper =
    { $seat_is ->
        [you] Du hilfst, für { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }.
       *[other] { $seat } hilft, für { $share ->
            [all] alle Schätze
            [0] keinen Schatz
            [one] 1 Schatz
           *[other] { $share } Schätze
        }.
    }
grimm_tidings-board-aside = Gespielt: { $cards }
grimm_tidings-board-hand =
    { $count ->
        [0] Du hast keine Karten auf der Hand.
       *[other] Deine Hand ({ $count }): { $cards }
    }
grimm_tidings-score =
    { $seat_is ->
        [you] Du: Stufe { $level }
       *[other] { $seat }: Stufe { $level }
    }
grimm_tidings-turn =
    { $seat_is ->
        [you] Runde { $number } von { $most }, du bist am Zug
       *[other] Runde { $number } von { $most }, { $seat } ist am Zug
    }
