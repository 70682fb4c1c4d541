### Tutte le frasi di baghdad, in italiano.
###
### Le parole da digitare (undo, save, hint, why, all, log, rules, quit) e la notazione (smuggle a, pass *) sono uguali
### in tutte le lingue e restano così come sono. Anche una clausola come D-LIMIT-1. Il nome di un giocatore non si
### flette mai e non richiede né genere né persona. Si dà del tu.

## ---------------------------------------------------------------------------------------------------------------
## La riga di comando
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = Italiano
language-direction = ltr
language-locale = it

# Titoli di una pagina di aiuto.
help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-arguments = Argomenti
# Le opzioni che un gioco aggiunge a quelle del comando.
help-game-options = Opzioni del gioco { $game }
# Nella riga d’uso: baghdad [OPZIONI] COMANDO [ARGOMENTI]…
help-word-options = [OPZIONI]
help-word-command = COMANDO [ARGOMENTI]…

help-option-help = Mostra questa pagina ed esce.
help-option-version = Mostra la versione ed esce.
help-option-language = Lingua di tutte le frasi: { $languages }. Se manca, decide BAGHDAD_LANGUAGE o il sistema.

# Una riga per ogni comando.
help-baghdad = Giochi da tavolo sui ladri dell’antica Bagdad: giocarci, rivedere e controllare partite, studiare posizioni.
help-play = Gioca una partita in questo terminale, contro il computer o con gli amici.
help-replay = Ripercorre una partita registrata passo per passo, o la stampa.
help-verify = Rigioca una partita registrata e controlla che tutto si sia svolto secondo le regole.
help-warm = Compila tutto ciò che serve per giocare, così poi non c’è più niente da compilare.
help-hint = Mostra le tre mosse migliori di una partita registrata o di una posizione, perché, e le probabilità di tutti.
help-legal = Stampa le azioni permesse in una posizione, una per riga.
help-apply = Stampa la posizione dopo un’azione.
help-perft = Conta le sequenze di decisioni secondo la lunghezza, per confrontarle con altri programmi.
help-board = Controlla e mostra i tabelloni del gioco voleurs: quelli inclusi, e i tuoi.
help-board-check = Esamina una per una le clausole sulla città, e dice quali un tabellone non rispetta.
help-board-show = Disegna un tabellone in questo terminale, o come immagine.
help-bench = Misura quanto sono veloci le regole.
help-games = Elenca i giochi.
help-bots = Elenca i giocatori virtuali.
help-arena = Fa giocare migliaia di partite fra giocatori virtuali e dice che cosa se ne può concludere.
help-tournament = Fa giocare molti giocatori virtuali l’uno contro l’altro e li classifica.
help-league = Rigioca i tornei della documentazione e ne scrive le tabelle.
help-audit = Fa giocare un giocatore virtuale contro sé stesso e conta le mosse che sembrano sciocche.
help-calibrate = Confronta le probabilità indicate durante le partite con chi le ha vinte: punteggio di Brier e curva di affidabilità.
help-balance = Esegue lo studio di equilibrio e ne scrive il rapporto: posti, durata, che cosa decide.
help-train = Fa imparare i giocatori virtuali da partite contro sé stessi.
help-dataset = Scrive le decisioni dei giocatori virtuali come tabelle per l’apprendimento (Parquet).
help-help = Mostra l’aiuto di un comando, o quello che c’è su un argomento (i documenti sono in inglese).

# Argomenti e opzioni dei comandi.
help-play-game = Il gioco, per esempio dieb. Non serve con --resume.
help-play-seats = Chi siede dove, in ordine di gioco: me (tu), person:NOME, o un giocatore virtuale (vedi baghdad bots). Esempio: me,person:Anna,greedy.
help-play-first = Chi comincia: random (a caso), o un numero nell’elenco dei posti.
help-play-seed = Un numero che fissa tutte le mescolate; lo stesso seme dà la stessa partita.
help-play-save = Dove salvare la partita; viene scritta dopo ogni azione.
help-play-resume = Riprende una partita salvata: quella del file, altrimenti l’ultima giocata.
help-play-delay = Secondi di attesa dopo ogni azione di un giocatore virtuale.
help-play-no-talk = I personaggi non dicono niente.
help-play-bot = Un giocatore virtuale tuo: FILE.py:Classe. Nell’elenco dei posti porta il nome della sua classe. Si può ripetere.
help-arena-game = Il gioco, per esempio dieb.
help-arena-seats = I giocatori virtuali al tavolo (vedi baghdad bots). Esempio: search:800,greedy. Cambiano posto da una partita all’altra.
help-arena-players = Il numero di giocatori, se supera quello dei nomi: l’ultimo nominato occupa i posti rimasti.
help-arena-matches = Quante partite giocare.
help-arena-paired = Ogni distribuzione si gioca tante volte quante i giocatori possono ruotare attorno al tavolo, così la fortuna delle carte è divisa.
help-arena-sprt = Si ferma appena è chiaro se il primo è migliore di HIGH punti Elo piuttosto che di LOW, per esempio 0:30.
help-arena-seed = Il numero che fissa tutte le distribuzioni; 1 se manca.
help-arena-jobs = Quanti processi giocano; uno per processore se manca.
help-arena-ray = Gioca invece sul cluster Ray a questo indirizzo (auto: quello a cui appartiene questa macchina).
help-arena-out = Una cartella per partite, risultati, tabelle e grafici. Lo stesso comando con la stessa cartella riprende da dove era stato interrotto.
help-arena-json = Stampa i risultati in JSON.
help-tournament-bots = I giocatori virtuali, per esempio search:800,greedy,random. L’Elo si conta dall’ultimo.
help-tournament-players = I numeri di giocatori, per esempio 2,3,4; tutti quelli che il gioco permette, se manca.
help-tournament-matches = Quante partite gioca ogni coppia a ogni tavolo.
help-league-file = Il file che dice che cosa si gioca; docs/league.toml se manca.
help-league-out = Una cartella per le partite, invece di quella indicata dal file.
help-audit-bot = Il giocatore virtuale in tutti i posti (vedi baghdad bots; predefinito: master).
help-audit-judge = Il giocatore virtuale interrogato sulle mosse dubbie (predefinito: master:30000).
help-audit-players = Il numero di giocatori (predefinito: il minimo del gioco).
help-audit-out = Una cartella per le partite. Lo stesso comando con la stessa cartella riprende da dove è stato interrotto.
help-calibrate-turns = A quanti turni di ogni partita si indicano le probabilità (predefinito: 4).
help-calibrate-trials = Quante prove determinano le probabilità a un turno (predefinito: 200, come nella revisione di una partita).
help-balance-game = Il gioco; se manca, tutti quelli che hanno una pagina simile.
help-balance-report = Il rapporto da scrivere; balance se manca.
help-balance-matches = Quante partite a ogni tavolo; se manca quante ne prevede il rapporto.
help-balance-bot = Il giocatore virtuale a tutti i posti (vedi baghdad bots); un master veloce se manca.
help-balance-folder = Una cartella per le partite; build/balance se manca. Lo stesso comando con la stessa cartella riprende da dove è stato interrotto.
help-balance-out = La pagina; se manca quella del rapporto in docs. Le sue immagini vanno accanto.
help-balance-json = Stampa anche le cifre in JSON.
help-train-game = Il gioco, per esempio dieb.
help-train-players = I numeri di giocatori per cui imparare, per esempio 2,3,4; se manca, tutti quelli possibili.
help-train-matches = Da quante partite imparare, per ogni numero di giocatori; se manca, quante ne hanno richieste i pesi del pacchetto.
help-train-seed = Il numero che fissa tutte le partite; 1 se manca.
help-train-out = Una cartella per ciò che viene imparato; build/training se manca. Lo stesso comando con la stessa cartella riprende da dove è stato interrotto.
help-train-further = Parte dai pesi nel pacchetto e continua a imparare da turni esplorati (dieb).
help-train-jobs = Quanti processi imparano insieme; uno per processore se manca.
help-train-ship = Mette i pesi nel pacchetto e la curva di apprendimento nei documenti. Richiede una copia dei sorgenti.
help-train-json = Stampa le lezioni in JSON.
help-file-record = Una partita salvata, in JSON; - legge lo standard input.
help-file-position = Una posizione, in JSON; - legge lo standard input.
help-replay-to = Stampa il tavolo dopo tante azioni, ed esce.
help-hint-file = Una partita registrata o una posizione, in JSON; - legge lo standard input.
help-hint-player = Di chi sono le mosse: il numero del giocatore, contato da 1. Non si usa nulla che questo giocatore non possa sapere.
help-hint-bot = Il giocatore virtuale a cui chiedere (vedi baghdad bots); se manca, il più forte del gioco.
help-hint-to = In una partita registrata, il momento dopo tante azioni.
help-hint-json = Stampa la risposta in JSON.
help-apply-action = L’azione in notazione, per esempio "smuggle a".
help-apply-seed = Il numero che fissa ciò che si pesca; 0 se manca.
help-perft-depth = La lunghezza delle sequenze più lunghe.
help-perft-players = Il numero di giocatori.
help-dataset-bots = I giocatori virtuali al tavolo (vedi baghdad bots). Esempio: master,greedy. L’ultimo nominato occupa i posti rimasti.
help-dataset-players = Il numero di giocatori; se manca, il minore che il gioco permette.
help-dataset-out = Una cartella per partite, tabelle e la loro scheda. Lo stesso comando con la stessa cartella riprende da dove era stato interrotto.
help-dataset-chances = Scrive anche che cosa ogni giocatore pensava delle possibilità di tutti; per questo i giocatori pensano due volte.
help-dataset-json = Stampa la scheda in JSON.
help-bench-game = Il gioco da misurare, envs per gli ambienti, server, oppure all per tutto.
help-bench-json = Stampa le misure in JSON.
help-warm-games = I giochi; tutti se non se ne nomina nessuno.
help-warm-json = Stampa la cartella della cache e i secondi di ogni gioco in JSON.
help-warm-quiet = Non mostra l’avanzamento.
help-bench-yardstick = Percorso di un programma in C che gioca allo stesso gioco, per confronto; serve un compilatore C.
help-bench-rounds = Quante volte misurare ogni valore; conta il migliore.
help-board-board = Un tabellone: il nome di uno incluso nel gioco (round-city, oasis), o un file di testo; - legge lo standard input.
help-board-svg = Dove mettere invece un’immagine (SVG); il nome finisce in .svg.
help-board-distances = Mostra su ogni casella la sua distanza dal deserto, invece del posto nella fila.
help-bots-game = Il gioco che devono conoscere; tutti i giochi se manca.
help-help-topic = Un comando o un argomento, per esempio play o notation; senza, gli elenchi di entrambi.

# The topics of `baghdad help`, a line for each.
help-topics = Argomenti trattati
help-topic-options = Le opzioni dei giochi; options dieb per quelle di uno solo
help-topic-queries = Che cosa puoi scrivere e chiedere durante una partita; queries dieb per un solo gioco
help-topic-notation = Come si scrivono azioni, posizioni e partite registrate
help-topic-levels = I livelli dei giocatori virtuali, misurati
help-topic-bots = I giocatori virtuali: come decidono, e come scriverne uno
help-topic-page = La pagina nel browser
help-topic-server = Come gestire un server per gli altri
help-topic-protocol = I messaggi del server, per i programmi
help-topic-arena = Le sfide fra giocatori virtuali, e che cosa dicono le loro cifre
help-topic-environments = I giochi come ambienti per la ricerca
help-topic-new-game = Come scrivere un gioco tuo
help-topic-glossary = Che cosa significano i nostri termini
help-topic-rules = Le regole di { $title }, clausola per clausola

