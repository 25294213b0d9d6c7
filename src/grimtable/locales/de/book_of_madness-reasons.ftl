### Warum im Buch des Wahnsinns etwas nicht geht.

book_of_madness-reason-won = Die Partie ist vorbei: Ihr habt gemeinsam gewonnen.
book_of_madness-reason-lost = Die Partie ist vorbei: Ihr habt gemeinsam verloren.
book_of_madness-reason-watching = Du siehst zu. Handeln kann nur, wer mitspielt.
book_of_madness-reason-mad = Du hast den Verstand verloren und bist ausgeschieden.
book_of_madness-reason-picked = Du hast gewählt. Es geht los, wenn alle gewählt haben.
book_of_madness-reason-others-asked = Jetzt sind andere gefragt: { $seats }.
book_of_madness-reason-not-there = So etwas gibt es an diesem Tisch nicht.
book_of_madness-reason-choice-first = Erst muss eine andere Frage beantwortet werden.
book_of_madness-reason-another-question = Das beantwortet eine Frage, die gerade nicht gestellt ist.
book_of_madness-reason-deck-closed = In Nachziehstapel sieht niemand hinein, und nur Effekte nehmen Karten heraus.
book_of_madness-reason-pile-lies = Ablagestapel darf man durchsehen, aber Karten kommen nur durch Effekte oder beim Mischen zurück.
book_of_madness-reason-hand-closed = Du bezahlst mit deiner eigenen Hand und mit Unterstützungszonen, nie mit einer fremden Hand.
book_of_madness-reason-banished = Gebannte Karten kommen nur durch besondere Effekte zurück.
book_of_madness-reason-stack-lies = Wahnsinnskarten kommen von diesem Stapel ganz von allein, und früh genug.
book_of_madness-reason-book-closed = Umgeblättert wird nur, wenn der Ritualmarker so weit ist.
book_of_madness-reason-library-closed = Von jedem Element liegt nur der oberste Zauber offen.
book_of_madness-reason-curses-closed = Von diesen Stapeln kommen Flüche erst mit dem nächsten Monster.
book_of_madness-reason-box = Das ist aus dem Spiel.
book_of_madness-reason-under = Diese Wahnsinnskarte bekommt, wer den Fluch darüber bannt.
book_of_madness-reason-on-its-way = Diese Karten werden gerade angesehen.
book_of_madness-reason-not-held = „{ $card }“ hast du nicht auf der Hand.
book_of_madness-reason-pays-later = Mit Handkarten bezahlst du Aktionen. Wähle zuerst die Aktion.
book_of_madness-reason-madness-worthless = Eine Wahnsinnskarte bezahlt nichts und lässt sich nicht einfach ablegen. Kuriere sie.
book_of_madness-reason-support-later = Mit Karten aus Unterstützungszonen bezahlst du Aktionen. Wähle zuerst die Aktion.
book_of_madness-reason-not-yours = Das ist nicht dein Zauber.
book_of_madness-reason-not-learned = Diesen Zauber hast du nicht.
book_of_madness-reason-exhausted = „{ $card }“ ist bis zu deinem nächsten Zug erschöpft, wenn kein Effekt den Zauber auffrischt.
book_of_madness-reason-face-down = „{ $card }“ ist umgedreht und wirkt nicht.
book_of_madness-reason-being-cast = „{ $card }“ wird gerade gewirkt.
book_of_madness-reason-cast-poor = „{ $card }“ kannst du nicht bezahlen: Der Zauber kostet { $cards }.
book_of_madness-reason-shelf-empty = Von diesem Element gibt es nichts mehr zu lernen.
book_of_madness-reason-learn-poor = Lernen kostet { $cards }. Das kannst du nicht bezahlen.
book_of_madness-reason-supply-empty = Dieser Stapel ist leer.
book_of_madness-reason-gain-poor = Das kostet { $cards }. Das kannst du nicht bezahlen.
book_of_madness-reason-ones = Karten mit Wert 1 kann man nicht hinzugewinnen.
book_of_madness-reason-slot-empty = Hier liegt kein Fluch.
book_of_madness-reason-curse-down = Ein umgedrehter Fluch kann nicht gebannt werden. Im nächsten Zug liegt er wieder offen.
book_of_madness-reason-dispel-poor = „{ $card }“ zu bannen kostet { $cards }. Das kannst du nicht bezahlen.
book_of_madness-reason-no-madness = Dort ist keine Wahnsinnskarte.
book_of_madness-reason-pile-madness = Die Aktion kuriert von deiner Hand und aus Unterstützungszonen, nicht vom Ablagestapel.
book_of_madness-reason-anothers-madness = Wahnsinnskarten auf einer fremden Hand kannst du nicht kurieren.
book_of_madness-reason-cure-poor =
    { $count ->
        [one] Kurieren kostet ein beliebiges Element. Du hast keins.
       *[other] Kurieren kostet { $count } Elemente derselben Art. Das kannst du nicht bezahlen.
    }
book_of_madness-reason-no-ability = Dein Zauberlehrling hat keine Fähigkeit, die so eingesetzt wird.
book_of_madness-reason-ability-used = Deine Fähigkeit hast du in diesem Zug schon eingesetzt.
book_of_madness-reason-ability-idle = Für deine Fähigkeit gibt es gerade nichts zu tun.
book_of_madness-reason-seat-idle = Wähle zuerst eine Aktion. Wenn es darauf ankommt, wirst du gefragt, für wen.
book_of_madness-reason-sheet-late = Die Zauberlehrlinge sind schon vor der Partie gewählt worden.
