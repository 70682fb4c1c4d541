### Quello che dice solo la pagina, in italiano; en.ftl spiega gli argomenti.

page-name = Bagdad, giochi di ladri
page-close = Chiudi
page-skip = Vai al contenuto
page-home = Alla pagina iniziale
page-language = Lingua
page-day = Giorno
page-night = Notte
page-rules = Regole
page-school = Scuola
page-the-rule = La regola
page-you = Tu
page-guest = Ospite
page-seat = Posto { $number }
page-refused = Non si può fare.
page-no-server = Il server non risponde. Riprova tra un attimo.
page-no-board = Il tavoliere di questo gioco non si può caricare. Si gioca in forma di testo.
page-outdated = Questa pagina non è aggiornata
page-why-other-protocol = Il server è stato aggiornato. Ricarica questa pagina per continuare.
page-reload = Ricarica
page-connecting = Connessione…
page-setting-up = Il tavolo si prepara. La primissima volta ci vuole fino a un minuto: le regole vengono preparate per questo computer.

page-motto-dieb = Manca un ladro.
page-lead-dieb = Tre dei tuoi ladri sono nel palazzo. Per il forziere ne servono quattro. Fai passare l’ultimo sotto il naso della guardia, ed è tuo.
page-play-now = Gioca ora
page-first-chest = Ruba il tuo primo forziere
page-first-chest-how = un minuto, nessun account
page-first-guard = Per una carta lascia entrare un ladro. Ce l’hai.
page-know-games = Conosco i giochi: gioca ora
page-have-link = Ho ricevuto un link
page-welcome = Che bello rivederti.
page-welcome-back = Che bello rivederti, { $name }.
page-go-on = Continua
page-look-in = Dai un’occhiata
page-review = Rivedi
page-all-matches = Tutte le partite ({ $number })
page-fewer-matches = Meno partite
page-matches-wait = { $number ->
    [one] 1 partita ti aspetta
   *[other] { $number } partite ti aspettano
 }
page-acted-when = { $name } ha giocato { $when }
page-turn-began = turno iniziato { $when }
page-last-action = ultima azione { $when }
page-you-won = Hai vinto
page-seats-open = { $number ->
    [one] 1 posto è ancora libero
   *[other] { $number } posti sono ancora liberi
 }
page-seats = { $number ->
    [one] 1 posto
   *[other] { $number } posti
 }
page-as-last-time = { $players }, come l’ultima volta
page-set-up-how = gioco, posti, tempo, amici con un link
page-favourites = Tavoli preferiti
page-school-done = { $done } passi su { $steps }
page-school-next = Avanti: passo { $step }
page-school-again = Da capo, dal passo 1
page-keep-favourite = Salva tra i preferiti
page-favourite-name = Nome del tavolo preferito
page-favourite-kept = Salvato tra i preferiti: { $name }
page-remove-favourite = Togli il tavolo preferito { $name }
page-keep = Salva
page-profile = Il tuo profilo
page-colour = Colore e segno
page-any-colour = come capita
page-profile-why = Lo vedono gli altri al tavolo. Lo ricorda questo browser.
page-set-up = Prepara un tavolo
page-link = Link di un amico
page-join = Entra
page-bad-link = Non è il link di un tavolo.
page-my-matches = Le mie partite
page-open-tables = Tavoli aperti
page-finished = finita
page-running = in corso
page-forget = Dimentica questa partita
page-about-dieb = Guardie, ladri e forzieri chiusi. Facile da imparare, difficile da lasciare.
page-facts-dieb = da 2 a 4 giocatori · circa 45 minuti
page-about-voleurs = Scambia, menti sulle tue merci, deruba i rivali e porta il giusto regalo di compleanno.
page-facts-voleurs = da 3 a 6 giocatori · circa 90 minuti
page-players-range = Da { $min } a { $max } giocatori
page-free = Gratuito, anche sul tuo server
page-by-keyboard = Si gioca anche da tastiera e con lo screen reader

