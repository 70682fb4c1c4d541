query-none = aucun
query-more = { $number ->
    [one] `more` : encore { $number } ligne
   *[other] `more` : encore { $number } lignes
 }
query-no-more = Il n’y a rien à ajouter.
query-no-number = Il n’y a pas de numéro { $number } dans la dernière réponse.
query-help = Vous pouvez demander : { $queries }.
query-action = { $action } : { $deed }
query-notation = { $action }
query-no-moves = Vous ne pouvez rien faire pour l’instant.
query-kind = `{ $kind }` : { $number } actions, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = À jouer : { $name }.
query-count = { $name } : { $number }

dieb-query-hand = { $number ->
    [one] { $number } carte : { $cards }.
   *[other] { $number } cartes : { $cards }.
 }
dieb-query-who = { $number }. { $name } : coffres { $won } sur { $goal }, voleurs en réserve { $supply }, cartes { $cards }, dont danseuses { $dancers }.
dieb-query-piles = Pioche : { $deck } cartes. Danseuses libres : { $dancers }. Défausse : { $discard }.
dieb-query-count = { $number } au { $palace }
dieb-query-thieves = { $name }, voleurs : { $places }.
dieb-query-guards = { $name }, gardiens : { $places }.
dieb-query-neutral = Gardiens neutres : { $places }.
dieb-query-chests = Coffres restants : { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace } : plus de coffre
   *[other] { $palace } : vous avez { $thieves } voleurs sur { $demand } pour le coffre
 } ; { $price ->
    [0] aucun voleur ne peut y entrer
    [one] le prochain voleur coûte { $price } carte
   *[other] le prochain voleur coûte { $price } cartes
 } ; { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace } : plus de coffre
   *[other] { $palace } : il faut { $demand } voleurs pour le coffre
 } ; { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
 }.
dieb-query-scan-guards = Gardiens : { $guards }.
dieb-query-scan-neutral = neutres : { $number }
dieb-query-scan-thieves = Voleurs : { $thieves }.
dieb-query-scan-chests = Coffres dans la pile : { $number }.
dieb-query-price = { $palace } : { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 } ; dans votre main : { $cards ->
    [0] aucune
   *[other] { $cards }
 }, danseuses { $dancers }.
dieb-query-no-prices = Vous ne pouvez faire entrer un voleur nulle part : il y faut un gardien à vous et un gardien étranger.
dieb-query-chest = { $palace }, il faut { $demand } voleurs : { $thieves }.
dieb-query-no-thieves = Il n’y a encore de voleur dans aucun palais.

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] boutique
   *[street] rue
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 }, ensemble { voleurs-dinars }.
voleurs-query-hand-district = { $district } : { $cards }.
voleurs-query-values = { $card } : { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = pas encore de personnage
voleurs-query-who = { $number }. { $name }, { $character } : cartes { $cards } ; { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, a la babouche : cartes { $cards } ; { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
 }.
voleurs-query-agents = Agents : { $agents }.
voleurs-query-agent = { voleurs-pawn } à { $price } (encore { $number })
voleurs-query-no-offers = Il n’y a aucune offre en cours.
voleurs-query-where = { $name }, { voleurs-pawn } : { $places }.
voleurs-query-outside = { $number } dans le désert
voleurs-query-vizier = Le Vizir : { $place }.
voleurs-query-district = { $district } : { $pawns ->
    [0] aucun pion
    [one] { $pawns } pion
   *[other] { $pawns } pions
 } ; libres : { $shops ->
    [one] { $shops } boutique
   *[other] { $shops } boutiques
 }, { $streets ->
    [one] { $streets } rue
   *[other] { $streets } rues
 }.
voleurs-query-free-shops = Boutiques libres : { $cells }.
voleurs-query-free-streets = Rues libres : { $cells }.
voleurs-query-gate = Porte de { $cell } à { $other }.
voleurs-query-free = { $cell } : libre.
voleurs-query-taken = { $cell } : { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] À { $steps } pas du désert.
   *[other] À { $steps } pas du désert.
 }
voleurs-query-crowd = { $name } : { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, de { $cell } à { $goal } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
 }.
voleurs-query-no-way = { $start }, de { $cell } à { $goal } : aucun chemin.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, le Vizir en { $cell }