# Comandi che non si possono eseguire.
command-error-unknown-command = Non c’è nessun comando “{ $command }”.
command-error-unknown-topic = Non c’è nessun comando o argomento “{ $topic }”.
command-error-unknown-flag = Qui non c’è nessuna opzione { $option }.
command-error-flag-needs-value = L’opzione { $option } richiede un valore.
command-error-flag-takes-no-value = L’opzione { $option } non accetta valori.
command-error-bad-flag-value = “{ $value }” non può essere il valore di { $option }.
command-error-workers-and-database = --workers vale per una macchina con la propria cartella; più server con --database si dividono il carico anche senza.
command-error-missing-argument = Manca { $argument }.
command-error-unexpected-argument = “{ $argument }” è un argomento di troppo.
command-error-bad-usage = Non si capisce: { $text }
command-error-unknown-language = Non ci sono frasi nella lingua “{ $language }”; lingue disponibili: { $languages }.
command-error-missing-file = Non c’è nessun file { $path }.
command-error-is-folder = { $path } è una cartella, non un file.
command-error-cannot-read = Non è possibile leggere { $path } ({ $problem }).
command-error-cannot-write = Non è possibile scrivere { $path } ({ $problem }).
command-error-file-exists = { $path } esiste già; scegli un altro nome, o riprendi quella partita con --resume.
command-error-file-too-large = { $path } è davvero troppo grande per essere una partita o una posizione.
command-error-not-text = { $path } non è un file di testo (UTF-8).
command-error-not-json = { $path } non è JSON, o è troncato.
command-error-no-game-named = { $path } non dice a quale gioco appartiene, quindi non è né una partita né una posizione.
command-error-not-svg-name = { $path } non è un nome per un’immagine: deve finire in .svg.
command-error-not-md-name = { $path } non è un nome per una pagina: deve finire in .md.
command-error-unknown-seat = Nessuno si chiama “{ $seat }”: un posto è me, person:NOME, oppure { $bots }.
command-error-bad-first = “{ $first }” non può cominciare: indica random o un numero da 1 a { $players }.
command-error-resume-alone = Una partita ripresa mantiene posti, seme e opzioni, quindi { $option } non va insieme a --resume.
command-error-last-match-gone = L’ultima partita è in { $path }, e quel file non c’è più. Indicane un altro, `baghdad play --resume FILE`; le partite senza un file proprio sono in { $folder }.
command-error-no-saved-match = In { $folder } non c’è nessuna partita da riprendere.
command-error-bad-depth = La profondità deve essere almeno 1.
command-error-cannot-compile = Qui non si può compilare niente: Numba manca o è disattivata. Le regole sono interpretate.
command-error-no-such-number = Nell’elenco non c’è nessun numero { $number }.
command-error-no-such-moment = La partita ha { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }, quindi non c’è nessun momento { $number }.
command-error-hint-after-end = La partita è finita; non c’è più nulla da consigliare.
command-error-hint-for-nobody = Non c’è un giocatore { $seat }; si contano da 1 a { $players }.
command-error-hint-out-of-turn = Il giocatore { $seat } ora non è di turno. Di turno: { $to_act }.
command-error-not-a-checkout = --ship richiede una copia dei sorgenti; questo pacchetto è stato installato.
command-error-ship-incomplete = Per alcuni numeri di giocatori ({ $players }) non è stato imparato nulla: i pesi non possono essere messi nel pacchetto.
command-error-missing-library = { $library } non è installato e questo comando ne ha bisogno; pip install { $library } lo aggiunge.
command-error-unexpected = È successo qualcosa che non doveva succedere: { $problem }. BAGHDAD_TRACEBACK=1 mostra dove; per favore, segnalalo.
# Segue un’altra frase.
did-you-mean = Intendevi { $nearest }?
query-error-unknown-query = Non c’è una domanda “{ $query }”. Puoi chiedere: { $queries }.
query-error-unknown-object = Di “{ $about }” qui non si può chiedere; di { $choices } sì.
query-error-missing-object = Di’ che cosa vuoi sapere: { $choices }.
query-error-unknown-card = Non c’è una carta “{ $about }”.
query-error-spectator = Stai guardando: solo chi gioca ha una mano, delle mosse e dei prezzi.
# Una frase e la clausola delle regole che la giustifica.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name }: { $title }, da { $min } a { $max } giocatori.
bots-line = { $name }: { $about } Gioca a { $games }.
bot-random = Sceglie un’azione permessa qualsiasi; non ha alcun piano.
bot-greedy = Fa ciò che in quel momento lo avvicina di più alla vittoria, con regole semplici; non guarda mai avanti.
bot-search = Prova migliaia di seguiti a partire da ciò che può sapere e sceglie quello che regge meglio.
bot-planner = Esamina tutto il proprio turno e giudica ogni posizione a cui può portare.
bot-ismcts = Esplora un albero di azioni per tutti i giocatori e giudica in base a ciò che è stato appreso in partite contro sé stesso.
bot-apprentice = Per principianti: sa che cosa è bene, e spesso fa altro.
bot-journeyman = Per chi conosce le regole: fa ciò che in quel momento lo avvicina di più alla vittoria.
bot-thief = Per giocatori esperti: guarda avanti e lascia poco agli altri.
bot-master = Il più forte: guarda avanti e giudica in base a ciò che ha imparato giocando contro sé stesso.
bot-yusuf = Livello 1, per una prima partita: onesto e frettoloso.
bot-jafar = Livello 2, per principianti: audace e generoso.
bot-maryam = Livello 3, per chi conosce le regole: parsimoniosa e onesta.
bot-idris = Livello 4: paziente e indulgente.
bot-dunya = Livello 5, per chi ha un po’ di pratica: bugiarda e scherzosa.
bot-safiya = Livello 6: parsimoniosa e sospettosa.
bot-thabit = Livello 7, per giocatori esperti: paziente e lungimirante.
bot-rayhana = Livello 8: audace e vendicativa.
bot-shadow = Livello 9, il più forte: freddo e lungimirante.
bot-level = Qualsiasi forza da 1 a 9, senza indole: level:4.5 sta tra due personaggi.
bot-adaptive = Forte quanto una persona con il punteggio scritto dopo i due punti, adaptive:1400: le probabilità sono pari.
bot-policy = Il giudizio del maestro, senza guardare avanti.
bot-rollouts = Gioca partite intere nella testa, come il maestro prima che imparasse a valutare le posizioni, e prende gli altri per greedy.
bot-shark = Offre la sua carta peggiore sotto il nome più bello e non accetta nulla.
bot-partner = Scambia con un solo altro giocatore, e onestamente: partner:1 con il prossimo.
bot-never-trader = Giudica come il maestro, ma non scambia mai.
bot-rusher = Compra gemme appena può e porta a casa il Visir.
bot-robber = Deruba il vincitore più probabile appena può.
bot-other = Viene da un altro pacchetto o dal pacchetto del gioco.
# Names of computer players that people play against, by level.
level-random = Caso
level-apprentice = Apprendista
level-journeyman = Lavorante
level-thief = Ladro
level-master = Maestro
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Capitana Rayhana
level-shadow = L’Ombra del Gran Visir
level-level = Livello
level-adaptive = Forte quanto te

# Sullo schermo mentre le regole vengono compilate, al primo uso.
compiling = Preparazione delle regole; succede una volta sola e richiede qualche secondo…
warm-done = Tutto è compilato, in { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}. Si trova in { $folder }.
warm-interrupted = Interrotto; ciò che è già compilato si trova in { $folder }. Lo stesso comando riprende da lì.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Partite: { $matches }, decisioni: { $decisions }. Cartella: { $path }
dataset-progress = Scrittura delle tabelle: { $done } di { $total }
dataset-card = { $matches } partite di { $game } ({ $decisions } decisioni) tra i giocatori virtuali { $bots }, seme { $seed }. `observation` è ciò che vedeva il posto di turno, `mask` ha un 1 per ogni azione permessa, `action` è il numero di quella scelta, `chances` ciò che il giocatore pensava delle possibilità di tutti, `result` è 1 per una vittoria di quel posto e altrettanto sotto 0, in tutto, tra gli altri.
dataset-card-columns = Che cosa sta dove in un’osservazione, e tutto ciò che serve a un programma, è in `{ $card }`. Seme e azioni bastano a riprodurre tutto.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Misurazione: { $done } di { $total }
bench-envs-title = Quanto sono veloci qui gli ambienti
bench-envs-batch = { $game }, { $matches } partite alla volta, { $threads } thread
bench-envs-step = { $name }, un passo alla volta
bench-title = Velocità del gioco { $game } su questa macchina
bench-play = Gioco a caso, { $players } giocatori, un thread
bench-yardstick = Il campione, { $players } giocatori
bench-ratio = Il nostro ritmo rispetto a quello del campione
bench-threads = Due thread contro uno
bench-copies = Copie di uno stato ({ $bytes } byte)
bench-step = Un passo con la maschera delle azioni permesse, chiamato da Python
bench-match-steps = Partita da Python: decisioni per numero d’azione o di passo, con quelli ammessi
bench-match-actions = Partita da Python: azioni, con quelle ammesse
bench-match-legal-lists = Partita da Python: liste delle azioni ammesse
bench-match-views = Partita da Python: viste di un posto
bench-call = Una chiamata di { $method }, a metà partita
bench-payments = Tutti i pagamenti con { $cards } carte in mano
bench-legal = Che cosa si compra con { $cards } carte, { $number } modi
bench-cold = Dall’avvio alla fine della prima partita, con la compilazione
bench-warm = Dall’avvio alla fine della prima partita, già compilato
bench-interpreted = Gioco a caso senza il compilatore
bench-arena = Partite di { $bot } nell’arena, due processi
bench-bare = Lo stesso senza l’arena
bench-thinking = Iterazioni di `{ $bot }`, un solo thread
# Un ritmo, nella colonna destra della tabella.
bench-millions = { $number } milioni al secondo
bench-thousands = { $number } mila al secondo
command-error-yardstick-fails = Il campione { $path } non si compila, o non stampa ciò che dovrebbe.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Partite
arena-progress = { $done } di { $total } · { $rate } al secondo · ancora { $left }
arena-progress-start = { $done } di { $total }
arena-goes-on = { $found } partite erano già state giocate; si riprende da lì.
arena-rounded-up = Con distribuzioni intere di { $each } partite diventano { $matches } partite.
arena-interrupted = Interrotto dopo { $done } partite su { $total }; sono conservate in { $path }. Lo stesso comando riprenderà da lì.
arena-kept = Partite, risultati, tabelle e grafici sono in { $path }.
arena-title = { $game }, { $players } giocatori, { $matches } partite
arena-column-name = Nome
arena-column-wins = Vittorie
arena-column-share = Quota (95%)
arena-column-fair = Quote eque
arena-column-matches = Partite
arena-column-seconds = ms/mossa
arena-seat = Vince il posto { $seat }
arena-rounds = Giri per partita
arena-decisions = Decisioni per partita
arena-shared = Partite con più vincitori
arena-unfinished = Partite interrotte senza vincitore
arena-rate = Partite al secondo
arena-test-better = Il test dice: { $name } è migliore, di { $high } punti Elo piuttosto che di { $low } ({ $deals } distribuzioni, logaritmo del rapporto di verosimiglianza { $llr }).
arena-test-not-better = Il test dice: { $name } è migliore al massimo di { $low } punti Elo, non di { $high } ({ $deals } distribuzioni, logaritmo del rapporto di verosimiglianza { $llr }).
arena-test-open = Il test fra { $low } e { $high } punti Elo per { $name } è ancora aperto ({ $deals } distribuzioni, logaritmo del rapporto di verosimiglianza { $llr }).
tournament-title = { $game }, { $matches } partite
tournament-cross = { $players } giocatori: quota di uno solo della riga contro la colonna (95%)
tournament-one-of = Uno solo
league-written = Le tabelle sono in { $path }.
league-about = Versione { $version }, regole { $rules }, seme { $seed }, { $matches } partite appaiate (arrotondate a distribuzioni intere) per ogni coppia a ogni tavolo. L’Elo si conta dall’ultimo nominato in { $file }; ogni valore ha il suo intervallo al 95%.
league-cross = { $players } giocatori; quota vinta da uno solo della riga a un tavolo della colonna:
league-seats = Vittorie per posto: { $seats }. Giri per partita: { $rounds }.
league-duels = Uno contro un tavolo di altri, vittorie divise quando vincono in più d’uno; millisecondi per mossa dell’uno e degli altri:
league-one = Uno
league-others = Altri
league-players = Giocatori
audit-title = { $bot } contro sé stesso, { $players } giocatori, { $matches } partite
audit-looking = Esame delle partite
audit-excused = {"  "}In altri { $number } casi { $judge } gioca allo stesso modo.
audit-example = {"  "}seme { $seed }, azione { $number }: { $action }
audit-example-better = {"  "}seme { $seed }, azione { $number }: { $action }; meglio: { $better }
dieb-audit-chest-left = Turni finiti con un forziere da prendere: { $found } su { $of }
dieb-audit-dancer-wasted = Danzatrici pagate dove bastava una carta: { $found } su { $of }
dieb-audit-guard-back = Guardie tornate indietro nello stesso turno: { $found } su { $of }
calibrate-telling = Calcolo delle probabilità
calibrate-title = Probabilità indicate in partite di { $bot } contro sé stesso, { $players } giocatori, { $matches } partite, { $positions } posizioni
calibrate-column-bin = Probabilità
calibrate-column-number = Numero
calibrate-column-told = Media
calibrate-brier = Punteggio di Brier della probabilità di un giocatore: { $brier } ± { $error }; probabilità uguali per tutti darebbero { $equal }.
calibrate-start = Probabilità dopo la distribuzione, per posto: { $chances }
balance-written = La pagina è in { $path }, le sue immagini accanto.
train-course = { $players } giocatori
train-progress = lezione { $lesson } di { $lessons } · { $matches } partite · quote eque: { $figures } · restano { $left }
train-figure-search = search { $shares }
train-figure-early = esordi { $shares }
train-figure-best = migliore { $shares }
train-figure-mean = media { $shares }
train-goes-on = Lezioni già fatte: { $found }; si continua da lì.
train-interrupted = Interrotto; ciò che è stato imparato è in { $path }. Lo stesso comando riprende da lì.
train-done = Ciò che è stato imparato è in { $weights }, la curva di apprendimento in { $curve }.
train-how-to-ship = Lo stesso comando con --ship li mette al loro posto nel pacchetto: { $home } e { $picture }.
train-shipped = Ora sono nel pacchetto: { $home } e { $picture }.
plot-shares = Quota di vittorie, con il suo intervallo al 95%
plot-percent = % delle partite
plot-length = Durata di una partita
plot-rounds = giri
plot-matches = partite
plot-seats = Quota di vittorie per posto
plot-seat = posto
plot-ratings = Elo, con il suo intervallo al 95%
plot-learning-search = Contro search
plot-learning-early = Contro i propri esordi
plot-learning-best = Migliore di una generazione
plot-learning-mean = Media di una generazione
plot-fair = quote eque
dieb-plot-race = La corsa ai forzieri
dieb-plot-standing = forzieri conquistati
voleurs-plot-race = La corsa alle gemme
voleurs-plot-standing = gemme nella borsa
# Di un gioco senza testi propri.
generic-plot-race = I punteggi per giro
generic-plot-standing = punteggio

