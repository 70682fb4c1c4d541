# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = Waar het om gaat
voleurs-title-aim = Het doel
voleurs-rule-aim =
    Drie tot zes dieven, en elk heeft een verjaardagswens: bepaalde edelstenen, geheim voor alle anderen. Je agenten verdienen kaarten in de winkels van de stad. Je ruilt kaarten, niet altijd eerlijk, en geeft ze uit aan meer agenten, aan edelstenen en aan zetten. Is de grootvizier thuis in het Paleis, dan gaan de buidels open, en **iedereen** wiens wens vervuld is, wint.
    > Met een optie kan het ook met twee, maar daar is het spel niet voor gemaakt.
voleurs-title-birthdays = Verjaardagskaarten
voleurs-rule-birthdays =
    Er zijn er zes, allemaal anders, en ieder heeft er een. Een kaart vraagt om bepaalde **echte** edelstenen; namaak telt nooit. Meer dan gevraagd kan geen kwaad, en waar onder twee stenen een robijn moet zijn, is dat een van de twee.
voleurs-title-city = De stad
voleurs-rule-city =
    Vijf ommuurde wijken slingeren zich van arm naar rijk: **Bazaar**, **Haven**, **Soek**, **Kasba**, **Paleis**. Elk veld is een **winkel**, die kaarten opbrengt, of een **straat**, die er geen opbrengt. Alleen poorten leiden van de ene wijk naar de volgende, soms meer dan één; een poort is een gat in de muur, geen veld. Buiten ligt de **woestijn**, ook geen veld. Aan de rand ervan liggen vijf velden van de Bazaar, de enige ingangen. Naar buiten leidt niets.

voleurs-chapter-setup = Voorbereiding
voleurs-title-box = In de doos
voleurs-rule-box =
    De grootvizier en zes Dieven; voor elke speler 7 karavaandrijvers, 6 kooplieden, 3 makelaars en 4 moordenaars; 20 edelstenen; de slipper; 6 verjaardagskaarten, 6 Dievenkaarten en 68 handelskaarten: 60 waren, 5 edelsteenkaarten en 3 verrassingen, in vijf stapels met een eigen achterkant. Iedereen heeft een buidel voor edelstenen.
    > De lijst die we kennen noemt de moordenaars “dieven”, en de bordjes van de wijken doen in de regels niets. Kleuren zijn een kwestie van smaak.
voleurs-title-layout = De tafel
voleurs-rule-layout =
    Agenten en edelstenen liggen open in de voorraad. De vijf stapels en de verjaardagskaarten zijn geschud en gedekt. De grootvizier wacht in de woestijn voor de stad.
voleurs-title-thieves = Jouw Dief
voleurs-rule-thieves =
    Om de beurt kiest iedereen een van de zes Dieven. Die ligt open en bepaalt wat waren jou waard zijn. Alles bij elkaar zijn ze alle zes even goed. Dan trekt iedereen een verjaardagskaart, bekijkt die in het geheim, en neemt de Dief, twee karavaandrijvers en een lege buidel.
    > De eerste plaats geldt als de jongste en kiest eerst. Met een optie worden de Dieven uitgedeeld.
voleurs-title-placing = De eerste pionnen
voleurs-rule-placing =
    Te beginnen bij de eerste speler zet iedereen een van zijn drie pionnen in de Bazaar, drie keer rond: de Dief op een lege **straat**, de karavaandrijvers in lege **winkels**. Later mag iedereen overal staan. De eerste speler neemt de slipper, en de eerste ronde begint.

voleurs-chapter-cards = De kaarten
voleurs-title-goods = Waren
voleurs-rule-goods =
    Elk van de 60 waren heeft een waarde in dinar, en die hangt af van wie ze uitgeeft: wat jou weinig waard is, is een ander kostbaar. Bij elke wijk horen twaalf waren; hoe rijker de wijk, hoe meer ze waard zijn. De tabel is open voor iedereen.
    > In een voorbeeld is IJzer voor David 8 waard; het is 9, zoals in de tabel.
voleurs-title-surprises = Verrassingen
voleurs-rule-surprises =
    Er zijn er drie, en ze zijn iedereen evenveel waard: één alleen **1** dinar, twee samen **10**, alle drie **50**. Alleen wat in dezelfde betaling ligt telt samen, en er mogen waren bij liggen.
