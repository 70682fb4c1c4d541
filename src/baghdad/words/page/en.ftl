### What only the page says, in English: the catalogue that the page's other languages follow.
###
### The page also says many sentences of ../en.ftl (palaces, events, refusals, hints); page/plugins/catalogues.js names
### them. $name is a player's name or that of a palace, and never inflected.

## Everywhere
page-name = Baghdad: two games of thieves
page-close = Close
page-skip = Skip to the contents
page-home = Home
page-language = Language
page-day = Day
page-night = Night
page-rules = Rules
page-school = School
page-the-rule = The rule
page-you = You
# The name of somebody who has given none.
page-guest = Guest
page-seat = Seat { $number }
page-refused = That can't be done.
page-no-server = The server isn't responding. Try again in a moment.
page-no-board = The board of this game can't be loaded. It is played as text.
page-outdated = This page is out of date
page-why-other-protocol = The server has been updated. Reload this page to go on.
page-reload = Reload
page-connecting = Connecting …
page-setting-up = Setting up the table. The very first time this can take up to a minute, while the rules are prepared for this computer.

## The first page
page-motto-dieb = One thief is missing.
page-lead-dieb = Three of your thieves are in the palace. The chest needs four. Slip the last one past the guard, and it is yours.
page-play-now = Play now
# The one thing to do for somebody who hasn't been here.
page-first-chest = Steal your first chest
page-first-chest-how = one minute, no account
page-first-guard = He lets thieves in for one card. You have it.
page-know-games = I know the games: play now
page-have-link = I have a link from a friend
# Of somebody who has been here.
page-welcome = Welcome back.
page-welcome-back = Welcome back, { $name }.
page-go-on = Play on
page-look-in = Look in
page-review = Review
page-all-matches = All matches ({ $number })
page-fewer-matches = Fewer matches
page-matches-wait = { $number ->
    [one] 1 match is waiting for you
   *[other] { $number } matches are waiting for you
 }
# $when is “12 minutes ago” or “yesterday”.
page-acted-when = { $name } acted { $when }
page-turn-began = turn began { $when }
page-last-action = last action { $when }
page-you-won = You won
page-seats-open = { $number ->
    [one] 1 seat is still open
   *[other] { $number } seats are still open
 }
page-seats = { $number ->
    [one] 1 seat
   *[other] { $number } seats
 }
# $players is a list: “You, Maryam and Jafar”.
page-as-last-time = { $players }, as last time
page-set-up-how = game, seats, clock, friends by link
page-favourites = Favourite tables
page-school-done = { $done } of { $steps } steps
page-school-next = Next: step { $step }
page-school-again = Once more from step 1
page-keep-favourite = Keep as favourite
page-favourite-name = Name of the favourite
page-favourite-kept = Kept as favourite: { $name }
page-remove-favourite = Remove the favourite { $name }
page-keep = Keep
page-profile = Your profile
page-colour = Colour and sign
page-any-colour = as it comes
page-profile-why = Others at the table see it. This browser remembers it.
page-set-up = Set up a table
page-link = Link from a friend
page-join = Join
page-bad-link = That isn't a link to a table.
page-my-matches = My matches
page-open-tables = Open tables
page-finished = finished
page-running = in progress
page-forget = Forget this match
page-about-dieb = Guards, thieves and locked chests. Easy to learn, hard to leave.
page-facts-dieb = 2 to 4 players · about 45 minutes
page-about-voleurs = Trade, lie about your goods, rob your rivals, and bring the right birthday gift.
page-facts-voleurs = 3 to 6 players · about 90 minutes
page-players-range = { $min } to { $max } players
page-free = Free, and yours to host
page-by-keyboard = Play by keyboard or screen reader

## Setting a table up
page-your-name = Your name
page-who-sits = Who sits where?
# $level is a level.
page-computer = Computer: { $level }
page-friend = A friend, by link
page-same-screen = Another person at this screen
page-name-of = Name in seat { $number }
page-option-none = none
page-option-own = Your own text …
page-option-file = From a file
page-option-text = Or type it here
page-choice-dieb-edition-fr = French
page-choice-dieb-edition-cs = Czech
page-choice-dieb-edition-it = Italian
page-choice-dieb-edition-nl = Dutch
# What an edition changes.
page-choice-dieb-edition-fr-about = Chests won lie face down; this changes nothing in play.
page-choice-dieb-edition-cs-about = Whoever passes when no dancer is left chooses the palace of the fourth card.
page-choice-dieb-edition-it-about = Chests won lie face down; this changes nothing in play.
page-choice-dieb-edition-nl-about = Taking a chest is a choice. Chests won lie face down; this changes nothing in play.
page-limits = Limits
page-listed = Public table: anyone may take the open seats
page-clock = Time per turn
page-no-clock = No limit
page-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
 }