arena-error-missing-extra = { $package } non è installato; arriva con pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } giocatori virtuali non ci stanno a un tavolo per { $players }.
arena-error-bad-sprt = “{ $text }” non è una coppia di differenze Elo, prima la minore, come 0:30.
arena-error-test-of-nothing = Un giocatore virtuale da solo non può essere migliore degli altri; --sprt vuole almeno due nomi.
arena-error-bot-failed = { $bot } ha fallito nella partita con seme { $seed }: { $problem }
arena-error-workers-die = I processi che giocano continuano a morire ({ $deaths } volte); c’è abbastanza memoria?
arena-error-no-cluster = Non c’è nessun cluster Ray all’indirizzo { $address } ({ $problem }).
arena-error-cannot-write = Non è possibile scrivere in { $path } ({ $problem }).
arena-error-not-a-folder-of-results = { $path } contiene altro; i risultati vanno in una cartella nuova o vuota.
arena-error-other-results = { $path } contiene i risultati di un altro comando o di un’altra versione; scegli un’altra cartella.
arena-error-broken-results = { $path } è danneggiato: una riga non è una partita.
arena-error-bad-field = Un torneo vuole almeno due giocatori virtuali, nessuno due volte: { $bots }.
arena-error-unknown-report = Non c’è nessun rapporto “{ $report }”; rapporti disponibili: { $reports }.
arena-error-other-training = { $path } appartiene a un apprendimento con altri numeri o di un’altra versione; scegli un’altra cartella.
arena-error-training-died = Il processo che impara per { $players } giocatori è morto; c’è abbastanza memoria?
arena-error-training-is-for = Questo apprendimento vale per { $players } giocatori, tutti insieme.
arena-error-training-not-further = { $game } non ha un apprendimento ulteriore; togliete --further.
arena-error-bad-tables = Ogni numero di giocatori si può indicare una sola volta: { $players }.
arena-error-no-league = Non è possibile leggere { $path } ({ $problem }).
arena-error-bad-league = { $path } non descrive una lega: { $problem }
arena-error-no-marks = In { $path } non c’è posto per le tabelle, fra { $begin } e { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errori di ogni gioco
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Non c’è nessun gioco “{ $game }”; giochi disponibili: { $games }.
game-error-broken-game = Il gioco { $game } ({ $entry }) non può essere caricato: { $problem }
game-error-missing-part = Il gioco { $game } non ha questa funzione; manca la sua parte “{ $part }”.
option-error-bad-players = Il gioco { $game } è per un numero di giocatori da { $min } a { $max }, non per { $players }.
option-error-bad-seats = Posti indicati: { $seats }; ne servono tanti quanti i giocatori, cioè { $players }.
option-error-bad-seat-name = { $name } non può essere un nome: non è un testo che si possa scrivere.
option-error-bad-seed = { $seed } non può essere un seme: serve un numero intero, da 0 in su, che stia in { $bits } bit.
option-error-no-such-seat = Non c’è nessun giocatore { $seat }: si gioca in { $players }, e i giocatori si contano da 1 (nei file da 0).
option-error-say-which-seat = Ora possono agire più giocatori ({ $to_act }); indica quale agisce.
option-error-unknown-option = Il gioco non ha nessuna opzione “{ $option }”.
option-error-bad-option-value = { $value } non può essere il valore dell’opzione “{ $option }”; serve { $kind ->
    [bool] sì o no
    [int] un numero intero non negativo
   *[str] una parola
 }.
option-error-unknown-choice = “{ $value }” non può essere il valore dell’opzione “{ $option }”; valori disponibili: { $choices }.
option-error-unknown-bot = Nessun giocatore virtuale di nome “{ $bot }” conosce { $game }; giocatori disponibili: { $bots }.
option-error-bad-bot-parameter = “{ $parameter }” non può seguire i due punti dopo { $bot }.
option-error-bot-without-parameter = { $bot } non accetta nulla dopo i due punti: “{ $parameter }” non può stare lì.
option-error-no-bot-file = Non c’è nessun file { $path } con un giocatore virtuale.
option-error-broken-bot-file = Impossibile caricare { $path }: { $problem }
option-error-no-bot-class = In { $path } non c’è nessuna classe { $name } che scelga azioni; ci sono: { $bots }.

notation-error-unknown-action = “{ $text }” non è un’azione.
notation-error-unknown-word = “{ $word }” in “{ $text }” lì non significa nulla, o compare due volte.

undo-refused-nothing-to-undo = Non hai nulla da annullare.
undo-refused-undo-after-end = La partita è finita; non si può più annullare nulla.
undo-refused-another-acted = Nel frattempo ha agito qualcun altro; non si può annullare.
undo-refused-hidden-came-out = Con `{ $action }` sono venute allo scoperto delle carte; non si può annullare.

position-error-malformed-position = Questa non è una posizione: c’è qualcosa di sbagliato in { $where }.
position-error-bad-options = Le opzioni della posizione sono sbagliate: { $reason }

record-error-newer-format = La registrazione viene da una versione più recente di baghdad; questa legge registrazioni fino al formato { $known }.
record-error-malformed-record = Questa non è la registrazione di una partita: c’è qualcosa di sbagliato in { $where }.
record-error-not-json = Questo non è JSON, o è troncato.
record-error-other-game = Questa è una registrazione del gioco { $record }, non del gioco { $game }.
record-error-newer-version = La partita è stata giocata con la versione { $record } delle regole del gioco { $game }; questo baghdad conosce la versione { $known }.
record-error-older-version = La partita è stata giocata con la versione { $record } delle regole del gioco { $game }, che da allora sono cambiate; questo baghdad conosce la versione { $known }.
record-error-sealed-record = La registrazione non contiene il suo seme, ma solo l’hash del seme, quindi non si può rigiocare finché il seme non viene pubblicato.
record-error-bad-seed = “{ $seed }” non può essere un seme.
record-error-wrong-seed-hash = Il seme non è quello di cui è stato pubblicato l’hash: il seme o l’hash è stato cambiato.
record-error-bad-start = La registrazione parte da una posizione impossibile: { $reason }
record-error-start-disagrees = I giocatori o le opzioni della registrazione non sono quelli della posizione da cui parte.
# $reason è una frase intera.
record-error-bad-action = L’azione { $number }, `{ $action }` del giocatore { $seat }, non può essere avvenuta: { $reason }
record-error-wrong-result = Il risultato scritto nella registrazione non è quello a cui portano le sue azioni.

# Un errore di un gioco che non ha una frase per esso: $reason è il suo codice con i fatti, in inglese.
error-other = Questo non si può usare: { $reason }.
refusal-other = Le regole non lo permettono: { $reason }.
refusal-illegal-step = { $step } qui non è un passo ammesso.
refusal-match-over = La partita è finita.
refusal-not-your-turn = Il giocatore { $seat } non può agire: è il turno del giocatore { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## Al tavolo, in ogni gioco
## ---------------------------------------------------------------------------------------------------------------

# L’unica persona a un tavolo di giocatori virtuali: “Tu: un ladro s’intrufola nel …”
seat-you = Tu
# Una persona senza nome fra più d’una.
seat-player = Giocatore { $number }
# Un giocatore virtuale: il suo tipo e il numero del suo posto.
seat-bot = { $bot } { $number }

table-welcome = Una partita a “{ $title }”: { $names }. Digita ? per l’aiuto.
table-choices-shown = { $hidden ->
    [0] Digita un numero o la notazione; ?: aiuto.
    [one] Digita un numero o la notazione; `all`: 1 altro modo di pagare; ?: aiuto.
   *[other] Digita un numero o la notazione; `all`: altri { $hidden } modi di pagare; ?: aiuto.
 }
table-prompt = { $name } >
table-undone = Annullato: `{ $action }`.
table-saved = Salvata in { $path }.
table-not-saved = Non salvata: { $problem }
table-quit = La partita è salvata. Per riprenderla: baghdad play --resume { $path }
table-quit-unsaved = Non è stato possibile salvare la partita.
table-legal = `{ $action }` ora è possibile: { $sentence }
table-hint = { $bot } giocherebbe `{ $action }` ({ $sentence }). { $reason }
hint-heading = { $moves ->
    [one] { $name }: la mossa migliore secondo { $bot }
   *[other] { $name }: le mosse migliori secondo { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent }%. { $reason }
hint-chances = Probabilità di vittoria: { $chances }.
hint-chance = { $name }: { $percent }%
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } più del numero { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } meno del numero { $number } (± { $error }).
hint-reason-even = Nessuna differenza chiara dal numero { $number } (± { $error }).
hint-reason-rival = { $name }: probabilità { $percent }%, dopo il numero { $number } { $other }%.
hint-reason-only = Non è possibile altro.
table-log-empty = Non è ancora successo nulla.
# Più persone allo stesso terminale.
table-hide = Premi Invio per nascondere le tue carte.
table-curtain = Lascia il posto a { $name }. { $name }, premi Invio quando nessun altro guarda.
table-since = Nel frattempo:
table-record = La partita intera: { $path }
table-replay-how = Per rivederla passo per passo: baghdad replay { $path }
table-verify-how = Per controllare ogni pescata: baghdad verify { $path }

# Che cosa si può digitare; una riga ciascuno.
keys-heading = Puoi digitare
keys-number = un numero: quella riga dell’elenco
keys-notation = un’azione in notazione, per esempio { $example }
keys-all = `all`: ogni azione con ogni modo di pagare
keys-undo = `undo`: annulla la tua ultima azione, se nulla di nascosto è stato scoperto
keys-hint = `hint`: le mosse migliori secondo il giocatore virtuale { $bot }, e perché
keys-why = `why` e un’azione: se è possibile, e se non lo è, il motivo
keys-log = `log`: tutto ciò che è successo
keys-last = `last`: che cosa è successo dopo la tua ultima azione
keys-rules = `rules`: le regole in breve
keys-board = `board`: ridisegna il tavolo
keys-map = `map`: disegna solo il tabellone, se è grande
keys-save = `save`, o `save` e un nome di file: salva lì la partita
keys-quit = `quit`: esce; la partita è salvata e si può riprendere

result-winner = Vittoria: { $name }!
# $names è un elenco di due o più nomi.
result-shared = Vittoria condivisa: { $names }.
result-nobody = Non vince nessuno.

replay-start = Prima della prima azione.
replay-step = Azione { $number } di { $actions }, { $name }: `{ $action }`
replay-keys = Invio: avanti · p: indietro · un numero: quel momento · q: esci

# verify: tutto è in ordine.
verify-fine = Tutto in ordine: { $actions ->
    [one] 1 azione rigiocata
   *[other] { $actions } azioni rigiocate
 } (gioco { $game }, { $players } giocatori), ogni pescata segue dal seme. { $result } Hash del seme: { $hash }
verify-still-on = La partita non è ancora finita.

# Elenchi: “a e b”, “a, b e c”.
list-pair = { $first } e { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## Un gioco senza un proprio terminale. I testi di un gioco possono avere frasi proprie: GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats è un elenco di numeri e nomi; seguono i fatti, con i loro nomi inglesi.
generic-seats = Posti: { $seats }
generic-seat = { $number } { $name }
generic-now = Scegli un’azione: il suo numero, o il suo testo.
generic-result = Punteggi: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = { $title } non ha qui un riassunto delle regole.

## ---------------------------------------------------------------------------------------------------------------
## Il ladro di Bagdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = Il ladro di Bagdad

# Nomi dei sei palazzi; al massimo 14 caratteri.
dieb-palace-name = { $letter ->
    [a] Pavone
    [b] Luna
    [c] Leone
    [d] Melograno
    [e] Falco
   *[f] Lampada
 }
# Il palazzo nelle frasi, sempre al maschile singolare: il, del, nel, dal, al …
dieb-palace = { $letter ->
    [a] palazzo del Pavone (a)
    [b] palazzo della Luna (b)
    [c] palazzo del Leone (c)
    [d] palazzo del Melograno (d)
    [e] palazzo del Falco (e)
   *[f] palazzo della Lampada ({ $letter })
 }
dieb-summary-placing = { $number ->
    [one] Ancora una guardia da mettere.
   *[other] Ancora { $number } guardie da mettere.
 }
dieb-summary-rival = { $number ->
    [one] A { $names } manca un solo forziere.
   *[other] A { $names } manca un solo forziere ciascuno.
 }
dieb-summary-nearest = { $missing ->
    [one] Ancora un ladro nel { $palace }, e il forziere è tuo.
   *[other] Ancora { $missing } ladri nel { $palace }, e il forziere è tuo.
 }
dieb-summary-left = { $number ->
    [one] Resta un forziere.
   *[other] Restano { $number } forzieri.
 }
dieb-summary-chests = { $won } di { $goal }
dieb-asked = { $what ->
    [thieves] ladri
    [guards] guardie
    [neutral] guardie neutrali
   *[chests] forzieri
 }

# Opzioni, per la pagina di aiuto.
dieb-option-tactical = I giocatori mettono anche le guardie neutrali, due ciascuno.
dieb-option-peek = I giocatori vedono la propria mano mentre mettono le guardie.
dieb-option-optional-theft = Prendere un forziere è facoltativo.
dieb-option-chosen-card = Chi passa quando non restano danzatrici sceglie il palazzo della quarta carta.
dieb-option-face-down = I forzieri vinti stanno coperti; nel gioco non cambia nulla.
dieb-option-decision-cap = Interrompe la partita dopo tante decisioni; 0 per mai.
dieb-option-edition = Gioca secondo il testo di un’edizione: fr, cs, it o nl.

# --- Pagamenti ------------------------------------------------------------------------------------------------
# Carte di un palazzo, in breve: “2 × Pavone”
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 danzatrice
   *[other] { $number } danzatrici
 }
dieb-dancers-held = { $number ->
    [one] 1 danzatrice
   *[other] { $number } danzatrici
 }

# --- Che cosa fa un’azione, nell’elenco delle scelte -------------------------------------------------------------
dieb-do-place = una guardia davanti al { $palace }
dieb-do-place-neutral = una guardia neutrale davanti al { $palace }
dieb-do-smuggle = un ladro nel { $palace } pagando { $payment }
dieb-do-guard = la tua guardia dal { $palace } al { $target } pagando { $payment }
dieb-do-escort = la tua guardia e un ladro dal { $palace } al { $target } pagando { $payment }
dieb-do-neutral = una guardia neutrale dal { $palace } al { $target } pagando { $payment }
dieb-do-end = finisci il turno e pesca 3 carte
dieb-do-pass = passa e pesca 4 carte
dieb-do-pass-dancer = passa, pesca 3 carte e prendi una danzatrice
dieb-do-pass-chosen = passa, pesca 3 carte e una del { $palace }, se il mazzo ne ha
dieb-do-steal = prendi il forziere del { $palace }
# Nell’elenco, dopo la notazione di un’azione che si paga: “smuggle a  per 2 × Pavone”
dieb-pay = per { $payment }
# Aggiunto a una riga dell’elenco: che cosa provoca l’azione.
dieb-causes-theft = prende il forziere!
dieb-causes-win = prende il forziere e vince!
dieb-causes-no-chest = lì non restano forzieri

# Titoli dell’elenco delle scelte; al massimo 18 caratteri.
dieb-group-place = Metti una guardia
dieb-group-place-neutral = Metti una neutrale
dieb-group-steal = Prendi un forziere
dieb-group-smuggle = Introduci un ladro
dieb-group-escort = Guardia con ladro
dieb-group-guard = Sposta una guardia
dieb-group-neutral = Sposta neutrale
dieb-group-end = Finisci il turno
# Una riga di mosse che partono dallo stesso palazzo; al massimo 12 caratteri.
dieb-row-from = da { $letter }:
# Tutte le mosse delle guardie neutrali in una riga, su uno schermo basso.
dieb-row-folded = { $number ->
    [one] 1 possibilità; `moves { $kind }` la mostra
   *[other] { $number } possibilità; `moves { $kind }` le mostra
 }
# Sotto l’elenco: spiega le parentesi.
dieb-row-key = Tra parentesi: le carte pagate, * è una danzatrice.
# Sotto l’elenco, quando si può finire il turno.
dieb-end-note = La fine del turno non si può annullare.

# --- Che cosa si può fare ora: una frase sopra il prompt ------------------------------------------------------------
dieb-now-placing = Metti una guardia in uno spazio libero. Guardie rimaste: { $own }.
dieb-now-placing-tactical = Metti una guardia in uno spazio libero. Guardie rimaste: { $own ->
    [one] 1 tua
   *[other] { $own } tue
 }, { $neutral ->
    [one] 1 neutrale
   *[other] { $neutral } neutrali
 }.
dieb-now-fresh = Agisci finché puoi pagare, al massimo 3 volte con un ladro; o passa: 4 carte.
dieb-now-acted = Continua o finisci il turno; { $left ->
    [0] nessun’altra azione possibile con un ladro
    [one] ancora 1 azione possibile con un ladro
   *[other] ancora { $left } azioni possibili con un ladro
 }.

# --- Il tabellone. Testi brevi: nella cornice di un palazzo c’è poco spazio. -------------------------------------------
# Che cosa richiede il primo forziere, per chi guarda; al massimo 17 caratteri.
dieb-board-chest = forziere: { $demand } ladri
# I tuoi ladri, su quelli che il forziere richiede; al massimo 17 caratteri.
dieb-board-chest-you = forziere: tu { $thieves }/{ $demand }
dieb-board-no-chest = nessun forziere
# Prima del numero di ladri di ciascuno; al massimo 7 caratteri.
dieb-board-thieves = ladri
dieb-board-no-thieves = cortile vuoto
# Quanto ti costa un altro ladro: al massimo 12 caratteri.
dieb-board-price = costo { $price }

# Titoli della tabella dei giocatori; al massimo 10 caratteri (giocatore: 20).
dieb-players-name = Giocatore
dieb-players-chests = Forzieri
dieb-players-supply = Scorta
dieb-players-cards = Carte
dieb-players-dancers = Danzatrici
dieb-players-actions = Azioni
dieb-players-won = { $won } su { $goal }

dieb-piles = Mazzo { $deck } · danzatrici { $dancers } · scarti { $discard }
dieb-piles-no-discard = Mazzo { $deck } · danzatrici { $dancers } · nessuno scarto
dieb-hand = La tua mano:
dieb-hand-empty = La tua mano è vuota.
dieb-hand-hidden = { $number ->
    [one] La tua carta resta coperta finché non ci sono tutte le guardie.
   *[other] Le tue { $number } carte restano coperte finché non ci sono tutte le guardie.
 }
dieb-hand-dancer = Danzatrice
# Spiega la prima riga di un palazzo; nell’aiuto.
dieb-key = Prima riga di un palazzo: le guardie davanti alla sua porta. Una cifra è una guardia di quel giocatore, { $neutral } una guardia neutrale, { $free } uno spazio libero.

# --- Che cosa è successo. Il nome non richiede mai verbo né genere. --------------------------------------------------
dieb-event-place = { $name }: una guardia davanti al { $palace }.
dieb-event-place-neutral = { $name }: una guardia neutrale davanti al { $palace }.
dieb-event-smuggle = { $name }: un ladro s’intrufola nel { $palace } pagando { $payment }.
dieb-event-guard = { $name }: una guardia va dal { $palace } al { $target } pagando { $payment }.
dieb-event-escort = { $name }: una guardia e un ladro vanno dal { $palace } al { $target } pagando { $payment }.
dieb-event-neutral = { $name }: una guardia neutrale va dal { $palace } al { $target } pagando { $payment }.
dieb-event-theft = { $name }: un forziere di forza { $strength } esce dal { $palace }! Forzieri vinti: { $won }.
dieb-event-reshuffle = Il mazzo è finito; gli scarti ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }) sono stati mescolati per formare quello nuovo.
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] nessuna carta pescata, non ce ne sono più.
        [one] 1 carta pescata.
       *[other] { $number } carte pescate.
    }
   *[other] { $name }: { $number ->
        [0] una danzatrice presa, non ci sono più carte.
        [one] 1 carta pescata e una danzatrice presa.
       *[other] { $number } carte pescate e una danzatrice presa.
    }
 }
