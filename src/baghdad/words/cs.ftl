### Every sentence of baghdad, in Czech. Keys, arguments and their order are those of en.ftl, where they are explained.
###
### The reader is addressed as “ty”, in the present tense and the imperative only: the past would need a gender.
### Names of players and palaces stand in the nominative: “Anna: …”, “do paláce Páv (a)”. $payment is an accusative, after “za”.
### A match is a partie, a record a záznam, a seat a místo, a seed a semínko, to pass is pasovat, to draw dobrat (si).

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

# Headings of a help page.
help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-arguments = Argumenty
# The options a game adds to those of the command. $game is a name like dieb.
help-game-options = Volby hry { $game }
# Stand-ins in a line of usage: baghdad [OPTIONS] COMMAND [ARGUMENTS]…
help-word-options = [VOLBY]
help-word-command = PŘÍKAZ [ARGUMENTY]…

help-option-help = Ukáže tuto stránku a skončí.
help-option-version = Ukáže verzi a skončí.
help-option-language = Jazyk všech vět: en, fr, cs, it, nl nebo de. Bez této volby rozhodne BAGHDAD_LANGUAGE nebo systém.

# One line for each command in the list of commands, and the first line of its own page.
help-baghdad = Deskové hry o zlodějích ve starém Bagdádu: hraní, přehrávání a kontrola partií, práce s pozicemi.
help-play = Zahraje partii v tomto terminálu, proti počítačovým hráčům nebo s přáteli.
help-replay = Přehraje zaznamenanou partii krok za krokem, nebo ji vypíše.
help-verify = Přehraje zaznamenanou partii a zkontroluje, že v ní všechno proběhlo podle pravidel.
help-legal = Vypíše povolené akce v pozici, každou na jeden řádek.
help-apply = Vypíše pozici po provedení akce.
help-perft = Spočítá posloupnosti akcí v rámci jednoho tahu.
help-bench = Změří, jak rychlá jsou pravidla.
help-games = Vypíše seznam her.
help-bots = Vypíše seznam počítačových hráčů.

# Arguments and options of the commands.
help-play-game = Hra, například dieb. S volbou --resume není potřeba.
help-play-seats = Kdo kde sedí, v pořadí hry: me, person:JMÉNO, nebo počítačový hráč (viz baghdad bots). Příklad: me,person:Anna,greedy.
help-play-first = Kdo začíná: random, nebo pořadové číslo v seznamu míst.
help-play-seed = Číslo, které určuje všechna míchání; stejné semínko dá stejnou partii.
help-play-save = Kam partii ukládat; zapisuje se po každé akci.
help-play-resume = Pokračuje v uložené partii.
help-play-delay = Kolik sekund čekat po každé akci počítačového hráče.
help-file-record = Uložená partie jako JSON; - čte ze standardního vstupu.
help-file-position = Pozice jako JSON; - čte ze standardního vstupu.
help-replay-to = Vypíše stůl po zadaném počtu akcí a skončí.
help-apply-action = Akce v notaci, například "smuggle a".
help-apply-seed = Číslo, které určuje dobrané karty; bez této volby 0.
help-perft-depth = Délka nejdelších posloupností.
help-perft-players = Počet hráčů.
help-bench-game = Hra, která se má měřit.
help-bench-json = Vypíše naměřené hodnoty jako JSON.
help-bench-yardstick = Cesta k programu v C, který hraje tutéž hru, pro srovnání; vyžaduje překladač C.
help-bench-rounds = Kolikrát se každý údaj měří; platí ten nejlepší.
help-bots-game = Hra, kterou mají umět; bez tohoto argumentu všechny hry.

