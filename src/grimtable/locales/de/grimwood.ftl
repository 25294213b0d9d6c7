### Grimwood. Die Fälle einer Karte stehen mit Artikel: einmalige Karten mit bestimmtem,
### mehrfache mit unbestimmtem. .negative ist der verneinte Akkusativ.

grimwood-blurb = Sammle Kombinationen in einem verwunschenen Wald und halte die anderen von ihnen fern.

## Karten

grimwood-card-amazon = Amazone
    .nominative = die Amazone
    .accusative = die Amazone
    .dative = der Amazone
    .genitive = der Amazone
    .negative = keine Amazone
    .gender = feminine
grimwood-card-boogeyman = Schwarzer Mann
    .nominative = der Schwarze Mann
    .accusative = den Schwarzen Mann
    .dative = dem Schwarzen Mann
    .genitive = des Schwarzen Mannes
    .negative = keinen Schwarzen Mann
    .gender = masculine
grimwood-card-bride = Braut
    .nominative = die Braut
    .accusative = die Braut
    .dative = der Braut
    .genitive = der Braut
    .negative = keine Braut
    .gender = feminine
grimwood-card-centaur = Zentaur
    .nominative = der Zentaur
    .accusative = den Zentauren
    .dative = dem Zentauren
    .genitive = des Zentauren
    .negative = keinen Zentauren
    .gender = masculine
grimwood-card-dark_unicorn = Schwarzes Einhorn
    .nominative = das Schwarze Einhorn
    .accusative = das Schwarze Einhorn
    .dative = dem Schwarzen Einhorn
    .genitive = des Schwarzen Einhorns
    .negative = kein Schwarzes Einhorn
    .gender = neuter
grimwood-card-demon = Dämon
    .nominative = der Dämon
    .accusative = den Dämon
    .dative = dem Dämon
    .genitive = des Dämons
    .negative = keinen Dämon
    .gender = masculine
grimwood-card-dracula = Dracula
    .nominative = Dracula
    .accusative = Dracula
    .dative = Dracula
    .genitive = Draculas
    .negative = keinen Dracula
    .gender = masculine
grimwood-card-dragon = Drache
    .nominative = der Drache
    .accusative = den Drachen
    .dative = dem Drachen
    .genitive = des Drachen
    .negative = keinen Drachen
    .gender = masculine
grimwood-card-dwarf = Zwerg
    .nominative = der Zwerg
    .accusative = den Zwerg
    .dative = dem Zwerg
    .genitive = des Zwergs
    .negative = keinen Zwerg
    .gender = masculine
grimwood-card-elf = Elfe
    .nominative = die Elfe
    .accusative = die Elfe
    .dative = der Elfe
    .genitive = der Elfe
    .negative = keine Elfe
    .gender = feminine
grimwood-card-faeries = Feen
    .nominative = die Feen
    .accusative = die Feen
    .dative = den Feen
    .genitive = der Feen
    .negative = keine Feen
    .gender = plural
grimwood-card-ghouls = Grabschänder
    .nominative = der Grabschänder
    .accusative = den Grabschänder
    .dative = dem Grabschänder
    .genitive = des Grabschänders
    .negative = keinen Grabschänder
    .gender = masculine
grimwood-card-giant = Riese
    .nominative = der Riese
    .accusative = den Riesen
    .dative = dem Riesen
    .genitive = des Riesen
    .negative = keinen Riesen
    .gender = masculine
grimwood-card-goblins = Kobolde
    .nominative = die Kobolde
    .accusative = die Kobolde
    .dative = den Kobolden
    .genitive = der Kobolde
    .negative = keine Kobolde
    .gender = plural
grimwood-card-highwayman = Straßenräuber
    .nominative = der Straßenräuber
    .accusative = den Straßenräuber
    .dative = dem Straßenräuber
    .genitive = des Straßenräubers
    .negative = keinen Straßenräuber
    .gender = masculine
grimwood-card-hydra = Hydra
    .nominative = die Hydra
    .accusative = die Hydra
    .dative = der Hydra
    .genitive = der Hydra
    .negative = keine Hydra
    .gender = feminine
grimwood-card-mage = Magier
    .nominative = der Magier
    .accusative = den Magier
    .dative = dem Magier
    .genitive = des Magiers
    .negative = keinen Magier
    .gender = masculine
grimwood-card-nymph = Nymphe
    .nominative = die Nymphe
    .accusative = die Nymphe
    .dative = der Nymphe
    .genitive = der Nymphe
    .negative = keine Nymphe
    .gender = feminine
grimwood-card-shadow_queen = Schattenkönigin
    .nominative = die Schattenkönigin
    .accusative = die Schattenkönigin
    .dative = der Schattenkönigin
    .genitive = der Schattenkönigin
    .negative = keine Schattenkönigin
    .gender = feminine
