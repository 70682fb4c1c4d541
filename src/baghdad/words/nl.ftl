### Every sentence of baghdad, in Dutch. What each one is for, and how long it may be, stands in en.ftl.
###
### Informal: je. A match is a partij, a game a spel, a turn a beurt, a seat a stoel, a seed a startgetal, a record a
### verslag. The palaces are all neuter: het Pauwenpaleis (a).

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-arguments = Argumenten
help-game-options = Opties van { $game }
help-word-options = [OPTIES]
help-word-command = OPDRACHT [ARGUMENTEN]…

help-option-help = Deze pagina tonen en stoppen.
help-option-version = De versie tonen en stoppen.
help-option-language = Taal van alle zinnen: en, fr, cs, it, nl of de. Zonder deze optie beslist BAGHDAD_LANGUAGE of het systeem.

help-baghdad = Bordspellen over dieven in het oude Bagdad: spelen, partijen naspelen en controleren, met stellingen werken.
help-play = Een partij spelen in deze terminal, tegen computerspelers of met vrienden.
help-replay = Een vastgelegde partij stap voor stap naspelen of afdrukken.
help-verify = Een vastgelegde partij naspelen en controleren of alles erin volgens de regels ging.
help-legal = De toegestane acties van een stelling afdrukken, één per regel.
help-apply = De stelling na een actie afdrukken.
help-perft = De mogelijke reeksen acties binnen één beurt tellen.
help-bench = Meten hoe snel de regels zijn.
help-games = De spellen opsommen.
help-bots = De computerspelers opsommen.

help-play-game = Het spel, bijvoorbeeld dieb. Niet nodig bij --resume.
help-play-seats = Wie waar zit, in de volgorde van de beurten: me, person:NAME of een computerspeler (zie baghdad bots). Voorbeeld: me,person:Anna,greedy.
help-play-first = Wie begint: random of een nummer in de lijst van stoelen.
help-play-seed = Een getal dat al het schudden vastlegt; hetzelfde startgetal geeft dezelfde partij.
help-play-save = Waar de partij bewaard wordt; ze wordt na elke actie weggeschreven.
help-play-resume = Doorgaan met een bewaarde partij.
help-play-delay = Aantal seconden wachten na elke actie van een computerspeler.
help-file-record = Een bewaarde partij, als JSON; - leest de standaardinvoer.
help-file-position = Een stelling, als JSON; - leest de standaardinvoer.
help-replay-to = De tafel na zoveel acties afdrukken en stoppen.
help-apply-action = De actie in notatie, bijvoorbeeld "smuggle a".
help-apply-seed = Het getal dat vastlegt wat er getrokken wordt; 0 als je het weglaat.
help-perft-depth = De lengte van de langste reeksen.
help-perft-players = Het aantal spelers.
help-bench-game = Het spel dat gemeten wordt.
help-bench-json = De metingen als JSON afdrukken.
help-bench-yardstick = Pad van een C-programma dat hetzelfde spel speelt, om mee te vergelijken; vereist een C-compiler.
help-bench-rounds = Hoe vaak elke waarde wordt gemeten; de beste telt.
help-bots-game = Het spel dat ze moeten kennen; alle spellen als je het weglaat.

