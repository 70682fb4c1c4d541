# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = Worum es geht
dieb-title-aim = Das Ziel
dieb-rule-aim =
    Nacht über Bagdad. Sechs Paläste hüten ihre Schätze auf der Terrasse, und du hast zwölf flinke Diebe und ein paar Wächter, die dein Geld nehmen. Sind genug deiner Diebe in einem Hof beisammen, tragen sie die oberste Truhe davon.
    Wer zuerst genug Truhen hat, gewinnt: **6** zu zweit, **5** zu dritt, **4** zu viert. Eine schwere Truhe zählt nicht mehr als eine leichte.
dieb-title-palace = Ein Palast
dieb-rule-palace =
    Jeder der sechs Paläste hat drei Teile. Auf der **Terrasse** liegt ein Stapel Truhen; die Zahl auf der obersten sagt, wie viele Diebe ein und desselben Spielers sie tragen können. Im **Hof** ist Platz für beliebig viele Diebe, wem sie auch gehören. Vor dem **Tor** sind vier Plätze für Wächter.
    Wächter gehören dir, den anderen, oder sie sind schwarz und neutral. Jeder Wächter, der nicht dir gehört, ist für dich **fremd**.

dieb-chapter-setup = Vorbereitung
dieb-title-box = In der Schachtel
dieb-rule-box =
    48 Diebe und 16 Wächter in vier Farben, 8 neutrale Wächter, 24 Truhen (je sechs der Stärken 4, 5, 6 und 7), 102 Palastkarten (17 von jedem Palast) und 8 Tänzerinnen.
    Truhen gibt es immer genug, damit jemand gewinnt, auch wenn ein einzelner Palast leer werden kann. Nichts verlässt je das Spiel: Gezahlte Karten kommen wieder, Diebe auch.
dieb-title-board = Der Plan
dieb-rule-board =
    Auf jede Terrasse kommen vier Truhen: unten die 7, dann 6, 5 und obenauf die 4. Vor jedem Palast steht ein neutraler Wächter; die zwei übrigen bleiben in der Schachtel. Die Palastkarten werden gemischt und bilden einen verdeckten Stapel. Die Tänzerinnen kommen nicht hinein: Sie liegen offen daneben.
dieb-title-players = Die Spieler
dieb-rule-players =
    Wer am ältesten ist, beginnt, dann geht es im Uhrzeigersinn. Alle nehmen die zwölf Diebe einer Farbe als Vorrat, dazu Wächter: je **4** zu zweit, **3** zu dritt, **2** zu viert. Wer beginnt, bekommt 6 Palastkarten, jeder Weitere eine mehr als der Vorige: 7, 8, 9. Mit einer Tänzerin fängt niemand an.
    > Wer beginnt, entscheidet hier der Platz: Der erste Platz fängt an. Wollen zwei dieselbe Farbe, hat sie, wer zuerst gefragt hat.
dieb-title-placing = Wächter aufstellen
dieb-rule-placing =
    Reihum stellt jeder einen Wächter nach dem anderen auf freie Plätze; wer beginnt, stellt den ersten. Vor einem Palast stehen höchstens vier Wächter; wie viele davon deine sind, liegt bei dir. Deine Karten bleiben verdeckt, bis der letzte Wächter steht. Dann nehmen alle ihre Hand auf, und der erste Zug beginnt.
    > Alle vier Plätze dürfen einem einzigen Spieler gehören. Dann kann dort niemand schmuggeln, bis ein Wächter geht. Mit einer Option dürfen alle schon beim Aufstellen ihre eigenen Karten ansehen.

dieb-chapter-turn = Dein Zug
dieb-title-turn = Der Zug
dieb-rule-turn =
    In deinem Zug handelst du, so oft du willst und zahlen kannst, in beliebiger Reihenfolge, auch mehrmals dasselbe. Du musst nie. Bist du fertig, ziehst du Karten, und der Nächste ist dran.
    Jede Aktion wird ganz ausgeführt, mit dem Diebstahl, den sie vielleicht auslöst, bevor die nächste folgt. Was du am Ende des Zuges ziehst, ist für spätere Züge.
dieb-title-paying = Bezahlen
dieb-rule-paying =
    Es gibt vier Aktionen. Jede bezahlst du mit Palastkarten aus der Hand; sie kommen auf einen gemeinsamen Ablagestapel. Du zahlst genau den Preis: nie mehr, und anders wirst du Karten nicht los. Eine **Tänzerin** gilt als Karte jedes Palasts, auch wenn du die richtige hast, und ein Preis darf ganz aus Tänzerinnen bestehen. Eine gezahlte Tänzerin kommt sofort zurück zu den offenen.
    > Eine Karte bezahlt nie zwei Aktionen. Eine Tänzerin darfst du für jeden späteren Zug aufheben.