page-a-day = 1 day
page-to-the-table = Create the table

## Waiting for players
page-open-seat = Open seat
page-seat-waits = waiting for a player
page-sit-down = Sit down
page-full-table = No seat is free at this table.
page-waiting-room = The match starts as soon as every seat is taken.
page-invitation = Invitation link
page-copy-invitation = Copy the invitation
page-copy-seat = Copy the link to my seat
page-seat-link = Link to my seat
page-seat-link-secret = Whoever opens this link plays in your seat.
page-copied = Copied
# Inviting: how others reach an open seat.
page-share = Share …
page-qr-code = QR code of the invitation
page-qr-how = Point a phone’s camera at it
page-other-address = Other address
page-same-network = For phones and computers in the same network as this one, your home Wi-Fi for example.
page-invitation-secret = Whoever has this address can take a free seat.
page-not-encrypted = Send it only to those you want to play with. In your own network nothing is encrypted, so don’t use a public one.
page-only-here = Nobody else can reach this server yet.
page-only-here-why = It answers on this computer only. An address sent from here would open nothing on another one, so none is shown.
page-open-network = To play with people in your network, stop the server and start it again in one of these ways:
page-open-network-then = The page then shows an address and a code for a camera. Your system may ask whether to let the network in: say yes for your home, no for a public network.
page-share-screen = Share this screen
page-kept-for-you = { $name } keeps a seat for you: { $sign }
page-start-now = Start now with computer players
page-leave = Give up my seat
page-leave-sure = Leave this match for good?

## At the table
page-menu = Menu
page-more = More
page-undo = Undo
page-announced-undo = { $name }: took the last action back.
page-hint = Hint
page-keys = Keys
page-keys-single = Single keys (letters, digits, signs) are shortcuts
page-log = Game log, latest first
page-log-short = Log
page-log-all = Show all
page-log-empty = Nothing has happened yet.
page-what-happened = What happened
page-board = The palaces
page-any-board = The board
page-players = Players
page-table = The table
page-sentence = What you may do
page-turn = Turn { $number }
page-placing = placing guards
page-goal = { $goal ->
    [one] first to 1 chest
   *[other] first to { $goal } chests
 }
page-on-board = shown on the board
page-only-you = (only you see this)
page-you-small = you
page-kind-bot = computer
page-kind-person = at the table
page-kind-stand-in = the computer plays for you
page-your-turn-badge = your turn
page-their-turn-badge = to play
page-chests = chests
page-reserve = reserve
page-cards = cards
page-dancer = Dancer
page-dancers = dancers
page-deck = draw pile
page-discards = discards
page-won-of = { $won } of { $goal }
page-thief-actions = Thief actions
page-used-of = { $used } of { $limit } used
page-your-hand = Your hand
page-hand-empty = Your hand is empty.
page-hand-hidden = { $number ->
    [one] 1 card, face down until all guards are placed
   *[other] { $number } cards, face down until all guards are placed
 }
page-hidden-hand = Cards stay hidden until it is the turn of someone at this screen.
page-onlooker = You are watching.
# A group of cards, read aloud; $paid of them are about to be paid.
page-card-group = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $paid ->
    [0] {""}
   *[other] , { $paid } to be paid
 }
page-neutral = neutral
page-nobody = none
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] No chest left.
   *[other] The top chest needs { $needed } thieves.
 } Guards: { $guards }. Thieves: { $thieves }
page-piece-thieves = { $count ->
    [one] Your thief in { $palace }
   *[other] Your { $count } thieves in { $palace }
 }
page-piece-own-guard = Your guard at { $palace }
page-piece-neutral = Neutral guard at { $palace }
page-piece-reserve = { $count ->
    [one] Smuggle a thief: 1 in reserve
   *[other] Smuggle a thief: { $count } in reserve
 }

## The sentence
page-your-turn = Your turn
page-one-moment = One moment …
page-waiting-for = Waiting for { $name }.
page-not-your-turn = It isn't your turn; waiting for { $name }.
page-now-placing = Place a guard before a palace; { $own ->
    [one] 1 left
   *[other] { $own } left
 }.
