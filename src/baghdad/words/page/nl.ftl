### Wat alleen de pagina zegt, in het Nederlands; en.ftl legt de argumenten uit.

page-name = Bagdad, dievenspellen
page-close = Sluiten
page-skip = Naar de inhoud
page-home = Naar de startpagina
page-language = Taal
page-day = Dag
page-night = Nacht
page-rules = Regels
page-school = School
page-the-rule = De regel
page-you = Jij
page-guest = Gast
page-seat = Plaats { $number }
page-refused = Dat kan niet.
page-no-server = De server antwoordt niet. Probeer het zo nog eens.
page-no-board = Het bord van dit spel kan niet worden geladen. Er wordt als tekst gespeeld.
page-outdated = Deze pagina is verouderd
page-why-other-protocol = De server is bijgewerkt. Laad deze pagina opnieuw om verder te gaan.
page-reload = Opnieuw laden
page-connecting = Verbinden …
page-setting-up = De tafel wordt klaargezet. De allereerste keer duurt dat tot een minuut: de regels worden voor deze computer gereedgemaakt.

page-motto-dieb = Er ontbreekt één dief.
page-lead-dieb = Drie van je dieven zijn in het paleis. De schatkist vraagt er vier. Smokkel de laatste langs de wachter, en ze is van jou.
page-play-now = Nu spelen
page-first-chest = Steel je eerste schatkist
page-first-chest-how = één minuut, geen account
page-first-guard = Voor één kaart laat hij een dief binnen. Die heb je.
page-know-games = Ik ken de spellen: nu spelen
page-have-link = Ik heb een link van een vriend
page-welcome = Welkom terug.
page-welcome-back = Welkom terug, { $name }.
page-go-on = Verder spelen
page-look-in = Kijken
page-review = Terugkijken
page-all-matches = Alle partijen ({ $number })
page-fewer-matches = Minder partijen
page-matches-wait = { $number ->
    [one] 1 partij wacht op je
   *[other] { $number } partijen wachten op je
 }
page-acted-when = { $name } was { $when } aan zet
page-turn-began = beurt begon { $when }
page-last-action = laatste actie { $when }
page-you-won = Je hebt gewonnen
page-seats-open = { $number ->
    [one] 1 plaats is nog vrij
   *[other] { $number } plaatsen zijn nog vrij
 }
page-seats = { $number ->
    [one] 1 plaats
   *[other] { $number } plaatsen
 }
page-as-last-time = { $players }, zoals de vorige keer
page-set-up-how = spel, plaatsen, tijd, vrienden met een link
page-favourites = Favoriete tafels
page-school-done = { $done } van { $steps } stappen
page-school-next = Verder: stap { $step }
page-school-again = Nog eens vanaf stap 1
page-keep-favourite = Bewaren als favoriet
page-favourite-name = Naam van de favoriet
page-favourite-kept = Bewaard als favoriet: { $name }
page-remove-favourite = Favoriet { $name } verwijderen
page-keep = Bewaren
page-profile = Je profiel
page-colour = Kleur en teken
page-any-colour = maakt niet uit
page-profile-why = Anderen aan tafel zien het. Deze browser onthoudt het.
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
page-players-range = { $min } tot { $max } spelers
page-free = Gratis, ook op je eigen server
page-by-keyboard = Te spelen met toetsenbord of schermlezer