command-error-unknown-command = De opdracht “{ $command }” bestaat niet.
command-error-unknown-flag = De optie { $option } bestaat hier niet.
command-error-flag-needs-value = De optie { $option } heeft een waarde nodig.
command-error-flag-takes-no-value = De optie { $option } neemt geen waarde.
command-error-bad-flag-value = “{ $value }” kan niet de waarde van { $option } zijn.
command-error-missing-argument = { $argument } ontbreekt.
command-error-unexpected-argument = “{ $argument }” is een argument te veel.
command-error-bad-usage = Dit is niet te begrijpen: { $text }
command-error-unknown-language = Er zijn geen zinnen in de taal “{ $language }”, wel in { $languages }.
command-error-missing-file = Het bestand { $path } bestaat niet.
command-error-is-folder = { $path } is een map, geen bestand.
command-error-cannot-read = { $path } kan niet gelezen worden ({ $problem }).
command-error-cannot-write = { $path } kan niet geschreven worden ({ $problem }).
command-error-file-exists = { $path } bestaat al; kies een andere naam of ga met die partij verder met --resume.
command-error-file-too-large = { $path } is veel te groot voor een partij of een stelling.
command-error-not-text = { $path } is geen tekstbestand (UTF-8).
command-error-not-json = { $path } is geen JSON, of is afgekapt.
command-error-no-game-named = In { $path } staat niet bij welk spel het hoort, dus het is geen partij en geen stelling.
command-error-unknown-seat = “{ $seat }” kan hier niet zitten: kies me, person:NAME of een van { $bots }.
command-error-bad-first = “{ $first }” kan niet beginnen: geef random of een nummer van 1 tot en met { $players }.
command-error-resume-alone = Een hervatte partij houdt haar stoelen, startgetal en opties, dus { $option } kan niet samen met --resume.
command-error-no-counting = In het spel { $game } valt nog niets te tellen.
command-error-bad-depth = De diepte moet minstens 1 zijn.
command-error-no-such-number = Nummer { $number } staat niet in de lijst.
command-error-no-such-moment = De partij heeft { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 }, dus een moment { $number } is er niet.
command-error-unexpected = Er ging iets mis dat niet mis mag gaan: { $problem }. BAGHDAD_TRACEBACK=1 laat zien waar; meld het alsjeblieft.
did-you-mean = Bedoelde je { $nearest }?
with-clause = { $sentence } [{ $clause }]

games-line = { $name }: { $title }, { $min } tot { $max } spelers.
bots-line = { $name }: { $about } Speelt { $games }.
bot-random = Kiest zomaar een toegestane actie, zonder enig plan.
bot-greedy = Steelt als het kan, smokkelt anders waar een schatkist het dichtstbij is, schuift anders daarheen op; kijkt nooit vooruit.

compiling = De regels worden voorbereid; dat gebeurt maar één keer en duurt een paar seconden …

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Meting { $done } van { $total }
bench-title = Hoe snel { $game } hier is
bench-play = Willekeurig spel, { $players } spelers, één thread
bench-yardstick = Het vergelijkingsprogramma, { $players } spelers
bench-ratio = Ons tempo als deel van dat van het vergelijkingsprogramma
bench-threads = Twee threads tegenover één
bench-copies = Kopieën van een toestand ({ $bytes } bytes)
bench-step = Eén stap met het masker van toegestane acties, vanuit Python
bench-cold = Van de start tot de eerste willekeurige partij, met compileren
bench-warm = Van de start tot de eerste willekeurige partij, al gecompileerd
bench-interpreted = Willekeurig spel zonder de compiler
bench-millions = { $number } miljoen per seconde
command-error-yardstick-fails = Het vergelijkingsprogramma { $path } kan niet gecompileerd worden, of drukt niet af wat het moet.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Het spel “{ $game }” bestaat niet; er is { $games }.
option-error-bad-players = Het spel { $game } is voor { $min } tot { $max } spelers, niet voor { $players }.
option-error-bad-seats = Voor { $players } spelers zijn evenveel stoelen nodig, maar er zijn er { $seats } genoemd.
option-error-bad-seat-name = { $name } kan geen naam zijn: het is geen tekst die opgeschreven kan worden.
option-error-bad-seed = { $seed } kan geen startgetal zijn: dat is een geheel getal vanaf 0 dat in { $bits } bits past.
option-error-no-such-seat = Stoel { $seat } bestaat niet; er zijn { $players } spelers, geteld vanaf 0.
option-error-say-which-seat = Meerdere stoelen mogen nu handelen ({ $to_act }); zeg welke het doet.
option-error-unknown-option = Het spel heeft geen optie “{ $option }”.
option-error-bad-option-value = { $value } kan niet de waarde van de optie “{ $option }” zijn; toegestaan is { $kind ->
    [bool] ja of nee
    [int] een geheel getal dat niet negatief is
   *[str] een woord
 }.
