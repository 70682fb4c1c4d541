# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Je coach
coach-off = Coach uit
coach-less = Zeg minder
coach-more = Zeg meer
coach-stop = Wacht.
coach-back = Neem het terug
coach-anyway = Toch spelen
coach-quiet = Waarschuw me niet meer
coach-dieb-aim = Je hebt nog { $number ->
    [one] één schatkist
   *[other] { $number } schatkisten
 } nodig. In het { $palace } { $missing ->
    [one] ontbreekt één dief
   *[other] ontbreken { $missing } dieven
 }.
coach-dieb-chest = Pak hem nu: één dief in het { $palace }, voor { $price ->
    [one] één kaart
   *[other] { $price } kaarten
 }.
coach-dieb-smuggle = Breng dieven naar het { $palace }: { $missing ->
    [one] er ontbreekt er één
   *[other] er ontbreken er { $missing }
 }, en de volgende kost { $price ->
    [one] één kaart
   *[other] { $price } kaarten
 }.
coach-dieb-escort = Laat een wachter een dief naar het { $palace } meenemen: { $missing ->
    [one] er ontbreekt er één
   *[other] er ontbreken er { $missing }
 }, en één kaart betaalt voor allebei.
coach-dieb-guard = Breng dan een wachter naar het { $palace }: zonder hem komt niemand binnen.
coach-dieb-keep = Houd je kaarten van het { $palace }: daar { $missing ->
    [one] ontbreekt één dief
   *[other] ontbreken { $missing } dieven
 }.
coach-dieb-wait = Niets brengt je nu dichterbij: wie niets doet, trekt een kaart meer, of krijgt een danseres.
coach-dieb-lost = De schatkist van het { $palace } kan deze beurt van jou worden: er { $missing ->
    [one] ontbreekt één dief
   *[other] ontbreken { $missing } dieven
 }. Hierna kan dat niet meer.
coach-voleurs-aim = Je verjaardagskaart vraagt: { $birthday }. Er { $missing ->
    [one] ontbreekt één edelsteen
   *[other] ontbreken { $missing } edelstenen
 }.
coach-voleurs-home = Je hebt wat je verjaardagskaart vraagt: { $birthday }. Nu moet de grootvizier thuiskomen.
coach-voleurs-trade = Ruil wat jou weinig waard is voor wat jou meer waard is, en kijk naar de achterkanten.
coach-voleurs-buy = Koop nu: { $gems }.
coach-voleurs-save = Spaar: de goedkoopste edelsteen die je mist kost { $price }.
coach-voleurs-vizier = Breng de grootvizier naar een winkel van het Paleis als niemand meer kan antwoorden.
coach-voleurs-agent = Elke pion meer in een winkel trekt elke ronde een kaart meer.
coach-voleurs-slipper = Geef de slipper door als je genoeg hebt gekocht, en houd een sterke kaart.
coach-voleurs-lost = { $gem } staat op je verjaardagskaart, kost { $price }, en je kunt nu betalen. Hierna niet meer.
