# What the page of the rules says around them, in both games.

rules-search = Search the rules
rules-contents = Contents
rules-found = { $number ->
    [one] { $number } paragraph
   *[other] { $number } paragraphs
 }
rules-none = Nothing found for “{ $text }”.
rules-ruling = Our ruling
rules-clauses = Clauses
rules-link = Link to “{ $title }”
rules-print = Print
rules-games = Which game
rules-piece = Piece
rules-pieces = Pieces
rules-start = At the start
rules-price = Price
rules-worth = Worth at the end
rules-card = Card