page-your-name = Je naam
page-who-sits = Wie zit waar?
page-computer = Computer: { $level }
page-friend = Een vriend, met een link
page-same-screen = Nog iemand aan dit scherm
page-name-of = Naam op plaats { $number }
page-option-none = geen
page-option-own = Een eigen tekst …
page-option-file = Uit een bestand
page-option-text = Of typ hem hier
page-choice-dieb-edition-fr = Frans
page-choice-dieb-edition-cs = Tsjechisch
page-choice-dieb-edition-it = Italiaans
page-choice-dieb-edition-nl = Nederlands
# What an edition changes.
page-choice-dieb-edition-fr-about = Gewonnen schatkisten liggen gedekt; aan het spel verandert dat niets.
page-choice-dieb-edition-cs-about = Wie past als er geen danseres meer is, kiest het paleis van de vierde kaart.
page-choice-dieb-edition-it-about = Gewonnen schatkisten liggen gedekt; aan het spel verandert dat niets.
page-choice-dieb-edition-nl-about = Een schatkist nemen is een keuze. Gewonnen schatkisten liggen gedekt; aan het spel verandert dat niets.
page-limits = Grenzen
page-listed = Iedereen mag de open plaatsen nemen
page-clock = Tijd per beurt
page-no-clock = Onbeperkt
page-minutes = { $number ->
    [one] 1 minuut
   *[other] { $number } minuten
 }
page-a-day = 1 dag
page-to-the-table = Naar de tafel

page-open-seat = Open plaats
page-seat-waits = wacht op iemand
page-sit-down = Gaan zitten
page-full-table = Aan deze tafel is geen plaats vrij.
page-waiting-room = De partij begint zodra elke plaats bezet is.
page-invitation = Link voor de medespelers
page-copy-invitation = Uitnodiging kopiëren
page-copy-seat = Link naar mijn plaats kopiëren
page-seat-link = Link naar mijn plaats
page-seat-link-secret = Wie deze link opent, speelt op jouw plaats.
page-copied = Gekopieerd
page-share = Delen …
page-qr-code = QR-code van de uitnodiging
page-qr-how = Richt er de camera van een telefoon op
page-other-address = Ander adres
page-same-network = Voor telefoons en computers in hetzelfde netwerk als deze, bijvoorbeeld je wifi thuis.
page-invitation-secret = Wie dit adres heeft, kan een vrije plaats nemen.
page-not-encrypted = Stuur het alleen naar wie je wilt laten meespelen. In je eigen netwerk wordt niets versleuteld, dus gebruik geen openbaar netwerk.
page-only-here = Niemand anders kan deze server nog bereiken.
page-only-here-why = Hij antwoordt alleen op deze computer. Een adres van hier zou op een andere niets openen, dus er staat er geen.
page-open-network = Om met mensen in je netwerk te spelen stop je de server en start je hem opnieuw op een van deze manieren:
page-open-network-then = De pagina toont dan een adres en een code voor een camera. Je systeem vraagt misschien of het netwerk erin mag: thuis ja, in een openbaar netwerk nee.
page-share-screen = Dit scherm delen
page-kept-for-you = { $name } houdt een plaats voor je vrij: { $sign }
page-start-now = Nu beginnen met computerspelers
page-leave = Mijn plaats opgeven
page-leave-sure = Echt weggaan, voorgoed?

