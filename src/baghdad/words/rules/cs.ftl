rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found = { $number ->
    [one] { $number } odstavec
    [few] { $number } odstavce
   *[other] { $number } odstavců
 }
rules-none = Pro „{ $text }“ se nic nenašlo.
rules-ruling = Náš výklad
rules-clauses = Ustanovení
rules-link = Odkaz na „{ $title }“
rules-print = Vytisknout
rules-games = Která hra
rules-piece = Figurka
rules-pieces = Počet
rules-start = Na začátku
rules-price = Cena
rules-worth = Hodnota na konci
rules-card = Karta