grimwood-card-sorceress = Hexe
    .nominative = die Hexe
    .accusative = die Hexe
    .dative = der Hexe
    .genitive = der Hexe
    .negative = keine Hexe
    .gender = feminine
grimwood-card-the_eternals = Unsterbliche
    .nominative = die Unsterblichen
    .accusative = die Unsterblichen
    .dative = den Unsterblichen
    .genitive = der Unsterblichen
    .negative = keine Unsterblichen
    .gender = plural
grimwood-card-the_laraki = Laraki
    .nominative = der Laraki
    .accusative = den Laraki
    .dative = dem Laraki
    .genitive = des Laraki
    .negative = keinen Laraki
    .gender = masculine
grimwood-card-troll = Troll
    .nominative = der Troll
    .accusative = den Troll
    .dative = dem Troll
    .genitive = des Trolls
    .negative = keinen Troll
    .gender = masculine
grimwood-card-werewolf = Werwolf
    .nominative = der Werwolf
    .accusative = den Werwolf
    .dative = dem Werwolf
    .genitive = des Werwolfs
    .negative = keinen Werwolf
    .gender = masculine
grimwood-card-owl = Eule
    .nominative = eine Eule
    .accusative = eine Eule
    .dative = einer Eule
    .genitive = einer Eule
    .negative = keine Eule
    .gender = feminine
grimwood-card-crow = Krähe
    .nominative = eine Krähe
    .accusative = eine Krähe
    .dative = einer Krähe
    .genitive = einer Krähe
    .negative = keine Krähe
    .gender = feminine
grimwood-card-swamp = Sumpf
    .nominative = ein Sumpf
    .accusative = einen Sumpf
    .dative = einem Sumpf
    .genitive = eines Sumpfes
    .negative = keinen Sumpf
    .gender = masculine
grimwood-card-path = Pfad
    .nominative = ein Pfad
    .accusative = einen Pfad
    .dative = einem Pfad
    .genitive = eines Pfades
    .negative = keinen Pfad
    .gender = masculine
grimwood-card-clearing = Lichtung
    .nominative = eine Lichtung
    .accusative = eine Lichtung
    .dative = einer Lichtung
    .genitive = einer Lichtung
    .negative = keine Lichtung
    .gender = feminine
grimwood-card-amulet = Amulett
    .nominative = ein Amulett
    .accusative = ein Amulett
    .dative = einem Amulett
    .genitive = eines Amuletts
    .negative = kein Amulett
    .gender = neuter
grimwood-card-rune = Rune
    .nominative = eine Rune
    .accusative = eine Rune
    .dative = einer Rune
    .genitive = einer Rune
    .negative = keine Rune
    .gender = feminine

grimwood-card-heading =
    { $card }: { $group ->
        [male] Fabelwesen, männlich
        [animal] Tier
        [setting] Schauplatz
        [reaction] Abwehrkarte
        [action] Aktionskarte
       *[supernatural] Fabelwesen
    }, { $copies ->
        [one] einmal im Spiel
       *[other] { $copies }-mal im Spiel
    }

## Was die Karten können

grimwood-text-amazon =
    Nenne eine beliebige Karte. { $amazon_amount ->
        [all] Die anderen geben dir alle davon, die sie auf der Hand haben.
       *[one] Wer von den anderen sie auf der Hand hat, gibt dir eine davon.
    } Kein Amulett hilft dagegen.
grimwood-text-boogeyman = Deine Hand und die einer anderen Person wechseln den Besitzer, vollständig und ungesehen. Kein Amulett hilft dagegen.
grimwood-text-bride =
    Hol dir ein männliches Fabelwesen { $already_played_scope ->
        [others_only] aus einer fremden Kombination
        [table_and_discard] aus irgendeiner Kombination oder vom Ablagestapel
       *[table] aus irgendeiner Kombination, auch einer eigenen,
    } auf die Hand. Du darfst es auf der Stelle kostenlos spielen. Männer sind: Schwarzer Mann,
    Dämon, Dracula, Zwerg, Riese, Magier, Troll, Werwolf. Was der Drache bewacht, bleibt ihr verwehrt.
grimwood-text-centaur =
    Die oberste Karte des Ablagestapels gehört dir. Ist sie ein Fabelwesen oder eine Rune, darfst
    du sie auf der Stelle kostenlos spielen.
grimwood-text-dark_unicorn =
    { $dark_unicorn_includes_self ->
        [true] Alle, die Karten auf der Hand haben, zuletzt auch du, verlieren eine zufällige davon an den Ablagestapel.
       *[false] Alle anderen, die Karten auf der Hand haben, verlieren eine zufällige davon an den Ablagestapel.
    }
