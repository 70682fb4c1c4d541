query-none = nessuno
query-more = { $number ->
    [one] `more`: ancora 1 riga
   *[other] `more`: ancora { $number } righe
 }
query-no-more = Non c’è altro da dire.
query-no-number = Nell’ultima risposta non c’è nessun numero { $number }.
query-help = Puoi chiedere: { $queries }.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = Ora non puoi fare nulla.
query-kind = `{ $kind }`: { $number } azioni, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = Tocca a: { $name }.
query-count = { $name }: { $number }

dieb-query-hand = { $number ->
    [one] 1 carta: { $cards }.
   *[other] { $number } carte: { $cards }.
 }
dieb-query-who = { $number }. { $name }: forzieri { $won } su { $goal }, ladri in riserva { $supply }, carte { $cards }, di cui danzatrici { $dancers }.
dieb-query-piles = Mazzo: { $deck } carte. Danzatrici libere: { $dancers }. Scarti: { $discard }.
dieb-query-count = { $number } al { $palace }
dieb-query-thieves = { $name }, ladri: { $places }.
dieb-query-guards = { $name }, guardie: { $places }.
dieb-query-neutral = Guardie neutrali: { $places }.
dieb-query-chests = Forzieri rimasti: { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace }: nessun forziere
   *[other] { $palace }: hai { $thieves } ladri su { $demand } per il forziere
 }; { $price ->
    [0] nessun ladro può entrare
    [one] il prossimo ladro costa 1 carta
   *[other] il prossimo ladro costa { $price } carte
 }; { $free ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $free } posti liberi
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: nessun forziere
   *[other] { $palace }: il forziere richiede { $demand } ladri
 }; { $free ->
    [0] nessun posto libero
    [one] 1 posto libero
   *[other] { $free } posti liberi
 }.
dieb-query-scan-guards = Guardie: { $guards }.
dieb-query-scan-neutral = neutrali: { $number }
dieb-query-scan-thieves = Ladri: { $thieves }.
dieb-query-scan-chests = Forzieri nella pila: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 carta
   *[other] { $price } carte
 }; in mano ne hai: { $cards ->
    [0] nessuna
   *[other] { $cards }
 }, danzatrici { $dancers }.
dieb-query-no-prices = Non puoi far entrare un ladro da nessuna parte: servono una guardia tua e una altrui.
dieb-query-chest = { $palace }, servono { $demand } ladri: { $thieves }.
dieb-query-no-thieves = Non ci sono ancora ladri in nessun palazzo.

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] bottega
   *[street] strada
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }, insieme { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = ancora nessun personaggio
voleurs-query-who = { $number }. { $name }, { $character }: carte { $cards }; { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, ha la babbuccia: carte { $cards }; { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
 }.
voleurs-query-agents = Agenti: { $agents }.
voleurs-query-agent = { voleurs-pawn } a { $price } (ancora { $number })
voleurs-query-no-offers = Non ci sono offerte aperte.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } nel deserto
voleurs-query-vizier = Il Visir: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] nessuna pedina
    [one] 1 pedina
   *[other] { $pawns } pedine
 }; liberi: { $shops ->
    [one] 1 bottega
   *[other] { $shops } botteghe
 }, { $streets ->
    [one] 1 strada
   *[other] { $streets } strade
 }.
voleurs-query-free-shops = Botteghe libere: { $cells }.
voleurs-query-free-streets = Strade libere: { $cells }.
voleurs-query-gate = Porta da { $cell } a { $other }.
voleurs-query-free = { $cell }: libera.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] A 1 passo dal deserto.
   *[other] A { $steps } passi dal deserto.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, da { $cell } a { $goal }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }.
voleurs-query-no-way = { $start }, da { $cell } a { $goal }: nessuna via.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, il Visir in { $cell }