# Sentences about commands that can't be carried out.
command-error-unknown-command = Příkaz „{ $command }“ neexistuje.
command-error-unknown-flag = Volba { $option } tu neexistuje.
command-error-flag-needs-value = Volba { $option } vyžaduje hodnotu.
command-error-flag-takes-no-value = Volba { $option } nemá žádnou hodnotu.
command-error-bad-flag-value = „{ $value }“ nemůže být hodnotou pro { $option }.
command-error-missing-argument = Chybí { $argument }.
command-error-unexpected-argument = Argument „{ $argument }“ je navíc.
command-error-bad-usage = Tomu nelze rozumět: { $text }
command-error-unknown-language = V jazyce „{ $language }“ věty nejsou; k dispozici: { $languages }.
command-error-missing-file = Soubor { $path } neexistuje.
command-error-is-folder = { $path } je složka, ne soubor.
command-error-cannot-read = { $path } nelze přečíst ({ $problem }).
command-error-cannot-write = { $path } nelze zapsat ({ $problem }).
command-error-file-exists = { $path } už existuje; zvol jiný název, nebo v té partii pokračuj pomocí --resume.
command-error-file-too-large = { $path } je na partii nebo pozici příliš velký soubor.
command-error-not-text = { $path } není textový soubor (UTF-8).
command-error-not-json = { $path } není JSON, nebo je neúplný.
command-error-no-game-named = { $path } neuvádí, ke které hře patří, takže to není partie ani pozice.
command-error-unknown-seat = Nikdo se nejmenuje „{ $seat }“: na místě sedí me, person:JMÉNO, nebo někdo z těchto: { $bots }.
command-error-bad-first = „{ $first }“ nemůže začínat: zadej random, nebo číslo od 1 do { $players }.
command-error-resume-alone = Obnovená partie si ponechává svá místa, semínko i volby, takže { $option } nelze zadat spolu s --resume.
command-error-no-counting = Ve hře { $game } zatím není co počítat.
command-error-bad-depth = Hloubka musí být alespoň 1.
command-error-no-such-number = Číslo { $number } v seznamu není.
command-error-no-such-moment = Partie má { $actions ->
    [one] 1 akci
    [few] { $actions } akce
   *[other] { $actions } akcí
 }, takže okamžik { $number } v ní není.
command-error-unexpected = Stalo se něco, co se stát nemělo: { $problem }. BAGHDAD_TRACEBACK=1 ukáže kde; nahlas to prosím.
# Follows another sentence.
did-you-mean = Nemělo to být { $nearest }?
# A sentence and the clause of the rules behind it.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name }: { $title }, pro { $min } až { $max ->
    [one] 1 hráče
    [few] { $max } hráče
   *[other] { $max } hráčů
 }.
bots-line = { $name }: { $about } Hraje: { $games }.
bot-random = Vybere kteroukoli povolenou akci; nemá vůbec žádný plán.
bot-greedy = Krade, když může, jinak pašuje tam, kde je truhla nejblíž, jinak se tam přesouvá; nikdy nemyslí dopředu.

# A first use compiles the rules; this stands on the screen meanwhile.
compiling = Připravují se pravidla; stane se to jen jednou a potrvá to několik sekund…

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Měření: { $done } z celkem { $total }
bench-title = Jak rychlá je tu hra { $game }
bench-play = Náhodná hra, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }, jedno vlákno
bench-yardstick = Srovnávací program, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }
bench-ratio = Náš výkon v poměru ke srovnávacímu programu
bench-threads = Dvě vlákna oproti jednomu
bench-copies = Kopie stavu ({ $bytes ->
    [one] 1 bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
 })
bench-step = Jeden krok s maskou povolených akcí, voláno z Pythonu
bench-cold = Od spuštění po první odehranou partii, s kompilací
bench-warm = Od spuštění po první odehranou partii, už zkompilováno
bench-interpreted = Náhodná hra bez kompilátoru
# A rate, in the right column of the table.
bench-millions = { $number } mil. za sekundu
command-error-yardstick-fails = Srovnávací program { $path } nelze přeložit, nebo nevypisuje to, co má.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Hra „{ $game }“ neexistuje; k dispozici: { $games }.
option-error-bad-players = Hra { $game } je pro { $min } až { $max ->
    [one] 1 hráče
    [few] { $max } hráče
   *[other] { $max } hráčů
 }, ne pro { $players }.
option-error-bad-seats = Pro { $players ->
    [one] 1 hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
 } je potřeba stejný počet míst, ale uvedený počet je { $seats }.
option-error-bad-seat-name = { $name } nemůže být jméno: není to text, který by šel zapsat.
option-error-bad-seed = { $seed } nemůže být semínko: musí to být celé číslo od 0, které se vejde do { $bits ->
    [one] 1 bitu
    [few] { $bits } bitů
   *[other] { $bits } bitů
 }.
option-error-no-such-seat = Místo { $seat } neexistuje; { $players ->
    [one] hraje 1 hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
 }, počítáno od 0.