grimwood-text-demon =
    Lösche eine Kombination aus, ganz gleich, wem sie gehört, notfalls die eigene: Ihre Karten kommen auf
    den Ablagestapel. Was der Drache bewacht, ist vor ihm sicher.
grimwood-text-dracula =
    Such dir ein Opfer aus und bestiehl es zweimal nacheinander. { $amulet_power_scope ->
        [first_only] Ein Amulett hilft nur gegen den ersten Biss.
       *[each] Gegen jeden Biss hilft ein eigenes Amulett.
    }
grimwood-text-dragon =
    { $dragon_mode ->
        [as_power] Wird er mit seiner Kraft gespielt, bewacht er die Kombination, in der er liegt
       *[static] Er bewacht die Kombination, in der er liegt, und kostet dabei keine Aktion
    }: Nichts kommt mehr hinzu, und keine Kraft, auch deine nicht, kann sie nehmen, tauschen,
    zerstören oder eine Karte aus ihr ziehen.{ $dragon_mode ->
        [as_power] {" "}Nur ausgelegt ist er ein Fabelwesen wie jedes andere.
       *[static] {""}
    }
grimwood-text-dwarf =
    Deck die oberste Karte des Nachziehstapels nur für dich auf, dazu die oberste des Ablagestapels.
    Eine behältst du, die andere wird abgeworfen.
grimwood-text-elf =
    { $elf_scope ->
        [gained_this_turn] Ein anderes Fabelwesen, das in diesem Zug in deine Auslage gekommen ist,
       *[any_controlled] Ein anderes Fabelwesen deiner Auslage
    } wirkt noch einmal, als hättest du es eben gespielt; nur der Drache nicht. Keine Karte wirkt
    in einem Zug öfter als { $power_limit ->
        [1] einmal
        [3] dreimal
       *[2] zweimal
    }.
grimwood-text-faeries =
    Such dir zwei Karten aus dem Ablagestapel für deine Hand aus. Eine davon, Fabelwesen oder Rune,
    darfst du auf der Stelle kostenlos spielen.
grimwood-text-ghouls = Zieh eine Karte oder stiehl eine. Gegen den Diebstahl hilft ein Amulett.
grimwood-text-giant =
    Such dir eine Karte aus dem Ablagestapel für deine Hand aus. Ein Fabelwesen oder eine Rune
    darfst du auf der Stelle kostenlos spielen.
grimwood-text-goblins =
    Stiehl bis zu dreimal, immer beim selben Opfer oder bei verschiedenen. { $amulet_power_scope ->
        [first_only] Jedes Opfer kann nur den ersten Griff mit einem Amulett abwehren.
       *[each] Gegen jeden Griff hilft ein eigenes Amulett.
    }
grimwood-text-highwayman =
    { $highwayman_mode ->
        [all] Alle deine Kombinationen wechseln den Platz mit allen einer anderen Person
       *[one_for_one] Eine deiner Kombinationen wechselt den Platz mit einer fremden
    }. { $highwayman_may_give_himself ->
        [false] Die Kombination, in der er selbst liegt, bleibt bei dir.
       *[true] Die Kombination, in der er selbst liegt, ist davon nicht ausgenommen.
    } Was der Drache bewacht, bleibt, wo es ist.
grimwood-text-hydra = Sieh eine fremde Hand durch. Sonst bekommt sie niemand zu Gesicht.
grimwood-text-mage = Zwei Karten vom Nachziehstapel kommen auf deine Hand.
grimwood-text-nymph =
    Hol dir ein anderes Fabelwesen { $already_played_scope ->
        [others_only] aus einer fremden Kombination
        [table_and_discard] aus irgendeiner Kombination oder vom Ablagestapel
       *[table] aus irgendeiner Kombination, auch einer eigenen
    }. { $nymph_effect ->
        [may] Es kommt auf deine Hand, und du darfst es auf der Stelle kostenlos spielen.
       *[must] Es wird vor dir ausgelegt und muss sein Werk tun, auch wenn es dir schadet.
    } Was der Drache bewacht, bleibt ihr verwehrt.
grimwood-text-shadow_queen =
    Sieh alle fremden Hände durch, such dir dann ein Opfer aus und stiehl dort blind eine Karte.
    Gegen den Diebstahl hilft ein Amulett.
grimwood-text-sorceress =
    Zahle mit { $sorceress_cost ->
        [pair_from_hand] zwei Eulen oder zwei Krähen von der Hand
       *[set_of_three] drei Eulen oder drei Krähen, aus deiner Auslage oder von der Hand
    }, und eine fremde Kombination gehört dir. Was der Drache bewacht, bleibt ihr verwehrt.
