## Answers to what a player asks in words, at the terminal and in the page's text mode: short sentences, the most
## important first, since a screen reader reads them aloud. $name is the name of a player, or “You”, and stands uninflected.

# Instead of a list without items.
query-none = none
# Below a long answer: how many lines `more` still has.
query-more = { $number ->
    [one] `more`: 1 more line
   *[other] `more`: { $number } more lines
 }
query-no-more = There is nothing more to tell.
query-no-number = There is no number { $number } in the last answer.
query-help = You can ask: { $queries }.
# A line that can be chosen by its number. $action is its notation, $deed what it does.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = There is nothing you can do now.
query-kind = `{ $kind }`: { $number } actions, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = To act: { $name }.
query-count = { $name }: { $number }

## dieb. $palace is a dieb-palace.

dieb-query-hand = { $number ->
    [one] 1 card: { $cards }.
   *[other] { $number } cards: { $cards }.
 }
dieb-query-who = { $number }. { $name }: { $won } of { $goal } chests, thieves in supply { $supply }, cards { $cards }, dancers among them { $dancers }.
dieb-query-piles = Pile: { $deck } cards. Dancers left: { $dancers }. Discarded: { $discard }.
dieb-query-count = { $number } at the { $palace }
dieb-query-thieves = { $name }, thieves: { $places }.
dieb-query-guards = { $name }, guards: { $places }.
dieb-query-neutral = Neutral guards: { $places }.
dieb-query-chests = Chests left: { $places }.
# $thieves of the reader; $price in cards, 0 if no thief can be smuggled in.
dieb-query-scan = { $demand ->
    [0] { $palace }: no chest left
   *[other] { $palace }: you have { $thieves } of { $demand } thieves for the chest
 }; { $price ->
    [0] no thief can be smuggled in
    [one] the next thief costs 1 card
   *[other] the next thief costs { $price } cards
 }; { $free ->
    [0] no free place
    [one] 1 free place
   *[other] { $free } free places
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: no chest left
   *[other] { $palace }: the chest needs { $demand } thieves
 }; { $free ->
    [0] no free place
    [one] 1 free place
   *[other] { $free } free places
 }.
dieb-query-scan-guards = Guards: { $guards }.
dieb-query-scan-neutral = neutral: { $number }
dieb-query-scan-thieves = Thieves: { $thieves }.
dieb-query-scan-chests = Chests in the stack: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 card
   *[other] { $price } cards
 }; you hold { $cards ->
    [0] none of this palace
   *[other] { $cards } of this palace
 } and { $dancers ->
    [0] no dancer
    [one] 1 dancer
   *[other] { $dancers } dancers
 }.
dieb-query-no-prices = You can't smuggle a thief in anywhere: that takes a guard of yours and a foreign one.
dieb-query-chest = { $palace }, needs { $demand } thieves: { $thieves }.
dieb-query-no-thieves = There are no thieves in any palace yet.

## voleurs

# A pawn with its owner: “thief (Ann)”.
voleurs-query-pawn = { voleurs-pawn } ({ $name })
# $kind is shop or street.
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] shop
   *[street] street
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }, together { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = no character yet
voleurs-query-who = { $number }. { $name }, { $character }: cards { $cards }; { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, has the slipper: cards { $cards }; { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
 }.
voleurs-query-agents = Agents: { $agents }.
voleurs-query-agent = { voleurs-pawn } at { $price } ({ $number } left)
voleurs-query-no-offers = There are no open offers.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } in the desert
voleurs-query-vizier = The Vizier: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] no pawns
    [one] 1 pawn
   *[other] { $pawns } pawns
 }; free: { $shops ->
    [one] 1 shop
   *[other] { $shops } shops
 }, { $streets ->
    [one] 1 street
   *[other] { $streets } streets
 }.
voleurs-query-free-shops = Free shops: { $cells }.
voleurs-query-free-streets = Free streets: { $cells }.
voleurs-query-gate = Gate from { $cell } to { $other }.
voleurs-query-free = { $cell }: free.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] 1 step from the desert.
   *[other] { $steps } steps from the desert.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
# $start is a pawn on the cell, or its name.
voleurs-query-way = { $start }, from { $cell } to { $goal }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }.
voleurs-query-no-way = { $start }, from { $cell } to { $goal }: no way.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, the Vizier to { $cell }