page-your-name = Il tuo nome
page-who-sits = Chi siede dove?
page-computer = Computer: { $level }
page-friend = Un amico, con un link
page-same-screen = Un’altra persona a questo schermo
page-name-of = Nome al posto { $number }
page-option-none = nessuna
page-option-own = Un testo proprio …
page-option-file = Da un file
page-option-text = Oppure da scrivere qui
page-choice-dieb-edition-fr = francese
page-choice-dieb-edition-cs = ceca
page-choice-dieb-edition-it = italiana
page-choice-dieb-edition-nl = olandese
# What an edition changes.
page-choice-dieb-edition-fr-about = I forzieri vinti stanno coperti; nel gioco non cambia nulla.
page-choice-dieb-edition-cs-about = Chi passa quando non restano danzatrici sceglie il palazzo della quarta carta.
page-choice-dieb-edition-it-about = I forzieri vinti stanno coperti; nel gioco non cambia nulla.
page-choice-dieb-edition-nl-about = Prendere un forziere è facoltativo. I forzieri vinti stanno coperti; nel gioco non cambia nulla.
page-limits = Limiti
page-listed = Chiunque può prendere i posti liberi
page-clock = Tempo per turno
page-no-clock = Senza limite
page-minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minuti
 }
page-a-day = 1 giorno
page-to-the-table = Al tavolo

page-open-seat = Posto libero
page-seat-waits = aspetta qualcuno
page-sit-down = Siediti
page-full-table = A questo tavolo non ci sono posti liberi.
page-waiting-room = La partita comincia appena tutti i posti sono presi.
page-invitation = Link per chi deve giocare
page-copy-invitation = Copia l’invito
page-copy-seat = Copia il link del mio posto
page-seat-link = Link del mio posto
page-seat-link-secret = Chi apre questo link gioca al tuo posto.
page-copied = Copiato
page-share = Condividi…
page-qr-code = Codice QR dell’invito
page-qr-how = Inquadralo con la fotocamera di un telefono
page-other-address = Altro indirizzo
page-same-network = Per telefoni e computer nella stessa rete di questo, per esempio il Wi-Fi di casa.
page-invitation-secret = Chi ha questo indirizzo può prendere un posto libero.
page-not-encrypted = Mandalo solo a chi vuoi far giocare. Nella tua rete nulla viene cifrato, quindi non usarne una pubblica.
page-only-here = Nessun altro può ancora raggiungere questo server.
page-only-here-why = Risponde solo su questo computer. Un indirizzo mandato da qui non aprirebbe nulla su un altro, perciò non ce n’è uno.
page-open-network = Per giocare con chi è nella tua rete, ferma il server e riavvialo in uno di questi modi:
page-open-network-then = La pagina mostra allora un indirizzo e un codice per la fotocamera. Il sistema può chiedere se far entrare la rete: sì a casa, no in una rete pubblica.
page-share-screen = Condividi questo schermo
page-kept-for-you = { $name } ti tiene un posto: { $sign }
page-start-now = Comincia ora con giocatori virtuali
page-leave = Lascia il posto
page-leave-sure = Vuoi davvero andartene per sempre?

page-menu = Menu
page-more = Altro
page-undo = Annulla
page-announced-undo = { $name }: ultima azione annullata.
page-hint = Consiglio
page-keys = Tasti
page-keys-single = I tasti singoli (lettere, cifre, segni) sono scorciatoie
page-log = Che cosa è successo, dal più recente
page-log-short = Cronaca
page-log-all = Mostra tutto
page-log-empty = Non è ancora successo niente.
page-what-happened = Che cosa è successo
page-board = I palazzi
page-any-board = Il tabellone
page-players = Giocatori
page-table = Il tavolo
page-sentence = Che cosa puoi fare
page-turn = Turno { $number }
page-placing = si mettono le guardie
page-goal = { $goal ->
    [one] vince chi ha 1 forziere
   *[other] vince chi ha { $goal } forzieri
 }
page-on-board = mostrato sul tabellone
page-only-you = (lo vedi solo tu)
page-you-small = tu
page-kind-bot = computer
page-kind-person = al tavolo
page-kind-stand-in = il computer gioca per te
page-your-turn-badge = tocca a te
page-their-turn-badge = gioca
page-chests = forzieri
page-reserve = riserva
page-cards = carte
page-dancer = Danzatrice
page-dancers = danzatrici
page-deck = mazzo
page-discards = scarti
page-won-of = { $won } su { $goal }
page-thief-actions = Azioni con ladri
page-used-of = { $used } su { $limit }
page-your-hand = La tua mano
page-hand-empty = La tua mano è vuota.
page-hand-hidden = { $number ->
    [one] 1 carta, coperta finché non ci sono tutte le guardie
   *[other] { $number } carte, coperte finché non ci sono tutte le guardie
 }
