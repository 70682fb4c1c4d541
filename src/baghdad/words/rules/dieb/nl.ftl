# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = Waar het om gaat
dieb-title-aim = Het doel
dieb-rule-aim =
    Nacht boven Bagdad. Zes paleizen bewaren hun schatten op het terras, en jij hebt twaalf vlugge dieven en een paar wachters die je geld aannemen. Zijn er genoeg van jouw dieven samen op één binnenplaats, dan dragen ze de bovenste schatkist weg.
    Wie als eerste genoeg schatkisten heeft, wint: **6** met twee spelers, **5** met drie, **4** met vier. Een zware schatkist telt niet meer dan een lichte.
dieb-title-palace = Een paleis
dieb-rule-palace =
    Elk van de zes paleizen heeft drie delen. Op het **terras** ligt een stapel schatkisten; het getal op de bovenste zegt hoeveel dieven van één en dezelfde speler hem kunnen dragen. Op de **binnenplaats** is plaats voor zoveel dieven als je wilt, van wie ze ook zijn. Voor de **poort** zijn vier plekken voor wachters.
    Wachters zijn van jou, van andere spelers, of zwart en neutraal. Elke wachter die niet van jou is, is voor jou **vreemd**.

dieb-chapter-setup = Voorbereiding
dieb-title-box = In de doos
dieb-rule-box =
    48 dieven en 16 wachters in vier kleuren, 8 neutrale wachters, 24 schatkisten (zes van elke sterkte 4, 5, 6 en 7), 102 paleiskaarten (17 van elk paleis) en 8 danseressen.
    Er zijn altijd genoeg schatkisten om iemand te laten winnen, al kan één paleis best leegraken. Niets verdwijnt ooit uit het spel: betaalde kaarten komen terug, en dieven ook.
dieb-title-board = Het bord
dieb-rule-board =
    Leg op elk terras vier schatkisten: onderop de 7, dan 6, 5 en bovenop de 4. Voor elk paleis staat één neutrale wachter; de andere twee blijven in de doos. Schud de paleiskaarten tot een gedekte stapel. De danseressen horen daar niet bij: die liggen er open naast.
dieb-title-players = De spelers
dieb-rule-players =
    De oudste begint, daarna gaat het met de klok mee. Iedereen neemt de twaalf dieven van een kleur als voorraad, en wachters: elk **4** met twee spelers, **3** met drie, **2** met vier. De eerste speler krijgt 6 paleiskaarten, elke volgende één meer dan de vorige: 7, 8, 9. Niemand begint met een danseres.
    > Hier beslist de plaats aan tafel: de eerste begint. Willen twee spelers dezelfde kleur, dan is die voor wie er het eerst om vroeg.
dieb-title-placing = Wachters plaatsen
dieb-rule-placing =
    Om de beurt zet iedereen telkens één wachter op een vrije plek; de eerste speler begint. Voor een paleis staan hoogstens vier wachters; hoeveel daarvan van jou zijn, bepaal je zelf. Je kaarten blijven gedekt tot de laatste wachter staat. Dan neemt iedereen zijn hand op en begint de eerste beurt.
    > Alle vier de plekken mogen van één speler zijn. Dan kan daar niemand smokkelen tot er een wachter vertrekt. Met een optie mag iedereen bij het plaatsen al naar de eigen kaarten kijken.

dieb-chapter-turn = Jouw beurt
dieb-title-turn = De beurt
dieb-rule-turn =
    In je beurt doe je acties, zo vaak je wilt en kunt betalen, in elke volgorde, ook meermaals dezelfde. Het hoeft nooit. Ben je klaar, dan trek je kaarten en is de volgende aan de beurt.
    Elke actie wordt helemaal uitgevoerd, met de diefstal die er misschien uit volgt, voor de volgende begint. Kaarten die je aan het eind trekt, zijn voor latere beurten.
dieb-title-paying = Betalen
dieb-rule-paying =
    Er zijn vier acties, en elke betaal je met paleiskaarten uit je hand, die op één gezamenlijke aflegstapel gaan. Je betaalt precies de prijs: nooit meer, en anders raak je geen kaarten kwijt. Een **danseres** geldt als kaart van elk paleis, ook als je de goede kaart hebt, en een prijs mag helemaal uit danseressen bestaan. Een betaalde danseres gaat meteen terug naar de open danseressen.
    > Eén kaart betaalt nooit twee acties. Een danseres mag je voor elke latere beurt bewaren.
