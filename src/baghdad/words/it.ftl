### Tutte le frasi di baghdad, in italiano.
###
### Le parole da digitare (undo, save, hint, why, all, log, rules, quit) e la notazione (smuggle a, pass *) sono uguali
### in tutte le lingue e restano così come sono. Anche una clausola come D-LIMIT-1. Il nome di un giocatore non si
### flette mai e non richiede né genere né persona. Si dà del tu.

## ---------------------------------------------------------------------------------------------------------------
## La riga di comando
## ---------------------------------------------------------------------------------------------------------------

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
help-option-language = Lingua di tutte le frasi: en, fr, cs, it, nl o de. Se manca, decide BAGHDAD_LANGUAGE o il sistema.

# Una riga per ogni comando.
help-baghdad = Giochi da tavolo sui ladri dell’antica Bagdad: giocarci, rivedere e controllare partite, studiare posizioni.
help-play = Gioca una partita in questo terminale, contro il computer o con gli amici.
help-replay = Ripercorre una partita registrata passo per passo, o la stampa.
help-verify = Rigioca una partita registrata e controlla che tutto si sia svolto secondo le regole.
help-legal = Stampa le azioni permesse in una posizione, una per riga.
help-apply = Stampa la posizione dopo un’azione.
help-perft = Conta le sequenze di azioni entro un turno.
help-bench = Misura quanto sono veloci le regole.
help-games = Elenca i giochi.
help-bots = Elenca i giocatori virtuali.

# Argomenti e opzioni dei comandi.
help-play-game = Il gioco, per esempio dieb. Non serve con --resume.
help-play-seats = Chi siede dove, in ordine di gioco: me (tu), person:NOME, o un giocatore virtuale (vedi baghdad bots). Esempio: me,person:Anna,greedy.
help-play-first = Chi comincia: random (a caso), o un numero nell’elenco dei posti.
help-play-seed = Un numero che fissa tutte le mescolate; lo stesso seme dà la stessa partita.
help-play-save = Dove salvare la partita; viene scritta dopo ogni azione.
help-play-resume = Riprende una partita salvata.
help-play-delay = Secondi di attesa dopo ogni azione di un giocatore virtuale.
help-file-record = Una partita salvata, in JSON; - legge lo standard input.
help-file-position = Una posizione, in JSON; - legge lo standard input.
help-replay-to = Stampa il tavolo dopo tante azioni, ed esce.
help-apply-action = L’azione in notazione, per esempio "smuggle a".
help-apply-seed = Il numero che fissa ciò che si pesca; 0 se manca.
help-perft-depth = La lunghezza delle sequenze più lunghe.
help-perft-players = Il numero di giocatori.
help-bench-game = Il gioco da misurare.
help-bench-json = Stampa le misure in JSON.
help-bench-yardstick = Percorso di un programma in C che gioca allo stesso gioco, per confronto; serve un compilatore C.
help-bench-rounds = Quante volte misurare ogni valore; conta il migliore.
help-bots-game = Il gioco che devono conoscere; tutti i giochi se manca.

# Comandi che non si possono eseguire.
command-error-unknown-command = Non c’è nessun comando “{ $command }”.
command-error-unknown-flag = Qui non c’è nessuna opzione { $option }.
command-error-flag-needs-value = L’opzione { $option } richiede un valore.
command-error-flag-takes-no-value = L’opzione { $option } non accetta valori.
command-error-bad-flag-value = “{ $value }” non può essere il valore di { $option }.
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
command-error-unknown-seat = Nessuno si chiama “{ $seat }”: un posto è me, person:NOME, oppure { $bots }.
command-error-bad-first = “{ $first }” non può cominciare: indica random o un numero da 1 a { $players }.
command-error-resume-alone = Una partita ripresa mantiene posti, seme e opzioni, quindi { $option } non va insieme a --resume.
command-error-no-counting = Nel gioco { $game } non c’è ancora nulla da contare.
command-error-bad-depth = La profondità deve essere almeno 1.
command-error-no-such-number = Nell’elenco non c’è nessun numero { $number }.
command-error-no-such-moment = La partita ha { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }, quindi non c’è nessun momento { $number }.
command-error-unexpected = È successo qualcosa che non doveva succedere: { $problem }. BAGHDAD_TRACEBACK=1 mostra dove; per favore, segnalalo.
# Segue un’altra frase.
did-you-mean = Intendevi { $nearest }?
# Una frase e la clausola delle regole che la giustifica.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name }: { $title }, da { $min } a { $max } giocatori.
bots-line = { $name }: { $about } Gioca a { $games }.
bot-random = Sceglie un’azione permessa qualsiasi; non ha alcun piano.
bot-greedy = Ruba quando può, altrimenti infiltra un ladro dove un forziere è più vicino, altrimenti vi si avvicina; non guarda mai avanti.

