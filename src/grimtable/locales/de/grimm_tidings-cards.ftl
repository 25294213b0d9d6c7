### Die Karten von Grimm Tidings: Namen, und was sie tun.

## Türen: Klassen und Titel

grimm_tidings-card-hunter = Jäger
grimm_tidings-text-hunter = In einem Kampf, an dem du teilnimmst, wirf eine Karte ab: +2 für deine Seite, höchstens zweimal je Kampf. Erbeutest du beim Plündern ein Monster, darfst du es zeigen und sofort bekämpfen.
grimm_tidings-card-tailor = Schneider
grimm_tidings-text-tailor = +3 für jedes Monster nach dem ersten. Einmal in deinem Zug, außerhalb von Kämpfen, tauschst du zwei Handkarten gegen einen Schatz.
grimm_tidings-card-thief = Dieb
grimm_tidings-text-thief = Einmal je Zug, wenn weder du noch dein Opfer kämpft: Wirf eine Karte ab und stiehl einen kleinen Gegenstand. Das gelingt ab einer 4, sonst verlierst du eine Stufe. In jedem Kampf darfst du eine Karte abwerfen und jemandem, der kämpft, -2 geben, jedem einmal.
grimm_tidings-card-woodcutter = Holzfäller
grimm_tidings-text-woodcutter = Bei Gleichstand gewinnt deine Seite. Du darfst einen Großen Gegenstand mehr tragen.
grimm_tidings-card-eldest = Ältestes Kind
grimm_tidings-text-eldest = Am Zugende darfst du eine Karte mehr behalten. +1 in Kämpfen, die du ohne Hilfe führst.
grimm_tidings-card-youngest = Jüngstes Kind
grimm_tidings-text-youngest = Hilfst du, ein Monster zu töten, steigst du eine Stufe auf. Es darf die zehnte sein.
grimm_tidings-card-princess = Prinzessin
grimm_tidings-text-princess = +1 beim Weglaufen. Hat dir jemand geholfen, ein Monster zu töten, ziehst du einen Schatz mehr.

## Türen: Monster

