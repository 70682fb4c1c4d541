rules-search = Cerca nelle regole
rules-contents = Indice
rules-found = { $number ->
    [one] { $number } paragrafo
   *[other] { $number } paragrafi
 }
rules-none = Nessun risultato per “{ $text }”.
rules-ruling = La nostra interpretazione
rules-clauses = Clausole
rules-link = Link a “{ $title }”
rules-print = Stampa
rules-games = Quale gioco
rules-piece = Pedina
rules-pieces = Quante
rules-start = All’inizio
rules-price = Prezzo
rules-worth = Valore finale
rules-card = Carta
