### Every sentence of baghdad, in Dutch. What each one is for, and how long it may be, stands in en.ftl.
###
### Informal: je. A match is a partij, a game a spel, a turn a beurt, a seat a stoel, a seed a startgetal, a record a
### verslag. The palaces are all neuter: het Pauwenpaleis (a).

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = Nederlands
language-direction = ltr
language-locale = nl

help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-arguments = Argumenten
help-game-options = Opties van { $game }
help-word-options = [OPTIES]
help-word-command = OPDRACHT [ARGUMENTEN]…

help-option-help = Deze pagina tonen en stoppen.
help-option-version = De versie tonen en stoppen.
help-option-language = Taal van alle zinnen: { $languages }. Zonder deze optie beslist BAGHDAD_LANGUAGE of het systeem.

help-baghdad = Bordspellen over dieven in het oude Bagdad: spelen, partijen naspelen en controleren, met stellingen werken.
help-play = Een partij spelen in deze terminal, tegen computerspelers of met vrienden.
help-replay = Een vastgelegde partij stap voor stap naspelen of tonen.
help-verify = Een vastgelegde partij naspelen en controleren of alles erin volgens de regels ging.
help-warm = Alles compileren wat voor het spelen nodig is, zodat later niets meer gecompileerd hoeft te worden.
help-hint = De drie beste zetten van een vastgelegde partij of een stelling tonen, waarom, en ieders kansen.
help-legal = De toegestane acties van een stelling tonen, één per regel.
help-apply = De stelling na een actie tonen.
help-perft = De mogelijke reeksen beslissingen naar lengte tellen, om met andere programma’s te vergelijken.
help-board = De borden van het spel voleurs controleren en tonen: de meegeleverde en je eigen.
help-board-check = De bepalingen over de stad één voor één doorlopen en zeggen aan welke een bord niet voldoet.
help-board-show = Een bord tekenen in deze terminal, of als afbeelding.
help-bench = Meten hoe snel de regels zijn.
help-games = De spellen opsommen.
help-bots = De computerspelers opsommen.
help-arena = Computerspelers duizenden partijen tegen elkaar laten spelen, en zeggen wat daaruit volgt.
help-tournament = Veel computerspelers tegen elkaar laten spelen en ze een rating geven.
help-league = De toernooien uit de documentatie opnieuw spelen en hun tabellen schrijven.
help-audit = Laat een computerspeler tegen zichzelf spelen en tel de zetten die dwaas lijken.
help-calibrate = De kansen die in partijen genoemd worden vergelijken met wie won: Brierscore en betrouwbaarheidscurve.
help-balance = De balans van de spellen onderzoeken en het verslag schrijven: plaatsen, duur, wat beslist.
help-train = Computerspelers laten leren van partijen tegen zichzelf.
help-dataset = Beslissingen van computerspelers als tabellen voor machinaal leren wegschrijven (Parquet).
help-help = De hulp bij een opdracht tonen, of wat er over een onderwerp is (documenten zijn in het Engels).

help-play-game = Het spel, bijvoorbeeld dieb. Niet nodig bij --resume.
help-play-seats = Wie waar zit, in de volgorde van de beurten: me, person:NAME of een computerspeler (zie baghdad bots). Voorbeeld: me,person:Anna,greedy.
help-play-first = Wie begint: random of een nummer in de lijst van plaatsen.
help-play-seed = Een getal dat al het schudden vastlegt; hetzelfde startgetal geeft dezelfde partij.
help-play-save = Waar de partij bewaard wordt; ze wordt na elke actie weggeschreven.
help-play-resume = Doorgaan met een bewaarde partij: die van het bestand, anders de laatst gespeelde.
help-play-delay = Aantal seconden wachten na elke actie van een computerspeler.
help-play-no-talk = De personages zeggen niets.
help-play-bot = Een computerspeler van jezelf: BESTAND.py:Klasse. In de lijst van plaatsen heet hij zoals zijn klasse. Mag vaker voorkomen.
help-arena-game = Het spel, bijvoorbeeld dieb.
help-arena-seats = De computerspelers aan tafel (zie baghdad bots). Voorbeeld: search:800,greedy. Ze schuiven van partij tot partij een plaats op.
help-arena-players = Het aantal spelers, als dat groter is dan het aantal namen: de laatste vult de rest van de tafel.
help-arena-matches = Hoeveel partijen er gespeeld worden.
help-arena-paired = Elke deling wordt zo vaak gespeeld als de spelers om de tafel kunnen schuiven, zodat het geluk bij het delen gelijk verdeeld is.
help-arena-sprt = Stoppen zodra duidelijk is of de eerste eerder HIGH dan LOW Elo-punten beter is, bijvoorbeeld 0:30.
help-arena-seed = Het getal dat alle delingen vastlegt; 1 als je het weglaat.
help-arena-jobs = Hoeveel processen er spelen; een per processor als je het weglaat.
help-arena-ray = In plaats daarvan spelen op het Ray-cluster met dit adres (auto: het cluster waar deze machine bij hoort).
help-arena-out = Een map voor partijen, uitslagen, tabellen en grafieken. Dezelfde opdracht met dezelfde map gaat verder waar het onderbroken werd.
help-arena-json = De uitslagen als JSON tonen.
help-tournament-bots = De computerspelers, bijvoorbeeld search:800,greedy,random. Elo telt vanaf de laatste.
help-tournament-players = De aantallen spelers, bijvoorbeeld 2,3,4; alle die het spel toelaat als je het weglaat.
help-tournament-matches = Hoeveel partijen elk tweetal aan elke tafel speelt.
help-league-file = Het bestand dat zegt wat er gespeeld wordt; docs/league.toml als je het weglaat.
help-league-out = Een map voor de partijen, in plaats van die uit het bestand.
help-audit-bot = De computerspeler op alle plaatsen (zie baghdad bots; standaard: master).
help-audit-judge = De computerspeler aan wie twijfelachtige zetten worden voorgelegd (standaard: master:30000).
help-audit-players = Het aantal spelers (standaard: het kleinste van het spel).
help-audit-out = Een map voor de partijen. Dezelfde opdracht met dezelfde map gaat verder waar zij werd onderbroken.
help-calibrate-turns = Bij hoeveel beurten van elke partij de kansen genoemd worden (standaard: 4).
help-calibrate-trials = Hoeveel proeven de kansen bij een beurt bepalen (standaard: 200, zoals in de terugblik op een partij).
help-balance-game = Het spel; zonder dit alle spellen die zo’n pagina hebben.
help-balance-report = Het verslag dat geschreven wordt; zonder dit balance.
help-balance-matches = Hoeveel partijen aan elke tafel; zonder dit zoveel als het verslag vraagt.
help-balance-bot = De computerspeler op alle plaatsen (zie baghdad bots); zonder dit een snelle master.
help-balance-folder = Een map voor de partijen; zonder dit build/balance. Dezelfde opdracht met dezelfde map gaat verder waar ze onderbroken werd.
help-balance-out = De pagina; zonder dit die van het verslag in docs. De afbeeldingen komen ernaast.
help-balance-json = De cijfers ook als JSON tonen.
help-train-game = Het spel, bijvoorbeeld dieb.
help-train-players = De aantallen spelers waarvoor geleerd wordt, bijvoorbeeld 2,3,4; zonder dit alle die kunnen.
help-train-matches = Van hoeveel partijen geleerd wordt, per aantal spelers; zonder dit zoveel als de meegeleverde gewichten kostten.
help-train-seed = Het getal dat alle partijen vastlegt; zonder dit 1.
help-train-out = Een map voor wat geleerd wordt; zonder dit build/training. Dezelfde opdracht met dezelfde map gaat verder waar ze onderbroken werd.
help-train-further = Met de gewichten in het pakket beginnen en verder leren van doorzochte beurten (dieb).
help-train-jobs = Hoeveel processen tegelijk leren; zonder dit één per processor.
help-train-ship = De gewichten in het pakket zetten en de leercurve in de documenten. Vereist een werkkopie van de broncode.
help-train-json = De lessen als JSON tonen.
help-file-record = Een bewaarde partij, als JSON; - leest de standaardinvoer.
help-file-position = Een stelling, als JSON; - leest de standaardinvoer.
help-replay-to = De tafel na zoveel acties tonen en stoppen.
help-hint-file = Een vastgelegde partij of een stelling, als JSON; - leest de standaardinvoer.
help-hint-player = Wiens zetten: het nummer van de speler, geteld vanaf 1. Niets wordt gebruikt wat deze speler niet kan weten.
help-hint-bot = De computerspeler om raad te vragen (zie baghdad bots); zonder dit de sterkste van het spel.
help-hint-to = Van een vastgelegde partij het moment na zoveel acties.
help-hint-json = Het antwoord als JSON tonen.
help-apply-action = De actie in notatie, bijvoorbeeld "smuggle a".
help-apply-seed = Het getal dat vastlegt wat er getrokken wordt; 0 als je het weglaat.
help-perft-depth = De lengte van de langste reeksen.
help-perft-players = Het aantal spelers.
help-dataset-bots = De computerspelers aan tafel (zie baghdad bots). Voorbeeld: master,greedy. De laatste vult de rest van de tafel.
help-dataset-players = Het aantal spelers; zonder dit het kleinste dat het spel toelaat.
help-dataset-out = Een map voor partijen, tabellen en hun datablad. Dezelfde opdracht met dezelfde map gaat verder waar het onderbroken werd.
help-dataset-chances = Ook wegschrijven wat elke speler van ieders kansen dacht; spelers denken daarvoor tweemaal na.
help-dataset-json = Het datablad als JSON tonen.
help-bench-game = Het spel om te meten, envs voor de omgevingen, server, of all voor alles.
help-bench-json = De metingen als JSON tonen.
help-warm-games = De spellen; allemaal als er geen genoemd is.
help-warm-json = De map van de cache en de seconden van elk spel als JSON tonen.
help-warm-quiet = Geen voortgang tonen.
help-bench-yardstick = Pad van een C-programma dat hetzelfde spel speelt, om mee te vergelijken; vereist een C-compiler.
help-bench-rounds = Hoe vaak elke waarde wordt gemeten; de beste telt.
help-board-board = Een bord: de naam van een meegeleverd bord (round-city, oasis) of een tekstbestand; - leest de standaardinvoer.
help-board-svg = Waar in plaats daarvan een afbeelding (SVG) komt; de naam eindigt op .svg.
help-board-distances = Op elk veld tonen hoe ver het van de woestijn is, in plaats van zijn plaats in de rij.
help-bots-game = Het spel dat ze moeten kennen; alle spellen als je het weglaat.
help-help-topic = Een opdracht of een onderwerp, bijvoorbeeld play of notation; zonder dat de lijsten van beide.

# The topics of `baghdad help`, a line for each.
help-topics = Onderwerpen
help-topic-options = De opties van de spellen; options dieb voor die van één spel
help-topic-queries = Wat je tijdens een partij kunt typen en vragen; queries dieb voor één spel
help-topic-notation = Hoe acties, stellingen en partijen worden opgeschreven
help-topic-levels = De niveaus van de computerspelers, gemeten
help-topic-bots = Computerspelers: hoe ze beslissen, en hoe je er een schrijft
help-topic-page = De pagina in de browser
help-topic-server = Hoe je een server voor anderen draait
help-topic-protocol = De berichten van de server, voor programma’s
help-topic-arena = Wedstrijden tussen computerspelers, en wat hun cijfers betekenen
help-topic-environments = De spellen als omgevingen voor onderzoek
help-topic-new-game = Hoe je een eigen spel schrijft
help-topic-glossary = Wat onze termen betekenen
help-topic-rules = De regels van { $title }, bepaling voor bepaling