grimm_tidings-card-straw_coal_bean = Strohhalm, Kohle und Bohne
grimm_tidings-text-straw_coal_bean = +1, um vor ihnen wegzulaufen. Schlimme Dinge: Verliere eine Handkarte deiner Wahl.
grimm_tidings-card-frog_king = Froschkönig
grimm_tidings-text-frog_king = Kämpft eine Prinzessin mit, dürft ihr ihn fortschicken und seinen Schatz behalten, aber ohne Stufe. Schlimme Dinge: Verliere dein Schuhwerk; hast du keins, eine Handkarte.
grimm_tidings-card-stale_shingle = Trockene Lebkuchenschindel
grimm_tidings-text-stale_shingle = Schlimme Dinge: Verliere eine Stufe.
grimm_tidings-card-crumb_sparrows = Krümeldiebische Spatzen
grimm_tidings-text-crumb_sparrows = -1, um vor ihnen wegzulaufen. Schlimme Dinge: Verliere zwei Handkarten deiner Wahl.
grimm_tidings-card-thumblings_cow = Däumlings Kuh
grimm_tidings-text-thumblings_cow = Schlimme Dinge: Verliere einen kleinen Gegenstand deiner Wahl.
grimm_tidings-card-bremen_band = Bremer Stadtmusik
grimm_tidings-text-bremen_band = +2, wenn jemand hilft. Schlimme Dinge: Verliere deine Klasse; hast du keine, eine Stufe.
grimm_tidings-card-mouse_bird_sausage = Mäuschen, Vögelchen und Bratwurst
grimm_tidings-text-mouse_bird_sausage = +1, um vor ihnen wegzulaufen. Schlimme Dinge: Verliere eine zufällige Handkarte.
grimm_tidings-card-larder_cat = Speisekammerkatze
grimm_tidings-text-larder_cat = +3 gegen einen Dieb. Schlimme Dinge: Verliere alle Einmalgegenstände, die vor dir liegen.
grimm_tidings-card-golden_goose = Goldene Gans
grimm_tidings-text-golden_goose = +3, wenn jemand hilft. Schlimme Dinge: In deinem nächsten Zug entfällt die zweite Phase.
grimm_tidings-card-white_snake = Weiße Schlange
grimm_tidings-text-white_snake = Ist sie getötet, sieh dir die obersten drei Türen an und leg sie in beliebiger Reihenfolge zurück. Schlimme Dinge: Verliere eine Stufe.
grimm_tidings-card-clever_elsie = Kluge Else
grimm_tidings-text-clever_elsie = Von allen, die kämpfen, zählen nur Stufe und Abzüge, dazu das, was für eine ganze Seite gespielt wird. Schlimme Dinge: -2 in deinem nächsten Kampf.
grimm_tidings-card-seven_ravens = Sieben Raben
grimm_tidings-text-seven_ravens = -1, um vor ihnen wegzulaufen. Schlimme Dinge: Verliere deine Kopfbedeckung; hast du keine, eine Stufe.
grimm_tidings-card-king_thrushbeard = König Drosselbart
grimm_tidings-text-king_thrushbeard = +3 gegen eine Prinzessin. Schlimme Dinge: Verliere deine Rüstung; hast du keine, eine Stufe.
grimm_tidings-card-robbers = Räuber
grimm_tidings-text-robbers = +4 gegen einen Schneider. Schlimme Dinge: Verliere deinen wertvollsten Gegenstand.
grimm_tidings-card-hans_hedgehog = Hans mein Igel
grimm_tidings-text-hans_hedgehog = Rüstungen geben keinen Bonus. Schlimme Dinge: Verliere eine Stufe.
grimm_tidings-card-wolf_at_the_door = Wolf vor der Tür
grimm_tidings-text-wolf_at_the_door = +2 gegen das Jüngste Kind. Aus der Hand darf er in jeden Kampf kommen, in dem schon ein Wolf ist. Schlimme Dinge: Verliere zwei zufällige Handkarten.
grimm_tidings-card-unicorn = Einhorn
grimm_tidings-text-unicorn = -4 gegen einen Schneider. -1, um davor wegzulaufen. Schlimme Dinge: Verliere deine Rüstung; hast du keine, eine Stufe.
grimm_tidings-card-dark_wood_boar = Eber aus dem finsteren Wald
grimm_tidings-text-dark_wood_boar = +3 gegen einen Jäger. Schlimme Dinge: Verliere dein Schuhwerk und eine Stufe.
grimm_tidings-card-millpond_nix = Nixe im Mühlteich
grimm_tidings-text-millpond_nix = +2 gegen männliche Figuren. Schlimme Dinge: Verliere einen Gegenstand, den die Person links von dir aussucht.
grimm_tidings-card-juniper_bird = Vogel vom Machandelbaum
grimm_tidings-text-juniper_bird = Bis Stufe 2 lässt er dich laufen. Schlimme Dinge: Verliere deine Kopfbedeckung und eine Stufe.
grimm_tidings-card-wicked_stepmother = Böse Stiefmutter
grimm_tidings-text-wicked_stepmother = +3 gegen das Jüngste Kind oder die Prinzessin. Schlimme Dinge: Verliere deine Klasse und eine Stufe.
grimm_tidings-card-fitcher = Hexenmeister Fitcher
grimm_tidings-text-fitcher = Niemand darf helfen; wer schon hilft, muss gehen. Schlimme Dinge: Verliere alle Handkarten.
grimm_tidings-card-big_bad_wolf = Großer böser Wolf
grimm_tidings-text-big_bad_wolf = -3 gegen einen Holzfäller. Aus der Hand darf er in jeden Kampf kommen, in dem schon ein Wolf ist. Schlimme Dinge: Verliere zwei Stufen.
grimm_tidings-card-robber_bridegroom = Räuberbräutigam
grimm_tidings-text-robber_bridegroom = +3 gegen weibliche Figuren. Schlimme Dinge: Verliere alles, was du in den Händen trägst; hast du nichts, eine Stufe.
grimm_tidings-card-gingerbread_witch = Knusperhexe
grimm_tidings-text-gingerbread_witch = -4, wenn jemand hilft. +1, um vor ihr wegzulaufen. Schlimme Dinge: Verliere zwei Stufen.
grimm_tidings-card-rumpelstiltskin = Rumpelstilzchen
grimm_tidings-text-rumpelstiltskin = Wer den Kampf führt, darf darin einmal eine Karte abwerfen und den Namen raten: Ab einer 5 verschwindet es, und seine Schätze bleiben. Schlimme Dinge: Verliere den angelegten Gegenstand mit dem höchsten Bonus; hast du keinen, zwei Stufen.
grimm_tidings-card-frau_trude = Frau Trude
grimm_tidings-text-frau_trude = In diesem Kampf werden keine Einmalgegenstände gespielt. Schlimme Dinge: Verliere deine Klasse, deine Titel und eine Stufe.
grimm_tidings-card-mirror_queen = Königin mit dem Spiegel
grimm_tidings-text-mirror_queen = +4 gegen eine Prinzessin. Bis Stufe 3 lässt sie dich laufen. Schlimme Dinge: Verliere deine Kopfbedeckung und zwei Stufen.
grimm_tidings-card-seven_headed_dragon = Siebenköpfiger Drache
grimm_tidings-text-seven_headed_dragon = Bis Stufe 3 lässt er dich laufen. Schlimme Dinge: Verliere alles, was du angelegt hast.
grimm_tidings-card-godfather_death = Gevatter Tod
grimm_tidings-text-godfather_death = Bis Stufe 4 lässt er dich laufen. Schlimme Dinge: Zurück auf Stufe 1.