page-menu = Menu
page-more = Meer
page-undo = Terugnemen
page-announced-undo = { $name }: laatste actie teruggenomen.
page-hint = Tip
page-keys = Toetsen
page-keys-single = Losse toetsen (letters, cijfers, tekens) zijn sneltoetsen
page-log = Wat er gebeurde, het nieuwste eerst
page-log-short = Verloop
page-log-all = Alles tonen
page-log-empty = Er is nog niets gebeurd.
page-what-happened = Wat er gebeurde
page-board = De paleizen
page-any-board = Het spelbord
page-players = Spelers
page-table = De tafel
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
page-ask-guard = Je wachter van { $letter } { $palace } naar { $other } { $target } verplaatsen?
page-ask-escort = Je wachter met een dief van { $letter } { $palace } naar { $other } { $target } verplaatsen?
page-ask-neutral = Een neutrale wachter van { $letter } { $palace } naar { $other } { $target } verplaatsen?
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
page-which = Keuze
page-pay = Betaal
page-cancel = Annuleren
page-confirm = Bevestigen
page-verb-thief = Dief smokkelen
page-verb-own = Wachter verplaatsen
page-verb-escort = Wachter met dief
page-verb-neutral = Neutrale verplaatsen
page-end-turn = Beurt klaar: 3 kaarten
page-pass = Passen: 4 kaarten
page-pass-dancer = Passen: 3 en danseres
page-pass-chosen = Passen: 3 en 1 × { $palace }
page-no-undo = definitief
page-none-thief = Nu kan er nergens een dief in worden gesmokkeld.
page-none-more = Meer acties met een dief mag je in één beurt niet doen.
page-none-own = Nu kan geen van je wachters worden verplaatst en betaald.
page-none-escort = Nu kan geen van je wachters een dief meenemen.
page-none-neutral = Nu kan geen neutrale wachter worden verplaatst en betaald.
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
page-effect-win = De diefstal lukt en je wint de partij!

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
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = Geen eigen wachter
page-brief-no-foreign-guard = Geen vreemde wachter
page-brief-no-thief-in-supply = Geen dief meer
page-brief-thief-limit = Geen actie meer
page-brief-too-few-cards = Kost { $price }
page-brief-theft = +1 kist
page-brief-win = winst
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
page-back-to-now = Terug naar de huidige stand
page-talk = Chat
page-say = Iets zeggen
page-send = Versturen
page-mute = dempen
page-say-own = In je eigen woorden
page-block = blokkeren
page-block-how = Hier gedempt, en in deze browser overal waar iemand { $name } heet.
page-unblock = { $name } niet meer blokkeren
page-unmute = { $name } weer horen
page-curtain = Geef door aan { $name }
page-curtain-why = De kaarten blijven gedekt tot het gordijn opengaat.
page-curtain-open = Ik ben { $name }: toon mijn kaarten
page-offline = De verbinding is verbroken. Die komt vanzelf terug; er gaat niets verloren.
page-stand-in = Een computerspeler speelt voor je.
page-takeback = Weer zelf spelen
page-handover = De computer laten spelen ({ $level })
page-no-table = Zo’n tafel is er niet
page-text-mode = Woorden in plaats van beelden
page-sound = Geluid
page-notices = Waarschuw me als ik aan de beurt ben
page-notices-denied = Deze browser staat geen meldingen van deze pagina toe. In zijn instellingen kun je dat wijzigen.
page-volume = Volume
page-pace = Tempo
page-pace-calm = rustig
page-pace-usual = gewoon
page-pace-swift = vlot
page-pace-none = zonder beweging
page-pace-reduced = Je systeem vraagt om weinig beweging. Daarom beweegt er niets totdat je een tempo kiest.
page-show-again = Nog eens tonen
page-show-turn-again = De beurt nog eens tonen
page-showing-again = Dit is al gebeurd. Met elke toets stop je het.
page-others-did = Wat de anderen deden
page-moved-by-clock = De tijd van { $name } is om: er is voor deze speler gezet.
page-moved-by-bot = Een computerspeler heeft voor { $name } gezet.
page-thinking = Denkt na …
page-choose = Kiezen
page-chances = Kansen om te winnen

page-over = De partij is afgelopen
page-result = Uitslag
page-look-through = De partij naspelen
page-again = Nog een keer
page-again-rotated = Nog een keer, de volgende begint
page-chances-picture = Grafiek van ieders kansen tijdens de partij
page-exploring = De partij wordt geanalyseerd …
page-exploring-turn = Beurt { $number } van { $turns }
page-turning-points = Keerpunten
page-turning = Zet { $number }, { $name }: { $before } → { $after }
page-fairness = Was het eerlijk?
page-fair = Ja: het startgetal is dat waarvan de hash voor de eerste zet bekend was.
page-unfair = Nee: het startgetal is niet dat waarvan de hash bekend was.
page-seed = Startgetal:
page-seed-hash = Hash:
page-verify-how = Om elke getrokken kaart te controleren, download het verslag en start
page-record = Verslag downloaden
page-replay = Naspelen
page-replay-start = Voor de eerste zet
page-step-back = Een stap terug
page-step-on = Een stap verder
page-moment = Moment
page-what-would = Wat zou de raadgever spelen?