voleurs-title-gemcards = Edelsteenkaarten
voleurs-rule-gemcards =
    In elke stapel zit er een. Je koopt er de edelsteen van die kaart mee, gratis ook waar prijzen gestegen zijn, en anders niets, en ze gaat nooit met andere kaarten in een betaling. Omdat aan het eind alle handen leeg moeten zijn, gebruik je die kaart vroeg of laat; dat geldt als aankoop. Is een edelsteen uitverkocht, dan verlaat de kaart na de ronde het spel.
    > Raakt hij juist in deze ronde uitverkocht, dan gooi je de kaart weg als je de slipper hebt. Ook dat geldt als aankoop.

voleurs-chapter-round = Een ronde
voleurs-title-round = Drie stappen
voleurs-rule-round =
    Eerst trekt iedereen zijn **inkomen**, met de klok mee vanaf de slipper. Dan **handelt** iedereen, tot niemand meer wil. Dan wordt er **gekocht**, tot geen hand nog kaarten heeft. Alle kaarten gaan terug naar hun stapels, die geschud worden, en de slipper blijft waar hij is. Is de partij niet voorbij, dan begint de volgende ronde.
voleurs-title-income = Inkomen
voleurs-rule-income =
    Voor elke pion van jou in een winkel trek je een kaart van die wijk; ook je Dief verdient. Moordenaars verdienen niets, en wie op straat of in de woestijn staat ook niet. De grootvizier verdient voor niemand, maar houdt zijn veld bezet. In de eerste ronde zijn dat voor iedereen twee kaarten van de Bazaar.
    Een voorbeeld: een makelaar en een moordenaar in winkels van de Haven, een koopman op straat in de Kasba, je Dief en een karavaandrijver daar in winkels: één kaart van de Haven, twee van de Kasba.
    > Trekken moet. Raakt een stapel op, dan gaat het pion voor pion zolang er kaarten zijn. Wie niemand in een winkel heeft, krijgt niets, maar kan nog winnen. Krijgt helemaal niemand een kaart, dan is de partij meteen voorbij.
voleurs-title-trade = Handel
voleurs-rule-trade =
    Twee spelers mogen handelskaarten ruilen, zoveel als ze willen tegen zoveel als ze willen, of de een geeft er weg. Kaarten worden niet getoond en hun waarde wordt niet genoemd. De **wijk** van een kaart is altijd waar, dat zie je aan de achterkant; de **naam** mag gelogen zijn, zelfs of het een edelsteenkaart of een verrassing is. Zijn twee het eens, dan wisselen de kaarten tegelijk en ongezien van hand. Wat je kreeg, mag je verder ruilen. Edelstenen en pionnen worden nooit verhandeld.
    > Beweringen en beloften binden niemand. Niemand laat verjaardagskaarten of buidels zien. Een zaak met drie is twee zaken na elkaar.
voleurs-title-offers = Een bod doen
voleurs-rule-offers =
    Handelen gaat met biedingen. Je legt echte kaarten neer, elk desgewenst onder een naam, en zegt hoeveel kaarten van welke wijk je van één speler wilt. Die kiest wat hij ervoor geeft, of weigert; jij kunt intrekken. Een kaart mag in meer biedingen liggen: het eerste bod dat wordt aangenomen, maakt de andere ongeldig. Wie niet meer wil, zegt “klaar”, en een nieuw bod wekt hem weer. Is iedereen klaar, dan is de handel voorbij; een ruil wekt de twee weer, en wie geen kaarten heeft, kan er nog krijgen.
voleurs-title-slipper = De slipper
voleurs-rule-slipper =
    Wie de slipper heeft, koopt, **minstens één keer**, en mag doorgaan zolang er kaarten zijn. Dan geeft hij hem aan een andere speler naar keuze die een kaart heeft, en mag kaarten bewaren voor later. Hij kan in een ronde vaker bij jou komen. Heeft niemand anders een kaart, dan ga je door tot je er geen meer hebt; heb jij er geen en anderen wel, dan geef je hem door. Wie hem aan het eind van de ronde heeft, houdt hem en begint de volgende.
    > Wie hem zonder kaarten heeft, geeft hem meteen door. Is er niets nuttigs, dan kan altijd een zet van nul velden. Hij mag terug naar waar hij vandaan kwam.
voleurs-title-paying = Betalen
voleurs-rule-paying =
    Er zijn drie dingen te koop: een agent, een edelsteen, een zet. Je betaalt met een of meer kaarten die **jou** samen minstens de prijs waard zijn. Wisselgeld is er niet en een kaart wordt niet gedeeld: één betaling, één aankoop. Te veel betalen mag.