option-error-unknown-edition = De uitgave “{ $edition }” bestaat niet; wel { $editions }.
option-error-unknown-bot = Er is geen computerspeler “{ $bot }” die { $game } kent; wel { $bots }.

notation-error-unknown-action = “{ $text }” is geen actie.

undo-refused-nothing-to-undo = Er is niets van jou om terug te nemen.
undo-refused-undo-after-end = De partij is afgelopen; er kan niets meer teruggenomen worden.
undo-refused-another-acted = Sindsdien heeft iemand anders gehandeld; dat kan niet teruggenomen worden.
undo-refused-hidden-came-out = Met `{ $action }` zijn gedekte kaarten zichtbaar geworden; dat kan niet teruggenomen worden.

position-error-malformed-position = Dit is geen stelling: er klopt iets niet bij { $where }.
position-error-bad-options = De opties van de stelling kloppen niet: { $reason }

record-error-newer-format = Het verslag is geschreven door een nieuwere versie van baghdad; deze versie leest verslagen tot en met formaat { $known }.
record-error-malformed-record = Dit is geen verslag van een partij: er klopt iets niet bij { $where }.
record-error-not-json = Dit is geen JSON, of is afgekapt.
record-error-other-game = Dit is een verslag van { $record }, niet van { $game }.
record-error-newer-version = De partij is gespeeld met versie { $record } van de regels van { $game }; deze baghdad kent versie { $known }.
record-error-older-version = De partij is gespeeld met versie { $record } van de regels van { $game }, en die zijn sindsdien veranderd; deze baghdad kent versie { $known }.
record-error-sealed-record = Het verslag bevat niet het startgetal, alleen de hash ervan; naspelen kan pas als het startgetal bekendgemaakt is.
record-error-bad-seed = “{ $seed }” kan geen startgetal zijn.
record-error-wrong-seed-hash = Het startgetal is niet dat waarvan de hash bekendgemaakt is: het startgetal of de hash is veranderd.
record-error-bad-start = Het verslag begint met een stelling die niet kan bestaan: { $reason }
record-error-start-disagrees = De spelers of opties van het verslag zijn niet die van de stelling waarmee het begint.
record-error-bad-action = Actie { $number }, `{ $action }` door stoel { $seat }, kan niet gebeurd zijn: { $reason }
record-error-wrong-result = De uitslag in het verslag is niet die waartoe de acties leiden.

refusal-match-over = De partij is afgelopen.
refusal-not-your-turn = Stoel { $seat } kan niet handelen: stoel { $to_act } is aan de beurt.

## ---------------------------------------------------------------------------------------------------------------
## At the table, in every game
## ---------------------------------------------------------------------------------------------------------------

seat-you = Jij
seat-player = Speler { $number }
seat-bot = { $bot } { $number }

table-welcome = Een partij “{ $title }”: { $names }. Typ ? voor hulp.
table-choices-shown = { $hidden ->
    [0] Typ een nummer of de notatie; ? helpt.
    [one] Typ een nummer of de notatie; `all` toont nog 1 betaalwijze; ? helpt.
   *[other] Typ een nummer of de notatie; `all` toont nog { $hidden } betaalwijzen; ? helpt.
 }
table-prompt = { $name } >
table-undone = Teruggenomen: `{ $action }`.
table-saved = Bewaard in { $path }.
table-not-saved = Niet bewaard: { $problem }
table-quit = De partij is bewaard. Ga verder met: baghdad play --resume { $path }
table-quit-unsaved = De partij kon niet bewaard worden.
table-legal = `{ $action }` kan nu: { $sentence }
table-hint = { $bot } zou `{ $action }` spelen ({ $sentence }). { $reason }
table-log-empty = Er is nog niets gebeurd.
table-hide = Druk op Enter om je kaarten te verbergen.
table-curtain = Geef door aan { $name }. { $name }, druk op Enter als niemand anders kijkt.
table-since = Intussen:
table-record = De hele partij: { $path }
table-replay-how = Stap voor stap naspelen met: baghdad replay { $path }
table-verify-how = Elke trekking controleren met: baghdad verify { $path }

