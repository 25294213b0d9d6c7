### Was das Brett von Grimm Tidings im Browser über Kämpfe, Würfe und Angebote sagt.

## Der Kampf

web-tidings-fight = Der Kampf
web-tidings-to = zu
web-tidings-level = Stufe
web-tidings-line-helper =
    { $seat_is ->
        [you] Deine Hilfe
       *[other] { $seat } hilft
    }
web-tidings-line-mark = Nachwirkung
web-tidings-line-against = gegen { $name }
web-tidings-line-power = Eigene Kraft
web-tidings-line-ability = Fähigkeit
web-tidings-line-played = { $card } ({ $name })
web-tidings-more-lines =
    { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }
web-tidings-side-ours = Die Seite der Kämpfenden
web-tidings-side-theirs = Die Seite der Monster
web-tidings-monsters = { $count } Monster
web-tidings-ribbon =
    { $seat_is ->
        [you] Du bist auf Stufe { $level }: Gewinnst du diesen Kampf, gewinnst du die Partie
       *[other] { $seat } ist auf Stufe { $level }: Gewinnt { $seat } diesen Kampf, ist die Partie gewonnen
    }
web-tidings-ribbon-short =
    { $seat_is ->
        [you] Gewinnst du, ist die Partie gewonnen
       *[other] Gewinnt { $seat }, ist die Partie vorbei
    }
web-tidings-ahead-by =
    { $seat_is ->
        [you] Du bist { $count } voraus
       *[other] { $seat } ist { $count } voraus
    }
web-tidings-behind-by =
    { $seat_is ->
        [you] Du bist { $count } zurück
       *[other] { $seat } ist { $count } zurück
    }
web-tidings-tie = Gleichstand
web-tidings-tie-wins =
    { $seat_is ->
        [you] Ein Gleichstand reicht dir
       *[other] Ein Gleichstand reicht { $seat }
    }
web-tidings-tie-loses =
    { $seat_is ->
        [you] Bei Gleichstand verlierst du
       *[other] Ein Gleichstand hält { $seat } auf
    }
web-tidings-being-played =
    { $seat_is ->
        [you] Du spielst { $card }{ $side ->
            [ours] {" "}für die Kämpfenden
            [theirs] {" "}für die Monster
           *[none] {""}
        }
       *[other] { $seat } spielt { $card }{ $side ->
            [ours] {" "}für die Kämpfenden
            [theirs] {" "}für die Monster
           *[none] {""}
        }
    }
web-tidings-tenth = die zehnte Stufe
web-tidings-levels =
    { $count ->
        [one] 1 Stufe
       *[other] { $count } Stufen
    }
web-tidings-share =
    { $seat_is ->
        [you] { $share ->
            [all] alle Schätze für dich
            [0] kein Schatz für dich
           *[other] { $share } für dich
        }
       *[other] { $share ->
            [all] alle Schätze für { $seat }
            [0] kein Schatz für { $seat }
           *[other] { $share } für { $seat }
        }
    }
web-tidings-if-lost = Bei Niederlage:
web-tidings-bad-stuff = Schlimme Dinge
web-tidings-run-roll =
    { $seat_is ->
        [you] würfle { $number } oder mehr, sonst:
       *[other] { $seat } braucht { $number } oder mehr, sonst:
    }
web-tidings-run-free =
    { $seat_is ->
        [you] es lässt dich gehen.
       *[other] es lässt { $seat } gehen.
    }
web-tidings-run-sure =
    { $seat_is ->
        [you] du entkommst mit jedem Wurf.
       *[other] { $seat } entkommt mit jedem Wurf.
    }
web-tidings-run-hopeless =
    { $seat_is ->
        [you] kein Wurf reicht:
       *[other] kein Wurf reicht { $seat }:
    }

## Würfeln

web-tidings-comma = {", "}
web-tidings-die = Würfel
web-tidings-roll-test = Ein Wurf
web-tidings-roll-run-for =
    { $seat_is ->
        [you] Verloren. Würfle, um vor { $card } wegzulaufen
       *[other] { $seat } läuft vor { $card } weg
    }
web-tidings-roll-test-for =
    { $seat_is ->
        [you] Du würfelst für { $card }
       *[other] { $seat } würfelt für { $card }
    }
