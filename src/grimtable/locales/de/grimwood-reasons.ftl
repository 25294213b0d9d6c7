### Grimwood: warum sich etwas gerade nicht wählen lässt.

## Gar nicht gefragt

grimwood-reason-game-over = Das Spiel ist aus, die Kombinationen sind gezählt.
grimwood-reason-watching = Du siehst nur zu; handeln können allein die Mitspielenden.
grimwood-reason-not-your-turn = { $seat } ist am Zug. Du kannst derzeit höchstens einen Diebstahl abwehren.
grimwood-reason-turn-lost = Der Werwolf hat dich deinen nächsten Zug gekostet.
grimwood-reason-no-more-turns = Der Nachziehstapel ist leer, und deinen letzten Zug hast du schon gehabt.
grimwood-reason-round-finishes = Der Nachziehstapel ist leer, und die Runde endet, bevor du noch einmal an der Reihe wärst.
grimwood-reason-victim-answers = Erst darf { $seat } auf deinen Diebstahl antworten.
grimwood-reason-victim-answers-power = Erst darf { $seat } auf diesen Diebstahl antworten, dann geht deine Kraft weiter.
grimwood-reason-steal-elsewhere = Bestohlen wird { $seat }, nicht du. Nur wer bestohlen wird, kann ein Amulett einsetzen.
grimwood-reason-not-there = So etwas gibt es an dieser Stelle nicht.

## Die Hauptaktion: Karten

grimwood-reason-amulet-waits = Ein Amulett bleibt auf der Hand, bis dich jemand bestiehlt.
grimwood-reason-not-playable = Spielen kann man nur Fabelwesen und Runen; alle anderen Karten sind für Kombinationen da oder gegen Diebe.
grimwood-reason-animals-incomplete =
    Tiere legt man nur zu dritt und auf einmal aus. { $count ->
        [one] Dir fehlt noch { $card_nominative }.
       *[other] Dir fehlen noch { $count }× { $card }.
    }
grimwood-reason-settings-incomplete = Ein Schauplatz ({ $card }) allein lässt sich nicht auslegen. Es müssen drei gleiche sein oder Sumpf, Pfad und Lichtung, alle von deiner Hand.
grimwood-reason-mixed-incomplete = Dafür brauchst du Sumpf, Pfad und Lichtung auf der Hand, von jedem eins.
grimwood-reason-no-set = Du hast keine vollständige Tier- oder Schauplatzkombination auf der Hand.
grimwood-reason-no-mixing = Fabelwesen bleiben unter sich: Zwischen Tieren oder Schauplätzen ist kein Platz für { $card_accusative }.
grimwood-reason-no-rune = Du hast keine Rune.
grimwood-reason-rune-not-laid = Eine Rune gehört in keine Kombination. Man spielt sie, und dann wird sie abgeworfen.
grimwood-reason-rune-needs-action = Eine Rune kostet eine Aktion, und du hast keine mehr, die dafür taugt.
grimwood-reason-laying-costs = An diesem Tisch kostet es eine Aktion, ein Fabelwesen auszulegen, auch ohne seine Kraft.
grimwood-reason-play-spent = In diesem Zug hast du schon gespielt, und eine Zusatzaktion hast du nicht.
grimwood-reason-one-power = Ohne Rune gibt es nur eine Kraft je Zug.
grimwood-reason-starts-spent =
    { $count ->
        [one] Die Kraft { $card_genitive } hat in diesem Zug schon gewirkt, und öfter als einmal geht es nicht.
       *[other] Die Kraft { $card_genitive } hat in diesem Zug schon { $count }-mal gewirkt, und öfter geht es nicht.
    }
grimwood-reason-dragon-sleeps = Der Drache hat keine Kraft, die man spielen könnte. Er bewacht eine Kombination allein dadurch, dass er darin liegt.
grimwood-reason-draw-comes-first = An diesem Tisch wird zuerst gezogen oder gestohlen; Kräfte und Runen kommen danach.
grimwood-reason-turn-closed = Du hast deinen Zug schon mit Ziehen oder Stehlen abgeschlossen. Danach gibt es nur noch Kombinationen auszulegen.
grimwood-reason-actions-spent = Deine beiden Aktionen und alle zusätzlichen sind verbraucht.
grimwood-reason-action-kept = Du musst noch ziehen oder stehlen; dafür bleibt deine letzte Aktion aufgehoben.

## Die Hauptaktion: ziehen, stehlen, beenden