page-hidden-hand = Le carte restano coperte finché non tocca a qualcuno qui.
page-onlooker = Stai guardando.
page-card-group = { $name }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }{ $paid ->
    [0] {""}
   *[other] , { $paid } da pagare
 }
page-neutral = neutrale
page-nobody = –
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] Nessun forziere rimasto.
   *[other] Il forziere in cima richiede { $needed } ladri.
 } Guardie: { $guards }. Ladri: { $thieves }
page-piece-thieves = { $count ->
    [one] Il tuo ladro: { $palace }
   *[other] I tuoi { $count } ladri: { $palace }
 }
page-piece-own-guard = La tua guardia: { $palace }
page-piece-neutral = Guardia neutrale: { $palace }
page-piece-reserve = { $count ->
    [one] Introduci un ladro: 1 in riserva
   *[other] Introduci un ladro: { $count } in riserva
 }

page-your-turn = Tocca a te
page-one-moment = Un attimo…
page-waiting-for = Tocca a { $name }.
page-not-your-turn = Non tocca a te; tocca a { $name }.
page-now-placing = Metti una guardia davanti a un palazzo; { $own ->
    [one] ne resta 1
   *[other] ne restano { $own }
 }.
page-now-placing-tactical = Metti una guardia davanti a un palazzo; restano: tue { $own }, neutrali { $neutral }.
page-now-fresh = Scegli una pedina, una carta o un palazzo, oppure passa.
page-now-acted = Continua o finisci il turno; { $left ->
    [0] nessun’altra azione con ladri
    [one] ancora 1 azione con ladri
   *[other] ancora { $left } azioni con ladri
 }.
page-ask-place = Mettere la tua guardia in { $letter } { $palace }?
page-ask-place-neutral = Mettere una guardia neutrale in { $letter } { $palace }?
page-ask-smuggle = Introdurre un ladro in { $letter } { $palace }?
page-ask-guard = Spostare la tua guardia da { $letter } { $palace } a { $other } { $target }?
page-ask-escort = Spostare la tua guardia con un ladro da { $letter } { $palace } a { $other } { $target }?
page-ask-neutral = Spostare una guardia neutrale da { $letter } { $palace } a { $other } { $target }?
page-ask-steal = Prendere il forziere di { $letter } { $palace }?
page-ask-pass = Passare?
page-ask-end = Finire il turno?
page-ask-where-thief = In quale palazzo si infila il ladro?
page-ask-where-guard = Dove, da { $palace }?
page-ask-which-own = Quale delle tue guardie?
page-ask-which-escort = Quale guardia porta con sé un ladro?
page-ask-which-neutral = Quale guardia neutrale?
page-ask-who = Chi va verso { $palace }?
page-ask-card = { $name }: per che cosa?
page-which = Scelta
page-pay = Paga
page-cancel = Annulla
page-confirm = Conferma
page-verb-thief = Introduci un ladro
page-verb-own = Sposta una guardia
page-verb-escort = Guardia con ladro
page-verb-neutral = Sposta una neutrale
page-end-turn = Fine turno: pesca 3
page-pass = Passa: pesca 4
page-pass-dancer = Passa: 3 e danzatrice
page-pass-chosen = Passa: 3 e 1 { $palace }
page-no-undo = senza ritorno
page-none-thief = Ora nessun ladro può infilarsi da nessuna parte.
page-none-more = Hai agito con i ladri quanto un turno permette.
page-none-own = Ora nessuna tua guardia può essere mossa e pagata.
page-none-escort = Ora nessuna tua guardia può portare con sé un ladro.
page-none-neutral = Ora nessuna guardia neutrale può essere mossa e pagata.
page-none-card = Con questa carta ora non si può pagare niente.
page-deed-place = La tua guardia in { $letter } { $palace }
page-deed-place-neutral = Guardia neutrale in { $letter } { $palace }
page-deed-smuggle = Ladro in { $letter } { $palace }
page-deed-guard = Guardia da { $letter } a { $other }
page-deed-escort = Guardia e ladro da { $letter } a { $other }
page-deed-neutral = Guardia neutrale da { $letter } a { $other }
page-deed-steal = Prendi il forziere di { $letter } { $palace }
page-deed-end = Finisci il turno
page-deed-pass = Passa
page-effect-theft = Il furto riesce: forziere n. { $won }
page-effect-win = Il furto riesce e vinci la partita!