grimwood-text-the_eternals =
    Zieh oder stiehl Karte um Karte, bis du sieben hast, oder hör früher auf. { $amulet_power_scope ->
        [first_only] Jedes Opfer kann nur den ersten Griff mit einem Amulett abwehren.
       *[each] Gegen jeden Griff hilft ein eigenes Amulett.
    }
grimwood-text-the_laraki =
    Heb für jede Person am Tisch eine Karte vom Ablagestapel ab. Eine behältst du, die übrigen
    verteilst du reihum, je eine, und bestimmst, wer welche bekommt.
grimwood-text-troll = Such dir ein Opfer aus: Eine zufällige Karte seiner Hand kommt auf den Ablagestapel. Kein Amulett hilft dagegen.
grimwood-text-werewolf = Such dir ein Opfer aus: Sein nächster Zug fällt aus.
grimwood-text-owl = Drei Eulen sind eine Kombination zu 10 Punkten. Auch die Hexe nimmt sie in Zahlung.
grimwood-text-crow = Drei Krähen sind eine Kombination zu 10 Punkten. Auch die Hexe nimmt sie in Zahlung.
grimwood-text-swamp = Mit einem Pfad und einer Lichtung ergibt er eine Kombination zu 5 Punkten; drei Sümpfe bringen 3.
grimwood-text-path = Mit einem Sumpf und einer Lichtung ergibt er eine Kombination zu 5 Punkten; drei Pfade bringen 3.
grimwood-text-clearing = Mit einem Sumpf und einem Pfad ergibt sie eine Kombination zu 5 Punkten; drei Lichtungen bringen 3.
grimwood-text-amulet =
    Deine Antwort auf Langfinger: Der Diebstahl misslingt, das Amulett wird abgeworfen. War es ein
    gewöhnlicher Diebstahl und nicht der eines Fabelwesens, ist der Zug des Diebs auf der Stelle vorbei.
grimwood-text-rune =
    Leg sie ab und gewinne für diesen Zug zwei Zusatzaktionen: je ein Ziehen, ein Stehlen, eine
    Kraft oder noch eine Rune.

## Fragen, benannt nach dem Frame, der sie stellt

grimwood-main-action =
    { $only ->
        [end] Es bleibt nichts mehr zu tun, als den Zug zu beenden.
       *[more] Du bist am Zug. Was tust du?
    }
grimwood-steal =
    { $amulet ->
        [yes] { $seat } greift in deine Hand. Zeigst du ein Amulett?
       *[no] { $seat } greift in deine Hand, und du hast kein Amulett.
    }
grimwood-place = Wohin legst du { $card_accusative }?
grimwood-immediate = Du hast jetzt { $card_accusative } auf der Hand. Gleich spielen?
grimwood-immediate-two =
    { $card ->
        [Rune] { $card2 ->
            [Rune] Du hast zwei Runen dazubekommen. Eine davon gleich spielen?
           *[other] Du hast jetzt { $card_accusative } und { $card2_accusative } auf der Hand. Eine Karte davon gleich spielen?
        }
       *[other] Du hast jetzt { $card_accusative } und { $card2_accusative } auf der Hand. Eine Karte davon gleich spielen?
    }
grimwood-discard-to-limit =
    { $count ->
        [one] Du hast eine Karte mehr als sieben. Welche wirfst du ab?
       *[other] Du hast { $count } Karten mehr als sieben. Welche wirfst du zuerst ab?
    }
grimwood-amazon = Die Amazone: Welche Karte nennst du?
grimwood-boogeyman = Der Schwarze Mann: Mit wem tauschst du die Handkarten?
grimwood-bride = Die Braut: Wen holt sie sich?
grimwood-nymph = Die Nymphe: Wen holt sie sich?
grimwood-demon = Der Dämon: Welche Kombination zerstört er?
grimwood-dracula = Dracula: Wen bestiehlt er?
grimwood-troll = Der Troll: Wer verliert eine Karte?
grimwood-dwarf-keep = Der Zwerg hat { $card_accusative } vom Nachziehstapel und { $card2_accusative } vom Ablagestapel aufgedeckt. Was behältst du?
grimwood-elf = Die Elfe: Wer wirkt noch einmal?
grimwood-faeries = Die Feen: Welche Karte nimmst du als erste?
grimwood-faeries-second = Die Feen: Und welche als zweite?
grimwood-ghouls = Der Grabschänder: Ziehen oder stehlen?
grimwood-giant = Der Riese: Welche Karte nimmst du?
grimwood-goblins = Die Kobolde: Wen bestehlen sie zuerst?
grimwood-goblins-next =
    Die Kobolde: { $count ->
        [one] Noch ein Griff. Wen bestehlen sie?
       *[other] Noch { $count } Griffe. Wen bestehlen sie?
    }