command-error-unknown-command = De opdracht “{ $command }” bestaat niet.
command-error-unknown-topic = De opdracht of het onderwerp “{ $topic }” bestaat niet.
command-error-unknown-flag = De optie { $option } bestaat hier niet.
command-error-flag-needs-value = De optie { $option } heeft een waarde nodig.
command-error-flag-takes-no-value = De optie { $option } neemt geen waarde.
command-error-bad-flag-value = “{ $value }” kan niet de waarde van { $option } zijn.
command-error-workers-and-database = --workers is voor één machine met een eigen map; meerdere servers met --database verdelen de last ook zonder.
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
command-error-not-svg-name = { $path } is geen naam voor een afbeelding: die moet eindigen op .svg.
command-error-not-md-name = { $path } is geen naam voor een pagina: die moet op .md eindigen.
command-error-unknown-seat = “{ $seat }” kan hier niet zitten: kies me, person:NAME of een van { $bots }.
command-error-bad-first = “{ $first }” kan niet beginnen: geef random of een nummer van 1 tot en met { $players }.
command-error-resume-alone = Een hervatte partij houdt de plaatsen, startgetal en opties, dus { $option } kan niet samen met --resume.
command-error-last-match-gone = De laatste partij staat in { $path }, en dat bestand is er niet meer. Noem een ander, `baghdad play --resume FILE`; partijen zonder eigen bestand staan in { $folder }.
command-error-no-saved-match = In { $folder } is geen partij om mee door te gaan.
command-error-bad-depth = De diepte moet minstens 1 zijn.
command-error-cannot-compile = Hier kan niets gecompileerd worden: Numba ontbreekt of is uitgeschakeld. De regels worden geïnterpreteerd.
command-error-no-such-number = Nummer { $number } staat niet in de lijst.
command-error-no-such-moment = De partij heeft { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 }, dus een moment { $number } is er niet.
command-error-hint-after-end = De partij is voorbij; er valt niets meer aan te raden.
command-error-hint-for-nobody = Speler { $seat } bestaat niet; er wordt geteld van 1 tot { $players }.
command-error-hint-out-of-turn = Speler { $seat } is nu niet aan de beurt. Aan de beurt: { $to_act }.
command-error-not-a-checkout = --ship vereist een werkkopie van de broncode; dit pakket is geïnstalleerd.
command-error-ship-incomplete = Voor sommige aantallen spelers ({ $players }) is niets geleerd, dus de gewichten kunnen niet mee.
command-error-missing-library = { $library } is niet geïnstalleerd, en deze opdracht heeft het nodig; pip install { $library } voegt het toe.
command-error-unexpected = Er ging iets mis dat niet mis mag gaan: { $problem }. BAGHDAD_TRACEBACK=1 laat zien waar; meld het alsjeblieft.
did-you-mean = Bedoelde je { $nearest }?
query-error-unknown-query = Er is geen vraag “{ $query }”. Je kunt vragen: { $queries }.
query-error-unknown-object = Naar “{ $about }” kun je hier niet vragen; naar { $choices } wel.
query-error-missing-object = Zeg waarnaar je vraagt: { $choices }.
query-error-unknown-card = Er is geen kaart “{ $about }”.
query-error-spectator = Je kijkt toe: alleen spelers hebben een hand, zetten en prijzen.
with-clause = { $sentence } [{ $clause }]

games-line = { $name }: { $title }, { $min } tot { $max } spelers.
bots-line = { $name }: { $about } Speelt { $games }.
bot-random = Kiest zomaar een toegestane actie, zonder enig plan.
bot-greedy = Doet volgens eenvoudige regels wat op dit moment het dichtst bij de winst brengt; kijkt nooit vooruit.
bot-search = Probeert duizenden vervolgen uit wat het kan weten en neemt het vervolg dat het best standhoudt.
bot-planner = Bekijkt de hele eigen beurt en beoordeelt elke stand waartoe die kan leiden.
bot-ismcts = Doorzoekt een boom van acties voor alle spelers en oordeelt naar wat in partijen tegen zichzelf is geleerd.
bot-apprentice = Voor beginners: weet wat goed is en doet vaak iets anders.
bot-journeyman = Voor wie de regels kent: doet wat op dit moment het dichtst bij de winst brengt.
bot-thief = Voor ervaren spelers: kijkt vooruit en laat weinig over.
bot-master = De sterkste: kijkt vooruit en oordeelt naar wat het leerde in partijen tegen zichzelf.
bot-yusuf = Niveau 1, voor een eerste partij: eerlijk en haastig.
bot-jafar = Niveau 2, voor beginners: stoutmoedig en gul.
bot-maryam = Niveau 3, voor wie de regels kent: zuinig en eerlijk.
bot-idris = Niveau 4: geduldig en vergevingsgezind.
bot-dunya = Niveau 5, voor wie wat oefening heeft: een leugenaar, en speels.
bot-safiya = Niveau 6: zuinig en achterdochtig.
bot-thabit = Niveau 7, voor ervaren spelers: geduldig en vooruitziend.
bot-rayhana = Niveau 8: stoutmoedig en wraakzuchtig.
bot-shadow = Niveau 9, de sterkste: kil en vooruitziend.
bot-level = Elke sterkte van 1 tot 9, zonder eigen aard: level:4.5 ligt tussen twee personages.
bot-adaptive = Zo sterk als iemand met de rating achter de dubbele punt, adaptive:1400, zodat de kansen gelijk zijn.
bot-policy = Het oordeel van de meester, zonder vooruit te kijken.
bot-rollouts = Speelt in gedachten hele partijen, zoals de meester voordat hij standen leerde waarderen, en houdt de anderen voor greedy.
bot-shark = Biedt zijn slechtste kaart aan onder de mooiste naam en aanvaardt niets.
bot-partner = Ruilt eerlijk en met maar één andere speler: partner:1 met de volgende.
bot-never-trader = Oordeelt als de meester, maar ruilt nooit.
bot-rusher = Koopt edelstenen zodra het kan en brengt de grootvizier naar huis.
bot-robber = Berooft de waarschijnlijkste winnaar zodra het kan.
bot-other = Komt uit een ander pakket of uit het pakket van het spel.
# Names of computer players that people play against, by level.
level-random = Toeval
level-apprentice = Leerling
level-journeyman = Gezel
level-thief = Dief
level-master = Meester
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Kapitein Rayhana
level-shadow = De Schaduw van de Vizier
level-level = Niveau
level-adaptive = Zo sterk als jij

compiling = De regels worden voorbereid; dat gebeurt maar één keer en duurt een paar seconden …
warm-done = Alles is gecompileerd, na { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}. Het staat in { $folder }.
warm-interrupted = Onderbroken; wat al gecompileerd is, staat in { $folder }. Dezelfde opdracht gaat vandaar verder.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Partijen: { $matches }, beslissingen: { $decisions }. Map: { $path }
dataset-progress = Tabellen wegschrijven: { $done } van { $total }
dataset-card = { $matches } partijen { $game } ({ $decisions } beslissingen) tussen de computerspelers { $bots }, startgetal { $seed }. `observation` is wat de plaats aan zet zag, `mask` heeft een 1 voor elke toegestane actie, `action` is het nummer van de gekozen actie, `chances` is wat de speler van ieders kansen dacht, `result` is 1 voor een overwinning van die plaats en samen evenveel onder 0 bij de anderen.
dataset-card-columns = Wat waar in een waarneming staat, en al het andere dat een programma moet weten, staat in `{ $card }`. Startgetal en acties alleen al geven alles opnieuw.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Meting { $done } van { $total }
bench-envs-title = Hoe snel de omgevingen hier zijn
bench-envs-batch = { $game }, { $matches } partijen tegelijk, { $threads } threads
bench-envs-step = { $name }, stap voor stap
bench-title = Hoe snel { $game } hier is
bench-play = Willekeurig spel, { $players } spelers, één thread
bench-yardstick = Het vergelijkingsprogramma, { $players } spelers
bench-ratio = Ons tempo als deel van dat van het vergelijkingsprogramma
bench-threads = Twee threads tegenover één
bench-copies = Kopieën van een toestand ({ $bytes } bytes)
bench-step = Eén stap met het masker van toegestane acties, vanuit Python
bench-match-steps = Partij vanuit Python: beslissingen op actie- of stapnummer, met de toegestane
bench-match-actions = Partij vanuit Python: acties, met de toegestane
bench-match-legal-lists = Partij vanuit Python: lijsten van toegestane acties
bench-match-views = Partij vanuit Python: aanzichten van een plaats
bench-call = Eén aanroep van { $method }, midden in een partij
bench-payments = Alle betalingen met { $cards } kaarten
bench-legal = Wat er met { $cards } kaarten te koop is, { $number } manieren
bench-cold = Van de start tot de eerste willekeurige partij, met compileren
bench-warm = Van de start tot de eerste willekeurige partij, al gecompileerd
bench-interpreted = Willekeurig spel zonder de compiler
bench-arena = Partijen van { $bot } in de arena, twee processen
bench-bare = Hetzelfde zonder de arena
bench-thinking = Iteraties van `{ $bot }`, één thread
bench-millions = { $number } miljoen per seconde
bench-thousands = { $number } duizend per seconde
command-error-yardstick-fails = Het vergelijkingsprogramma { $path } kan niet gecompileerd worden, of drukt niet af wat het moet.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Partijen
arena-progress = { $done } van { $total } · { $rate } per seconde · nog { $left }
arena-progress-start = { $done } van { $total }
arena-goes-on = { $found } partijen waren al gespeeld; daar gaat het verder.
arena-rounded-up = Met hele delingen van { $each } partijen worden het { $matches } partijen.
arena-interrupted = Onderbroken na { $done } van { $total } partijen; ze zijn bewaard in { $path }. Dezelfde opdracht gaat daar verder.
arena-kept = Partijen, uitslagen, tabellen en grafieken staan in { $path }.
arena-title = { $game }, { $players } spelers, { $matches } partijen
arena-column-name = Naam
arena-column-wins = Winst
arena-column-share = Aandeel (95%)
arena-column-fair = Eerlijke delen
arena-column-matches = Partijen
arena-column-seconds = ms/zet
arena-seat = Plaats { $seat } wint
arena-rounds = Rondes per partij
arena-decisions = Beslissingen per partij
arena-shared = Partijen met meer winnaars
arena-unfinished = Partijen afgebroken zonder winnaar
arena-rate = Partijen per seconde
arena-test-better = De test zegt: { $name } is beter, eerder { $high } dan { $low } Elo-punten ({ $deals } delingen, logaritme van de aannemelijkheidsverhouding { $llr }).
arena-test-not-better = De test zegt: { $name } is hoogstens { $low } Elo-punten beter, niet { $high } ({ $deals } delingen, logaritme van de aannemelijkheidsverhouding { $llr }).
arena-test-open = De test tussen { $low } en { $high } Elo-punten voor { $name } is nog niet beslist ({ $deals } delingen, logaritme van de aannemelijkheidsverhouding { $llr }).
tournament-title = { $game }, { $matches } partijen
tournament-cross = { $players } spelers: aandeel van één uit de rij tegen de kolom (95%)
tournament-one-of = Eén
league-written = De tabellen staan in { $path }.
league-about = Versie { $version }, regels { $rules }, startgetal { $seed }, { $matches } gepaarde partijen (afgerond op hele delingen) voor elk tweetal aan elke tafel. Elo telt vanaf de laatste in { $file }; alles met een 95%-interval.
league-cross = { $players } spelers; het aandeel dat één uit de rij won aan een tafel van de kolom:
league-seats = Winst per plaats: { $seats }. Rondes per partij: { $rounds }.
league-duels = Eén tegen een tafel van anderen, winst gedeeld waar er meer winnen; milliseconden per zet van de ene en van de anderen:
league-one = Eén
league-others = Anderen
league-players = Spelers
audit-title = { $bot } tegen zichzelf, { $players } spelers, { $matches } partijen
audit-looking = De partijen worden bekeken
audit-excused = {"  "}In { $number } andere gevallen speelt { $judge } hetzelfde.
audit-example = {"  "}startgetal { $seed }, actie { $number }: { $action }
audit-example-better = {"  "}startgetal { $seed }, actie { $number }: { $action }; beter: { $better }
dieb-audit-chest-left = Beurten beëindigd terwijl een kist te pakken was: { $found } van { $of }
dieb-audit-dancer-wasted = Danseressen betaald waar een kaart volstond: { $found } van { $of }
dieb-audit-guard-back = Wachters die in dezelfde beurt teruggingen: { $found } van { $of }
calibrate-telling = De kansen worden bepaald
calibrate-title = Genoemde kansen in partijen van { $bot } tegen zichzelf, { $players } spelers, { $matches } partijen, { $positions } stellingen
calibrate-column-bin = Kans
calibrate-column-number = Aantal
calibrate-column-told = Gemiddelde
calibrate-brier = Brierscore van de kans van een speler: { $brier } ± { $error }; gelijke kansen voor iedereen zouden { $equal } hebben.
calibrate-start = Kansen na het delen, per plaats: { $chances }
balance-written = De pagina staat in { $path }, de afbeeldingen ernaast.
train-course = { $players } spelers
train-progress = les { $lesson } van { $lessons } · { $matches } partijen · eerlijke delen: { $figures } · nog { $left }
train-figure-search = search { $shares }
train-figure-early = begin { $shares }
train-figure-best = beste { $shares }
train-figure-mean = gemiddelde { $shares }
train-goes-on = Lessen al gedaan: { $found }; vandaar gaat het verder.
train-interrupted = Onderbroken; wat geleerd is, staat in { $path }. Dezelfde opdracht gaat vandaar verder.
train-done = Wat geleerd is, staat in { $weights }, de leercurve in { $curve }.
train-how-to-ship = Dezelfde opdracht met --ship zet ze op hun plaats in het pakket: { $home } en { $picture }.
train-shipped = Ze staan nu in het pakket: { $home } en { $picture }.
plot-shares = Aandeel gewonnen partijen, met 95%-interval
plot-percent = % van de partijen
plot-length = Lengte van een partij
plot-rounds = rondes
plot-matches = partijen
plot-seats = Aandeel gewonnen partijen per plaats
plot-seat = plaats
plot-ratings = Elo, met 95%-interval
plot-learning-search = Tegen search
plot-learning-early = Tegen zijn eigen begin
plot-learning-best = Beste van een generatie
plot-learning-mean = Gemiddelde van een generatie
plot-fair = eerlijke delen
dieb-plot-race = De race om de schatkisten
dieb-plot-standing = gewonnen schatkisten
voleurs-plot-race = De race om de edelstenen
voleurs-plot-standing = edelstenen in de buidel
# Van een spel zonder eigen teksten.
generic-plot-race = De scores per ronde
generic-plot-standing = score