page-now-placing-tactical = Place a guard before a palace; left: { $own } of your own, { $neutral } neutral.
page-now-fresh = Choose a piece, a card or a palace, or pass.
page-now-acted = Act again or end the turn; { $left ->
    [0] no more actions with a thief
    [one] 1 more action with a thief
   *[other] { $left } more actions with a thief
 }.
page-ask-place = Place your guard at { $letter } { $palace }?
page-ask-place-neutral = Place a neutral guard at { $letter } { $palace }?
page-ask-smuggle = Smuggle a thief into { $letter } { $palace }?
page-ask-guard = Move your guard from { $letter } { $palace } to { $other } { $target }?
page-ask-escort = Move your guard and a thief from { $letter } { $palace } to { $other } { $target }?
page-ask-neutral = Move a neutral guard from { $letter } { $palace } to { $other } { $target }?
page-ask-steal = Take the chest of { $letter } { $palace }?
page-ask-pass = Pass?
page-ask-end = End the turn?
page-ask-where-thief = Which palace should the thief slip into?
page-ask-where-guard = Where to, from { $palace }?
page-ask-which-own = Which of your guards?
page-ask-which-escort = Which guard takes a thief along?
page-ask-which-neutral = Which neutral guard?
page-ask-who = Who goes to { $palace }?
page-ask-card = What should { $name } pay for?
page-which = Options
page-pay = Pay
page-cancel = Cancel
page-confirm = Confirm
page-verb-thief = Smuggle a thief
page-verb-own = Move a guard
page-verb-escort = Guard with thief
page-verb-neutral = Move a neutral
page-end-turn = End turn: draw 3
page-pass = Pass: draw 4
page-pass-dancer = Pass: 3 and a dancer
page-pass-chosen = Pass: 3 and one { $palace }
page-no-undo = can't be undone
page-none-thief = No thief can be smuggled anywhere now.
page-none-more = You have acted with thieves as often as a turn allows.
page-none-own = None of your guards can be moved and paid for now.
page-none-escort = No guard of yours can take a thief along now.
page-none-neutral = No neutral guard can be moved and paid for now.
page-none-card = Nothing can be paid with this card now.
# What an action is called in a list. $palace and $target are names, $letter and $other letters.
page-deed-place = Your guard at { $letter } { $palace }
page-deed-place-neutral = Neutral guard at { $letter } { $palace }
page-deed-smuggle = Thief into { $letter } { $palace }
page-deed-guard = Guard { $letter } to { $other }
page-deed-escort = Guard and thief { $letter } to { $other }
page-deed-neutral = Neutral guard { $letter } to { $other }
page-deed-steal = Take the chest of { $letter } { $palace }
page-deed-end = End the turn
page-deed-pass = Pass
page-effect-theft = Completes the theft: chest no. { $won }
page-effect-win = Completes the theft and wins the match!

## At the foot of a palace; there is room for some 45 characters.
page-price = { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
page-here = here
page-free-place = A place is free
page-cap-no-own-guard = No guard of yours at this gate
page-cap-no-foreign-guard = No foreign guard to slip past
page-cap-no-thief-in-supply = No thief left in your reserve
page-cap-thief-limit = No more thief actions this turn
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = No guard of yours
page-brief-no-foreign-guard = No foreign guard
page-brief-no-thief-in-supply = No thief left
page-brief-thief-limit = No more actions
page-brief-too-few-cards = Costs { $price }
page-brief-theft = +1 chest
page-brief-win = wins
# The same at length: why a thief can't be smuggled into $palace, a dieb-palace.
page-why-too-few-cards = { $price ->
    [one] 1 foreign guard: 1 card
   *[other] { $price } foreign guards: { $price } cards
 } of the { $palace }; you hold { $cards ->
    [0] none
   *[other] { $cards }
 }{ $dancers ->
    [0] {""}
    [one] {" "}and a dancer
   *[other] {" "}and { $dancers } dancers
 }.
page-cap-too-few-cards = Costs { $price }; you hold { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}and a dancer
   *[other] {" "}and { $dancers } dancers
 }

## A line of what happened; whose turn it was stands above it. Cards paid are drawn after it.
page-line-place = Guard at { $letter } { $palace }
page-line-place-neutral = Neutral guard at { $letter } { $palace }
page-line-smuggle = Thief into { $letter } { $palace }
page-line-guard = Guard from { $letter } to { $other }
page-line-escort = Guard and a thief from { $letter } to { $other }
page-line-neutral = Neutral guard from { $letter } to { $other }
page-line-theft = The chest of { $letter } { $palace }, strength { $strength }: { $won ->
    [one] 1 won
   *[other] { $won } won
 }