grimwood-highwayman = Der Straßenräuber: Welche Kombination gibst du her?
grimwood-highwayman-all = Der Straßenräuber: Mit wem tauschst du alle Kombinationen?
grimwood-highwayman-take = Der Straßenräuber: Du gibst her: { $cards }. Welche Kombination nimmst du dafür?
grimwood-hydra = Die Hydra: Wessen Hand siehst du dir an?
grimwood-shadow-queen-steal = Die Schattenkönigin: Wen bestiehlst du?
grimwood-sacrifice = Die Hexe: Was opferst du?
grimwood-sacrifice-take = Die Hexe: Welche Kombination nimmst du?
grimwood-eternals-next =
    Die Unsterblichen: { $count ->
        [one] Dir fehlt noch eine Karte
       *[other] Dir fehlen noch { $count } Karten
    } bis sieben. Ziehen oder stehlen?
grimwood-give-aside =
    { $seat_to_is ->
        [you] Der Laraki: Welche Karte behältst du?
       *[other] Der Laraki: Welche Karte bekommt { $seat_to }?
    }
grimwood-werewolf = Der Werwolf: Wer setzt aus?

## Antworten

grimwood-do-end = Den Zug beenden
grimwood-do-decline = Darauf verzichten
grimwood-do-stop = Aufhören
grimwood-do-give-other = Lieber eine andere Kombination geben
grimwood-do-pay-other = Lieber etwas anderes opfern
grimwood-do-allow = Geschehen lassen
grimwood-do-block =
    { $how ->
        [regular] Mit einem Amulett abwehren; damit endet der Zug von { $seat }
       *[power] Mit einem Amulett abwehren
    }
grimwood-do-draw = Eine Karte ziehen
grimwood-do-draw-closing = Eine Karte ziehen; das ist deine letzte Aktion
grimwood-do-draw-extra = Als Zusatzaktion eine Karte ziehen
grimwood-do-rune = Eine Rune spielen, für zwei Zusatzaktionen
grimwood-do-rune-now = Die Rune gleich spielen, für zwei Zusatzaktionen
grimwood-do-keep =
    { $count ->
        [1] Für später behalten
       *[other] Beide für später behalten
    }
grimwood-do-new = Als neue Kombination
grimwood-do-keep-deck = Vom Nachziehstapel behalten: { $card }
grimwood-do-keep-discard = Vom Ablagestapel behalten: { $card }
grimwood-do-steal =
    Bei { $seat } stehlen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
grimwood-do-steal-closing =
    Bei { $seat } stehlen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }); das ist deine letzte Aktion
grimwood-do-steal-extra =
    Als Zusatzaktion bei { $seat } stehlen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
grimwood-do-seat =
    { $seat } ({ $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
grimwood-do-set =
    { $set ->
        [owls] Drei Eulen
        [crows] Drei Krähen
        [swamps] Drei Sümpfe
        [paths] Drei Pfade
        [clearings] Drei Lichtungen
       *[mixed] Sumpf, Pfad und Lichtung
    } auslegen (+{ $points })
grimwood-do-pay-set =
    Mit { $set ->
        [crows] drei Krähen
       *[owls] drei Eulen
    } von der Hand opfern
grimwood-do-pay-pair =
    Mit { $set ->
        [crows] zwei Krähen
       *[owls] zwei Eulen
    } von der Hand opfern
grimwood-do-pay-combo = Deine Kombination { $cards } opfern (−{ $points })
grimwood-do-play =
    { $card }: spielen und { $card_gender ->
        [feminine] ihre
        [plural] ihre
       *[other] seine
    } Kraft nutzen
grimwood-do-lay =
    { $card }: auslegen, ohne { $card_gender ->
        [feminine] ihre
        [plural] ihre
       *[other] seine
    } Kraft zu nutzen
grimwood-do-lay-plain = { $card }: auslegen
grimwood-do-play-now = { $card }: gleich spielen
grimwood-do-lay-now =
    { $card }: gleich auslegen, ohne { $card_gender ->
        [feminine] ihre
        [plural] ihre
       *[other] seine
    } Kraft zu nutzen
grimwood-do-name = { $card }
grimwood-do-pick = { $card }
grimwood-do-discard = Ablegen: { $card }
grimwood-do-take =
    { $seat_is ->
        [you] { $card }, aus deiner eigenen Auslage
       *[other] { $card }, aus der Auslage von { $seat }
    }
grimwood-do-take-discarded = { $card }, vom Ablagestapel
grimwood-do-again = { $card }
grimwood-do-join = { $cards } anlegen ({ $before } → { $points } Punkte)
grimwood-do-destroy =
    { $seat_is ->
        [you] Deine eigene: { $cards } ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        })
       *[other] Die von { $seat }: { $cards } ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        })
    }