option-error-say-which-seat = Teď může hrát více míst ({ $to_act }); uveď, které hraje.
option-error-unknown-option = Hra nemá volbu „{ $option }“.
option-error-bad-option-value = { $value } nemůže být hodnotou volby „{ $option }“; patří tam { $kind ->
    [bool] ano, nebo ne
    [int] celé číslo, které není záporné
   *[str] slovo
 }.
option-error-unknown-edition = Vydání „{ $edition }“ neexistuje; k dispozici: { $editions }.
option-error-unknown-bot = Žádný počítačový hráč jménem „{ $bot }“ hru { $game } neumí; k dispozici: { $bots }.

notation-error-unknown-action = „{ $text }“ není žádná akce.

undo-refused-nothing-to-undo = Nemáš nic, co by šlo vzít zpět.
undo-refused-undo-after-end = Partie skončila; nic už nelze vzít zpět.
undo-refused-another-acted = Mezitím už hrál někdo jiný; to nelze vzít zpět.
undo-refused-hidden-came-out = Akcí `{ $action }` vyšly najevo skryté karty; to nelze vzít zpět.

position-error-malformed-position = Tohle není pozice: něco je špatně v místě { $where }.
position-error-bad-options = Volby pozice jsou chybné: { $reason }

record-error-newer-format = Záznam zapsala novější verze programu baghdad; tato čte záznamy nejvýše ve formátu { $known }.
record-error-malformed-record = Tohle není záznam partie: něco je špatně v místě { $where }.
record-error-not-json = Tohle není JSON, nebo je neúplný.
record-error-other-game = Tohle je záznam hry { $record }, ne hry { $game }.
record-error-newer-version = Partie se hrála podle verze { $record } pravidel hry { $game }; tento baghdad zná verzi { $known }.
record-error-older-version = Partie se hrála podle verze { $record } pravidel hry { $game } a pravidla se od té doby změnila; tento baghdad zná verzi { $known }.
record-error-sealed-record = Záznam neobsahuje své semínko, jen jeho otisk, takže ho nelze přehrát, dokud semínko nebude zveřejněno.
record-error-bad-seed = „{ $seed }“ nemůže být semínko.
record-error-wrong-seed-hash = Tohle není semínko, jehož otisk byl zveřejněn: semínko nebo otisk někdo změnil.
record-error-bad-start = Záznam začíná pozicí, která nemůže nastat: { $reason }
record-error-start-disagrees = Hráči nebo volby záznamu se neshodují s pozicí, kterou začíná.
# $reason is a whole sentence.
record-error-bad-action = Akce číslo { $number }, `{ $action }` (místo { $seat }), se nemohla stát: { $reason }
record-error-wrong-result = Výsledek zapsaný v záznamu není ten, ke kterému vedou jeho akce.