page-line-draw = { $dancers ->
    [0] Drew { $number }
   *[other] Drew { $number } and a dancer
 }
page-line-reshuffle = Discards shuffled: { $cards } cards
page-line-hands-taken-up = All guards are placed; everybody picks up their cards

## Looking back, chat, several at one screen, the line
page-past = The table after action { $number }
page-back-to-now = Back to the current position
page-talk = Chat
page-say = Say something
page-send = Send
page-mute = mute
page-say-own = Your own words
page-block = block
page-block-how = Muted here, and everywhere in this browser anybody called { $name }.
page-unblock = Unblock { $name }
page-unmute = Unmute { $name }
page-curtain = Hand over to { $name }
page-curtain-why = Cards are hidden until the next player opens the curtain.
page-curtain-open = I am { $name }: show my cards
page-offline = Connection lost. Reconnecting by itself; nothing is lost.
page-stand-in = A computer player plays for you.
page-takeback = Take over again
page-handover = Let the computer play ({ $level })
page-no-table = No such table
page-text-mode = Text mode (for screen readers)
page-sound = Sound
page-notices = Notify me when it is my turn
page-notices-denied = This browser allows no notices from this page. Its settings can change that.
page-volume = Volume
page-pace = Pace
page-pace-calm = calm
page-pace-usual = usual
page-pace-swift = swift
page-pace-none = no motion
page-pace-reduced = Your system asks for less motion, so nothing moves until you choose a pace.
page-show-again = Show again
page-show-turn-again = Show the turn again
page-showing-again = This has already happened. Any key ends it.
page-others-did = What the others did
page-moved-by-clock = The time of { $name } ran out: a move was made for them.
page-moved-by-bot = A computer player moved for { $name }.
page-thinking = Thinking …
page-choose = Choose
page-chances = Chances to win

## After the match
page-over = The match is over
page-result = Result
page-look-through = Replay the match
page-again = Play again
page-again-rotated = Again, the next player begins
page-chances-picture = A graph of each player's chances over the match
page-exploring = Analysing the match …
page-exploring-turn = Turn { $number } of { $turns }
page-turning-points = Turning points
page-turning = Action { $number }, { $name }: { $before } → { $after }
page-fairness = Was it fair?
page-fair = Yes: the seed is the one whose hash was published before the first move.
page-unfair = No: the seed isn't the one whose hash was published.
page-seed = Seed:
page-seed-hash = Hash:
page-verify-how = To check every draw, download the record and run
page-record = Download the record
page-replay = Replay
page-replay-start = Before the first move
page-step-back = One step back
page-step-on = One step on
page-moment = Position in the match
page-what-would = What would the adviser play?

## Short keys
page-key-palace = a palace
page-key-thief = smuggle a thief
page-key-guard = move a guard of yours
page-key-escort = move a guard of yours with a thief
page-key-neutral = move a neutral guard
page-key-number = choose that payment or that option
page-key-confirm = confirm
page-key-cancel = cancel; back to now
page-key-pass = go to the button that ends the turn
page-key-pass-dancer = go to the button that takes a dancer
page-key-undo = undo
page-key-hint = hint
page-key-menu = menu
page-key-arrows = from palace to palace
page-key-keys = these keys

## The table in words. What stands in backquotes is typed.
page-text-label = An action in notation, a question, or “help”
page-text-help = Actions: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Also: `moves` (what is possible; a number chooses), `last`, `more`, `why` and an action, `hint`, `undo`, `log`, `look` and a number of the log, `look`.
page-text-done = Done.
page-text-kept = Taken back: nothing was played.
page-text-possible = That is possible.
page-text-palace = Palace
page-text-chest = Chest
page-text-guards = Guards
page-text-free = Free places
page-text-thieves = Thieves
page-text-player = Player
# Names the board in text mode, whose places the arrow keys walk.
page-text-walk = The board, place by place: arrow keys walk, Enter tells more
page-text-needs = needs { $needed } thieves; { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
 } in all
