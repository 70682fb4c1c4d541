# $palace and $target are masculine: nel, dal, al, il.

lesson-companion = La tua guida
lesson-show = Fammi vedere
lesson-fold = Meno
lesson-unfold = Di più
lesson-again = Gioca di nuovo
lesson-next = Una partita intera
lesson-rules = Leggi le regole

## The Thief of Baghdad (dieb)

lesson-dieb-start = La notte avanza: tu e { $name } avete quattro forzieri a testa, e con sei si vince. Altri due, dunque, prima che li abbia { $name }.
lesson-dieb-win-title = Con questo si vince
lesson-dieb-win = Nel { $palace } hai { $have } ladri su { $needed }. Uno in più porta via il tuo ultimo forziere, e la partita finisce all’istante.
lesson-dieb-theft-title = Un forziere per un ladro in più
lesson-dieb-theft = Nel { $palace } hai { $have } ladri su { $needed }. Ancora uno e il forziere è tuo. I ladri tornano da te e possono rimettersi all’opera, anche in questo turno.
lesson-dieb-smuggle-title = Raduna i ladri in un posto solo
lesson-dieb-smuggle = Ladri sparsi qua e là non vincono nulla. Nel { $palace } ne hai { $have } su { $needed }; un ladro entra per { $price ->
    [one] una carta
   *[other] { $price } carte
 }, una per ogni guardia che non è tua.
lesson-dieb-escort-title = Accompagna un ladro
lesson-dieb-escort = La tua guardia può portare un ladro dal { $palace } al { $target }. Una carta paga per tutti e due, quante che siano le guardie: spesso costa meno che introdurlo, e là ogni ladro conta.
lesson-dieb-escort-empty-title = Va’ a prendere il ladro ozioso
lesson-dieb-escort-empty = Il { $palace } è saccheggiato: lì i ladri non guadagnano nulla. La tua guardia può portarne uno al { $target } per una sola carta, chiunque ci sia, e là il prossimo ladro sarà forse l’ultimo che ti serve.
lesson-dieb-end-title = Basta per questo turno
lesson-dieb-end = Altro di utile ora non si può pagare. Finisci il turno e pesca tre carte; quel che hai radunato resta dov’è.
lesson-dieb-limit-title = Le tre azioni con ladri sono fatte
lesson-dieb-limit = Non più di tre per turno. Finiscilo e pesca tre carte; i tuoi ladri restano dove sono.
lesson-dieb-pass-title = Anche non far nulla può essere un piano
lesson-dieb-pass = Nulla di ciò che puoi pagare ti avvicina. Chi non fa nulla pesca quattro carte, e una può essere una danzatrice, che vale come qualsiasi carta. Prendila: nel { $palace } ti { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 }.
lesson-dieb-wait-title = Tocca a { $name }
lesson-dieb-wait = Guarda dove { $name } raduna i suoi ladri: finora { $won } forzieri su { $goal }, e nel { $palace } { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 }. Le tue guardie lì alzano il prezzo.
lesson-dieb-threat = Attenzione a { $name }: nel { $palace } { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 } al forziere.
lesson-dieb-won-title = Sei forzieri: hai vinto
lesson-dieb-won = Radunare i ladri in un posto solo, far accompagnare i ladri da una guardia, aspettare una danzatrice quando nient’altro aiuta: così si vincono i forzieri. In una partita intera disponi tu le guardie: ai palazzi dove ce ne sono anche di altri, perché solo una guardia altrui ti lascia introdurre ladri, e dove sono poche, perché ognuna costa una carta.
lesson-dieb-lost-title = { $name } ha fatto prima
lesson-dieb-lost = Succede. La prossima volta raduna i ladri nel palazzo dove ne mancano meno, e lascia una guardia dove a { $name } manca poco: ogni tua guardia costa là una carta in più.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = È il sesto giro. La tua carta compleanno chiede: { $birthday }; lo smeraldo è nella tua borsa. Quando un giro finisce con il Gran Visir in una bottega del Palazzo, vince chi ha le gemme giuste.
lesson-voleurs-trade-title = Sappi che cosa ti serve
lesson-voleurs-trade = Quel che ti manca costa { $price } dinari, e le tue carte per te ne valgono { $purse }. Non hai bisogno di scambi; gli altri offrono quel che conviene a loro. Di’ che hai finito.
lesson-voleurs-offer-title = { $name } fa un’offerta
lesson-voleurs-offer = Il quartiere è vero, il nome può essere una bugia. Chiediti di che cosa { $name } vuole liberarsi. Hai quel che ti serve: puoi rifiutare.
lesson-voleurs-gem-title = Compra ciò che chiede la tua carta
lesson-voleurs-gem = { $gem }: costa { $price } dinari, e nessuno dà il resto. Paga con carte che bastano appena, e tienine una buona per la fine.
lesson-voleurs-slipper-title = Lascia spendere prima gli altri
lesson-voleurs-slipper = Chi muove il Gran Visir per ultimo decide dove sta. Altri hanno ancora carte e potrebbero riportarlo fuori. Passa la babbuccia e tieni le tue carte.
lesson-voleurs-spend-title = Una carta piccola compra tempo
lesson-voleurs-spend = Prima di passare la babbuccia devi comprare qualcosa, e altri hanno ancora carte. Spendi la carta che per te vale meno, e tieni quella che porterà a casa il Gran Visir.
lesson-voleurs-vizier-title = Ora porta a casa il Gran Visir
lesson-voleurs-vizier = Nessun altro ha una carta, quindi nessuno può annullarlo. Un dinaro a passo: in una bottega del Palazzo, e la partita finisce con questo giro.
lesson-voleurs-earn-title = Guadagna di più
lesson-voleurs-earn = Quel che ti manca supera le tue carte. Una pedina in più in bottega rende una carta in più a ogni giro; i quartieri ricchi rendono di più.
lesson-voleurs-wait-title = Ora agisce { $name }
lesson-voleurs-wait = Guarda che cosa pagano gli altri e dove vanno i loro Ladri: un Ladro accanto al tuo prende una gemma dalla tua borsa. In tutto hanno { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }.
lesson-voleurs-won-title = Buon compleanno: hai vinto
lesson-voleurs-won = Sapere che cosa serve, non sprecare un dinaro e muovere il Gran Visir quando nessuno può più rispondere: così si vince un compleanno. In una partita intera mandi anche agenti nei quartieri ricchi, menti un po’ negli scambi e tieni il tuo Ladro fuori portata.
lesson-voleurs-lost-title = Stavolta no
lesson-voleurs-lost = Il Gran Visir è tornato al momento sbagliato, o una gemma è sparita. Tieni una carta forte finché gli altri ne hanno, e il tuo Ladro lontano dai loro.
