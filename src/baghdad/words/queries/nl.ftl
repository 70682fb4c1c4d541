query-none = geen
query-more = { $number ->
    [one] `more`: nog 1 regel
   *[other] `more`: nog { $number } regels
 }
query-no-more = Meer valt er niet te vertellen.
query-no-number = Nummer { $number } staat niet in het laatste antwoord.
query-help = Je kunt vragen: { $queries }.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = Je kunt nu niets doen.
query-kind = `{ $kind }`: { $number } acties, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = Aan de beurt: { $name }.
query-count = { $name }: { $number }

dieb-query-hand = { $number ->
    [one] 1 kaart: { $cards }.
   *[other] { $number } kaarten: { $cards }.
 }
dieb-query-who = { $number }. { $name }: { $won } van { $goal } kisten, dieven in voorraad { $supply }, kaarten { $cards }, waarvan danseressen { $dancers }.
dieb-query-piles = Stapel: { $deck } kaarten. Vrije danseressen: { $dancers }. Afgelegd: { $discard }.
dieb-query-count = { $number } bij: { $palace }
dieb-query-thieves = { $name }, dieven: { $places }.
dieb-query-guards = { $name }, wachters: { $places }.
dieb-query-neutral = Neutrale wachters: { $places }.
dieb-query-chests = Kisten over: { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace }: geen kist meer
   *[other] { $palace }: je hebt { $thieves } van { $demand } dieven voor de kist
 }; { $price ->
    [0] er kan geen dief naar binnen
    [one] de volgende dief kost 1 kaart
   *[other] de volgende dief kost { $price } kaarten
 }; { $free ->
    [0] geen vrije plaats
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: geen kist meer
   *[other] { $palace }: voor de kist zijn { $demand } dieven nodig
 }; { $free ->
    [0] geen vrije plaats
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
 }.
dieb-query-scan-guards = Wachters: { $guards }.
dieb-query-scan-neutral = neutraal: { $number }
dieb-query-scan-thieves = Dieven: { $thieves }.
dieb-query-scan-chests = Kisten in de stapel: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 kaart
   *[other] { $price } kaarten
 }; daarvan in je hand: { $cards ->
    [0] geen
   *[other] { $cards }
 }, danseressen { $dancers }.
dieb-query-no-prices = Je kunt nergens een dief naar binnen smokkelen: daarvoor is een eigen en een vreemde wachter nodig.
dieb-query-chest = { $palace }, { $demand } dieven nodig: { $thieves }.
dieb-query-no-thieves = Er is nog in geen paleis een dief.

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] winkel
   *[street] straat
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }, samen { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = nog geen personage
voleurs-query-who = { $number }. { $name }, { $character }: kaarten { $cards }; { $gems ->
    [one] 1 edelsteen
   *[other] { $gems } edelstenen
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, heeft de slipper: kaarten { $cards }; { $gems ->
    [one] 1 edelsteen
   *[other] { $gems } edelstenen
 }.
voleurs-query-agents = Agenten: { $agents }.
voleurs-query-agent = { voleurs-pawn } voor { $price } (nog { $number })
voleurs-query-no-offers = Er zijn geen open aanbiedingen.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } in de woestijn
voleurs-query-vizier = De grootvizier: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] geen pionnen
    [one] 1 pion
   *[other] { $pawns } pionnen
 }; vrij: { $shops ->
    [one] 1 winkel
   *[other] { $shops } winkels
 }, { $streets ->
    [one] 1 straat
   *[other] { $streets } straten
 }.
voleurs-query-free-shops = Vrije winkels: { $cells }.
voleurs-query-free-streets = Vrije straten: { $cells }.
voleurs-query-gate = Poort van { $cell } naar { $other }.
voleurs-query-free = { $cell }: vrij.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] 1 stap van de woestijn.
   *[other] { $steps } stappen van de woestijn.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, van { $cell } naar { $goal }: { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }.
voleurs-query-no-way = { $start }, van { $cell } naar { $goal }: geen weg.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, de grootvizier naar { $cell }
