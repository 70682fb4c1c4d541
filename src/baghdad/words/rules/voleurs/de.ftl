# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = Worum es geht
voleurs-title-aim = Das Ziel
voleurs-rule-aim =
    Drei bis sechs Diebe, und jeder hat einen Geburtstagswunsch: bestimmte Edelsteine, vor allen anderen geheim. Deine Agenten verdienen Karten in den Läden der Stadt. Du tauschst Karten, nicht immer ehrlich, und gibst sie für weitere Agenten, für Edelsteine und für Wege aus. Ist der Großwesir heim in den Palast gekommen, werden die Beutel geöffnet, und **alle**, deren Wunsch erfüllt ist, gewinnen.
    > Mit einer Option geht es auch zu zweit, aber dafür ist das Spiel nicht gemacht.
voleurs-title-birthdays = Geburtstagskarten
voleurs-rule-birthdays =
    Es gibt sechs, alle verschieden, und jeder hat eine. Eine Karte verlangt bestimmte **echte** Edelsteine; Fälschungen zählen nie. Mehr als verlangt schadet nicht, und wo unter zwei Steinen ein Rubin sein soll, ist er einer der beiden.
voleurs-title-city = Die Stadt
voleurs-rule-city =
    Fünf ummauerte Viertel winden sich von arm nach reich: **Basar**, **Hafen**, **Suk**, **Kasbah**, **Palast**. Jedes Feld ist ein **Laden**, der Karten bringt, oder eine **Gasse**, die keine bringt. Nur Tore führen von einem Viertel ins nächste, auch mehrere; ein Tor ist eine Lücke in der Mauer, kein Feld. Draußen liegt die **Wüste**, auch sie kein Feld. An ihrem Rand liegen fünf Felder des Basars, die einzigen Zugänge. Hinaus führt kein Weg.

voleurs-chapter-setup = Vorbereitung
voleurs-title-box = In der Schachtel
voleurs-rule-box =
    Der Großwesir und sechs Diebe; für jeden 7 Karawanenführer, 6 Händler, 3 Makler und 4 Meuchelmörder; 20 Edelsteine; der Pantoffel; 6 Geburtstagskarten, 6 Diebeskarten und 68 Handelskarten: 60 Waren, 5 Edelsteinkarten und 3 Überraschungen, in fünf Stapeln mit eigenen Rückseiten. Jeder hat einen Beutel für Edelsteine.
    > Die Liste, die wir kennen, nennt die Meuchelmörder „Diebe“, und die Schilder der Viertel haben in den Regeln keine Aufgabe. Farben sind Geschmackssache.
voleurs-title-layout = Der Tisch
voleurs-rule-layout =
    Agenten und Edelsteine liegen offen im Vorrat. Die fünf Stapel und die Geburtstagskarten sind gemischt und verdeckt. Der Großwesir wartet in der Wüste vor der Stadt.
voleurs-title-thieves = Dein Dieb
voleurs-rule-thieves =
    Reihum wählt jeder einen der sechs Diebe. Er liegt offen und bestimmt, was dir Waren wert sind. Im Ganzen sind alle sechs gleich gut. Dann zieht jeder eine Geburtstagskarte, sieht sie heimlich an und nimmt den Dieb, zwei Karawanenführer und einen leeren Beutel.
    > Der erste Platz gilt als der jüngste und wählt zuerst. Mit einer Option werden die Diebe ausgeteilt.
voleurs-title-placing = Die ersten Figuren
voleurs-rule-placing =
    Beginnend beim ersten Spieler stellt jeder eine seiner drei Figuren in den Basar, dreimal reihum: den Dieb auf eine freie **Gasse**, die Karawanenführer in freie **Läden**. Später darf jeder überall stehen. Der erste Spieler nimmt den Pantoffel, und die erste Runde beginnt.

voleurs-chapter-cards = Die Karten
voleurs-title-goods = Waren
voleurs-rule-goods =
    Jede der 60 Waren hat einen Wert in Dinar, und der hängt davon ab, wer sie ausgibt: Was dir wenig wert ist, ist einem anderen teuer. Zu jedem Viertel gehören zwölf Waren; je reicher das Viertel, desto mehr sind sie wert. Die Tabelle ist für alle offen.
    > In einem Beispiel ist Eisen für David 8 wert; es sind 9, wie in der Tabelle.
voleurs-title-surprises = Überraschungen
voleurs-rule-surprises =
    Es gibt drei, und sie sind allen gleich viel wert: eine allein **1** Dinar, zwei zusammen **10**, alle drei **50**. Es zählen nur die zusammen, die in derselben Zahlung liegen, und Waren dürfen daneben liegen.