grimwood-do-give =
    Hergeben: { $cards } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
grimwood-do-seize =
    Die von { $seat } nehmen: { $cards } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })

## Ereignisse: eine Karte wechselt den Ort

grimwood-event-deck-hand =
    { $seat_is ->
        [you] Du ziehst { $card_accusative }.
       *[other] { $seat } zieht { $card_accusative }.
    }
grimwood-event-deck-hand-unseen =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
grimwood-event-deck-aside =
    Oben auf dem Nachziehstapel { $card_gender ->
        [plural] liegen { $card_nominative }
       *[other] liegt { $card_nominative }
    }.
grimwood-event-deck-aside-unseen = Die oberste Karte des Nachziehstapels wird abgehoben, ohne dass du sie siehst.
grimwood-event-discard-aside =
    Vom Ablagestapel { $card_gender ->
        [plural] werden { $card_nominative }
       *[other] wird { $card_nominative }
    } abgehoben.
grimwood-event-discard-hand =
    { $seat_is ->
        [you] Du nimmst { $card_accusative } vom Ablagestapel.
       *[other] { $seat } nimmt { $card_accusative } vom Ablagestapel.
    }
grimwood-event-aside-hand =
    { $seat_is ->
        [you] Du bekommst { $card_accusative }.
       *[other] { $seat } bekommt { $card_accusative }.
    }
grimwood-event-aside-hand-unseen =
    { $seat_is ->
        [you] Du behältst die Karte vom Nachziehstapel.
       *[other] { $seat } behält die Karte vom Nachziehstapel.
    }
grimwood-event-aside-discard =
    Auf den Ablagestapel { $card_gender ->
        [plural] kommen { $card_nominative }
       *[other] kommt { $card_nominative }
    }.
grimwood-event-aside-row =
    { $seat_is ->
        [you] Du legst { $card_accusative } aus.
       *[other] { $seat } legt { $card_accusative } aus.
    }
grimwood-event-hand-aside =
    { $seat_is ->
        [you] Du zeigst { $card_accusative } vor.
       *[other] { $seat } zeigt { $card_accusative } vor.
    }
grimwood-event-hand-row =
    { $seat_is ->
        [you] Du legst { $card_accusative } von der Hand aus.
       *[other] { $seat } legt { $card_accusative } von der Hand aus.
    }
grimwood-event-hand-discard =
    { $seat_is ->
        [you] Du wirfst { $card_accusative } ab.
       *[other] { $seat } wirft { $card_accusative } ab.
    }
grimwood-event-hand-hand =
    { $seat_is ->
        [you] Du bekommst { $card_accusative } von { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } bekommt { $card_accusative } von dir.
           *[other] { $seat } bekommt { $card_accusative } von { $seat_from }.
        }
    }
grimwood-event-hand-hand-unseen =
    { $seat_is ->
        [you] Du bekommst eine Karte von { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } bekommt eine Karte von dir.
           *[other] { $seat } bekommt eine Karte von { $seat_from }.
        }
    }
grimwood-event-row-hand =
    { $own ->
        [yes] { $seat_is ->
            [you] Du nimmst { $card_accusative } aus der eigenen Auslage auf die Hand.
           *[other] { $seat } nimmt { $card_accusative } aus der eigenen Auslage auf die Hand.
        }
       *[no] { $seat_is ->
            [you] Du holst { $card_accusative } aus der Auslage von { $seat_from } auf die Hand.
           *[other] { $seat_from_is ->
                [you] { $seat } holt { $card_accusative } aus deiner Auslage auf die Hand.
               *[other] { $seat } holt { $card_accusative } aus der Auslage von { $seat_from } auf die Hand.
            }
        }
    }
grimwood-event-row-aside =
    { $seat_is ->
        [you] Deine Auslage verliert { $card_accusative }.
       *[other] Die Auslage von { $seat } verliert { $card_accusative }.
    }
grimwood-event-row-discard =
    { $seat_is ->
        [you] Du verlierst { $card_accusative } an den Ablagestapel.
       *[other] { $seat } verliert { $card_accusative } an den Ablagestapel.
    }
grimwood-event-shown =
    { $seat_is ->
        [you] Auf deiner Hand: { $card }.
       *[other] Auf der Hand von { $seat } siehst du { $card_accusative }.
    }
grimwood-event-shown-unseen =
    { $seat_is ->
        [you] Eine Karte deiner Hand wird angesehen.
       *[other] Eine Karte von { $seat } wird angesehen.
    }
