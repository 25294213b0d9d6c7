### Was nur das Brett des Grimoires im Browser sagt.

web-madness-round = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
web-madness-turn = Zug { $turn } von { $turns }
web-madness-in-hand = Wahnsinn auf der Hand: { $count }
web-madness-book = Das Buch
web-madness-monster = Monster { $number } von { $count }
web-madness-closed = Noch ist das Buch zu.
web-madness-if-beaten = Besiegt:
web-madness-if-not = Entkommt es:
web-madness-next = Nächste Flüche:
web-madness-ritual = Ritual
web-madness-pips = Gefüllt: Das könnt ihr jetzt zahlen, Unterstützung mitgezählt.
web-madness-track = Der Ritualkreis und seine Flüche
web-madness-now = · jetzt
web-madness-down = umgedreht
web-madness-strikes =
    { $count ->
        [0] hat zugeschlagen
        [1] schlägt nächsten Zug zu
       *[other] in { $count } Zügen
    }
web-madness-cost = kostet { $cards }
web-madness-under =
    { $count ->
        [one] darunter liegt eine Wahnsinnskarte
       *[other] darunter liegen { $count } Wahnsinnskarten
    }
web-madness-library = Zu lernen
web-madness-more = +{ $count }
web-madness-supply = Vorrat
web-madness-danger = Gefahr unter { $count }
web-madness-banished = { $count } gebannt
web-points-short-book_of_madness = besiegt
web-score-book_of_madness =
    { $count ->
        [one] Ein Monster besiegt
       *[other] { $count } Monster besiegt
    }
web-madness-of = { $number } von { $count }
web-madness-arrival = Bei der Ankunft:
web-madness-phases = Die Phasen eines Zugs
web-madness-phase-concentrate = Konzentration
web-madness-phase-monster = Monster
web-madness-phase-act = Aktion
web-madness-phase-regenerate = Regeneration
web-madness-broken = gebannt
web-madness-support = Deine Unterstützung
web-madness-support-of = Unterstützung: { $seat }
web-madness-spells = Deine Zauber
web-madness-spells-of = Zauber: { $seat }
web-madness-ready = { $ready } von { $count } bereit
web-madness-spent = benutzt
web-madness-holds = { $seat } hat auf der Hand: { $cards }
web-madness-lies = In der Unterstützungszone: { $cards }
web-madness-characters = Die Zauberlehrlinge
web-madness-be = { $name } sein

## Bezahlen

web-madness-ask-dispel = „{ $card }“ bannen für { $cards }
web-madness-ask-learn = „{ $card }“ lernen für { $cards }
web-madness-ask-gain = { $card } hinzugewinnen für { $cards }
web-madness-ask-cast = „{ $card }“ wirken für { $cards }
web-madness-ask-cure =
    { $count ->
        [one] Eine Wahnsinnskarte kurieren für ein beliebiges Element
       *[other] Eine Wahnsinnskarte kurieren für { $count } Elemente derselben Art
    }
web-madness-ask-free = { $what }: Es ist nichts zu bezahlen
web-madness-chosen = Für dich gewählt: { $what }. Zum Ändern Karten antippen.
web-madness-paying = Du bezahlst mit: { $what }.
web-madness-from-hand = { $cards } von deiner Hand
web-madness-from-support =
    { $seat_is ->
        [you] { $cards } aus deiner Unterstützung
       *[other] { $cards } aus der Unterstützung von { $seat }
    }
web-madness-lost =
    { $count ->
        [one] Ein Element zu viel ({ $cards }) geht verloren
       *[other] Zu viel und verloren: { $cards }
    }{ $why ->
        [fit] , genau passt nichts.
       *[less] , weniger Karten würden reichen.
    }
web-madness-missing = Es fehlt noch: { $cards }.
web-madness-times = Wie stark
web-madness-reward = Du nimmst
web-madness-pay = { $paid } für { $needed } bezahlen
web-madness-then-dispel =
    { $has_reward ->
        [no] und den Fluch bannen
       *[other] und { $reward } nehmen
    }