## Türen: Verstärker

grimm_tidings-card-ravenous = Heißhungrig
grimm_tidings-text-ravenous = Im Kampf: Ein Monster bekommt +5 und einen Schatz mehr.
grimm_tidings-card-bewitched = Verhext
grimm_tidings-text-bewitched = Im Kampf: Ein Monster bekommt +5 und einen Schatz mehr.
grimm_tidings-card-big_as_a_house = Groß wie ein Haus
grimm_tidings-text-big_as_a_house = Im Kampf: Ein Monster bekommt +10 und zwei Schätze mehr.
grimm_tidings-card-in_grandmothers_nightcap = Mit Großmutters Nachthaube
grimm_tidings-text-in_grandmothers_nightcap = Im Kampf: Ein Monster bekommt +3, ein Wolf +6, und einen Schatz mehr.
grimm_tidings-card-half_starved = Halb verhungert
grimm_tidings-text-half_starved = Im Kampf: Ein Monster bekommt -5 und einen Schatz weniger, aber nie unter einem.
grimm_tidings-card-barely_hatched = Kaum geschlüpft
grimm_tidings-text-barely_hatched = Im Kampf: Ein Monster bekommt -10 und einen Schatz weniger, aber nie unter einem.

## Türen: Flüche

grimm_tidings-card-you_got_baked = Gebacken!
grimm_tidings-text-you_got_baked = Verliere eine Stufe. Auf Stufe 1 geschieht nichts.
grimm_tidings-card-spindle_prick = An der Spindel gestochen
grimm_tidings-text-spindle_prick = In deinem nächsten Zug entfällt die zweite Phase; bist du gerade am Zug, in diesem.
grimm_tidings-card-frog_skin = Froschhaut
grimm_tidings-text-frog_skin = -2 in jedem Kampf, bis du einen gewinnst, den du selbst führst.
grimm_tidings-card-moth_eaten = Von Motten zerfressen
grimm_tidings-text-moth_eaten = Verliere deine angelegte Rüstung.
grimm_tidings-card-bird_took_your_hat = Ein Vogel nahm den Hut
grimm_tidings-text-bird_took_your_hat = Verliere deine angelegte Kopfbedeckung.
grimm_tidings-card-slipper_on_the_stairs = Schuh auf der Treppe
grimm_tidings-text-slipper_on_the_stairs = Verliere dein angelegtes Schuhwerk.
grimm_tidings-card-butterfingers = Verfluchte Butterfinger
grimm_tidings-text-butterfingers = Verliere einen Gegenstand, den du in den Händen trägst.
grimm_tidings-card-locked_in_the_tower = Im Turm eingesperrt
grimm_tidings-text-locked_in_the_tower = Verliere deine Klasse; hast du keine, eine Stufe.
grimm_tidings-card-wrong_wish = Der falsche Wunsch
grimm_tidings-text-wrong_wish = Deine Figur wechselt das Geschlecht, und du hast -3 in deinem nächsten Kampf, oder schon in diesem.
grimm_tidings-card-poisoned_apple = Vergifteter Apfel
grimm_tidings-text-poisoned_apple = -5 in deinem nächsten Kampf, oder schon in diesem.
grimm_tidings-card-mouthful_of_toads = Ein Mund voller Kröten
grimm_tidings-text-mouthful_of_toads = Verliere zwei zufällige Handkarten.

## Türen: Besonderes

grimm_tidings-card-wandering_monster = Umherziehendes Monster
grimm_tidings-text-wandering_monster = Im Kampf: Ein Monster von deiner Hand kommt dazu.
grimm_tidings-card-cheat = Schummeln!
grimm_tidings-text-cheat = Leg es auf einen Gegenstand, den du trägst: Du darfst ihn anlegen, was auch dagegen spricht, und er nimmt keinen Platz weg.
grimm_tidings-card-mirror_image = Spiegelbild
grimm_tidings-text-mirror_image = Im Kampf: Ein zweites Monster, genau wie eines, das da ist, kommt dazu, mit denselben Verstärkern. Es zu töten lohnt sich ebenso.