arena-error-missing-extra = { $package } is niet geïnstalleerd; het komt mee met pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } computerspelers passen niet aan een tafel voor { $players }.
arena-error-bad-sprt = “{ $text }” is geen paar Elo-verschillen, het kleinste eerst, zoals 0:30.
arena-error-test-of-nothing = Eén computerspeler alleen kan niet beter zijn dan de anderen; --sprt heeft minstens twee namen nodig.
arena-error-bot-failed = { $bot } liep vast in de partij met startgetal { $seed }: { $problem }
arena-error-workers-die = De processen die spelen vallen steeds uit ({ $deaths } keer); is er genoeg geheugen?
arena-error-no-cluster = Er is geen Ray-cluster op { $address } ({ $problem }).
arena-error-cannot-write = In { $path } kan niet geschreven worden ({ $problem }).
arena-error-not-a-folder-of-results = In { $path } staat iets anders; uitslagen horen in een nieuwe of lege map.
arena-error-other-results = In { $path } staan uitslagen van een andere opdracht of een andere versie; kies een andere map.
arena-error-broken-results = { $path } is beschadigd: een regel erin is geen partij.
arena-error-bad-field = Een toernooi heeft minstens twee computerspelers nodig, geen van hen dubbel: { $bots }.
arena-error-unknown-report = Het verslag “{ $report }” bestaat niet; er is { $reports }.
arena-error-other-training = { $path } hoort bij een training met andere getallen of van een andere versie; kies een andere map.
arena-error-training-died = Het proces dat voor { $players } spelers leert, is gestorven; is er genoeg geheugen?
arena-error-training-is-for = Deze training geldt voor { $players } spelers, alle tegelijk.
arena-error-training-not-further = { $game } kent geen verdere training; laat --further weg.
arena-error-bad-tables = Elk aantal spelers mag één keer genoemd worden: { $players }.
arena-error-no-league = { $path } kan niet gelezen worden ({ $problem }).
arena-error-bad-league = { $path } beschrijft geen competitie: { $problem }
arena-error-no-marks = In { $path } is geen plaats voor de tabellen, tussen { $begin } en { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Het spel “{ $game }” bestaat niet; er is { $games }.
game-error-broken-game = Het spel { $game } ({ $entry }) kan niet worden geladen: { $problem }
game-error-missing-part = Het spel { $game } heeft dit niet; het onderdeel “{ $part }” ontbreekt.
option-error-bad-players = Het spel { $game } is voor { $min } tot { $max } spelers, niet voor { $players }.
option-error-bad-seats = Voor { $players } spelers zijn evenveel plaatsen nodig, maar er zijn er { $seats } genoemd.
option-error-bad-seat-name = { $name } kan geen naam zijn: het is geen tekst die opgeschreven kan worden.
option-error-bad-seed = { $seed } kan geen startgetal zijn: dat is een geheel getal vanaf 0 dat in { $bits } bits past.
option-error-no-such-seat = Speler { $seat } bestaat niet; er zijn { $players } spelers, geteld vanaf 1 (in bestanden vanaf 0).
option-error-say-which-seat = Meerdere spelers mogen nu iets doen ({ $to_act }); zeg welke.
option-error-unknown-option = Het spel heeft geen optie “{ $option }”.
option-error-bad-option-value = { $value } kan niet de waarde van de optie “{ $option }” zijn; toegestaan is { $kind ->
    [bool] ja of nee
    [int] een geheel getal dat niet negatief is
   *[str] een woord
 }.
option-error-unknown-choice = “{ $value }” kan niet de waarde van de optie “{ $option }” zijn; wel { $choices }.
option-error-unknown-bot = Er is geen computerspeler “{ $bot }” die { $game } kent; wel { $bots }.
option-error-bad-bot-parameter = “{ $parameter }” kan niet na de dubbele punt achter { $bot } staan.
option-error-bot-without-parameter = { $bot } heeft niets na een dubbele punt nodig; “{ $parameter }” kan daar niet staan.
option-error-no-bot-file = Er is geen bestand { $path } met een computerspeler erin.
option-error-broken-bot-file = { $path } kan niet geladen worden: { $problem }
option-error-no-bot-class = { $path } heeft geen klasse { $name } die acties kiest; wel: { $bots }.

notation-error-unknown-action = “{ $text }” is geen actie.
notation-error-unknown-word = “{ $word }” in “{ $text }” betekent daar niets, of staat er twee keer.

undo-refused-nothing-to-undo = Er is niets van jou om terug te nemen.
undo-refused-undo-after-end = De partij is afgelopen; er kan niets meer teruggenomen worden.
undo-refused-another-acted = Sindsdien heeft iemand anders iets gedaan; dat kan niet teruggenomen worden.
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
record-error-bad-action = Actie { $number }, `{ $action }` door speler { $seat }, kan niet gebeurd zijn: { $reason }
record-error-wrong-result = De uitslag in het verslag is niet die waartoe de acties leiden.

# Een fout van een spel dat er geen zin voor heeft: $reason is de code met de feiten, in het Engels.
error-other = Dat kan niet worden gebruikt: { $reason }.
refusal-other = De regels staan dat niet toe: { $reason }.
refusal-illegal-step = { $step } is hier geen toegestane stap.
refusal-match-over = De partij is afgelopen.
refusal-not-your-turn = Speler { $seat } kan niets doen: speler { $to_act } is aan de beurt.

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
hint-heading = { $moves ->
    [one] { $name }: de beste zet volgens { $bot }
   *[other] { $name }: de beste zetten volgens { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent }%. { $reason }
hint-chances = Kansen om te winnen: { $chances }.
hint-chance = { $name }: { $percent }%
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } meer dan nummer { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } minder dan nummer { $number } (± { $error }).
hint-reason-even = Geen duidelijk verschil met nummer { $number } (± { $error }).
hint-reason-rival = { $name }: kans { $percent }%, na nummer { $number } { $other }%.
hint-reason-only = Iets anders is niet mogelijk.
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
keys-hint = `hint`: de beste zetten volgens de computerspeler { $bot }, en waarom
keys-why = `why` en een actie: of ze mogelijk is en zo niet, waarom
keys-log = `log`: alles wat er gebeurd is
keys-last = `last`: wat er sinds je laatste actie gebeurd is
keys-rules = `rules`: de regels in het kort
keys-board = `board`: de tafel opnieuw tekenen
keys-map = `map`: alleen het bord tekenen, als het groot is
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
## Een spel zonder eigen terminal. De teksten van een spel kunnen eigen zinnen hebben: GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats is een lijst van nummers en namen; de feiten volgen, onder hun Engelse namen.
generic-seats = Plaatsen: { $seats }
generic-seat = { $number } { $name }
generic-now = Kies een actie: het nummer of de tekst.
generic-result = Scores: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = { $title } heeft hier geen samenvatting van de regels.

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
dieb-summary-placing = { $number ->
    [one] Er moet nog één wachter worden geplaatst.
   *[other] Er moeten nog { $number } wachters worden geplaatst.
 }
dieb-summary-rival = { $number ->
    [one] { $names } heeft nog maar één schatkist nodig.
   *[other] { $names } hebben elk nog maar één schatkist nodig.
 }
dieb-summary-nearest = { $missing ->
    [one] { $palace }: nog één dief en de schatkist is van jou.
   *[other] { $palace }: nog { $missing } dieven en de schatkist is van jou.
 }
dieb-summary-left = { $number ->
    [one] Er is nog één schatkist.
   *[other] Er zijn nog { $number } schatkisten.
 }
dieb-summary-chests = { $won } van { $goal }
dieb-asked = { $what ->
    [thieves] dieven
    [guards] wachters
    [neutral] neutrale wachters
   *[chests] kisten
 }

dieb-option-tactical = De spelers plaatsen ook de neutrale wachters, elk twee.
dieb-option-peek = De spelers zien hun kaarten al tijdens het plaatsen van de wachters.
dieb-option-optional-theft = Een schatkist nemen is een keuze.
dieb-option-chosen-card = Wie past als er geen danseres meer is, kiest het paleis van de vierde kaart.
dieb-option-face-down = Gewonnen schatkisten liggen gedekt; aan het spel verandert dat niets.
dieb-option-decision-cap = De partij na zoveel beslissingen afbreken; 0 voor nooit.
dieb-option-edition = Spelen volgens de tekst van een uitgave: fr, cs, it of nl.

# --- Payments -------------------------------------------------------------------------------------------------
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 danseres
   *[other] { $number } danseressen
 }
