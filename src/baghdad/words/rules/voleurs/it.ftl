# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = Di che si tratta
voleurs-title-aim = Lo scopo
voleurs-rule-aim =
    Da tre a sei ladri, e ognuno ha un desiderio di compleanno: certe gemme, segrete a tutti gli altri. I tuoi agenti guadagnano carte nelle botteghe della città. Scambi carte, non sempre onestamente, e le spendi in altri agenti, in gemme e in movimenti. Quando il Gran Visir è tornato al Palazzo si aprono le borse, e vincono **tutti** quelli il cui desiderio è esaudito.
    > Con un’opzione si gioca anche in due, ma il gioco non è fatto per questo.
voleurs-title-birthdays = Le carte compleanno
voleurs-rule-birthdays =
    Sono sei, tutte diverse, e ognuno ne ha una. Una carta chiede certe gemme **vere**; i falsi non contano mai. Averne di più non nuoce, e dove tra due gemme si chiede un rubino, è una delle due.
voleurs-title-city = La città
voleurs-rule-city =
    Cinque quartieri cinti da mura si avvolgono dal povero al ricco: **Bazar**, **Porto**, **Suk**, **Casba**, **Palazzo**. Ogni casella è una **bottega**, che rende carte, o una **strada**, che non ne rende. Solo le porte conducono da un quartiere al successivo, anche più d’una; una porta è un varco nelle mura, non una casella. Fuori c’è il **deserto**, che non è una casella nemmeno lui. Sul suo bordo stanno cinque caselle del Bazar, gli unici ingressi. Non se ne esce.

voleurs-chapter-setup = Preparazione
voleurs-title-box = Nella scatola
voleurs-rule-box =
    Il Gran Visir e sei Ladri; per ogni giocatore 7 carovanieri, 6 mercanti, 3 mediatori e 4 assassini; 20 gemme; la babbuccia; 6 carte compleanno, 6 carte Ladro e 68 carte commercio: 60 merci, 5 carte gemma e 3 sorprese, in cinque mazzi con dorsi diversi. Ognuno ha una borsa per le gemme.
    > L’elenco che conosciamo chiama “ladri” gli assassini, e le targhe dei quartieri nelle regole non servono a nulla. I colori sono questione di gusto.
voleurs-title-layout = Il tavolo
voleurs-rule-layout =
    Agenti e gemme stanno scoperti nella riserva. I cinque mazzi e le carte compleanno sono mescolati e coperti. Il Gran Visir aspetta nel deserto, davanti alla città.
voleurs-title-thieves = Il tuo Ladro
voleurs-rule-thieves =
    A turno ognuno sceglie uno dei sei Ladri. Sta scoperto e stabilisce quanto valgono per te le merci. Nel complesso tutti e sei si equivalgono. Poi ognuno pesca una carta compleanno e la guarda in segreto, e prende il Ladro, due carovanieri e una borsa vuota.
    > Il primo posto conta come il più giovane e sceglie per primo. Con un’opzione i Ladri si distribuiscono.
voleurs-title-placing = Le prime pedine
voleurs-rule-placing =
    Cominciando dal primo giocatore, ognuno mette una delle sue tre pedine nel Bazar, per tre giri: il Ladro su una **strada** libera, i carovanieri in **botteghe** libere. In seguito chiunque può stare ovunque. Il primo giocatore prende la babbuccia, e comincia il primo giro.

voleurs-chapter-cards = Le carte
voleurs-title-goods = Le merci
voleurs-rule-goods =
    Ognuna delle 60 merci ha un valore in dinari, e dipende da chi la spende: quel che vale poco per te può essere prezioso per un altro. A ogni quartiere appartengono dodici merci; più è ricco, più valgono. La tabella è nota a tutti.
    > In un esempio il Ferro vale 8 per David; è 9, come nella tabella.
voleurs-title-surprises = Le sorprese
voleurs-rule-surprises =
    Sono tre, e valgono lo stesso per tutti: una da sola **1** dinaro, due insieme **10**, tutte e tre **50**. Contano insieme solo quelle dello stesso pagamento, e vi si possono aggiungere merci.