keys-heading = Bij de prompt kun je typen
keys-number = een nummer: die regel van de lijst
keys-notation = een actie in notatie, bijvoorbeeld { $example }
keys-all = `all`: elke actie met elke betaalwijze
keys-undo = `undo`: je laatste actie terugnemen, zolang er niets verborgens zichtbaar is geworden
keys-hint = `hint`: wat de computerspeler { $bot } zou doen, en waarom
keys-why = `why` en een actie: of ze mogelijk is en zo niet, waarom
keys-log = `log`: alles wat er gebeurd is
keys-rules = `rules`: de regels in het kort
keys-board = `board`: de tafel opnieuw tekenen
keys-save = `save`, of `save` en een bestandsnaam: de partij daar bewaren
keys-quit = `quit`: stoppen; de partij is bewaard en kan hervat worden

result-winner = De winnaar: { $name }!
result-shared = De overwinning wordt gedeeld: { $names }.
result-nobody = Niemand wint.

replay-start = Vóór de eerste actie.
replay-step = Actie { $number } van { $actions }, { $name }: `{ $action }`
replay-keys = Enter: volgende · p: vorige · een getal: dat moment · q: stoppen

verify-fine = In orde: { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 } van { $game } met { $players } spelers nagespeeld, elke trekking volgt uit het startgetal. { $result } Hash van het startgetal: { $hash }
verify-still-on = De partij is nog niet afgelopen.

list-pair = { $first } en { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## The Thief of Baghdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = De dief van Bagdad

# At most 14 characters each.
dieb-palace-name = { $letter ->
    [a] Pauw
    [b] Maan
    [c] Leeuw
    [d] Granaatappel
    [e] Valk
   *[f] Lamp
 }
dieb-palace = { $letter ->
    [a] Pauwenpaleis
    [b] Maanpaleis
    [c] Leeuwenpaleis
    [d] Granaatappelpaleis
    [e] Valkenpaleis
   *[f] Lampenpaleis
 } ({ $letter })

dieb-option-tactical = De spelers plaatsen ook de neutrale wachters, elk twee [D-VAR-1].
dieb-option-peek = De spelers zien hun kaarten al tijdens het plaatsen van de wachters [D-SETUP-8].
dieb-option-optional-theft = Een schatkist nemen is een keuze [D-AMB-4].
dieb-option-chosen-card = Wie past als er geen danseres meer is, kiest het paleis van de vierde kaart [D-ED-1].
dieb-option-face-down = Gewonnen schatkisten liggen gedekt; aan het spel verandert dat niets [D-ED-5].
dieb-option-decision-cap = De partij na zoveel beslissingen afbreken; 0 voor nooit [D-AMB-32].
dieb-option-edition = Spelen volgens de tekst van een uitgave: fr, cs, it of nl.

# --- Payments -------------------------------------------------------------------------------------------------
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 danseres
   *[other] { $number } danseressen
 }

# --- What an action does, in the list of choices ----------------------------------------------------------------
dieb-do-place = een van je wachters voor het { $palace }
dieb-do-place-neutral = een neutrale wachter voor het { $palace }
dieb-do-smuggle = een dief het { $palace } in, voor { $payment }
dieb-do-guard = je wachter van het { $palace } naar het { $target }, voor { $payment }
dieb-do-escort = je wachter en een dief van het { $palace } naar het { $target }, voor { $payment }
dieb-do-neutral = een neutrale wachter van het { $palace } naar het { $target }, voor { $payment }
dieb-do-end = de beurt beëindigen en 3 kaarten trekken
dieb-do-pass = passen en 4 kaarten trekken
dieb-do-pass-dancer = passen, 3 kaarten trekken en een danseres nemen
dieb-do-pass-chosen = passen, 3 kaarten trekken en één van het { $palace }, als de stapel er een heeft
dieb-do-steal = de schatkist van het { $palace } nemen
dieb-pay = voor { $payment }
dieb-causes-theft = neemt de schatkist!
dieb-causes-win = neemt de schatkist en wint!
dieb-causes-no-chest = daar is geen schatkist meer

