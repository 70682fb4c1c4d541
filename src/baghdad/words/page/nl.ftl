### Wat alleen de pagina zegt, in het Nederlands; en.ftl legt de argumenten uit.

page-name = Bagdad aan tafel
page-close = Sluiten
page-home = Naar de eerste pagina
page-language = Taal
page-day = Dag
page-night = Nacht
page-rules = Regels
page-you = Jij
page-seat = Plaats { $number }
page-refused = Dat kan niet.
page-no-house = Het huis antwoordt niet. Probeer het zo nog eens.
page-connecting = De deuren gaan open …

page-motto = Zes paleizen, één nacht
page-lead = Koop de wachters om, smokkel je dieven langs de anderen en wees met de kisten verdwenen voor het licht wordt. Geen account: een naam is genoeg.
page-play-now = Nu spelen
page-play-now-how = tegen twee computerspelers; de eerste zet binnen een minuut
page-set-up = Een tafel klaarzetten
page-link = Link van een vriend
page-join = Meedoen
page-bad-link = Dat is geen link naar een tafel.
page-my-matches = Mijn partijen
page-open-tables = Open tafels
page-finished = afgelopen
page-running = nog bezig
page-forget = Deze partij vergeten
page-about-dieb = Wachters, dieven en gesloten kisten. Makkelijk te leren, moeilijk te laten.
page-facts-dieb = 2 tot 4 spelers · ongeveer 45 minuten
page-about-voleurs = Handel, lieg over je waren, beroof je rivalen en breng het juiste verjaardagscadeau.
page-facts-voleurs = 3 tot 6 spelers · ongeveer 90 minuten
page-free = Vrij, ook om zelf te draaien
page-by-keyboard = Te spelen met toetsenbord of schermlezer

page-your-name = Je naam
page-players-how-many = Hoeveel spelers?
page-who-sits = Wie zit waar?
page-computer = Computer: { $level }
page-friend = Een vriend, met een link
page-same-screen = Nog iemand aan dit scherm
page-name-of = Naam op plaats { $number }
page-tactical = De spelers plaatsen ook de neutrale wachters
page-listed = Iedereen mag de open plaatsen nemen
page-clock = Tijd voor een beurt
page-no-clock = Zo lang als nodig
page-minutes = { $number ->
    [one] 1 minuut
   *[other] { $number } minuten
 }
page-a-day = 1 dag
page-to-the-table = Naar de tafel
page-level = { $level ->
    [apprentice] Leerling
    [journeyman] Gezel
    [thief] Dief
   *[master] Meester
 }

page-open-seat = Open plaats
page-seat-waits = wacht op iemand
page-sit-down = Gaan zitten
page-full-table = Aan deze tafel is geen plaats vrij.
page-waiting-room = De partij begint zodra elke plaats bezet is.
page-invitation = Link voor wie moet meespelen
page-copy-invitation = Uitnodiging kopiëren
page-copy-seat = Link naar mijn plaats kopiëren
page-copied = Gekopieerd
page-start-now = Nu beginnen met computerspelers
page-leave = Mijn plaats opgeven
page-leave-sure = Echt weggaan, voorgoed?

page-menu = Menu
page-more = Meer
page-undo = Terug
page-hint = Tip
page-keys = Toetsen
page-log = Wat er gebeurde, het nieuwste eerst
page-log-short = Verloop
page-log-all = Alles tonen
page-log-empty = Er is nog niets gebeurd.
page-what-happened = Wat er gebeurde
page-board = De paleizen
page-players = Spelers
page-sentence = Wat je kunt doen
page-turn = Beurt { $number }
page-placing = wachters plaatsen
page-goal = { $goal ->
    [one] 1 kist wint
   *[other] { $goal } kisten winnen
 }
page-on-board = te zien op het bord
page-only-you = (alleen jij ziet dit)
page-you-small = jij
page-kind-bot = computer
page-kind-person = aan tafel
page-kind-stand-in = de computer speelt voor je
page-your-turn-badge = jouw beurt
page-their-turn-badge = aan zet
page-chests = kisten
page-reserve = voorraad
page-cards = kaarten
page-dancer = Danseres
page-dancers = danseressen
page-deck = stapel
page-discards = aflegstapel
page-won-of = { $won } van { $goal }
page-of = van { $needed }
page-thief-actions = Acties met dief
page-used-of = { $used } van { $limit }
page-your-hand = Je kaarten
page-hand-empty = Je hebt geen kaarten.
page-hand-hidden = { $number ->
    [one] 1 kaart, gedekt tot alle wachters staan
   *[other] { $number } kaarten, gedekt tot alle wachters staan
 }