voleurs-title-gemcards = Le carte gemma
voleurs-rule-gemcards =
    Ogni mazzo ne ha una. Compra la sua gemma, gratis anche dove i prezzi sono saliti, e nient’altro, e non entra mai in un pagamento con altre carte. Poiché alla fine tutte le mani devono essere vuote, prima o poi la usi; vale come acquisto. Quando una gemma è esaurita, la sua carta lascia il gioco dopo il giro.
    > Se si esaurisce proprio in questo giro, butti via la carta quando hai la babbuccia. Anche questo vale come acquisto.

voleurs-chapter-round = Un giro
voleurs-title-round = Tre passi
voleurs-rule-round =
    Prima ognuno pesca la sua **rendita**, in senso orario a partire dalla babbuccia. Poi tutti fanno **scambi**, finché nessuno ne vuole più. Poi vengono gli **acquisti**, finché tutte le mani sono vuote. Le carte tornano nei loro mazzi, che si mescolano, e la babbuccia resta dov’è. Se la partita non è finita, comincia il giro seguente.
voleurs-title-income = La rendita
voleurs-rule-income =
    Per ogni tua pedina in una bottega peschi una carta di quel quartiere; anche il tuo Ladro rende. Gli assassini non rendono, né chi sta in strada o nel deserto. Il Gran Visir non rende a nessuno, ma occupa la sua casella. Nel primo giro fanno due carte del Bazar per ciascuno.
    Un esempio: un mediatore e un assassino in botteghe del Porto, un mercante in una strada della Casba, il tuo Ladro e un carovaniere in botteghe lì: una carta del Porto, due della Casba.
    > Pescare è d’obbligo. Se un mazzo finisce, si va pedina per pedina finché ci sono carte. Chi non ha nessuno in bottega non riceve nulla, ma può ancora vincere. Se nessuno riceve carte, la partita finisce subito.
voleurs-title-trade = Gli scambi
voleurs-rule-trade =
    Due giocatori possono scambiarsi carte commercio, quante vogliono contro quante vogliono, o uno può regalarne. Le carte non si mostrano e il loro valore non si dice. Il **quartiere** di una carta è sempre vero, lo mostra il dorso; il **nome** può essere una bugia, perfino se sia una carta gemma o una sorpresa. Quando due sono d’accordo, le carte cambiano di mano insieme e senza essere viste. Ciò che hai ricevuto si può scambiare ancora. Gemme e pedine non si scambiano mai.
    > Né affermazioni né promesse vincolano qualcuno. Nessuno mostra carte compleanno o borse. Un affare a tre sono due affari, uno dopo l’altro.
voleurs-title-offers = Le offerte qui
voleurs-rule-offers =
    Si scambia con offerte. Metti giù carte vere, ciascuna se vuoi sotto un nome, e dici quante carte di quale quartiere vuoi da un giocatore. Lui sceglie che cosa dare in cambio, o rifiuta; tu puoi ritirare. Una carta può stare in più offerte: la prima accettata annulla le altre. Chi non vuole più dice “finito”, e una nuova offerta lo risveglia. Quando tutti hanno finito, gli scambi finiscono; uno scambio concluso risveglia le due parti, e chi non ha carte può ancora riceverne.
voleurs-title-slipper = La babbuccia
voleurs-rule-slipper =
    Chi ha la babbuccia compra, **almeno una volta**, e può continuare finché ha carte. Poi la passa a un altro giocatore a scelta che abbia una carta, e può tenere carte per dopo. In un giro può tornare da te più volte. Se nessun altro ha carte, continui finché ne hai; se non ne hai e altri sì, la passi. Chi l’ha alla fine del giro la tiene e comincia il seguente.
    > Chi l’ha senza carte la passa subito. Se non c’è nulla di utile, c’è sempre un movimento di zero caselle. Può tornare da dove è venuta.
voleurs-title-paying = Pagare
voleurs-rule-paying =
    Tre cose si comprano: un agente, una gemma, un movimento. Paghi con una o più carte che **per te** valgono insieme almeno il prezzo. Non si dà resto e una carta non si divide: un pagamento, un acquisto. Pagare troppo è permesso.