dieb-dancers-held = { $number ->
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
dieb-group-guard = Verplaats wachter
dieb-group-neutral = Verplaats neutrale
dieb-group-end = Beurt beëindigen
# At most 12 characters.
dieb-row-from = van { $letter }:
dieb-row-folded = { $number ->
    [one] 1 mogelijkheid; `moves { $kind }` toont die
   *[other] { $number } mogelijkheden; `moves { $kind }` toont ze
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
dieb-now-fresh = Doe acties zolang je kunt betalen, hoogstens 3 met een dief; of pas: 4 kaarten.
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
dieb-result-score = { $name }: { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Met weinig andere wachters is smokkelen daar goedkoop.
dieb-hint-steal = Dat levert een schatkist op.
dieb-hint-smuggle = Daar is de volgende schatkist het dichtstbij.
dieb-hint-approach = Dat leidt naar waar een schatkist dichterbij is.
dieb-hint-pass = Het brengt nieuwe kaarten.
dieb-hint-random = Elke actie is daarbij even goed.
dieb-hint-move = Zo staan de wachters beter.
dieb-hint-cheapen = Daar smokkelen wordt goedkoper voor jou.
dieb-hint-hinder = De volgende dief van een tegenstander wordt duurder.
dieb-hint-win = Het wint de partij.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = De hele beurt levert op: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] een schatkist
   *[other] { $number } schatkisten
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] 1 dief meer
   *[other] { $number } dieven meer
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] 1 eigen wachter meer
   *[other] { $number } eigen wachters meer
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] 1 neutrale wachter meer
   *[other] { $number } neutrale wachters meer
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 kaart betaald
   *[other] { $number } kaarten betaald
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 danseres betaald
   *[other] { $number } danseressen betaald
 }
dieb-hint-stop = De beurt eindigt hier.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name }: een schatkist in de volgende beurt bij { $percent }% van de verdelingen, na nummer { $number } bij { $other }%.

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

# --- Why data is no position. ------------------------------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = Er zijn { $players } spelers, maar in “{ $where }” { $seats ->
    [one] staat 1 element
   *[other] staan { $seats } elementen
 }.
dieb-position-error-no-such-seat = Speler { $seat } bestaat niet; er zijn { $players } spelers, geteld vanaf 1 (in bestanden vanaf 0).
dieb-position-error-wrong-number-of-cards = Er { $found ->
    [one] is 1 kaart
   *[other] zijn { $found } kaarten
 } van het { $palace } in plaats van { $expected }.
dieb-position-error-wrong-number-of-dancers = Er { $found ->
    [one] is 1 danseres
   *[other] zijn { $found } danseressen
 } in plaats van { $expected }.
dieb-position-error-shown-but-not-held = Speler { $seat } kan geen kaart van het { $palace } getoond hebben.
dieb-position-error-too-many-guards = Voor het { $palace } { $found ->
    [one] staat 1 wachter
   *[other] staan { $found } wachters
 }; er is plek voor { $expected }.
dieb-position-error-wrong-number-of-guards = Speler { $seat } heeft { $found ->
    [one] 1 wachter
   *[other] { $found } wachters
 } in plaats van { $expected }.
dieb-position-error-too-many-neutrals-to-place = Speler { $seat } kan niet nog { $found ->
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
dieb-position-error-not-their-turn-to-place = Speler { $seat } kan nu geen wachter plaatsen; speler { $to_act } is aan de beurt.
dieb-position-error-placed-out-of-turn = Als er om de beurt geplaatst is, kunnen niet deze wachters over zijn ({ $unplaced }).
dieb-position-error-too-many-chests = Het { $palace } heeft { $found ->
    [one] 1 schatkist
   *[other] { $found } schatkisten
 }; een stapel heeft er { $expected }.
dieb-position-error-chests-disagree = De gewonnen schatkisten ({ $won }) zijn niet die welke in de paleizen ontbreken ({ $gone }).
dieb-position-error-too-many-thieves = Speler { $seat } heeft { $found ->
    [one] 1 dief
   *[other] { $found } dieven
 } in de paleizen; er zijn er maar { $expected }.
dieb-position-error-thieves-before-play = Speler { $seat } heeft dieven in de paleizen voordat alle wachters staan.
dieb-position-error-theft-overdue = Speler { $seat } heeft in het { $palace } zoveel dieven dat de schatkist al genomen had moeten zijn.
dieb-position-error-too-many-thief-actions = Deze beurt { $found ->
    [one] was er 1 actie
   *[other] waren er { $found } acties
 } met een dief; er zijn er { $expected } toegestaan.
dieb-position-error-thief-actions-without-action = Er waren acties met een dief, maar helemaal geen actie.
dieb-position-error-turn-before-play = Iemand heeft iets gedaan of gewonnen voordat alle wachters staan.
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

## ---------------------------------------------------------------------------------------------------------------
## Thieves of Baghdad (voleurs)
##
## A pawn is a pion, a character a personage, a cell a veld, a shop a winkel, a bag a buidel, an offer a bod. All pawns
## and all gems take de.
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = De dieven van Bagdad

# --- Names ------------------------------------------------------------------------------------------------------
# At most 14 characters, with the letter that stands on the drawn city; hence the short names.
voleurs-pawn-name = { $pawn ->
    [thief] Dief (T)
    [caravaneer] Karavaan (C)
    [merchant] Koopman (M)
    [broker] Makelaar (B)
    [assassin] Moordenaar (A)
   *[vizier] Vizier (V)
 }
voleurs-pawn = { $pawn ->
    [thief] dief
    [caravaneer] karavaandrijver
    [merchant] koopman
    [broker] makelaar
    [assassin] moordenaar
   *[vizier] grootvizier
 }
voleurs-a-pawn = { $pawn ->
    [thief] een dief
    [caravaneer] een karavaandrijver
    [merchant] een koopman
    [broker] een makelaar
    [assassin] een moordenaar
   *[vizier] de grootvizier
 }
voleurs-a-victim = { $victim ->
    [thief] een dief
    [caravaneer] een karavaandrijver
    [merchant] een koopman
    [broker] een makelaar
    [assassin] een moordenaar
   *[vizier] de grootvizier
 }
# At most 12 characters.
voleurs-gem-name = { $gem ->
    [fake] Namaak
    [sapphire] Saffier
    [emerald] Smaragd
    [ruby] Robijn
   *[diamond] Diamant
 }
voleurs-gem = { $gem ->
    [fake] namaaksteen
    [sapphire] saffier
    [emerald] smaragd
    [ruby] robijn
   *[diamond] diamant
 }
voleurs-a-gem = { $gem ->
    [fake] een namaaksteen
    [sapphire] een saffier
    [emerald] een smaragd
    [ruby] een robijn
   *[diamond] een diamant
 }
voleurs-a-gem-given = { $given ->
    [fake] een namaaksteen
    [sapphire] een saffier
    [emerald] een smaragd
    [ruby] een robijn
   *[diamond] een diamant
 }
voleurs-birthday = { $birthday ->
    [diamond] een diamant
    [emerald_and_sapphire] een smaragd en een saffier
    [two_no_sapphire] twee echte edelstenen, geen van beide een saffier
    [two_with_ruby] twee echte edelstenen, waarvan één een robijn
    [two_colours] twee echte edelstenen van verschillende soort
   *[three] drie echte edelstenen
 }
voleurs-summary-offers = { $number ->
    [one] Eén bod wacht op je antwoord.
   *[other] { $number } biedingen wachten op je antwoord.
 }
voleurs-summary-round = Ronde { $number }.
voleurs-summary-complete = In je buidel zit alles wat je verjaardagskaart vraagt.
voleurs-summary-aim = Edelstenen van je verjaardagskaart in je buidel: { $held } van { $asked }.
voleurs-summary-gems = { $number ->
    [one] 1 edelsteen
   *[other] { $number } edelstenen
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Said
    [afif] Afif
    [sheherazade] Sheherazade
    [ali_baba] Ali Baba
   *[simbad] Sindbad
 }
voleurs-city-name = { $board ->
    [round-city] De Ronde Stad
    [oasis] De Oase
   *[other] { $name }
 }
# At most 20 characters each, all different.
voleurs-card = { $number ->
    [0] Speren
    [1] Dolken
    [2] Linnen
    [3] Huiden
    [4] Komijn
    [5] Kerrie
    [6] Lammeren
    [7] Kameel
    [8] Fruit
    [9] Sesam
    [10] Lood
    [11] Koper
    [12] IJzer
    [13] Smeedijzer
    [14] Tarwe
    [15] Olie
    [16] Dienaar
    [17] Paarden
    [18] Wol
    [19] Katoen
    [20] Saffraan
    [21] Munt
    [22] Pistolen
    [23] Kromzwaarden
    [24] Parfum
    [25] Chilipeper
    [26] Aambeeld
    [27] Zilver
    [28] Buskruit
    [29] Sabels
    [30] Verfstof
    [31] Hennep
    [32] Dromedaris
    [33] Valk
    [34] Gerst
    [35] Honing
    [36] Kompas
    [37] Verrekijker
    [38] Vis
    [39] Kip
    [40] Danseressen
    [41] Huurlingen
    [42] Tabak
    [43] Gif
    [44] Zijde
    [45] Leer
    [46] Pronkdolk
    [47] Pronksabel
    [48] Goud
    [49] Verguld zilver
    [50] Suiker
    [51] IJs
    [52] Olifant
    [53] Tijger
    [54] Wierook
    [55] Opium
    [56] Tulband
    [57] Gewaad
    [58] Geweren
    [59] Kanonnen
    [60] Namaakkaart
    [61] Saffierkaart
    [62] Smaragdkaart
    [63] Robijnkaart
    [64] Diamantkaart
    [65] Verrassing Haven
    [66] Verrassing Soek
   *[67] Verrassing Kasba
 }
voleurs-dinars = { $dinars } dinar
voleurs-counted = { $number } × { voleurs-district-name }
voleurs-nothing = niets

voleurs-option-refuge = Karavaandrijvers en kooplieden op straat kunnen niet verjaagd worden.
voleurs-option-blocking = Niemand loopt over de karavaandrijver van een ander heen.
voleurs-option-vizier-kill = Eén keer per partij mag een moordenaar de grootvizier doden; dan worden de verjaardagskaarten opnieuw gedeeld.
voleurs-option-exchange = Een dief mag in plaats van te roven in de buidel kijken en een edelsteen ruilen.
voleurs-option-price-rise = De laatste edelsteen van een soort kost 5 dinar meer.
voleurs-option-own-victims = Je kunt ook eigen pionnen verjagen of doden.
voleurs-option-act-from-desert = Pionnen mogen ook vanuit de woestijn pionnen bij de ingangen aanpakken.
voleurs-option-change-moves-vizier = Met te veel betaalde dinars mag meteen de grootvizier verplaatst worden.
voleurs-option-deal-characters = De personages worden gedeeld in plaats van gekozen.
voleurs-option-draw-first = Wie begint, wordt geloot; anders begint de eerste plaats.
voleurs-option-two-players = Met z’n tweeën spelen, wat de regels niet voorzien.
voleurs-option-board = Het bord: round-city, oasis of een eigen tekstbestand.
voleurs-option-offer-cap = Hoeveel keer een speler per ronde mag bieden; 0 voor onbeperkt.
voleurs-option-round-cap = De partij na zoveel ronden afbreken; 0 voor nooit.
voleurs-option-decision-cap = De partij na zoveel beslissingen afbreken; 0 voor nooit.

# --- Payments -------------------------------------------------------------------------------------------------------
voleurs-payment = { $cards } ({ $dinars } dinar)
# At most 30 characters.
voleurs-wasted = { $dinars } dinar te veel

# --- What an action does: in the list of choices, in hints. ---------------------------------------------------------
voleurs-do-choose = als { $character } spelen
voleurs-do-place = { voleurs-a-pawn } op { $cell }
voleurs-do-agent = { voleurs-a-pawn } naar de woestijn voor { $payment }
voleurs-do-gem = { voleurs-a-gem } in je buidel voor { $payment }
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } uit de woestijn naar { $goal } voor { $payment }
   *[other] { voleurs-a-pawn } van { $start } naar { $goal } voor { $payment }
 }
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } blijft in de woestijn voor { $payment }
   *[other] { voleurs-a-pawn } blijft op { $start } voor { $payment }
 }