voleurs-title-undo = Terugnemen
voleurs-rule-undo =
    > Wat je deed, kun je terugnemen tot een ander iets heeft gedaan of er iets verborgens is uitgekomen. Een aankoop laat kaarten zien, dus die blijft staan.

voleurs-chapter-purchases = Aankopen
voleurs-title-agents = Agenten
voleurs-rule-agents =
    Een agent komt uit je voorraad, zolang die er een van die soort heeft, en staat in de woestijn. Je volgende aankoop mag hem al verplaatsen.
voleurs-title-gems = Edelstenen
voleurs-rule-gems =
    Een edelsteen kost zijn prijs, of zijn edelsteenkaart, en gaat in je buidel. Edelstenen komen nooit terug in de voorraad: wat uitverkocht is, blijft dat. Namaak is niets waard, maar een dief die in je buidel grijpt, heeft er misschien net zo een te pakken.
voleurs-title-move = Zetten
voleurs-rule-move =
    Een dinar verplaatst een pion één veld: een van jou, of de grootvizier. Je mag minder ver gaan dan je betaalde. Uit de woestijn kom je binnen over de vijf velden aan de rand, en ook het eerste kost een dinar. In de stad ga je zoals je wilt, over andere pionnen heen, door poorten, nooit door muren, en je eindigt op een **leeg** veld. Terug naar de woestijn, waar plaats is voor iedereen, loopt niemand.
    > Een zet van nul velden is met elke kaart te koop, al is het maar om die kwijt te raken. De kortste weg wordt voor je berekend.
voleurs-title-abilities = Wat pionnen kunnen
voleurs-rule-abilities =
    Aan het eind van een betaalde zet, ook van nul velden, mag de verplaatste pion **één keer** een pion op een buurveld aanpakken. Niet door een muur, wel door een poort; niemand in de woestijn en niet van daaruit; en niet onderweg.
    > Ook eigen pionnen mag je verjagen en doden, als geen optie het verbiedt. Naast hetzelfde slachtoffer mag het telkens weer, elke keer voor een kaart. Met een andere optie pakken pionnen in de woestijn die aan de rand aan.
voleurs-title-merchants = Kooplieden en makelaars
voleurs-rule-merchants =
    Een koopman stuurt een karavaandrijver naar de woestijn, een makelaar een koopman, en niemand anders. Vandaar mogen ze weer binnenkomen. Karavaandrijvers doen niemand iets.
voleurs-title-assassins = Moordenaars
voleurs-rule-assassins =
    Een moordenaar doodt een willekeurige agent, die voorgoed uit het spel is, en gaat naar de woestijn. Is het slachtoffer een moordenaar, dan zijn ze allebei uit het spel, ook als ze allebei van jou zijn. Dieven en de grootvizier zijn niet te doden. Makelaars en moordenaars hebben dus alleen moordenaars te vrezen.
voleurs-title-robbing = Roven
voleurs-rule-robbing =
    Je Dief neemt een edelsteen uit de buidel van de Dief van een rivaal, willekeurig getrokken, elke even waarschijnlijk. Rover en beroofde weten welke; verder niemand. Uit een lege buidel valt niets te roven, maar de zet geldt. Dieven verlaten de stad nooit.
voleurs-title-vizier = De grootvizier
voleurs-rule-vizier =
    Elke koper mag hem verplaatsen, volgens de regels voor pionnen, naar elk leeg veld van de stad; eenmaal binnen kan hij niet terug naar de woestijn. Hij doet niets, en hem kan niemand iets doen. Zolang iemand nog een kaart heeft, kan hij het Paleis weer uit gehaald worden.
    > Zijn alle winkels van het Paleis bezet, dan gaat de partij door tot er plaats is.

voleurs-chapter-end = Het einde
voleurs-title-end = Wanneer het afgelopen is
voleurs-rule-end =
    De partij eindigt met een ronde waarna, als alle handen leeg zijn, de grootvizier in een **winkel van het Paleis** staat. Een straat is niet genoeg, en er geweest zijn ook niet. Het gaat er dus om wie hem het laatst verplaatst.
    > Verplaatst niemand hem ooit, dan gaat het door.