grimwood-reason-deck-empty = Der Nachziehstapel ist leer.
grimwood-reason-close-spent = In diesem Zug hast du schon gezogen oder gestohlen, und eine Zusatzaktion hast du nicht.
grimwood-reason-close-given-up = Du hast zuerst eine Karte gespielt und damit auf Ziehen und Stehlen verzichtet.
grimwood-reason-one-kind-of-draw = An diesem Tisch wird zusätzliches Ziehen und Stehlen nicht unterschieden: einfach ziehen oder stehlen.
grimwood-reason-no-extra = Du hast keine Zusatzaktion. Eine Rune brächte dir zwei.
grimwood-reason-not-yourself = Dich selbst kannst du nicht bestehlen.
grimwood-reason-hand-empty = { $seat } hat keine Karten auf der Hand.
grimwood-reason-hand-too-small = { $seat } hat zu wenige Karten. Ohne eine Kraft stiehlt man nur, wo mindestens { $count } auf der Hand sind.
grimwood-reason-deck-stalled = So lange hat niemand mehr gezogen, dass erst wieder eine Karte vom Nachziehstapel muss, ehe jemand stehlen darf.
grimwood-reason-stall-draw = So lange hat niemand mehr gezogen, dass du ziehen musst, ehe dein Zug enden kann.
grimwood-reason-nobody-to-steal-from = Niemand sonst hat genug Karten, um bestohlen zu werden.
grimwood-reason-owed = Solange es einen Nachziehstapel gibt, endet kein Zug, ohne dass gezogen oder gestohlen wurde.

## Die Hauptaktion: was ausliegt, und Knöpfe anderer Fragen

grimwood-reason-discards-need-a-power = Den Ablagestapel dürfen alle ansehen, aber nur eine Kraft holt Karten von dort zurück.
grimwood-reason-removed = Diese Karte ist gar nicht im Spiel, weil ihr nur zu zweit seid.
grimwood-reason-card-before-place = Wähle erst ein Fabelwesen von deiner Hand, dann die Kombination, zu der es kommt.
grimwood-reason-placed-stays = Was ausliegt, bleibt liegen, solange keine Kraft es bewegt.
grimwood-reason-set-complete = Diese Kombination ist fertig: Nichts kommt dazu, nichts kommt heraus.
grimwood-reason-combos-are-safe = Gestohlen wird von der Hand. An eine fremde Kombination kommt man nur mit einer Kraft.
grimwood-reason-nothing-to-allow = Niemand bestiehlt dich gerade.
grimwood-reason-nothing-to-block = Niemand bestiehlt dich gerade, also gibt es nichts abzuwehren.
grimwood-reason-nothing-to-decline = Es wirkt gerade keine Kraft, auf die du verzichten könntest.
grimwood-reason-nothing-to-undo = Du hast noch nichts gewählt, was du zurücknehmen könntest.
grimwood-reason-nothing-taken = Du hast nicht gerade erst eine Karte bekommen, die du behalten oder gleich spielen könntest.
grimwood-reason-place-needs-card = Nach einem Platz wird gefragt, sobald ein Fabelwesen gewählt ist.
grimwood-reason-dwarf-asks = Nur der Zwerg lässt dich zwischen einer Karte vom Nachziehstapel und einer abgeworfenen wählen.
grimwood-reason-no-free-discard = Einfach so, um sie loszuwerden, darf man keine Karte abwerfen.
grimwood-reason-pair-is-a-price = Zwei Tiere sind noch keine Kombination, sondern allenfalls ein Opfer für die Hexe.
grimwood-reason-not-now = Das passt gerade nicht in deinen Zug.

## Kräfte, die nichts bewirken würden