voleurs-title-undo = Tornare indietro
voleurs-rule-undo =
    > Ciò che hai fatto si può ritirare finché un altro non ha agito o non è apparso qualcosa di nascosto. Un acquisto mostra carte, quindi resta.

voleurs-chapter-purchases = Gli acquisti
voleurs-title-agents = Gli agenti
voleurs-rule-agents =
    Un agente esce dalla tua riserva, finché ce n’è uno di quel tipo, e sta nel deserto. Già il tuo prossimo acquisto può muoverlo.
voleurs-title-gems = Le gemme
voleurs-rule-gems =
    Una gemma costa il suo prezzo, o la sua carta gemma, e va nella tua borsa. Le gemme non tornano mai nella riserva: ciò che è esaurito resta tale. I falsi non valgono nulla, ma un ladro che infila la mano nella tua borsa può pescarne uno.
voleurs-title-move = I movimenti
voleurs-rule-move =
    Un dinaro muove una pedina di una casella: una delle tue, o il Gran Visir. Puoi andare meno lontano di quanto hai pagato. Dal deserto si entra dalle cinque caselle sul bordo, e anche la prima costa un dinaro. In città vai come vuoi, sopra le altre pedine, attraverso le porte, mai attraverso le mura, e finisci su una casella **libera**. Nel deserto, dove c’è posto per tutti, a piedi non torna nessuno.
    > Un movimento di zero caselle si compra con qualsiasi carta, fosse solo per liberarsene. La via più breve è calcolata per te.
voleurs-title-abilities = Che cosa possono fare le pedine
voleurs-rule-abilities =
    Alla fine di un movimento pagato, anche di zero caselle, la pedina mossa può agire **una volta** su una pedina in una casella vicina. Non attraverso un muro, ma attraverso una porta sì; non su chi è nel deserto né da lì; e non a metà strada.
    > Puoi cacciare e uccidere anche pedine tue, se un’opzione non lo vieta. Accanto alla stessa vittima puoi agire ancora e ancora, ogni volta per una carta. Con un’altra opzione le pedine nel deserto agiscono su quelle al bordo.
voleurs-title-merchants = Mercanti e mediatori
voleurs-rule-merchants =
    Un mercante manda nel deserto un carovaniere, un mediatore un mercante, e nessun altro. Da lì possono rientrare. I carovanieri non fanno nulla a nessuno.
voleurs-title-assassins = Gli assassini
voleurs-rule-assassins =
    Un assassino uccide qualsiasi agente, che è fuori gioco per sempre, e va nel deserto. Se la vittima è un assassino, sono fuori tutti e due, anche se sono entrambi tuoi. Ladri e Gran Visir non si possono uccidere. Mediatori e assassini devono dunque temere solo gli assassini.
voleurs-title-robbing = La rapina
voleurs-rule-robbing =
    Il tuo Ladro prende una gemma dalla borsa del Ladro di un rivale, a caso, ognuna con la stessa probabilità. Chi ruba e chi è derubato sanno quale; nessun altro. Una borsa vuota non si deruba, ma il movimento vale. I Ladri non lasciano mai la città.
voleurs-title-vizier = Il Gran Visir
voleurs-rule-vizier =
    Chiunque compri può muoverlo, con le regole delle pedine, su qualsiasi casella libera della città; una volta dentro, non torna nel deserto. Non fa nulla, e nulla gli si può fare. Finché qualcuno ha una carta, lo si può riportare fuori dal Palazzo.
    > Se tutte le botteghe del Palazzo sono occupate, la partita continua finché non c’è posto.

voleurs-chapter-end = La fine
voleurs-title-end = Quando finisce
voleurs-rule-end =
    La partita finisce con un giro al termine del quale, a mani tutte vuote, il Gran Visir sta in una **bottega del Palazzo**. Una strada non basta, e nemmeno esserci passato. Conta dunque chi lo muove per ultimo.
    > Se nessuno lo muove mai, si va avanti.
voleurs-title-winners = Chi ha vinto
voleurs-rule-winners =
    Si mostrano carte compleanno e borse. Tutti quelli la cui borsa ha ciò che la loro carta chiede hanno vinto, insieme. Se non c’è nessuno, vince la borsa più ricca: falso 0, zaffiro 12, smeraldo 20, rubino 27, diamante 35 dinari.
    > A pari ricchezza si vince insieme, anche con niente del tutto.