page-price = { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
page-here = qui
page-free-place = C’è un posto libero
page-cap-no-own-guard = Nessuna tua guardia a questa porta
page-cap-no-foreign-guard = Nessuna guardia altrui da ingannare
page-cap-no-thief-in-supply = Nessun ladro in riserva
page-cap-thief-limit = Niente più ladri in questo turno
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = Nessuna tua guardia
page-brief-no-foreign-guard = Nessuna altrui
page-brief-no-thief-in-supply = Nessun ladro
page-brief-thief-limit = Niente più azioni
page-brief-too-few-cards = Costa { $price }
page-brief-theft = +1 forziere
page-brief-win = vittoria
page-why-too-few-cards = { $price ->
    [one] 1 guardia altrui: 1 carta
   *[other] { $price } guardie altrui: { $price } carte
 } del { $palace }; ne hai { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}e una danzatrice
   *[other] {" "}e { $dancers } danzatrici
 }.
page-cap-too-few-cards = Costa { $price }; ne hai { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}e una danzatrice
   *[other] {" "}e { $dancers } danzatrici
 }

page-line-place = Guardia in { $letter } { $palace }
page-line-place-neutral = Guardia neutrale in { $letter } { $palace }
page-line-smuggle = Ladro in { $letter } { $palace }
page-line-guard = Guardia da { $letter } a { $other }
page-line-escort = Guardia e ladro da { $letter } a { $other }
page-line-neutral = Guardia neutrale da { $letter } a { $other }
page-line-theft = Il forziere di { $letter } { $palace }, forza { $strength }: { $won ->
    [one] 1 vinto
   *[other] { $won } vinti
 }
page-line-draw = { $dancers ->
    [0] Pescate: { $number }
   *[other] Pescate: { $number } e una danzatrice
 }
page-line-reshuffle = Scarti mescolati: { $cards } carte
page-line-hands-taken-up = Tutte le guardie ci sono; si prendono le carte

page-past = Il tavolo dopo la mossa { $number }
page-back-to-now = Torna alla posizione attuale
page-talk = Chat
page-say = Di’ qualcosa
page-send = Invia
page-mute = silenzia
page-say-own = Con parole tue
page-block = blocca
page-block-how = Silenziato qui e, in questo browser, ovunque qualcuno si chiami { $name }.
page-unblock = Sblocca { $name }
page-unmute = Riattiva { $name }
page-curtain = Lascia il posto a { $name }
page-curtain-why = Le carte restano coperte finché non si apre il sipario.
page-curtain-open = Sono { $name }: mostra le mie carte
page-offline = La connessione è caduta. Torna da sola; niente va perso.
page-stand-in = Un giocatore virtuale gioca per te.
page-takeback = Torna a giocare
page-handover = Fai giocare il computer ({ $level })
page-no-table = Tavolo inesistente
page-text-mode = Parole invece di immagini
page-sound = Suono
page-notices = Avvisami quando tocca a me
page-notices-denied = Questo browser non permette avvisi da questa pagina. Si può cambiare nelle sue impostazioni.
page-volume = Volume
page-pace = Ritmo
page-pace-calm = calmo
page-pace-usual = normale
page-pace-swift = veloce
page-pace-none = senza movimento
page-pace-reduced = Il tuo sistema chiede poco movimento: nulla si muove finché non scegli un ritmo.
page-show-again = Mostra di nuovo
page-show-turn-again = Mostra di nuovo il turno
page-showing-again = È già successo. Un tasto qualsiasi lo interrompe.
page-others-did = Che cosa hanno fatto gli altri
page-moved-by-clock = Il tempo di { $name } è scaduto: si è mosso al suo posto.
page-moved-by-bot = Un giocatore virtuale ha mosso per { $name }.
page-thinking = Sta pensando…
page-choose = Scegli
page-chances = Probabilità di vittoria