page-text-piles = Draw pile { $deck }, discards { $discards }, dancers { $dancers }. Thief actions used this turn: { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = Round { $number }
page-part = { $part ->
    [choosing] choosing characters
    [placing] placing pawns
    [income] income
    [trading] trade
    [buying] purchases
   *[over] over
 }
page-voleurs-city = The city
page-voleurs-whole-city = Whole city
page-voleurs-look-at = View
page-voleurs-distances = Distances
page-voleurs-values = Values
page-voleurs-desert = The desert
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } in the desert
page-voleurs-kind = { $kind ->
    [shop] shop
   *[street] street
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] shop
   *[street] street
 }, { $district }, { $distance } from the desert.
page-voleurs-reach = { $price ->
    [one] Can be reached for 1 dinar.
   *[other] Can be reached for { $price } dinars.
 }
page-voleurs-victim = Can be attacked.
page-voleurs-district = District
page-voleurs-pawns = Pawns
page-voleurs-free-shops = Free shops
page-voleurs-free = free
page-voleurs-character = Character
page-voleurs-slipper = Slipper
# What is one's own, and players.
page-voleurs-in-hand = { $dinars ->
    [one] 1 dinar in your hand
   *[other] { $dinars } dinars in your hand
 }
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
    [one] dinar in hand
   *[other] dinars in hand
 }
page-voleurs-laid = chosen: { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = Your birthday card
page-voleurs-aim-far = { $held } of { $asked }
page-voleurs-any-gem = Real gem
page-voleurs-in-bag = in your bag
page-voleurs-missing = missing: { $price }
page-voleurs-missing-from = from { $price }
page-voleurs-sold-out = missing, sold out
page-voleurs-also-in-bag = In your bag: { $gems }
page-voleurs-wanted-gem = missing for your birthday card
page-voleurs-gem-card = a gem card
page-voleurs-surprise = a surprise
page-voleurs-on-offer = Part of an offer of yours
page-voleurs-holds = Cards: { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] gem
   *[other] gems
 }
page-voleurs-has-slipper = has the slipper
page-voleurs-is-done = done trading
page-voleurs-sent-offer = made you an offer
page-short-slipper = Slipper to { $name }
# The market, characters, the table of values.
page-voleurs-market = Market
page-voleurs-gems = Gems
page-voleurs-costs = costs
page-voleurs-left = { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
 }
page-voleurs-abilities = What pawns do
page-voleurs-ability = { $pawn ->
    [thief] robs a rival thief beside it of a gem
    [caravaneer] brings cards from its shop, attacks nobody
    [merchant] sends a caravaneer beside it into the desert
    [broker] sends a merchant beside it into the desert
    [assassin] kills an agent beside it and flees into the desert; brings no cards
   *[vizier] whoever pays moves him; in a shop of the Palace he ends the match with the round
 }
page-voleurs-killed = The Vizier has been killed once; it can't happen again.
page-voleurs-characters = Which thief are you?
page-voleurs-characters-why = The same goods are worth different amounts to each of them: the numbers show what a Bazaar card of each kind is worth to you.
page-voleurs-group = { $kind ->
    [metal] metal
    [food] food
    [living] living things
    [cloth] cloth
    [aroma] spices and scents
   *[arms] arms
 }
page-voleurs-values-how = What a card is worth depends on who spends it. One surprise is worth { $one }, two together { $two }, three together { $three }; a gem card buys its gem and nothing else.
page-voleurs-all-characters = All six characters
page-voleurs-spent = spent this round
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Trade: touch cards to make an offer.
    [one] An offer is waiting for your answer.
   *[other] { $offers } offers are waiting for your answer.
 }
page-voleurs-how-to-trade = Answer, make an offer yourself, or finish trading.
page-voleurs-waiting-trade = You are done trading. Still trading: { $names }.
page-voleurs-others-trade = The others are trading.
page-voleurs-trade-first = Nobody moves before trade is over.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }): where to, or against whom?
page-voleurs-who-goes = Who goes to { $cell }?
page-voleurs-who-acts = Who goes against the pawn on { $cell }?
page-voleurs-what-for = { $dinars ->
    [one] 1 dinar: what for?
   *[other] { $dinars } dinars: what for?
 }
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed }?
page-voleurs-lacking = { $dinars ->
    [one] 1 dinar short
   *[other] { $dinars } dinars short
 }
page-voleurs-fulfils = That is what your birthday card asks for!
page-voleurs-home = If he stays there, the match ends with this round
page-voleurs-by-hand = chosen by hand
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, exact
page-voleurs-paid-more = { $dinars }, { $wasted } too much
page-voleurs-stay = Stay there, for one card
page-voleurs-just-go = just go there
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] expel: { $pawn } { $name }, { $cell }
    [kill] kill: { $pawn } { $name }, { $cell }
    [rob] rob: { $name }, { $cell }
   *[look] look into the bag: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Use the change to move the Vizier to