grimwood-reason-amazon-idle = Niemand sonst hat eine Karte, die die Amazone verlangen könnte.
grimwood-reason-boogeyman-idle = Alle Hände sind leer: Der Schwarze Mann hat nichts zu tauschen.
grimwood-reason-bride-idle = Die Braut findet keinen Mann, an den sie herankommt.
grimwood-reason-centaur-idle = Der Zentaur nimmt die zuletzt abgeworfene Karte, aber es ist keine abgeworfen worden.
grimwood-reason-dark-unicorn-idle = Niemand hat eine Karte, die das Schwarze Einhorn zertrampeln könnte.
grimwood-reason-dracula-idle = Dracula findet niemanden, der genug Karten zum Zubeißen hat.
grimwood-reason-dwarf-idle = Nachziehstapel und Ablagestapel sind leer: Da gibt es nichts zu graben.
grimwood-reason-elf-idle = In deinen Kombinationen liegt kein Fabelwesen, das die Elfe noch einmal wecken könnte.
grimwood-reason-faeries-idle = Die Feen suchen im Ablagestapel, und der ist leer.
grimwood-reason-ghouls-idle = Der Nachziehstapel ist leer und niemand zu bestehlen: nichts zu holen für den Grabschänder.
grimwood-reason-giant-idle = Der Ablagestapel ist leer: Der Riese findet nichts zum Aufheben.
grimwood-reason-goblins-idle = Niemand hat genug Karten für die Kobolde.
grimwood-reason-highwayman-idle = Es liegt keine fremde Kombination aus, die der Straßenräuber nehmen könnte.
grimwood-reason-highwayman-gives-nothing = Der Straßenräuber muss eine Kombination dafür geben, aber nicht die, in der er liegt, und eine andere hast du nicht.
grimwood-reason-hydra-idle = Alle anderen Hände sind leer: Die Hydra bekäme nichts zu sehen.
grimwood-reason-mage-idle = Der Magier zieht Karten, aber der Nachziehstapel ist leer.
grimwood-reason-nymph-idle = Die Nymphe findet kein Fabelwesen, an das sie herankommt.
grimwood-reason-shadow-queen-idle = Die Schattenkönigin fände nur leere Hände vor.
grimwood-reason-sorceress-idle = Es liegt keine fremde Kombination aus, die die Hexe nehmen könnte.
grimwood-reason-sorceress-pays-nothing =
    { $count ->
        [2] Du hast nichts, was die Hexe nimmt: Sie verlangt zwei Eulen oder zwei Krähen von deiner Hand.
       *[3] Du hast nichts, was die Hexe nimmt: Sie verlangt drei Eulen oder drei Krähen.
    }
grimwood-reason-the-eternals-idle = Der Nachziehstapel ist leer und niemand zu bestehlen: Die Unsterblichen gingen leer aus.
grimwood-reason-the-eternals-full = Wer sieben Karten auf der Hand hat, bekommt von den Unsterblichen nichts.
grimwood-reason-the-laraki-idle = Der Laraki verteilt abgeworfene Karten, und es gibt keine.
grimwood-reason-troll-idle = Niemand sonst hat noch eine Karte, die der Troll zerschlagen könnte.
grimwood-reason-power-idle = Die Kraft { $card_genitive } würde jetzt nichts bewirken.

## Einen Diebstahl beantworten, einen Platz wählen, gleich spielen, zu viele Handkarten

grimwood-reason-no-amulet = Du hast kein Amulett, um den Diebstahl abzuwehren.
grimwood-reason-thief-picks-blind = { $seat } zieht blind. Du kannst die Karte nicht aussuchen, und nur ein Amulett hilft dagegen.
grimwood-reason-answer-first = { $seat } bestiehlt dich. Antworte zuerst darauf.
grimwood-reason-own-combos-only = Du kannst { $card_accusative } nur zu deinen eigenen Kombinationen legen.
grimwood-reason-dragon-closes = Der Drache bewacht diese Kombination und lässt auch { $card_accusative } nicht hinein.
grimwood-reason-combo-full = Diese Kombination hat schon { $count } Karten und ist voll.
grimwood-reason-place-first = Wähle erst einen Platz für { $card_accusative }.
grimwood-reason-taken-must-lie = Die Nymphe hat { $card_accusative } geholt: Jetzt hilft nichts, als die Karte auszulegen.
grimwood-reason-not-just-taken = Du hast { $card_accusative } schon länger; gleich spielen kannst du nur, was du eben bekommen hast.
grimwood-reason-only-kept = Du kannst { $card_accusative } behalten, aber nicht spielen.
grimwood-reason-laid-later = Ohne die Kraft kannst du { $card_accusative } nachher kostenlos auslegen. Jetzt heißt es: spielen oder behalten.
grimwood-reason-keep-instead = Wenn du die Karte nicht spielen willst, behalte sie einfach.
grimwood-reason-taken-first = Entscheide erst, was mit der Karte { $card } geschieht: spielen oder behalten?
grimwood-reason-limit-first =
    { $count ->
        [one] Dein Zug ist vorbei. Du hast eine Karte mehr als sieben und musst sie abwerfen.
       *[other] Dein Zug ist vorbei. Du hast { $count } Karten mehr als sieben und musst sie abwerfen.
    }

## Mitten in einer Kraft