voleurs-title-gemcards = Edelsteinkarten
voleurs-rule-gemcards =
    In jedem Stapel ist eine. Sie kauft ihren Edelstein, umsonst auch dort, wo Preise gestiegen sind, und sonst nichts, und liegt nie mit anderen Karten in einer Zahlung. Weil am Ende alle Hände leer sein müssen, benutzt du sie früher oder später; das gilt als Kauf. Ist ein Edelstein ausverkauft, verlässt seine Karte nach der Runde das Spiel.
    > Ist er erst in dieser Runde ausverkauft, wirfst du die Karte weg, wenn du dran bist. Auch das gilt als Kauf.

voleurs-chapter-round = Eine Runde
voleurs-title-round = Drei Schritte
voleurs-rule-round =
    Zuerst ziehen alle ihr **Einkommen**, im Uhrzeigersinn ab dem Pantoffel. Dann **handeln** alle, bis niemand mehr will. Dann wird **gekauft**, bis keine Hand mehr Karten hat. Alle Karten gehen in ihre Stapel zurück, die gemischt werden, und der Pantoffel bleibt, wo er ist. Ist die Partie nicht vorbei, beginnt die nächste Runde.
voleurs-title-income = Einkommen
voleurs-rule-income =
    Für jede deiner Figuren in einem Laden ziehst du eine Karte seines Viertels; auch dein Dieb verdient. Meuchelmörder verdienen nichts, ebenso wer auf einer Gasse oder in der Wüste steht. Der Großwesir verdient für niemanden, besetzt aber sein Feld. In der ersten Runde sind das für jeden zwei Karten des Basars.
    Ein Beispiel: Makler und Meuchelmörder in Läden des Hafens, ein Händler auf einer Gasse der Kasbah, dein Dieb und ein Karawanenführer dort in Läden: eine Karte des Hafens, zwei der Kasbah.
    > Du musst ziehen. Reicht ein Stapel nicht, geht es Figur für Figur, solange Karten da sind. Wer niemanden in einem Laden hat, bekommt nichts, kann aber noch gewinnen. Bekommt gar niemand eine Karte, endet die Partie sofort.
voleurs-title-trade = Handel
voleurs-rule-trade =
    Zwei dürfen Handelskarten tauschen, beliebig viele gegen beliebig viele, oder einer verschenkt welche. Karten werden nicht gezeigt und ihr Wert nicht genannt. Das **Viertel** einer Karte ist immer wahr, ihre Rückseite zeigt es; ihr **Name** darf gelogen sein, sogar ob sie eine Edelsteinkarte oder eine Überraschung ist. Sind zwei sich einig, wechseln die Karten zugleich und ungesehen die Hände. Was du bekamst, darfst du weitertauschen. Edelsteine und Figuren werden nie gehandelt.
    > Behauptungen und Versprechen binden niemanden. Geburtstagskarten und Beutel zeigt niemand. Ein Geschäft zu dritt sind zwei Geschäfte nacheinander.
voleurs-title-offers = Angebote hier
voleurs-rule-offers =
    Gehandelt wird mit Angeboten. Du legst echte Karten hin, jede auf Wunsch unter einem Namen, und sagst, wie viele Karten aus welchem Viertel du von einem Spieler willst. Er sucht aus, was er dafür gibt, oder lehnt ab; du kannst zurückziehen. Eine Karte darf in mehreren Angeboten liegen: Das erste, das angenommen wird, macht die anderen ungültig. Wer nicht mehr will, sagt „fertig“, und ein neues Angebot weckt ihn wieder. Sind alle fertig, ist der Handel vorbei; ein Tausch weckt beide Beteiligten wieder, und wer keine Karten hat, darf noch welche geschenkt bekommen.
voleurs-title-slipper = Der Pantoffel
voleurs-rule-slipper =
    Wer den Pantoffel hat, kauft, **mindestens einmal**, und darf weiterkaufen, solange Karten da sind. Dann gibt er ihn einem beliebigen anderen, der eine Karte hat, und darf Karten für später behalten. Er kann in einer Runde mehrmals zu dir kommen. Hat sonst niemand eine Karte, kaufst du, bis du keine mehr hast; hast du keine und andere schon, gibst du ihn weiter. Wer ihn am Ende der Runde hat, behält ihn und beginnt die nächste.
    > Wer ihn ohne Karten hat, gibt ihn sofort weiter. Gibt es nichts Nützliches, geht immer ein Zug um null Felder. Er darf dorthin zurück, woher er kam.
voleurs-title-paying = Bezahlen
voleurs-rule-paying =
    Dreierlei ist zu kaufen: ein Agent, ein Edelstein, ein Weg. Du zahlst mit einer oder mehreren Karten, die **dir** zusammen mindestens den Preis wert sind. Wechselgeld gibt es nicht, und eine Karte wird nicht geteilt: eine Zahlung, ein Kauf. Zu viel zu zahlen ist erlaubt.
