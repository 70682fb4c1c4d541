# $palace and $target are masculine: im, vom, zum.

lesson-companion = Dein Begleiter
lesson-show = Zeig es mir
lesson-fold = Weniger
lesson-unfold = Mehr
lesson-again = Noch einmal spielen
lesson-next = Eine ganze Partie
lesson-rules = Die Regeln lesen

## The Thief of Baghdad (dieb)

lesson-dieb-start = Die Nacht ist weit fortgeschritten: Du und { $name } habt je vier Truhen, und mit sechs gewinnt man. Zwei fehlen dir noch; hol sie, bevor { $name } sie hat.
lesson-dieb-win-title = Mit dieser gewinnst du
lesson-dieb-win = Im { $palace } hast du { $have } von { $needed } Dieben. Einer mehr trägt deine letzte Truhe davon, und die Partie ist im selben Augenblick vorbei.
lesson-dieb-theft-title = Eine Truhe für einen Dieb mehr
lesson-dieb-theft = Im { $palace } hast du { $have } von { $needed } Dieben. Noch einer, und die Truhe gehört dir. Die Diebe kommen zu dir zurück und können weiterarbeiten, sogar in diesem Zug.
lesson-dieb-smuggle-title = Diebe an einem Ort sammeln
lesson-dieb-smuggle = Diebe hier und da gewinnen nichts. Im { $palace } hast du { $have } von { $needed }; ein Dieb kommt für { $price ->
    [one] eine Karte
   *[other] { $price } Karten
 } hinein, eine für jeden Wächter dort, der nicht dir gehört.
lesson-dieb-escort-title = Einen Dieb hinüberbringen
lesson-dieb-escort = Dein Wächter kann einen Dieb vom { $palace } zum { $target } mitnehmen. Eine Karte zahlt für beide, wie viele Wächter dort auch stehen: oft billiger als schmuggeln, und dort zählt jeder Dieb.
lesson-dieb-escort-empty-title = Hol den untätigen Dieb
lesson-dieb-escort-empty = Der { $palace } ist geplündert: Dort bringen Diebe nichts. Dein Wächter kann einen zum { $target } mitnehmen, für eine einzige Karte, wer dort auch steht, und der nächste Dieb dort ist vielleicht der letzte, den du brauchst.
lesson-dieb-end-title = Genug für diesen Zug
lesson-dieb-end = Etwas, das weiterhilft, kannst du jetzt nicht mehr bezahlen. Beende den Zug und zieh drei Karten; was du gesammelt hast, bleibt, wo es ist.
lesson-dieb-limit-title = Drei Aktionen mit Dieben sind getan
lesson-dieb-limit = Mehr als drei in einem Zug gehen nicht. Beende ihn und zieh drei Karten; deine Diebe bleiben, wo sie sind.
lesson-dieb-pass-title = Nichts zu tun kann ein Plan sein
lesson-dieb-pass = Nichts, was du zahlen kannst, bringt dich näher. Wer nichts tut, zieht vier Karten, und eine darf eine Tänzerin sein, die für jede Karte steht. Nimm sie: Im { $palace } { $missing ->
    [one] fehlt dir ein Dieb
   *[other] fehlen dir { $missing } Diebe
 }.
lesson-dieb-wait-title = { $name } ist am Zug
lesson-dieb-wait = Sieh, wo { $name } Diebe sammelt: bisher { $won } von { $goal } Truhen, und im { $palace } { $missing ->
    [one] fehlt ein Dieb
   *[other] fehlen { $missing } Diebe
 }. Deine Wächter dort machen es teurer.
lesson-dieb-threat = Achte auf { $name }: Im { $palace } { $missing ->
    [one] fehlt ein Dieb
   *[other] fehlen { $missing } Diebe
 } zur Truhe.