voleurs-do-act = { $deed ->
    [expel] { $move }; verjaagt { voleurs-a-victim } ({ $other }) van { $cell } naar de woestijn
    [kill] { $move }; doodt { voleurs-a-victim } ({ $other }) op { $cell }
    [rob] { $move }; berooft de dief op { $cell } ({ $other }) van een edelsteen
   *[look] { $move }; kijkt in de buidel van de dief op { $cell } ({ $other }) om een edelsteen te ruilen
 }
voleurs-do-kill-vizier = { $move }; doodt de grootvizier op { $cell }
voleurs-do-with-change = { $deed }; het wisselgeld brengt de grootvizier naar { $cell }
voleurs-do-discard = { $cards } weggooien, er is niets meer mee te koop
voleurs-do-exchange = { voleurs-a-gem } eruit nemen, { voleurs-a-gem-given } erin leggen
voleurs-do-slipper = de slipper doorgeven aan { $other }
voleurs-do-offer = { $cards } aanbieden aan { $other } voor { $wanted }
voleurs-do-accept = bod { $offer } aannemen en { $cards } geven
voleurs-do-accept-gift = bod { $offer } aannemen, een geschenk
voleurs-do-decline = bod { $offer } afslaan
voleurs-do-withdraw = je bod { $offer } intrekken
voleurs-do-done = voorlopig geen handel meer

# At most 18 characters each.
voleurs-group-choose = Personages
voleurs-group-place-thief = Dief op een straat
voleurs-group-place-caravaneer = Karavaan in winkel
voleurs-group-answer = Bod beantwoorden
voleurs-group-offer = Bod doen
voleurs-group-done = Handel beëindigen
voleurs-group-agent = Agent kopen
voleurs-group-gem = Edelsteen kopen
voleurs-group-act = Pion aanvallen
voleurs-group-move = Verplaats pion
voleurs-group-discard = Weggooien
voleurs-group-exchange = Edelsteen ruilen
voleurs-group-slipper = Slipper doorgeven
voleurs-more-folded = { $number ->
    [one] nog 1: `moves`
   *[other] nog { $number }: `moves`
 }
voleurs-moves-note = `moves { $place }` toont de zetten van een pion.
# One pawn and its moves in the list, which `moves e3` shows.
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 zet, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } zetten, `moves { $place }`
 }
# Above the moves of one pawn, which `moves e3` lists.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } uit de woestijn; tussen haakjes de prijs in dinar:
   *[other] { voleurs-pawn-name } van { $place }; tussen haakjes de prijs in dinar:
 }
voleurs-moves-none = Daar staat geen pion die je nu kunt verplaatsen: “{ $place }”.
voleurs-offer-example = Typ het, bijvoorbeeld `{ $example }`; een naam na “as” mag gelogen zijn.
voleurs-offer-impossible = Niemand anders heeft een kaart, en jij hebt er ook geen.
voleurs-choices-shown = { $hidden ->
    [0] Typ een nummer of de notatie; ? helpt.
    [one] Typ een nummer of de notatie; `all` toont er nog 1; ? helpt.
   *[other] Typ een nummer of de notatie; `moves e3` toont de zetten van een pion, `all` nog { $hidden }; ? helpt.
 }
voleurs-buying-note = Een aankoop toont de kaarten, dus ze kan niet teruggenomen worden.
voleurs-change-note = Met wat je te veel betaalt mag je de grootvizier verplaatsen: `+ vizier h1` erachter; `all` toont waarheen.

# --- What may be done now ---------------------------------------------------------------------------------------------
voleurs-now-choosing = Kies het personage dat je speelt: voor elk is elke waar iets anders waard.
voleurs-now-placing = { $thieves ->
    [0] Plaats een karavaandrijver in een lege winkel van de Bazaar. Nog over: { $caravaneers ->
        [one] 1 karavaandrijver.
       *[other] { $caravaneers } karavaandrijvers.
    }
   *[other] { $caravaneers ->
        [0] Plaats je dief op een lege straat van de Bazaar.
        [one] Plaats een pion in de Bazaar. Nog over: je dief voor een straat en 1 karavaandrijver voor een winkel.
       *[other] Plaats een pion in de Bazaar. Nog over: je dief voor een straat en { $caravaneers } karavaandrijvers voor winkels.
    }
 }
voleurs-now-trading = { $offers ->
    [0] Handel: doe een bod of zeg `done`. Het kopen begint als iedereen klaar is.
    [one] Handel: 1 bod wacht op je antwoord. Antwoord, doe zelf een bod of zeg `done`.
   *[other] Handel: { $offers } biedingen wachten op je antwoord. Antwoord, doe zelf een bod of zeg `done`.
 }
voleurs-now-buying = Je hebt de slipper: koop een agent, edelsteen of zet. Daarna mag je hem doorgeven.
voleurs-now-bought = Koop nog iets, of geef de slipper aan iemand met kaarten.
voleurs-now-last = Alleen jij hebt nog kaarten; koop tot je hand leeg is.
voleurs-now-passing = Je hebt geen kaart: geef de slipper aan iemand die er wel heeft.
voleurs-now-exchanging = Je kijkt in de buidel van een andere dief: neem een edelsteen en leg er een echte van jou in.

# --- The table. -----------------------------------------------------------------------------------------------------
voleurs-board-heading = { $round ->
    [0] { $board } · vóór de eerste ronde
   *[other] { $board } · ronde { $round }
 }
voleurs-board-desert = In de woestijn: { $pawns }.
voleurs-board-desert-empty = De woestijn is leeg.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
voleurs-board-gems = Te koop: { $gems }.
voleurs-board-gem = { $number } × { voleurs-gem-name } voor { $price }
voleurs-board-gem-sold-out = geen { voleurs-gem-name }
voleurs-board-bag = { $number ->
    [one] 1 steen
   *[other] { $number } stenen
 }
voleurs-board-map-note = `map` toont de stad.
# At most so many characters: player 14, character 11, cards 9, bag 5; hence the singular gem.
voleurs-players-name = Speler
voleurs-players-character = Personage
voleurs-players-cards = Kaarten
voleurs-players-bag = Steen
voleurs-key-players = Spelers: { $turn } wie aan de beurt is, { $slipper } wie de slipper heeft, { $ready } wie klaar is met handelen. Kaarten zijn per wijk geteld; C, M, B en A zijn karavaandrijvers, kooplieden, makelaars en moordenaars: in de stad, in de woestijn, nog te koop.
voleurs-key-pawns = Een pion in de stad is een letter en het nummer van de speler: { $thief } is de dief van speler 1. { $vizier } is de grootvizier.
voleurs-key-notation = Velden heten naar de letter van hun rij en hun nummer, zoals e3. Namen van kaarten, wijken en pionnen typ je in het Engels of zoals ze hier staan.
voleurs-keys-all = `all`: elke zet van elke pion, genummerd
voleurs-keys-moves = `moves` en een veld of een pion, zoals `moves e3` of `moves vizier`: waar die heen kan en wie hij daar kan aanpakken
voleurs-keys-worth = `worth` en namen van kaarten: wat ze samen voor jou waard zijn
voleurs-keys-values = `values`: wat elke kaart in je hand voor elk personage waard is

voleurs-hand = Je hand, voor { $character } { voleurs-dinars } waard:
voleurs-hand-empty = Je hand is leeg.
voleurs-hand-before = Je hand:
voleurs-hand-card = { $card } { $dinars }
# Their names say it already.
voleurs-hand-gem-card = { $card }
voleurs-hand-surprise = { $card }
voleurs-hand-birthday = Je verjaardagskaart vraagt: { voleurs-birthday }.
voleurs-hand-bag = In je buidel: { $gems }.
voleurs-hand-bag-empty = Je buidel is leeg.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
voleurs-looked-bag = In de buidel van { $other }: { $gems }.
voleurs-shown-at-end = { $name }: { $gems }; verjaardagskaart: { voleurs-birthday }.
voleurs-known = Zoals je weet, in de hand van { $name }: { $cards }.
voleurs-offer-record = Nagegane beweringen van { $name }: { $true } waar, { $false } onwaar.

voleurs-offer-line = Bod { $offer }, { $maker } → { $to }: { $given } voor { $wanted }.
voleurs-offer-claimed = { voleurs-district-name } “{ $claim }”
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
voleurs-offer-really = Jouw kaarten daarin: { $cards }.

# `worth`
voleurs-worth = { $cards }: { $dinars } dinar voor { $character }.
voleurs-worth-gem-card = { $card } heeft geen waarde in dinars; je koopt er de edelsteen van de kaart mee en anders niets.
voleurs-worth-no-character = Kaarten hebben alleen waarde voor een personage, en jij hebt er nog geen.