dieb-title-undo = Zurücknehmen
dieb-rule-undo =
    Hier darfst du eine Aktion zurücknehmen, bis etwas Verborgenes ans Licht kam, also bis Karten gezogen oder Hände aufgenommen wurden, oder bis die Partie vorbei ist. Alles kehrt an seinen Ort zurück, auch gezahlte Karten und Tänzerinnen.

dieb-chapter-actions = Die vier Aktionen
dieb-title-smuggle = Einen Dieb einschmuggeln
dieb-rule-smuggle =
    Ein Dieb aus deinem Vorrat schlüpft in einen Hof. Vor diesem Palast muss mindestens ein **eigener** Wächter stehen, der wegsieht, und mindestens ein **fremder**, der bestochen wird. Der Preis ist eine Karte dieses Palasts für jeden fremden Wächter: 1, 2 oder 3 Karten. Deine eigenen kosten nichts.
    Der Preis wird für jeden Dieb neu berechnet. Kommt oder geht dazwischen ein Wächter, ändert er sich.
    > Du darfst auch in einen Palast ohne Truhen schmuggeln. Dort bringt es dir nur nichts.
dieb-title-guard = Einen eigenen Wächter bewegen
dieb-rule-guard =
    Dein Wächter geht von einem Palast zu einem beliebigen anderen mit freiem Platz. Das kostet eine Karte, die des verlassenen oder die des erreichten Palasts, wie du willst. Entfernungen spielen keine Rolle, und derselbe Wächter darf in einem Zug mehrmals gehen.
    > Vor einem vollen Palast tauschen Wächter nicht die Plätze. Dein letzter Wächter darf eigene Diebe zurücklassen; sie bleiben und zählen weiter. Auch der letzte fremde Wächter darf weggeschickt werden: Dann kann dort niemand schmuggeln.
dieb-title-escort = Einen Dieb mitnehmen
dieb-rule-escort =
    Bewegst du deinen Wächter, darf einer deiner Diebe aus dem verlassenen Hof in den erreichten mitgehen, für dieselbe eine Karte. Fremde Wächter kosten hier nichts, und keiner der beiden Paläste braucht welche. Nur dein eigener Wächter nimmt jemanden mit, nur einen Dieb auf einmal und nur einen von dir.
    Fremde Diebe bewegt niemand, nie.
dieb-title-neutral = Einen neutralen Wächter bewegen
dieb-rule-neutral =
    Ein neutraler Wächter geht von einem Palast zu einem anderen mit freiem Platz. Das kostet **zwei** Karten, eine von jedem der beiden Paläste; Tänzerinnen dürfen eine davon oder beide ersetzen. Eigene Figuren brauchst du an keinem der beiden. Die Wächter der anderen kannst du nie bewegen.
dieb-title-limit = Dreimal mit einem Dieb
dieb-rule-limit =
    Schmuggeln und Mitnehmen sind Aktionen mit einem Dieb. Davon darfst du in einem Zug insgesamt **drei** machen. Wächter ohne Dieb bewegst du, solange die Karten reichen. Eine Truhe zu nehmen ist keine Aktion und zählt nicht. Was du nicht nutzt, verfällt; in jedem Zug wird neu gezählt.

dieb-chapter-theft = Eine Truhe stehlen
dieb-title-theft = Der Diebstahl
dieb-rule-theft =
    Sobald du in einem Hof so viele Diebe hast, wie die oberste Truhe verlangt, nehmen sie sie mit, wie sie auch hineinkamen und ob ein Wächter da ist oder nicht. Diese Diebe kehren sofort in deinen Vorrat zurück und dürfen im selben Zug wieder eingesetzt werden. Fremde Diebe und alle Wächter bleiben. Die nächste Truhe verlangt einen Dieb mehr.
    > Anders bekommst du Diebe nicht zurück. Nur wer am Zug ist, gewinnt irgendwo Diebe hinzu; darum haben nie zwei zugleich genug, und eine Aktion bringt nie zwei Truhen.
dieb-title-empty = Ein Palast ohne Truhen
dieb-rule-empty =
    Ein geplünderter Palast bleibt im Spiel. Wächter und Diebe kommen und gehen, seine Karten bezahlen weiter Wege, und ein Dieb, der dort steht, lässt sich dorthin mitnehmen, wo es etwas zu holen gibt.

dieb-chapter-drawing = Karten ziehen
dieb-title-draw = Das Ende des Zuges
dieb-rule-draw =
    Hast du etwas getan, ziehst du **drei** Karten. Hast du nichts getan, passt du und ziehst **vier**, und eine davon darf eine offene Tänzerin sein. Über die Tänzerin entscheidest du, bevor du die anderen Karten siehst. Du ziehst immer die volle Zahl, und die Hand ist nicht begrenzt.
