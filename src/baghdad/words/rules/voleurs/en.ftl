# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = What it is about
voleurs-title-aim = The aim
voleurs-rule-aim =
    Three to six thieves, and each has a birthday wish: certain gems, secret to all others. Your agents earn cards in the shops of the city. You swap cards, not always honestly, and spend them on more agents, on gems, and on moves. When the Grand Vizier has come home to the Palace, bags are opened, and **everybody** whose wish is fulfilled wins.
    > Two may play by an option, but the game wasn’t made for it.
voleurs-title-birthdays = Birthday cards
voleurs-rule-birthdays =
    There are six cards, all different, and each player has one. A card asks for certain **real** gems; fakes never count. More than it asks for never hurts, and where a ruby is asked for among two gems, it is one of the two.
voleurs-title-city = The city
voleurs-rule-city =
    Five walled districts wind from poor to rich: **Bazaar**, **Port**, **Souk**, **Casbah**, **Palace**. Every cell is a **shop**, which earns cards, or a **street**, which doesn’t. Only gates lead from one district to the next, and there may be several of them; a gate is a gap in the wall, not a cell. Outside lies the **desert**, which isn’t a cell either. Five cells of the Bazaar lie at its edge, the only ways in. Nothing leads back out.

voleurs-chapter-setup = Setting up
voleurs-title-box = In the box
voleurs-rule-box =
    The Grand Vizier and six Thieves; for each player 7 Caravaneers, 6 Merchants, 3 Brokers and 4 Assassins; 20 gems; the slipper; 6 birthday cards, 6 Thief cards and 68 trade cards: 60 goods, 5 gem cards and 3 surprises, in five decks with backs of their own. Each player has a bag for gems.
    > The list we know calls the Assassins “thieves”, and the plaques of the districts have no use in the rules. Colours are a matter of taste.
voleurs-title-layout = The table
voleurs-rule-layout =
    Agents and gems lie open in the supply. The five decks and the birthday cards are shuffled, face down. The Grand Vizier waits in the desert before the city.
voleurs-title-thieves = Your Thief
voleurs-rule-thieves =
    In turn, everybody chooses one of the six Thieves. It lies open and settles what goods are worth to you. On the whole all six are equally good. Then everybody draws a birthday card and looks at it in secret, and takes the Thief, two Caravaneers and an empty bag.
    > The first seat counts as the youngest and chooses first. An option deals the Thieves instead.
voleurs-title-placing = The first pawns
voleurs-rule-placing =
    Beginning with the first player, everybody places one of their three pawns in the Bazaar, three times round: the Thief on an empty **street**, the Caravaneers in empty **shops**. Later anybody may stand anywhere. The first player takes the slipper, and the first round begins.

voleurs-chapter-cards = The cards
voleurs-title-goods = Goods
voleurs-rule-goods =
    Each of the 60 goods has a worth in dinars, and it depends on who spends it: what is worth little to you may be worth a lot to somebody else. Twelve goods belong to each district; the richer the district, the more they are worth. The table is open to all.
    > In one example Iron is worth 8 to David; it is 9, as in the table.
voleurs-title-surprises = Surprises
voleurs-rule-surprises =
    There are three, and they are worth the same to everybody: one laid alone is worth **1** dinar, two together **10**, all three **50**. Only those in the same payment count together, and goods may lie beside them.
voleurs-title-gemcards = Gem cards
voleurs-rule-gemcards =
    Each deck has one. It buys its gem, free of charge even where prices have risen, and nothing else, and never goes with other cards into a payment. Since all hands must be empty in the end, you use it sooner or later; that counts as a purchase. Once a gem is sold out its card leaves the game after the round.
    > If the gem is sold out in this very round, throw the card away in your turn. That counts as a purchase, too.

voleurs-chapter-round = A round
voleurs-title-round = Three steps
voleurs-rule-round =
    First everybody draws their **income**, clockwise from the holder of the slipper. Then all **trade**, until nobody wants to any more. Then come **purchases**, until no hand holds a card. All cards go back to their decks, which are shuffled, and the slipper stays where it is. If the match isn’t over, the next round begins.