# --- What happened. ---------------------------------------------------------------------------------------------------
voleurs-event-choose = { $name }: het personage is { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } op { $cell }.
voleurs-event-agent = { $name }: { voleurs-a-pawn } komt naar de woestijn voor { $payment }.
voleurs-event-gem = { $name }: { voleurs-a-gem } voor { $payment }.
voleurs-event-move = { $start ->
    [desert] { $name }: { voleurs-a-pawn } gaat uit de woestijn naar { $goal } voor { $payment }.
   *[other] { $name }: { voleurs-a-pawn } gaat van { $start } naar { $goal } voor { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: { voleurs-a-pawn } blijft in de woestijn voor { $payment }.
   *[other] { $name }: { voleurs-a-pawn } blijft op { $start } voor { $payment }.
 }
voleurs-event-expel = Daar verjaagt de { voleurs-pawn } { voleurs-a-victim } ({ $other }) van { $cell } naar de woestijn.
voleurs-event-kill = Daar doodt de moordenaar { voleurs-a-victim } ({ $other }) op { $cell } en vlucht naar de woestijn.
voleurs-event-kill-both = Daar doden twee moordenaars elkaar; de andere ({ $other }) stond op { $cell }.
voleurs-event-kill-vizier = De grootvizier wordt gedood op { $cell } en is terug in de woestijn, net als de moordenaar.
voleurs-event-birthdays = Alle verjaardagskaarten worden geschud en opnieuw gedeeld: { $names }.
voleurs-event-birthdays-own = De jouwe vraagt: { voleurs-birthday }.
voleurs-event-change = Het wisselgeld brengt de grootvizier naar { $cell }.
voleurs-event-discard = { $name }: { $cards } weggegooid, want er is niets meer mee te koop.
voleurs-event-robbery = { $name }: een edelsteen uit de buidel van een andere dief ({ $other })!
voleurs-event-robbery-own = Het was { voleurs-a-gem }.
voleurs-event-look = { $name }: een blik in de buidel van een andere dief ({ $other }).
voleurs-event-look-own = Daarin: { $gems }.
voleurs-event-exchange = { $name }: een edelsteen uit die buidel ({ $other }) genomen, een andere erin gelegd.
voleurs-event-exchange-own = Eruit: { voleurs-a-gem }; erin: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: de slipper wordt doorgegeven, nu bij: { $other }.
voleurs-event-offer = { $name } → { $other }: bod { $offer }, { $given } voor { $wanted }.
voleurs-event-offer-own = De gegeven kaarten zouden zijn: { $claims }.
voleurs-event-trade = { $name }: bod { $offer } aangenomen; gekregen ({ $other }): { $given }, in ruil gegeven: { $returned }.
voleurs-event-trade-own = In werkelijkheid kreeg je: { $got }. Je gaf: { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (genoemd “{ $claim }”)
voleurs-event-decline = { $name }: bod { $offer } afgeslagen.
voleurs-event-withdraw = { $name }: bod { $offer } ingetrokken.
voleurs-event-offers-void = { $number ->
    [one] Bod { $offers } vervalt: een kaart ervan is van hand gewisseld.
   *[other] De biedingen { $offers } vervallen: kaarten ervan zijn van hand gewisseld.
 }
voleurs-event-done = { $name }: voorlopig geen handel meer.
voleurs-event-round = Ronde { $round } begint.
voleurs-event-income = { $name }: { $drawn } getrokken.
voleurs-event-income-none = { $name }: geen kaart getrokken, want geen pion brengt er een op.
voleurs-event-income-own = Nieuw in je hand: { $cards }.
voleurs-event-phase = { $phase ->
    [trading] De handel begint; het eerste woord: { $name }.
    [buying] Het kopen begint; de slipper: { $name }.
   *[other] Aan de beurt: { $name }.
 }
voleurs-event-over = De partij is afgelopen: buidels gaan open en verjaardagskaarten worden getoond.

# --- How it came out ---------------------------------------------------------------------------------------------------
voleurs-result-birthday = Wie de edelstenen van de eigen verjaardagskaart heeft, wint; rijkdom telt niet: { $score }.
voleurs-result-riches = Niemand heeft de edelstenen van de eigen verjaardagskaart, dus de rijkste buidel wint: { $score }.
voleurs-result-unfinished = De partij is afgebroken voordat de grootvizier in het Paleis kwam. De buidels waren waard: { $score }.
voleurs-result-score = { $name }: { $riches }

# --- Why the computer player advises it ----------------------------------------------------------------------------------
voleurs-hint-random = Elke actie is daarbij even goed.
voleurs-hint-choose = Zolang er geen kaarten getrokken zijn, is elk personage even goed.
voleurs-hint-place = Van daar is het niet ver naar rijkere wijken.
voleurs-hint-birthday = Dat brengt de verjaardagskaart dichterbij.
voleurs-hint-agent = Eén agent meer in een winkel is elke ronde één kaart meer.
voleurs-hint-move = Dat leidt naar een winkel met rijkere kaarten.
voleurs-hint-vizier = De grootvizier moet naar het Paleis zolang deze buidel wint.
voleurs-hint-fetch = De grootvizier mag niet thuis zijn zolang een ander kan winnen.
voleurs-hint-ahead = Van hier vaak verder gespeeld, doet dit het goed.
voleurs-hint-rob = Een edelsteen meer, en een minder voor een rivaal.
voleurs-hint-trade = Die kaarten zijn voor anderen meer waard dan voor jou.
voleurs-hint-accept = Wat komt, is voor jou waarschijnlijk meer waard dan wat gaat.
voleurs-hint-decline = Wat zou gaan, is voor jou meer waard dan wat komt.
voleurs-hint-done = Er is geen ruil meer die zou helpen.
voleurs-hint-slipper = Er is voorlopig niets meer te kopen; kaarten kun je voor later houden.
voleurs-hint-spend = Kaarten moeten op zijn voor de ronde eindigt, en iets beters is er niet voor te krijgen.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = Een leugen: { $card } heet hier { $claim }.

# --- Why an action is refused --------------------------------------------------------------------------------------------
voleurs-refusal-not-now = `{ $kind }` kan nu niet: { $phase ->
    [choosing] er worden personages gekozen.
    [placing] er worden pionnen geplaatst.
    [trading] iedereen handelt; kopen komt daarna.
   *[buying] de handel is voor deze ronde voorbij, en de slipper gaat rond.
 }
voleurs-refusal-exchange-first = Je kijkt in een buidel: neem en geef eerst een edelsteen, met `exchange`.
voleurs-refusal-no-exchange = Er is geen buidel open om een edelsteen mee te ruilen; een dief moet er eerst met `look` in kijken.
voleurs-refusal-already-done = Dat heb je al gezegd.
voleurs-refusal-too-few-cards-in-return = In ruil worden meer kaarten gevraagd dan deze.
voleurs-refusal-no-such-seat-or-offer = { $number } bestaat hier niet: spelers en biedingen tellen vanaf 1.
voleurs-refusal-no-such-cell = De stad heeft geen veld “{ $cell }”.
voleurs-refusal-character-taken = { $character } is al gekozen.
voleurs-refusal-nothing-to-place = Je hebt geen { voleurs-pawn } meer om te plaatsen.
voleurs-refusal-not-in-bazaar = { $cell } ligt niet in de Bazaar, waar alle pionnen beginnen.
voleurs-refusal-cell-taken = Op { $cell } staat al iemand.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } is een winkel; een dief begint op een straat.
   *[caravaneer] { $cell } is een straat; een karavaandrijver begint in een winkel.
 }
voleurs-refusal-card-not-held = Je hebt de kaart { $card } niet.
voleurs-refusal-gem-card-alone = Met de edelsteenkaart { $card } betaal je alleen de eigen edelsteen ervan, zonder andere kaarten.
voleurs-refusal-thief-not-for-sale = Dieven zijn niet te koop; iedereen heeft er een.
voleurs-refusal-no-agent-left = Je hebt geen { voleurs-pawn } meer om te kopen.
voleurs-refusal-no-gem-left = Er is geen { voleurs-gem } meer te koop.
voleurs-refusal-nothing-paid = Elke aankoop kost minstens één kaart.
voleurs-refusal-gem-card-buys-its-gem = Met een edelsteenkaart koop je de eigen edelsteen ervan en anders niets.
voleurs-refusal-too-few-dinars = Dat kost { $price } dinar; de gelegde kaarten zijn voor jou { $purse } waard.
voleurs-refusal-not-your-pawn = Op { $cell } staat geen pion die je mag verplaatsen: het moet een van jou zijn, of de grootvizier.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] De grootvizier is niet in de woestijn.
   *[other] Je hebt geen { voleurs-pawn } in de woestijn.
 }
voleurs-refusal-no-way-in = Uit de woestijn { $purse ->
    [one] brengt 1 dinar
   *[other] brengen { $purse } dinar
 } je op geen enkel leeg veld.
voleurs-refusal-not-worthless = Alleen een edelsteenkaart waarvan de edelsteen uitverkocht is, kun je weggooien.
voleurs-refusal-no-change = Er is geen wisselgeld om de grootvizier mee te verplaatsen: daar zijn de optie voor nodig en te veel betaalde dinars.
voleurs-refusal-no-return-to-desert = Niemand gaat uit eigen wil terug naar de woestijn.
voleurs-refusal-stays-in-desert = Een verplaatsing vanuit de woestijn moet in de stad eindigen.
voleurs-refusal-too-far = { $steps ->
    [255] Naar { $cell } loopt nu geen weg.
    [one] { $cell } ligt 1 stap ver; de gelegde kaarten zijn voor jou { $purse } waard.
   *[other] { $cell } ligt { $steps } stappen ver; de gelegde kaarten zijn voor jou { $purse } waard.
 }
voleurs-refusal-not-a-neighbour = { $cell } ligt niet naast het veld waar de pion zou staan, of er is een muur tussen.
voleurs-refusal-nobody-there = Op { $cell } staat niemand.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] De grootvizier doet niemand iets.
   *[other] Karavaandrijvers doen niemand iets.
 }
voleurs-refusal-vizier-is-safe = Niemand kan de grootvizier iets doen.
voleurs-refusal-empty-bag = De buidel van de dief op { $cell } is leeg.
voleurs-refusal-no-look = In de buidel kijken kan niet: daar is de optie voor nodig, en een echte edelsteen van jou om erin te leggen.
voleurs-refusal-own-pawn = De pion op { $cell } is van jou.
voleurs-refusal-in-refuge = { $cell } is een straat, en pionnen op straat kunnen in deze partij niet verjaagd worden.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Een dief berooft de dief van een andere speler, en doet andere pionnen niets.
    [merchant] Een koopman verjaagt karavaandrijvers, en doet andere pionnen niets: hier staat { voleurs-a-victim }.
    [broker] Een makelaar verjaagt kooplieden, en doet andere pionnen niets: hier staat { voleurs-a-victim }.
   *[assassin] Een moordenaar kan { $victim ->
        [thief] geen dief
       *[vizier] de grootvizier niet
    } doden.
 }
voleurs-refusal-not-in-their-bag = In die buidel zit geen { voleurs-gem }.
voleurs-refusal-no-fake-given = Een namaaksteen mag niet in ruil gegeven worden.
voleurs-refusal-not-in-your-bag = In je buidel zit geen { voleurs-gem }.
voleurs-refusal-slipper-to-oneself = Je hebt de slipper; die gaat naar iemand anders.
voleurs-refusal-slipper-to-cardless = Speler { $player } heeft geen kaart, dus de slipper kan daar niet heen.
voleurs-refusal-buy-first = Wie de slipper krijgt, koopt minstens één keer voordat die verder gaat.
voleurs-refusal-claimed-twice = De naam “{ $card }” wordt voor twee kaarten van één bod beweerd.
voleurs-refusal-other-district-claimed = “{ $card }” is een kaart van een andere wijk; de naam mag gelogen zijn, de wijk niet.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] In die hand zit geen kaart van die wijk ({ voleurs-district-name }).
    [one] In die hand zit maar 1 kaart van die wijk ({ voleurs-district-name }).
   *[other] In die hand zitten maar { $held } kaarten van die wijk ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Een bod moet iets geven of iets vragen.
voleurs-refusal-offer-to-oneself = Een bod gaat naar iemand anders.
voleurs-refusal-too-many-offers = Meer biedingen kan niet: je hebt deze ronde alle { $limit } gedaan die mogen.
voleurs-refusal-too-many-open-offers = Je hebt al { $limit } openstaande biedingen, en meer mag niet: trek er eerst een in.
voleurs-refusal-nobody-has-cards = Er zijn geen kaarten om mee te handelen.
voleurs-refusal-card-not-wanted = { $card } wordt daar niet gevraagd, of je hebt de kaart niet.
voleurs-refusal-no-such-offer = Er is geen open bod { $offer }.
voleurs-refusal-not-your-offer = Bod { $offer } is niet van jou; alleen wie het deed, trekt het in.
voleurs-refusal-offer-to-another = Bod { $offer } is niet aan jou gericht.
voleurs-refusal-too-few-to-give = Je hebt te weinig kaarten van de wijken die bod { $offer } vraagt.

# --- Why data is no position. --------------------------------------------------------------------------------------------
voleurs-position-error-unknown-name = “{ $name }” in “{ $where }” is geen naam uit het spel.
voleurs-position-error-wrong-number-of-seats = Er zijn { $players } spelers, maar { $seats } elementen in “{ $where }”, of er wordt een plaats daarbuiten genoemd.
voleurs-position-error-wrong-birthdays = De verjaardagskaarten zijn niet allemaal bekend en verschillend: { $found }.
voleurs-position-error-wrong-characters = De personages zijn niet allemaal bekend en verschillend: { $found }.
voleurs-position-error-no-character = Iemand heeft geen personage, hoewel ze dan allemaal gekozen zijn.
voleurs-position-error-wrong-offer = Bod { $offer } kan niet: kaarten, beweringen, spelers en fase passen niet bij elkaar.
voleurs-position-error-wrong-phase = Handen, pionnen en spelers zijn niet zoals ze in de fase “{ $phase }” kunnen zijn.
voleurs-position-error-wrong-look = Zo kan niemand in een buidel kijken: daar zijn twee dieven naast elkaar, een betaling in de hand en een echte edelsteen voor nodig.
voleurs-position-error-wrong-history = De geschiedenis van de edelstenen heeft meer elementen dan er kunnen zijn.
voleurs-position-error-known-but-not-held = Een kaart zou bekend zijn in een hand die ze niet heeft.
voleurs-position-error-own-claims-seen = Een speler zou eigen beweringen hebben gezien.
voleurs-position-error-card-twice = De kaart { $card } is op twee plaatsen.
voleurs-position-error-card-missing = De kaart { $card } is nergens.
voleurs-position-error-wrong-number-of-gems = Edelstenen van de soort “{ voleurs-gem-name }”: { $found } in plaats van { $expected }.
voleurs-position-error-wrong-cell = De stad heeft geen veld “{ $cell }”, of er staan twee pionnen op.
voleurs-position-error-whose-pawn = De pion op { $cell } is van niemand.
voleurs-position-error-two-viziers = Er zijn twee grootviziers.
voleurs-position-error-too-many-pawns = Pionnen van de soort “{ voleurs-pawn }” van speler { $seat }: { $found }; er zijn er { $expected }.

