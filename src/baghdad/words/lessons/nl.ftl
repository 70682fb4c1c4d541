# $palace and $target are neuter: het.

lesson-companion = Je metgezel
lesson-show = Laat zien
lesson-fold = Minder
lesson-unfold = Meer
lesson-again = Nog een keer spelen
lesson-next = Een hele partij
lesson-rules = De regels lezen

## The Thief of Baghdad (dieb)

lesson-dieb-start = Het is al laat in de nacht: jij en { $name } hebben elk vier schatkisten, en met zes win je. Nog twee dus, voordat { $name } ze heeft.
lesson-dieb-win-title = Met deze win je
lesson-dieb-win = In het { $palace } heb je { $have } van de { $needed } dieven. Eén erbij draagt je laatste schatkist weg, en de partij is op dat moment voorbij.
lesson-dieb-theft-title = Een schatkist voor één dief erbij
lesson-dieb-theft = In het { $palace } heb je { $have } van de { $needed } dieven. Nog één en de schatkist is van jou. De dieven komen bij je terug en kunnen weer aan het werk, zelfs nog in deze beurt.
lesson-dieb-smuggle-title = Verzamel op één plek
lesson-dieb-smuggle = Dieven hier en daar winnen niets. In het { $palace } heb je er { $have } van de { $needed }; een dief komt er binnen voor { $price ->
    [one] één kaart
   *[other] { $price } kaarten
 }, één voor elke wachter daar die niet van jou is.
lesson-dieb-escort-title = Breng een dief over
lesson-dieb-escort = Je wachter kan een dief meenemen van het { $palace } naar het { $target }. Eén kaart betaalt voor allebei, hoeveel wachters er ook staan: vaak goedkoper dan smokkelen, en daar telt elke dief.
lesson-dieb-escort-empty-title = Haal de dief die niets te doen heeft
lesson-dieb-escort-empty = Het { $palace } is leeggeroofd: dieven hebben er niets aan. Je wachter kan er een meenemen naar het { $target }, voor één enkele kaart, wie er ook staat, en daar is de volgende dief misschien de laatste die je nodig hebt.
lesson-dieb-end-title = Genoeg voor deze beurt
lesson-dieb-end = Meer nuttigs kun je nu niet betalen. Beëindig je beurt en trek drie kaarten; wat je verzameld hebt, blijft staan.
lesson-dieb-limit-title = Drie acties met dieven zijn gedaan
lesson-dieb-limit = Meer dan drie per beurt mag niet. Beëindig je beurt en trek drie kaarten; je dieven blijven waar ze zijn.
lesson-dieb-pass-title = Niets doen kan een plan zijn
lesson-dieb-pass = Niets wat je kunt betalen brengt je dichterbij. Wie niets doet, trekt vier kaarten, en één mag een danseres zijn, die voor elke kaart geldt. Neem haar: in het { $palace } kom je { $missing ->
    [one] één dief
   *[other] { $missing } dieven
 } tekort.
lesson-dieb-wait-title = { $name } is aan de beurt
lesson-dieb-wait = Kijk waar { $name } dieven verzamelt: tot nu toe { $won } van de { $goal } schatkisten, en in het { $palace } { $missing ->
    [one] één dief
   *[other] { $missing } dieven
 } tekort. Jouw wachters maken het daar duurder.
lesson-dieb-threat = Let op { $name }: in het { $palace } { $missing ->
    [one] nog één dief
   *[other] nog { $missing } dieven
 } tot een schatkist.
lesson-dieb-won-title = Zes schatkisten: je hebt gewonnen
lesson-dieb-won = Op één plek verzamelen, een wachter het werk laten doen, op een danseres wachten als niets anders helpt: zo win je schatkisten. In een hele partij plaats je de wachters zelf: bij paleizen waar ook anderen staan, want alleen langs een vreemde wachter kun je smokkelen, en waar het er weinig zijn, want elk kost een kaart.
lesson-dieb-lost-title = { $name } was sneller
lesson-dieb-lost = Dat gebeurt. Verzamel de volgende keer in het paleis waar het minst ontbreekt, en laat een wachter staan waar { $name } er bijna is: elke wachter van jou maakt het daar een kaart duurder.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = Het is de zesde ronde. Je verjaardagskaart vraagt: { $birthday }; de smaragd zit in je buidel. Eindigt een ronde met de grootvizier in een winkel van het Paleis, dan wint wie de juiste edelstenen heeft.
lesson-voleurs-trade-title = Weet wat je nodig hebt
lesson-voleurs-trade = Wat je mist kost { $price } dinar, en je kaarten zijn jou { $purse } waard. Je hoeft niet te handelen; anderen bieden wat hun uitkomt. Zeg dat je klaar bent.
lesson-voleurs-offer-title = { $name } doet een bod
lesson-voleurs-offer = De wijk is waar, de naam misschien gelogen. Vraag je af wat { $name } kwijt wil. Je hebt wat je nodig hebt, dus je mag weigeren.
lesson-voleurs-gem-title = Koop wat je kaart vraagt
lesson-voleurs-gem = { $gem } kost { $price } dinar, en niemand geeft wisselgeld: betaal met kaarten die net genoeg zijn, en bewaar een goede voor het eind.
lesson-voleurs-slipper-title = Laat eerst de anderen uitgeven
lesson-voleurs-slipper = Wie de grootvizier het laatst verplaatst, bepaalt waar hij staat. Anderen hebben nog kaarten en zouden hem er weer uit kunnen halen. Geef de slipper door en houd je kaarten.
lesson-voleurs-spend-title = Een kleine kaart koopt tijd
lesson-voleurs-spend = Je moet iets kopen voordat je de slipper doorgeeft, en anderen hebben nog kaarten. Geef de kaart uit die jou het minst waard is, en houd die waarmee de grootvizier thuiskomt.
lesson-voleurs-vizier-title = Breng nu de grootvizier thuis
lesson-voleurs-vizier = Niemand anders heeft nog een kaart, dus niemand kan het ongedaan maken. Een dinar per stap: breng hem een winkel van het Paleis in, en met deze ronde eindigt de partij.
lesson-voleurs-earn-title = Verdien meer
lesson-voleurs-earn = Wat je mist, kun je met je kaarten niet betalen. Een pion meer in een winkel levert elke ronde een kaart meer op; rijkere wijken leveren meer op.
lesson-voleurs-wait-title = { $name } is bezig
lesson-voleurs-wait = Kijk wat de anderen betalen en waar hun Dieven heen gaan: een Dief naast de jouwe grijpt in je buidel. Samen hebben ze { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
lesson-voleurs-won-title = Gefeliciteerd: je hebt gewonnen
lesson-voleurs-won = Weten wat je nodig hebt, geen dinar verspillen, en de grootvizier verplaatsen als niemand meer kan antwoorden: zo win je een verjaardag. In een hele partij stuur je ook agenten naar rijke wijken, lieg je een beetje bij het handelen, en houd je je Dief buiten bereik.
lesson-voleurs-lost-title = Deze keer niet
lesson-voleurs-lost = De grootvizier kwam op het verkeerde moment thuis, of er verdween een edelsteen. Houd een sterke kaart tot de anderen er geen meer hebben, en je Dief ver van de hunne.
