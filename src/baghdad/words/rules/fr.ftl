rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $number ->
    [one] { $number } paragraphe
   *[other] { $number } paragraphes
 }
rules-none = Rien trouvé pour « { $text } ».
rules-ruling = Notre arbitrage
rules-clauses = Clauses du règlement
rules-link = Lien vers « { $title } »
rules-print = Imprimer
rules-games = Quel jeu
rules-piece = Pion
rules-pieces = Nombre
rules-start = Au départ
rules-price = Prix
rules-worth = Valeur finale
rules-card = Carte