# At most 18 characters each.
dieb-group-place = Wachter plaatsen
dieb-group-place-neutral = Neutrale plaatsen
dieb-group-steal = Schatkist nemen
dieb-group-smuggle = Dief smokkelen
dieb-group-escort = Wachter met dief
dieb-group-guard = Wachter verzetten
dieb-group-neutral = Neutrale verzetten
dieb-group-end = Beurt beëindigen
# At most 12 characters.
dieb-row-from = van { $letter }:
dieb-row-folded = { $number ->
    [one] 1 mogelijkheid; `all` toont die
   *[other] { $number } mogelijkheden; `all` toont ze
 }
dieb-row-key = Tussen haakjes: de betaalde kaarten, * is een danseres.
dieb-end-note = Het einde van de beurt kan niet teruggenomen worden.

# --- What may be done now ---------------------------------------------------------------------------------------
dieb-now-placing = Plaats een wachter voor een paleis met een vrije plek. Nog over: { $own ->
    [0] geen wachter
    [one] 1 wachter
   *[other] { $own } wachters
 }.
dieb-now-placing-tactical = Plaats een wachter voor een paleis met een vrije plek. Nog over: { $own ->
    [0] geen eigen wachter
    [one] 1 eigen wachter
   *[other] { $own } eigen wachters
 } en { $neutral ->
    [0] geen neutrale wachter
    [one] 1 neutrale wachter
   *[other] { $neutral } neutrale wachters
 }.
dieb-now-fresh = Doe acties zolang je kunt betalen, hoogstens 3 met dief; of pas voor 4 kaarten.
dieb-now-acted = Doe nog een actie of beëindig de beurt; { $left ->
    [0] deze beurt geen actie met een dief meer
    [one] deze beurt nog 1 actie met een dief
   *[other] deze beurt nog { $left } acties met een dief
 }.

# --- The board. At most 17 characters for the chest, 7 for the thieves, 12 for the price. -----------------------
dieb-board-chest = kist bij { $demand } dieven
dieb-board-chest-you = kist: jij { $thieves } van { $demand }
dieb-board-no-chest = geen kist meer
dieb-board-thieves = dieven
dieb-board-no-thieves = niemand binnen
dieb-board-price = prijs { $price }

# At most 10 characters each (player: 20), hence the singular dancer and the short chests.
dieb-players-name = Speler
dieb-players-chests = Kisten
dieb-players-supply = Voorraad
dieb-players-cards = Kaarten
dieb-players-dancers = Danseres
dieb-players-actions = Acties
dieb-players-won = { $won } van { $goal }

dieb-piles = Gedekte stapel { $deck } · danseressen { $dancers } · aflegstapel { $discard }
dieb-piles-no-discard = Gedekte stapel { $deck } · danseressen { $dancers } · aflegstapel leeg
dieb-hand = Je kaarten:
dieb-hand-empty = Je hebt geen kaarten in de hand.
dieb-hand-hidden = { $number ->
    [one] Je kaart blijft gedekt tot alle wachters staan.
   *[other] Je { $number } kaarten blijven gedekt tot alle wachters staan.
 }
dieb-hand-dancer = Danseres
dieb-key = Eerste regel van een paleis: de wachters voor de poort. Een cijfer is een wachter van die speler, { $neutral } een neutrale, { $free } een vrije plek.

