# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = Di che si tratta
dieb-title-aim = Lo scopo
dieb-rule-aim =
    Notte su Bagdad. Sei palazzi custodiscono i loro tesori sulla terrazza; tu hai dodici ladri agili e qualche guardia che accetta il tuo denaro. Appena abbastanza dei tuoi ladri sono riuniti in un cortile, portano via il forziere in cima.
    Chi ha per primo abbastanza forzieri vince: **6** in due giocatori, **5** in tre, **4** in quattro. Un forziere pesante non conta più di uno leggero.
dieb-title-palace = Un palazzo
dieb-rule-palace =
    Ognuno dei sei palazzi ha tre parti. Sulla **terrazza** c’è una pila di forzieri; il numero su quello in cima dice quanti ladri di uno stesso giocatore servono per portarlo via. Nel **cortile** c’è posto per quanti ladri si vuole, di chiunque siano. Davanti alla **porta** ci sono quattro spazi per le guardie.
    Le guardie sono tue, degli altri giocatori, oppure nere e neutrali. Ogni guardia che non è tua per te è **altrui**.

dieb-chapter-setup = Preparazione
dieb-title-box = Nella scatola
dieb-rule-box =
    48 ladri e 16 guardie in quattro colori, 8 guardie neutrali, 24 forzieri (sei per ciascuna forza 4, 5, 6 e 7), 102 carte palazzo (17 per palazzo) e 8 danzatrici.
    I forzieri bastano sempre perché qualcuno vinca, anche se un singolo palazzo può svuotarsi. Nulla lascia mai il gioco: le carte pagate tornano, e anche i ladri.
dieb-title-board = Il tabellone
dieb-rule-board =
    Metti quattro forzieri su ogni terrazza: in fondo il 7, poi 6, 5 e in cima il 4. Davanti a ogni palazzo sta una guardia neutrale; le altre due restano nella scatola. Le carte palazzo si mescolano in un mazzo coperto. Le danzatrici non ne fanno parte: stanno accanto, scoperte.
dieb-title-players = I giocatori
dieb-rule-players =
    Comincia il più anziano, poi si va in senso orario. Ognuno prende i dodici ladri di un colore come riserva, e delle guardie: **4** a testa in due, **3** in tre, **2** in quattro. Il primo giocatore riceve 6 carte palazzo, ogni successivo una più del precedente: 7, 8, 9. Nessuno comincia con una danzatrice.
    > Qui decide il posto: comincia il primo. Se due vogliono lo stesso colore, va a chi l’ha chiesto per primo.
dieb-title-placing = Disporre le guardie
dieb-rule-placing =
    Una guardia alla volta, a turno, ognuno mette le sue su spazi liberi; comincia il primo giocatore. Davanti a un palazzo stanno al massimo quattro guardie; quante siano tue dipende da te. Le tue carte restano coperte finché non è a posto l’ultima guardia. Allora tutti prendono in mano le carte e comincia il primo turno.
    > Tutti e quattro gli spazi possono andare a un solo giocatore. Lì allora nessuno può introdurre ladri finché una guardia non se ne va. Con un’opzione ognuno può guardare le proprie carte durante la disposizione.

dieb-chapter-turn = Il tuo turno
dieb-title-turn = Il turno
dieb-rule-turn =
    Nel tuo turno agisci quante volte vuoi e puoi pagare, in qualsiasi ordine, anche più volte allo stesso modo. Non è mai un obbligo. Quando hai finito peschi, e tocca al prossimo.
    Ogni azione si compie per intero, con il furto che magari ne segue, prima della successiva. Le carte pescate a fine turno servono per i turni seguenti.
dieb-title-paying = Pagare
dieb-rule-paying =
    Ci sono quattro azioni, e ognuna si paga con carte palazzo della tua mano, che vanno in un solo mazzo degli scarti. Paghi esattamente il prezzo: mai di più, e non c’è altro modo di liberarsi delle carte. Una **danzatrice** vale come carta di qualsiasi palazzo, anche se hai quella giusta, e un prezzo si può pagare con sole danzatrici. Una danzatrice pagata torna subito tra quelle scoperte.
    > Una carta non paga mai due azioni. Una danzatrice si può tenere per qualsiasi turno successivo.
