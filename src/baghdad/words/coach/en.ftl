# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Your coach
coach-off = Coach off
coach-less = Say less
coach-more = Say more
coach-stop = Wait.
coach-back = Take it back
coach-anyway = Play it anyway
coach-quiet = Don’t warn me again
coach-dieb-aim = You need { $number ->
    [one] one more chest
   *[other] { $number } more chests
 }. The { $palace } is { $missing ->
    [one] one thief
   *[other] { $missing } thieves
 } away.
coach-dieb-chest = Take it now: one thief into the { $palace }, for { $price ->
    [one] one card
   *[other] { $price } cards
 }.
coach-dieb-smuggle = Bring thieves into the { $palace }: { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
 }, and the next costs { $price ->
    [one] one card
   *[other] { $price } cards
 }.
coach-dieb-escort = Have a guard bring a thief to the { $palace }: { $missing ->
    [one] one is missing
   *[other] { $missing } are missing
 }, and one card pays for both.
coach-dieb-guard = Then bring a guard to the { $palace }: without one nobody gets in.
coach-dieb-keep = Keep your cards of the { $palace }: { $missing ->
    [one] one thief is missing
   *[other] { $missing } thieves are missing
 } there.
coach-dieb-wait = Nothing brings you nearer now: whoever does nothing draws a card more, or a dancer.
coach-dieb-lost = The chest of the { $palace } can be yours in this turn: { $missing ->
    [one] one thief is missing
   *[other] { $missing } thieves are missing
 }. After this it can’t.
coach-voleurs-aim = Your birthday card asks for { $birthday }, and { $missing ->
    [one] one gem is
   *[other] { $missing } gems are
 } missing.
coach-voleurs-home = You have what your birthday card asks for: { $birthday }. Now the Vizier has to come home.
coach-voleurs-trade = Swap what is worth little to you for what is worth more, and look at the backs.
coach-voleurs-buy = Buy now: { $gems }.
coach-voleurs-save = Save: the cheapest gem that you lack costs { $price }.
coach-voleurs-vizier = Take the Vizier into a shop of the Palace when nobody can answer.
coach-voleurs-agent = One more pawn in a shop draws one more card every round.
coach-voleurs-slipper = Hand the slipper on when you have bought enough, and keep a strong card.
coach-voleurs-lost = { $gem } is on your birthday card, costs { $price }, and you can pay for it now. After this you can’t.