# --- The rules in short ----------------------------------------------------------------------------------------------------
voleurs-rules =
    Je wint als aan het eind van de partij de edelstenen in je buidel die van je verjaardagskaart zijn; er kunnen er meer winnen. Geldt dat voor niemand, dan wint de rijkste buidel. De partij eindigt met een ronde waarna de grootvizier in een winkel van het Paleis staat.
    Een ronde: iedereen trekt voor elke eigen pion in een winkel een kaart van de stapel van die wijk (moordenaars brengen er geen op). Dan handelt iedereen. Dan koopt wie de slipper heeft, minstens één keer, en geeft hem door aan iemand met kaarten, tot geen hand er nog heeft.
    Waren zijn voor elk personage een ander aantal dinars waard. Verrassingen: één is 1 dinar waard, twee samen 10, drie 50. Met een edelsteenkaart koop je de edelsteen ervan en anders niets. Wisselgeld is er niet.
    `agent merchant < Lambs, Camel`: een agent komt naar de woestijn. Karavaandrijver 5 dinar, koopman 9, makelaar 12, moordenaar 12.
    `gem ruby < Silk, Fish`: een edelsteen in je buidel. Namaak 9 (niets waard), saffier 12, smaragd 20, robijn 27, diamant 35.
    `move thief e2>f3 < Fish`: een pion van jou of de grootvizier, één dinar per stap; over anderen heen, nooit door muren, naar een leeg veld; uit `desert` door de ingangen. Voor blijven staan betaalt elke kaart.
    `move merchant e2>f3 x f4 < Fish`: aan het eind pakt hij een buur aan. Een dief rooft ongezien een edelsteen van een andere dief; een koopman verjaagt een karavaandrijver, een makelaar een koopman; een moordenaar doodt om het even welke agent en gaat naar de woestijn, twee moordenaars doden elkaar.
    `offer 1 give Lambs as Camel want 1 souk`: aan speler 1, Lammeren onder de naam Kameel voor een kaart van de Soek. Wijken zijn waar, namen mogen gelogen zijn. `accept 1 < Honey`, `decline 1`, `withdraw 1` antwoorden op bod 1; met `done` eindigt jouw handel.

## ---------------------------------------------------------------------------------------------------------------
## The board of voleurs
## ---------------------------------------------------------------------------------------------------------------

# At most 10 characters each.
voleurs-district-name = { $district ->
    [bazaar] Bazaar
    [port] Haven
    [souk] Soek
    [casbah] Kasba
   *[palace] Paleis
 }
voleurs-desert-name = de woestijn
voleurs-asked = { $what ->
    [thief] dieven
    [caravaneer] karavaanleiders
    [merchant] kooplieden
    [broker] makelaars
    [assassin] moordenaars
    [vizier] vizier
   *[desert] woestijn
 }