voleurs-title-undo = Zurücknehmen
voleurs-rule-undo =
    > Was du getan hast, lässt sich zurücknehmen, bis ein anderer gehandelt hat oder etwas Verborgenes ans Licht kam. Ein Kauf zeigt Karten, also bleibt er.

voleurs-chapter-purchases = Einkäufe
voleurs-title-agents = Agenten
voleurs-rule-agents =
    Ein Agent kommt aus deinem Vorrat, solange er einen dieser Art hat, und steht in der Wüste. Schon dein nächster Kauf darf ihn bewegen.
voleurs-title-gems = Edelsteine
voleurs-rule-gems =
    Ein Edelstein kostet seinen Preis oder seine Edelsteinkarte und kommt in deinen Beutel. Edelsteine kehren nie in den Vorrat zurück: Was ausverkauft ist, bleibt es. Fälschungen sind nichts wert, aber ein Dieb, der in deinen Beutel greift, erwischt vielleicht eine.
voleurs-title-move = Wege
voleurs-rule-move =
    Ein Dinar bewegt eine Figur ein Feld weit: eine von dir oder den Großwesir. Du darfst weniger weit gehen, als du bezahlt hast. Aus der Wüste kommt man über die fünf Felder an ihrem Rand herein, auch das erste kostet einen Dinar. In der Stadt gehst du beliebig, über andere Figuren hinweg, durch Tore, nie durch Mauern, und endest auf einem **freien** Feld. Zurück in die Wüste, wo Platz für alle ist, geht niemand.
    > Ein Zug um null Felder ist mit jeder Karte zu haben, und sei es nur, um sie loszuwerden. Der kürzeste Weg wird für dich berechnet.
voleurs-title-abilities = Was Figuren können
voleurs-rule-abilities =
    Am Ende eines bezahlten Weges, auch über null Felder, darf die bewegte Figur **einmal** gegen eine Figur auf einem Nachbarfeld vorgehen. Nicht durch eine Mauer, aber durch ein Tor; nicht gegen jemanden in der Wüste und nicht von dort aus; und nicht unterwegs.
    > Auch eigene Figuren darfst du vertreiben und töten, wenn es keine Option verbietet. Neben demselben Opfer darfst du immer wieder vorgehen, jedes Mal für eine Karte. Mit einer anderen Option wirken Figuren in der Wüste auf die an ihrem Rand.
voleurs-title-merchants = Händler und Makler
voleurs-rule-merchants =
    Ein Händler schickt einen Karawanenführer in die Wüste, ein Makler einen Händler, sonst niemanden. Von dort dürfen sie wieder hereinkommen. Karawanenführer tun niemandem etwas.
voleurs-title-assassins = Meuchelmörder
voleurs-rule-assassins =
    Ein Meuchelmörder tötet einen beliebigen Agenten, der für immer aus dem Spiel ist, und geht in die Wüste. Ist das Opfer ein Meuchelmörder, sind beide aus dem Spiel, auch wenn beide dir gehören. Diebe und Großwesir sind unverwundbar. Makler und Meuchelmörder haben also nur Meuchelmörder zu fürchten.
voleurs-title-robbing = Rauben
voleurs-rule-robbing =
    Dein Dieb nimmt einen Edelstein aus dem Beutel eines fremden Diebs, zufällig gezogen, jeder einzelne gleich wahrscheinlich. Räuber und Beraubter wissen, welchen; sonst niemand. Aus einem leeren Beutel ist nichts zu rauben, der Weg aber gilt. Diebe verlassen die Stadt nie.
voleurs-title-vizier = Der Großwesir
voleurs-rule-vizier =
    Jeder Käufer darf ihn bewegen, nach den Regeln für Figuren, auf jedes freie Feld der Stadt; einmal drin, kann er nicht in die Wüste zurück. Er tut nichts, und ihm kann niemand etwas tun. Solange noch jemand eine Karte hat, kann er aus dem Palast wieder herausgeholt werden.
    > Sind alle Läden des Palasts besetzt, geht die Partie weiter, bis Platz ist.

voleurs-chapter-end = Das Ende
voleurs-title-end = Wann Schluss ist
voleurs-rule-end =
    Die Partie endet mit einer Runde, an deren Ende, wenn alle Hände leer sind, der Großwesir in einem **Laden des Palasts** steht. Eine Gasse genügt nicht, und dort gewesen zu sein auch nicht. Es kommt also darauf an, wer ihn zuletzt bewegt.
    > Bewegt ihn nie jemand, geht es weiter.