dieb-title-undo = Terugnemen
dieb-rule-undo =
    Hier mag je een actie terugnemen zolang er niets verborgens is uitgekomen, dus tot er kaarten getrokken of handen opgenomen zijn, of tot de partij voorbij is. Alles gaat terug naar zijn plaats, ook betaalde kaarten en danseressen.

dieb-chapter-actions = De vier acties
dieb-title-smuggle = Een dief binnensmokkelen
dieb-rule-smuggle =
    Een dief uit je voorraad glipt een binnenplaats op. Voor dat paleis moet minstens één wachter van **jou** staan, die de andere kant op kijkt, en minstens één **vreemde**, die omgekocht wordt. De prijs is één kaart van dat paleis voor elke vreemde wachter: 1, 2 of 3 kaarten. Je eigen wachters kosten niets.
    De prijs wordt voor elke dief opnieuw berekend. Komt of gaat er tussendoor een wachter, dan verandert hij.
    > Je mag ook dieven smokkelen naar een paleis zonder schatkisten. Het levert je daar alleen niets op.
dieb-title-guard = Een eigen wachter verplaatsen
dieb-rule-guard =
    Je wachter gaat van een paleis naar elk ander paleis met een vrije plek. Dat kost één kaart, van het paleis dat hij verlaat of van het paleis waar hij komt, wat je wilt. Afstand speelt geen rol, en dezelfde wachter mag in een beurt vaker gaan.
    > Bij een vol paleis ruilen wachters niet van plek. Je laatste wachter mag dieven van jou achterlaten; ze blijven en tellen nog mee. Ook de laatste vreemde wachter mag weg: dan kan daar niemand smokkelen.
dieb-title-escort = Een dief meenemen
dieb-rule-escort =
    Als je wachter gaat, mag een dief van jou op de binnenplaats die hij verlaat mee naar de binnenplaats waar hij komt, voor diezelfde ene kaart. Vreemde wachters kosten hier niets, en geen van beide paleizen hoeft ze te hebben. Alleen je eigen wachter neemt iemand mee, één dief tegelijk, en alleen een van jou.
    Dieven van anderen worden nooit door iemand verplaatst.
dieb-title-neutral = Een neutrale wachter verplaatsen
dieb-rule-neutral =
    Een neutrale wachter gaat van een paleis naar een ander met een vrije plek. Dat kost **twee** kaarten, één van elk van de twee paleizen; danseressen mogen er een of allebei vervangen. Zelf hoef je bij geen van beide iets te hebben staan. Wachters van andere spelers kunnen nooit verplaatst worden.
dieb-title-limit = Driemaal met een dief
dieb-rule-limit =
    Smokkelen en meenemen zijn acties met een dief. In één beurt mag je er in totaal **drie** doen. Wachters zonder dief verplaats je zolang je kaarten strekken. Een schatkist nemen is geen actie en telt niet mee. Wat je niet gebruikt, vervalt; elke beurt begint de telling opnieuw.

dieb-chapter-theft = Een schatkist stelen
dieb-title-theft = De diefstal
dieb-rule-theft =
    Zodra je op een binnenplaats zoveel dieven hebt als de bovenste schatkist vraagt, nemen ze hem mee, hoe ze er ook kwamen en of er een wachter bij is of niet. Die dieven gaan meteen terug naar je voorraad en mogen in dezelfde beurt weer meedoen. Dieven van anderen en alle wachters blijven. De volgende schatkist vraagt één dief meer.
    > Op een andere manier krijg je dieven niet terug. Alleen wie aan de beurt is, krijgt er ergens dieven bij; daarom hebben er nooit twee tegelijk genoeg, en levert een actie nooit twee schatkisten op.
dieb-title-empty = Een paleis zonder schatkisten
dieb-rule-empty =
    Een leeggeroofd paleis blijft in het spel. Wachters en dieven komen en gaan, de kaarten ervan betalen nog steeds, en een dief die daar staat kan mee naar waar wel iets te halen is.

dieb-chapter-drawing = Kaarten trekken
dieb-title-draw = Het einde van de beurt
dieb-rule-draw =
    Heb je iets gedaan, dan trek je **drie** kaarten. Heb je niets gedaan, dan pas je en trek je er **vier**, en één daarvan mag een open danseres zijn. Over de danseres beslis je voordat je de andere kaarten ziet. Je trekt altijd alles, en je hand heeft geen maximum.