voleurs-title-winners = Wie gewonnen heeft
voleurs-rule-winners =
    Verjaardagskaarten en buidels worden getoond. Iedereen wiens buidel heeft wat de kaart vraagt, heeft gewonnen, samen. Is er niemand, dan wint de rijkste buidel: namaak 0, saffier 12, smaragd 20, robijn 27, diamant 35 dinar.
    > Even rijk is samen gewonnen, zelfs met helemaal niets.

voleurs-chapter-knowing = Wie wat weet
voleurs-title-knowing = Open en verborgen
voleurs-rule-knowing =
    Verborgen zijn de namen van de kaarten in de handen, de volgorde van de stapels, de verjaardagskaarten en wat er in een buidel zit. Open zijn aantal en wijk van alle kaarten in de handen, betaalde kaarten, de edelstenen in de voorraad en elke op het moment van de aankoop, het aantal edelstenen in elke buidel, het bord, de woestijn en alle voorraden. Wat een ruil verplaatste, weten die twee; wat een roof nam, rover en slachtoffer.

voleurs-chapter-advanced = Regels voor gevorderden
voleurs-title-refuge = Toevlucht
voleurs-rule-refuge =
    Karavaandrijvers en kooplieden op **straten** kunnen niet verjaagd worden, ook niet door de eigen mensen. Gedood nog wel.
voleurs-title-blocking = Versperren
voleurs-rule-blocking =
    Geen pion gaat over de karavaandrijver van een rivaal heen; hij moet eromheen. Over eigen mag het. Bij de grootvizier tellen de rivalen van wie betaalt. Ernaast eindigen mag. Vijf samen kunnen de woestijn afsluiten.
voleurs-title-vizierkill = Moord op de grootvizier
voleurs-rule-vizierkill =
    Eén keer per partij mag een moordenaar de grootvizier doden, ook in het Paleis. Allebei gaan ze naar de woestijn, alle zes verjaardagskaarten worden geschud en opnieuw uitgedeeld. Misschien krijg je je oude terug.
voleurs-title-exchange = Verwisselen
voleurs-rule-exchange =
    In plaats van blind te roven mag je Dief in de buidel van het slachtoffer kijken, een edelsteen naar keuze nemen en er een echte van jou in leggen. Daar heb je een echte voor nodig, en de buidel mag niet leeg zijn. Namaak mag je nemen, maar niet geven.
voleurs-title-prices = Stijgende prijzen
voleurs-rule-prices =
    Zodra er van een soort nog één edelsteen is, kost die 5 dinar meer. De edelsteenkaart koopt hem toch, en wat hij aan het eind waard is, blijft gelijk.
voleurs-title-change = Wisselgeld voor de grootvizier
voleurs-rule-change =
    De favoriet van de maker zelf: wat bij een aankoop te veel betaald is, mag meteen dienen om de grootvizier te verplaatsen, een dinar per veld.

voleurs-chapter-plan = Het bord
voleurs-title-plan = Onze plattegrond
voleurs-rule-plan =
    Het gedrukte bord is verloren; het onze is getekend naar wat de regels erover zeggen. Winkels genoeg voor ieders begin, niet meer dan de stapels kunnen betalen, poorten twee aan twee tussen straten, wegen die naar de rijken toe langer worden. Elk bord is daaraan te toetsen, en je mag er zelf een tekenen.

# Under the pictures
voleurs-figure-birthdays = De zes verjaardagskaarten
voleurs-figure-city = De Ronde Stad: felle velden zijn winkels, bleke straten; dikke lijnen zijn muren, gouden gaten poorten. De woestijn ligt linksonder.
voleurs-figure-placing = Twee spelers hebben geplaatst: Dieven (T) op straat, karavaandrijvers (C) in winkels.
voleurs-figure-goods = Wat elke waar elke Dief waard is, in dinar
voleurs-figure-income = Het voorbeeld: één kaart van de Haven, twee van de Kasba.
voleurs-figure-agents = De pionnen van elke speler
voleurs-figure-gems = Edelstenen, hun prijzen en waarde, in dinar
voleurs-figure-move = Waar je koopman (M) voor drie dinar kan komen. Naast de karavaandrijver (C) van een rivaal mag hij die naar de woestijn sturen.
voleurs-figure-merchants = Je koopman (M) naast een karavaandrijver (C) van een rivaal; diens makelaar (B) naast je andere koopman.
voleurs-figure-end = De grootvizier (V) in een winkel van het Paleis: heeft geen hand nog kaarten, dan is de partij voorbij.