voleurs-title-winners = Wer gewonnen hat
voleurs-rule-winners =
    Geburtstagskarten und Beutel werden gezeigt. Alle, deren Beutel enthält, was ihre Karte verlangt, haben gemeinsam gewonnen. Gibt es niemanden, gewinnt der reichste Beutel: Fälschung 0, Saphir 12, Smaragd 20, Rubin 27, Diamant 35 Dinar.
    > Gleich reich heißt gemeinsam gewonnen, selbst mit gar nichts.

voleurs-chapter-knowing = Wer was weiß
voleurs-title-knowing = Offen und verborgen
voleurs-rule-knowing =
    Verborgen sind die Namen der Karten auf den Händen, die Reihenfolge der Stapel, die Geburtstagskarten und der Inhalt der Beutel. Offen sind Zahl und Viertel aller Handkarten, gezahlte Karten, die Edelsteine im Vorrat und jeder im Augenblick des Kaufs, die Zahl der Edelsteine in jedem Beutel, der Plan, die Wüste und alle Vorräte. Was ein Tausch bewegte, wissen die beiden; was ein Raub nahm, Räuber und Opfer.

voleurs-chapter-advanced = Regeln für Fortgeschrittene
voleurs-title-refuge = Zuflucht
voleurs-rule-refuge =
    Karawanenführer und Händler auf **Gassen** können nicht vertrieben werden, auch nicht von den eigenen Leuten. Getötet werden können sie noch.
voleurs-title-blocking = Sperren
voleurs-rule-blocking =
    Keine Figur geht über einen fremden Karawanenführer hinweg; sie muss außen herum. Über eigene darf sie. Beim Großwesir gelten die Gegner dessen, der zahlt. Daneben enden darfst du. Fünf von ihnen können die Wüste abriegeln.
voleurs-title-vizierkill = Mord am Großwesir
voleurs-rule-vizierkill =
    Einmal je Partie darf ein Meuchelmörder den Großwesir töten, auch im Palast. Beide gehen in die Wüste, alle sechs Geburtstagskarten werden gemischt und neu ausgeteilt. Vielleicht bekommst du deine alte wieder.
voleurs-title-exchange = Austausch
voleurs-rule-exchange =
    Statt blind zu rauben, darf dein Dieb in den Beutel des Opfers sehen, einen Edelstein deiner Wahl nehmen und einen echten von dir hineinlegen. Dazu brauchst du einen echten, und der Beutel darf nicht leer sein. Eine Fälschung darfst du nehmen, aber nicht geben.
voleurs-title-prices = Steigende Preise
voleurs-rule-prices =
    Sobald von einer Art nur noch ein Edelstein da ist, kostet er 5 Dinar mehr. Seine Edelsteinkarte kauft ihn trotzdem, und was er am Ende wert ist, bleibt gleich.
voleurs-title-change = Wechselgeld für den Großwesir
voleurs-rule-change =
    Was der Autor selbst am liebsten spielt: Was bei einem Kauf zu viel bezahlt wurde, darf sofort den Großwesir bewegen, ein Dinar je Feld.

voleurs-chapter-plan = Der Plan
voleurs-title-plan = Unser Stadtplan
voleurs-rule-plan =
    Der gedruckte Plan ist verloren; unserer ist nach dem gezeichnet, was die Regeln über ihn sagen. Läden genug für den Anfang aller, nicht mehr, als die Stapel hergeben, Tore paarweise an Gassen, Wege, die zu den Reichen hin länger werden. Jeder Plan lässt sich daran prüfen, und du darfst eigene zeichnen.

# Under the pictures
voleurs-figure-birthdays = Die sechs Geburtstagskarten
voleurs-figure-city = Die Runde Stadt: Kräftige Felder sind Läden, blasse Gassen; dicke Linien sind Mauern, goldene Lücken Tore. Die Wüste liegt links unten.
voleurs-figure-placing = Zwei haben aufgestellt: Diebe (T) auf Gassen, Karawanenführer (C) in Läden.
voleurs-figure-goods = Was jede Ware jedem Dieb wert ist, in Dinar
voleurs-figure-income = Das Beispiel: eine Karte des Hafens, zwei der Kasbah.
voleurs-figure-agents = Die Figuren jedes Spielers
voleurs-figure-gems = Edelsteine, ihre Preise und ihr Wert, in Dinar
voleurs-figure-move = Wohin dein Händler (M) für drei Dinar kommt. Neben dem gegnerischen Karawanenführer (C) darf er ihn in die Wüste schicken.
voleurs-figure-merchants = Dein Händler (M) neben einem gegnerischen Karawanenführer (C); der Makler (B) des Gegners neben deinem anderen Händler.
voleurs-figure-end = Der Großwesir (V) in einem Laden des Palasts: Hat keine Hand mehr Karten, ist die Partie vorbei.
