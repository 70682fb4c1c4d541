# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = What it is about
dieb-title-aim = The aim
dieb-rule-aim =
    Night over Baghdad. Six palaces keep their treasure on the terrace, and you have twelve nimble thieves and a few guards who take your coin. Gather enough of your thieves in one courtyard and they carry off the top chest.
    Whoever first holds enough chests wins: **6** with two players, **5** with three, **4** with four. A heavy chest counts no more than a light one.
dieb-title-palace = A palace
dieb-rule-palace =
    Each of the six palaces has three parts. On the **terrace** lies a stack of chests; the number on the top one says how many thieves of one and the same player can carry it. In the **courtyard** there is room for any number of thieves, whoever they belong to. Before the **gate** are four places for guards.
    Guards are yours, other players’, or black and neutral. Every guard that isn’t yours is **foreign** to you.

dieb-chapter-setup = Setting up
dieb-title-box = In the box
dieb-rule-box =
    48 thieves and 16 guards in four colours, 8 neutral guards, 24 chests (six each of strength 4, 5, 6 and 7), 102 palace cards (17 of each palace) and 8 dancers.
    There are always chests enough for somebody to win, though a single palace may well be emptied. Nothing ever leaves the game: paid cards come back, and so do thieves.
dieb-title-board = The board
dieb-rule-board =
    Stack four chests on each terrace: 7 at the bottom, then 6, 5, and 4 on top. One neutral guard stands before each palace; the other two stay in the box. Shuffle the palace cards into a face-down pile. The dancers aren’t shuffled in: they lie open beside it.
dieb-title-players = The players
dieb-rule-players =
    The oldest player begins, then play goes clockwise. Everybody takes the twelve thieves of a colour as their reserve, and guards: **4** each with two players, **3** with three, **2** with four. The first player is dealt 6 palace cards, each later one a card more than the one before: 7, 8, 9. Nobody starts with a dancer.
    > Who begins is settled by the seats: the first seat begins. If two want the same colour, whoever asked first has it.
dieb-title-placing = Placing guards
dieb-rule-placing =
    One guard at a time, in turn, everybody puts their guards on free places, beginning with the first player. At most four guards stand before a palace; how many of them are yours is up to you. Your cards stay face down until the last guard stands. Then hands are taken up and the first turn begins.
    > All four places may go to one player. Then nobody can smuggle there until a guard leaves. An option lets everybody look at their own cards while placing.

dieb-chapter-turn = Your turn
dieb-title-turn = The turn
dieb-rule-turn =
    In your turn you act as often as you like and can pay for, in any order, the same thing again if you wish. You never have to. When you have finished, you draw cards, and the next player’s turn begins.
    Each action is carried out completely, with the theft it may bring about, before the next one. Cards drawn at the end of a turn are for later turns.
dieb-title-paying = Paying
dieb-rule-paying =
    There are four actions, and each is paid with palace cards from your hand, which go to one discard pile for all. You pay exactly the price: never more, and cards can’t be thrown away otherwise. A **dancer** counts as a card of any palace, even if you hold the right card, and a price may be paid in dancers alone. A dancer paid goes straight back to the open dancers.
    > One card never pays for two actions. A dancer may be kept for any later turn.
dieb-title-undo = Taking back
dieb-rule-undo =
    Here an action may be taken back until something hidden has come out, which is when cards are drawn or hands taken up, or until the match is over. Everything returns to where it was, paid cards and dancers too.

dieb-chapter-actions = The four actions
dieb-title-smuggle = Smuggling a thief in
dieb-rule-smuggle =
    A thief from your reserve slips into a courtyard. Before that palace there must stand at least one guard of **yours**, who looks away, and at least one **foreign** guard, who has to be bribed. The price is one card of that palace for each foreign guard: 1, 2 or 3 cards. Your own guards cost nothing.
    The price is worked out again for every thief. A guard who comes or goes in between changes it.
    > You may smuggle into a palace that has no chest left. It just gains you nothing there.
dieb-title-guard = Moving a guard of yours
dieb-rule-guard =
    Your guard goes from one palace to any other that has a free place. It costs one card, of the palace left or of the palace reached, as you like. Distance doesn’t matter, and the same guard may go several times in a turn.
    > Guards can’t change places at a full palace. Your last guard may leave thieves of yours behind; they stay and still count. The last foreign guard may be moved away, too: then nobody can smuggle there.
dieb-title-escort = Taking a thief along
dieb-rule-escort =
    When your guard moves, one of your thieves in the courtyard left may go along into the courtyard reached, for the same single card. Foreign guards cost nothing here, and neither palace needs any. Only your own guard escorts, only one thief at a time, and only one of yours.
    Other players’ thieves are never moved by anybody.