page-key-palace = een paleis
page-key-thief = een dief smokkelen
page-key-guard = een eigen wachter verplaatsen
page-key-escort = een eigen wachter met dief verplaatsen
page-key-neutral = een neutrale wachter verplaatsen
page-key-number = die betaling of die mogelijkheid
page-key-confirm = bevestigen
page-key-cancel = annuleren; terug naar de huidige stand
page-key-pass = ga naar de knop die de beurt beëindigt
page-key-pass-dancer = ga naar de knop die een danseres neemt
page-key-undo = terugnemen
page-key-hint = tip
page-key-menu = menu
page-key-arrows = van paleis naar paleis
page-key-keys = deze toetsen

page-text-label = Een actie in notatie, een vraag, of “help”
page-text-help = Acties: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = En ook: `moves` (wat mogelijk is; een nummer kiest), `last`, `more`, `why` en een actie, `hint`, `undo`, `log`, `look` en een nummer uit het logboek, `look`.
page-text-done = Gedaan.
page-text-kept = Teruggenomen: er is niets gespeeld.
page-text-possible = Dat is mogelijk.
page-text-palace = Paleis
page-text-chest = Kist
page-text-guards = Wachters
page-text-free = Vrije plaatsen
page-text-thieves = Dieven
page-text-player = Speler
page-text-walk = Het bord, plaats voor plaats: pijltjestoetsen lopen, Enter vertelt meer
page-text-needs = vraagt { $needed } dieven; in totaal { $chests ->
    [one] 1 kist
   *[other] { $chests } kisten
 }
page-text-piles = Stapel { $deck }, aflegstapel { $discards }, danseressen { $dancers }. Acties met dief deze beurt: { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = Ronde { $number }
page-part = { $part ->
    [choosing] personages
    [placing] pionnen plaatsen
    [income] inkomsten
    [trading] handel
    [buying] aankopen
   *[over] afgelopen
 }
page-voleurs-city = De stad
page-voleurs-whole-city = Hele stad
page-voleurs-look-at = Weergave
page-voleurs-distances = Afstanden
page-voleurs-values = Waarden
page-voleurs-desert = De woestijn
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } in de woestijn
page-voleurs-kind = { $kind ->
    [shop] winkel
   *[street] straat
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] winkel
   *[street] straat
 }, { $district }, { $distance } van de woestijn.
page-voleurs-reach = Bereikbaar voor { $price } dinar.
page-voleurs-victim = Kan aangepakt worden.
page-voleurs-district = Wijk
page-voleurs-pawns = Pionnen
page-voleurs-free-shops = Vrije winkels
page-voleurs-free = vrij
page-voleurs-character = Personage
page-voleurs-slipper = Slipper
# What is one's own, and players.
page-voleurs-in-hand = { $dinars } dinar in je hand
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
   *[other] dinar in je hand
 }
page-voleurs-laid = gekozen: { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = Jouw verjaardagskaart
page-voleurs-aim-far = { $held } van { $asked }
page-voleurs-any-gem = Echte edelsteen
page-voleurs-in-bag = in je buidel
page-voleurs-missing = ontbreekt: { $price }
page-voleurs-missing-from = vanaf { $price }
page-voleurs-sold-out = ontbreekt, op
page-voleurs-also-in-bag = In je buidel: { $gems }
page-voleurs-wanted-gem = ontbreekt voor je verjaardagskaart
page-voleurs-gem-card = een edelsteenkaart
page-voleurs-surprise = een verrassing
page-voleurs-on-offer = Hoort bij een bod van jou
page-voleurs-holds = Kaarten: { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] edelsteen
   *[other] edelstenen
 }
page-voleurs-has-slipper = heeft de slipper
page-voleurs-is-done = klaar met handelen
page-voleurs-sent-offer = deed je een bod
page-short-slipper = Slipper naar { $name }
# The market, characters, the table of values.
page-voleurs-market = Markt
page-voleurs-gems = Edelstenen
page-voleurs-costs = kost
page-voleurs-left = { $left ->
    [0] op
    [one] nog 1
   *[other] nog { $left }
 }
