query-none = keine
query-more = { $number ->
    [one] `more`: noch 1 Zeile
   *[other] `more`: noch { $number } Zeilen
 }
query-no-more = Mehr gibt es dazu nicht zu sagen.
query-no-number = Die Nummer { $number } steht nicht in der letzten Antwort.
query-help = Du kannst fragen: { $queries }.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = Du kannst jetzt nichts tun.
query-kind = `{ $kind }`: { $number } Aktionen, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = Am Zug: { $name }.
query-count = { $name }: { $number }

dieb-query-hand = { $number ->
    [one] 1 Karte: { $cards }.
   *[other] { $number } Karten: { $cards }.
 }
dieb-query-who = { $number }. { $name }: { $won } von { $goal } Truhen, Diebe im Vorrat { $supply }, Karten { $cards }, davon Tänzerinnen { $dancers }.
dieb-query-piles = Stapel: { $deck } Karten. Freie Tänzerinnen: { $dancers }. Abgelegt: { $discard }.
dieb-query-count = { $number } bei: { $palace }
dieb-query-thieves = { $name }, Diebe: { $places }.
dieb-query-guards = { $name }, Wächter: { $places }.
dieb-query-neutral = Neutrale Wächter: { $places }.
dieb-query-chests = Truhen übrig: { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace }: keine Truhe mehr
   *[other] { $palace }: du hast { $thieves } von { $demand } Dieben für die Truhe
 }; { $price ->
    [0] kein Dieb lässt sich einschleusen
    [one] der nächste Dieb kostet 1 Karte
   *[other] der nächste Dieb kostet { $price } Karten
 }; { $free ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: keine Truhe mehr
   *[other] { $palace }: die Truhe braucht { $demand } Diebe
 }; { $free ->
    [0] kein freier Platz
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
 }.
dieb-query-scan-guards = Wächter: { $guards }.
dieb-query-scan-neutral = neutral: { $number }
dieb-query-scan-thieves = Diebe: { $thieves }.
dieb-query-scan-chests = Truhen im Stapel: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
 }; davon auf der Hand: { $cards ->
    [0] keine
   *[other] { $cards }
 }, Tänzerinnen { $dancers }.
dieb-query-no-prices = Du kannst nirgends einen Dieb einschleusen: dazu gehören ein eigener und ein fremder Wächter.
dieb-query-chest = { $palace }, braucht { $demand } Diebe: { $thieves }.
dieb-query-no-thieves = Noch ist in keinem Palast ein Dieb.

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] Laden
   *[street] Gasse
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }, zusammen { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = noch kein Charakter
voleurs-query-who = { $number }. { $name }, { $character }: Karten { $cards }; { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, hat den Pantoffel: Karten { $cards }; { $gems ->
    [one] 1 Edelstein
   *[other] { $gems } Edelsteine
 }.
voleurs-query-agents = Agenten: { $agents }.
voleurs-query-agent = { voleurs-pawn } zu { $price } (noch { $number })
voleurs-query-no-offers = Es gibt keine offenen Angebote.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } in der Wüste
voleurs-query-vizier = Der Großwesir: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] keine Figuren
    [one] 1 Figur
   *[other] { $pawns } Figuren
 }; frei: { $shops ->
    [one] 1 Laden
   *[other] { $shops } Läden
 }, { $streets ->
    [one] 1 Gasse
   *[other] { $streets } Gassen
 }.
voleurs-query-free-shops = Freie Läden: { $cells }.
voleurs-query-free-streets = Freie Gassen: { $cells }.
voleurs-query-gate = Tor von { $cell } nach { $other }.
voleurs-query-free = { $cell }: frei.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] 1 Schritt von der Wüste.
   *[other] { $steps } Schritte von der Wüste.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, von { $cell } nach { $goal }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }.
voleurs-query-no-way = { $start }, von { $cell } nach { $goal }: kein Weg.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, der Großwesir nach { $cell }