dieb-title-dancers = Danseressen
dieb-rule-dancers =
    Alleen wie past krijgt een danseres, en altijd maar één. Het hoeft niet. Ligt er geen meer open, dan komt ook de vierde kaart van de stapel. Alle acht zijn openbaar: iedereen ziet wie er hoeveel heeft.
dieb-title-pile = Als de stapel op is
dieb-rule-pile =
    Is er een kaart nodig en is de stapel leeg, dan wordt de aflegstapel geschud en is dat de nieuwe stapel, zo nodig midden in het trekken. Zijn ze allebei leeg, dan trek je wat er is, of niets.

dieb-chapter-end = Het einde
dieb-title-end = Winnen
dieb-rule-end =
    Met de beslissende schatkist is alles meteen afgelopen: geen actie meer, geen kaarten, geen laatste ronde. Er wordt niets geteld en gelijkspel bestaat niet.
dieb-title-standstill = Als er niets meer gebeurt
dieb-rule-standstill =
    > Gaat er een hele ronde voorbij waarin niemand iets doet en niemand een kaart trekt, dan is de partij afgelopen. Wie de meeste schatkisten heeft, wint, ook samen met anderen. Wachters die heen en weer lopen zijn geen stilstand: elke stap kost een kaart. Gaat er iemand weg, dan neemt de computer de plaats over.

dieb-chapter-knowing = Wie wat weet
dieb-title-knowing = Open en verborgen
dieb-rule-knowing =
    Verborgen zijn maar twee dingen: de volgorde van de stapel en de paleiskaarten in de handen. Tot de laatste wachter staat, ken je zelfs je eigen kaarten niet. Open voor iedereen zijn het bord, de voorraden, gewonnen en overgebleven schatkisten, de grootte van elke hand en de danseressen daarin, de grootte van de stapel, elke kaart van de aflegstapel, en hoe vaak iemand deze beurt al iets met een dief heeft gedaan.

dieb-chapter-variants = Varianten en uitgaven
dieb-title-tactical = De tactische variant
dieb-rule-tactical =
    Vooraf staat er geen neutrale wachter. Iedereen plaatst naast de eigen wachters nog twee neutrale, nog steeds één tegelijk, en kiest telkens welke. Zo doen er met 2, 3 of 4 spelers 4, 6 of 8 neutrale wachters mee; de rest blijft in de doos. Een paleis mag zonder wachters beginnen. Verder is alles als anders, en de handen blijven zoals altijd ongezien.
dieb-title-editions = Vier uitgaven
dieb-rule-editions =
    Het Franse, Tsjechische, Italiaanse en Nederlandse boekje zijn het over bijna alles eens. Waar dat niet zo is, spelen we zoals hierboven beschreven, en met opties speel je zoals jouw doos het zegt:
    - **Passen zonder danseressen** (Tsjechisch): ligt er geen open, dan mag je het paleis van je vierde kaart noemen. Drie komen blind, dan wordt die uit de stapel gezocht en getoond.
    - **Een schatkist nemen is vrijwillig** (Nederlands): zolang je er genoeg dieven hebt, mag je hem op elk moment van je beurten nemen. Dat is geen actie; wie verder niets doet, past toch. Dieven te veel blijven staan.
    - **Schatkisten gedekt** (Frans, Italiaans, Nederlands): alleen een kwestie van uiterlijk.

# Under the pictures
dieb-figure-palace = De bovenste schatkist vraagt vier dieven. Op de binnenplaats: twee van jou en één van een rivaal. Voor de poort: jouw wachter, die van een rivaal, een zwarte neutrale en een vrije plek.
dieb-figure-setup = Voor de eerste wachter: volle stapels, voor elk paleis een neutrale wachter.
dieb-figure-smuggle = Twee vreemde wachters, dus de dief kost twee kaarten van dit paleis.
dieb-figure-guard = Een wachter gaat van het ene paleis naar het andere, voor een kaart van een van beide.
dieb-figure-escort = Dezelfde kaart, en een dief gaat mee.
dieb-figure-neutral = Een zwarte wachter onderweg, voor een kaart van elk van de twee paleizen.
dieb-figure-theft = Drie van de vier zijn er. De volgende maakt de diefstal rond.
dieb-figure-dancers = Na het passen: drie kaarten van de stapel, en een danseres.