# Sullo schermo mentre le regole vengono compilate, al primo uso.
compiling = Preparazione delle regole; succede una volta sola e richiede qualche secondo…

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Misurazione: { $done } di { $total }
bench-title = Velocità del gioco { $game } su questa macchina
bench-play = Gioco a caso, { $players } giocatori, un thread
bench-yardstick = Il campione, { $players } giocatori
bench-ratio = Il nostro ritmo rispetto a quello del campione
bench-threads = Due thread contro uno
bench-copies = Copie di uno stato ({ $bytes } byte)
bench-step = Un passo con la maschera delle azioni permesse, chiamato da Python
bench-cold = Dall’avvio alla fine della prima partita, con la compilazione
bench-warm = Dall’avvio alla fine della prima partita, già compilato
bench-interpreted = Gioco a caso senza il compilatore
# Un ritmo, nella colonna destra della tabella.
bench-millions = { $number } milioni al secondo
command-error-yardstick-fails = Il campione { $path } non si compila, o non stampa ciò che dovrebbe.

## ---------------------------------------------------------------------------------------------------------------
## Errori di ogni gioco
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Non c’è nessun gioco “{ $game }”; giochi disponibili: { $games }.
option-error-bad-players = Il gioco { $game } è per un numero di giocatori da { $min } a { $max }, non per { $players }.
option-error-bad-seats = Posti indicati: { $seats }; ne servono tanti quanti i giocatori, cioè { $players }.
option-error-bad-seat-name = { $name } non può essere un nome: non è un testo che si possa scrivere.
option-error-bad-seed = { $seed } non può essere un seme: serve un numero intero, da 0 in su, che stia in { $bits } bit.
option-error-no-such-seat = Non c’è nessun posto { $seat }: si gioca in { $players }, e i posti si contano da 0.
option-error-say-which-seat = Ora possono agire più posti ({ $to_act }); indica quale agisce.
option-error-unknown-option = Il gioco non ha nessuna opzione “{ $option }”.
option-error-bad-option-value = { $value } non può essere il valore dell’opzione “{ $option }”; serve { $kind ->
    [bool] sì o no
    [int] un numero intero non negativo
   *[str] una parola
 }.
option-error-unknown-edition = Non c’è nessuna edizione “{ $edition }”; edizioni disponibili: { $editions }.
option-error-unknown-bot = Nessun giocatore virtuale di nome “{ $bot }” conosce { $game }; giocatori disponibili: { $bots }.

notation-error-unknown-action = “{ $text }” non è un’azione.

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
record-error-bad-action = L’azione { $number }, `{ $action }` del posto { $seat }, non può essere avvenuta: { $reason }
record-error-wrong-result = Il risultato scritto nella registrazione non è quello a cui portano le sue azioni.

refusal-match-over = La partita è finita.
refusal-not-your-turn = Il posto { $seat } non può agire: è il turno del posto { $to_act }.

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
keys-hint = `hint`: che cosa farebbe il giocatore virtuale { $bot }, e perché
keys-why = `why` e un’azione: se è possibile, e se non lo è, il motivo
keys-log = `log`: tutto ciò che è successo
keys-rules = `rules`: le regole in breve
keys-board = `board`: ridisegna il tavolo
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

# Opzioni, per la pagina di aiuto.
dieb-option-tactical = I giocatori mettono anche le guardie neutrali, due ciascuno [D-VAR-1].
dieb-option-peek = I giocatori vedono la propria mano mentre mettono le guardie [D-SETUP-8].
dieb-option-optional-theft = Prendere un forziere è facoltativo [D-AMB-4].
dieb-option-chosen-card = Chi passa quando non restano danzatrici sceglie il palazzo della quarta carta [D-ED-1].
dieb-option-face-down = I forzieri vinti stanno coperti; nel gioco non cambia nulla [D-ED-5].
dieb-option-decision-cap = Interrompe la partita dopo tante decisioni; 0 per mai [D-AMB-32].
dieb-option-edition = Gioca secondo il testo di un’edizione: fr, cs, it o nl.