page-over = La partita è finita
page-result = Risultato
page-look-through = Rivedi la partita
page-again = Ancora una
page-again-rotated = Ancora una, comincia il prossimo
page-chances-picture = Grafico delle probabilità di tutti durante la partita
page-exploring = Analisi della partita…
page-exploring-turn = Turno { $number } di { $turns }
page-turning-points = Svolte
page-turning = Mossa { $number }, { $name }: { $before } → { $after }
page-fairness = È stata onesta?
page-fair = Sì: il seme è quello il cui hash era pubblico prima della prima mossa.
page-unfair = No: il seme non è quello il cui hash era pubblico.
page-seed = Seme:
page-seed-hash = Hash:
page-verify-how = Per verificare ogni pescata, scarica la partita ed esegui
page-record = Scarica la partita
page-replay = Replay
page-replay-start = Prima della prima mossa
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-moment = Momento
page-what-would = Che cosa giocherebbe il consigliere?

page-key-palace = un palazzo
page-key-thief = introduci un ladro
page-key-guard = sposta una tua guardia
page-key-escort = sposta una tua guardia con un ladro
page-key-neutral = sposta una guardia neutrale
page-key-number = quel pagamento o quella possibilità
page-key-confirm = conferma
page-key-cancel = annulla; torna alla posizione attuale
page-key-pass = vai al pulsante che finisce il turno
page-key-pass-dancer = vai al pulsante che prende una danzatrice
page-key-undo = riprendi la mossa
page-key-hint = consiglio
page-key-menu = menu
page-key-arrows = da palazzo a palazzo
page-key-keys = questi tasti

page-text-label = Un’azione in notazione, una domanda, o “help”
page-text-help = Azioni: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Inoltre: `moves` (che cosa è possibile; un numero sceglie), `last`, `more`, `why` e un’azione, `hint`, `undo`, `log`, `look` e un numero della cronaca, `look`.
page-text-done = Fatto.
page-text-kept = Annullato: non è stato giocato nulla.
page-text-possible = Si può fare.
page-text-palace = Palazzo
page-text-chest = Forziere
page-text-guards = Guardie
page-text-free = Posti liberi
page-text-thieves = Ladri
page-text-player = Giocatore
page-text-walk = Il tabellone, casella per casella: ci si muove con le frecce, Invio dice di più
page-text-needs = richiede { $needed } ladri; in tutto { $chests ->
    [one] 1 forziere
   *[other] { $chests } forzieri
 }
page-text-piles = Mazzo { $deck }, scarti { $discards }, danzatrici { $dancers }. Azioni con ladri in questo turno: { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = Giro { $number }
page-part = { $part ->
    [choosing] personaggi
    [placing] si mettono le pedine
    [income] rendite
    [trading] scambi
    [buying] acquisti
   *[over] finita
 }
page-voleurs-city = La città
page-voleurs-whole-city = Tutta la città
page-voleurs-look-at = Vista
page-voleurs-distances = Distanze
page-voleurs-values = Valori
page-voleurs-desert = Il deserto
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } nel deserto
page-voleurs-kind = { $kind ->
    [shop] bottega
   *[street] strada
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] bottega
   *[street] strada
 }, { $district }, a { $distance } dal deserto.
page-voleurs-reach = { $price ->
    [one] Raggiungibile con 1 dinaro.
   *[other] Raggiungibile con { $price } dinari.
 }
page-voleurs-victim = Può essere colpita.
page-voleurs-district = Quartiere
page-voleurs-pawns = Pedine
page-voleurs-free-shops = Botteghe libere
page-voleurs-free = libera
page-voleurs-character = Personaggio
page-voleurs-slipper = Babbuccia
# What is one's own, and players.
page-voleurs-in-hand = { $dinars ->
    [one] 1 dinaro in mano
   *[other] { $dinars } dinari in mano
 }
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
    [one] dinaro in mano
   *[other] dinari in mano
 }
page-voleurs-laid = scelti: { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = La tua carta compleanno
page-voleurs-aim-far = { $held } di { $asked }
page-voleurs-any-gem = Gemma vera
page-voleurs-in-bag = nella tua borsa
page-voleurs-missing = manca: { $price }
page-voleurs-missing-from = da { $price }
page-voleurs-sold-out = manca, esaurito
page-voleurs-also-in-bag = Nella tua borsa: { $gems }
page-voleurs-wanted-gem = manca alla tua carta compleanno
page-voleurs-gem-card = una carta gemma
page-voleurs-surprise = una sorpresa
page-voleurs-on-offer = Fa parte di una tua offerta
page-voleurs-holds = Carte: { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] gemma
   *[other] gemme
 }