voleurs-title-income = Income
voleurs-rule-income =
    For each pawn of yours in a shop you draw a card of that district; your Thief earns, too. Assassins earn nothing, nor does anybody on a street or in the desert. The Vizier earns for nobody, but takes up his cell. In the first round that makes two cards of the Bazaar for everybody.
    An example: a Broker and an Assassin in shops of the Port, a Merchant on a street of the Casbah, your Thief and a Caravaneer in shops there: one card of the Port, two of the Casbah.
    > You must draw. If a deck runs out, it goes pawn by pawn as long as there are cards. Whoever has nobody in a shop gets nothing, but may still win. If nobody at all gets a card, the match ends at once.
voleurs-title-trade = Trade
voleurs-rule-trade =
    Two players may swap trade cards, any number for any number, or one may give some away. You don’t show cards or tell what they are worth. The **district** of a card is always true, its back shows it; its **name** may be a lie, even whether it is a gem card or a surprise. When two agree, the cards change hands at once and unseen. What you got you may trade on. Gems and pawns are never traded.
    > Claims and promises bind nobody. Nobody shows birthday cards or bags. A deal of three is two deals, one after the other.
voleurs-title-offers = Offers here
voleurs-rule-offers =
    Trade is done by offers. You lay down real cards, each under a name if you like, and say how many cards of which district you want from one player. They pick what they give in return, or decline; you may withdraw. A card may be part of several offers: the first one accepted voids the others. Whoever wants no more says “done”, and a new offer wakes them up again. When all are done, trade is over; a trade that is made wakes both its parties, and whoever has no cards may still be given some.
voleurs-title-slipper = The slipper
voleurs-rule-slipper =
    Whoever has the slipper buys, **once at least**, and may go on while there are cards. Then they hand it to another player who holds a card, whomever they like, and may keep cards for later. It may come to you several times in a round. If nobody else has a card, you go on until you have none; if you have none and others do, you pass it on. At the end of the round its holder keeps it and begins the next.
    > A holder without cards passes it on at once. If nothing useful is to be had, a move of no cells always is. It may go back to where it came from.
voleurs-title-paying = Paying
voleurs-rule-paying =
    Three things are for sale: an agent, a gem, a move. You pay with one or more cards that are worth at least the price **to you**. There is no change, and a card isn’t split: one payment, one purchase. Paying too much is allowed.
voleurs-title-undo = Taking back
voleurs-rule-undo =
    > What you did can be taken back until another player has acted or something hidden has come out. A purchase shows cards, so it stays.

voleurs-chapter-purchases = Purchases
voleurs-title-agents = Agents
voleurs-rule-agents =
    An agent comes out of your supply, while there is one of the kind, and stands in the desert. Your next purchase may already move it.
voleurs-title-gems = Gems
voleurs-rule-gems =
    A gem costs its price, or its gem card, and goes into your bag. Gems never come back to the supply: what is sold out stays so. Fakes are worth nothing, but a thief who reaches into your bag may catch one.
voleurs-title-move = Moves
voleurs-rule-move =
    A dinar moves one pawn one cell: one of yours, or the Vizier. You may go less far than you paid. From the desert a pawn comes in by the five cells at its edge, the first of which costs a dinar as well. In the city you go any way you like, over other pawns, through gates, never through walls, and end on an **empty** cell. Nobody walks back into the desert, where there is room for all.
    > A move of no cells may be bought with any card, be it only to get rid of the card. The shortest way is worked out for you.
voleurs-title-abilities = What pawns can do
voleurs-rule-abilities =
    At the end of a move you paid for, even one of no cells, the pawn moved may act **once** on a pawn on a neighbouring cell. Not through a wall, but through a gate; not on anybody in the desert, nor from there; and not halfway.
    > You may expel and kill your own pawns as well, unless an option forbids it. Beside the same victim you may act again and again, a card each time. By another option pawns in the desert act on those at its edge.
voleurs-title-merchants = Merchants and Brokers
voleurs-rule-merchants =
    A Merchant sends a Caravaneer to the desert, a Broker a Merchant, and nobody else. From there they may be moved in again. Caravaneers can do nothing to anybody.
voleurs-title-assassins = Assassins
voleurs-rule-assassins =
    An Assassin kills any agent, who is out of the game for good, and goes to the desert. If the victim is an Assassin, both are out, even if both are yours. Thieves and the Vizier can’t be killed. So Brokers and Assassins have only Assassins to fear.
