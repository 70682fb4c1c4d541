# What the companion of a lesson says: a title, and why. $palace and $target are palaces as dieb-palace has them;
# $name is a player. A whole situation is told, never which button to press.

lesson-companion = Your companion
lesson-show = Show me
lesson-fold = Less
lesson-unfold = More
lesson-again = Play it again
lesson-next = A whole match
lesson-rules = Read the rules

## The Thief of Baghdad (dieb)

lesson-dieb-start = It is late at night: you and { $name } hold four chests each, and six are needed to win. Two more, then, before { $name } gets them.
lesson-dieb-win-title = This one wins
lesson-dieb-win = At the { $palace } you have { $have } of { $needed } thieves. One more carries off your last chest, and the match is over that moment.
lesson-dieb-theft-title = A chest for one more thief
lesson-dieb-theft = At the { $palace } you have { $have } of { $needed } thieves. One more, and the chest is yours. The thieves come back to you and can go to work again, even in this turn.
lesson-dieb-smuggle-title = Gather in one place
lesson-dieb-smuggle = Thieves here and there win nothing. At the { $palace } you have { $have } of { $needed }; a thief gets in for { $price ->
    [one] one card
   *[other] { $price } cards
 }, one for each guard there that isn’t yours.
lesson-dieb-escort-title = Walk a thief over
lesson-dieb-escort = Your guard can take a thief along from the { $palace } to the { $target }. One card pays for both, however many guards stand there: often cheaper than smuggling, and every thief there counts.
lesson-dieb-escort-empty-title = Fetch the idle thief
lesson-dieb-escort-empty = The { $palace } is plundered: thieves gain nothing there. Your guard can take one along to the { $target } for a single card, whatever guards stand there, and the next thief there may be the last you need.
lesson-dieb-end-title = Enough for this turn
lesson-dieb-end = You can't pay for anything else that helps. End the turn and draw three cards; what you have gathered stays where it is.
lesson-dieb-limit-title = Three thief actions are done
lesson-dieb-limit = No more than three a turn. End it and draw three cards; your thieves stay where they are.
lesson-dieb-pass-title = Doing nothing can be a plan
lesson-dieb-pass = Nothing you can pay for brings you nearer. Whoever does nothing draws four cards, and one may be a dancer, who stands for any card. Take her: at the { $palace } you lack { $missing ->
    [one] one thief
   *[other] { $missing } thieves
 }.
lesson-dieb-wait-title = { $name }'s turn
lesson-dieb-wait = Watch where { $name } gathers thieves: { $won } of { $goal } chests so far, and { $missing ->
    [one] one thief short
   *[other] { $missing } thieves short
 } at the { $palace }. Your guards there make it more expensive.
lesson-dieb-threat = Watch out for { $name }: { $missing ->
    [one] one thief
   *[other] { $missing } thieves
 } short of a chest at the { $palace }.
lesson-dieb-won-title = Six chests: you have won
lesson-dieb-won = Gather in one place, let a guard do the carrying, wait for a dancer when nothing else helps: that is how chests are won. In a whole match you place the guards yourself: at palaces where others stand too, since only a foreign guard lets you smuggle, and few, since each costs a card.
lesson-dieb-lost-title = { $name } was quicker
lesson-dieb-lost = It happens. Next time gather at the palace where least is missing, and leave a guard where { $name } is nearly there: every guard of yours makes it one card more expensive.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = It is the sixth round. Your birthday card asks for { $birthday }; the emerald is in your bag. When a round ends with the Vizier in a shop of the Palace, whoever has the right gems wins.
lesson-voleurs-trade-title = Know what you need
lesson-voleurs-trade = What you lack costs { $price } dinars, and your cards are worth { $purse } to you. You need no trade; others offer what suits them. Say that you are done.
lesson-voleurs-offer-title = { $name } makes an offer
lesson-voleurs-offer = The district is true, the name may be a lie. Ask yourself what { $name } wants to be rid of. You have what you need, so you may decline.
lesson-voleurs-gem-title = Buy what your card asks for
lesson-voleurs-gem = { $gem } costs { $price } dinars, and nobody gives change: pay with cards that just make it, and keep a good one for the end.
lesson-voleurs-slipper-title = Let the others spend first
lesson-voleurs-slipper = Whoever moves the Vizier last decides where he stands. Others still hold cards and could fetch him out again. Pass the slipper, and keep your cards.
lesson-voleurs-spend-title = A small card buys time
lesson-voleurs-spend = You must buy something before you pass the slipper on, and others still hold cards. Spend the card that is worth least to you, and keep the one that brings the Vizier home.
lesson-voleurs-vizier-title = Now bring the Vizier home
lesson-voleurs-vizier = Nobody else holds a card, so nobody can undo it. At one dinar a step, move him into a shop of the Palace: the match ends with this round.
lesson-voleurs-earn-title = Earn more
lesson-voleurs-earn = You can't afford what you lack. One more pawn in a shop earns one more card every round; richer districts earn more.
lesson-voleurs-wait-title = { $name }'s turn
lesson-voleurs-wait = See what others pay and where their Thieves go: a Thief beside yours takes a gem out of your bag. They hold { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in all.
lesson-voleurs-won-title = Happy birthday: you have won
lesson-voleurs-won = Know what you need, waste no dinar, and move the Vizier when nobody can answer: that is how birthdays are won. In a whole match you also send agents to rich districts, lie a little in trade, and keep your Thief out of reach.
lesson-voleurs-lost-title = Not this time
lesson-voleurs-lost = The Vizier came home at the wrong moment, or a gem went missing. Keep a strong card until the others have none, and your Thief far from theirs.