## Schätze: Stufe aufsteigen

grimm_tidings-card-solve_the_riddle = Löse das Rätsel
grimm_tidings-text-solve_the_riddle = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-kiss_the_right_frog = Küss den richtigen Frosch
grimm_tidings-text-kiss_the_right_frog = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-sweep_the_ashes = Kehr die Asche
grimm_tidings-text-sweep_the_ashes = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-spin_straw_into_gold = Spinn Stroh zu Gold
grimm_tidings-text-spin_straw_into_gold = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-flatter_the_mirror = Schmeichle dem Spiegel
grimm_tidings-text-flatter_the_mirror = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-follow_the_pebbles = Folge den Kieseln
grimm_tidings-text-follow_the_pebbles = Jederzeit: Jemand deiner Wahl steigt eine Stufe auf, nie auf 10.
grimm_tidings-card-swap_the_cradles = Vertausch die Wiegen
grimm_tidings-text-swap_the_cradles = Jederzeit: Jemand anders ab Stufe 2 verliert eine Stufe, und du gewinnst eine, nie die zehnte.

## Schätze: Gegenstände

grimm_tidings-card-canon_hat = Domherrenhut
grimm_tidings-text-canon_hat = Angelegt +2.
grimm_tidings-card-braids = Zöpfe
grimm_tidings-text-braids = Angelegt +1, und +1 beim Weglaufen.
grimm_tidings-card-red_hood = Rotes Käppchen
grimm_tidings-text-red_hood = Angelegt +2, für das Jüngste Kind +3.
grimm_tidings-card-briar_crown = Dornenkrone
grimm_tidings-text-briar_crown = Angelegt +4, aber -1 beim Weglaufen.
grimm_tidings-card-simpletons_cap = Dummlingskappe
grimm_tidings-text-simpletons_cap = Angelegt +1; solange du keine Klasse hast, +3.
grimm_tidings-card-coat_of_all_furs = Mantel aus Allerlei-Rauh
grimm_tidings-text-coat_of_all_furs = Angelegt +3.
grimm_tidings-card-bearskin = Bärenhaut
grimm_tidings-text-bearskin = Angelegt +4.
grimm_tidings-card-shirt_of_stars = Hemd aus Sterntalern
grimm_tidings-text-shirt_of_stars = Angelegt +2.
grimm_tidings-card-leather_apron = Lederschürze
grimm_tidings-text-leather_apron = Angelegt +1, für Schneider und Holzfäller +2.
grimm_tidings-card-iron_hoops = Eiserne Bande
grimm_tidings-text-iron_hoops = Angelegt +4, aber -1 beim Weglaufen. Nicht für Diebe.
grimm_tidings-card-teleporting_boots = Versetzende Stiefel
grimm_tidings-text-teleporting_boots = Angelegt +1, und +2 beim Weglaufen.
grimm_tidings-card-mile_boots = Meilenstiefel
grimm_tidings-text-mile_boots = Angelegt +2 beim Weglaufen.
grimm_tidings-card-red_hot_shoes = Glühende Eisenschuhe
grimm_tidings-text-red_hot_shoes = Angelegt +3, aber -1 beim Weglaufen.
grimm_tidings-card-golden_slipper = Goldener Schuh
grimm_tidings-text-golden_slipper = Angelegt +2.
grimm_tidings-card-scissors = Schere
grimm_tidings-text-scissors = Angelegt +3.
grimm_tidings-card-woodcutters_axe = Holzfälleraxt
grimm_tidings-text-woodcutters_axe = Angelegt +3, für Holzfäller +5.
grimm_tidings-card-cudgel_in_the_sack = Knüppel aus dem Sack
grimm_tidings-text-cudgel_in_the_sack = Angelegt +3.
grimm_tidings-card-enchanted_spindle = Verzauberte Spindel
grimm_tidings-text-enchanted_spindle = Angelegt +2.
grimm_tidings-card-hunters_crossbow = Jägerarmbrust
grimm_tidings-text-hunters_crossbow = Angelegt +3, für Jäger +5.
grimm_tidings-card-oven_poker = Schürhaken
grimm_tidings-text-oven_poker = Angelegt +2.
grimm_tidings-card-giants_club = Riesenkeule
grimm_tidings-text-giants_club = Angelegt +5.
grimm_tidings-card-robbers_dagger = Räuberdolch
grimm_tidings-text-robbers_dagger = Angelegt +3, nur für Diebe.
grimm_tidings-card-chicken_bone = Hühnerknöchlein
grimm_tidings-text-chicken_bone = Angelegt +1, und +1 beim Weglaufen.
grimm_tidings-card-witchs_broom = Hexenbesen
grimm_tidings-text-witchs_broom = Angelegt +3, und +1 beim Weglaufen.
grimm_tidings-card-belt_of_seven = Gürtel „Sieben auf einen Streich“
grimm_tidings-text-belt_of_seven = Angelegt +2, für Schneider +3.
grimm_tidings-card-talking_mirror = Sprechender Spiegel
grimm_tidings-text-talking_mirror = Einmal in deinem Zug, außerhalb von Kämpfen und wenn er angelegt ist, siehst du dir die Hand von jemandem an.
grimm_tidings-card-table_be_set = Tischleindeckdich
grimm_tidings-text-table_be_set = Ist es angelegt, darfst du am Zugende eine Karte mehr behalten.