refusal-match-over = Partie skončila.
refusal-not-your-turn = Místo { $seat } hrát nemůže: na tahu je místo { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## At the table, in every game
## ---------------------------------------------------------------------------------------------------------------

# The one person at a table of computer players, as other lines name them: “You: a thief slips into …”
seat-you = Ty
# A person without a name among several.
seat-player = Hráč { $number }
# A computer player: its kind and the number of its seat.
seat-bot = { $bot } { $number }

table-welcome = Partie hry { $title }: { $names }. Napiš ? a zobrazí se nápověda.
table-choices-shown = { $hidden ->
    [0] Napiš číslo nebo akci v notaci; ? poradí.
    [one] Napiš číslo nebo akci v notaci; `all` ukáže ještě 1 způsob platby; ? poradí.
    [few] Napiš číslo nebo akci v notaci; `all` ukáže ještě { $hidden } způsoby platby; ? poradí.
   *[other] Napiš číslo nebo akci v notaci; `all` ukáže ještě { $hidden } způsobů platby; ? poradí.
 }
table-prompt = { $name } >
table-undone = Vzato zpět: `{ $action }`.
table-saved = Uloženo do { $path }.
table-not-saved = Neuloženo: { $problem }
table-quit = Partie je uložená. Pokračovat můžeš příkazem: baghdad play --resume { $path }
table-quit-unsaved = Partii se nepodařilo uložit.
table-legal = `{ $action }` je teď možné: { $sentence }
table-hint = Počítačový hráč { $bot } by zahrál `{ $action }` ({ $sentence }). { $reason }
table-log-empty = Zatím se nic nestalo.
# Several people at one terminal.
table-hide = Stiskni Enter a tvé karty se skryjí.
table-curtain = Předej klávesnici, na řadě: { $name }. { $name }: stiskni Enter, až se nikdo jiný nebude dívat.
table-since = Mezitím:
table-record = Celá partie: { $path }
table-replay-how = Krok za krokem ji přehraješ příkazem: baghdad replay { $path }
table-verify-how = Každé dobrání zkontroluješ příkazem: baghdad verify { $path }

# What can be typed at the prompt; one line each.
keys-heading = Do příkazového řádku můžeš napsat
keys-number = číslo: daný řádek seznamu
keys-notation = akci v notaci, například { $example }
keys-all = `all`: všechny akce se všemi způsoby platby
keys-undo = `undo`: vezme zpět tvou poslední akci, dokud nevyšlo najevo nic skrytého
keys-hint = `hint`: co by udělal počítačový hráč { $bot } a proč
keys-why = `why` a akci: zda je možná, a pokud ne, z jakého důvodu
keys-log = `log`: všechno, co se stalo
keys-rules = `rules`: pravidla ve zkratce
keys-board = `board`: znovu vykreslí stůl
keys-save = `save`, nebo `save` a název souboru: uloží tam partii
keys-quit = `quit`: skončí; partie zůstane uložená a lze v ní pokračovat

result-winner = Vítěz: { $name }!
# $names is a list of two or more names.
result-shared = O vítězství se dělí: { $names }.
result-nobody = Nikdo nevyhrává.

replay-start = Před první akcí.
replay-step = Akce { $number } z celkem { $actions }, { $name }: `{ $action }`
replay-keys = Enter: další · p: předchozí · číslo: daný okamžik · q: konec

# verify: everything is in order.
verify-fine = V pořádku: { $actions ->
    [one] přehrána 1 akce
    [few] přehrány { $actions } akce
   *[other] přehráno { $actions } akcí
 } hry { $game } ({ $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
 }), každé dobrání plyne ze semínka. { $result } Otisk semínka: { $hash }
verify-still-on = Partie ještě neskončila.

# Joining items: “a and b”, “a, b and c” is built from these two.
list-pair = { $first } a { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## The Thief of Baghdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = Zloděj z Bagdádu

# Names of the six palaces; at most 14 characters each. $letter is a, b, c, d, e or f.
dieb-palace-name = { $letter ->
    [a] Páv
    [b] Měsíc
    [c] Lev
    [d] Granátovník
    [e] Sokol
   *[f] Lampa
 }
# The palace as sentences name it, as $palace, $target or $chosen: it stands there uninflected, after the word palác.
dieb-palace = { dieb-palace-name } ({ $letter })

# Options, for the help page.
dieb-option-tactical = Hráči staví i neutrální strážce, každý dva [D-VAR-1].
dieb-option-peek = Hráči si při stavění strážců smějí prohlédnout karty v ruce [D-SETUP-8].
dieb-option-optional-theft = Vzít truhlu je dobrovolné [D-AMB-4].
dieb-option-chosen-card = Kdo pasuje, když už nezbývá žádná tanečnice, zvolí palác čtvrté karty [D-ED-1].
dieb-option-face-down = Získané truhly leží lícem dolů; na hře to nic nemění [D-ED-5].
dieb-option-decision-cap = Ukončí partii po zadaném počtu rozhodnutí; 0 znamená nikdy [D-AMB-32].
dieb-option-edition = Hraje se podle textu vydání: fr, cs, it nebo nl.

# --- Payments -------------------------------------------------------------------------------------------------
# Cards of one palace, paid or drawn, short: “2 × Peacock”. $name is a dieb-palace-name.
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 tanečnici
    [few] { $number } tanečnice
   *[other] { $number } tanečnic
 }

# --- What an action does, in the list of choices. $payment is made of dieb-cards and dieb-dancers. --------------
dieb-do-place = tvůj strážce před palác { $palace }
dieb-do-place-neutral = neutrální strážce před palác { $palace }
dieb-do-smuggle = zloděj do paláce { $palace } za { $payment }
dieb-do-guard = tvůj strážce od paláce { $palace } k paláci { $target } za { $payment }
dieb-do-escort = tvůj strážce a zloděj z paláce { $palace } do paláce { $target } za { $payment }
dieb-do-neutral = neutrální strážce od paláce { $palace } k paláci { $target } za { $payment }
dieb-do-end = ukončit tah a dobrat si 3 karty
dieb-do-pass = pasovat a dobrat si 4 karty
dieb-do-pass-dancer = pasovat, dobrat si 3 karty a vzít si tanečnici
dieb-do-pass-chosen = pasovat, dobrat si 3 karty a k nim kartu paláce { $palace }, pokud v balíčku je
dieb-do-steal = vzít truhlu z paláce { $palace }
# In the list, after the notation of an action with a price: “smuggle a  for 2 × Peacock”.
dieb-pay = za { $payment }
# Added to a line of the list; what the action causes.
dieb-causes-theft = získáš truhlu!
dieb-causes-win = získáš truhlu a vyhraješ!
dieb-causes-no-chest = truhla už tam není

# Headings of the list of choices; at most 18 characters each.
dieb-group-place = Postav strážce
dieb-group-place-neutral = Postav neutrálního
dieb-group-steal = Vezmi truhlu
dieb-group-smuggle = Propašuj zloděje
dieb-group-escort = Doprovoď zloděje
dieb-group-guard = Přesuň strážce
dieb-group-neutral = Přesuň neutrálního
dieb-group-end = Ukonči tah
# One row of moves that start at the same palace: “from a:  7 to b (a)  8 to c (*)”; at most 12 characters.
dieb-row-from = od { $letter }:
# All moves of neutral guards in one line, on a low screen.
dieb-row-folded = { $number ->
    [one] 1 způsob; `all` ho ukáže
    [few] { $number } způsoby; `all` je ukáže
   *[other] { $number } způsobů; `all` je ukáže
 }
# Below the list: explains the brackets after a move.
dieb-row-key = V závorce: placené karty, * je tanečnice.
# Below the list, when the turn can be ended.
dieb-end-note = Ukončení tahu nelze vzít zpět.

# --- What may be done now: one sentence above the prompt --------------------------------------------------------
dieb-now-placing = Postav strážce před palác s volným místem. Zbývá ti: { $own ->
    [one] 1 strážce
    [few] { $own } strážci
   *[other] { $own } strážců
 }.
dieb-now-placing-tactical = Postav strážce před palác s volným místem. Zbývá ti: { $own ->
    [one] 1 vlastní strážce
    [few] { $own } vlastní strážci
   *[other] { $own } vlastních strážců
 } a { $neutral ->
    [one] 1 neutrální
    [few] { $neutral } neutrální
   *[other] { $neutral } neutrálních
 }.
dieb-now-fresh = Hraj akce, dokud máš čím platit (se zlodějem nejvýše 3), nebo pasuj: 4 karty.
dieb-now-acted = Zahraj další akci, nebo ukonči tah; { $left ->
    [0] akce se zlodějem už v tomto tahu nezbývá žádná
    [one] v tomto tahu zbývá 1 akce se zlodějem
    [few] v tomto tahu zbývají { $left } akce se zlodějem
   *[other] v tomto tahu zbývá { $left } akcí se zlodějem
 }.

# --- The board. Texts in a palace's frame are short, since there is little room. ---------------
# What the top chest needs, for onlookers: at most 17 characters with the number.
dieb-board-chest = na truhlu stačí { $demand }
# How far you are toward the top chest, that is, your thieves there of those needed: at most 17 characters.
dieb-board-chest-you = truhla: máš { $thieves }/{ $demand }
dieb-board-no-chest = truhly došly
# Before the numbers of thieves by player; at most 7 characters.
dieb-board-thieves = zloději
dieb-board-no-thieves = uvnitř nikdo
# What smuggling a thief in costs you there: at most 12 characters.
dieb-board-price = cena { $price }

# Headings of the table of players; at most 10 characters each (player: 20).
dieb-players-name = Hráč
dieb-players-chests = Truhly
dieb-players-supply = Zásoba
dieb-players-cards = Karty
dieb-players-dancers = Tanečnice
dieb-players-actions = Akce
dieb-players-won = { $won }/{ $goal }

dieb-piles = Dobírací balíček { $deck } · tanečnice { $dancers } · odkládací balíček { $discard }
dieb-piles-no-discard = Dobírací balíček { $deck } · tanečnice { $dancers } · odkládací balíček prázdný
dieb-hand = Tvoje karty:
dieb-hand-empty = Nemáš v ruce žádné karty.
dieb-hand-hidden = { $number ->
    [one] Tvoje karta zůstane lícem dolů, dokud nebudou stát všichni strážci.
    [few] Tvoje { $number } karty zůstanou lícem dolů, dokud nebudou stát všichni strážci.
   *[other] Tvých { $number } karet zůstane lícem dolů, dokud nebudou stát všichni strážci.
 }
dieb-hand-dancer = Tanečnice
# Explains the first line in a palace's frame; part of the help at the prompt.
dieb-key = První řádek paláce: strážci před jeho bránou. Číslo je strážce daného hráče, { $neutral } neutrální strážce, { $free } volné místo.

# --- What happened. $name never needs a verb or a gender. ---------------------------------------------------------
dieb-event-place = { $name }: strážce se staví před palác { $palace }.
dieb-event-place-neutral = { $name }: neutrální strážce se staví před palác { $palace }.
dieb-event-smuggle = { $name }: zloděj proklouzne do paláce { $palace } za { $payment }.
dieb-event-guard = { $name }: strážce přejde od paláce { $palace } k paláci { $target } za { $payment }.
dieb-event-escort = { $name }: strážce a zloděj přejdou z paláce { $palace } do paláce { $target } za { $payment }.
dieb-event-neutral = { $name }: neutrální strážce přejde od paláce { $palace } k paláci { $target } za { $payment }.
dieb-event-theft = { $name }: z paláce { $palace } mizí truhla síly { $strength }! Získané truhly: { $won }.
dieb-event-reshuffle = Dobírací balíček došel; novým se po zamíchání stal odkládací balíček ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
 }).
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] bez dobrání, žádná karta už nezbývá.
        [one] dobrána 1 karta.
        [few] dobrány { $number } karty.
       *[other] dobráno { $number } karet.
    }
   *[other] { $name }: { $number ->
        [0] jen tanečnice, žádná karta už nezbývá.
        [one] dobrána 1 karta a k ní tanečnice.
        [few] dobrány { $number } karty a k nim tanečnice.
       *[other] dobráno { $number } karet a k nim tanečnice.
    }
 }
