### What only the page says, in English: the catalogue that the page's other languages follow.
###
### The page also says many sentences of ../en.ftl (palaces, events, refusals, hints); page/plugins/catalogues.js names
### them. $name is a player's name or that of a palace, and never inflected.

## Everywhere
page-name = Baghdad at the table
page-close = Close
page-home = To the first page
page-language = Language
page-day = Day
page-night = Night
page-rules = Rules
page-you = You
page-seat = Seat { $number }
page-refused = That can't be done.
page-no-house = The house doesn't answer. Try again in a moment.
page-connecting = The doors are being opened …

## The first page
page-motto = Six palaces, one night
page-lead = Bribe the guards, slip your thieves past the others, and be gone with the chests before dawn. No account: a name is enough.
page-play-now = Play now
page-play-now-how = against two computer players; the first move in under a minute
page-set-up = Set up a table
page-link = Link from a friend
page-join = Join
page-bad-link = That is no link to a table.
page-my-matches = My matches
page-open-tables = Open tables
page-finished = finished
page-running = still on
page-forget = Forget this match
page-about-dieb = Guards, thieves and locked chests. Easy to learn, hard to leave.
page-facts-dieb = 2 to 4 players · about 45 minutes
page-about-voleurs = Trade, lie about your goods, rob your rivals, and bring the right birthday gift.
page-facts-voleurs = 3 to 6 players · about 90 minutes
page-free = Free, and yours to host
page-by-keyboard = Play by keyboard or screen reader

## Setting a table up
page-your-name = Your name
page-players-how-many = How many play?
page-who-sits = Who sits where?
# $level is a page-level.
page-computer = Computer: { $level }
page-friend = A friend, by link
page-same-screen = Another person at this screen
page-name-of = Name in seat { $number }
page-tactical = Players place the neutral guards too
page-listed = Anyone may take the open seats
page-clock = Time for a turn
page-no-clock = As long as it takes
page-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
 }
page-a-day = 1 day
page-to-the-table = To the table
# $level is apprentice, journeyman, thief or master.
page-level = { $level ->
    [apprentice] Apprentice
    [journeyman] Journeyman
    [thief] Thief
   *[master] Master
 }

## Waiting for players
page-open-seat = Open seat
page-seat-waits = waits for somebody
page-sit-down = Sit down
page-full-table = No seat is free at this table.
page-waiting-room = The match starts as soon as every seat is taken.
page-invitation = Link for those who are to play
page-copy-invitation = Copy the invitation
page-copy-seat = Copy the link to my seat
page-copied = Copied
page-start-now = Start now with computer players
page-leave = Give up my seat
page-leave-sure = Really leave, for good?

## At the table
page-menu = Menu
page-more = More
page-undo = Undo
page-hint = Hint
page-keys = Keys
page-log = What happened, the latest first
page-log-short = Log
page-log-all = Show all
page-log-empty = Nothing has happened yet.
page-what-happened = What happened
page-board = The palaces
page-players = Players
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
# Under the number of thieves in a palace: “4 / of 5”. At most 8 characters.
page-of = of { $needed }
page-thief-actions = Thief actions
page-used-of = { $used } of { $limit } used
page-your-hand = Your hand
page-hand-empty = Your hand is empty.
page-hand-hidden = { $number ->
    [one] 1 card, face down until all guards stand
   *[other] { $number } cards, face down until all guards stand
 }
page-hidden-hand = Cards are hidden until it is somebody's turn here.
page-onlooker = You are looking on.
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
page-waiting-for = { $name } is to play.
page-not-your-turn = It isn't your turn; { $name } is to play.
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
page-ask-where-thief = Into which palace shall the thief slip?
page-ask-where-guard = Where to, from { $palace }?
page-ask-which-own = Which of your guards?
page-ask-which-escort = Which guard takes a thief along?
page-ask-which-neutral = Which neutral guard?
page-ask-who = Who goes to { $palace }?
page-ask-card = { $name }: what for?
page-which = Which one
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
page-no-undo = no undo after
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
page-line-hands-taken-up = All guards stand; hands are taken up

## Looking back, chat, several at one screen, the line
page-past = The table after move { $number }
page-back-to-now = Back to now
page-talk = Talk
page-say = Say something
page-send = Send
page-mute = mute
page-curtain = Hand over to { $name }
page-curtain-why = Cards are hidden until the next player opens the curtain.
page-curtain-open = I am { $name }: show my cards
page-offline = The line is broken. It comes back by itself; nothing is lost.
page-stand-in = A computer player plays for you.
page-takeback = Play myself again
page-handover = Let the computer play ({ $level })
page-no-table = No such table
page-not-here-yet = This game can't be played on the page yet.
page-text-on = Words instead of pictures
page-text-off = Pictures instead of words
page-sound-on = Sound on
page-sound-off = Sound off
page-thinking = Thinking …
page-choose = Choose
page-chances = Chances to win

## After the match
page-over = The match is over
page-result = Result
page-look-through = Look through the match
page-again = Again
page-chances-picture = A graph of each player's chances over the match
page-exploring = Looking at the match …
page-turning-points = Turning points
page-turning = Move { $number }, { $name }: { $before } → { $after }
page-fairness = Was it fair?
page-fair = Yes: the seed is the one whose hash was published before the first move.
page-unfair = No: the seed isn't the one whose hash was published.
page-seed = Seed:
page-seed-hash = Hash:
page-verify-how = To check every draw, download the record and run
page-record = Download the record
page-replay = Looking through
page-replay-start = Before the first move
page-step-back = One step back
page-step-on = One step on
page-moment = Moment
page-what-would = What would the adviser play?

## Short keys
page-key-palace = a palace
page-key-thief = smuggle a thief
page-key-guard = move a guard of yours
page-key-escort = move a guard of yours with a thief
page-key-neutral = move a neutral guard
page-key-number = that payment, or that one of several
page-key-confirm = confirm
page-key-cancel = cancel; back to now
page-key-pass = end the turn, or pass
page-key-pass-dancer = pass and take a dancer
page-key-undo = undo
page-key-hint = hint
page-key-menu = menu
page-key-arrows = from palace to palace
page-key-keys = these keys

## The table in words. What stands in backquotes is typed.
page-text-label = An action in notation, or “help”
page-text-help = Actions: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Also: `all` (what is possible), `why` and an action, `hint`, `undo`, `log`, `look` and a number of the log, `look`.
page-text-done = Done.
page-text-possible = That is possible.
page-text-palace = Palace
page-text-chest = Chest
page-text-guards = Guards
page-text-free = Free places
page-text-thieves = Thieves
page-text-player = Player
page-text-needs = needs { $needed } thieves; { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
 } in all
page-text-piles = Draw pile { $deck }, discards { $discards }, dancers { $dancers }. Thief actions used this turn: { $used }.

## The clock
page-time-left = { $name }, time left: { $time }