dieb-title-undo = Tornare indietro
dieb-rule-undo =
    Qui un’azione si può ritirare finché non è apparso nulla di nascosto, cioè finché non si sono pescate carte né prese in mano, e finché la partita non è finita. Tutto torna al suo posto, anche carte e danzatrici pagate.

dieb-chapter-actions = Le quattro azioni
dieb-title-smuggle = Introdurre un ladro
dieb-rule-smuggle =
    Un ladro della tua riserva scivola in un cortile. Davanti a quel palazzo devono stare almeno una guardia **tua**, che guarda altrove, e almeno una **altrui**, da corrompere. Il prezzo è una carta di quel palazzo per ogni guardia altrui: 1, 2 o 3 carte. Le tue guardie non costano nulla.
    Il prezzo si ricalcola per ogni ladro. Una guardia che arriva o parte nel frattempo lo cambia.
    > Puoi introdurre ladri anche in un palazzo senza forzieri. Solo che lì non ci guadagni niente.
dieb-title-guard = Spostare una tua guardia
dieb-rule-guard =
    La tua guardia va da un palazzo a qualsiasi altro con uno spazio libero. Costa una carta, del palazzo lasciato o di quello raggiunto, a tua scelta. La distanza non conta, e la stessa guardia può spostarsi più volte in un turno.
    > Davanti a un palazzo pieno non ci si scambia di posto. La tua ultima guardia può lasciare indietro dei tuoi ladri: restano e contano ancora. Si può mandare via anche l’ultima guardia altrui: allora lì nessuno introduce più ladri.
dieb-title-escort = Portare con sé un ladro
dieb-rule-escort =
    Quando la tua guardia si sposta, un tuo ladro del cortile lasciato può andare con lei nel cortile raggiunto, per la stessa unica carta. Le guardie altrui qui non costano nulla, e nessuno dei due palazzi deve averne. Accompagna solo una tua guardia, un solo ladro alla volta, e solo uno dei tuoi.
    I ladri degli altri non li sposta mai nessuno.
dieb-title-neutral = Spostare una guardia neutrale
dieb-rule-neutral =
    Una guardia neutrale va da un palazzo a un altro con uno spazio libero. Costa **due** carte, una di ciascuno dei due palazzi; le danzatrici possono sostituirne una o entrambe. Non ti serve alcuna pedina tua in quei palazzi. Le guardie degli altri giocatori non si spostano mai.
dieb-title-limit = Tre volte con un ladro
dieb-rule-limit =
    Introdurre e accompagnare sono azioni con un ladro. In un turno puoi farne **tre** in tutto. Gli spostamenti di guardie senza ladro hanno come limite solo le tue carte. Prendere un forziere non è un’azione e non conta. Quel che non usi è perso; a ogni turno si ricomincia a contare.

dieb-chapter-theft = Rubare un forziere
dieb-title-theft = Il furto
dieb-rule-theft =
    Appena hai in un cortile tanti ladri quanti ne chiede il forziere in cima, lo prendono, comunque siano arrivati e che ci sia o no una guardia. Quei ladri tornano subito nella tua riserva e si possono usare di nuovo nello stesso turno. I ladri degli altri e tutte le guardie restano. Il forziere seguente chiede un ladro in più.
    > I ladri non tornano in nessun altro modo. Solo chi è di turno guadagna ladri da qualche parte: perciò due giocatori non ne hanno mai abbastanza insieme, e un’azione non porta mai due forzieri.
dieb-title-empty = Un palazzo senza forzieri
dieb-rule-empty =
    Un palazzo saccheggiato resta in gioco. Guardie e ladri vanno e vengono, le sue carte pagano ancora gli spostamenti, e un ladro rimasto lì si può accompagnare dove c’è qualcosa da rubare.

dieb-chapter-drawing = Pescare
dieb-title-draw = La fine del turno
dieb-rule-draw =
    Se hai fatto qualcosa, peschi **tre** carte. Se non hai fatto nulla, passi e ne peschi **quattro**, e una può essere una danzatrice scoperta. Sulla danzatrice decidi prima di vedere le altre carte. Si pesca sempre il numero intero, e la mano non ha limiti.