page-voleurs-change-none = stays
page-voleurs-take = Take
page-voleurs-put = Put in
page-none-acts = None of your pawns can go against the pawn on { $cell } with your cards.
page-none-goes = None of your pawns gets to { $cell } with your cards.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Offers
page-voleurs-no-offers = No offers yet. Touch a card of your hand to offer it to somebody; its district is always true, its name is up to you.
page-voleurs-write = Make an offer
page-voleurs-write-offer = To { $name }: touch cards to give, choose what you want for them.
page-voleurs-your-offer = Your offer
page-voleurs-to-whom = To whom
page-voleurs-i-give = I give
page-voleurs-i-want = I want
page-voleurs-give-how = Touch cards of your hand to put them here.
page-voleurs-say-it-is = You say it is
page-voleurs-quoted = “{ $name }”
page-voleurs-no-name = no name
# $name is a card, or nothing.
page-voleurs-really = really { $name }
page-voleurs-take-off = Remove { $name } from the offer
page-voleurs-fewer = Fewer: { $name }
page-voleurs-more = More: { $name }
page-voleurs-of-held = of { $held }
page-voleurs-send = Send the offer
page-voleurs-done = Done trading
page-voleurs-offers-you = { $name } offers
page-voleurs-offer-to = Your offer to { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = offer { $number }
page-voleurs-worth-to-you = { $dinars } to you
page-voleurs-if-true = if true; { $district }: { $least } to { $most }
page-voleurs-range = { $district }: { $least } to { $most } to you
page-voleurs-at-least = at least { $dinars }
page-voleurs-certain = The district is certain. The name is only what is claimed.
page-voleurs-they-see = They see the district and your claim, never the card.
page-voleurs-you-get = You get
page-voleurs-they-want = You give
page-voleurs-you-give = You give
page-voleurs-you-want = You want
page-voleurs-decline = Decline
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Accept
    [one] Choose a card, accept
   *[other] Choose { $cards } cards, accept
 }
page-voleurs-too-few = You hold too few cards
page-voleurs-withdraw = Withdraw
page-voleurs-change = Change it
page-voleurs-pick-return = Pick the cards you give in return: { $wanted }.
page-voleurs-not-wanted = This offer asks for no card of that district.
page-voleurs-between = Between others: { $maker } offers { $to } { $given } for { $wanted }.
page-voleurs-traded = Traded with { $name }.
page-voleurs-told-got = You were told { $told } and got { $got }.
page-voleurs-got = You got { $got }.
page-voleurs-lapsed = No longer possible, because its cards have changed hands: offer { $offers }.
page-voleurs-help = Actions: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = your thief
page-key-vizier = the Vizier
page-key-next-pawn = the next pawn that can be moved
page-key-zoom = zoom to a district and back
page-key-distances = distances from the desert
page-key-values = what goods are worth
page-key-cells = from cell to cell
page-which-game = Which game?
page-advanced = Variants and advanced rules
page-play-this = Play against two computer players

## The clock
page-time-left = { $name }, time left: { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] green disc
        [1] blue diamond
        [2] ivory triangle
        [3] red square
        [4] yellow star
       *[5] violet hexagon
    }
page-who-sits-at = Who sits at seat { $number }, the { $sign }?
page-by-strength = each plays better than the one before
page-character-level = level { $level }
page-character-about = { $trade }, level { $level } of { $levels }; { $temper }
page-sits-there = sits there
page-surprise = Surprise me
page-add-seat = One more seat
page-add-seat-how = a character, a friend by link, or somebody at this screen
page-remove-seat = Remove seat { $number }
page-adaptive-short = rating { $rating }
page-adaptive-about = Plays as well as you do: it aims at even chances for you, however strong you are.
page-adaptive-rating = { $matches ->
        [one] It goes by your rating, { $rating }, after one finished match against computer players.
       *[other] It goes by your rating, { $rating }, after { $matches } finished matches against computer players.
    }
page-adaptive-unrated = It goes by your rating, which begins at { $rating } and changes with every match that you finish against computer players.
page-adaptive-kept = This browser keeps the rating. It is sent only as the strength of this player.
page-adaptive-reset = Reset my rating
page-characters-talk = Talk at the table
page-coach = Coach