grimwood-event-shuffled = Der Nachziehstapel wird gemischt.
grimwood-event-swapped =
    { $seat_is ->
        [you] Du tauschst die Handkarten mit { $seat_other }.
       *[other] { $seat_other_is ->
            [you] { $seat } tauscht die Handkarten mit dir.
           *[other] { $seat } tauscht die Handkarten mit { $seat_other }.
        }
    }
grimwood-event-finished = Der letzte Zug ist gespielt.

## Ereignisse: Tatsachen

grimwood-event-turn =
    { $seat_is ->
        [you] Zug { $number }: du
       *[other] Zug { $number }: { $seat }
    }
grimwood-event-skipped =
    { $seat_is ->
        [you] Du musst wegen des Werwolfs aussetzen.
       *[other] { $seat } muss wegen des Werwolfs aussetzen.
    }
grimwood-event-started =
    { $seat_is ->
        [you] Du nutzt die Kraft { $card_genitive }.
       *[other] { $seat } nutzt die Kraft { $card_genitive }.
    }
grimwood-event-blocked =
    { $seat_is ->
        [you] Du greifst in die Hand von { $seat_from } und triffst auf ein Amulett: nichts gestohlen.
       *[other] { $seat_from_is ->
            [you] { $seat } greift in deine Hand und trifft auf dein Amulett: nichts gestohlen.
           *[other] { $seat } greift in die Hand von { $seat_from } und trifft auf ein Amulett: nichts gestohlen.
        }
    }
grimwood-event-reached =
    { $seat_is ->
        [you] Du bestiehlst { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } bestiehlt dich.
           *[other] { $seat } bestiehlt { $seat_from }.
        }
    }
grimwood-event-named =
    { $seat_is ->
        [you] Du verlangst von allen { $card_accusative }.
       *[other] { $seat } verlangt von allen { $card_accusative }.
    }
grimwood-event-has-none =
    { $seat_is ->
        [you] Du hast { $card_negative }.
       *[other] { $seat } hat { $card_negative }.
    }
grimwood-event-taken =
    { $seat_is ->
        [you] Du bekommst eine Kombination von { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } bekommt eine Kombination von dir.
           *[other] { $seat } bekommt eine Kombination von { $seat_from }.
        }
    }
grimwood-event-token =
    { $seat_is ->
        [you] Du hetzt den Werwolf auf { $seat_from }: Der nächste Zug fällt aus.
       *[other] { $seat_from_is ->
            [you] { $seat } hetzt den Werwolf auf dich: Dein nächster Zug fällt aus.
           *[other] { $seat } hetzt den Werwolf auf { $seat_from }: Der nächste Zug fällt aus.
        }
    }
grimwood-event-last-round =
    { $count ->
        [0] Der Nachziehstapel ist leer. Das ist der letzte Zug.
        [one] Der Nachziehstapel ist leer. Danach kommt noch ein Zug.
       *[other] Der Nachziehstapel ist leer. Danach kommen noch { $count } Züge.
    }
grimwood-event-looked =
    { $seat_is ->
        [you] Du siehst dir die Hand von { $seat_from } an.
       *[other] { $seat_from_is ->
            [you] { $seat } sieht sich deine Hand an.
           *[other] { $seat } sieht sich die Hand von { $seat_from } an.
        }
    }
grimwood-event-rune-played =
    { $seat_is ->
        [you] Du spielst eine Rune und bekommst zwei Zusatzaktionen.
       *[other] { $seat } spielt eine Rune und bekommt zwei Zusatzaktionen.
    }
grimwood-event-turn-cut =
    { $seat_is ->
        [you] Damit ist dein Zug vorbei.
       *[other] Damit ist der Zug von { $seat } vorbei.
    }
grimwood-event-stalled =
    { $seat_is ->
        [you] Seit { $count } Zügen hat niemand den Nachziehstapel angerührt: Du musst ziehen, nicht stehlen.
       *[other] Seit { $count } Zügen hat niemand den Nachziehstapel angerührt: { $seat } muss ziehen, nicht stehlen.
    }

## Ereignisse, zusammen erzählt

grimwood-told-dealt = Alle haben drei Karten bekommen.
grimwood-told-played =
    { $seat_is ->
        [you] Du spielst { $card_accusative }.
       *[other] { $seat } spielt { $card_accusative }.
    }
grimwood-told-laid =
    { $seat_is ->
        [you] Du legst { $card_accusative } aus, ohne { $card_gender ->
            [feminine] ihre
            [plural] ihre
           *[other] seine
        } Kraft zu nutzen.
       *[other] { $seat } legt { $card_accusative } aus, ohne { $card_gender ->
            [feminine] ihre
            [plural] ihre
           *[other] seine
        } Kraft zu nutzen.
    }