web-madness-then-learn = und lernen
web-madness-then-gain = und nehmen
web-madness-then-cast = und wirken
web-madness-then-cure = und kurieren

## Das Ende

web-madness-end-won = Das Buch ist zu
web-madness-end-last_monster = Das Buch bleibt offen
web-madness-end-stack_empty = Das Buch bleibt offen
web-madness-end-all_mad = Das Buch bleibt offen
web-madness-end-agreed =
    { $turn ->
        [0] Ihr habt vor dem ersten Zug aufgehört
       *[other] Ihr habt in Zug { $turn } aufgehört
    }
web-madness-together-won = Ihr habt gemeinsam gewonnen:
web-madness-together-lost = Ihr habt gemeinsam verloren:
web-madness-together-agreed = Weder gewonnen noch verloren:
web-madness-team = { $seats }
web-madness-monsters = Die sechs Monster
web-madness-fate-beaten = besiegt
web-madness-fate-escaped = entkommen
web-madness-fate-open = noch da
web-madness-broken-of = { $count } von { $all }
web-madness-why-heading-won = Warum ihr gewonnen habt
web-madness-why-heading-lost = Warum ihr verloren habt
web-madness-why-heading-agreed = Wie es stand
web-madness-why-won =
    Kein Fluch war mehr da, als der Ritualmarker zurückkam. { $count ->
        [0] Kein Monster ist entkommen.
        [one] Ein Monster war entkommen; nur das sechste entscheidet.
       *[other] { $count } Monster waren entkommen; nur das sechste entscheidet.
    }
web-madness-why-last_monster = Das letzte Monster wurde nicht besiegt: { $cards } lag noch da, als der Ritualmarker zurückkam.
web-madness-why-stack_empty =
    { $seat_is ->
        [you] In deinem Zug ({ $turn }) musste eine Wahnsinnskarte genommen werden, und der Stapel war leer.
       *[other] Im Zug von { $seat } ({ $turn }) musste eine Wahnsinnskarte genommen werden, und der Stapel war leer.
    }
web-madness-why-all_mad = Alle sind dem Wahnsinn verfallen: sechs Wahnsinnskarten auf der Hand am Ende eines Zugs.
web-madness-why-agreed = Die Partie wurde vor der letzten Seite beendet.
web-madness-left = { $count } übrig
web-madness-unbroken = wurde nie gebannt
web-madness-nobody = niemand
web-madness-turn-when =
    Zug { $turn }, { $struck ->
        [yes] nachdem er zugeschlagen hatte
       *[no] bevor er zuschlug
    }
web-madness-help =
    { $seat_is ->
        [you] mit „{ $card }“ von dir
       *[other] mit „{ $card }“ von { $seat }
    }

## Absprachen

web-madness-plan-tab = Plan
web-madness-plan = Wer übernimmt was
web-madness-plan-seen = Das sehen alle im Team. Es bindet niemanden.
web-madness-plan-empty = Es liegt kein Fluch da.
web-madness-plan-takes =
    { $seat_is ->
        [you] Du übernimmst „{ $card }“
       *[other] { $seat } übernimmt „{ $card }“
    }
web-madness-plan-open = „{ $card }“: noch niemand
web-madness-plan-points =
    { $seat_is ->
        [you] Du zeigst darauf
       *[other] { $seat } zeigt darauf
    }
web-madness-plan-promises =
    { $seat_is ->
        [you] Du versprichst { $cards }
       *[other] { $seat } verspricht { $cards }
    }
web-madness-plan-take = Ich übernehme ihn
web-madness-plan-leave = Doch nicht
web-madness-plan-point = Darauf zeigen
web-madness-plan-unpoint = Nicht mehr zeigen
web-madness-plan-promise = Versprechen …
web-madness-plan-choose = Tippe an, was du für „{ $card }“ versprichst.
web-madness-plan-done = Fertig
web-madness-plan-sum = versprochen: { $count } von { $all }
web-madness-plan-bots =
    { $seat_is ->
        [you] Die Bots überlassen ihn dir.
       *[other] Die Bots überlassen ihn { $seat }.
    }
web-madness-plan-kept = { $cards } ist für „{ $card }“ versprochen.