page-voleurs-has-slipper = ha la babbuccia
page-voleurs-is-done = ha finito gli scambi
page-voleurs-sent-offer = ti ha fatto un’offerta
page-short-slipper = Babbuccia a { $name }
# The market, characters, the table of values.
page-voleurs-market = Mercato
page-voleurs-gems = Gemme
page-voleurs-costs = costa
page-voleurs-left = { $left ->
    [0] esaurito
    [one] ancora 1
   *[other] ancora { $left }
 }
page-voleurs-abilities = Che cosa fanno le pedine
page-voleurs-ability = { $pawn ->
    [thief] deruba di una gemma un ladro rivale vicino
    [caravaneer] porta carte dalla sua bottega, non colpisce nessuno
    [merchant] caccia nel deserto un carovaniere vicino
    [broker] caccia nel deserto un mercante vicino
    [assassin] uccide un agente vicino e fugge nel deserto; non porta carte
   *[vizier] lo muove chi paga; in una bottega del Palazzo chiude la partita con il giro
 }
page-voleurs-killed = Il Gran Visir è già stato ucciso; non può più succedere.
page-voleurs-characters = Quale ladro sei?
page-voleurs-characters-why = Ognuno vende le stesse merci ad altri prezzi: i numeri dicono quanto ti rende una carta del Bazar di ogni genere.
page-voleurs-group = { $kind ->
    [metal] metalli
    [food] viveri
    [living] esseri viventi
    [cloth] stoffe
    [aroma] spezie e profumi
   *[arms] armi
 }
page-voleurs-values-how = Il valore di una carta dipende da chi la spende. Una sorpresa vale { $one }, due insieme { $two }, tre insieme { $three }; una carta gemma compra la sua gemma e nient’altro.
page-voleurs-all-characters = Tutti e sei i personaggi
page-voleurs-spent = spesa in questo giro
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Scambi: tocca delle carte per fare un’offerta.
    [one] Un’offerta aspetta la tua risposta.
   *[other] { $offers } offerte aspettano la tua risposta.
 }
page-voleurs-how-to-trade = Rispondi, fai un’offerta, o chiudi gli scambi.
page-voleurs-waiting-trade = Hai finito gli scambi. Ancora in trattativa: { $names }.
page-voleurs-others-trade = Gli altri scambiano.
page-voleurs-trade-first = Nessuno si muove prima che finiscano gli scambi.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }): dove, o contro chi?
page-voleurs-who-goes = Chi va in { $cell }?
page-voleurs-who-acts = Chi agisce contro la pedina in { $cell }?
page-voleurs-what-for = { $dinars ->
    [one] 1 dinaro: per che cosa?
   *[other] { $dinars } dinari: per che cosa?
 }
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed }?
page-voleurs-lacking = { $dinars ->
    [one] manca 1 dinaro
   *[other] mancano { $dinars } dinari
 }
page-voleurs-fulfils = È quello che chiede la tua carta compleanno!
page-voleurs-home = Se resta lì, la partita finisce con questo giro
page-voleurs-by-hand = scelta tua
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, esatti
page-voleurs-paid-more = { $dinars }, { $wasted } di troppo
page-voleurs-stay = Resta lì, per una carta
page-voleurs-just-go = andarci e basta
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] cacciare: { $pawn } { $name }, { $cell }
    [kill] uccidere: { $pawn } { $name }, { $cell }
    [rob] derubare: { $name }, { $cell }
   *[look] guardare nella borsa: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Il resto porta il Gran Visir in