grimwood-told-set =
    { $seat_is ->
        [you] Du legst
       *[other] { $seat } legt
    } { $set ->
        [owls] drei Eulen
        [crows] drei Krähen
        [swamps] drei Sümpfe
        [paths] drei Pfade
        [clearings] drei Lichtungen
       *[mixed] Sumpf, Pfad und Lichtung
    } aus (+{ $points }).
grimwood-told-stolen =
    { $seat_is ->
        [you] Du stiehlst { $seat_from } { $card_accusative }.
       *[other] { $seat_from_is ->
            [you] { $seat } stiehlt dir { $card_accusative }.
           *[other] { $seat } stiehlt { $card_accusative } von { $seat_from }.
        }
    }
grimwood-told-stolen-unseen =
    { $seat_is ->
        [you] Du stiehlst eine Karte von { $seat_from }.
       *[other] { $seat_from_is ->
            [you] { $seat } stiehlt dir eine Karte.
           *[other] { $seat } stiehlt eine Karte von { $seat_from }.
        }
    }
grimwood-told-given =
    { $seat_is ->
        [you] { $seat_from } gibt dir { $card_accusative }.
       *[other] { $seat_from_is ->
            [you] Du gibst { $seat } { $card_accusative }.
           *[other] { $seat_from } gibt { $seat } { $card_accusative }.
        }
    }
grimwood-told-scrapped =
    { $seat_is ->
        [you] Aus deiner Auslage kommt auf den Ablagestapel: { $cards } (−{ $points }).
       *[other] Aus der Auslage von { $seat } kommt auf den Ablagestapel: { $cards } (−{ $points }).
    }
grimwood-told-saw =
    { $seat_is ->
        [you] Du hast jetzt auf der Hand: { $cards }.
       *[other] Du siehst die Hand von { $seat }: { $cards }.
    }

## Spielfläche

grimwood-board-seat =
    { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }{ $skips ->
        [0] {""}
        [one] , setzt einmal aus
       *[other] , setzt { $skips }-mal aus
    }
grimwood-board-combo = { $cards } ({ $points })
grimwood-board-combo-frozen = 🔒 { $cards } ({ $points })
grimwood-board-none = noch keine Kombination
grimwood-board-piles = Nachziehstapel: { $count }. Ablagestapel: { $total }, obenauf { $card_nominative }.
grimwood-board-piles-bare = Nachziehstapel: { $count }. Der Ablagestapel ist leer.
grimwood-board-aside = Beiseitegelegt: { $cards }
grimwood-board-last-round =
    { $count ->
        [0] Letzte Runde: Das ist der letzte Zug der Partie.
        [one] Letzte Runde: Nach diesem Zug kommt noch einer.
       *[other] Letzte Runde: Nach diesem Zug kommen noch { $count }.
    }
grimwood-board-budget =
    In diesem Zug noch: { $plays }× Kraft oder Rune, { $closes }× ziehen oder stehlen, { $extras ->
        [one] 1 Zusatzaktion
       *[other] { $extras } Zusatzaktionen
    }
grimwood-board-actions =
    In diesem Zug noch: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, davon höchstens { $powers } mit einer Kraft
grimwood-board-hand =
    { $count ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand: { $cards }
    }

## Zonen und Felder

grimwood-zone-deck = Nachziehstapel
grimwood-zone-discard = Ablagestapel
grimwood-zone-aside = beiseitegelegt
grimwood-zone-removed = aus dem Spiel
grimwood-zone-hand = Hand
grimwood-zone-row = Auslage

grimwood-field-options = Tischregeln
grimwood-field-rows = Auslagen
grimwood-field-skips = Züge, die ausfallen
grimwood-field-starter = wer begonnen hat
grimwood-field-active = wer am Zug ist
grimwood-field-plays = Kräfte oder Runen übrig
grimwood-field-closes = Ziehen oder Stehlen übrig
grimwood-field-extras = Zusatzaktionen übrig
grimwood-field-actions = Aktionen übrig
grimwood-field-powers = Kräfte übrig
grimwood-field-closed = hat gezogen oder gestohlen
grimwood-field-starts = Kräfte, die in diesem Zug gewirkt haben
grimwood-field-gained = in diesem Zug gewonnene Fabelwesen
grimwood-field-awake = Drache wach
grimwood-field-drew = Nachziehstapel in diesem Zug angerührt
grimwood-field-idle = Züge, seit der Nachziehstapel angerührt wurde
grimwood-field-left = Züge bis zum Ende, seit der Nachziehstapel leer ist
grimwood-field-turn = Zug