dieb-title-neutral = Moving a neutral guard
dieb-rule-neutral =
    A neutral guard goes from one palace to another with a free place. It costs **two** cards, one of each of the two palaces; dancers may stand for either or both. You need no piece of your own at either palace. Other players’ guards can never be moved.
dieb-title-limit = Three times with a thief
dieb-rule-limit =
    Smuggling and escorting are actions with a thief. In one turn you may do **three** of them in all. Moving guards without a thief is limited only by your cards. Taking a chest isn’t an action and doesn’t count. What you don’t use is lost; each turn the count begins anew.

dieb-chapter-theft = Stealing a chest
dieb-title-theft = The theft
dieb-rule-theft =
    The moment you have as many thieves in a courtyard as the top chest demands, they take it, however they got there and whether or not a guard is near. These thieves return to your reserve at once and can be used again in the same turn. Other players’ thieves and all guards stay. The next chest demands one thief more.
    > You don’t get thieves back in any other way. Only the player whose turn it is gains thieves anywhere, so two players never have enough at once, and one action never brings two chests.
dieb-title-empty = A palace without chests
dieb-rule-empty =
    A plundered palace stays in the game. Guards and thieves come and go, its cards still pay for moves, and a thief left there can be escorted to where there is something to steal.

dieb-chapter-drawing = Drawing cards
dieb-title-draw = The end of the turn
dieb-rule-draw =
    If you did something in your turn, you draw **three** cards. If you did nothing, you pass and draw **four**, and one of the four may be an open dancer. You decide about the dancer before you see the other cards. You always draw in full, and there is no limit to your hand.
dieb-title-dancers = Dancers
dieb-rule-dancers =
    Passing is the only way to get a dancer, and it brings just one. You needn’t take one. When none lies open, your fourth card comes from the pile like the others. All eight are public: everybody sees who holds how many.
dieb-title-pile = When the pile runs out
dieb-rule-pile =
    When a card is needed and the pile is empty, the discard pile is shuffled and becomes the new pile, in the middle of a draw if need be. If both are empty you draw what there is, or nothing.

dieb-chapter-end = The end
dieb-title-end = Winning
dieb-rule-end =
    With the deciding chest everything stops at once: no further action, no draw, no last round. Nothing is counted up, and there are no ties.
dieb-title-standstill = If nothing happens any more
dieb-rule-standstill =
    > When a whole round goes by in which nobody acts and nobody draws a card, the match is over. Whoever has most chests wins, and several may share that. Guards moving back and forth don’t count as a standstill: every step costs a card. If somebody leaves, a computer player takes the seat over.

dieb-chapter-knowing = Who knows what
dieb-title-knowing = Open and hidden
dieb-rule-knowing =
    Only two things are hidden: the order of the pile, and the palace cards in hands. Until the last guard is placed, your own cards are hidden even from you. Everything else is open to all: the board, reserves, chests won and left, the size of every hand and the dancers in it, the size of the pile, every card of the discard pile, and how often somebody has acted with a thief this turn.

dieb-chapter-variants = Variants and editions
dieb-title-tactical = The tactical variant
dieb-rule-tactical =
    No neutral guard stands there beforehand. Each player has two neutral guards to place besides their own, still one guard at a time, and chooses each time which kind. So 4, 6 or 8 neutral guards take part with 2, 3 or 4 players; the rest stay in the box. A palace may begin without any guard. Everything else is as usual, and hands stay unseen as always.
dieb-title-editions = Four editions
dieb-rule-editions =
    The French, Czech, Italian and Dutch booklets agree on nearly everything. Where they don’t, we play as described above, and options let you play as your box says:
    - **Passing without dancers** (Czech): if none lies open, you may name the palace of your fourth card. Three come blind, then that one is searched for in the pile and shown.
    - **Taking a chest is a choice** (Dutch): while you have thieves enough there, you may take it at any time in your turns. That isn’t an action; whoever does nothing else still passes. Thieves beyond the number stay.
    - **Chests face down** (French, Italian, Dutch): only a matter of looks.

# Under the pictures
dieb-figure-palace = The top chest wants four thieves. In the courtyard: two of yours and one rival’s. Before the gate: your guard, a rival’s, a black neutral one, and a free place.
dieb-figure-setup = Before the first guard is placed: full stacks, a neutral guard before each palace.
dieb-figure-smuggle = Two foreign guards, so the thief costs two cards of this palace.
dieb-figure-guard = A guard goes from the one palace to the other, for a card of either.
dieb-figure-escort = The same card, and a thief goes along.
dieb-figure-neutral = A black guard on its way, for a card of each of the two palaces.
dieb-figure-theft = Three of four are there. The next one completes the theft.
dieb-figure-dancers = After passing: three cards from the pile, and a dancer.