# La quarta carta, di un palazzo scelto (edizione ceca); $found è yes o no.
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number ->
        [one] 1 carta pescata, del { $chosen } come richiesto.
       *[other] { $number } carte pescate, una delle quali del { $chosen } come richiesto.
    }
   *[no] { $name }: { $number ->
        [one] 1 carta pescata; il mazzo non ne aveva del { $chosen }.
       *[other] { $number } carte pescate; il mazzo non ne aveva del { $chosen }.
    }
 }
# Per chi ha pescato, dopo la riga precedente.
dieb-event-drawn-cards = Nuove carte nella tua mano: { $cards }.
dieb-event-hands-taken-up = Ci sono tutte le guardie; ognuno prende in mano le proprie carte.
dieb-event-over = La partita è finita.
dieb-event-turn = Prossimo turno: { $name }.

# --- Com’è finita -----------------------------------------------------------------------------------------------------
dieb-result-chests = È raggiunto il numero di forzieri necessario: { $score }.
dieb-result-standstill = È passato un giro intero senza un’azione né una carta; decide il maggior numero di forzieri: { $score }.
dieb-result-unfinished = La partita è stata interrotta dopo il numero di decisioni concordato.
dieb-result-score = { $name }: { $chests }

# --- Perché il giocatore virtuale lo consiglia -----------------------------------------------------------------------
dieb-hint-place = Lì ci sono poche altre guardie: introdurre ladri costerà poco.
dieb-hint-steal = Prende un forziere.
dieb-hint-smuggle = È lì che il prossimo forziere è più vicino.
dieb-hint-approach = Porta dove un forziere è più vicino.
dieb-hint-pass = Porta carte nuove.
dieb-hint-random = Per lui un’azione vale l’altra.
dieb-hint-move = Le guardie ne ricavano un posto migliore.
dieb-hint-cheapen = Introdurre un ladro lì ti costerà meno.
dieb-hint-hinder = Il prossimo ladro di un avversario gli costerà di più.
dieb-hint-win = Vince la partita.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = Tutto il turno porta: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] un forziere
   *[other] { $number } forzieri
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] 1 ladro in più
   *[other] { $number } ladri in più
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] 1 guardia propria in più
   *[other] { $number } guardie proprie in più
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] 1 guardia neutrale in più
   *[other] { $number } guardie neutrali in più
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 carta pagata
   *[other] { $number } carte pagate
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 danzatrice pagata
   *[other] { $number } danzatrici pagate
 }
dieb-hint-stop = Il turno finisce qui.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name }: un forziere al prossimo turno nel { $percent }% delle distribuzioni, dopo il numero { $number } nel { $other }%.

# --- Perché un’azione è rifiutata ----------------------------------------------------------------------------------------
dieb-refusal-still-placing = Si stanno ancora mettendo le guardie; i turni cominciano quando ci sono tutte.
dieb-refusal-placing-is-over = Tutte le guardie sono già state messe.
dieb-refusal-no-guard-to-place = Hai già messo tutte le tue guardie.
dieb-refusal-no-neutral-to-place = Non hai guardie neutrali da mettere.
dieb-refusal-no-free-place = Tutti i { $places } spazi per le guardie davanti al { $palace } sono occupati.
dieb-refusal-no-own-guard = Davanti al { $palace } non c’è nessuna tua guardia.
dieb-refusal-no-foreign-guard = Davanti al { $palace } ci sono solo guardie tue; un ladro può intrufolarsi solo sotto il naso di una guardia altrui.
dieb-refusal-no-thief-in-supply = Non hai più ladri nella tua riserva.
dieb-refusal-thief-limit = Hai agito { $limit } volte con un ladro; per questo turno basta.
dieb-refusal-overpaid = Il { $palace } costa { $price ->
    [one] 1 carta
   *[other] { $price } carte
 }, e { $dancers ->
    [one] 1 danzatrice sarebbe di troppo
   *[other] { $dancers } danzatrici sarebbero troppe
 }.
dieb-refusal-too-few-dancers = { $needed ->
    [one] Ci vuole 1 danzatrice
   *[other] Ci vogliono { $needed } danzatrici
 }; { $held ->
    [0] non ne hai nessuna
   *[other] ne hai { $held }
 }.
dieb-refusal-too-few-cards = Per via delle guardie altrui, il { $palace } costa { $price ->
    [one] 1 carta di quel palazzo
   *[other] { $price } carte di quel palazzo
 }. In mano hai { $cards ->
    [0] nessuna carta del palazzo
    [one] 1 carta del palazzo
   *[other] { $cards } carte del palazzo
 } e { $dancers ->
    [0] nessuna danzatrice
    [one] 1 danzatrice
   *[other] { $dancers } danzatrici
 }; pagare così richiede { $needed ->
    [one] 1 carta del palazzo
   *[other] { $needed } carte del palazzo
 }.
dieb-refusal-no-such-card = Non hai carte del { $palace }.
dieb-refusal-no-thief-there = Non hai ladri nel { $palace }.
dieb-refusal-no-neutral-guard = Davanti al { $palace } non c’è nessuna guardia neutrale.
dieb-refusal-nothing-done = In questo turno non hai fatto nulla, quindi finisce con `pass` o `pass *`.
dieb-refusal-already-acted = In questo turno hai agito, quindi finisce con `end`.
dieb-refusal-no-dancer-in-pile = Non restano danzatrici da prendere.
dieb-refusal-no-choice-of-card = In questa partita nessuno sceglie il palazzo di una carta pescata.
dieb-refusal-dancers-left = { $dancers ->
    [one] Resta 1 danzatrice
   *[other] Restano { $dancers } danzatrici
 } da prendere, quindi non si sceglie nessuna carta.
dieb-refusal-no-card-left = Non restano carte da pescare.
dieb-refusal-theft-by-itself = In questa partita un forziere si prende da sé, appena ci sono abbastanza ladri.
dieb-refusal-no-chest-left = Nel { $palace } non restano forzieri.
dieb-refusal-too-few-thieves = Il forziere del { $palace } richiede { $needed } ladri; lì { $thieves ->
    [0] non ne hai nessuno
   *[other] ne hai { $thieves }
 }.

# --- Perché dei dati non sono una posizione. ---------------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = Ci sono { $players } giocatori, ma il numero di voci in “{ $where }” è { $seats }.
dieb-position-error-no-such-seat = Non c’è nessun giocatore { $seat }: si gioca in { $players }, e i giocatori si contano da 1 (nei file da 0).
dieb-position-error-wrong-number-of-cards = Carte del { $palace }: { $found } invece di { $expected }.
dieb-position-error-wrong-number-of-dancers = Danzatrici: { $found } invece di { $expected }.
dieb-position-error-shown-but-not-held = Il giocatore { $seat } non può aver mostrato una carta del { $palace }.
dieb-position-error-too-many-guards = Guardie davanti al { $palace }: { $found }; c’è spazio solo per { $expected }.
dieb-position-error-wrong-number-of-guards = Guardie del giocatore { $seat }: { $found } invece di { $expected }.
dieb-position-error-too-many-neutrals-to-place = Il giocatore { $seat } non può avere ancora { $found ->
    [one] 1 guardia neutrale
   *[other] { $found } guardie neutrali
 } da mettere.
dieb-position-error-wrong-number-of-neutrals = Guardie neutrali: { $found } invece di { $expected }.
dieb-position-error-phase-and-guards-disagree = La fase non può essere “{ $phase }” con { $unplaced ->
    [one] 1 guardia
   *[other] { $unplaced } guardie
 } ancora da mettere.
dieb-position-error-not-their-turn-to-place = Non può toccare al giocatore { $seat } mettere una guardia; è il turno del giocatore { $to_act }.
dieb-position-error-placed-out-of-turn = Mettendo le guardie a turno, non possono restarne da mettere in questo modo ({ $unplaced }).
dieb-position-error-too-many-chests = Forzieri del { $palace }: { $found }; una pila ne ha { $expected }.
dieb-position-error-chests-disagree = I forzieri vinti ({ $won }) non sono quelli usciti dai palazzi ({ $gone }).
dieb-position-error-too-many-thieves = Ladri del giocatore { $seat } nei palazzi: { $found }; ce ne sono solo { $expected }.
dieb-position-error-thieves-before-play = Il giocatore { $seat } ha ladri nei palazzi prima che ci siano tutte le guardie.
dieb-position-error-theft-overdue = Il giocatore { $seat } ha abbastanza ladri nel { $palace } da averne già preso il forziere.
dieb-position-error-too-many-thief-actions = Azioni con un ladro in questo turno: { $found }; massimo permesso: { $expected }.
dieb-position-error-thief-actions-without-action = Ci sono state azioni con un ladro, ma nessuna azione in assoluto.
dieb-position-error-turn-before-play = Qualcuno ha agito o vinto prima che ci fossero tutte le guardie.
dieb-position-error-too-many-chests-won = Qualcuno ha vinto { $found } forzieri, o in due hanno vinto la partita; finisce appena qualcuno ne ha { $expected }.
dieb-position-error-too-many-idle-turns = Turni passati senza fare nulla: { $found }; la partita finisce dopo { $expected }.
dieb-position-error-phase-and-chests-disagree = La fase non può essere “{ $phase }” quando il maggior numero di forzieri vinti è { $chests } e ne bastano { $goal } per vincere la partita.