web-tidings-have = zusammen
web-tidings-need = nötig
web-tidings-faces = Diese Augen reichen: { $good }
web-tidings-run-bad = { $faces }: erwischt
web-tidings-run-good = { $faces }: entkommen
web-tidings-test-bad = { $faces }: misslingt
web-tidings-test-good = { $faces }: gelingt
web-tidings-run-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: du entkommst
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $seat } entkommt
    }
web-tidings-run-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $card } erwischt dich
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: { $card } erwischt { $seat }
    }
web-tidings-test-done =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: es gelingt
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: es gelingt
    }
web-tidings-test-failed =
    { $seat_is ->
        [you] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: es misslingt
       *[other] { $has ->
            [yes] { $die } { $added } = { $sum }
           *[no] { $die }
        }: es misslingt
    }
web-tidings-roll-now = Würfeln: { $faces } entkommt
web-tidings-roll-anyway = Würfeln

## Fragen und Antworten

web-tidings-your-fight =
    { $helps ->
        [yes] Du hilfst { $seat }: Karte spielen oder passen
       *[no] Dein Kampf: Karte spielen, Hilfe holen oder passen
    }
web-tidings-their-fight =
    { $seat_is ->
        [you] Dein Kampf: Karte spielen oder passen
       *[other] { $seat } gegen { $cards }: Greifst du ein?
    }
web-tidings-stop = So gewinnt { $seat } die Partie. Aufhalten?
web-tidings-arrange =
    { $next ->
        [door] Dein Zug: Karten ordnen, dann die Tür eintreten
        [trouble] Noch kein Kampf: Karten ordnen, dann Ärger oder Beute
       *[end] Karten ordnen, dann den Zug beenden
    }
web-tidings-react-card =
    { $seat_is ->
        [you] Du spielst { $card }{ $side ->
            [ours] {" "}für die Kämpfenden
            [theirs] {" "}für die Monster
            [foe] {" "}auf { $card_foe }
            [seat] { $seat_on_is ->
                [you] {" "}auf dich
               *[other] {" "}auf { $seat_on }
            }
           *[none] {""}
        }. Antwortest du selbst darauf?
       *[other] { $seat } spielt { $card }{ $side ->
            [ours] {" "}für die Kämpfenden
            [theirs] {" "}für die Monster
            [foe] {" "}auf { $card_foe }
            [seat] { $seat_on_is ->
                [you] {" "}auf dich
               *[other] {" "}auf { $seat_on }
            }
           *[none] {""}
        }. Antwortest du darauf?
    }
web-tidings-pass-at = Passen bei { $ours } zu { $theirs }
web-tidings-let-stand = So lassen
web-tidings-more = Mehr

## Angebote

web-tidings-no-offers = Kein Angebot ist offen.
web-tidings-no-offers-yet = Kein Angebot ist offen. Bitte in deinem Kampf um Hilfe oder biete jemandem einen Tausch an.
web-tidings-offers-before = Bisher
web-tidings-accept = Annehmen
web-tidings-counter = Gegenangebot
web-tidings-refuse = Ablehnen
web-tidings-withdraw = Zurückziehen
web-tidings-later = Später antworten
web-tidings-ask-help = Um Hilfe bitten
web-tidings-offer-help-verb = Hilfe anbieten
web-tidings-writing = Schreib dein Angebot auf den Zettel.
web-tidings-offer-help-title =
    { $seat_is ->
        [you] Du bietest Hilfe an: +{ $number }
       *[other] { $seat } will helfen: +{ $number }
    }
web-tidings-offer-ask-title =
    { $seat_is ->
        [you] Du bittest { $seat_to } um Hilfe
       *[other] { $seat_to_is ->
            [you] { $seat } bittet dich um Hilfe: +{ $number }
           *[other] { $seat } bittet { $seat_to } um Hilfe
        }
    }
web-tidings-offer-trade-title =
    { $seat_is ->
        [you] Du bietest { $seat_to } einen Tausch an
       *[other] { $seat_to_is ->
            [you] { $seat } bietet dir { $wanted ->
                [0] ein Geschenk
               *[other] einen Tausch
            } an
           *[other] { $seat } bietet { $seat_to } einen Tausch an
        }
    }
