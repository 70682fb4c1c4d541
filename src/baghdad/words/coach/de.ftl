# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Dein Trainer
coach-off = Trainer aus
coach-less = Sag weniger
coach-more = Sag mehr
coach-stop = Warte.
coach-back = Zurücknehmen
coach-anyway = Trotzdem spielen
coach-quiet = Warne mich nicht mehr
coach-dieb-aim = Du brauchst noch { $number ->
    [one] eine Truhe
   *[other] { $number } Truhen
 }. Im { $palace } { $missing ->
    [one] fehlt ein Dieb
   *[other] fehlen { $missing } Diebe
 }.
coach-dieb-chest = Nimm sie jetzt: ein Dieb in den { $palace }, für { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }.
coach-dieb-smuggle = Bring Diebe in den { $palace }: { $missing ->
    [one] Einer fehlt
   *[other] { $missing } fehlen
 }, und der nächste kostet { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 }.
coach-dieb-escort = Lass einen Wächter einen Dieb zum { $palace } mitnehmen: { $missing ->
    [one] Einer fehlt
   *[other] { $missing } fehlen
 }, und eine Karte zahlt für beide.
coach-dieb-guard = Dann bring einen Wächter zum { $palace }: Ohne ihn kommt niemand hinein.
coach-dieb-keep = Behalte deine Karten vom { $palace }: Dort { $missing ->
    [one] fehlt ein Dieb
   *[other] fehlen { $missing } Diebe
 }.
coach-dieb-wait = Jetzt bringt dich nichts näher: Wer nichts tut, zieht eine Karte mehr oder bekommt eine Tänzerin.
coach-dieb-lost = Die Truhe vom { $palace } kann in diesem Zug dir gehören: Dort { $missing ->
    [one] fehlt ein Dieb
   *[other] fehlen { $missing } Diebe
 }. Danach geht es nicht mehr.
coach-voleurs-aim = Deine Geburtstagskarte verlangt: { $birthday }. Es { $missing ->
    [one] fehlt ein Edelstein
   *[other] fehlen { $missing } Edelsteine
 }.
coach-voleurs-home = Du hast, was deine Geburtstagskarte verlangt: { $birthday }. Jetzt muss der Großwesir heimkommen.
coach-voleurs-trade = Tausch, was dir wenig wert ist, gegen das, was dir mehr wert ist, und schau auf die Rückseiten.
coach-voleurs-buy = Kauf jetzt: { $gems }.
coach-voleurs-save = Spar: Der billigste Edelstein, der dir fehlt, kostet { $price }.
coach-voleurs-vizier = Bring den Großwesir in einen Laden des Palasts, wenn niemand mehr antworten kann.
coach-voleurs-agent = Eine Figur mehr in einem Laden zieht jede Runde eine Karte mehr.
coach-voleurs-slipper = Gib den Pantoffel weiter, wenn du genug gekauft hast, und behalte eine starke Karte.
coach-voleurs-lost = { $gem } steht auf deiner Geburtstagskarte, kostet { $price }, und du kannst jetzt zahlen. Danach nicht mehr.