# --- Le regole in breve --------------------------------------------------------------------------------------------------
# $goal: forzieri necessari per vincere. Una riga per paragrafo, per quanto lunga.
dieb-rules =
    Vinci { $goal } forzieri prima degli altri. Un forziere è tuo appena hai abbastanza ladri nel suo palazzo: 4 per il primo forziere di un palazzo, poi 5, 6, 7. Quei ladri poi tornano da te.
    Nel tuo turno agisci finché puoi pagare, al massimo 3 volte con un ladro:
    `smuggle a`: un ladro nel palazzo a, dove ci sono una guardia tua e una altrui; costa una carta di a per ogni guardia altrui (le neutrali e quelle degli altri giocatori).
    `guard a>b a`: una tua guardia da a a b, dove ci deve essere uno spazio libero; costa una carta di a o di b.
    `escort a>b a`: lo stesso, e un tuo ladro la accompagna gratis.
    `neutral a>b`: una guardia neutrale da a a b; costa una carta di a e una carta di b.
    Una danzatrice vale come qualsiasi carta: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` finisce un turno con azioni: 3 carte. Senza azioni, `pass` dà 4 carte, `pass *` 3 carte e una danzatrice.

## ---------------------------------------------------------------------------------------------------------------
## I ladri di Bagdad (voleurs)
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = I ladri di Bagdad

# --- Nomi -------------------------------------------------------------------------------------------------------
voleurs-pawn-name = { $pawn ->
    [thief] Ladro (T)
    [caravaneer] Carovaniere
    [merchant] Mercante
    [broker] Mediatore (B)
    [assassin] Assassino
   *[vizier] Visir
 }
voleurs-pawn = { $pawn ->
    [thief] ladro
    [caravaneer] carovaniere
    [merchant] mercante
    [broker] mediatore
    [assassin] assassino
   *[vizier] Gran Visir
 }
voleurs-a-pawn = { $pawn ->
    [thief] un ladro
    [caravaneer] un carovaniere
    [merchant] un mercante
    [broker] un mediatore
    [assassin] un assassino
   *[vizier] il Gran Visir
 }
voleurs-a-victim = { $victim ->
    [thief] un ladro
    [caravaneer] un carovaniere
    [merchant] un mercante
    [broker] un mediatore
    [assassin] un assassino
   *[vizier] il Gran Visir
 }
voleurs-gem-name = { $gem ->
    [fake] Falso
    [sapphire] Zaffiro
    [emerald] Smeraldo
    [ruby] Rubino
   *[diamond] Diamante
 }
voleurs-gem = { $gem ->
    [fake] falso
    [sapphire] zaffiro
    [emerald] smeraldo
    [ruby] rubino
   *[diamond] diamante
 }
voleurs-a-gem = { $gem ->
    [fake] un falso
    [sapphire] uno zaffiro
    [emerald] uno smeraldo
    [ruby] un rubino
   *[diamond] un diamante
 }
voleurs-a-gem-given = { $given ->
    [fake] un falso
    [sapphire] uno zaffiro
    [emerald] uno smeraldo
    [ruby] un rubino
   *[diamond] un diamante
 }
voleurs-birthday = { $birthday ->
    [diamond] un diamante
    [emerald_and_sapphire] uno smeraldo e uno zaffiro
    [two_no_sapphire] due gemme vere, nessuna delle quali uno zaffiro
    [two_with_ruby] due gemme vere, una delle quali un rubino
    [two_colours] due gemme vere di tipo diverso
   *[three] tre gemme vere
 }
voleurs-summary-offers = { $number ->
    [one] Un’offerta aspetta la tua risposta.
   *[other] { $number } offerte aspettano la tua risposta.
 }
voleurs-summary-round = Giro { $number }.
voleurs-summary-complete = La tua borsa contiene tutto ciò che chiede la tua carta compleanno.
voleurs-summary-aim = Gemme della tua carta compleanno nella borsa: { $held } di { $asked }.
voleurs-summary-gems = { $number ->
    [one] 1 gemma
   *[other] { $number } gemme
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Said
    [afif] Afif
    [sheherazade] Sherazade
    [ali_baba] Ali Babà
   *[simbad] Sindbad
 }
voleurs-city-name = { $board ->
    [round-city] La Città rotonda
    [oasis] L’Oasi
   *[other] { $name }
 }
voleurs-card = { $number ->
    [0] Lance
    [1] Pugnali
    [2] Lino
    [3] Pelli
    [4] Cumino
    [5] Curry
    [6] Agnelli
    [7] Cammello
    [8] Frutta
    [9] Sesamo
    [10] Piombo
    [11] Rame
    [12] Ferro
    [13] Ferro battuto
    [14] Grano
    [15] Olio
    [16] Servitore
    [17] Cavalli
    [18] Lana
    [19] Cotone
    [20] Zafferano
    [21] Menta
    [22] Pistole
    [23] Scimitarre
    [24] Profumo
    [25] Peperoncino
    [26] Incudine
    [27] Argento
    [28] Polvere nera
    [29] Sciabole
    [30] Tintura
    [31] Canapa
    [32] Dromedario
    [33] Falco
    [34] Orzo
    [35] Miele
    [36] Bussola
    [37] Cannocchiale
    [38] Pesce
    [39] Gallina
    [40] Danzatrici
    [41] Mercenari
    [42] Tabacco
    [43] Veleno
    [44] Seta
    [45] Cuoio
    [46] Pugnale di lusso
    [47] Sciabola di lusso
    [48] Oro
    [49] Argento dorato
    [50] Zucchero
    [51] Ghiaccio
    [52] Elefante
    [53] Tigre
    [54] Incenso
    [55] Oppio
    [56] Turbante
    [57] Veste
    [58] Fucili
    [59] Cannoni
    [60] Carta falso
    [61] Carta zaffiro
    [62] Carta smeraldo
    [63] Carta rubino
    [64] Carta diamante
    [65] Sorpresa Porto
    [66] Sorpresa Suk
   *[67] Sorpresa Casba
 }
voleurs-dinars = { $dinars ->
    [one] 1 dinaro
   *[other] { $dinars } dinari
 }
voleurs-counted = { $number } × { voleurs-district-name }
voleurs-nothing = nulla

voleurs-option-refuge = Carovanieri e mercanti nelle strade non possono essere cacciati.
voleurs-option-blocking = Nessuno passa sopra il carovaniere di un rivale.
voleurs-option-vizier-kill = Una volta per partita un assassino può uccidere il Gran Visir; le carte compleanno vengono allora ridistribuite.
voleurs-option-exchange = Invece di rubare, un ladro può guardare nella borsa e scambiare una gemma.
voleurs-option-price-rise = L’ultima gemma di un tipo costa 5 dinari in più.
voleurs-option-own-victims = Puoi cacciare o uccidere le tue stesse pedine.
voleurs-option-act-from-desert = Le pedine agiscono dal deserto sulle caselle davanti agli ingressi.
voleurs-option-change-moves-vizier = I dinari pagati in più possono muovere subito il Gran Visir.
voleurs-option-deal-characters = I personaggi vengono distribuiti invece che scelti.
voleurs-option-draw-first = Chi comincia è estratto a sorte; altrimenti comincia il primo posto.
voleurs-option-two-players = Permette di giocare in due, cosa che le regole non prevedono.
voleurs-option-board = Il tabellone: round-city, oasis, o un tuo file di testo.
voleurs-option-offer-cap = Quante offerte può fare ciascuno in un giro; 0 per non limitarle.
voleurs-option-round-cap = Interrompe la partita dopo tanti giri; 0 per mai.
voleurs-option-decision-cap = Interrompe la partita dopo tante decisioni; 0 per mai.

# --- Pagamenti --------------------------------------------------------------------------------------------------
voleurs-payment = { $dinars ->
    [one] { $cards } (1 dinaro)
   *[other] { $cards } ({ $dinars } dinari)
 }
voleurs-wasted = { $dinars ->
    [one] 1 dinaro di troppo
   *[other] { $dinars } dinari di troppo
 }

# --- Che cosa fa un’azione, nell’elenco delle scelte ------------------------------------------------------------
voleurs-do-choose = gioca con { $character }
voleurs-do-place = { voleurs-a-pawn } in { $cell }
voleurs-do-agent = { voleurs-a-pawn } nel deserto pagando { $payment }
voleurs-do-gem = { voleurs-a-gem } nella tua borsa pagando { $payment }
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } dal deserto a { $goal } pagando { $payment }
   *[other] { voleurs-a-pawn } da { $start } a { $goal } pagando { $payment }
 }
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } resta nel deserto pagando { $payment }
   *[other] { voleurs-a-pawn } resta in { $start } pagando { $payment }
 }
voleurs-do-act = { $deed ->
    [expel] { $move }; caccia { voleurs-a-victim } ({ $other }) da { $cell } nel deserto
    [kill] { $move }; uccide { voleurs-a-victim } ({ $other }) in { $cell }
    [rob] { $move }; ruba una gemma al ladro in { $cell } ({ $other })
   *[look] { $move }; guarda nella borsa del ladro in { $cell } ({ $other }) per scambiare una gemma
 }
voleurs-do-kill-vizier = { $move }; uccide il Gran Visir in { $cell }
voleurs-do-with-change = { $deed }; il resto porta il Gran Visir in { $cell }
voleurs-do-discard = butta { $cards }, che non compra più nulla
voleurs-do-exchange = prendi { voleurs-a-gem }, metti { voleurs-a-gem-given } al suo posto
voleurs-do-slipper = passa la babbuccia a { $other }
voleurs-do-offer = offri { $cards } a { $other } in cambio di { $wanted }
voleurs-do-accept = accetta l’offerta { $offer } e dai { $cards }
voleurs-do-accept-gift = accetta l’offerta { $offer }, un regalo
voleurs-do-decline = rifiuta l’offerta { $offer }
voleurs-do-withdraw = ritira la tua offerta { $offer }
voleurs-do-done = basta scambi per ora

voleurs-group-choose = Personaggi
voleurs-group-place-thief = Metti il ladro
voleurs-group-place-caravaneer = Metti carovaniere
voleurs-group-answer = Offerte aperte
voleurs-group-offer = Fai un’offerta
voleurs-group-done = Chiudi gli scambi
voleurs-group-agent = Compra un agente
voleurs-group-gem = Compra una gemma
voleurs-group-act = Azione su pedina
voleurs-group-move = Muovi una pedina
voleurs-group-discard = Butta una carta
voleurs-group-exchange = Scambia una gemma
voleurs-group-slipper = Passa la babbuccia
voleurs-more-folded = { $number ->
    [one] ancora 1: `moves`
   *[other] ancora { $number }: `moves`
 }
voleurs-moves-note = `moves { $place }` elenca le mosse di una pedina.
# Una pedina e le sue mosse: “Ladro (T) e3: 12 mosse, `moves e3`”
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 mossa, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } mosse, `moves { $place }`
 }
# Sopra le mosse di una pedina, elencate da `moves e3`.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } dal deserto; tra parentesi i dinari che costa:
   *[other] { voleurs-pawn-name } da { $place }; tra parentesi i dinari che costa:
 }
voleurs-moves-none = Lì non c’è nessuna pedina che tu possa muovere ora: “{ $place }”.
voleurs-offer-example = Digitala, per esempio `{ $example }`; un nome dopo “as” può essere una bugia.
voleurs-offer-impossible = Nessun altro ha carte, e nemmeno tu.
voleurs-choices-shown = { $hidden ->
    [0] Digita un numero o la notazione; ?: aiuto.
    [one] Digita un numero o la notazione; `all`: 1 altra scelta; ?: aiuto.
   *[other] Digita un numero o la notazione; `moves e3`: le mosse di una pedina; `all`: altre { $hidden } scelte; ?: aiuto.
 }
voleurs-buying-note = Un acquisto mostra le sue carte, quindi non si può annullare.
voleurs-change-note = Con quanto paghi in più puoi muovere il Gran Visir: `+ vizier h1` alla fine; `all` mostra dove.

# --- Che cosa si può fare ora: una frase sopra il prompt ------------------------------------------------------------
voleurs-now-choosing = Scegli il tuo personaggio: per ognuno le merci hanno un valore diverso.
voleurs-now-placing = { $thieves ->
    [0] Metti un carovaniere in una bottega libera del Bazar. Da mettere: { $caravaneers ->
        [one] 1 carovaniere.
       *[other] { $caravaneers } carovanieri.
    }
   *[other] { $caravaneers ->
        [0] Metti il tuo ladro in una strada libera del Bazar.
        [one] Metti una pedina nel Bazar. Da mettere: il tuo ladro in una strada e 1 carovaniere in una bottega.
       *[other] Metti una pedina nel Bazar. Da mettere: il tuo ladro in una strada e { $caravaneers } carovanieri in botteghe.
    }
 }
voleurs-now-trading = { $offers ->
    [0] Scambi: fai un’offerta, o digita `done`. Gli acquisti cominciano quando tutti hanno finito.
    [one] Scambi: 1 offerta aspetta la tua risposta. Rispondi, fanne una tu, o digita `done`.
   *[other] Scambi: { $offers } offerte aspettano la tua risposta. Rispondi, fanne una tu, o digita `done`.
 }
voleurs-now-buying = Hai la babbuccia: compra un agente, una gemma o una mossa. Poi potrai passarla.
voleurs-now-bought = Compra ancora, o passa la babbuccia a qualcuno che ha carte.
voleurs-now-last = Solo tu hai ancora carte; compra finché la tua mano è vuota.
voleurs-now-passing = Non hai carte: passa la babbuccia a qualcuno che ne ha.
voleurs-now-exchanging = Guardi nella borsa di un altro ladro: prendi una gemma e metti dentro una delle tue, vera.

# --- Il tavolo --------------------------------------------------------------------------------------------------
voleurs-board-heading = { $round ->
    [0] { $board } · prima del primo giro
   *[other] { $board } · giro { $round }
 }
voleurs-board-desert = Nel deserto: { $pawns }.
voleurs-board-desert-empty = Il deserto è vuoto.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
voleurs-board-gems = In vendita: { $gems }.
voleurs-board-gem = { $number } × { voleurs-gem-name } a { $price }
voleurs-board-gem-sold-out = 0 × { voleurs-gem-name }
voleurs-board-bag = { $number ->
    [one] 1 gemma
   *[other] { $number } gemme
 }
voleurs-board-map-note = `map` mostra la città.
voleurs-players-name = Giocatore
voleurs-players-character = Personaggio
voleurs-players-cards = Carte
voleurs-players-bag = Gemme
voleurs-key-players = Giocatori: { $turn } a chi tocca, { $slipper } chi ha la babbuccia, { $ready } chi ha finito gli scambi. Le carte si contano per quartiere; C, M, B e A sono carovanieri, mercanti, mediatori e assassini: in città, nel deserto, ancora da comprare.
voleurs-key-pawns = Una pedina in città è una lettera con il numero del suo giocatore: { $thief } è il ladro del giocatore 1. { $vizier } è il Gran Visir.
voleurs-key-notation = Una casella si indica con la lettera della sua fila e il suo numero, per esempio e3. I nomi di carte, quartieri e pedine si digitano in inglese o come li leggi qui.
voleurs-keys-all = `all`: tutte le mosse di tutte le pedine, numerate
voleurs-keys-moves = `moves` e una casella o una pedina, per esempio `moves e3` o `moves vizier`: dove può andare, e su chi potrebbe agire
voleurs-keys-worth = `worth` e nomi di carte: quanto valgono insieme per te
voleurs-keys-values = `values`: quanto vale ogni carta della tua mano per ogni personaggio

voleurs-hand = La tua mano, che vale { voleurs-dinars } per { $character }:
voleurs-hand-empty = La tua mano è vuota.
voleurs-hand-before = La tua mano:
voleurs-hand-card = { $card } { $dinars }
voleurs-hand-gem-card = { $card } (carta gemma)
voleurs-hand-surprise = { $card } (sorpresa)
voleurs-hand-birthday = La tua carta compleanno chiede: { voleurs-birthday }.
voleurs-hand-bag = Nella tua borsa: { $gems }.
voleurs-hand-bag-empty = La tua borsa è vuota.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
voleurs-looked-bag = Nell’altra borsa ({ $other }): { $gems }.
voleurs-shown-at-end = { $name }: { $gems }; carta compleanno: { voleurs-birthday }.
voleurs-known = Carte in mano che conosci ({ $name }): { $cards }.
voleurs-offer-record = Dichiarazioni verificate ({ $name }): { $true } vere, { $false } false.

voleurs-offer-line = Offerta { $offer } ({ $maker } > { $to }): { $given } in cambio di { $wanted }.
voleurs-offer-claimed = { voleurs-district-name } “{ $claim }”
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
voleurs-offer-really = Le tue carte in questa offerta: { $cards }.

# La risposta a `worth`.
voleurs-worth = { $dinars ->
    [one] { $cards }: 1 dinaro per { $character }.
   *[other] { $cards }: { $dinars } dinari per { $character }.
 }
voleurs-worth-gem-card = { $card } non ha valore in dinari; questa carta compra la sua gemma e nient’altro.
voleurs-worth-no-character = Le carte hanno un valore solo per un personaggio, e tu non ne hai ancora uno.

# --- Che cosa è successo ------------------------------------------------------------------------------------------
voleurs-event-choose = { $name }: il personaggio è { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } in { $cell }.
voleurs-event-agent = { $name }: { voleurs-a-pawn } arriva nel deserto pagando { $payment }.
voleurs-event-gem = { $name }: { voleurs-a-gem } comprato con { $payment }.
voleurs-event-move = { $start ->
    [desert] { $name }: { voleurs-a-pawn } va dal deserto a { $goal } pagando { $payment }.
   *[other] { $name }: { voleurs-a-pawn } va da { $start } a { $goal } pagando { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: { voleurs-a-pawn } resta nel deserto pagando { $payment }.
   *[other] { $name }: { voleurs-a-pawn } resta in { $start } pagando { $payment }.
 }
voleurs-event-expel = Da lì il { voleurs-pawn } caccia { voleurs-a-victim } ({ $other }) da { $cell } nel deserto.
voleurs-event-kill = Da lì l’assassino uccide { voleurs-a-victim } ({ $other }) in { $cell } e fugge nel deserto.
voleurs-event-kill-both = Lì due assassini si uccidono a vicenda; l’altro ({ $other }) era in { $cell }.
voleurs-event-kill-vizier = Il Gran Visir viene ucciso in { $cell } e torna nel deserto, come l’assassino.
voleurs-event-birthdays = Tutte le carte compleanno vengono mescolate e ridistribuite: { $names }.
voleurs-event-birthdays-own = La tua chiede: { voleurs-birthday }.
voleurs-event-change = Il resto porta il Gran Visir in { $cell }.
voleurs-event-discard = { $name }: la carta { $cards } viene buttata, perché non compra più nulla.
voleurs-event-robbery = { $name }: una gemma dalla borsa di un altro ladro ({ $other })!
voleurs-event-robbery-own = Era { voleurs-a-gem }.
voleurs-event-look = { $name }: uno sguardo nella borsa di un altro ladro ({ $other }).
voleurs-event-look-own = Dentro: { $gems }.
voleurs-event-exchange = { $name }: una gemma esce da quella borsa ({ $other }), un’altra vi entra.
voleurs-event-exchange-own = Gemma presa: { voleurs-a-gem }; gemma messa al suo posto: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: la babbuccia passa di mano (ora: { $other }).
voleurs-event-offer = { $name } > { $other }: offerta { $offer }, { $given } in cambio di { $wanted }.
voleurs-event-offer-own = Le carte offerte sono dichiarate così: { $claims }.
voleurs-event-trade = { $name }: offerta { $offer } accettata; ricevuto ({ $other }): { $given }, dato in cambio: { $returned }.
voleurs-event-trade-own = In realtà hai ricevuto: { $got }. Hai dato: { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (detta “{ $claim }”)
voleurs-event-decline = { $name }: offerta { $offer } rifiutata.
voleurs-event-withdraw = { $name }: offerta { $offer } ritirata.
voleurs-event-offers-void = { $number ->
    [one] L’offerta { $offers } è nulla: una sua carta ha cambiato mano.
   *[other] Le offerte { $offers } sono nulle: alcune loro carte hanno cambiato mano.
 }
voleurs-event-done = { $name }: basta scambi per ora.
voleurs-event-round = Comincia il giro { $round }.
voleurs-event-income = { $name }: pesca di { $drawn }.
voleurs-event-income-none = { $name }: nessuna carta pescata, perché nessuna pedina ne porta.
voleurs-event-income-own = Nuove carte nella tua mano: { $cards }.
voleurs-event-phase = { $phase ->
    [trading] Cominciano gli scambi; la prima parola: { $name }.
    [buying] Cominciano gli acquisti; la babbuccia: { $name }.
   *[other] Prossimo turno: { $name }.
 }
voleurs-event-over = La partita è finita: si aprono le borse e si mostrano le carte compleanno.

# --- Com’è finita ---------------------------------------------------------------------------------------------------
voleurs-result-birthday = Vince chi ha le gemme della propria carta compleanno; la ricchezza non conta: { $score }.
voleurs-result-riches = Nessuno ha le gemme della propria carta compleanno, quindi vince la borsa più ricca: { $score }.
voleurs-result-unfinished = La partita è stata interrotta prima che il Gran Visir arrivasse nel Palazzo. Valore delle borse: { $score }.
voleurs-result-score = { $name }: { $riches }

# --- Perché il giocatore virtuale lo consiglia -----------------------------------------------------------------------
voleurs-hint-random = Per lui un’azione vale l’altra.
voleurs-hint-choose = Prima di pescare le carte, tutti i personaggi si equivalgono.
voleurs-hint-place = Da lì i quartieri più ricchi non sono lontani.
voleurs-hint-birthday = Avvicina alla carta compleanno.
voleurs-hint-agent = Un agente in più in una bottega è una carta in più a ogni giro.
voleurs-hint-move = Porta a una bottega con carte più ricche.
voleurs-hint-vizier = Conviene che il Gran Visir arrivi nel Palazzo finché questa borsa vince.
voleurs-hint-fetch = Il Gran Visir non deve stare nel Palazzo finché un altro può vincere.
voleurs-hint-ahead = Giocando molte volte il seguito, riesce bene.
voleurs-hint-rob = Una gemma in più, e una in meno per un rivale.
voleurs-hint-trade = Quelle carte valgono più per altri che per te.
voleurs-hint-accept = Ciò che arriva vale probabilmente per te più di ciò che va via.
voleurs-hint-decline = Ciò che andrebbe via vale per te più di ciò che arriva.
voleurs-hint-done = Non resta nessuno scambio che possa servire.
voleurs-hint-slipper = Per ora non c’è altro da comprare; si possono tenere carte per dopo.
voleurs-hint-spend = Le carte vanno spese prima della fine del giro, e non possono comprare nulla di meglio.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = Una bugia: { $card } passa per { $claim }.

# --- Perché un’azione è rifiutata -----------------------------------------------------------------------------------
voleurs-refusal-not-now = `{ $kind }` ora non è possibile: { $phase ->
    [choosing] si stanno scegliendo i personaggi.
    [placing] si stanno mettendo le pedine.
    [trading] si stanno facendo gli scambi; gli acquisti vengono dopo.
   *[buying] per questo giro gli scambi sono finiti, e la babbuccia circola.
 }
voleurs-refusal-exchange-first = Stai guardando in una borsa: prima prendi una gemma e danne una, con `exchange`.
voleurs-refusal-no-exchange = Non c’è nessuna borsa aperta con cui scambiare una gemma; prima un ladro deve guardarci dentro con `look`.
voleurs-refusal-already-done = L’hai già detto.
voleurs-refusal-too-few-cards-in-return = In cambio si vogliono più carte di queste.
voleurs-refusal-no-such-seat-or-offer = Qui non c’è nessun { $number }: i giocatori e le offerte si contano da 1.
voleurs-refusal-no-such-cell = La città non ha nessuna casella “{ $cell }”.
voleurs-refusal-character-taken = Qualcuno ha già scelto { $character }.
voleurs-refusal-nothing-to-place = Non hai più nessun { voleurs-pawn } da mettere.
voleurs-refusal-not-in-bazaar = { $cell } non è nel Bazar, dove cominciano tutte le pedine.
voleurs-refusal-cell-taken = In { $cell } c’è già qualcuno.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } è una bottega; un ladro comincia in una strada.
   *[caravaneer] { $cell } è una strada; un carovaniere comincia in una bottega.
 }
voleurs-refusal-card-not-held = Non hai la carta { $card }.
voleurs-refusal-gem-card-alone = La carta gemma { $card } si usa da sola, per la sua gemma.
voleurs-refusal-thief-not-for-sale = I ladri non si comprano; ognuno ne ha uno.
voleurs-refusal-no-agent-left = Non hai più nessun { voleurs-pawn } da comprare.
voleurs-refusal-no-gem-left = Non resta in vendita { $gem ->
    [sapphire] nessuno zaffiro
    [emerald] nessuno smeraldo
   *[other] nessun { voleurs-gem }
 }.
voleurs-refusal-nothing-paid = Ogni acquisto costa almeno una carta.
voleurs-refusal-gem-card-buys-its-gem = Una carta gemma compra la propria gemma e nient’altro.
voleurs-refusal-too-few-dinars = Costa { $price ->
    [one] 1 dinaro
   *[other] { $price } dinari
 }; per te le carte giocate ne valgono { $purse }.
voleurs-refusal-not-your-pawn = In { $cell } non c’è nessuna pedina che tu possa muovere: dev’essere una delle tue, o il Gran Visir.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] Il Gran Visir non è nel deserto.
   *[other] Non hai nessun { voleurs-pawn } nel deserto.
 }
voleurs-refusal-no-way-in = Dal deserto { $purse ->
    [one] 1 dinaro non porta
   *[other] { $purse } dinari non portano
 } a nessuna casella libera.
voleurs-refusal-not-worthless = Si può buttare solo una carta gemma la cui gemma è esaurita.
voleurs-refusal-no-change = Non c’è resto con cui muovere il Gran Visir: servono l’opzione apposita e dinari pagati in più.
voleurs-refusal-no-return-to-desert = Nessuno torna nel deserto di propria volontà.
voleurs-refusal-stays-in-desert = Un movimento dal deserto deve finire in città.
voleurs-refusal-too-far = { $steps ->
    [255] Ora nessuna via porta a { $cell }.
    [one] { $cell } è a 1 passo; per te le carte giocate valgono { $purse }.
   *[other] { $cell } è a { $steps } passi; per te le carte giocate valgono { $purse }.
 }
voleurs-refusal-not-a-neighbour = { $cell } non è accanto a dove starebbe la pedina, oppure c’è di mezzo un muro.
voleurs-refusal-nobody-there = In { $cell } non c’è nessuno.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] Il Gran Visir non agisce su nessuno.
   *[other] I carovanieri non agiscono su nessuno.
 }
voleurs-refusal-vizier-is-safe = Al Gran Visir non si può fare nulla.
voleurs-refusal-empty-bag = La borsa del ladro in { $cell } è vuota.
voleurs-refusal-no-look = Non si può guardare nella borsa: servono l’opzione apposita e una tua gemma vera da metterci.
voleurs-refusal-own-pawn = La pedina in { $cell } è tua.
voleurs-refusal-in-refuge = { $cell } è una strada, e in questa partita le pedine nelle strade non possono essere cacciate.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Un ladro deruba il ladro di un altro giocatore, e non agisce su nessun’altra pedina.
    [merchant] Un mercante caccia i carovanieri, e non agisce su nessun’altra pedina: qui c’è { voleurs-a-victim }.
    [broker] Un mediatore caccia i mercanti, e non agisce su nessun’altra pedina: qui c’è { voleurs-a-victim }.
   *[assassin] Un assassino non può uccidere { voleurs-a-victim }.
 }
voleurs-refusal-not-in-their-bag = In quella borsa non c’è { $gem ->
    [sapphire] nessuno zaffiro
    [emerald] nessuno smeraldo
   *[other] nessun { voleurs-gem }
 }.
voleurs-refusal-no-fake-given = Un falso non si può dare in cambio.
voleurs-refusal-not-in-your-bag = Nella tua borsa non c’è { $gem ->
    [sapphire] nessuno zaffiro
    [emerald] nessuno smeraldo
   *[other] nessun { voleurs-gem }
 }.
voleurs-refusal-slipper-to-oneself = La babbuccia l’hai tu; va a qualcun altro.
voleurs-refusal-slipper-to-cardless = Il giocatore { $player } non ha carte, quindi la babbuccia non può andare lì.
voleurs-refusal-buy-first = Chi riceve la babbuccia compra almeno una volta prima di passarla.
voleurs-refusal-claimed-twice = Il nome “{ $card }” è dichiarato per due carte della stessa offerta.
voleurs-refusal-other-district-claimed = “{ $card }” è una carta di un altro quartiere; si può mentire sul nome, non sul quartiere.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] In quella mano non c’è nessuna carta di quel quartiere ({ voleurs-district-name }).
    [one] In quella mano c’è solo 1 carta di quel quartiere ({ voleurs-district-name }).
   *[other] In quella mano ci sono solo { $held } carte di quel quartiere ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Un’offerta deve dare o volere qualcosa.
voleurs-refusal-offer-to-oneself = Un’offerta va a qualcun altro.
voleurs-refusal-too-many-offers = Non si possono fare altre offerte: hai già fatto tutte le { $limit } permesse in un giro.
voleurs-refusal-too-many-open-offers = Hai già { $limit } offerte aperte e di più non si può: prima ritirane una.
voleurs-refusal-nobody-has-cards = Non ci sono carte da scambiare.
voleurs-refusal-card-not-wanted = La carta { $card } lì non è richiesta, o non ce l’hai.
voleurs-refusal-no-such-offer = Non c’è nessuna offerta { $offer } aperta.
voleurs-refusal-not-your-offer = L’offerta { $offer } non è tua; si ritirano solo le proprie offerte.
voleurs-refusal-offer-to-another = L’offerta { $offer } non è rivolta a te.
voleurs-refusal-too-few-to-give = Hai troppo poche carte dei quartieri che l’offerta { $offer } richiede.

# --- Perché dei dati non sono una posizione. ---------------------------------------------------------------------------
voleurs-position-error-unknown-name = “{ $name }” in “{ $where }” non è un nome del gioco.
voleurs-position-error-wrong-number-of-seats = Ci sono { $players } giocatori, ma il numero di voci in “{ $where }” è { $seats }, o è nominato un posto di troppo.
voleurs-position-error-wrong-birthdays = Le carte compleanno non sono tutte note e diverse: { $found }.
voleurs-position-error-wrong-characters = I personaggi non sono tutti noti e diversi: { $found }.
voleurs-position-error-no-character = Qualcuno non ha un personaggio, benché a quel punto siano stati scelti tutti.
voleurs-position-error-wrong-offer = L’offerta { $offer } è impossibile: carte, dichiarazioni, giocatori e fase non vanno d’accordo.
voleurs-position-error-wrong-phase = Mani, pedine e giocatori non sono come possono essere nella fase “{ $phase }”.
voleurs-position-error-wrong-look = Nessuno può guardare così in una borsa: servono due ladri affiancati, di che pagare in mano e una gemma vera.
voleurs-position-error-wrong-history = La storia delle gemme ha più voci di quante ce ne possano essere.
voleurs-position-error-known-but-not-held = Una carta è indicata come nota in una mano che non la contiene.
voleurs-position-error-own-claims-seen = Un giocatore avrebbe visto le proprie dichiarazioni.
voleurs-position-error-card-twice = La carta { $card } è in due posti.
voleurs-position-error-card-missing = La carta { $card } non è da nessuna parte.
voleurs-position-error-wrong-number-of-gems = Gemme del tipo “{ voleurs-gem-name }”: { $found } invece di { $expected }.
voleurs-position-error-wrong-cell = La città non ha nessuna casella “{ $cell }”, o ci stanno due pedine.
voleurs-position-error-whose-pawn = La pedina in { $cell } non è di nessuno.
voleurs-position-error-two-viziers = Ci sono due Gran Visir.
voleurs-position-error-too-many-pawns = Pedine del tipo “{ voleurs-pawn-name }” del giocatore { $seat }: { $found }; ce ne sono { $expected }.

# --- Le regole in breve ---------------------------------------------------------------------------------------------
voleurs-rules =
    Vinci se, alla fine della partita, le gemme nella tua borsa sono quelle che chiede la tua carta compleanno; si può vincere in più d’uno. Se nessuno le ha, vince la borsa più ricca. La partita finisce con un giro dopo il quale il Gran Visir si trova in una bottega del Palazzo.
    Un giro: ognuno pesca una carta per ogni sua pedina in una bottega, dal mazzo di quel quartiere (gli assassini non ne portano). Poi tutti fanno scambi. Poi chi ha la babbuccia compra, almeno una volta, e la passa a qualcuno che ha carte, finché tutte le mani sono vuote.
    Per ogni personaggio le merci valgono un numero diverso di dinari. Sorprese: una vale 1 dinaro, due insieme 10, tre 50. Una carta gemma compra la sua gemma e nient’altro. Non si dà resto.
    `agent merchant < Lambs, Camel`: un agente arriva nel deserto. Carovaniere 5 dinari, mercante 9, mediatore 12, assassino 12.
    `gem ruby < Silk, Fish`: una gemma nella tua borsa. Falso 9 (non vale nulla), zaffiro 12, smeraldo 20, rubino 27, diamante 35.
    `move thief e2>f3 < Fish`: una tua pedina o il Gran Visir, un dinaro a passo; sopra le altre, mai attraverso le mura, fino a una casella libera; da `desert` per gli ingressi. Qualsiasi carta paga per restare sul posto.
    `move merchant e2>f3 x f4 < Fish`: alla fine agisce su un vicino. Un ladro prende alla cieca una gemma al ladro di un rivale; un mercante caccia un carovaniere, un mediatore un mercante; un assassino uccide qualsiasi agente e va nel deserto, due assassini si uccidono a vicenda.
    `offer 1 give Lambs as Camel want 1 souk`: al giocatore 1, Agnelli sotto il nome di Cammello in cambio di una carta del Suk. I quartieri sono veri, i nomi possono essere bugie. `accept 1 < Honey`, `decline 1`, `withdraw 1` rispondono all’offerta 1; `done` chiude i tuoi scambi.

## ---------------------------------------------------------------------------------------------------------------
## Il tabellone di voleurs
## ---------------------------------------------------------------------------------------------------------------

voleurs-district-name = { $district ->
    [bazaar] Bazar
    [port] Porto
    [souk] Suk
    [casbah] Casba
   *[palace] Palazzo
 }
voleurs-desert-name = il deserto
voleurs-asked = { $what ->
    [thief] ladri
    [caravaneer] carovanieri
    [merchant] mercanti
    [broker] mediatori
    [assassin] assassini
    [vizier] visir
   *[desert] deserto
 }
board-picture-title = { $board } · { voleurs-title }
board-picture-done = L’immagine è in { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
board-heading = { $board }, fino a { $players } giocatori: { $cells } caselle, di cui { $shops } botteghe.
board-key-places = Le maiuscole sono botteghe, le minuscole strade. Il numero è il posto nella fila: la prima casella disegnata è { $example }.
board-key-distances = Le maiuscole sono botteghe, le minuscole strade. Il numero è la distanza dal deserto.
board-key-walls = { $wall } muro · { $gate } porta · { $way } ingresso dal deserto

# --- baghdad board check --------------------------------------------------------------------------------------------
board-none = niente
board-finding-districts = Caselle nei cinque quartieri: { $counts }; e un deserto all’esterno.
board-finding-kinds = Botteghe: { $shops }; strade: { $streets }.
board-finding-shops-and-streets = Botteghe in ogni quartiere ({ $shops }), e strade nel Bazar e nella Casba ({ $counts }).
board-finding-ways-in = Ingressi dal deserto: { $found } di { $needed }, caselle del Bazar ({ $cells }).
board-finding-ramparts = Bastioni fra caselle che si toccano: { $found }, ovunque non sia disegnato un passaggio.
board-finding-gates = Porte: { $found }; nessun altro passaggio fra i quartieri.
board-finding-vizier = Il Gran Visir può cominciare davanti a un ingresso; ingressi: { $found }.
board-finding-printed-numbers = Le distanze sono calcolate dalla mappa.
board-finding-size = { $width } × { $height } cm; dovrebbe essere { $needed_width } × { $needed_height } cm.
board-finding-no-way-back = Nulla riporta a piedi nel deserto.
board-finding-room-to-start = Botteghe del Bazar: { $shops }, strade: { $streets }; a { $players } giocatori ne servono { $needed_shops } e { $needed_streets }.
board-finding-decks = Botteghe non più delle carte: { $counts }; al massimo { $most }.
board-finding-reachable = Caselle raggiungibili dal deserto: { $reached } di { $cells }; irraggiungibili: { $lost }.
board-finding-farthest = Passi dal deserto alla casella più lontana: { $steps }; alle caselle d’ingresso: 1.
board-finding-mutual = Le caselle vicine lo sono nei due sensi.
board-finding-entry-streets = { $found ->
    [0] Gli ingressi portano a strade, che è più sicuro.
   *[other] Botteghe agli ingressi: { $found }; delle strade sarebbero più sicure.
 }
board-finding-distance-by-wealth = Le botteghe di un quartiere più ricco sono più lontane dal deserto, in media: { $means }.
board-finding-walks = Percorsi fra botteghe di uno stesso quartiere lunghi da { $first } a { $last } passi: { $share }%, il più lungo { $longest }; dovrebbe essere la metà, e nessuno più di { $most }.
board-finding-way-out = Passi dalla bottega mediana del Bazar alla più vicina del Porto: { $steps }; al massimo { $most }.
board-finding-palace-shops = Botteghe del Palazzo: { $found }; almeno { $needed }.
board-finding-pawns = { $cells } caselle; non occorre che ci stiano tutte le { $pawns } pedine della scatola.
board-finding-one-district-each = Ogni casella è di un solo quartiere e di un solo tipo.
board-finding-hexagons = Vicine di una casella: al massimo { $most }; i lati sono sei.
board-finding-chain = Delle porte conducono da ogni quartiere al successivo più ricco, in senso orario, e solo il Bazar tocca il deserto. Porte mancanti: { $missing }; porte altrove: { $strays }; senso orario: { $clockwise ->
    [yes] sì
   *[no] no
 }; accanto al deserto: { $beside }.
board-finding-wish-equal-shops = Botteghe per quartiere: { $counts }; preferibile: { $needed }.
board-finding-wish-two-gates = Porte sul confine che ne ha meno: { $found }; preferibile: { $needed }.
board-finding-wish-shops-on-streets = Botteghe lontane da ogni strada del loro quartiere: { $found } ({ $cells }); preferibile: nessuna.
board-finding-wish-streets-together = Quartieri con strade non collegate fra loro: { $districts }; preferibile: nessuno.
board-finding-wish-districts-together = Quartieri che non si possono percorrere senza uscirne: { $districts }; preferibile: nessuno.
board-finding-wish-gates-on-streets = Porte con una bottega da un lato: { $found }; preferibile: nessuna.

board-fit = Su { $board } si può giocare.
board-unfit = { $number ->
    [one] Su { $board } non si può giocare: 1 clausola non è rispettata.
   *[other] Su { $board } non si può giocare: { $number } clausole non sono rispettate.
 }

# --- Che cosa non va nel testo di un tabellone ------------------------------------------------------------------------
board-error-unknown-board = Non c’è nessun tabellone “{ $board }”; tabelloni disponibili: { $boards }, oppure indica un file.
board-error-unknown-board-hash = Questa partita si gioca su un tabellone che qui non è noto (hash { $hash }).
board-error-board-hash-taken = È in uso un altro tabellone con lo stesso hash { $hash }; cambia il testo, per esempio un commento.
board-error-text-too-long = Caratteri del testo: { $length }; al massimo { $most } per un tabellone.
board-error-unfit-board = Su { $board } non si può giocare.
board-error-too-many-ways-in = Ingressi: { $found }; al massimo { $most }.
board-error-unprintable = Riga { $line }, colonna { $column }: un segno che non si può stampare.
board-error-tab-in-map = Riga { $line }, colonna { $column }: una tabulazione; nella mappa usa spazi, perché le colonne contano.
board-error-unknown-line = Riga { $line }, colonna { $column }: nessuna riga comincia con “{ $word }”.
board-error-line-twice = Riga { $line }, colonna { $column }: “{ $word }” compare per la seconda volta.
board-error-value-missing = Riga { $line }, colonna { $column }: a “{ $word }” manca un valore.
board-error-value-too-many = Riga { $line }, colonna { $column }: “{ $value }” è una parola di troppo dopo “{ $word }”.
board-error-name-too-long = Riga { $line }, colonna { $column }: il nome supera le { $most } lettere.
board-error-no-name = Riga { $line }, colonna { $column }: il tabellone non ha nome; una riga come `name The Round City` gliene dà uno.
board-error-bad-size = Riga { $line }, colonna { $column }: una misura si scrive come `50 x 35 cm`.
board-error-bad-players = Riga { $line }, colonna { $column }: “{ $value }” giocatori; un tabellone è per un numero da { $fewest } a { $most }.
board-error-bad-district-letter = Riga { $line }, colonna { $column }: “{ $letter }” non può indicare un quartiere; serve una sola maiuscola.
board-error-letter-twice = Riga { $line }, colonna { $column }: la lettera “{ $letter }” indica già un quartiere.
board-error-unknown-district = Riga { $line }, colonna { $column }: non c’è nessun quartiere “{ $district }”.
board-error-district-twice = Riga { $line }, colonna { $column }: il quartiere “{ $district }” ha già una lettera.
board-error-missing-district = Riga { $line }, colonna { $column }: comincia la mappa, ma il quartiere “{ $district }” non ha ancora una lettera.
board-error-end-without-map = Riga { $line }, colonna { $column }: “end” senza una mappa da chiudere.
board-error-no-map = Riga { $line }, colonna { $column }: il testo finisce senza una mappa.
board-error-no-end = Riga { $line }, colonna { $column }: il testo finisce dentro la mappa; manca una riga `end`.
board-error-empty-map = Riga { $line }, colonna { $column }: la mappa non ha caselle.
board-error-bad-row = Riga { $line }, colonna { $column }: una fila comincia con una minuscola e uno spazio, non con “{ $text }”.
board-error-row-twice = Riga { $line }, colonna { $column }: c’è già una fila “{ $row }”.
board-error-row-without-letter = Riga { $line }, colonna { $column }: “{ $sign }” sarebbe una casella o deserto, ma la fila non ha lettera.
board-error-unknown-letter = Riga { $line }, colonna { $column }: “{ $letter }” non è la lettera di nessun quartiere.
board-error-unknown-stroke = Riga { $line }, colonna { $column }: “{ $sign }” non è un tratto; fra le file ci sono solo / e \.
board-error-cell-out-of-line = Riga { $line }, colonna { $column }: fuori allineamento; le caselle distano quattro colonne, e la metà da quelle della fila successiva.
board-error-too-wide = Riga { $line }, colonna { $column }: la mappa è troppo larga; c’è posto per { $most } caselle affiancate.
board-error-too-many-cells = Riga { $line }, colonna { $column }: una casella di troppo; possono essercene { $most }.
board-error-stroke-to-nowhere = Riga { $line }, colonna { $column }: il tratto non unisce due posti.
board-error-stroke-in-desert = Riga { $line }, colonna { $column }: il tratto unisce deserto a deserto.
board-error-gate-inside-district = Riga { $line }, colonna { $column }: una porta fra { $one } e { $other }, che sono dello stesso quartiere.
board-error-gate-twice = Riga { $line }, colonna { $column }: c’è già una porta fra { $one } e { $other }.
board-error-wall-twice = Riga { $line }, colonna { $column }: c’è già un muro fra { $one } e { $other }.
board-error-wall-between-districts = Riga { $line }, colonna { $column }: { $one } e { $other } sono di quartieri diversi; lì c’è comunque un muro.
board-error-unknown-cell = Riga { $line }, colonna { $column }: non c’è nessuna casella “{ $cell }”.
board-error-not-neighbours = Riga { $line }, colonna { $column }: { $one } e { $other } non si toccano.

## The house: where people and computer players sit down on line

help-serve = Avvia un server di gioco, dove persone e giocatori virtuali siedono ai tavoli.
help-serve-host = L’indirizzo del server; 127.0.0.1, solo questo computer, se manca.
help-serve-lan = Ascolta in tutta la rete, così gli amici che ci sono possono giocare.
help-serve-port = La porta del server; 0 per una qualsiasi libera.
help-serve-data = La cartella in cui il server conserva i suoi tavoli.
help-serve-database = Una base di dati PostgreSQL condivisa da più server, invece della cartella: postgresql://….
help-serve-workers = Quanti processi si dividono i tavoli, con un solo file SQLite per tutti; 1 se manca.
help-serve-config = Un file con limiti e altre impostazioni, in TOML.
help-serve-quiet = Annota solo ciò che va storto.
help-serve-open = Lo apre nel browser, se ce n’è uno.
serve-address = Il server è aperto: { $address }
serve-open-yourself = Apri questo indirizzo in un browser.
serve-lan = Nella tua rete: { $address }
serve-lan-warning = Chiunque in questa rete può aprire la pagina e vedere i tavoli pubblici, e nulla viene cifrato. Fallo a casa, non in una rete pubblica.
serve-no-lan = Questo computer non ha un indirizzo in una rete; può giocare solo lui.
fallback-page-title = baghdad: il server
fallback-page-what = Questo server offre due giochi da tavolo sui ladri nell’antica Bagdad, dieb e voleurs. È in funzione. La pagina su cui giocare qui non è installata; intanto ci sono due modi.
fallback-page-terminal = Giocare contro giocatori virtuali in un terminale:
fallback-page-bot = Aprire un tavolo e farvi sedere un proprio programma con il gettone ricevuto in risposta:
fallback-page-more = Tutti gli indirizzi di questo server:
help-admin = Gestisce un server: copia di sicurezza, ripristino, esportazione di partite, eliminazione di vecchi tavoli.
help-admin-backup = Copia tutti i tavoli in un file, mentre il server continua a giocare.
help-admin-restore = Ripristina una copia, in una cartella senza tavoli.
help-admin-export = Scrive in una cartella le partite finite.
help-admin-prune = Elimina i tavoli finiti, o mai cominciati, che nessuno tocca da tempo.
help-admin-file = Il file della copia.
help-admin-folder = La cartella per le partite.
help-admin-days = Da quanti giorni nessuno li tocca; 90 se manca.
admin-backed-up = Tavoli in { $path }: { $tables }
admin-restored = Tavoli ripristinati in { $path }: { $tables }
admin-exported = Partite scritte in { $path }: { $matches }
admin-pruned = Tavoli eliminati: { $tables }
help-bench-tables = bench server: a quanti tavoli giocare insieme, per esempio 10,100,500.
help-bench-seconds = bench server: quanto giocare con ogni numero di tavoli.
help-bench-workers = bench server: quanti processi ha il server.
bench-start-title = Il primo avvio su un computer
bench-start-page = la pagina risponde
bench-start-table = un tavolo è pronto
bench-start-compiled-rules = le regole sono compilate
bench-start-interpreted = prima risposta di { $level } a { $game }, interpretata
bench-start-compiled = prima risposta di { $level } a { $game }, compilata
bench-start-prompt = primo invito di { $game } nel terminale
bench-start-memory = { $state ->
    [interpreted] memoria del server, regole interpretate
   *[compiled] memoria del server, regole compilate
}
help-bench-write = Scrive tutte le misure di `bench all` in un documento Markdown.
help-bench-quick = bench all: misura brevemente, per provare.
bench-server-title = Il server sotto carico, ogni mossa salvata prima della conferma
bench-server-row = { $tables } tavoli
bench-server-figures = { $rate } mosse/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs per mossa
bench-server-live = Un tavolo in gioco in memoria
bench-server-disk = Transazioni al secondo che il disco accetta, una dopo l’altra
bench-server-idle = Un tavolo inattivo in memoria
bench-server-asleep = Un tavolo addormentato in memoria
bench-server-bots = Mosse delle persone mentre giocatori virtuali pensano a { $tables } tavoli
bench-server-sockets = { $sockets } connessioni aperte, niente da fare
help-bench-attacks = bench server: che cosa notano i giocatori mentre un indirizzo attacca.
bench-attacks-title = Giocatori onesti sotto cinque attacchi (carico della macchina: { $load })
bench-attacks-attack = Attacco
bench-attacks-before = p99 di una mossa prima
bench-attacks-during = durante
bench-attacks-ratio = Rapporto
bench-attacks-answer = p99 della risposta di un giocatore virtuale
bench-attacks-hellos = collegamenti con elenchi completi
bench-attacks-talk = chiacchiere a un posto affollato
bench-attacks-steps = passi di una partita lunga
bench-attacks-hints = suggerimenti a molti tavoli
bench-attacks-boards = nuovi tavoli con il proprio tabellone
server-error-rate-limited = È troppo in una volta; riprova tra { $retry_after } s.
server-error-too-many-tables = Troppi tavoli nuovi da qui; aspetta un poco.
server-error-too-large = È troppo lungo; al massimo { $most } byte.
server-error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare; al massimo { $seconds } secondi.
server-error-not-your-table = Questo tavolo è privato; serve il suo link.
server-error-no-such-step = La scuola ha { $steps } tappe, e la tappa { $step } non c’è.
server-error-not-yet = La partita non è ancora finita.
server-error-not-stored = Il server ora non può salvare nulla; nulla è cambiato.
server-error-not-json = Non è JSON.
server-error-no-seat = Gli spettatori non possono farlo.
summary-actions = { $number ->
    [one] Finora un’azione.
   *[other] Finora { $number } azioni.
 }
server-error-match-over = La partita è finita.
server-error-damaged = { $path } è danneggiato, o non è la copia di un server.
server-error-closing = Il server si sta spegnendo; torna tra un momento.
server-error-not-ready = Il server si sta avviando.
server-error-broken = Sul server si è verificato un errore imprevisto. È stato registrato.
server-error-unusable-data = { $path } è danneggiato o appartiene a un altro programma. Non è stato modificato; baghdad admin restore mette un backup in un’altra cartella.
server-error-bad-settings = { $path } non si capisce in { $where }.
server-error-unknown-template = Non c’è la frase pronta “{ $template }”.
server-error-phrases-only = A un tavolo pubblico si possono inviare solo frasi pronte.
server-error-no-push = Questo server non invia messaggi ai browser.
server-error-bad-subscription = Al servizio push “{ $service }” non si può inviare nulla, o le sue chiavi sono inutilizzabili.
server-error-bad-push-key = La chiave per i messaggi push non si può leggere: { $path }
push-your-turn = Tocca a te.
server-error-table-crowded = Al massimo { $most } possono guardare un tavolo.
server-error-started-already = La partita è già cominciata.
server-error-stale = Nel frattempo è successo qualcosa; guarda di nuovo.
server-error-seat-taken = Quel posto è occupato.
server-error-reload = Il tavolo viene ricaricato; torna tra un momento.
server-error-other-rules = Questa partita di { $game } è cominciata con la versione { $kept } delle regole; questo server gioca la versione { $known }.
server-error-other-protocol = Questo server parla la versione { $known } del protocollo, non { $protocol }; ricarica la pagina.
server-error-nothing-to-take-back = Nessun giocatore virtuale gioca per te.
server-error-nothing-said = Di’ una frase pronta oppure una tua.
server-error-not-to-act = Non tocca a te.
server-error-not-started = La partita non è ancora cominciata.
server-error-nobody-sits = Almeno un posto deve essere per una persona.
server-error-no-such-table = Qui non c’è nessun tavolo “{ $table }”.
server-error-no-such-seat = Quel posto non c’è, o è il tuo.
server-error-no-such-page = A questo indirizzo non c’è nulla.
server-error-bad-method = A questo indirizzo non si può fare.
server-error-no-store = { $path } non si può usare ({ $problem }).
server-error-no-settings = { $path } non si può leggere.
server-error-no-free-seat = A questo tavolo non ci sono posti liberi.
server-error-no-data = In { $path } non ci sono tavoli.
server-error-newer-data = Questi tavoli vengono da una versione più recente (schema { $data }; questa conosce { $known }).
server-error-hello-first = Prima di’ hello o watch.
server-error-hello-again = Questa connessione ha già un tavolo.
server-error-from-the-future = Non è ancora accaduto.
server-error-file-exists = { $path } esiste già.
server-error-cannot-listen = Il server non può usare { $host }, porta { $port } ({ $problem }).
server-error-bot-plays = Un giocatore virtuale gioca per te; riprendi prima il posto.
server-error-folder-in-use = Un altro server sta usando { $path }; può farlo uno solo alla volta. Scegli un’altra cartella con --data.
server-error-bad-token = Questo gettone qui non apre nessun posto.
server-error-bad-text = Al massimo { $most } lettere, e nulla che non si possa mostrare.
server-error-bad-origin = Le pagine di altri siti non possono parlare con questo server.
server-error-bad-host = Questo server non risponde sotto questo nome. Chi lo gestisce può autorizzarlo nelle impostazioni (hosts).
server-error-bad-name = Un nome ha da 1 a { $most } lettere che si possono mostrare.
server-error-bad-database = Non c’è accesso a una base di dati { $database }.
server-error-no-workers = Più processi richiedono un sistema con socket Unix, come Linux, e una versione di uvicorn con cui sono stati provati.
server-error-no-extra = { $package } non è installato; arriva con pip install "baghdad[{ $extra }]".
server-error-bad-command = Il comando non si capisce (in { $where }).
server-error-bad-clock = Un orologio corre al massimo { $most } secondi.
chat-hello = Ciao!
chat-good-luck = Buona fortuna!
chat-well-played = Ben giocato!
chat-thanks = Grazie!
chat-sorry = Scusa!
chat-your-turn = Tocca a te.
chat-one-moment = Un momento, per favore.
chat-no-deal = Non se ne fa niente.
chat-good-offer = È una buona offerta.
chat-again = Un’altra partita?
chat-goodbye = Arrivederci!