page-hidden-hand = De kaarten blijven gedekt tot hier iemand aan de beurt is.
page-onlooker = Je kijkt toe.
page-card-group = { $name }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
 }{ $paid ->
    [0] {""}
   *[other] , waarvan { $paid } te betalen
 }
page-neutral = neutraal
page-nobody = geen
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] Geen kist meer.
   *[other] De bovenste kist vraagt { $needed } dieven.
 } Wachters: { $guards }. Dieven: { $thieves }
page-piece-thieves = { $count ->
    [one] Je dief bij { $palace }
   *[other] Je { $count } dieven bij { $palace }
 }
page-piece-own-guard = Je wachter bij { $palace }
page-piece-neutral = Neutrale wachter bij { $palace }
page-piece-reserve = { $count ->
    [one] Dief smokkelen: 1 in voorraad
   *[other] Dief smokkelen: { $count } in voorraad
 }

page-your-turn = Jouw beurt
page-one-moment = Een ogenblik …
page-waiting-for = Aan zet: { $name }
page-not-your-turn = Je bent niet aan de beurt; aan zet: { $name }.
page-now-placing = Plaats een wachter voor een paleis; { $own ->
    [one] nog 1
   *[other] nog { $own }
 }.
page-now-placing-tactical = Plaats een wachter voor een paleis; nog { $own } eigen, { $neutral } neutrale.
page-now-fresh = Kies een stuk, een kaart of een paleis, of pas.
page-now-acted = Doe nog een actie of beëindig de beurt; { $left ->
    [0] geen actie met dief meer
    [one] nog 1 actie met dief
   *[other] nog { $left } acties met dief
 }.
page-ask-place = Je wachter bij { $letter } { $palace } plaatsen?
page-ask-place-neutral = Een neutrale wachter bij { $letter } { $palace } plaatsen?
page-ask-smuggle = Een dief { $letter } { $palace } in smokkelen?
page-ask-guard = Je wachter van { $letter } { $palace } naar { $other } { $target } verzetten?
page-ask-escort = Je wachter met een dief van { $letter } { $palace } naar { $other } { $target } verzetten?
page-ask-neutral = Een neutrale wachter van { $letter } { $palace } naar { $other } { $target } verzetten?
page-ask-steal = De kist van { $letter } { $palace } nemen?
page-ask-pass = Passen?
page-ask-end = De beurt beëindigen?
page-ask-where-thief = Welk paleis moet de dief in glippen?
page-ask-where-guard = Waarheen, vanaf { $palace }?
page-ask-which-own = Welke van je wachters?
page-ask-which-escort = Welke wachter neemt een dief mee?
page-ask-which-neutral = Welke neutrale wachter?
page-ask-who = Wie gaat naar { $palace }?
page-ask-card = { $name }: waarvoor?
page-which = Welke
page-pay = Betaal
page-cancel = Annuleren
page-confirm = Bevestigen
page-verb-thief = Dief smokkelen
page-verb-own = Wachter verzetten
page-verb-escort = Wachter met dief
page-verb-neutral = Neutrale verzetten
page-end-turn = Beurt klaar: 3 kaarten
page-pass = Passen: 4 kaarten
page-pass-dancer = Passen: 3 en danseres
page-pass-chosen = Passen: 3 en 1 × { $palace }
page-no-undo = definitief
page-none-thief = Nu kan er nergens een dief in worden gesmokkeld.
page-none-more = Vaker mag je in een beurt niet met dieven handelen.
page-none-own = Nu kan geen van je wachters worden verzet en betaald.
page-none-escort = Nu kan geen van je wachters een dief meenemen.
page-none-neutral = Nu kan geen neutrale wachter worden verzet en betaald.
page-none-card = Met deze kaart valt nu niets te betalen.
page-deed-place = Je wachter bij { $letter } { $palace }
page-deed-place-neutral = Neutrale wachter bij { $letter } { $palace }
page-deed-smuggle = Dief in { $letter } { $palace }
page-deed-guard = Wachter { $letter } naar { $other }
page-deed-escort = Wachter met dief { $letter } naar { $other }
page-deed-neutral = Neutrale { $letter } naar { $other }
page-deed-steal = De kist van { $letter } { $palace } nemen
page-deed-end = De beurt beëindigen
page-deed-pass = Passen
page-effect-theft = De diefstal lukt: kist nr. { $won }
page-effect-win = De diefstal lukt en wint de partij!

page-price = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
page-here = hier
page-free-place = Er is een plaats vrij
page-cap-no-own-guard = Geen wachter van jou bij deze poort
page-cap-no-foreign-guard = Geen vreemde wachter om langs te glippen
page-cap-no-thief-in-supply = Geen dief meer in je voorraad
page-cap-thief-limit = Geen actie met dief meer deze beurt
page-why-too-few-cards = { $price ->
    [one] 1 vreemde wachter: 1 kaart
   *[other] { $price } vreemde wachters: { $price } kaarten
 } van het { $palace }; je hebt er { $cards ->
    [0] geen
   *[other] { $cards }
 }{ $dancers ->
    [0] {""}
    [one] {" "}en een danseres
   *[other] {" "}en { $dancers } danseressen
 }.
