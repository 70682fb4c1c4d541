## Respuestas a lo que se pregunta con palabras, en el terminal y en el modo texto de la página: frases cortas, lo más
## importante primero, porque un lector de pantalla las lee en voz alta. $name es un nombre, o «Tú», y no se declina.

query-none = nada
query-more = { $number ->
    [one] `more`: 1 línea más
   *[other] `more`: { $number } líneas más
 }
query-no-more = No hay nada más que contar.
query-no-number = En la última respuesta no hay ningún número { $number }.
query-help = Puedes preguntar: { $queries }.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = Ahora no puedes hacer nada.
query-kind = `{ $kind }`: { $number } acciones, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = Le toca a: { $name }.
query-count = { $name }: { $number }

## dieb

dieb-query-hand = { $number ->
    [one] 1 carta: { $cards }.
   *[other] { $number } cartas: { $cards }.
 }
dieb-query-who = { $number }. { $name }: { $won } de { $goal } cofres, ladrones en la reserva { $supply }, cartas { $cards }, entre ellas bailarinas { $dancers }.
dieb-query-piles = Mazo: { $deck } cartas. Bailarinas que quedan: { $dancers }. Descartes: { $discard }.
dieb-query-count = { $number } en el { $palace }
dieb-query-thieves = { $name }, ladrones: { $places }.
dieb-query-guards = { $name }, guardias: { $places }.
dieb-query-neutral = Guardias neutrales: { $places }.
dieb-query-chests = Cofres que quedan: { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace }: no queda ningún cofre
   *[other] { $palace }: tienes { $thieves } de { $demand } ladrones para el cofre
 }; { $price ->
    [0] no se puede colar ningún ladrón
    [one] el próximo ladrón cuesta 1 carta
   *[other] el próximo ladrón cuesta { $price } cartas
 }; { $free ->
    [0] ningún sitio libre
    [one] 1 sitio libre
   *[other] { $free } sitios libres
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: no queda ningún cofre
   *[other] { $palace }: el cofre pide { $demand } ladrones
 }; { $free ->
    [0] ningún sitio libre
    [one] 1 sitio libre
   *[other] { $free } sitios libres
 }.
dieb-query-scan-guards = Guardias: { $guards }.
dieb-query-scan-neutral = neutrales: { $number }
dieb-query-scan-thieves = Ladrones: { $thieves }.
dieb-query-scan-chests = Cofres en la pila: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 carta
   *[other] { $price } cartas
 }; tienes { $cards ->
    [0] ninguna de este palacio
   *[other] { $cards } de este palacio
 } y { $dancers ->
    [0] ninguna bailarina
    [one] 1 bailarina
   *[other] { $dancers } bailarinas
 }.
dieb-query-no-prices = No puedes colar un ladrón en ninguna parte: hacen falta un guardia tuyo y uno ajeno.
dieb-query-chest = { $palace }, pide { $demand } ladrones: { $thieves }.
dieb-query-no-thieves = Aún no hay ladrones en ningún palacio.

## voleurs

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] tienda
   *[street] calle
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
 }, en total { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = aún sin personaje
voleurs-query-who = { $number }. { $name }, { $character }: cartas { $cards }; { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, tiene la babucha: cartas { $cards }; { $gems ->
    [one] 1 gema
   *[other] { $gems } gemas
 }.
voleurs-query-agents = Agentes: { $agents }.
voleurs-query-agent = { voleurs-pawn } a { $price } (quedan { $number })
voleurs-query-no-offers = No hay ofertas abiertas.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } en el desierto
voleurs-query-vizier = El Gran Visir: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] ningún peón
    [one] 1 peón
   *[other] { $pawns } peones
 }; libres: { $shops ->
    [one] 1 tienda
   *[other] { $shops } tiendas
 }, { $streets ->
    [one] 1 calle
   *[other] { $streets } calles
 }.
voleurs-query-free-shops = Tiendas libres: { $cells }.
voleurs-query-free-streets = Calles libres: { $cells }.
voleurs-query-gate = Puerta de { $cell } a { $other }.
voleurs-query-free = { $cell }: libre.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] A 1 paso del desierto.
   *[other] A { $steps } pasos del desierto.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, de { $cell } a { $goal }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }.
voleurs-query-no-way = { $start }, de { $cell } a { $goal }: ningún camino.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, el Gran Visir a { $cell }