# The fourth card of a chosen palace (Czech edition); $found is yes or no.
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number ->
        [one] dobrána 1 karta, podle přání karta paláce { $chosen }.
        [few] dobrány { $number } karty, z toho podle přání jedna karta paláce { $chosen }.
       *[other] dobráno { $number } karet, z toho podle přání jedna karta paláce { $chosen }.
    }
   *[no] { $name }: { $number ->
        [one] dobrána 1 karta; žádná karta paláce { $chosen } v balíčku nebyla.
        [few] dobrány { $number } karty; žádná karta paláce { $chosen } v balíčku nebyla.
       *[other] dobráno { $number } karet; žádná karta paláce { $chosen } v balíčku nebyla.
    }
 }
# Told to the player who drew, after the line above. $cards is a list of dieb-cards.
dieb-event-drawn-cards = Nově v ruce: { $cards }.
dieb-event-hands-taken-up = Všichni strážci stojí; každý si bere karty do ruky.
dieb-event-over = Partie skončila.
dieb-event-turn = Na řadě: { $name }.

# --- How it came out -----------------------------------------------------------------------------------------------
# $score is a list of dieb-result-score.
dieb-result-chests = Truhly potřebné k vítězství jsou získány: { $score }.
dieb-result-standstill = Celé kolo uplynulo bez akce i bez dobrané karty; rozhoduje nejvyšší počet truhel: { $score }.
dieb-result-unfinished = Partie byla ukončena po dohodnutém počtu rozhodnutí.
dieb-result-score = { $name } { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Je tam málo cizích strážců, takže pašování bude levné.
dieb-hint-steal = Přinese to truhlu.
dieb-hint-smuggle = Další truhla je nejblíž právě tam.
dieb-hint-approach = Vede to tam, kde je truhla blíž.
dieb-hint-pass = Nic jiného truhlu nepřiblíží, a tak se hodí nové karty.
dieb-hint-random = Každá akce je pro něj stejně dobrá.

# --- Why an action is refused ----------------------------------------------------------------------------------------
dieb-refusal-still-placing = Strážci se ještě staví; tahy začnou, až budou stát všichni.
dieb-refusal-placing-is-over = Všichni strážci už jsou postaveni.
dieb-refusal-no-guard-to-place = Nezbývá ti žádný vlastní strážce k postavení.
dieb-refusal-no-neutral-to-place = Nemáš žádného neutrálního strážce k postavení.
dieb-refusal-no-free-place = Všechna místa pro strážce ({ $places }) před palácem { $palace } jsou obsazená.
dieb-refusal-no-own-guard = Před palácem { $palace } nestojí žádný tvůj strážce.
dieb-refusal-no-foreign-guard = Před palácem { $palace } stojí jen tvoji strážci; zloděj potřebuje cizího, kolem kterého by proklouzl.
dieb-refusal-no-thief-in-supply = V zásobě ti nezbývá žádný zloděj.
dieb-refusal-thief-limit = V tomto tahu už { $limit ->
    [one] proběhla 1 akce
    [few] proběhly { $limit } akce
   *[other] proběhlo { $limit } akcí
 } se zlodějem a víc jich není dovoleno.
dieb-refusal-overpaid = Cesta do paláce { $palace } stojí { $price ->
    [one] 1 kartu
    [few] { $price } karty
   *[other] { $price } karet
 }; { $dancers ->
    [one] 1 tanečnice by byla
    [few] { $dancers } tanečnice by byly
   *[other] { $dancers } tanečnic by bylo
 } moc.
dieb-refusal-too-few-dancers = K tomu { $needed ->
    [one] je potřeba 1 tanečnice
    [few] jsou potřeba { $needed } tanečnice
   *[other] je potřeba { $needed } tanečnic
 }; { $held ->
    [0] nemáš žádnou
    [one] máš jen 1
    [few] máš jen { $held }
   *[other] máš jen { $held }
 }.
dieb-refusal-too-few-cards = Kvůli cizím strážcům před palácem { $palace } to stojí { $price ->
    [one] 1 kartu tohoto paláce
    [few] { $price } karty tohoto paláce
   *[other] { $price } karet tohoto paláce
 }; takových karet máš { $cards } a tanečnic { $dancers }, přičemž tento způsob platby vyžaduje { $needed ->
    [one] 1 kartu paláce
    [few] { $needed } karty paláce
   *[other] { $needed } karet paláce
 }.
dieb-refusal-no-such-card = Nemáš žádnou kartu paláce { $palace }.
dieb-refusal-no-thief-there = V paláci { $palace } nemáš žádného zloděje.
dieb-refusal-no-neutral-guard = Před palácem { $palace } nestojí žádný neutrální strážce.
dieb-refusal-nothing-done = V tomto tahu zatím neproběhla žádná akce, takže ho ukonči pomocí `pass` nebo `pass *`.
dieb-refusal-already-acted = V tomto tahu už nějaká akce proběhla, takže ho ukonči pomocí `end`.
dieb-refusal-no-dancer-in-pile = Žádná tanečnice už nezbývá.
dieb-refusal-no-choice-of-card = V této partii si nikdo palác dobírané karty nevolí.
dieb-refusal-dancers-left = Ještě { $dancers ->
    [one] zbývá 1 tanečnice
    [few] zbývají { $dancers } tanečnice
   *[other] zbývá { $dancers } tanečnic
 }, takže se karta nevolí.
dieb-refusal-no-card-left = Žádná karta k dobrání už nezbývá.
dieb-refusal-theft-by-itself = V této partii se truhla získává automaticky, jakmile je v paláci dost zlodějů.
dieb-refusal-no-chest-left = V paláci { $palace } už není žádná truhla.
dieb-refusal-too-few-thieves = Na truhlu v paláci { $palace } { $needed ->
    [one] je potřeba 1 zloděj
    [few] jsou potřeba { $needed } zloději
   *[other] je potřeba { $needed } zlodějů
 }; máš jich tam { $thieves }.

# --- Why data is no position. Seats are counted from 0, as in the file. ------------------------------------------------
dieb-position-error-wrong-number-of-seats = Počet hráčů je { $players }, ale počet položek v „{ $where }“ je { $seats }.
dieb-position-error-no-such-seat = Místo { $seat } neexistuje; { $players ->
    [one] hraje 1 hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
 }, počítáno od 0.
dieb-position-error-wrong-number-of-cards = Počet karet paláce { $palace } je { $found }, má být { $expected }.
dieb-position-error-wrong-number-of-dancers = Počet tanečnic je { $found }, má být { $expected }.
dieb-position-error-shown-but-not-held = Místo { $seat } nemohlo ukázat kartu paláce { $palace }.
dieb-position-error-too-many-guards = Počet strážců před palácem { $palace } je { $found }; místo je tam jen pro { $expected }.
dieb-position-error-wrong-number-of-guards = Místo { $seat }: počet strážců je { $found }, má být { $expected }.
dieb-position-error-too-many-neutrals-to-place = Místo { $seat }: počet neutrálních strážců, které zbývá postavit, nemůže být { $found }.
dieb-position-error-wrong-number-of-neutrals = Počet neutrálních strážců je { $found }, má být { $expected }.
dieb-position-error-phase-and-guards-disagree = Fáze nemůže být „{ $phase }“, když počet dosud nepostavených strážců je { $unplaced }.
dieb-position-error-not-their-turn-to-place = Místo { $seat } teď nemůže stavět strážce; na řadě je místo { $expected }.
dieb-position-error-placed-out-of-turn = Počty strážců, které zbývá postavit ({ $unplaced }), nemohly vzniknout stavěním po řadě.
dieb-position-error-too-many-chests = Počet truhel v paláci { $palace } je { $found }; v hromádce jich je nejvýše { $expected }.
dieb-position-error-chests-disagree = Získané truhly ({ $won }) nejsou ty, které v palácích chybějí ({ $gone }).
dieb-position-error-too-many-thieves = Místo { $seat }: počet zlodějů v palácích je { $found }; celkem jich je jen { $expected }.
dieb-position-error-thieves-before-play = Místo { $seat } má zloděje v palácích dřív, než stojí všichni strážci.
dieb-position-error-theft-overdue = Místo { $seat } má v paláci { $palace } tolik zlodějů, že by truhlu už muselo mít.
dieb-position-error-too-many-thief-actions = Počet akcí se zlodějem v tomto tahu je { $found }; dovoleno jich je { $expected }.
dieb-position-error-thief-actions-without-action = Jsou uvedeny akce se zlodějem, přitom v tahu žádná akce neproběhla.
dieb-position-error-turn-before-play = Někdo hrál nebo vyhrál dřív, než stojí všichni strážci.
dieb-position-error-too-many-chests-won = Někdo má příliš mnoho získaných truhel ({ $found }), nebo partii vyhráli dva; partie končí, jakmile jich má někdo { $expected }.
dieb-position-error-too-many-idle-turns = Počet tahů, v nichž se nic nestalo, je { $found }; partie končí, jakmile jich je { $expected }.
dieb-position-error-phase-and-chests-disagree = Fáze nemůže být „{ $phase }“, když nejvyšší počet získaných truhel je { $chests } a k vítězství je jich potřeba { $goal }.

# --- The rules in short --------------------------------------------------------------------------------------------------
# $goal: chests needed to win. One line for each paragraph, however long.
dieb-rules =
    Získej jako první { $goal ->
        [one] 1 truhlu
        [few] { $goal } truhly
       *[other] { $goal } truhel
    }. Truhla je tvoje, jakmile je v jejím paláci dost tvých zlodějů: na první truhlu paláce 4, na další 5, 6 a 7. Tito zloději se pak vrátí k tobě.
    Ve svém tahu hraj akce, dokud máš čím platit, se zlodějem nejvýše 3:
    `smuggle a`: zloděj do paláce „a“, před nímž stojí tvůj i cizí strážce; stojí to jednu kartu paláce „a“ za každého cizího strážce (neutrálního i jiných hráčů).
    `guard a>b a`: tvůj strážce od paláce „a“ k paláci „b“, kde musí být volné místo; stojí to kartu paláce „a“, nebo paláce „b“.
    `escort a>b a`: totéž, a jeden tvůj zloděj jde zadarmo s ním.
    `neutral a>b`: neutrální strážce od paláce „a“ k paláci „b“; stojí to kartu paláce „a“ i kartu paláce „b“.
    Tanečnice zastoupí kteroukoli kartu: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` ukončí tah, v němž proběhly akce: 3 karty. Bez akcí dá `pass` 4 karty, `pass *` 3 karty a tanečnici.