# --- What happened ------------------------------------------------------------------------------------------------
dieb-event-place = { $name }: een wachter voor het { $palace }.
dieb-event-place-neutral = { $name }: een neutrale wachter voor het { $palace }.
dieb-event-smuggle = { $name }: een dief glipt het { $palace } binnen voor { $payment }.
dieb-event-guard = { $name }: een wachter gaat van het { $palace } naar het { $target } voor { $payment }.
dieb-event-escort = { $name }: een wachter en een dief gaan van het { $palace } naar het { $target } voor { $payment }.
dieb-event-neutral = { $name }: een neutrale wachter gaat van het { $palace } naar het { $target } voor { $payment }.
dieb-event-theft = { $name }: een schatkist van sterkte { $strength } uit het { $palace }! Gewonnen schatkisten: { $won }.
dieb-event-reshuffle = De gedekte stapel was op; de aflegstapel ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }) is geschud als nieuwe stapel.
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] geen kaart getrokken, er is er geen meer.
        [one] 1 kaart getrokken.
       *[other] { $number } kaarten getrokken.
    }
   *[other] { $name }: { $number ->
        [0] een danseres genomen, er is geen kaart meer.
        [one] 1 kaart getrokken en een danseres genomen.
       *[other] { $number } kaarten getrokken en een danseres genomen.
    }
 }
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number ->
        [one] 1 kaart getrokken, zoals gewenst van het { $chosen }.
       *[other] { $number } kaarten getrokken, waarvan één zoals gewenst van het { $chosen }.
    }
   *[no] { $name }: { $number ->
        [0] geen kaart getrokken; de stapel had er geen van het { $chosen }.
        [one] 1 kaart getrokken; de stapel had er geen van het { $chosen }.
       *[other] { $number } kaarten getrokken; de stapel had er geen van het { $chosen }.
    }
 }
dieb-event-drawn-cards = Nieuw in je hand: { $cards }.
dieb-event-hands-taken-up = Alle wachters staan; iedereen neemt nu de eigen kaarten in de hand.
dieb-event-over = De partij is afgelopen.
dieb-event-turn = Aan de beurt: { $name }.

