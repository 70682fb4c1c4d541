rules-search = Zoeken in de regels
rules-contents = Inhoud
rules-found = { $number ->
    [one] { $number } alinea
   *[other] { $number } alinea’s
 }
rules-none = Niets gevonden voor “{ $text }”.
rules-ruling = Zo doen wij het
rules-clauses = Bepalingen
rules-link = Link naar “{ $title }”
rules-print = Afdrukken
rules-games = Welk spel
rules-piece = Pion
rules-pieces = Aantal
rules-start = Aan het begin
rules-price = Prijs
rules-worth = Waard aan het eind
rules-card = Kaart