# --- Pagamenti ------------------------------------------------------------------------------------------------
# Carte di un palazzo, in breve: “2 × Pavone”
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
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
dieb-group-smuggle = Infiltra un ladro
dieb-group-escort = Guardia con ladro
dieb-group-guard = Muovi una guardia
dieb-group-neutral = Muovi una neutrale
dieb-group-end = Finisci il turno
# Una riga di mosse che partono dallo stesso palazzo; al massimo 12 caratteri.
dieb-row-from = da { $letter }:
# Tutte le mosse delle guardie neutrali in una riga, su uno schermo basso.
dieb-row-folded = { $number ->
    [one] 1 possibilità; `all` la mostra
   *[other] { $number } possibilità; `all` le mostra
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
dieb-players-supply = Riserva
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
dieb-result-score = { $name } { $chests }

# --- Perché il giocatore virtuale lo consiglia -----------------------------------------------------------------------
dieb-hint-place = Lì ci sono poche altre guardie: infiltrarsi costerà poco.
dieb-hint-steal = Prende un forziere.
dieb-hint-smuggle = È lì che il prossimo forziere è più vicino.
dieb-hint-approach = Porta dove un forziere è più vicino.
dieb-hint-pass = Nient’altro avvicina a un forziere; tanto vale prendere carte nuove.
dieb-hint-random = Per lui un’azione vale l’altra.

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
    [0] zero carte del palazzo
    [one] 1 carta del palazzo
   *[other] { $cards } carte del palazzo
 } e { $dancers ->
    [0] zero danzatrici
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

# --- Perché dei dati non sono una posizione. I posti si contano da 0. ------------------------------------------------------
dieb-position-error-wrong-number-of-seats = Ci sono { $players } giocatori, ma il numero di voci in “{ $where }” è { $seats }.
dieb-position-error-no-such-seat = Non c’è nessun posto { $seat }: si gioca in { $players }, e i posti si contano da 0.
dieb-position-error-wrong-number-of-cards = Carte del { $palace }: { $found } invece di { $expected }.
dieb-position-error-wrong-number-of-dancers = Danzatrici: { $found } invece di { $expected }.
dieb-position-error-shown-but-not-held = Il posto { $seat } non può aver mostrato una carta del { $palace }.
dieb-position-error-too-many-guards = Guardie davanti al { $palace }: { $found }; c’è spazio solo per { $expected }.
dieb-position-error-wrong-number-of-guards = Guardie del posto { $seat }: { $found } invece di { $expected }.
dieb-position-error-too-many-neutrals-to-place = Il posto { $seat } non può avere ancora { $found ->
    [one] 1 guardia neutrale
   *[other] { $found } guardie neutrali
 } da mettere.
dieb-position-error-wrong-number-of-neutrals = Guardie neutrali: { $found } invece di { $expected }.
dieb-position-error-phase-and-guards-disagree = La fase non può essere “{ $phase }” con { $unplaced ->
    [one] 1 guardia
   *[other] { $unplaced } guardie
 } ancora da mettere.
dieb-position-error-not-their-turn-to-place = Non può toccare al posto { $seat } mettere una guardia; è il turno del posto { $expected }.
dieb-position-error-placed-out-of-turn = Mettendo le guardie a turno, non possono restarne da mettere in questo modo ({ $unplaced }).
dieb-position-error-too-many-chests = Forzieri del { $palace }: { $found }; una pila ne ha { $expected }.
dieb-position-error-chests-disagree = I forzieri vinti ({ $won }) non sono quelli usciti dai palazzi ({ $gone }).
dieb-position-error-too-many-thieves = Ladri del posto { $seat } nei palazzi: { $found }; ce ne sono solo { $expected }.
dieb-position-error-thieves-before-play = Il posto { $seat } ha ladri nei palazzi prima che ci siano tutte le guardie.
dieb-position-error-theft-overdue = Il posto { $seat } ha abbastanza ladri nel { $palace } da averne già preso il forziere.
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
