# Lo que dice la página de las reglas en torno a ellas, en ambos juegos.

rules-search = Buscar en las reglas
rules-contents = Índice
rules-found = { $number ->
    [one] { $number } párrafo
   *[other] { $number } párrafos
 }
rules-none = No se ha encontrado nada para «{ $text }».
rules-ruling = Nuestra decisión
rules-clauses = Cláusulas
rules-link = Enlace a «{ $title }»
rules-print = Imprimir
rules-games = Qué juego
rules-piece = Ficha
rules-pieces = Fichas
rules-start = Al principio
rules-price = Precio
rules-worth = Valor al final
rules-card = Carta