lesson-dieb-won-title = Sechs Truhen: Du hast gewonnen
lesson-dieb-won = Diebe an einem Ort sammeln, einen Wächter die Arbeit machen lassen, auf eine Tänzerin warten, wenn sonst nichts hilft: So gewinnt man Truhen. In einer ganzen Partie stellst du die Wächter selbst auf: bei Palästen, wo auch andere stehen, denn nur ein fremder Wächter lässt dich schmuggeln, und wo es wenige sind, denn jeder kostet eine Karte.
lesson-dieb-lost-title = { $name } war schneller
lesson-dieb-lost = Das kommt vor. Sammle deine Diebe nächstes Mal in dem Palast, in dem am wenigsten fehlt, und lass einen Wächter dort, wo { $name } fast so weit ist: Jeder Wächter von dir macht es eine Karte teurer.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = Es ist die sechste Runde. Deine Geburtstagskarte verlangt: { $birthday }; der Smaragd ist in deinem Beutel. Endet eine Runde mit dem Großwesir in einem Laden des Palasts, gewinnt, wer die richtigen Edelsteine hat.
lesson-voleurs-trade-title = Wisse, was du brauchst
lesson-voleurs-trade = Was dir fehlt, kostet { $price } Dinar, und deine Karten sind dir { $purse } wert. Du brauchst keinen Handel; andere bieten an, was ihnen passt. Sag, dass du fertig bist.
lesson-voleurs-offer-title = { $name } macht ein Angebot
lesson-voleurs-offer = Das Viertel ist wahr, der Name vielleicht gelogen. Frag dich, was { $name } loswerden will. Du hast, was du brauchst, und darfst ablehnen.
lesson-voleurs-gem-title = Kauf, was deine Karte verlangt
lesson-voleurs-gem = { $gem } kostet { $price } Dinar, und niemand gibt heraus: Zahl mit Karten, die gerade reichen, und behalte eine gute für den Schluss.
lesson-voleurs-slipper-title = Lass zuerst die anderen ausgeben
lesson-voleurs-slipper = Wer den Großwesir zuletzt bewegt, entscheidet, wo er steht. Andere haben noch Karten und könnten ihn wieder herausholen. Gib den Pantoffel weiter und behalte deine Karten.
lesson-voleurs-spend-title = Eine kleine Karte kauft Zeit
lesson-voleurs-spend = Du musst etwas kaufen, bevor du den Pantoffel weitergibst, und andere haben noch Karten. Gib die Karte aus, die dir am wenigsten wert ist, und behalte die, die den Großwesir heimbringt.
lesson-voleurs-vizier-title = Jetzt bring den Großwesir heim
lesson-voleurs-vizier = Sonst hat niemand mehr eine Karte, also kann es niemand rückgängig machen. Ein Dinar je Schritt: ab in einen Laden des Palasts mit ihm, und mit der Runde endet die Partie.
lesson-voleurs-earn-title = Verdien mehr
lesson-voleurs-earn = Was dir fehlt, übersteigt deine Karten. Eine Figur mehr in einem Laden bringt in jeder Runde eine Karte mehr; reichere Viertel bringen mehr.
lesson-voleurs-wait-title = { $name } ist dran
lesson-voleurs-wait = Sieh, was die anderen zahlen und wohin ihre Diebe gehen: Ein Dieb neben deinem greift in deinen Beutel. Zusammen haben sie { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
lesson-voleurs-won-title = Alles Gute zum Geburtstag: gewonnen
lesson-voleurs-won = Wissen, was man braucht, keinen Dinar vergeuden und den Großwesir bewegen, wenn niemand mehr antworten kann: So gewinnt man Geburtstage. In einer ganzen Partie schickst du auch Agenten in reiche Viertel, lügst ein wenig beim Handel und hältst deinen Dieb außer Reichweite.
lesson-voleurs-lost-title = Diesmal nicht
lesson-voleurs-lost = Der Großwesir kam im falschen Augenblick heim, oder ein Edelstein ging verloren. Behalte eine starke Karte, bis die anderen keine mehr haben, und deinen Dieb weit weg von ihren.