board-picture-title = { $board } · { voleurs-title }
board-picture-done = De afbeelding staat in { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
board-heading = { $board }, voor hoogstens { $players } spelers: { $cells } velden, waarvan { $shops } winkels.
board-key-places = Hoofdletters zijn winkels, kleine letters straten. Het getal is de plaats in de rij: het eerste getekende veld is { $example }.
board-key-distances = Hoofdletters zijn winkels, kleine letters straten. Het getal is de afstand tot de woestijn.
board-key-walls = { $wall } muur · { $gate } poort · { $way } ingang vanuit de woestijn

# --- baghdad board check --------------------------------------------------------------------------------------------
board-none = geen
board-finding-districts = Velden in de vijf wijken: { $counts }; en buiten een woestijn.
board-finding-kinds = { $shops } winkels en { $streets } straten.
board-finding-shops-and-streets = Winkels in elke wijk ({ $shops }), en straten in de Bazaar en de Kasba ({ $counts }).
board-finding-ways-in = Ingangen vanuit de woestijn: { $found } van { $needed } velden van de Bazaar ({ $cells }).
board-finding-ramparts = { $found } muren tussen velden die elkaar raken, overal waar geen weg getekend is.
board-finding-gates = { $found } poorten, en geen andere weg tussen wijken.
board-finding-vizier = De grootvizier kan voor een ingang beginnen; er zijn er { $found }.
board-finding-printed-numbers = Afstanden worden uit de kaart berekend.
board-finding-size = { $width } × { $height } cm; het moet { $needed_width } × { $needed_height } cm zijn.
board-finding-no-way-back = Te voet leidt niets terug naar de woestijn.
board-finding-room-to-start = De Bazaar heeft { $shops } winkels en { $streets } straten; { $players } spelers hebben er { $needed_shops } en { $needed_streets } nodig.
board-finding-decks = Niet meer winkels dan kaarten: { $counts }; hoogstens { $most }.
board-finding-reachable = { $reached } van { $cells } velden zijn bereikbaar vanuit de woestijn; onbereikbaar: { $lost }.
board-finding-farthest = Het verste veld ligt { $steps } stappen van de woestijn, de velden bij de ingang 1.
board-finding-mutual = Velden die buren zijn, zijn dat in beide richtingen.
board-finding-entry-streets = { $found ->
    [0] De ingangen leiden naar straten; dat is veiliger.
   *[other] Winkels bij de ingangen: { $found }; straten zouden veiliger zijn.
 }
board-finding-distance-by-wealth = De winkels van een rijkere wijk liggen gemiddeld verder van de woestijn: { $means }.
board-finding-walks = { $share }% van de routes tussen winkels van een wijk telt { $first } tot { $last } stappen, de langste { $longest }; de helft hoort dat te doen, en geen enkele meer dan { $most }.
board-finding-way-out = Van de middelste winkel van de Bazaar naar de dichtstbijzijnde van de Haven is het { $steps } stappen; hoogstens { $most }.
board-finding-palace-shops = Het Paleis heeft { $found } winkels; minstens { $needed }.
board-finding-pawns = { $cells } velden; de { $pawns } pionnen uit de doos hoeven er niet allemaal op te passen.
board-finding-one-district-each = Elk veld is van één wijk en van één soort.
board-finding-hexagons = Hoogstens { $most } buren per veld; er zijn zes zijden.
board-finding-chain = Poorten leiden van elke wijk naar de volgende, rijkere, met de klok mee, en alleen de Bazaar grenst aan de woestijn. Ontbrekende poorten: { $missing }; poorten elders: { $strays }; met de klok mee: { $clockwise ->
    [yes] ja
   *[no] nee
 }; aan de woestijn: { $beside }.
board-finding-wish-equal-shops = Winkels in elke wijk: { $counts }; het liefst { $needed }.
board-finding-wish-two-gates = Poorten op de grens met de minste: { $found }; het liefst { $needed }.
board-finding-wish-shops-on-streets = Winkels die aan geen straat van hun wijk liggen: { $found } ({ $cells }); het liefst geen.
board-finding-wish-streets-together = Wijken waarvan de straten niet samenhangen: { $districts }; het liefst geen.
board-finding-wish-districts-together = Wijken die je niet kunt doorlopen zonder ze te verlaten: { $districts }; het liefst geen.
board-finding-wish-gates-on-streets = Poorten met aan één kant een winkel: { $found }; het liefst geen.

board-fit = Op { $board } kan gespeeld worden.
board-unfit = { $number ->
    [one] Op { $board } kan niet gespeeld worden: aan 1 bepaling is niet voldaan.
   *[other] Op { $board } kan niet gespeeld worden: aan { $number } bepalingen is niet voldaan.
 }

# --- What is wrong with the text of a board. ------------------------------------------------------------------------
board-error-unknown-board = Het bord “{ $board }” bestaat niet; wel { $boards }, of noem een bestand.
board-error-unknown-board-hash = Deze partij wordt gespeeld op een bord dat hier niet bekend is (hash { $hash }).
board-error-board-hash-taken = Een ander bord met dezelfde hash { $hash } is in gebruik; verander de tekst, bijvoorbeeld een opmerking.
board-error-text-too-long = De tekst heeft { $length } tekens; een bord heeft er hoogstens { $most }.
board-error-unfit-board = Op { $board } kan niet gespeeld worden.
board-error-too-many-ways-in = Er zijn { $found } ingangen; hoogstens { $most }.
board-error-unprintable = Regel { $line }, kolom { $column }: een teken dat niet afgedrukt kan worden.
board-error-tab-in-map = Regel { $line }, kolom { $column }: een tab; gebruik in de kaart spaties, want kolommen tellen.
board-error-unknown-line = Regel { $line }, kolom { $column }: geen regel begint met “{ $word }”.
board-error-line-twice = Regel { $line }, kolom { $column }: “{ $word }” staat daar voor de tweede keer.
board-error-value-missing = Regel { $line }, kolom { $column }: bij “{ $word }” ontbreekt een waarde.
board-error-value-too-many = Regel { $line }, kolom { $column }: “{ $value }” is een woord te veel na “{ $word }”.
board-error-name-too-long = Regel { $line }, kolom { $column }: de naam is langer dan { $most } letters.
board-error-no-name = Regel { $line }, kolom { $column }: het bord heeft geen naam; een regel als `name The Round City` geeft het er een.
board-error-bad-size = Regel { $line }, kolom { $column }: een formaat ziet eruit als `50 x 35 cm`.
board-error-bad-players = Regel { $line }, kolom { $column }: “{ $value }” spelers; een bord is voor { $fewest } tot { $most }.
board-error-bad-district-letter = Regel { $line }, kolom { $column }: “{ $letter }” kan niet voor een wijk staan; daar is één hoofdletter voor nodig.
board-error-letter-twice = Regel { $line }, kolom { $column }: de letter “{ $letter }” staat al voor een wijk.
board-error-unknown-district = Regel { $line }, kolom { $column }: de wijk “{ $district }” bestaat niet.
board-error-district-twice = Regel { $line }, kolom { $column }: de wijk “{ $district }” heeft al een letter.
board-error-missing-district = Regel { $line }, kolom { $column }: de kaart begint, maar de wijk “{ $district }” heeft nog geen letter.
board-error-end-without-map = Regel { $line }, kolom { $column }: “end” zonder kaart om te eindigen.
board-error-no-map = Regel { $line }, kolom { $column }: de tekst eindigt zonder kaart.
board-error-no-end = Regel { $line }, kolom { $column }: de tekst eindigt midden in de kaart; een regel `end` ontbreekt.
board-error-empty-map = Regel { $line }, kolom { $column }: de kaart heeft geen velden.
board-error-bad-row = Regel { $line }, kolom { $column }: een rij begint met één kleine letter en een spatie, niet met “{ $text }”.
board-error-row-twice = Regel { $line }, kolom { $column }: er is al een rij “{ $row }”.
board-error-row-without-letter = Regel { $line }, kolom { $column }: “{ $sign }” zou een veld of woestijn zijn, maar de rij heeft geen letter.
board-error-unknown-letter = Regel { $line }, kolom { $column }: “{ $letter }” is van geen enkele wijk de letter.
board-error-unknown-stroke = Regel { $line }, kolom { $column }: “{ $sign }” is geen streep; tussen rijen zijn er alleen / en \.
board-error-cell-out-of-line = Regel { $line }, kolom { $column }: niet in lijn; velden staan vier kolommen uit elkaar, en half zo ver naast die van de volgende rij.
board-error-too-wide = Regel { $line }, kolom { $column }: de kaart is te breed; er is plaats voor { $most } velden naast elkaar.
board-error-too-many-cells = Regel { $line }, kolom { $column }: een veld te veel; er mogen er { $most } zijn.
board-error-stroke-to-nowhere = Regel { $line }, kolom { $column }: de streep verbindt geen twee plaatsen.
board-error-stroke-in-desert = Regel { $line }, kolom { $column }: de streep verbindt woestijn met woestijn.
board-error-gate-inside-district = Regel { $line }, kolom { $column }: een poort tussen { $one } en { $other }, die in dezelfde wijk liggen.
board-error-gate-twice = Regel { $line }, kolom { $column }: er is al een poort tussen { $one } en { $other }.
board-error-wall-twice = Regel { $line }, kolom { $column }: er is al een muur tussen { $one } en { $other }.
board-error-wall-between-districts = Regel { $line }, kolom { $column }: { $one } en { $other } liggen in verschillende wijken; daar staat sowieso een muur.
board-error-unknown-cell = Regel { $line }, kolom { $column }: het veld “{ $cell }” bestaat niet.
board-error-not-neighbours = Regel { $line }, kolom { $column }: { $one } en { $other } raken elkaar niet.

## The house: where people and computer players sit down on line

help-serve = Een spelserver starten, waar mensen en computerspelers aan tafels plaatsnemen.
help-serve-host = Het adres van de server; zonder dit 127.0.0.1, alleen deze computer.
help-serve-lan = In het hele netwerk luisteren, zodat vrienden daarin kunnen meedoen.
help-serve-port = De poort van de server; 0 voor een vrije poort.
help-serve-data = De map waarin de server zijn tafels bewaart.
help-serve-database = Een PostgreSQL-database die meerdere servers delen, in plaats van de map: postgresql://….
help-serve-workers = Hoeveel processen de tafels verdelen, met één SQLite-bestand voor alle; 1 als het ontbreekt.
help-serve-config = Een bestand met grenzen en andere instellingen, in TOML.
help-serve-quiet = Alleen vastleggen wat misgaat.
help-serve-open = Het in de browser tonen, als er een is.
serve-address = De server draait: { $address }
serve-open-yourself = Open dit adres in een browser.
serve-lan = In je netwerk: { $address }
serve-lan-warning = Iedereen in dit netwerk kan de pagina openen en openbare tafels zien, en er wordt niets versleuteld. Doe dit thuis, niet in een openbaar netwerk.
serve-no-lan = Deze computer heeft geen adres in een netwerk; alleen hijzelf kan meedoen.
fallback-page-title = baghdad: de server
fallback-page-what = Op deze server speel je twee bordspellen over dieven in het oude Bagdad, dieb en voleurs. Hij draait. De pagina om op te spelen is hier niet geïnstalleerd; tot dan zijn er twee manieren.
fallback-page-terminal = In een terminal tegen computerspelers spelen:
fallback-page-bot = Een tafel openen en een eigen programma laten plaatsnemen met het token uit het antwoord:
fallback-page-more = Alle adressen van deze server:
help-admin = Een server beheren: reservekopie, terugzetten, partijen exporteren, oude tafels verwijderen.
help-admin-backup = Alle tafels naar een bestand kopiëren, terwijl de server doorgaat.
help-admin-restore = Een reservekopie terugzetten, in een map zonder tafels.
help-admin-export = De afgelopen partijen in een map schrijven.
help-admin-prune = Tafels verwijderen die klaar of nooit begonnen zijn en die lang niemand heeft aangeraakt.
help-admin-file = Het bestand met de reservekopie.
help-admin-folder = De map voor de partijen.
help-admin-days = Hoeveel dagen niemand ze heeft aangeraakt; anders 90.
admin-backed-up = Tafels in { $path }: { $tables }
admin-restored = Tafels teruggezet in { $path }: { $tables }
admin-exported = Partijen geschreven in { $path }: { $matches }
admin-pruned = Verwijderde tafels: { $tables }
help-bench-tables = bench server: aan hoeveel tafels tegelijk te spelen, bijvoorbeeld 10,100,500.
help-bench-seconds = bench server: hoe lang te spelen bij elk aantal tafels.
help-bench-workers = bench server: hoeveel processen de server heeft.
bench-start-title = De eerste start op een machine
bench-start-page = de pagina antwoordt
bench-start-table = een tafel is klaar
bench-start-compiled-rules = de regels zijn gecompileerd
bench-start-interpreted = eerste antwoord van { $level } in { $game }, geïnterpreteerd
bench-start-compiled = eerste antwoord van { $level } in { $game }, gecompileerd
bench-start-prompt = eerste prompt van { $game } in de terminal
bench-start-memory = { $state ->
    [interpreted] geheugen van de server, geïnterpreteerd
   *[compiled] geheugen van de server, gecompileerd
}
help-bench-write = Schrijf alle metingen van `bench all` in een Markdown-document.
help-bench-quick = bench all: kort meten, om te proberen.
bench-server-title = De server onder belasting, elke zet bewaard voor hij wordt bevestigd
bench-server-row = { $tables } tafels
bench-server-figures = { $rate } zetten/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs per zet
bench-server-live = Een tafel waaraan gespeeld wordt in het geheugen
bench-server-disk = Transacties per seconde die de schijf na elkaar aankan
bench-server-idle = Een rustende tafel in het geheugen
bench-server-asleep = Een slapende tafel in het geheugen
bench-server-bots = Zetten van mensen terwijl computerspelers aan { $tables } tafels denken
bench-server-sockets = { $sockets } open verbindingen, niets te doen
help-bench-attacks = bench server: wat spelers merken terwijl één adres aanvalt.
bench-attacks-title = Eerlijke spelers bij vijf aanvallen (belasting van de machine: { $load })
bench-attacks-attack = Aanval
bench-attacks-before = p99 van een zet ervoor
bench-attacks-during = tijdens
bench-attacks-ratio = Verhouding
bench-attacks-answer = p99 van het antwoord van een computerspeler
bench-attacks-hellos = aanmeldingen met volledige lijsten
bench-attacks-talk = gepraat op een drukke plaats
bench-attacks-steps = stappen van een lange partij
bench-attacks-hints = tips aan veel tafels
bench-attacks-boards = nieuwe tafels met eigen bord
server-error-rate-limited = Dat is te veel tegelijk; over { $retry_after } s kan het weer.
server-error-too-many-tables = Te veel nieuwe tafels vanaf hier; wacht even.
server-error-too-large = Dat is te lang; hooguit { $most } bytes.
server-error-too-slow = Het verzoek kwam te langzaam binnen; hoogstens { $seconds } seconden.
server-error-not-your-table = Deze tafel is besloten; de link is nodig.
server-error-no-such-step = De school heeft { $steps } stappen, en stap { $step } is er niet bij.
server-error-not-yet = De partij is nog niet afgelopen.
server-error-not-stored = De server kan nu niets bewaren; er is niets veranderd.
server-error-not-json = Dat is geen JSON.
server-error-no-seat = Dat kunnen toeschouwers niet.
summary-actions = { $number ->
    [one] Tot nu toe één actie.
   *[other] Tot nu toe { $number } acties.
 }
server-error-match-over = De partij is afgelopen.
server-error-damaged = { $path } is beschadigd, of geen reservekopie van een server.
server-error-closing = De server wordt afgesloten; hij is zo terug.
server-error-not-ready = De server start net op.
server-error-broken = Op de server is een onverwachte fout opgetreden. Die is vastgelegd.
server-error-unusable-data = { $path } is beschadigd of hoort bij een ander programma. Er is niets aan veranderd; baghdad admin restore zet een back-up in een andere map.
server-error-bad-settings = { $path } is niet te begrijpen bij { $where }.
server-error-unknown-template = Er is geen kant-en-klare zin “{ $template }”.
server-error-phrases-only = Aan een openbare tafel kun je alleen kant-en-klare zinnen sturen.
server-error-no-push = Deze server stuurt geen berichten naar browsers.
server-error-bad-subscription = Naar de pushdienst “{ $service }” kan niets worden gestuurd, of zijn sleutels zijn onbruikbaar.
server-error-bad-push-key = De sleutel voor pushberichten kan niet worden gelezen: { $path }
push-your-turn = Jij bent aan de beurt.
server-error-table-crowded = Hooguit { $most } kunnen bij een tafel meekijken.
server-error-started-already = De partij is al begonnen.
server-error-stale = Er is intussen iets gebeurd; kijk opnieuw.
server-error-seat-taken = Die plaats is bezet.
server-error-reload = De tafel wordt opnieuw klaargezet; kom zo terug.
server-error-other-rules = Deze partij { $game } begon met versie { $kept } van de regels; deze server speelt versie { $known }.
server-error-other-protocol = Deze server spreekt versie { $known } van het protocol, niet { $protocol }; laad de pagina opnieuw.
server-error-nothing-to-take-back = Er speelt geen computerspeler voor je.
server-error-nothing-said = Zeg een kant-en-klare zin of een eigen.
server-error-not-to-act = Je bent niet aan de beurt.
server-error-not-started = De partij is nog niet begonnen.
server-error-nobody-sits = Minstens één plaats moet voor een mens zijn.
server-error-no-such-table = Er is hier geen tafel “{ $table }”.
server-error-no-such-seat = Zo’n plaats is er niet, of het is je eigen.
server-error-no-such-page = Op dit adres is niets.
server-error-bad-method = Dat kan niet op dit adres.
server-error-no-store = { $path } kan niet worden gebruikt ({ $problem }).
server-error-no-settings = { $path } kan niet worden gelezen.
server-error-no-free-seat = Er is geen plaats vrij aan deze tafel.
server-error-no-data = Er zijn geen tafels in { $path }.
server-error-newer-data = Deze tafels zijn van een nieuwere versie (schema { $data }; deze kent { $known }).
server-error-hello-first = Zeg eerst hello of watch.
server-error-hello-again = Deze verbinding heeft al een tafel.
server-error-from-the-future = Dat is nog niet gebeurd.
server-error-file-exists = { $path } bestaat al.
server-error-cannot-listen = De server kan { $host }, poort { $port }, niet gebruiken ({ $problem }).
server-error-bot-plays = Een computerspeler speelt voor je; neem eerst je plaats terug.
server-error-folder-in-use = Een andere server gebruikt { $path }; er kan er maar één tegelijk. Kies een andere map met --data.
server-error-bad-token = Dit token opent hier geen plaats.
server-error-bad-text = Hooguit { $most } letters, en niets wat niet te tonen is.
server-error-bad-origin = Pagina’s van elders mogen niet met deze server spreken.
server-error-bad-host = Deze server antwoordt niet onder die naam. Wie hem beheert, kan de naam toestaan in de instellingen (hosts).
server-error-bad-name = Een naam heeft 1 tot { $most } toonbare letters.
server-error-bad-database = Er is geen weg naar een database { $database }.
server-error-no-workers = Meerdere processen vragen een systeem met Unix-sockets, zoals Linux, en een versie van uvicorn waarmee ze zijn getest.
server-error-no-extra = { $package } is niet geïnstalleerd; het komt met pip install "baghdad[{ $extra }]".
server-error-bad-command = Die opdracht is niet te begrijpen (bij { $where }).
server-error-bad-clock = Een klok loopt hooguit { $most } seconden.
chat-hello = Hallo!
chat-good-luck = Veel geluk!
chat-well-played = Goed gespeeld!
chat-thanks = Bedankt!
chat-sorry = Sorry!
chat-your-turn = Jij bent aan de beurt.
chat-one-moment = Een ogenblik, alsjeblieft.
chat-no-deal = Geen akkoord.
chat-good-offer = Dat is een goed bod.
chat-again = Nog een partij?
chat-goodbye = Tot ziens!