page-voleurs-abilities = Wat pionnen doen
page-voleurs-ability = { $pawn ->
    [thief] berooft een dief ernaast van een edelsteen
    [caravaneer] brengt kaarten uit zijn winkel, pakt niemand aan
    [merchant] jaagt een karavaandrijver ernaast de woestijn in
    [broker] jaagt een koopman ernaast de woestijn in
    [assassin] doodt een agent ernaast en vlucht de woestijn in; brengt geen kaarten
   *[vizier] wie betaalt, verplaatst hem; staat hij in een winkel van het Paleis, dan eindigt de partij met de ronde
 }
page-voleurs-killed = De grootvizier is al eens gedood; dat kan niet nog eens.
page-voleurs-characters = Welke dief ben jij?
page-voleurs-characters-why = Ieder verkoopt dezelfde waren voor andere prijzen: de getallen zijn wat een kaart van de Bazaar van elke soort je oplevert.
page-voleurs-group = { $kind ->
    [metal] metalen
    [food] levensmiddelen
    [living] levende have
    [cloth] stoffen
    [aroma] kruiden en geuren
   *[arms] wapens
 }
page-voleurs-values-how = Wat een kaart waard is, hangt af van wie ermee betaalt. Eén verrassing is { $one } waard, twee samen { $two }, drie samen { $three }; een edelsteenkaart koopt zijn edelsteen en niets anders.
page-voleurs-all-characters = Alle zes personages
page-voleurs-spent = deze ronde uitgegeven
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Handel: raak kaarten aan om een bod te doen.
    [one] Er wacht een bod op je antwoord.
   *[other] Er wachten { $offers } biedingen op je antwoord.
 }
page-voleurs-how-to-trade = Antwoord, doe zelf een bod, of stop met handelen.
page-voleurs-waiting-trade = Je bent klaar. Nog aan het handelen: { $names }.
page-voleurs-others-trade = De anderen handelen.
page-voleurs-trade-first = Niemand beweegt voordat de handel voorbij is.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }): waarheen, of tegen wie?
page-voleurs-who-goes = Wie gaat naar { $cell }?
page-voleurs-who-acts = Wie pakt de pion op { $cell } aan?
page-voleurs-what-for = { $dinars } dinar: waarvoor?
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed }?
page-voleurs-lacking = { $dinars } dinar te weinig
page-voleurs-fulfils = Dat is wat je verjaardagskaart vraagt!
page-voleurs-home = Blijft hij daar, dan eindigt de partij met deze ronde
page-voleurs-by-hand = eigen keuze
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, gepast
page-voleurs-paid-more = { $dinars }, { $wasted } te veel
page-voleurs-stay = Blijven staan, voor één kaart
page-voleurs-just-go = alleen daarheen
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] verjagen: { $pawn } { $name }, { $cell }
    [kill] doden: { $pawn } { $name }, { $cell }
    [rob] beroven: { $name }, { $cell }
   *[look] in de buidel kijken: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Het wisselgeld brengt de grootvizier naar