voleurs-chapter-knowing = Chi sa che cosa
voleurs-title-knowing = Scoperto e nascosto
voleurs-rule-knowing =
    Nascosti sono i nomi delle carte in mano, l’ordine dei mazzi, le carte compleanno e il contenuto delle borse. Scoperti sono numero e quartiere di tutte le carte in mano, le carte pagate, le gemme nella riserva e ciascuna nel momento dell’acquisto, il numero di gemme in ogni borsa, il tabellone, il deserto e tutte le riserve. Che cosa è passato in uno scambio lo sanno i due; che cosa ha preso una rapina, il ladro e la vittima.

voleurs-chapter-advanced = Regole avanzate
voleurs-title-refuge = Rifugio
voleurs-rule-refuge =
    Carovanieri e mercanti sulle **strade** non si possono cacciare, nemmeno dai propri. Uccidere sì.
voleurs-title-blocking = Sbarramento
voleurs-rule-blocking =
    Nessuna pedina passa sopra il carovaniere di un rivale; deve girargli attorno. Sopra i propri sì. Per il Gran Visir contano i rivali di chi paga. Finire accanto si può. Cinque di loro possono chiudere il deserto.
voleurs-title-vizierkill = Uccidere il Gran Visir
voleurs-rule-vizierkill =
    Una volta per partita un assassino può uccidere il Gran Visir, anche nel Palazzo. Tutti e due vanno nel deserto, le sei carte compleanno si mescolano e si ridistribuiscono. Potrebbe tornarti la tua.
voleurs-title-exchange = Scambio di gemme
voleurs-rule-exchange =
    Invece di rubare a caso, il tuo Ladro può guardare nella borsa della vittima, prendere una gemma a tua scelta e metterci una tua vera. Per questo ti serve una gemma vera, e la borsa non dev’essere vuota. Un falso puoi prenderlo, ma non darlo.
voleurs-title-prices = Prezzi in salita
voleurs-rule-prices =
    Appena resta una sola gemma di un tipo, costa 5 dinari in più. La sua carta gemma la compra comunque, e quel che vale alla fine non cambia.
voleurs-title-change = Il resto al Gran Visir
voleurs-rule-change =
    La preferita dell’autore: quel che si è pagato in più può muovere subito il Gran Visir, un dinaro a casella.

voleurs-chapter-plan = Il tabellone
voleurs-title-plan = La nostra pianta della città
voleurs-rule-plan =
    Il tabellone stampato è perduto; il nostro è disegnato secondo ciò che ne dicono le regole. Botteghe abbastanza per l’inizio di tutti, non più di quante i mazzi possano pagare, porte a coppie tra le strade, vie che si allungano verso i ricchi. Ogni tabellone si può verificare così, e puoi disegnarne di tuoi.

# Under the pictures
voleurs-figure-birthdays = Le sei carte compleanno
voleurs-figure-city = La Città rotonda: le caselle vivaci sono botteghe, le pallide strade; le linee spesse sono mura, i varchi dorati porte. Il deserto è in basso a sinistra.
voleurs-figure-placing = Due giocatori hanno disposto: i Ladri (T) in strada, i carovanieri (C) in bottega.
voleurs-figure-goods = Quanto vale ogni merce per ciascun Ladro, in dinari
voleurs-figure-income = L’esempio: una carta del Porto, due della Casba.
voleurs-figure-agents = Le pedine di ogni giocatore
voleurs-figure-gems = Le gemme, i loro prezzi e il loro valore, in dinari
voleurs-figure-move = Dove può andare il tuo mercante (M) per tre dinari. Accanto al carovaniere rivale (C) può mandarlo nel deserto.
voleurs-figure-merchants = Il tuo mercante (M) accanto a un carovaniere rivale (C); il mediatore (B) del rivale accanto all’altro tuo mercante.
voleurs-figure-end = Il Gran Visir (V) in una bottega del Palazzo: se tutte le mani sono vuote, la partita è finita.