web-tidings-offer-help =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $share ->
        [all] alle Schätze
        [0] keinen Schatz
       *[other] { $share } von { $treasures } Schätzen
    }{ $gifts ->
        [0] {""}
       *[other] { $firm ->
            [yes] , in jedem Fall { $cards }
           *[no] , dazu { $cards }
        }
    }{ $pick ->
        [helper_first] { $seat_is ->
            [you] {" "}und suchst zuerst aus
           *[other] {" "}und sucht zuerst aus
        }
        [main_first] ; { $seat_main_is ->
        [you] du suchst
       *[other] { $seat_main } sucht
    } zuerst aus
        [alternate_helper] ; ihr sucht abwechselnd aus
        [alternate_main] ; ihr sucht abwechselnd aus
        [random] ; der Zufall teilt aus
       *[none] {""}
    }.
web-tidings-offer-trade =
    { $given ->
        [0] { $seat_is ->
            [you] Du willst
           *[other] { $seat } will
        } { $cards2 }
       *[other] { $seat_is ->
            [you] Du gibst
           *[other] { $seat } gibt
        } { $cards }{ $wanted ->
            [0] {""}
           *[other] {" "}für { $cards2 }
        }
    }{ $promise ->
        [yes] , wenn du in diesem Kampf nicht hilfst
       *[no] {""}
    }.
web-tidings-offer-about = { $words } { $numbers }
web-tidings-offer-strengths =
    Stärke: { $seat_is ->
        [you] du
       *[other] { $seat }
    } { $before } → { $after }, { $seat_to_is ->
        [you] du
       *[other] { $seat_to }
    } { $before2 } → { $after2 }
web-tidings-offer-makes =
    { $before } zu { $before2 } → { $after } zu { $after2 }: { $wins ->
        [yes] { $seat_is ->
            [you] du gewinnst
           *[other] { $seat } gewinnt
        }
       *[no] reicht noch nicht
    }
web-tidings-write-help = Hilfe von { $seat }
web-tidings-write-volunteer = { $seat } helfen
web-tidings-write-trade = Tausch mit { $seat }
web-tidings-part-share = Schätze für die Hilfe
web-tidings-part-pick = Wer zuerst aussucht
web-tidings-part-item = Auch Gegenstände
web-tidings-part-card = Auch Karten
web-tidings-part-firm = Wann das Geschenk fällig ist
web-tidings-part-give = Du gibst
web-tidings-part-get = Du bekommst
web-tidings-part-promise = Das Versprechen, nicht zu helfen
web-tidings-all = alle
web-tidings-help-summary =
    { $asks ->
        [yes] Du bittest { $seat } um Hilfe: { $share ->
            [all] alle Schätze
            [0] kein Schatz
           *[other] { $share } von { $treasures } Schätzen
        } für { $seat }{ $gifts ->
            [0] {""}
           *[other] , dazu { $cards }
        }.
       *[no] Du bietest { $seat } Hilfe an: { $share ->
            [all] alle Schätze
            [0] kein Schatz
           *[other] { $share } von { $treasures } Schätzen
        } für dich{ $gifts ->
            [0] {""}
           *[other] , dazu { $cards }
        }.
    }
web-tidings-trade-summary =
    { $given ->
        [0] { $wanted ->
            [0] Noch ist nichts genannt.
           *[other] Du bittest { $seat } um { $cards2 }.
        }
       *[other] { $wanted ->
            [0] Du gibst { $seat } { $cards }{ $promise ->
                [yes] {" "}für das Versprechen, nicht zu helfen
               *[no] {""}
            }.
           *[other] Du gibst { $cards } für { $cards2 } von { $seat }.
        }
    }
web-tidings-trade-gold = { $given } Gold für { $wanted } Gold
web-tidings-trade-strengths = Stärke: du { $before } auf { $after }, { $seat } { $before2 } auf { $after2 }
web-tidings-gold = { $gold } Gold
web-tidings-send-to = An { $seat } senden

## Passen, ohne gefragt zu werden

web-tidings-ask-me = Wenn andere kämpfen, frag mich
web-tidings-asks-own = eigener Zug
web-tidings-asks-smart = klug
web-tidings-asks-always = immer
web-tidings-asks-own-means = Sonst passt du und lehnst Angebote ab. Niemand sieht diese Einstellung.
web-tidings-asks-smart-means = Du wirst gefragt, wenn du etwas tun könntest. Niemand sieht diese Einstellung.
web-tidings-asks-always-means = Du wirst jedes Mal gefragt. Niemand sieht diese Einstellung.
web-tidings-order-numbers = Passen, bis sich die Zahlen ändern
web-tidings-order-fight = In diesem Kampf passen
web-tidings-order-once = 20 Sekunden offen halten
