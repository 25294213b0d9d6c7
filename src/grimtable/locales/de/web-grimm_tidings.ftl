### Was nur das Brett von Grimm Tidings im Browser sagt.

## Plätze und Phasen

web-tidings-level-of = Stufe { $level } von 10
web-tidings-no-class = keine Klasse
web-tidings-gear = Ausrüstung { $number }
web-tidings-strength = Stärke { $number }
web-tidings-mark = { $number } im nächsten Kampf
web-tidings-bot = Bot
web-tidings-turn = am Zug
web-tidings-your-turn = du bist am Zug
web-tidings-help = Um Hilfe bitten
web-tidings-trade = Tauschen
web-tidings-state-fights = kämpft
web-tidings-state-helps = hilft
web-tidings-state-runs = läuft weg
web-tidings-state-offers = bietet an
web-tidings-news-refused = sagt Nein
web-tidings-news-offered = fragt an
web-tidings-news-volunteered = bietet Hilfe an
web-tidings-news-escaped = entkommen
web-tidings-news-caught = erwischt
web-tidings-news-spared = verschont
web-tidings-news-helper-came = hilft
web-tidings-news-helper-left = nicht mehr im Kampf
web-tidings-news-robbery = wollte stehlen
web-tidings-news-backstab = hat zugestochen
web-tidings-news-killed = Kampf gewonnen
web-tidings-news-won-without = kein Monster mehr da
web-tidings-news-rolled = hat { $number } gewürfelt
web-tidings-news-sold = hat verkauft
web-tidings-phases = Phasen des Zugs
web-tidings-phase-setup = Aufbau
web-tidings-before = vor Runde 1
web-tidings-phase-arrange = Ordnen
web-tidings-phase-fight = Kampf
web-tidings-phase-trouble = Ärger oder Beute
web-tidings-phase-charity = Milde Gabe
web-tidings-round =
    { $seat_is ->
        [you] Runde { $number } · dein Zug
       *[other] Runde { $number } · { $seat }
    }

## Before the first turn

web-tidings-start-goal = Wer zuerst Stufe 10 erreicht, gewinnt
web-tidings-start-tenth = Die zehnte Stufe bringt nur ein getötetes Monster. Bis dahin: kämpfe, hilf, feilsche, verfluche und stiehl.
web-tidings-start-sex = Männlich oder weiblich
web-tidings-start-sex-means = Einige Karten fragen danach. Du kannst das Los entscheiden lassen.
web-tidings-start-cards = Lege aus, was dir hilft
web-tidings-start-cards-means = Eine Klasse, Titel und Gegenstände von deiner Hand; lege an, was Platz hat.
web-tidings-start-begin = Jemand tritt die erste Tür ein
web-tidings-start-begin-means = Wenn alle bereit sind, entscheidet das Los, wer beginnt.

## Was vor jemandem liegt

web-tidings-role-class = Klasse
web-tidings-role-title = Titel
web-tidings-lying = liegt hier
web-tidings-slot-headgear = Kopf
web-tidings-slot-armor = Körper
web-tidings-slot-footgear = Füße
web-tidings-slot-hands = Hand
web-tidings-slot-both = zwei Hände
web-tidings-slot-big = Groß
web-tidings-slot-none = angelegt
web-tidings-free = frei
web-tidings-used-by = belegt: { $name }
web-tidings-my-gear = Deine Ausrüstung
web-tidings-my-strength = · Stärke { $number }
web-tidings-carried = Dabei, nicht angelegt
web-tidings-carried-short = dabei
web-tidings-locked = Im Kampf wechselst du keine Ausrüstung
web-tidings-nothing = Nichts ausgelegt
web-tidings-nothing-mine = Nichts ausgelegt
web-tidings-past-doors = abgeworfen
web-tidings-past-treasures = abgeworfen

## Der Kampf

web-tidings-totals = { $ours } zu { $theirs }
web-tidings-no-fight = kein Kampf
web-tidings-no-level = keine Stufe
web-tidings-no-change = keine Änderung
web-tidings-then-mine-wins = du gewinnst
web-tidings-then-mine-ties = Gleichstand: verloren
web-tidings-then-mine-loses = noch verloren
web-tidings-then-other-wins = reicht nicht
web-tidings-then-other-ties = hält auf: Gleichstand
web-tidings-then-other-loses = hält auf
web-tidings-strength-change = { $before } → { $strength }
web-tidings-takes-off = nimmt ab: { $cards }
web-tidings-wears = angelegt: { $change }

## Würfeln

web-tidings-roll-run = Weglaufen

## Fragen und Antworten

web-tidings-not-now = jetzt nicht
web-tidings-and-more = und mehr
web-tidings-verb-play = Spielen
web-tidings-verb-use = Benutzen
web-tidings-verb-lay = Auslegen
web-tidings-verb-equip = Anlegen
web-tidings-verb-take_off = Abnehmen
web-tidings-verb-drop = Abwerfen
web-tidings-verb-power = Kraft nutzen
web-tidings-verb-craft = Können nutzen
web-tidings-verb-card = Wählen
web-tidings-verb-thing = Wählen
web-tidings-verb-trouble = Bekämpfen

## Angebote

web-tidings-offers = Angebote

## Vorgaben

web-order-grimm_tidings-asks = Wenn andere am Zug sind oder kämpfen
web-order-grimm_tidings-asks-smart = Bei Angeboten fragen, und im Kampf, wenn ich etwas tun könnte; sonst passen
web-order-grimm_tidings-asks-own = Passen und Angebote ablehnen
web-order-grimm_tidings-asks-always = Jedes Mal fragen
web-order-grimm_tidings-react = Wenn man auf Fluch, Karte, Würfel oder Schlimme Dinge antworten könnte
web-order-grimm_tidings-react-pass = Geschehen lassen