# --- How it came out -----------------------------------------------------------------------------------------------
dieb-result-chests = De benodigde schatkisten zijn gewonnen: { $score }.
dieb-result-standstill = Een hele ronde ging voorbij zonder actie en zonder kaart; de meeste schatkisten geven de doorslag: { $score }.
dieb-result-unfinished = De partij is afgebroken na het afgesproken aantal beslissingen.
dieb-result-score = { $name } { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Met weinig andere wachters is smokkelen daar goedkoop.
dieb-hint-steal = Dat levert een schatkist op.
dieb-hint-smuggle = Daar is de volgende schatkist het dichtstbij.
dieb-hint-approach = Dat leidt naar waar een schatkist dichterbij is.
dieb-hint-pass = Niets anders brengt een schatkist dichterbij, dus liever nieuwe kaarten.
dieb-hint-random = Elke actie is daarbij even goed.

# --- Why an action is refused ----------------------------------------------------------------------------------------
dieb-refusal-still-placing = Er worden nog wachters geplaatst; de beurten beginnen als ze allemaal staan.
dieb-refusal-placing-is-over = Alle wachters zijn geplaatst.
dieb-refusal-no-guard-to-place = Je hebt geen eigen wachter meer om te plaatsen.
dieb-refusal-no-neutral-to-place = Je hebt geen neutrale wachter om te plaatsen.
dieb-refusal-no-free-place = Alle { $places } wachtersplekken voor het { $palace } zijn bezet.
dieb-refusal-no-own-guard = Voor het { $palace } staat geen wachter van jou.
dieb-refusal-no-foreign-guard = Voor het { $palace } staan alleen je eigen wachters; een dief heeft een vreemde wachter nodig om langs te glippen.
dieb-refusal-no-thief-in-supply = Je hebt geen dief meer in je voorraad.
dieb-refusal-thief-limit = Je hebt al { $limit } acties met een dief gedaan; meer mag deze beurt niet.
dieb-refusal-overpaid = Het { $palace } kost { $price ->
    [one] 1 kaart
   *[other] { $price } kaarten
 }, en { $dancers } danseressen zouden te veel zijn.
dieb-refusal-too-few-dancers = Daar { $needed ->
    [one] is 1 danseres
   *[other] zijn { $needed } danseressen
 } voor nodig; je hebt er { $held ->
    [0] geen
   *[other] { $held }
 }.
dieb-refusal-too-few-cards = De vreemde wachters voor het { $palace } bepalen de prijs: { $price ->
    [one] 1 kaart van dat paleis
   *[other] { $price } kaarten van dat paleis
 }. Je hebt er { $cards ->
    [0] geen
   *[other] { $cards }
 } en { $dancers ->
    [0] geen danseres
    [one] 1 danseres
   *[other] { $dancers } danseressen
 }; wie zo betaalt, heeft { $needed ->
    [one] 1 kaart
   *[other] { $needed } kaarten
 } van dat paleis nodig.
dieb-refusal-no-such-card = Je hebt geen kaart van het { $palace }.
dieb-refusal-no-thief-there = Je hebt geen dief in het { $palace }.
dieb-refusal-no-neutral-guard = Voor het { $palace } staat geen neutrale wachter.
dieb-refusal-nothing-done = Je hebt deze beurt niets gedaan, dus hij eindigt met `pass` of `pass *`.
dieb-refusal-already-acted = Je hebt deze beurt al iets gedaan, dus hij eindigt met `end`.
dieb-refusal-no-dancer-in-pile = Er is geen danseres meer om te nemen.
dieb-refusal-no-choice-of-card = In deze partij kiest niemand het paleis van een getrokken kaart.
dieb-refusal-dancers-left = Er { $dancers ->
    [one] is nog 1 danseres
   *[other] zijn nog { $dancers } danseressen
 } om te nemen, dus er wordt geen kaart gekozen.
dieb-refusal-no-card-left = Er is geen kaart meer om te trekken.
dieb-refusal-theft-by-itself = In deze partij wordt een schatkist vanzelf genomen, zodra er genoeg dieven zijn.
dieb-refusal-no-chest-left = In het { $palace } is geen schatkist meer.
dieb-refusal-too-few-thieves = Voor de schatkist van het { $palace } { $needed ->
    [one] is 1 dief
   *[other] zijn { $needed } dieven
 } nodig; je hebt er daar { $thieves ->
    [0] geen
   *[other] { $thieves }
 }.

# --- Why data is no position. Seats are counted from 0, as in the file. ------------------------------------------------
dieb-position-error-wrong-number-of-seats = Er zijn { $players } spelers, maar in “{ $where }” { $seats ->
    [one] staat 1 element
   *[other] staan { $seats } elementen
 }.
dieb-position-error-no-such-seat = Stoel { $seat } bestaat niet; er zijn { $players } spelers, geteld vanaf 0.
dieb-position-error-wrong-number-of-cards = Er { $found ->
    [one] is 1 kaart
   *[other] zijn { $found } kaarten
 } van het { $palace } in plaats van { $expected }.
dieb-position-error-wrong-number-of-dancers = Er { $found ->
    [one] is 1 danseres
   *[other] zijn { $found } danseressen
 } in plaats van { $expected }.
dieb-position-error-shown-but-not-held = Stoel { $seat } kan geen kaart van het { $palace } getoond hebben.
dieb-position-error-too-many-guards = Voor het { $palace } { $found ->
    [one] staat 1 wachter
   *[other] staan { $found } wachters
 }; er is plek voor { $expected }.
dieb-position-error-wrong-number-of-guards = Stoel { $seat } heeft { $found ->
    [one] 1 wachter
   *[other] { $found } wachters
 } in plaats van { $expected }.
dieb-position-error-too-many-neutrals-to-place = Stoel { $seat } kan niet nog { $found ->
    [one] 1 neutrale wachter
   *[other] { $found } neutrale wachters
 } te plaatsen hebben.
dieb-position-error-wrong-number-of-neutrals = Er { $found ->
    [one] is 1 neutrale wachter
   *[other] zijn { $found } neutrale wachters
 } in plaats van { $expected }.
dieb-position-error-phase-and-guards-disagree = De fase kan niet “{ $phase }” zijn als er nog { $unplaced ->
    [one] 1 wachter te plaatsen is
   *[other] { $unplaced } wachters te plaatsen zijn
 }.
dieb-position-error-not-their-turn-to-place = Stoel { $seat } kan nu geen wachter plaatsen; stoel { $expected } is aan de beurt.
dieb-position-error-placed-out-of-turn = Als er om de beurt geplaatst is, kunnen niet deze wachters over zijn ({ $unplaced }).
dieb-position-error-too-many-chests = Het { $palace } heeft { $found ->
    [one] 1 schatkist
   *[other] { $found } schatkisten
 }; een stapel heeft er { $expected }.
dieb-position-error-chests-disagree = De gewonnen schatkisten ({ $won }) zijn niet die welke in de paleizen ontbreken ({ $gone }).
dieb-position-error-too-many-thieves = Stoel { $seat } heeft { $found ->
    [one] 1 dief
   *[other] { $found } dieven
 } in de paleizen; er zijn er maar { $expected }.
dieb-position-error-thieves-before-play = Stoel { $seat } heeft dieven in de paleizen voordat alle wachters staan.
dieb-position-error-theft-overdue = Stoel { $seat } heeft in het { $palace } zoveel dieven dat de schatkist al genomen had moeten zijn.
dieb-position-error-too-many-thief-actions = Deze beurt { $found ->
    [one] was er 1 actie
   *[other] waren er { $found } acties
 } met een dief; er zijn er { $expected } toegestaan.
dieb-position-error-thief-actions-without-action = Er waren acties met een dief, maar helemaal geen actie.
dieb-position-error-turn-before-play = Iemand heeft gehandeld of gewonnen voordat alle wachters staan.
dieb-position-error-too-many-chests-won = Iemand heeft { $found ->
    [one] 1 schatkist
   *[other] { $found } schatkisten
 } gewonnen, of twee spelers hebben de partij gewonnen; die eindigt zodra iemand er { $expected } heeft.
dieb-position-error-too-many-idle-turns = Er { $found ->
    [one] is 1 beurt
   *[other] zijn { $found } beurten
 } voorbijgegaan zonder dat er iets gebeurde; de partij eindigt na { $expected }.
dieb-position-error-phase-and-chests-disagree = De fase kan niet “{ $phase }” zijn als niemand meer dan { $chests ->
    [one] 1 schatkist
   *[other] { $chests } schatkisten
 } heeft en er { $goal } nodig zijn om te winnen.

# --- The rules in short --------------------------------------------------------------------------------------------------
dieb-rules =
    Wie het eerst { $goal } schatkisten heeft, wint. Een schatkist is van jou zodra er genoeg dieven van jou in het paleis zijn: 4 voor de eerste schatkist van een paleis, daarna 5, 6, 7. Die dieven komen dan bij je terug.
    Doe in je beurt zoveel acties als je kunt betalen, hoogstens 3 met een dief:
    `smuggle a`: een dief paleis a in, waar een wachter van jou en een vreemde wachter staan; dat kost een kaart van a voor elke vreemde wachter (neutrale en die van andere spelers).
    `guard a>b a`: een wachter van jou van a naar b, waar een plek vrij moet zijn; dat kost een kaart van a of van b.
    `escort a>b a`: hetzelfde, en een dief van jou gaat gratis mee.
    `neutral a>b`: een neutrale wachter van a naar b; dat kost een kaart van a en een kaart van b.
    Danseressen gelden als elke kaart: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` beëindigt een beurt met acties: 3 kaarten. Zonder actie geeft `pass` 4 kaarten, `pass *` 3 kaarten en een danseres.
