# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Il tuo allenatore
coach-off = Senza allenatore
coach-less = Di’ meno
coach-more = Di’ di più
coach-stop = Aspetta.
coach-back = Annulla
coach-anyway = Gioca lo stesso
coach-quiet = Non avvisarmi più
coach-dieb-aim = Ti { $number ->
    [one] serve ancora un forziere
   *[other] servono ancora { $number } forzieri
 }. Nel { $palace } { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 }.
coach-dieb-chest = Prendilo ora: un ladro nel { $palace }, per { $price ->
    [one] una carta
   *[other] { $price } carte
 }.
coach-dieb-smuggle = Porta ladri nel { $palace }: ne { $missing ->
    [one] manca uno
   *[other] mancano { $missing }
 }, e il prossimo costa { $price ->
    [one] una carta
   *[other] { $price } carte
 }.
coach-dieb-escort = Fai portare un ladro al { $palace } da una guardia: ne { $missing ->
    [one] manca uno
   *[other] mancano { $missing }
 }, e una carta paga per tutti e due.
coach-dieb-guard = Poi porta una guardia al { $palace }: senza, non entra nessuno.
coach-dieb-keep = Tieni le carte del { $palace }: lì { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 }.
coach-dieb-wait = Ora niente ti avvicina: chi non fa nulla pesca una carta in più, o prende una danzatrice.
coach-dieb-lost = Il forziere del { $palace } può essere tuo in questo turno: { $missing ->
    [one] manca un ladro
   *[other] mancano { $missing } ladri
 }. Dopo questa mossa non più.
coach-voleurs-aim = La tua carta compleanno chiede: { $birthday }. { $missing ->
    [one] Manca una gemma
   *[other] Mancano { $missing } gemme
 }.
coach-voleurs-home = Hai ciò che chiede la tua carta compleanno: { $birthday }. Ora il Gran Visir deve tornare a casa.
coach-voleurs-trade = Scambia ciò che per te vale poco con ciò che vale di più, e guarda i dorsi.
coach-voleurs-buy = Compra ora: { $gems }.
coach-voleurs-save = Risparmia: la gemma più economica che ti manca costa { $price }.
coach-voleurs-vizier = Porta il Gran Visir in una bottega del Palazzo quando nessuno può più rispondere.
coach-voleurs-agent = Una pedina in più in una bottega pesca una carta in più a ogni giro.
coach-voleurs-slipper = Passa la babbuccia quando hai comprato abbastanza, e tieni una carta forte.
coach-voleurs-lost = { $gem }: la tua carta compleanno la chiede, costa { $price }, e ora puoi pagarla. Dopo questa mossa non più.