grimwood-reason-power-first = Erst wird die Kraft { $card_genitive } zu Ende geführt.
grimwood-reason-no-placing-now = Solange die Kraft { $card_genitive } wirkt, wird nichts von der Hand gespielt oder ausgelegt.
grimwood-reason-not-on-yourself = Gegen dich selbst kannst du { $card_accusative } nicht einsetzen.
grimwood-reason-nymph-compels = Die Nymphe hat { $card_accusative } gerufen, darum kannst du jetzt nicht verzichten.
grimwood-reason-nothing-in-hand = { $seat } hat eine leere Hand; da gibt es mit { $card_dative } nichts zu holen.
grimwood-reason-two-cards-needed = { $seat } hat nur eine einzige Karte. An diesem Tisch bleibt sie auch vor { $card_dative } sicher.
grimwood-reason-hands-only = Gestohlen wird von der Hand: An Kombinationen kommt man mit { $card_dative } nicht heran.
grimwood-reason-choose-a-player = Für { $card_accusative } wählst du eine Person, keine Kombination.
grimwood-reason-choose-a-card = Für { $card_accusative } wählst du eine Karte, keine Person.
grimwood-reason-choose-a-combo = Für { $card_accusative } wählst du eine Kombination, keine Person.
grimwood-reason-supernaturals-only = Das ist nichts für { $card_accusative }: Es muss ein Fabelwesen sein.
grimwood-reason-discard-only = Für { $card_accusative } stehen nur Karten des Ablagestapels zur Wahl.
grimwood-reason-amazon-asks-all = Die Amazone fragt alle anderen. Du wählst die Karte, nicht die Person.
grimwood-reason-amazon-names-cards = Die Amazone will den Namen einer Karte, keine Kombination.
grimwood-reason-others-cards-only = An diesem Tisch nimmt man mit { $card_dative } nur den anderen etwas weg.
grimwood-reason-table-only = An Abgelegtes kommt man mit { $card_dative } nicht heran, nur an Kombinationen.
grimwood-reason-frozen = Der Drache bewacht diese Kombination. Keine Kraft kommt an sie heran.
grimwood-reason-bride-men-only = Die Braut nimmt nur Männer.
grimwood-reason-nymph-herself = Sich selbst kann die Nymphe nicht holen.
grimwood-reason-elf-own-only = Die Elfe weckt nur, was in deinen eigenen Kombinationen liegt.
grimwood-reason-elf-not-elf = Sich selbst kann die Elfe nicht wecken.
grimwood-reason-elf-not-dragon = Der Drache hat keine Kraft, die die Elfe wecken könnte.
grimwood-reason-not-gained = An diesem Tisch weckt die Elfe nur, was in diesem Zug zu deinen Kombinationen kam. Das gilt nicht für { $card_accusative }.
grimwood-reason-second-pick = Eine Karte hast du genommen; die Feen bestehen auf einer zweiten.
grimwood-reason-dwarf-lifted = Der Zwerg hat zwei Karten aufgedeckt. Wähle zwischen diesen beiden.
grimwood-reason-dwarf-must-keep = Eine der beiden Karten, die der Zwerg aufgedeckt hat, musst du behalten.
grimwood-reason-laraki-lifted = Die Karten sind aufgenommen; jetzt müssen sie auch alle verteilt werden.
grimwood-reason-laraki-order =
    { $seat_is ->
        [you] Zuerst behältst du selbst eine Karte; dann geht der Laraki reihum im Uhrzeigersinn.
       *[other] Der Laraki geht reihum im Uhrzeigersinn, und als Nächstes kommt { $seat }.
    }
grimwood-reason-give-first = Sag erst, welche deiner Kombinationen der Straßenräuber hergibt.
grimwood-reason-not-himself = An diesem Tisch wird die Kombination, in der der Straßenräuber liegt, nicht hergegeben.
grimwood-reason-swap-all = An diesem Tisch tauscht der Straßenräuber alles: Wähle eine Person, keine Kombination.
grimwood-reason-nothing-to-swap = { $seat } hat keine Kombination, die sich tauschen ließe.
grimwood-reason-take-anothers = Diese Kombination gehört dir schon. Mit { $card_dative } nimmst du eine fremde.
grimwood-reason-go-back = Du hast { $card_accusative } schon eingesetzt. Wenn du doch nicht willst, geh einen Schritt zurück.
grimwood-reason-pay-first = Sag erst, was du der Hexe opferst.
grimwood-reason-price-chosen = Der Preis steht fest. Wähle nun, was du dafür nimmst, oder geh einen Schritt zurück.
grimwood-reason-price-is-animals = Die Hexe nimmt Eulen oder Krähen und sonst nichts.
grimwood-reason-price-is-three = Die Hexe verlangt drei gleiche Tiere, nicht zwei.
grimwood-reason-price-is-a-pair = An diesem Tisch verlangt die Hexe zwei gleiche Tiere von der Hand und sonst nichts.
grimwood-reason-price-too-small = Die Hexe verlangt { $count }× { $card }, und so viele hast du nicht auf der Hand.
