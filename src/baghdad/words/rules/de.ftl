rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-found = { $number ->
    [one] { $number } Absatz
   *[other] { $number } Absätze
 }
rules-none = Nichts gefunden zu „{ $text }“.
rules-ruling = So halten wir es
rules-clauses = Klauseln
rules-link = Link zu „{ $title }“
rules-print = Drucken
rules-games = Welches Spiel
rules-piece = Figur
rules-pieces = Anzahl
rules-start = Zu Beginn
rules-price = Preis
rules-worth = Wert am Ende
rules-card = Karte