dieb-title-dancers = Le danzatrici
dieb-rule-dancers =
    Passare è l’unico modo per avere una danzatrice, e ne porta una sola. Prenderla non è un obbligo. Se non ne restano, anche la quarta carta viene dal mazzo. Tutte e otto sono pubbliche: ognuno vede chi ne ha quante.
dieb-title-pile = Quando il mazzo finisce
dieb-rule-pile =
    Se serve una carta e il mazzo è vuoto, gli scarti si mescolano e diventano il nuovo mazzo, anche a metà di una pescata. Se sono vuoti entrambi, peschi quel che c’è, o niente.

dieb-chapter-end = La fine
dieb-title-end = La vittoria
dieb-rule-end =
    Con il forziere decisivo tutto si ferma all’istante: niente altre azioni, niente pesca, niente ultimo giro. Non si conta nulla e non ci sono pareggi.
dieb-title-standstill = Se non succede più nulla
dieb-rule-standstill =
    > Se passa un giro intero in cui nessuno agisce e nessuno pesca una carta, la partita è finita. Vince chi ha più forzieri, anche in più d’uno. Guardie che vanno avanti e indietro non sono uno stallo: ogni passo costa una carta. Se qualcuno se ne va, il posto passa al computer.

dieb-chapter-knowing = Chi sa che cosa
dieb-title-knowing = Scoperto e nascosto
dieb-rule-knowing =
    Nascoste sono solo due cose: l’ordine del mazzo e le carte palazzo nelle mani. Fino all’ultima guardia disposta, le tue carte sono nascoste anche a te. Tutto il resto è visibile a tutti: il tabellone, le riserve, i forzieri vinti e rimasti, la grandezza di ogni mano e le sue danzatrici, la grandezza del mazzo, ogni carta degli scarti, e quante volte si è agito con un ladro in questo turno.

dieb-chapter-variants = Varianti ed edizioni
dieb-title-tactical = La variante tattica
dieb-rule-tactical =
    All’inizio non c’è nessuna guardia neutrale. Oltre alle proprie, ognuno dispone due guardie neutrali, sempre una alla volta, e sceglie ogni volta quale. In 2, 3 o 4 giocatori sono così in gioco 4, 6 o 8 guardie neutrali; le altre restano nella scatola. Un palazzo può cominciare senza guardie. Tutto il resto è come al solito, e le mani restano coperte come sempre.
dieb-title-editions = Quattro edizioni
dieb-rule-editions =
    I libretti francese, ceco, italiano e olandese sono d’accordo su quasi tutto. Dove non lo sono, si gioca come descritto sopra, e delle opzioni permettono di giocare come dice la tua scatola:
    - **Passare senza danzatrici** (ceco): se non ce n’è, puoi nominare il palazzo della tua quarta carta. Tre vengono alla cieca, poi quella si cerca nel mazzo e si mostra.
    - **Prendere un forziere è una scelta** (olandese): finché lì hai abbastanza ladri, puoi prenderlo in qualsiasi momento dei tuoi turni. Non è un’azione; chi non fa altro passa comunque. I ladri in più restano.
    - **Forzieri coperti** (francese, italiano, olandese): solo una questione d’aspetto.

# Under the pictures
dieb-figure-palace = Il forziere in cima vuole quattro ladri. Nel cortile: due tuoi e uno di un rivale. Davanti alla porta: una guardia tua, una di un rivale, una nera neutrale e uno spazio libero.
dieb-figure-setup = Prima della prima guardia: pile complete, una guardia neutrale davanti a ogni palazzo.
dieb-figure-smuggle = Due guardie altrui: il ladro costa due carte di questo palazzo.
dieb-figure-guard = Una guardia va da un palazzo all’altro, per una carta dell’uno o dell’altro.
dieb-figure-escort = La stessa carta, e un ladro va con lei.
dieb-figure-neutral = Una guardia nera in cammino, per una carta di ciascuno dei due palazzi.
dieb-figure-theft = Tre su quattro ci sono. Il prossimo compie il furto.
dieb-figure-dancers = Dopo aver passato: tre carte dal mazzo e una danzatrice.