voleurs-title-robbing = Robbing
voleurs-rule-robbing =
    Your Thief takes a gem out of the bag of a rival’s Thief, drawn at random, each gem as likely as the other. Robber and robbed know which; nobody else does. There is nothing to rob in an empty bag, but the move stands. Thieves never leave the city.
voleurs-title-vizier = The Vizier
voleurs-rule-vizier =
    Any buyer may move him, by the rules for pawns, to any empty cell of the city; once in, he can’t go back to the desert. He does nothing, and nothing can be done to him. While anybody holds a card he may be fetched out of the Palace again.
    > If all shops of the Palace are taken, the match goes on until there is room.

voleurs-chapter-end = The end
voleurs-title-end = When it ends
voleurs-rule-end =
    The match is over at the end of a round in which, when all hands are empty, the Vizier stands in a **shop of the Palace**. A street won’t do, nor having been there. So it matters who moves him last.
    > If nobody ever moves him, it goes on.
voleurs-title-winners = Who has won
voleurs-rule-winners =
    Birthday cards and bags are shown. Everybody whose bag has what their card asks for has won, together. If there is nobody, the richest bag wins: fake 0, sapphire 12, emerald 20, ruby 27, diamond 35 dinars.
    > Equally rich means equal winners, even with nothing at all.

voleurs-chapter-knowing = Who knows what
voleurs-title-knowing = Open and hidden
voleurs-rule-knowing =
    The names of cards in hands, the order of decks, birthday cards and the contents of bags are hidden. The number and district of every card in hand, cards paid, gems in the supply and each gem at the moment it is bought, the number of gems in every bag, the board, the desert and all supplies are open. What a trade passed on is known to the two; what a robbery took, to robber and victim.

voleurs-chapter-advanced = Advanced rules
voleurs-title-refuge = Refuge
voleurs-rule-refuge =
    Caravaneers and Merchants on **streets** can’t be expelled, not even by their own side. They can still be killed.
voleurs-title-blocking = Blocking
voleurs-rule-blocking =
    No pawn passes over a rival’s Caravaneer; it has to go round. Your own may be passed. Moving the Vizier, the rivals are those of whoever pays. You may well end beside them. Five of them can lock the desert.
voleurs-title-vizierkill = Killing the Vizier
voleurs-rule-vizierkill =
    Once in a match an Assassin may kill the Vizier, in the Palace too. Both go to the desert, all six birthday cards are shuffled and dealt anew. You may get your old one back.
voleurs-title-exchange = Exchange
voleurs-rule-exchange =
    Instead of robbing at random, your Thief may look into the victim’s bag, take a gem of your choice and put in a real one of yours. You need a real gem for that, and the bag mustn’t be empty. You may take a fake, but not give one.
voleurs-title-prices = Rising prices
voleurs-rule-prices =
    As soon as only one gem of a kind is left, it costs 5 dinars more. Its gem card still buys it, and what it is worth at the end stays the same.
voleurs-title-change = Change for the Vizier
voleurs-rule-change =
    The designer’s own favourite: whatever was overpaid in a purchase may move the Vizier at once, a dinar a cell.

voleurs-chapter-plan = The board
voleurs-title-plan = Our plan of the city
voleurs-rule-plan =
    The printed board is lost; ours is drawn by what the rules say of it. Enough shops for everybody to start in, but no more than the decks can supply, gates in pairs on streets, ways that grow longer towards the rich. Every board can be checked against these demands, and you may draw your own.

# Under the pictures
voleurs-figure-birthdays = The six birthday cards
voleurs-figure-city = The Round City: vivid cells are shops, pale ones streets; thick lines are walls, gold gaps are gates. The desert lies at the lower left.
voleurs-figure-placing = Two players have placed: Thieves (T) on streets, Caravaneers (C) in shops.
voleurs-figure-goods = What each of the goods is worth to each Thief, in dinars
voleurs-figure-income = The example: one card of the Port, two of the Casbah.
voleurs-figure-agents = The pawns of each player
voleurs-figure-gems = Gems, their prices and what they are worth, in dinars
voleurs-figure-move = Where your Merchant (M) can go for three dinars. Beside the rival Caravaneer (C) he may send it to the desert.
voleurs-figure-merchants = Your Merchant (M) beside a rival Caravaneer (C); the rival’s Broker (B) beside your other Merchant.
voleurs-figure-end = The Vizier (V) in a shop of the Palace: if no hand holds a card, the match is over.