page-voleurs-change-none = resta
page-voleurs-take = Prendi
page-voleurs-put = Metti
page-none-acts = Con le tue carte nessuna tua pedina può agire contro quella in { $cell }.
page-none-goes = Con le tue carte nessuna tua pedina arriva in { $cell }.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Offerte
page-voleurs-no-offers = Nessuna offerta. Tocca una carta della tua mano per offrirla; il quartiere è sempre vero, il nome lo scegli tu.
page-voleurs-write = Fai un’offerta
page-voleurs-write-offer = A { $name }: tocca le carte da dare, scegli che cosa vuoi in cambio.
page-voleurs-your-offer = La tua offerta
page-voleurs-to-whom = A chi
page-voleurs-i-give = Do
page-voleurs-i-want = Voglio
page-voleurs-give-how = Tocca le carte della tua mano per metterle qui.
page-voleurs-say-it-is = Dici che è
page-voleurs-quoted = “{ $name }”
page-voleurs-no-name = senza nome
# $name is a card, or nothing.
page-voleurs-really = in realtà { $name }
page-voleurs-take-off = Togli { $name } dall’offerta
page-voleurs-fewer = Meno: { $name }
page-voleurs-more = Più: { $name }
page-voleurs-of-held = su { $held }
page-voleurs-send = Manda l’offerta
page-voleurs-done = Basta scambi
page-voleurs-offers-you = { $name } offre
page-voleurs-offer-to = La tua offerta a { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = offerta { $number }
page-voleurs-worth-to-you = { $dinars } per te
page-voleurs-if-true = se è vero; { $district }: da { $least } a { $most }
page-voleurs-range = { $district }: da { $least } a { $most } per te
page-voleurs-at-least = almeno { $dinars }
page-voleurs-certain = Il quartiere è certo. Il nome è solo una dichiarazione.
page-voleurs-they-see = Si vedono il quartiere e la tua dichiarazione, mai la carta.
page-voleurs-you-get = Ricevi
page-voleurs-they-want = Dai
page-voleurs-you-give = Dai
page-voleurs-you-want = Vuoi
page-voleurs-decline = Rifiuta
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Accetta
    [one] Scegli una carta, accetta
   *[other] Scegli { $cards } carte, accetta
 }
page-voleurs-too-few = Hai troppo poche carte
page-voleurs-withdraw = Ritira
page-voleurs-change = Modifica
page-voleurs-pick-return = Scegli le carte da dare in cambio: { $wanted }.
page-voleurs-not-wanted = Questa offerta non chiede carte di quel quartiere.
page-voleurs-between = Tra altri giocatori: { $maker } offre a { $to } { $given } in cambio di { $wanted }.
page-voleurs-traded = Scambio con { $name }.
page-voleurs-told-got = Ti è stato detto { $told } e hai ricevuto { $got }.
page-voleurs-got = Hai ricevuto { $got }.
page-voleurs-lapsed = Non più possibile, perché le sue carte hanno cambiato mano: offerta { $offers }.
page-voleurs-help = Azioni: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = il tuo ladro
page-key-vizier = il Gran Visir
page-key-next-pawn = la prossima pedina che può muoversi
page-key-zoom = più vicino a un quartiere, e indietro
page-key-distances = distanze dal deserto
page-key-values = il valore delle merci
page-key-cells = da casella a casella
page-which-game = Quale gioco?
page-advanced = Varianti e regole avanzate
page-play-this = Gioca contro due giocatori virtuali

## The clock
page-time-left = { $name }, tempo rimasto: { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] disco verde
        [1] rombo blu
        [2] triangolo avorio
        [3] quadrato rosso
        [4] stella gialla
       *[5] esagono viola
    }
page-who-sits-at = Chi siede al posto { $number } ({ $sign })?
page-by-strength = ognuno gioca meglio di chi lo precede
page-character-level = livello { $level }
page-character-about = { $trade }, livello { $level } su { $levels }; { $temper }
page-sits-there = siede già lì
page-surprise = Sorprendimi
page-add-seat = Un altro posto
page-add-seat-how = un personaggio, un amico con un link o qualcuno a questo schermo
page-remove-seat = Togli il posto { $number }
page-adaptive-short = punteggio { $rating }
page-adaptive-about = Gioca bene quanto te: mira a darti le stesse possibilità, qualunque sia la tua forza.
page-adaptive-rating = { $matches ->
        [one] Si regola sul tuo punteggio, { $rating }, dopo una partita finita contro giocatori virtuali.
       *[other] Si regola sul tuo punteggio, { $rating }, dopo { $matches } partite finite contro giocatori virtuali.
    }
page-adaptive-unrated = Si regola sul tuo punteggio, che comincia da { $rating } e cambia con ogni partita che finisci contro giocatori virtuali.
page-adaptive-kept = Il punteggio resta in questo browser. Viene inviato solo come forza di questo giocatore.
page-adaptive-reset = Azzera il mio punteggio
page-characters-talk = Battute al tavolo
page-coach = Allenatore