page-cap-too-few-cards = Kost { $price }; je hebt { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}en een danseres
   *[other] {" "}en { $dancers } danseressen
 }

page-line-place = Wachter bij { $letter } { $palace }
page-line-place-neutral = Neutrale wachter bij { $letter } { $palace }
page-line-smuggle = Dief in { $letter } { $palace }
page-line-guard = Wachter van { $letter } naar { $other }
page-line-escort = Wachter en dief van { $letter } naar { $other }
page-line-neutral = Neutrale wachter van { $letter } naar { $other }
page-line-theft = De kist van { $letter } { $palace }, sterkte { $strength }: { $won ->
    [one] 1 gewonnen
   *[other] { $won } gewonnen
 }
page-line-draw = { $dancers ->
    [0] { $number } getrokken
   *[other] { $number } getrokken en een danseres
 }
page-line-reshuffle = Aflegstapel geschud: { $cards } kaarten
page-line-hands-taken-up = Alle wachters staan; de kaarten worden opgenomen

page-past = De tafel na zet { $number }
page-back-to-now = Terug naar nu
page-talk = Gesprek
page-say = Iets zeggen
page-send = Versturen
page-mute = dempen
page-curtain = Geef door aan { $name }
page-curtain-why = De kaarten blijven gedekt tot het gordijn opengaat.
page-curtain-open = Ik ben { $name }: toon mijn kaarten
page-offline = De lijn is verbroken. Ze komt vanzelf terug; er gaat niets verloren.
page-stand-in = Een computerspeler speelt voor je.
page-takeback = Weer zelf spelen
page-handover = De computer laten spelen ({ $level })
page-no-table = Zo'n tafel is er niet
page-not-here-yet = Dit spel kan nog niet op de pagina worden gespeeld.
page-text-on = Woorden in plaats van beelden
page-text-off = Beelden in plaats van woorden
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-thinking = Denkt na …
page-choose = Kiezen
page-chances = Kansen om te winnen

page-over = De partij is afgelopen
page-result = Uitslag
page-look-through = De partij doorlopen
page-again = Nog een keer
page-chances-picture = Grafiek van ieders kansen tijdens de partij
page-exploring = De partij wordt bekeken …
page-turning-points = Keerpunten
page-turning = Zet { $number }, { $name }: { $before } → { $after }
page-fairness = Was het eerlijk?
page-fair = Ja: de startwaarde is die waarvan de controlesom voor de eerste zet bekend was.
page-unfair = Nee: de startwaarde is niet die waarvan de controlesom bekend was.
page-seed = Startwaarde:
page-seed-hash = Controlesom:
page-verify-how = Om elke getrokken kaart te controleren, download het verslag en start
page-record = Verslag downloaden
page-replay = Doorlopen
page-replay-start = Voor de eerste zet
page-step-back = Een stap terug
page-step-on = Een stap verder
page-moment = Moment
page-what-would = Wat zou de raadgever spelen?

page-key-palace = een paleis
page-key-thief = een dief smokkelen
page-key-guard = een eigen wachter verzetten
page-key-escort = een eigen wachter met dief verzetten
page-key-neutral = een neutrale wachter verzetten
page-key-number = die betaling, of die van meerdere
page-key-confirm = bevestigen
page-key-cancel = annuleren; terug naar nu
page-key-pass = de beurt beëindigen, of passen
page-key-pass-dancer = passen en een danseres nemen
page-key-undo = terugnemen
page-key-hint = tip
page-key-menu = menu
page-key-arrows = van paleis naar paleis
page-key-keys = deze toetsen

page-text-label = Een actie in notatie, of ‘help’
page-text-help = Acties: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Ook: `all` (wat mogelijk is), `why` en een actie, `hint`, `undo`, `log`, `look` en een nummer uit het verloop, `look`.
page-text-done = Gedaan.
page-text-possible = Dat is mogelijk.
page-text-palace = Paleis
page-text-chest = Kist
page-text-guards = Wachters
page-text-free = Vrije plaatsen
page-text-thieves = Dieven
page-text-player = Speler
page-text-needs = vraagt { $needed } dieven; in totaal { $chests ->
    [one] 1 kist
   *[other] { $chests } kisten
 }
page-text-piles = Stapel { $deck }, aflegstapel { $discards }, danseressen { $dancers }. Acties met dief deze beurt: { $used }.

## The clock
page-time-left = { $name }, resterende tijd: { $time }
