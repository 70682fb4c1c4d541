dozen-title = The Dozen
dozen-option-low = The lowest card wins the trick
dozen-rules = { $title }: the highest card wins the trick and the sum of its cards.
# $seat and $to_act are the numbers of seats.
dozen-refusal-not-your-turn = It isn't your turn.
dozen-refusal-not-in-hand = You don't hold the { $card }.
dozen-refusal-match-over = The match is over.
dozen-event-played = { $name } plays the { $card }.
dozen-event-drew = { $name } draws a card.
dozen-event-trick = { $name } wins the trick: { $points } points.
dozen-event-over = All cards are played.
# $score lists the players with their points.
dozen-result-points = Most points win: { $score }.