## Schätze: Einmalgegenstände

grimm_tidings-card-flying_ladle = Fliegende Schöpfkelle
grimm_tidings-text-flying_ladle = Im Kampf: +4 für eine der beiden Seiten.
grimm_tidings-card-poisoned_comb = Vergifteter Kamm
grimm_tidings-text-poisoned_comb = Im Kampf: +3 für eine der beiden Seiten.
grimm_tidings-card-the_pea = Die Erbse
grimm_tidings-text-the_pea = Im Kampf: +2 für eine der beiden Seiten.
grimm_tidings-card-thumbling_in_the_ear = Däumling im Ohr
grimm_tidings-text-thumbling_in_the_ear = Im Kampf: +5 für eine der beiden Seiten.
grimm_tidings-card-sweet_porridge = Überlaufender süßer Brei
grimm_tidings-text-sweet_porridge = Im Kampf: +5 für eine der beiden Seiten.
grimm_tidings-card-stones_for_the_belly = Wackersteine für den Bauch
grimm_tidings-text-stones_for_the_belly = Im Kampf: +2 gegen die Monster, +6, wenn ein Wolf dabei ist.
grimm_tidings-card-sleeping_draught = Schlaftrunk
grimm_tidings-text-sleeping_draught = Vor einem Wurf zum Weglaufen: Alle, die noch laufen, entkommen allem.
grimm_tidings-card-cloak_of_night = Nachtmantel
grimm_tidings-text-cloak_of_night = Vor einem deiner Würfe zum Weglaufen: Du entkommst allem.
grimm_tidings-card-three_golden_hairs = Drei goldene Haare
grimm_tidings-text-three_golden_hairs = Jederzeit: Nimm eine Karte aus den abgelegten Schätzen.
grimm_tidings-card-water_of_life = Wasser des Lebens
grimm_tidings-text-water_of_life = Im Kampf: Was ein angelegter Gegenstand von jemandem, der kämpft, gibt, zählt doppelt.
grimm_tidings-card-lullaby = Wiegenlied
grimm_tidings-text-lullaby = Im Kampf: Alle Monster gehen, ohne Stufe und ohne Schatz.
grimm_tidings-card-witchs_wand = Hexenstab
grimm_tidings-text-witchs_wand = Im Kampf: Ein Monster von deiner Hand kommt an die Stelle von einem, das da ist.
grimm_tidings-card-glass_coffin = Gläserner Sarg
grimm_tidings-text-glass_coffin = Im Kampf: Wer hilft, muss gehen, unverletzt und ohne Lohn.
grimm_tidings-card-trail_of_pebbles = Spur aus Kieseln
grimm_tidings-text-trail_of_pebbles = Nach einem Wurf: Es wird noch einmal gewürfelt.
grimm_tidings-card-three_snake_leaves = Drei Schlangenblätter
grimm_tidings-text-three_snake_leaves = Wenn ein Monster jemanden erwischt hat: Seine Schlimmen Dinge bleiben aus.

## Schätze: Besonderes

grimm_tidings-card-wishing_ring = Wunschring
grimm_tidings-text-wishing_ring = Wenn ein Fluch jemanden treffen soll: Er trifft nicht. Oder jederzeit: Ein Fluch, der vor jemandem liegt, verschwindet.
grimm_tidings-card-devils_die = Teufelswürfel
grimm_tidings-text-devils_die = Nach einem Wurf: Der Würfel zeigt die Zahl, die du nennst.
grimm_tidings-card-say_its_name = Nenn den Namen
grimm_tidings-text-say_its_name = Wenn ein Einmalgegenstand, ein Verstärker oder eine besondere Tür gespielt wird: Sie bewirkt nichts.