page-voleurs-change-none = blijft
page-voleurs-take = Nemen
page-voleurs-put = Erin leggen
page-none-acts = Met je kaarten kan geen van je pionnen de pion op { $cell } aanpakken.
page-none-goes = Met je kaarten komt geen van je pionnen op { $cell }.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Biedingen
page-voleurs-no-offers = Geen biedingen. Raak een kaart aan om die aan te bieden; de wijk is altijd waar, de naam zoals je wilt.
page-voleurs-write = Bod doen
page-voleurs-write-offer = Aan { $name }: raak kaarten aan om te geven, kies wat je ervoor wilt.
page-voleurs-your-offer = Jouw bod
page-voleurs-to-whom = Aan wie
page-voleurs-i-give = Ik geef
page-voleurs-i-want = Ik wil
page-voleurs-give-how = Raak kaarten van je hand aan om ze hier te leggen.
page-voleurs-say-it-is = Je zegt dat het is
page-voleurs-quoted = “{ $name }”
page-voleurs-no-name = geen naam
# $name is a card, or nothing.
page-voleurs-really = in werkelijkheid { $name }
page-voleurs-take-off = { $name } uit het bod halen
page-voleurs-fewer = Minder: { $name }
page-voleurs-more = Meer: { $name }
page-voleurs-of-held = van { $held }
page-voleurs-send = Bod versturen
page-voleurs-done = Klaar met handelen
page-voleurs-offers-you = { $name } biedt
page-voleurs-offer-to = Jouw bod aan { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = bod { $number }
page-voleurs-worth-to-you = { $dinars } voor jou
page-voleurs-if-true = mits waar; { $district }: { $least } tot { $most }
page-voleurs-range = { $district }: { $least } tot { $most } voor jou
page-voleurs-at-least = minstens { $dinars }
page-voleurs-certain = De wijk is zeker. De naam is alleen wat er gezegd wordt.
page-voleurs-they-see = Zij zien de wijk en wat je beweert, nooit de kaart.
page-voleurs-you-get = Jij krijgt
page-voleurs-they-want = Jij geeft
page-voleurs-you-give = Jij geeft
page-voleurs-you-want = Jij wilt
page-voleurs-decline = Afslaan
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Aannemen
    [one] Kies een kaart, neem aan
   *[other] Kies { $cards } kaarten, neem aan
 }
page-voleurs-too-few = Je hebt te weinig kaarten
page-voleurs-withdraw = Intrekken
page-voleurs-change = Wijzigen
page-voleurs-pick-return = Kies de kaarten die je in ruil geeft: { $wanted }.
page-voleurs-not-wanted = Dit bod vraagt geen kaart van die wijk.
page-voleurs-between = Tussen anderen: { $maker } biedt { $to } { $given } voor { $wanted }.
page-voleurs-traded = Geruild met { $name }.
page-voleurs-told-got = Gezegd was { $told }, je kreeg { $got }.
page-voleurs-got = Je kreeg { $got }.
page-voleurs-lapsed = Niet meer mogelijk, want kaarten ervan zijn van hand gewisseld: bod { $offers }.
page-voleurs-help = Acties: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = jouw dief
page-key-vizier = de grootvizier
page-key-next-pawn = de volgende pion die verplaatst kan worden
page-key-zoom = dichter bij een wijk, en terug
page-key-distances = afstanden tot de woestijn
page-key-values = wat waren waard zijn
page-key-cells = van veld naar veld
page-which-game = Welk spel?
page-advanced = Varianten en regels voor gevorderden
page-play-this = Tegen twee computers spelen

## The clock
page-time-left = { $name }, resterende tijd: { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] groene schijf
        [1] blauwe ruit
        [2] ivoren driehoek
        [3] rood vierkant
        [4] gele ster
       *[5] paarse zeshoek
    }
page-who-sits-at = Wie zit op plaats { $number } ({ $sign })?
page-by-strength = ieder speelt beter dan de vorige
page-character-level = niveau { $level }
page-character-about = { $trade }, niveau { $level } van { $levels }; { $temper }
page-sits-there = zit daar al
page-surprise = Verras me
page-add-seat = Nog een plaats
page-add-seat-how = een personage, een vriend met een link of iemand aan dit scherm
page-remove-seat = Plaats { $number } weghalen
page-adaptive-short = rating { $rating }
page-adaptive-about = Speelt even goed als jij: het doel is gelijke kansen voor jou, hoe sterk je ook bent.
page-adaptive-rating = { $matches ->
        [one] De maat is jouw rating, { $rating }, na één voltooide partij tegen computerspelers.
       *[other] De maat is jouw rating, { $rating }, na { $matches } voltooide partijen tegen computerspelers.
    }
page-adaptive-unrated = De maat is jouw rating. Die begint bij { $rating } en verandert met elke partij die je tegen computerspelers afmaakt.
page-adaptive-kept = De rating blijft in deze browser. Ze wordt alleen verstuurd als de sterkte van deze speler.
page-adaptive-reset = Mijn rating wissen
page-characters-talk = Praatjes aan tafel
page-coach = Coach