dieb-title-dancers = Tänzerinnen
dieb-rule-dancers =
    Nur wer passt, bekommt eine Tänzerin, und immer nur eine. Du musst keine nehmen. Liegt keine mehr offen, kommt die vierte Karte wie die anderen vom Stapel. Alle acht sind öffentlich: Jeder sieht, wer wie viele hat.
dieb-title-pile = Wenn der Stapel leer ist
dieb-rule-pile =
    Wird eine Karte gebraucht und der Stapel ist leer, so wird die Ablage gemischt und zum neuen Stapel, notfalls mitten im Ziehen. Ist beides leer, ziehst du, was da ist, oder nichts.

dieb-chapter-end = Das Ende
dieb-title-end = Der Sieg
dieb-rule-end =
    Mit der entscheidenden Truhe ist sofort Schluss: keine weitere Aktion, kein Ziehen, keine letzte Runde. Es wird nichts gewertet, und ein Unentschieden gibt es nicht.
dieb-title-standstill = Wenn nichts mehr geschieht
dieb-rule-standstill =
    > Vergeht eine ganze Runde, in der niemand handelt und niemand eine Karte zieht, ist die Partie vorbei. Wer die meisten Truhen hat, gewinnt, auch mehrere gemeinsam. Wächter, die hin und her gehen, sind kein Stillstand: Jeder Schritt kostet eine Karte. Geht jemand, übernimmt ein Computerspieler den Platz.

dieb-chapter-knowing = Wer was weiß
dieb-title-knowing = Offen und verborgen
dieb-rule-knowing =
    Verborgen sind nur zwei Dinge: die Reihenfolge des Stapels und die Palastkarten auf den Händen. Bis der letzte Wächter steht, kennst du selbst deine eigenen Karten nicht. Für alle offen sind der Plan, die Vorräte, gewonnene und verbliebene Truhen, die Größe jeder Hand und ihre Tänzerinnen, die Größe des Stapels, jede Karte der Ablage und wie oft jemand in diesem Zug schon mit einem Dieb gehandelt hat.

dieb-chapter-variants = Varianten und Ausgaben
dieb-title-tactical = Die taktische Variante
dieb-rule-tactical =
    Vorab steht kein neutraler Wächter. Jeder stellt außer den eigenen noch zwei neutrale auf, weiterhin einen nach dem anderen, und wählt jedes Mal, welche Art. So sind bei 2, 3 oder 4 Spielern 4, 6 oder 8 neutrale Wächter dabei; der Rest bleibt in der Schachtel. Ein Palast darf ganz ohne Wächter beginnen. Sonst ist alles wie gewohnt, auch die Hände bleiben wie immer ungesehen.
dieb-title-editions = Vier Ausgaben
dieb-rule-editions =
    Das französische, das tschechische, das italienische und das niederländische Heft sind sich fast überall einig. Wo nicht, spielen wir wie oben beschrieben, und mit Optionen spielst du nach deiner Schachtel:
    - **Passen ohne Tänzerinnen** (tschechisch): Liegt keine offen, darfst du den Palast deiner vierten Karte nennen. Drei kommen blind, dann wird diese aus dem Stapel gesucht und gezeigt.
    - **Eine Truhe zu nehmen ist freiwillig** (niederländisch): Solange genug Diebe dort sind, darfst du sie jederzeit in deinen Zügen nehmen. Das ist keine Aktion; wer sonst nichts tut, passt trotzdem. Überzählige Diebe bleiben.
    - **Truhen verdeckt** (französisch, italienisch, niederländisch): nur eine Frage des Aussehens.

# Under the pictures
dieb-figure-palace = Die oberste Truhe verlangt vier Diebe. Im Hof: zwei von dir und einer eines Gegners. Vor dem Tor: dein Wächter, der eines Gegners, ein schwarzer neutraler und ein freier Platz.
dieb-figure-setup = Vor dem ersten Wächter: volle Stapel, vor jedem Palast ein neutraler Wächter.
dieb-figure-smuggle = Zwei fremde Wächter, also kostet der Dieb zwei Karten dieses Palasts.
dieb-figure-guard = Ein Wächter geht vom einen Palast zum anderen, für eine Karte von einem der beiden.
dieb-figure-escort = Dieselbe Karte, und ein Dieb geht mit.
dieb-figure-neutral = Ein schwarzer Wächter auf dem Weg, für eine Karte von jedem der beiden Paläste.
dieb-figure-theft = Drei von vier sind da. Der nächste macht den Diebstahl perfekt.
dieb-figure-dancers = Nach dem Passen: drei Karten vom Stapel und eine Tänzerin.
