### Every sentence of baghdad, in Czech. Keys, arguments and their order are those of en.ftl, where they are explained.
###
### The reader is addressed as “ty”, in the present tense and the imperative only: the past would need a gender.
### Names of players and palaces stand in the nominative: “Anna: …”, “do paláce Páv (a)”. $payment is an accusative, after “za”.
### A match is a partie, a record a záznam, a seat a místo, a seed a semínko, to pass is pasovat, to draw dobrat (si).

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = Čeština
language-direction = ltr
language-locale = cs

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
help-option-language = Jazyk všech vět: { $languages }. Bez této volby rozhodne BAGHDAD_LANGUAGE nebo systém.

# One line for each command in the list of commands, and the first line of its own page.
help-baghdad = Deskové hry o zlodějích ve starém Bagdádu: hraní, přehrávání a kontrola partií, práce s pozicemi.
help-play = Zahraje partii v tomto terminálu, proti počítačovým hráčům nebo s přáteli.
help-replay = Přehraje zaznamenanou partii krok za krokem, nebo ji vypíše.
help-verify = Přehraje zaznamenanou partii a zkontroluje, že v ní všechno proběhlo podle pravidel.
help-warm = Přeloží vše, co je potřeba ke hraní, aby se potom už nic překládat nemuselo.
help-hint = Ukáže tři nejlepší tahy v zaznamenané partii nebo pozici, proč, a šance všech.
help-legal = Vypíše povolené akce v pozici, každou na jeden řádek.
help-apply = Vypíše pozici po provedení akce.
help-perft = Spočítá posloupnosti rozhodnutí podle délky, k porovnání s jinými programy.
help-board = Zkontroluje a ukáže herní plány hry voleurs: ty, které k ní patří, i tvoje vlastní.
help-board-check = Projde jeden po druhém body pravidel o městě a řekne, které z nich herní plán nesplňuje.
help-board-show = Nakreslí herní plán v tomto terminálu, nebo jako obrázek.
help-bench = Změří, jak rychlá jsou pravidla.
help-games = Vypíše seznam her.
help-bots = Vypíše seznam počítačových hráčů.
help-arena = Nechá počítačové hráče hrát tisíce partií proti sobě a řekne, co z nich plyne.
help-tournament = Nechá hrát mnoho počítačových hráčů každého s každým a ohodnotí je.
help-league = Znovu odehraje turnaje z dokumentace a zapíše jejich tabulky.
help-audit = Nechá počítačového hráče hrát proti sobě a spočítá tahy, které vypadají pošetile.
help-calibrate = Porovná šance uváděné během partií s tím, kdo vyhrál: Brierovo skóre a křivka spolehlivosti.
help-balance = Odehraje partie pro studii vyváženosti a napíše o ní zprávu: místa, délka, co rozhoduje.
help-train = Nechá počítačové hráče učit se z partií proti sobě samým.
help-dataset = Zapíše rozhodnutí počítačových hráčů jako tabulky pro učení (Parquet).
help-help = Ukáže nápovědu k příkazu, nebo co se píše o tématu (dokumenty jsou anglicky).

# Arguments and options of the commands.
help-play-game = Hra, například dieb. S volbou --resume není potřeba.
help-play-seats = Kdo kde sedí, v pořadí hry: me, person:JMÉNO, nebo počítačový hráč (viz baghdad bots). Příklad: me,person:Anna,greedy.
help-play-first = Kdo začíná: random, nebo pořadové číslo v seznamu míst.
help-play-seed = Číslo, které určuje všechna míchání; stejné semínko dá stejnou partii.
help-play-save = Kam partii ukládat; zapisuje se po každé akci.
help-play-resume = Pokračuje v uložené partii: v té ze souboru, jinak v naposledy hrané.
help-play-delay = Kolik sekund čekat po každé akci počítačového hráče.
help-play-no-talk = Postavy mlčí.
help-play-bot = Tvůj vlastní počítačový hráč: SOUBOR.py:Třída. V seznamu míst se jmenuje jako jeho třída. Lze zadat víckrát.
help-arena-game = Hra, například dieb.
help-arena-seats = Počítačoví hráči u stolu (viz baghdad bots). Příklad: search:800,greedy. Mezi partiemi se u stolu posouvají.
help-arena-players = Počet hráčů, je-li větší než počet jmen: poslední jmenovaný obsadí zbylá místa.
help-arena-matches = Kolik partií se odehraje.
help-arena-paired = Každé rozdání se hraje tolikrát, kolikrát se hráči mohou u stolu posunout, takže štěstí při rozdání mají všichni stejné.
help-arena-sprt = Skončí, jakmile je jasné, zda je první lepší spíš o HIGH než o LOW bodů Elo, například 0:30.
help-arena-seed = Číslo, které určuje všechna rozdání; bez něj 1.
help-arena-jobs = Kolik procesů hraje; bez zadání jeden na každý procesor.
help-arena-ray = Hrát místo toho v klastru Ray na této adrese (auto: ten, k němuž tento počítač patří).
help-arena-out = Složka pro záznamy, výsledky, tabulky a grafy. Stejný příkaz se stejnou složkou pokračuje tam, kde byl přerušen.
help-arena-json = Vypíše výsledky jako JSON.
help-tournament-bots = Počítačoví hráči, například search:800,greedy,random. Elo se počítá od posledního.
help-tournament-players = Počty hráčů, například 2,3,4; bez zadání všechny, které hra dovoluje.
help-tournament-matches = Kolik partií odehraje každá dvojice u každého stolu.
help-league-file = Soubor, který říká, co se hraje; bez zadání docs/league.toml.
help-league-out = Složka pro partie místo té, kterou jmenuje soubor.
help-audit-bot = Počítačový hráč na všech místech (viz baghdad bots; bez volby master).
help-audit-judge = Počítačový hráč, kterého se ptáme na sporné tahy (bez volby master:30000).
help-audit-players = Počet hráčů (bez volby nejmenší počet dané hry).
help-audit-out = Složka pro partie. Stejný příkaz se stejnou složkou pokračuje tam, kde byl přerušen.
help-calibrate-turns = U kolika tahů každé partie se šance uvedou (bez volby 4).
help-calibrate-trials = Kolik pokusů určí šance u jednoho tahu (bez volby 200 jako v rozboru partie).
help-balance-game = Hra; bez volby všechny, které takovou stránku mají.
help-balance-report = Zpráva, která se napíše; bez volby balance.
help-balance-matches = Kolik partií u každého stolu; bez volby tolik, kolik zpráva předpokládá.
help-balance-bot = Počítačový hráč na všech místech (viz baghdad bots); bez volby rychlý master.
help-balance-folder = Složka pro partie; bez volby build/balance. Stejný příkaz se stejnou složkou pokračuje tam, kde byl přerušen.
help-balance-out = Stránka; bez volby vlastní stránka zprávy v docs. Její obrázky budou vedle ní.
help-balance-json = Vypíše čísla také ve formátu JSON.
help-train-game = Hra, například dieb.
help-train-players = Počty hráčů, pro které se učí, například 2,3,4; bez volby všechny možné.
help-train-matches = Z kolika partií se učí pro každý počet hráčů; bez volby z tolika, kolik jich stálo za dodanými vahami.
help-train-seed = Číslo, které určuje všechny partie; bez volby 1.
help-train-out = Složka pro to, co se naučí; bez volby build/training. Stejný příkaz se stejnou složkou pokračuje tam, kde byl přerušen.
help-train-further = Začne s váhami z balíčku a dál se učí z prohledaných tahů (dieb).
help-train-jobs = Kolik procesů se učí najednou; bez volby jeden na každý procesor.
help-train-ship = Vloží váhy do balíčku a křivku učení do dokumentů. Vyžaduje pracovní kopii zdrojů.
help-train-json = Vypíše lekce ve formátu JSON.
help-file-record = Uložená partie jako JSON; - čte ze standardního vstupu.
help-file-position = Pozice jako JSON; - čte ze standardního vstupu.
help-replay-to = Vypíše stůl po zadaném počtu akcí a skončí.
help-hint-file = Zaznamenaná partie nebo pozice ve formátu JSON; - čte standardní vstup.
help-hint-player = Čí tahy: číslo hráče, počítáno od 1. Nepoužije se nic, co tento hráč nemůže vědět.
help-hint-bot = Počítačový hráč, který poradí (viz baghdad bots); bez volby nejsilnější pro danou hru.
help-hint-to = V zaznamenané partii okamžik po zadaném počtu akcí.
help-hint-json = Vypíše odpověď ve formátu JSON.
help-apply-action = Akce v notaci, například "smuggle a".
help-apply-seed = Číslo, které určuje dobrané karty; bez této volby 0.
help-perft-depth = Délka nejdelších posloupností.
help-perft-players = Počet hráčů.
help-dataset-bots = Počítačoví hráči u stolu (viz baghdad bots). Příklad: master,greedy. Poslední jmenovaný obsadí zbylá místa.
help-dataset-players = Počet hráčů; bez volby nejmenší, jaký hra dovoluje.
help-dataset-out = Složka pro partie, tabulky a jejich datový list. Stejný příkaz se stejnou složkou pokračuje tam, kde byl přerušen.
help-dataset-chances = Zapíše i to, jak každý hráč odhadoval šance všech; hráči kvůli tomu přemýšlejí dvakrát.
help-dataset-json = Vypíše datový list jako JSON.
help-bench-game = Hra, která se měří, envs pro prostředí, server, nebo all pro všechno.
help-bench-json = Vypíše naměřené hodnoty jako JSON.
help-warm-games = Hry; bez udání všechny.
help-warm-json = Vypíše složku mezipaměti a sekundy každé hry jako JSON.
help-warm-quiet = Nezobrazuje průběh.
help-bench-yardstick = Cesta k programu v C, který hraje tutéž hru, pro srovnání; vyžaduje překladač C.
help-bench-rounds = Kolikrát se každý údaj měří; platí ten nejlepší.
help-board-board = Herní plán: jméno jednoho z těch, které ke hře patří (round-city, oasis), nebo textový soubor; - čte ze standardního vstupu.
help-board-svg = Kam místo toho uložit obrázek (SVG); název končí na .svg.
help-board-distances = Ukáže na každém políčku vzdálenost od pouště místo pořadí v řadě.
help-bots-game = Hra, kterou mají umět; bez tohoto argumentu všechny hry.
help-help-topic = Příkaz nebo téma, například play nebo notation; bez něj seznamy obojího.

# The topics of `baghdad help`, a line for each.
help-topics = Témata
help-topic-options = Volby her; options dieb ukáže volby jedné hry
help-topic-queries = Co můžeš během partie psát a na co se ptát; queries dieb pro jednu hru
help-topic-notation = Jak se zapisují akce, pozice a záznamy
help-topic-levels = Úrovně počítačových hráčů, změřené
help-topic-bots = Počítačoví hráči: jak se rozhodují a jak napsat vlastního
help-topic-page = Stránka v prohlížeči
help-topic-server = Jak provozovat server pro ostatní
help-topic-protocol = Zprávy serveru, pro programy
help-topic-arena = Zápasy počítačových hráčů a co znamenají jejich čísla
help-topic-environments = Hry jako prostředí pro výzkum
help-topic-new-game = Jak napsat vlastní hru
help-topic-glossary = Co znamenají naše pojmy
help-topic-rules = Pravidla hry { $title }, bod po bodu

# Sentences about commands that can't be carried out.
command-error-unknown-command = Příkaz „{ $command }“ neexistuje.
command-error-unknown-topic = Příkaz ani téma „{ $topic }“ neexistuje.
command-error-unknown-flag = Volba { $option } tu neexistuje.
command-error-flag-needs-value = Volba { $option } vyžaduje hodnotu.
command-error-flag-takes-no-value = Volba { $option } nemá žádnou hodnotu.
command-error-bad-flag-value = „{ $value }“ nemůže být hodnotou pro { $option }.
command-error-workers-and-database = --workers je pro jeden stroj s vlastní složkou; několik serverů s --database si rozdělí zátěž i bez něj.
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
command-error-not-svg-name = { $path } není název pro obrázek: má končit na .svg.
command-error-not-md-name = { $path } není jméno pro stránku: má končit na .md.
command-error-unknown-seat = Nikdo se nejmenuje „{ $seat }“: na místě sedí me, person:JMÉNO, nebo někdo z těchto: { $bots }.
command-error-bad-first = „{ $first }“ nemůže začínat: zadej random, nebo číslo od 1 do { $players }.
command-error-resume-alone = Obnovená partie si ponechává svá místa, semínko i volby, takže { $option } nelze zadat spolu s --resume.
command-error-last-match-gone = Poslední partie je v souboru { $path }, a ten už neexistuje. Uveď jiný, `baghdad play --resume FILE`; partie bez vlastního souboru jsou v { $folder }.
command-error-no-saved-match = Ve složce { $folder } není žádná rozehraná partie.
command-error-bad-depth = Hloubka musí být alespoň 1.
command-error-cannot-compile = Tady nelze nic přeložit: Numba chybí nebo je vypnutá. Pravidla se interpretují.
command-error-no-such-number = Číslo { $number } v seznamu není.
command-error-no-such-moment = Partie má { $actions ->
    [one] 1 akci
    [few] { $actions } akce
   *[other] { $actions } akcí
 }, takže okamžik { $number } v ní není.
command-error-hint-after-end = Partie skončila, není už co radit.
command-error-hint-for-nobody = Hráč { $seat } neexistuje; počítají se od 1 do { $players }.
command-error-hint-out-of-turn = Hráč { $seat } teď není na tahu. Na tahu: { $to_act }.
command-error-not-a-checkout = Volba --ship vyžaduje pracovní kopii zdrojů; tento balíček byl nainstalován.
command-error-ship-incomplete = Pro některé počty hráčů ({ $players }) se nic nenaučilo, takže váhy nelze dodat.
command-error-missing-library = { $library } není nainstalován a tento příkaz ho potřebuje; přidá ho pip install { $library }.
command-error-unexpected = Stalo se něco, co se stát nemělo: { $problem }. BAGHDAD_TRACEBACK=1 ukáže kde; nahlas to prosím.
# Follows another sentence.
did-you-mean = Nemělo to být { $nearest }?
query-error-unknown-query = Dotaz „{ $query }“ neexistuje. Můžeš se ptát: { $queries }.
query-error-unknown-object = Na „{ $about }“ se tu ptát nelze, zato na { $choices } ano.
query-error-missing-object = Řekni, na co se ptáš: { $choices }.
query-error-unknown-card = Karta „{ $about }“ neexistuje.
query-error-spectator = Jen se díváš: ruku, tahy a ceny mají pouze hráči.
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
bot-greedy = Podle jednoduchých pravidel dělá to, co ho v danou chvíli nejvíc přiblíží k vítězství; nikdy nemyslí dopředu.
bot-search = Z toho, co smí vědět, zkouší tisíce pokračování a vybere to, které obstojí nejlépe.
bot-planner = Projde celý svůj tah a posoudí každou pozici, ke které může vést.
bot-ismcts = Prohledává strom akcí všech hráčů a hodnotí podle toho, co se naučilo v partiích proti sobě.
bot-apprentice = Pro začátečníky: ví, co je dobré, a často udělá něco jiného.
bot-journeyman = Pro ty, kdo znají pravidla: dělá to, co ho v danou chvíli nejvíc přiblíží k vítězství.
bot-thief = Pro zkušené: myslí dopředu a moc ti nenechá.
bot-master = Nejsilnější: myslí dopředu a posuzuje podle toho, co se naučil v partiích sám se sebou.
bot-yusuf = Úroveň 1, na první partii: poctivý a zbrklý.
bot-jafar = Úroveň 2, pro začátečníky: smělý a štědrý.
bot-maryam = Úroveň 3, pro ty, kdo znají pravidla: šetrná a poctivá.
bot-idris = Úroveň 4: trpělivý a smířlivý.
bot-dunya = Úroveň 5, pro ty, kdo mají něco odehráno: lhářka, a hravá.
bot-safiya = Úroveň 6: šetrná a podezíravá.
bot-thabit = Úroveň 7, pro zkušené: trpělivý a prozíravý.
bot-rayhana = Úroveň 8: smělá a pomstychtivá.
bot-shadow = Úroveň 9, nejsilnější: chladný a prozíravý.
bot-level = Jakákoli síla od 1 do 9, bez povahy: level:4.5 je mezi dvěma postavami.
bot-adaptive = Stejně silný jako člověk s hodnocením za dvojtečkou, adaptive:1400, takže šance jsou vyrovnané.
bot-policy = Úsudek mistra bez myšlení dopředu.
bot-rollouts = Přehrává si v hlavě celé partie jako mistr, než se naučil hodnotit pozice, a ostatní pokládá za greedy.
bot-shark = Nabízí svou nejhorší kartu pod nejlepším jménem a nic nepřijímá.
bot-partner = Směňuje jen s jedním hráčem, a to poctivě: partner:1 s následujícím.
bot-never-trader = Posuzuje jako mistr, ale nikdy nesměňuje.
bot-rusher = Kupuje drahokamy, jakmile může, a vede velkovezíra domů.
bot-robber = Okrádá nejpravděpodobnějšího vítěze, kdykoli může.
bot-other = Pochází z jiného balíčku nebo z balíčku hry.
# Names of computer players that people play against, by level.
level-random = Náhoda
level-apprentice = Učeň
level-journeyman = Tovaryš
level-thief = Zloděj
level-master = Mistr
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Velitelka Rayhana
level-shadow = Vezírův stín
level-level = Úroveň
level-adaptive = Stejně silný jako vy

# A first use compiles the rules; this stands on the screen meanwhile.
compiling = Připravují se pravidla; stane se to jen jednou a potrvá to několik sekund…
warm-done = Vše je přeloženo, trvalo to { $seconds } s. Je to ve složce { $folder }.
warm-interrupted = Přerušeno; co je už přeložené, je ve složce { $folder }. Stejný příkaz pokračuje odtud.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Partie: { $matches }, rozhodnutí: { $decisions }. Složka: { $path }
dataset-progress = Zápis tabulek: { $done } z { $total }
dataset-card = Partie hry { $game }: { $matches } (rozhodnutí: { $decisions }) mezi počítačovými hráči { $bots }, semínko { $seed }. `observation` je to, co vidělo místo na tahu, `mask` má 1 u každé dovolené akce, `action` je číslo té zvolené, `chances` je odhad šancí všech, `result` je 1 za vítězství toho místa a dohromady tolik pod 0 u ostatních.
dataset-card-columns = Co kde v pozorování stojí a vše ostatní, co program potřebuje, je v `{ $card }`. Semínko a akce samy vše zopakují.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Měření: { $done } z celkem { $total }
bench-envs-title = Jak rychlá jsou tu prostředí
bench-envs-batch = { $game }, partií najednou: { $matches }, vlákna: { $threads }
bench-envs-step = { $name }, krok za krokem
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
bench-match-steps = Partie z Pythonu: rozhodnutí podle čísla akce nebo kroku, s povolenými
bench-match-actions = Partie z Pythonu: akce, s povolenými
bench-match-legal-lists = Partie z Pythonu: seznamy povolených akcí
bench-match-views = Partie z Pythonu: pohledy jednoho místa
bench-call = Jedno volání { $method }, uprostřed partie
bench-payments = Všechny platby s { $cards } kartami v ruce
bench-legal = Co se dá koupit za { $cards } karet, počet možností: { $number }
bench-cold = Od spuštění po první odehranou partii, s kompilací
bench-warm = Od spuštění po první odehranou partii, už zkompilováno
bench-interpreted = Náhodná hra bez kompilátoru
bench-arena = Partie { $bot } v aréně, dva procesy
bench-bare = Totéž bez arény
bench-thinking = Iterace hráče `{ $bot }`, jedno vlákno
# A rate, in the right column of the table.
bench-millions = { $number } mil. za sekundu
bench-thousands = { $number } tisíc za sekundu
command-error-yardstick-fails = Srovnávací program { $path } nelze přeložit, nebo nevypisuje to, co má.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Partie
arena-progress = { $done } z { $total } · { $rate } za sekundu · zbývá { $left }
arena-progress-start = { $done } z { $total }
arena-goes-on = Dříve odehrané partie: { $found }; pokračuje se od nich.
arena-rounded-up = Na celá rozdání (partií v jednom: { $each }) zaokrouhleno nahoru, partií celkem: { $matches }.
arena-interrupted = Přerušeno, odehráno { $done } z { $total } partií; jsou uložené v { $path }. Stejný příkaz bude pokračovat.
arena-kept = Záznamy, výsledky, tabulky a grafy jsou v { $path }.
arena-title = { $game }, hráčů: { $players }, partií: { $matches }
arena-column-name = Jméno
arena-column-wins = Výhry
arena-column-share = Podíl (95 %)
arena-column-fair = Spravedl. podíly
arena-column-matches = Partie
arena-column-seconds = ms/tah
arena-seat = Vyhrává místo { $seat }
arena-rounds = Kol v partii
arena-decisions = Rozhodnutí v partii
arena-shared = Partie s několika vítězi
arena-unfinished = Partie ukončené bez vítěze
arena-rate = Partií za sekundu
arena-test-better = Test říká: { $name } hraje lépe, spíš o { $high } než o { $low } bodů Elo (rozdání: { $deals }, logaritmus poměru věrohodností { $llr }).
arena-test-not-better = Test říká: { $name } hraje lépe nejvýš o { $low } bodů Elo, ne o { $high } (rozdání: { $deals }, logaritmus poměru věrohodností { $llr }).
arena-test-open = Test mezi { $low } a { $high } body Elo ještě nerozhodl, jak si stojí { $name } (rozdání: { $deals }, logaritmus poměru věrohodností { $llr }).
tournament-title = { $game }, partií: { $matches }
tournament-cross = Hráčů: { $players }; podíl jednoho z řádku proti sloupci (95 %)
tournament-one-of = Jeden
league-written = Tabulky jsou v { $path }.
league-about = Verze { $version }, pravidla { $rules }, semínko { $seed }, párových partií každé dvojice u každého stolu: { $matches } (zaokrouhleno na celá rozdání). Elo se počítá od posledního jmenovaného v { $file }; každý údaj má 95% interval.
league-cross = Hráčů: { $players }; podíl výher jednoho z řádku u stolu plného hráčů ze sloupce:
league-seats = Výhry podle místa: { $seats }. Kol v partii: { $rounds }.
league-duels = Jeden proti stolu ostatních, výhry se dělí, když vyhraje víc hráčů; milisekundy na tah jednoho a ostatních:
league-one = Jeden
league-others = Ostatní
league-players = Hráči
audit-title = { $bot } proti sobě, hráčů: { $players }, partií: { $matches }
audit-looking = Prohlížení partií
audit-excused = {"  "}V dalších případech ({ $number }) hraje { $judge } stejně.
audit-example = {"  "}semínko { $seed }, akce { $number }: { $action }
audit-example-better = {"  "}semínko { $seed }, akce { $number }: { $action }; lepší: { $better }
dieb-audit-chest-left = Tahy ukončené, ačkoli šla vzít truhla: { $found } z { $of }
dieb-audit-dancer-wasted = Tanečnice zaplacené místo karty: { $found } z { $of }
dieb-audit-guard-back = Stráže, které se v témže tahu vrátily: { $found } z { $of }
calibrate-telling = Zjišťování šancí
calibrate-title = Šance uvedené v partiích { $bot } proti sobě, hráčů: { $players }, partií: { $matches }, pozic: { $positions }
calibrate-column-bin = Šance
calibrate-column-number = Počet
calibrate-column-told = Průměr
calibrate-brier = Brierovo skóre šance jednoho hráče: { $brier } ± { $error }; stejné šance pro všechny by měly { $equal }.
calibrate-start = Šance po rozdání podle míst: { $chances }
balance-written = Stránka je v { $path }, její obrázky vedle ní.
train-course = Hráčů: { $players }
train-progress = lekce { $lesson } z { $lessons } · partií: { $matches } · spravedlivé podíly: { $figures } · zbývá { $left }
train-figure-search = search { $shares }
train-figure-early = počátky { $shares }
train-figure-best = nejlepší { $shares }
train-figure-mean = průměr { $shares }
train-goes-on = Lekcí hotových už dříve: { $found }; pokračuje se od nich.
train-interrupted = Přerušeno; co se naučilo, je uloženo v { $path }. Stejný příkaz pokračuje odtud.
train-done = Co se naučilo, je v { $weights }, křivka učení v { $curve }.
train-how-to-ship = Stejný příkaz s volbou --ship je vloží na jejich místo v balíčku: { $home } a { $picture }.
train-shipped = Teď jsou v balíčku: { $home } a { $picture }.
plot-shares = Podíl výher s 95% intervalem
plot-percent = % partií
plot-length = Délka partie
plot-rounds = kola
plot-matches = partie
plot-seats = Podíl výher podle místa
plot-seat = místo
plot-ratings = Elo s 95% intervalem
plot-learning-search = Proti hráči search
plot-learning-early = Proti vlastním počátkům
plot-learning-best = Nejlepší z generace
plot-learning-mean = Průměr generace
plot-fair = spravedlivé podíly
dieb-plot-race = Závod o truhly
dieb-plot-standing = získané truhly
voleurs-plot-race = Závod o drahokamy
voleurs-plot-standing = drahokamy ve váčku
# Hry bez vlastních textů.
generic-plot-race = Skóre podle kol
generic-plot-standing = skóre

arena-error-missing-extra = { $package } není nainstalováno; dodá ho pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = Tolik počítačových hráčů ({ $entrants }) se ke stolu s počtem míst { $players } nevejde.
arena-error-bad-sprt = „{ $text }“ není dvojice rozdílů Elo, nejdřív menší, jako 0:30.
arena-error-test-of-nothing = Jediný počítačový hráč nemůže být lepší než ostatní; --sprt potřebuje aspoň dvě jména.
arena-error-bot-failed = { $bot } selhal v partii se semínkem { $seed }: { $problem }
arena-error-workers-die = Hrající procesy opakovaně končí (už { $deaths }×); je dost paměti?
arena-error-no-cluster = Na adrese { $address } není klastr Ray ({ $problem }).
arena-error-cannot-write = Do { $path } nelze zapisovat ({ $problem }).
arena-error-not-a-folder-of-results = V { $path } je něco jiného; výsledky patří do nové nebo prázdné složky.
arena-error-other-results = V { $path } jsou výsledky jiného příkazu nebo jiné verze; zvol jinou složku.
arena-error-broken-results = Soubor { $path } je poškozený: některý řádek není partie.
arena-error-bad-field = Turnaj potřebuje aspoň dva počítačové hráče, každého jen jednou: { $bots }.
arena-error-unknown-report = Zpráva „{ $report }“ neexistuje; k dispozici: { $reports }.
arena-error-other-training = { $path } patří k učení s jinými čísly nebo jiné verze; zvol jinou složku.
arena-error-training-died = Proces, který se učí (hráčů: { $players }), skončil; je dost paměti?
arena-error-training-is-for = Toto učení platí pro tyto počty hráčů najednou: { $players }.
arena-error-training-not-further = { $game } nemá pokračovací učení; vynechejte --further.
arena-error-bad-tables = Každý počet hráčů lze uvést jen jednou: { $players }.
arena-error-no-league = { $path } nelze přečíst ({ $problem }).
arena-error-bad-league = { $path } není liga: { $problem }
arena-error-no-marks = V { $path } není místo pro tabulky mezi { $begin } a { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Hra „{ $game }“ neexistuje; k dispozici: { $games }.
game-error-broken-game = Hru { $game } ({ $entry }) nelze načíst: { $problem }
game-error-missing-part = Hra { $game } tohle nemá; chybí její část „{ $part }“.
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
option-error-no-such-seat = Hráč { $seat } neexistuje; { $players ->
    [one] hraje 1 hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
 }, počítáno od 1 (v souborech od 0).
option-error-say-which-seat = Teď může hrát více hráčů ({ $to_act }); uveď, který hraje.
option-error-unknown-option = Hra nemá volbu „{ $option }“.
option-error-bad-option-value = { $value } nemůže být hodnotou volby „{ $option }“; patří tam { $kind ->
    [bool] ano, nebo ne
    [int] celé číslo, které není záporné
   *[str] slovo
 }.
option-error-unknown-choice = „{ $value }“ nemůže být hodnotou volby „{ $option }“; k dispozici: { $choices }.
option-error-unknown-bot = Žádný počítačový hráč jménem „{ $bot }“ hru { $game } neumí; k dispozici: { $bots }.
option-error-bad-bot-parameter = Za dvojtečkou po { $bot } nemůže stát „{ $parameter }“.
option-error-bot-without-parameter = { $bot } za dvojtečkou nic nepřijímá, „{ $parameter }“ tam stát nemůže.
option-error-no-bot-file = Soubor { $path } s počítačovým hráčem neexistuje.
option-error-broken-bot-file = Soubor { $path } nelze načíst: { $problem }
option-error-no-bot-class = V souboru { $path } není třída { $name }, která by volila akce; jsou tam: { $bots }.

notation-error-unknown-action = „{ $text }“ není žádná akce.
# $word stands somewhere in $text.
notation-error-unknown-word = „{ $word }“ v „{ $text }“ tam nic neznamená, nebo to tam stojí dvakrát.

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
record-error-bad-action = Akce číslo { $number }, `{ $action }` (hráč { $seat }), se nemohla stát: { $reason }
record-error-wrong-result = Výsledek zapsaný v záznamu není ten, ke kterému vedou jeho akce.

# Chyba hry, která pro ni nemá větu: $reason je její kód s fakty, anglicky.
error-other = To nelze použít: { $reason }.
refusal-other = Pravidla to nedovolují: { $reason }.
refusal-illegal-step = { $step } tu není dovolený krok.
refusal-match-over = Partie skončila.
refusal-not-your-turn = Hráč { $seat } hrát nemůže: na tahu je hráč { $to_act }.

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
hint-heading = { $moves ->
    [one] { $name }: nejlepší tah podle počítačového hráče { $bot }
    [few] { $name }: nejlepší tahy podle počítačového hráče { $bot }
   *[other] { $name }: nejlepší tahy podle počítačového hráče { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent } %. { $reason }
hint-chances = Šance na výhru: { $chances }.
hint-chance = { $name }: { $percent } %
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] O 1 bod
    [few] O { $points } body
    [many] O { $points } bodu
   *[other] O { $points } bodů
 } víc než číslo { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] O 1 bod
    [few] O { $points } body
    [many] O { $points } bodu
   *[other] O { $points } bodů
 } méně než číslo { $number } (± { $error }).
hint-reason-even = Žádný jasný rozdíl proti číslu { $number } (± { $error }).
hint-reason-rival = { $name }: šance { $percent } %, po čísle { $number } { $other } %.
hint-reason-only = Nic jiného není možné.
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
keys-hint = `hint`: nejlepší tahy podle počítačového hráče { $bot } a proč
keys-why = `why` a akci: zda je možná, a pokud ne, z jakého důvodu
keys-log = `log`: všechno, co se stalo
keys-last = `last`: co se stalo od tvé poslední akce
keys-rules = `rules`: pravidla ve zkratce
keys-board = `board`: znovu vykreslí stůl
keys-map = `map`: nakreslit jen plán, je-li velký
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
## Hra bez vlastního terminálu. Texty hry mohou mít vlastní věty: GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats je seznam čísel a jmen; fakta o partii následují pod anglickými názvy.
generic-seats = Místa: { $seats }
generic-seat = { $number } { $name }
generic-now = Vyber akci: její číslo, nebo její text.
generic-result = Skóre: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = { $title } tu nemá shrnutí pravidel.

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
dieb-summary-placing = { $number ->
    [one] Zbývá postavit jednoho strážce.
    [few] Zbývá postavit { $number } strážce.
   *[other] Zbývá postavit { $number } strážců.
 }
dieb-summary-rival = { $number ->
    [one] Do výhry chybí jediná truhla, hráč: { $names }.
    [few] Do výhry chybí jediná truhla, hráči: { $names }.
   *[other] Do výhry chybí jediná truhla, hráči: { $names }.
 }
dieb-summary-nearest = { $missing ->
    [one] Palác { $palace }: ještě jeden zloděj a truhla je tvoje.
    [few] Palác { $palace }: ještě { $missing } zloději a truhla je tvoje.
   *[other] Palác { $palace }: ještě { $missing } zlodějů a truhla je tvoje.
 }
dieb-summary-left = { $number ->
    [one] Zbývá jedna truhla.
    [few] Zbývají { $number } truhly.
   *[other] Zbývá { $number } truhel.
 }
dieb-summary-chests = { $won } z { $goal }
dieb-asked = { $what ->
    [thieves] zloději
    [guards] strážci
    [neutral] neutrální strážci
   *[chests] truhly
 }

# Options, for the help page.
dieb-option-tactical = Hráči staví i neutrální strážce, každý dva.
dieb-option-peek = Hráči si při stavění strážců smějí prohlédnout karty v ruce.
dieb-option-optional-theft = Vzít truhlu je dobrovolné.
dieb-option-chosen-card = Kdo pasuje, když už nezbývá žádná tanečnice, zvolí palác čtvrté karty.
dieb-option-face-down = Získané truhly leží lícem dolů; na hře to nic nemění.
dieb-option-decision-cap = Ukončí partii po zadaném počtu rozhodnutí; 0 znamená nikdy.
dieb-option-edition = Hraje se podle textu vydání: fr, cs, it nebo nl.

# --- Payments -------------------------------------------------------------------------------------------------
# Cards of one palace, paid or drawn, short: “2 × Peacock”. $name is a dieb-palace-name.
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 tanečnici
    [few] { $number } tanečnice
   *[other] { $number } tanečnic
 }
dieb-dancers-held = { $number ->
    [one] 1 tanečnice
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
    [one] 1 způsob; `moves { $kind }` ho ukáže
    [few] { $number } způsoby; `moves { $kind }` je ukáže
   *[other] { $number } způsobů; `moves { $kind }` je ukáže
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
dieb-result-score = { $name }: { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Je tam málo cizích strážců, takže pašování bude levné.
dieb-hint-steal = Přinese to truhlu.
dieb-hint-smuggle = Další truhla je nejblíž právě tam.
dieb-hint-approach = Vede to tam, kde je truhla blíž.
dieb-hint-pass = Přináší nové karty.
dieb-hint-random = Každá akce je pro něj stejně dobrá.
dieb-hint-move = Strážci tak budou stát lépe.
dieb-hint-cheapen = Propašovat tam zloděje tě bude stát méně.
dieb-hint-hinder = Soupeřův další zloděj bude dražší.
dieb-hint-win = Vyhrává partii.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = Celý tah přinese: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] truhla
    [few] { $number } truhly
   *[other] { $number } truhel
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] o 1 zloděje víc
    [few] o { $number } zloděje víc
   *[other] o { $number } zlodějů víc
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] o 1 vlastního strážce víc
    [few] o { $number } vlastní strážce víc
   *[other] o { $number } vlastních strážců víc
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] o 1 neutrálního strážce víc
    [few] o { $number } neutrální strážce víc
   *[other] o { $number } neutrálních strážců víc
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 zaplacená karta
    [few] { $number } zaplacené karty
   *[other] { $number } zaplacených karet
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 zaplacená tanečnice
    [few] { $number } zaplacené tanečnice
   *[other] { $number } zaplacených tanečnic
 }
dieb-hint-stop = Tah tím končí.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name }: truhla v příštím tahu v { $percent } % rozdání, po čísle { $number } v { $other } %.

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

# --- Why data is no position. ------------------------------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = Počet hráčů je { $players }, ale počet položek v „{ $where }“ je { $seats }.
dieb-position-error-no-such-seat = Hráč { $seat } neexistuje; { $players ->
    [one] hraje 1 hráč
    [few] hrají { $players } hráči
   *[other] hraje { $players } hráčů
 }, počítáno od 1 (v souborech od 0).
dieb-position-error-wrong-number-of-cards = Počet karet paláce { $palace } je { $found }, má být { $expected }.
dieb-position-error-wrong-number-of-dancers = Počet tanečnic je { $found }, má být { $expected }.
dieb-position-error-shown-but-not-held = Hráč { $seat } nemohl ukázat kartu paláce { $palace }.
dieb-position-error-too-many-guards = Počet strážců před palácem { $palace } je { $found }; místo je tam jen pro { $expected }.
dieb-position-error-wrong-number-of-guards = Hráč { $seat }: počet strážců je { $found }, má být { $expected }.
dieb-position-error-too-many-neutrals-to-place = Hráč { $seat }: počet neutrálních strážců, které zbývá postavit, nemůže být { $found }.
dieb-position-error-wrong-number-of-neutrals = Počet neutrálních strážců je { $found }, má být { $expected }.
dieb-position-error-phase-and-guards-disagree = Fáze nemůže být „{ $phase }“, když počet dosud nepostavených strážců je { $unplaced }.
dieb-position-error-not-their-turn-to-place = Hráč { $seat } teď nemůže stavět strážce; na řadě je hráč { $to_act }.
dieb-position-error-placed-out-of-turn = Počty strážců, které zbývá postavit ({ $unplaced }), nemohly vzniknout stavěním po řadě.
dieb-position-error-too-many-chests = Počet truhel v paláci { $palace } je { $found }; v hromádce jich je nejvýše { $expected }.
dieb-position-error-chests-disagree = Získané truhly ({ $won }) nejsou ty, které v palácích chybějí ({ $gone }).
dieb-position-error-too-many-thieves = Hráč { $seat }: počet zlodějů v palácích je { $found }; celkem jich je jen { $expected }.
dieb-position-error-thieves-before-play = Hráč { $seat } má zloděje v palácích dřív, než stojí všichni strážci.
dieb-position-error-theft-overdue = Hráč { $seat } má v paláci { $palace } tolik zlodějů, že by truhlu už musel mít.
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

## ---------------------------------------------------------------------------------------------------------------
## Thieves of Baghdad (voleurs)
##
## All six kinds of pawns and all five of gems are masculine. voleurs-pawn and voleurs-a-pawn are nominatives,
## voleurs-a-victim is an accusative, gems are the same in both. A payment is a list of names that stay in the
## nominative, after “platba:”. A board is a herní plán, a cell a políčko, a shop a krám, a rampart a hradba, a bag a
## váček, to act on a pawn is útočit.
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = Zloději z Bagdádu

# --- Names ------------------------------------------------------------------------------------------------------
# A kind of pawn on its own, as in a heading; at most 14 characters. The first letters of the English names (T, C, M, B,
# A, V) stand on the drawn city in every language, so a foreign name may add the letter.
voleurs-pawn-name = { $pawn ->
    [thief] Zloděj (T)
    [caravaneer] Karavaník (C)
    [merchant] Obchodník (M)
    [broker] Makléř (B)
    [assassin] Vrah (A)
   *[vizier] Velkovezír
 }
# A kind of pawn inside a sentence, in the nominative, after “žádný”, “tvůj” and the like.
voleurs-pawn = { $pawn ->
    [thief] zloděj
    [caravaneer] karavaník
    [merchant] obchodník
    [broker] makléř
    [assassin] vrah
   *[vizier] velkovezír
 }
# One of a kind, inside a sentence, in the nominative.
voleurs-a-pawn = { $pawn ->
    [thief] zloděj
    [caravaneer] karavaník
    [merchant] obchodník
    [broker] makléř
    [assassin] vrah
   *[vizier] velkovezír
 }
# The pawn that is acted on, inside a sentence, in the accusative.
voleurs-a-victim = { $victim ->
    [thief] zloděje
    [caravaneer] karavaníka
    [merchant] obchodníka
    [broker] makléře
    [assassin] vraha
   *[vizier] velkovezíra
 }
# A kind of gem on its own; at most 12 characters.
voleurs-gem-name = { $gem ->
    [fake] Padělek
    [sapphire] Safír
    [emerald] Smaragd
    [ruby] Rubín
   *[diamond] Diamant
 }
# A kind of gem inside a sentence, in the nominative or accusative.
voleurs-gem = { $gem ->
    [fake] padělek
    [sapphire] safír
    [emerald] smaragd
    [ruby] rubín
   *[diamond] diamant
 }
# One of a kind, inside a sentence, in the nominative or accusative.
voleurs-a-gem = { $gem ->
    [fake] padělek
    [sapphire] safír
    [emerald] smaragd
    [ruby] rubín
   *[diamond] diamant
 }
# The gem given in exchange, inside a sentence, in the nominative or accusative.
voleurs-a-gem-given = { $given ->
    [fake] padělek
    [sapphire] safír
    [emerald] smaragd
    [ruby] rubín
   *[diamond] diamant
 }
# What a birthday card asks for; stands after a colon or inside brackets. Real gems are all but fakes.
voleurs-birthday = { $birthday ->
    [diamond] diamant
    [emerald_and_sapphire] smaragd a safír
    [two_no_sapphire] dva pravé drahokamy, ani jeden z nich safír
    [two_with_ruby] dva pravé drahokamy, jeden z nich rubín
    [two_colours] dva pravé drahokamy různých druhů
   *[three] tři pravé drahokamy
 }
voleurs-summary-offers = { $number ->
    [one] Na tvou odpověď čeká jedna nabídka.
    [few] Na tvou odpověď čekají { $number } nabídky.
   *[other] Na tvou odpověď čeká { $number } nabídek.
 }
voleurs-summary-round = { $number }. kolo.
voleurs-summary-complete = Ve váčku máš vše, co žádá tvá narozeninová karta.
voleurs-summary-aim = Drahokamy tvé narozeninové karty ve váčku: { $held } z { $asked }.
voleurs-summary-gems = { $number ->
    [one] 1 drahokam
    [few] { $number } drahokamy
   *[other] { $number } drahokamů
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Saíd
    [afif] Afif
    [sheherazade] Šeherezáda
    [ali_baba] Ali Baba
   *[simbad] Sindibád
 }
voleurs-city-name = { $board ->
    [round-city] Kulaté město
    [oasis] Oáza
   *[other] { $name }
 }
# Names of the trade cards by number: twelve goods for each district from the Bazaar to the Palace, five gem cards,
# three surprises. At most 20 characters each, all different.
voleurs-card = { $number ->
    [0] Kopí
    [1] Dýky
    [2] Plátno
    [3] Surové kůže
    [4] Římský kmín
    [5] Kari
    [6] Jehňata
    [7] Velbloud
    [8] Ovoce
    [9] Sezam
    [10] Olovo
    [11] Měď
    [12] Železo
    [13] Kované železo
    [14] Pšenice
    [15] Olej
    [16] Sluha
    [17] Koně
    [18] Vlna
    [19] Bavlna
    [20] Šafrán
    [21] Máta
    [22] Pistole
    [23] Křivé šavle
    [24] Parfém
    [25] Chilli
    [26] Kovadlina
    [27] Stříbro
    [28] Střelný prach
    [29] Šavle
    [30] Barvivo
    [31] Konopí
    [32] Dromedár
    [33] Sokol
    [34] Ječmen
    [35] Med
    [36] Kompas
    [37] Dalekohled
    [38] Ryby
    [39] Slepice
    [40] Tanečnice
    [41] Žoldnéři
    [42] Tabák
    [43] Jed
    [44] Hedvábí
    [45] Vydělaná kůže
    [46] Luxusní dýka
    [47] Luxusní šavle
    [48] Zlato
    [49] Pozlacené stříbro
    [50] Cukr
    [51] Led
    [52] Slon
    [53] Tygr
    [54] Kadidlo
    [55] Opium
    [56] Turban
    [57] Roucho
    [58] Pušky
    [59] Děla
    [60] Karta Padělek
    [61] Karta Safír
    [62] Karta Smaragd
    [63] Karta Rubín
    [64] Karta Diamant
    [65] Překvapení Přístav
    [66] Překvapení Súk
   *[67] Překvapení Kasba
 }
# What cards are worth: “12 dinars”.
voleurs-dinars = { $dinars ->
    [one] 1 dinár
    [few] { $dinars } dináry
   *[other] { $dinars } dinárů
 }
# Cards of one district, counted: “2 × Souk”.
voleurs-counted = { $number } × { voleurs-district-name }
# Stands instead of a list without items: no cards, no pawns.
voleurs-nothing = nic

# Options, for the help page.
voleurs-option-refuge = Karavaníky a obchodníky na ulicích nelze vyhnat.
voleurs-option-blocking = Přes cizího karavaníka nikdo neprojde.
voleurs-option-vizier-kill = Jednou za partii smí vrah zabít velkovezíra; narozeninové karty se pak rozdají znovu.
voleurs-option-exchange = Zloděj smí místo loupeže nahlédnout do váčku a vyměnit drahokam.
voleurs-option-price-rise = Poslední drahokam svého druhu stojí o 5 dinárů víc.
voleurs-option-own-victims = Vyhnat nebo zabít lze i vlastní figurky.
voleurs-option-act-from-desert = Figurky útočí i z pouště na políčka za vstupy.
voleurs-option-change-moves-vizier = Přeplacené dináry mohou hned posunout velkovezíra.
voleurs-option-deal-characters = Postavy se rozdávají, nevybírají.
voleurs-option-draw-first = Kdo začíná, se losuje; jinak začíná první místo.
voleurs-option-two-players = Dovolí hru ve dvou, se kterou pravidla nepočítají.
voleurs-option-board = Herní plán: round-city, oasis, nebo vlastní textový soubor.
voleurs-option-offer-cap = Kolik nabídek smí hráč v jednom kole podat; 0 znamená libovolný počet.
voleurs-option-round-cap = Ukončí partii po zadaném počtu kol; 0 znamená nikdy.
voleurs-option-decision-cap = Ukončí partii po zadaném počtu rozhodnutí; 0 znamená nikdy.

# --- Payments -------------------------------------------------------------------------------------------------------
# Cards laid and what they are worth together. $cards is a list of names.
voleurs-payment = { $dinars ->
    [one] { $cards } (1 dinár)
    [few] { $cards } ({ $dinars } dináry)
   *[other] { $cards } ({ $dinars } dinárů)
 }
# More is paid than it costs; added to a line of the list, at most 30 characters.
voleurs-wasted = { $dinars ->
    [one] o 1 dinár víc, než je třeba
    [few] o { $dinars } dináry víc, než je třeba
   *[other] o { $dinars } dinárů víc, než je třeba
 }

# --- What an action does: in the list of choices, in hints. No full stop at the end. --------------------------------
# $payment is a voleurs-payment or the name of a gem card; $other the name of another player.
voleurs-do-choose = hrát za postavu { $character }
# $pawn is thief or caravaneer here.
voleurs-do-place = { voleurs-pawn-name } na políčko { $cell }
voleurs-do-agent = { voleurs-a-pawn } do pouště, platba: { $payment }
voleurs-do-gem = { voleurs-a-gem } do tvého váčku, platba: { $payment }
# $start is a cell or desert.
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } z pouště na políčko { $goal }, platba: { $payment }
   *[other] { voleurs-a-pawn } z políčka { $start } na { $goal }, platba: { $payment }
 }
# A pawn moves no cell: only to be rid of the card, or to act.
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } zůstane v poušti, platba: { $payment }
   *[other] { voleurs-a-pawn } zůstane na políčku { $start }, platba: { $payment }
 }
# A move and what comes of it. $move is voleurs-do-move or voleurs-do-stay; $deed is one of the four; $victim the kind of
# the pawn acted on, $cell its place, $other its player's name.
voleurs-do-act = { $deed ->
    [expel] { $move }; vyžene { voleurs-a-victim } ({ $other }) z políčka { $cell } do pouště
    [kill] { $move }; zabije { voleurs-a-victim } ({ $other }) na políčku { $cell }
    [rob] { $move }; okrade zloděje na políčku { $cell } ({ $other }) o drahokam
   *[look] { $move }; nahlédne do váčku zloděje na políčku { $cell } ({ $other }), aby vyměnil drahokam
 }
# An assassin and the Vizier.
voleurs-do-kill-vizier = { $move }; zabije velkovezíra na políčku { $cell }
# $deed is one of the sentences above.
voleurs-do-with-change = { $deed }; přeplatek posune velkovezíra na políčko { $cell }
voleurs-do-discard = { $cards }: zahodit, už se za ni nic nekoupí
voleurs-do-exchange = vzít { voleurs-a-gem }, vložit { voleurs-a-gem-given }
voleurs-do-slipper = předat pantofel (komu: { $other })
# $cards and $wanted are lists, or voleurs-nothing.
voleurs-do-offer = nabídka (komu: { $other }): { $cards } za { $wanted }
# $offer is a number; $cards a list of names.
voleurs-do-accept = přijmout nabídku { $offer }, na oplátku: { $cards }
voleurs-do-accept-gift = přijmout nabídku { $offer }, je to dar
voleurs-do-decline = odmítnout nabídku { $offer }
voleurs-do-withdraw = stáhnout svou nabídku { $offer }
voleurs-do-done = prozatím už neobchodovat

# Headings of the list of choices; at most 18 characters each.
voleurs-group-choose = Postavy
voleurs-group-place-thief = Zloděj, na ulici
voleurs-group-place-caravaneer = Karavaník, v krámu
voleurs-group-answer = Odpověz na nabídku
voleurs-group-offer = Podej nabídku
voleurs-group-done = Ukonči obchodování
voleurs-group-agent = Kup agenta
voleurs-group-gem = Kup drahokam
voleurs-group-act = Zaútoč na figurku
voleurs-group-move = Přesuň figurku
voleurs-group-discard = Zahoď kartu
voleurs-group-exchange = Vyměň drahokam
voleurs-group-slipper = Předej pantofel
voleurs-more-folded = { $number ->
    [one] ještě 1: `moves`
    [few] ještě { $number }: `moves`
   *[other] ještě { $number }: `moves`
 }
voleurs-moves-note = `moves { $place }` vypíše tahy figurky.
# One pawn and its moves in the list: “Thief e3: 12 moves, `moves e3`”. $place is a cell or desert, as it is typed.
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 přesun, `moves { $place }`
    [few] { voleurs-pawn-name } { $place }: { $number } přesuny, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } přesunů, `moves { $place }`
 }
# Above the moves of one pawn, which `moves e3` lists: each with its number, cell and price in dinars.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } z pouště; v závorce cena v dinárech:
   *[other] { voleurs-pawn-name } z políčka { $place }; v závorce cena v dinárech:
 }
voleurs-moves-none = Nestojí tam žádná figurka, kterou teď můžeš přesunout: „{ $place }“.
# An example of an offer, in the list while trading; $example is in notation.
voleurs-offer-example = Napiš ji, třeba `{ $example }`; jméno za „as“ může být lež.
voleurs-offer-impossible = Nikdo jiný nemá v ruce žádnou kartu a ty také ne.
# Below the list of choices. $hidden: moves that aren't numbered there.
voleurs-choices-shown = { $hidden ->
    [0] Napiš číslo nebo akci v notaci; ? poradí.
    [one] Napiš číslo nebo akci v notaci; `all` ukáže ještě 1 přesun; ? poradí.
    [few] Napiš číslo nebo akci v notaci; `moves e3` vypíše přesuny figurky, `all` ukáže ještě { $hidden } přesuny; ? poradí.
   *[other] Napiš číslo nebo akci v notaci; `moves e3` vypíše přesuny figurky, `all` ukáže ještě { $hidden } přesunů; ? poradí.
 }
# Below the list, while buying.
voleurs-buying-note = Nákup odhalí placené karty, takže ho nelze vzít zpět.
voleurs-change-note = Přeplatkem můžeš posunout velkovezíra: na konec `+ vizier h1`; `all` ukáže kam.

# --- What may be done now: one sentence above the prompt --------------------------------------------------------------
voleurs-now-choosing = Vyber si postavu, za kterou budeš hrát: každé zboží má pro každou z nich jinou hodnotu.
# $thieves and $caravaneers: how many of yours are still to be placed.
voleurs-now-placing = { $thieves ->
    [0] Postav karavaníka do prázdného krámu v Bazaru. Zbývá ti: { $caravaneers ->
        [one] 1 karavaník.
        [few] { $caravaneers } karavaníci.
       *[other] { $caravaneers } karavaníků.
    }
   *[other] { $caravaneers ->
        [0] Postav svého zloděje na prázdnou ulici v Bazaru.
        [one] Postav figurku v Bazaru. Zbývá ti: zloděj na ulici a 1 karavaník do krámu.
        [few] Postav figurku v Bazaru. Zbývá ti: zloděj na ulici a { $caravaneers } karavaníci do krámů.
       *[other] Postav figurku v Bazaru. Zbývá ti: zloděj na ulici a { $caravaneers } karavaníků do krámů.
    }
 }
# $offers: open offers to you.
voleurs-now-trading = { $offers ->
    [0] Obchodování: podej nabídku, nebo zadej `done`. Nakupovat se začne, až skončí všichni.
    [one] Obchodování: na tvou odpověď čeká 1 nabídka. Odpověz na ni, podej vlastní, nebo zadej `done`.
    [few] Obchodování: na tvou odpověď čekají { $offers } nabídky. Odpověz na ně, podej vlastní, nebo zadej `done`.
   *[other] Obchodování: na tvou odpověď čeká { $offers } nabídek. Odpověz na ně, podej vlastní, nebo zadej `done`.
 }
voleurs-now-buying = Máš pantofel: kup agenta, drahokam nebo přesun. Potom ho můžeš předat dál.
voleurs-now-bought = Nakupuj dál, nebo předej pantofel někomu, kdo má karty.
voleurs-now-last = Karty máš už jen ty; nakupuj, dokud ti v ruce nějaká zbývá.
voleurs-now-passing = Nemáš v ruce žádnou kartu: předej pantofel někomu, kdo nějakou má.
voleurs-now-exchanging = Nahlížíš do váčku jiného zloděje: vezmi si drahokam a vlož tam jeden svůj pravý.

# --- The table. -----------------------------------------------------------------------------------------------------
# Above the city. $board is the name of the board.
voleurs-board-heading = { $round ->
    [0] { $board } · před prvním kolem
   *[other] { $board } · { $round }. kolo
 }
# Below the city: pawns outside it. $pawns is a list of voleurs-board-crowd.
voleurs-board-desert = V poušti: { $pawns }.
voleurs-board-desert-empty = Poušť je prázdná.
# Pawns of a player in the desert; $signs are like “C2 M1”.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
# Gems still for sale. $gems is a list of voleurs-board-gem.
voleurs-board-gems = Na prodej: { $gems }.
# So many of a kind, and the price of one in dinars: “3 × Ruby at 27”; as short as possible.
voleurs-board-gem = { $number } × { voleurs-gem-name } za { $price }
voleurs-board-gem-sold-out = žádný { voleurs-gem-name }
voleurs-board-bag = { $number ->
    [one] 1 drahokam
    [few] { $number } drahokamy
   *[other] { $number } drahokamů
 }
voleurs-board-map-note = `map` ukáže město.
# Headings of the table of players. At most so many characters: player 14, character 11, cards 9, bag 5.
voleurs-players-name = Hráč
voleurs-players-character = Postava
voleurs-players-cards = Karty
voleurs-players-bag = Váček
# Explains the table of players, in the help at the prompt. $slipper, $turn and $ready are signs.
voleurs-key-players = Hráči: { $turn } je na tahu, { $slipper } má pantofel, { $ready } už neobchoduje. Karty se počítají po čtvrtích; C, M, B a A jsou karavaníci, obchodníci, makléři a vrazi: ve městě, v poušti, ještě ke koupi.
# Explains what stands on the city. $thief, $vizier are signs.
voleurs-key-pawns = Figurka ve městě je písmeno a číslo jejího hráče: { $thief } je zloděj hráče 1. { $vizier } je velkovezír.
voleurs-key-notation = Políčko má jméno podle písmene své řady a svého čísla, například e3. Jména karet, čtvrtí a figur se píší anglicky, nebo tak, jak je tu čteš.
# Lines of the help at the prompt, after those of every game.
voleurs-keys-all = `all`: všechny přesuny všech figurek s čísly
voleurs-keys-moves = `moves` a políčko nebo figurku, například `moves e3` nebo `moves vizier`: kam může jít a na koho by mohla zaútočit
voleurs-keys-worth = `worth` a jména karet: jakou mají pro tebe dohromady hodnotu
voleurs-keys-values = `values`: jakou hodnotu má každá tvoje karta pro jednotlivé postavy

# The hand, by district; each card with its value for the viewer in dinars.
voleurs-hand = Tvoje karty, pro postavu { $character } celkem { voleurs-dinars }:
voleurs-hand-empty = Nemáš v ruce žádné karty.
# Before characters are chosen, when cards have no value yet.
voleurs-hand-before = Tvoje karty:
# A card in the hand and its value: “Lambs 4”; a gem card has none.
voleurs-hand-card = { $card } { $dinars }
voleurs-hand-gem-card = { $card } (karta drahokamu)
voleurs-hand-surprise = { $card } (překvapení)
voleurs-hand-birthday = Tvoje narozeninová karta žádá: { voleurs-birthday }.
# $gems is a list of voleurs-bag-gem.
voleurs-hand-bag = Ve tvém váčku: { $gems }.
voleurs-hand-bag-empty = Tvůj váček je prázdný.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
# The bag of another, which the viewer looks into.
voleurs-looked-bag = Ve váčku, který má { $other }: { $gems }.
# At the end of a match everything is shown. $gems is a list of voleurs-bag-gem, or voleurs-nothing.
voleurs-shown-at-end = { $name }: { $gems }; narozeninová karta: { voleurs-birthday }.
# What the viewer knows to be in another's hand, from trades.
voleurs-known = Víš, že v ruce má { $name }: { $cards }.
voleurs-offer-record = Ověřená tvrzení ({ $name }): pravdivých { $true }, nepravdivých { $false }.

# Open offers. $maker and $to are names of players; $given and $wanted lists, or voleurs-nothing.
voleurs-offer-line = Nabídka { $offer } (od koho: { $maker }, komu: { $to }): { $given } za { $wanted }.
# A card in an offer: its district, which is true, and the name claimed for it, which may be a lie.
voleurs-offer-claimed = { voleurs-district-name } „{ $claim }“
# Cards in an offer without a name.
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
# For the maker alone, after voleurs-offer-line.
voleurs-offer-really = Tvoje karty v ní: { $cards }.

# `worth`: $cards is a list of voleurs-payment-part.
voleurs-worth = { $dinars ->
    [one] { $cards }: 1 dinár pro postavu { $character }.
    [few] { $cards }: { $dinars } dináry pro postavu { $character }.
   *[other] { $cards }: { $dinars } dinárů pro postavu { $character }.
 }
voleurs-worth-gem-card = { $card } nemá hodnotu v dinárech; koupí se za ni jen její drahokam, nic jiného.
voleurs-worth-no-character = Karty mají hodnotu jen pro postavu a ty zatím žádnou nemáš.

# --- What happened. $name never needs a verb or a gender; $other is the name of another player. ------------------------
voleurs-event-choose = { $name }: vybraná postava je { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } se staví na políčko { $cell }.
voleurs-event-agent = { $name }: { voleurs-a-pawn } přichází do pouště, platba: { $payment }.
voleurs-event-gem = { $name }: { voleurs-a-gem }, platba: { $payment }.
# $start is a cell or desert.
voleurs-event-move = { $start ->
    [desert] { $name }: { voleurs-a-pawn } jde z pouště na políčko { $goal }, platba: { $payment }.
   *[other] { $name }: { voleurs-a-pawn } jde z políčka { $start } na { $goal }, platba: { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: { voleurs-a-pawn } zůstává v poušti, platba: { $payment }.
   *[other] { $name }: { voleurs-a-pawn } zůstává na políčku { $start }, platba: { $payment }.
 }
# Told after a move. $pawn acts, $victim is acted on, $cell is where that stood, $other whose it was.
voleurs-event-expel = Tam { voleurs-pawn } vyhání { voleurs-a-victim } ({ $other }) z políčka { $cell } do pouště.
voleurs-event-kill = Tam vrah zabíjí { voleurs-a-victim } ({ $other }) na políčku { $cell } a prchá do pouště.
voleurs-event-kill-both = Tam se dva vrazi zabíjejí navzájem; ten druhý ({ $other }) stál na políčku { $cell }.
voleurs-event-kill-vizier = Velkovezír je na políčku { $cell } zabit a je zpátky v poušti, stejně jako vrah.
voleurs-event-birthdays = Všechny narozeninové karty se zamíchají a rozdají znovu: { $names }.
voleurs-event-birthdays-own = Tvoje žádá: { voleurs-birthday }.
# Told after a purchase with change.
voleurs-event-change = Přeplatek posouvá velkovezíra na políčko { $cell }.
voleurs-event-discard = { $name }: zahozená karta ({ $cards }), už se za ni nic nekoupí.
voleurs-event-robbery = { $name }: drahokam z váčku jiného zloděje ({ $other })!
# Told to the two who know which one, after the line above.
voleurs-event-robbery-own = Byl to { voleurs-a-gem }.
voleurs-event-look = { $name }: pohled do váčku jiného zloděje ({ $other }).
# Told to the one who looks. $gems is a list of voleurs-bag-gem.
voleurs-event-look-own = Je tam: { $gems }.
voleurs-event-exchange = { $name }: jeden drahokam z toho váčku ({ $other }) ven, jiný dovnitř.
# Told to the two who know.
voleurs-event-exchange-own = Ven: { voleurs-a-gem }; dovnitř: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: pantofel putuje dál, nově ho má: { $other }.
voleurs-event-offer = { $name }: nabídka { $offer } (komu: { $other }), { $given } za { $wanted }.
# Told to the two, of names claimed for the cards. $cards is a list of voleurs-offer-claimed and voleurs-offer-unnamed.
voleurs-event-offer-own = Nabízené karty jsou prý: { $claims }.
# $given went from the maker, $other, to $name; $returned the other way.
voleurs-event-trade = { $name }: nabídka { $offer } ({ $other }) přijata; získáno: { $given }, dáno na oplátku: { $returned }.
# Told to the two, who now see the real cards; $got came to the reader, $gone went.
voleurs-event-trade-own = Ve skutečnosti dostáváš: { $got }. Dáváš: { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (prý „{ $claim }“)
voleurs-event-decline = { $name }: nabídka { $offer } odmítnuta.
voleurs-event-withdraw = { $name }: nabídka { $offer } stažena.
# $number offers, $offers their numbers in a list.
voleurs-event-offers-void = { $number ->
    [one] Nabídka { $offers } už neplatí: některá její karta změnila majitele.
    [few] Nabídky { $offers } už neplatí: některé jejich karty změnily majitele.
   *[other] Nabídky { $offers } už neplatí: některé jejich karty změnily majitele.
 }
voleurs-event-done = { $name }: prozatím konec obchodování.
voleurs-event-round = Začíná { $round }. kolo.
# $drawn is a list of voleurs-counted.
voleurs-event-income = { $name }: dobráno { $drawn }.
voleurs-event-income-none = { $name }: bez dobrání, žádná figurka nepřináší kartu.
# Told to the player who drew.
voleurs-event-income-own = Nově v ruce: { $cards }.
# A new part of a round. $phase is trading or buying (or placing, choosing).
voleurs-event-phase = { $phase ->
    [trading] Začíná obchodování; první slovo: { $name }.
    [buying] Začíná nakupování; pantofel: { $name }.
   *[other] Na řadě: { $name }.
 }
voleurs-event-over = Partie skončila: váčky se otevírají a narozeninové karty se ukazují.

# --- How it came out ---------------------------------------------------------------------------------------------------
# $score is a list of voleurs-result-score: what the gems of each are worth in dinars.
voleurs-result-birthday = Vyhrává, kdo má drahokamy ze své narozeninové karty; na bohatství nezáleží: { $score }.
voleurs-result-riches = Nikdo nemá drahokamy ze své narozeninové karty, takže vyhrává nejbohatší váček: { $score }.
voleurs-result-unfinished = Partie byla ukončena dřív, než velkovezír došel do Paláce. Hodnota váčků: { $score }.
voleurs-result-score = { $name }: { $riches }

# --- Why the computer player advises it ----------------------------------------------------------------------------------
voleurs-hint-random = Každá akce je pro něj stejně dobrá.
voleurs-hint-choose = Než se doberou karty, jsou všechny postavy stejně dobré.
voleurs-hint-place = Odtud není daleko do bohatších čtvrtí.
voleurs-hint-birthday = Přiblíží to splnění narozeninové karty.
voleurs-hint-agent = Další agent v krámu znamená každé kolo o kartu víc.
voleurs-hint-move = Vede to ke krámu s bohatšími kartami.
voleurs-hint-vizier = Velkovezír má dojít do Paláce, dokud tento váček vyhrává.
voleurs-hint-fetch = Velkovezír nesmí být doma, dokud může vyhrát někdo jiný.
voleurs-hint-ahead = Když se odtud mnohokrát hrálo dál, dařilo se tomu dobře.
voleurs-hint-rob = O drahokam víc, a soupeři o jeden méně.
voleurs-hint-trade = Ty karty mají pro jiné větší hodnotu než pro tebe.
voleurs-hint-accept = Co přijde, má pro tebe nejspíš větší hodnotu než to, co odejde.
voleurs-hint-decline = Co by odešlo, má pro tebe větší hodnotu než to, co by přišlo.
voleurs-hint-done = Žádný další obchod už nepomůže.
voleurs-hint-slipper = Prozatím už není co koupit; karty se dají nechat na později.
voleurs-hint-spend = Karty je nutné utratit do konce kola a nic lepšího se za ně pořídit nedá.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = Lež: { $card } pod jménem { $claim }.

# --- Why an action is refused --------------------------------------------------------------------------------------------
# $kind is the first word of the action; $phase is choosing, placing, trading or buying.
voleurs-refusal-not-now = `{ $kind }` teď není možné: { $phase ->
    [choosing] vybírají se postavy.
    [placing] staví se figurky.
    [trading] všichni obchodují; nakupuje se až potom.
   *[buying] obchodování v tomto kole skončilo a pantofel jde od hráče k hráči.
 }
voleurs-refusal-exchange-first = Nahlížíš do váčku: nejdřív vezmi jeden drahokam a jiný dej, pomocí `exchange`.
voleurs-refusal-no-exchange = Žádný váček není otevřený k výměně drahokamu; nejdřív do něj musí zloděj nahlédnout pomocí `look`.
voleurs-refusal-already-done = To už od tebe zaznělo.
voleurs-refusal-too-few-cards-in-return = Na oplátku se žádá víc karet než tyto.
voleurs-refusal-no-such-seat-or-offer = Číslo { $number } tu neexistuje: hráči i nabídky se počítají od 1.
voleurs-refusal-no-such-cell = Ve městě není žádné políčko „{ $cell }“.
voleurs-refusal-character-taken = Postavu { $character } už má někdo jiný.
voleurs-refusal-nothing-to-place = K postavení ti nezbývá žádný { voleurs-pawn }.
voleurs-refusal-not-in-bazaar = Políčko { $cell } není v Bazaru, kde všechny figurky začínají.
voleurs-refusal-cell-taken = Na políčku { $cell } už někdo stojí.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] Políčko { $cell } je krám; zloděj začíná na ulici.
   *[caravaneer] Políčko { $cell } je ulice; karavaník začíná v krámu.
 }
voleurs-refusal-card-not-held = Tuto kartu v ruce nemáš: { $card }.
voleurs-refusal-gem-card-alone = { $card } se platí samotná, a to za svůj drahokam.
voleurs-refusal-thief-not-for-sale = Zloděje nelze koupit; každý má jednoho.
voleurs-refusal-no-agent-left = Ke koupi ti nezbývá žádný { voleurs-pawn }.
voleurs-refusal-no-gem-left = Na prodej už není žádný { voleurs-gem }.
voleurs-refusal-nothing-paid = Každý nákup stojí alespoň jednu kartu.
voleurs-refusal-gem-card-buys-its-gem = Za kartu drahokamu se koupí její drahokam a nic jiného.
voleurs-refusal-too-few-dinars = To stojí { $price ->
    [one] 1 dinár
    [few] { $price } dináry
   *[other] { $price } dinárů
 }; vyložené karty pro tebe mají hodnotu { $purse }.
voleurs-refusal-not-your-pawn = Na políčku { $cell } nestojí figurka, kterou smíš přesunout: musí být tvoje, nebo to musí být velkovezír.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] Velkovezír není v poušti.
   *[other] V poušti není žádný tvůj { voleurs-pawn }.
 }
voleurs-refusal-no-way-in = Z pouště se za { $purse ->
    [one] 1 dinár
    [few] { $purse } dináry
   *[other] { $purse } dinárů
 } nelze dostat na žádné prázdné políčko.
voleurs-refusal-not-worthless = Zahodit lze jen kartu drahokamu, který je už vyprodaný.
voleurs-refusal-no-change = Není žádný přeplatek, který by velkovezíra posunul: je k tomu potřeba příslušná volba a přeplacené dináry.
voleurs-refusal-no-return-to-desert = Do pouště se nikdo nevrací z vlastní vůle.
voleurs-refusal-stays-in-desert = Cesta z pouště musí skončit ve městě.
# $steps is 255 where there is no way at all.
voleurs-refusal-too-far = { $steps ->
    [255] Na políčko { $cell } teď nevede žádná cesta.
    [one] Na políčko { $cell } je to 1 krok; vyložené karty pro tebe mají hodnotu { $purse }.
    [few] Na políčko { $cell } jsou to { $steps } kroky; vyložené karty pro tebe mají hodnotu { $purse }.
   *[other] Na políčko { $cell } je to { $steps } kroků; vyložené karty pro tebe mají hodnotu { $purse }.
 }
voleurs-refusal-not-a-neighbour = Políčko { $cell } nesousedí s tím, na kterém by figurka stála, nebo je mezi nimi hradba.
voleurs-refusal-nobody-there = Na políčku { $cell } nikdo nestojí.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] Velkovezír na nikoho neútočí.
   *[other] Karavaníci na nikoho neútočí.
 }
voleurs-refusal-vizier-is-safe = Velkovezírovi nelze nic udělat.
voleurs-refusal-empty-bag = Váček zloděje na políčku { $cell } je prázdný.
voleurs-refusal-no-look = Nahlédnout do váčku nelze: je k tomu potřeba příslušná volba a tvůj pravý drahokam, který tam vložíš.
voleurs-refusal-own-pawn = Figurka na políčku { $cell } je tvoje vlastní.
voleurs-refusal-in-refuge = Políčko { $cell } je ulice a figurky na ulicích v této partii nelze vyhnat.
# $pawn acts on $victim.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Zloděj okrádá zloděje jiného hráče a na žádnou jinou figurku neútočí.
    [merchant] Obchodník vyhání karavaníky a na žádnou jinou figurku neútočí: tady jde o { voleurs-a-victim }.
    [broker] Makléř vyhání obchodníky a na žádnou jinou figurku neútočí: tady jde o { voleurs-a-victim }.
   *[assassin] Vrah nemůže zabít { voleurs-a-victim }.
 }
voleurs-refusal-not-in-their-bag = V tom váčku není žádný { voleurs-gem }.
voleurs-refusal-no-fake-given = Padělek nelze dát výměnou.
voleurs-refusal-not-in-your-bag = Ve tvém váčku není žádný { voleurs-gem }.
voleurs-refusal-slipper-to-oneself = Pantofel máš ty; předává se někomu jinému.
voleurs-refusal-slipper-to-cardless = Hráč { $player } nemá v ruce žádnou kartu, takže tam pantofel jít nemůže.
voleurs-refusal-buy-first = Kdo dostane pantofel, nakoupí alespoň jednou, než ho předá dál.
voleurs-refusal-claimed-twice = Jméno „{ $card }“ je v jedné nabídce uvedeno u dvou karet.
voleurs-refusal-other-district-claimed = „{ $card }“ je karta jiné čtvrti; jméno může být lež, čtvrť ne.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] Druhá strana nemá žádnou kartu té čtvrti ({ voleurs-district-name }).
    [one] Druhá strana má jen 1 kartu té čtvrti ({ voleurs-district-name }).
    [few] Druhá strana má jen { $held } karty té čtvrti ({ voleurs-district-name }).
   *[other] Druhá strana má jen { $held } karet té čtvrti ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Nabídka musí něco dávat, nebo něco chtít.
voleurs-refusal-offer-to-oneself = Nabídka se podává někomu jinému.
voleurs-refusal-too-many-offers = Další nabídky nejsou možné: v tomto kole už máš vyčerpaných všech { $limit }.
voleurs-refusal-too-many-open-offers = Otevřených nabídek už máš { $limit } a víc jich mít nesmíš: nejdřív některou stáhni.
voleurs-refusal-nobody-has-cards = Není s čím obchodovat, žádné karty nejsou.
voleurs-refusal-card-not-wanted = { $card }: tuto kartu tam nikdo nechce, nebo ji nemáš v ruce.
voleurs-refusal-no-such-offer = Otevřená nabídka { $offer } neexistuje.
voleurs-refusal-not-your-offer = Nabídka { $offer } není tvoje; stáhnout ji může jen ten, kdo ji podal.
voleurs-refusal-offer-to-another = Nabídka { $offer } není určena tobě.
voleurs-refusal-too-few-to-give = Máš v ruce příliš málo karet čtvrtí, které žádá nabídka { $offer }.

# --- Why data is no position. --------------------------------------------------------------------------------------------
voleurs-position-error-unknown-name = „{ $name }“ v „{ $where }“ není žádné jméno z této hry.
voleurs-position-error-wrong-number-of-seats = Počet hráčů je { $players }, ale počet položek v „{ $where }“ je { $seats }, nebo je tam uvedeno místo, které neexistuje.
voleurs-position-error-wrong-birthdays = Narozeninové karty nejsou všechny známé a různé: { $found }.
voleurs-position-error-wrong-characters = Postavy nejsou všechny známé a různé: { $found }.
voleurs-position-error-no-character = Někdo nemá postavu, ačkoli touto dobou jsou už všechny vybrané.
voleurs-position-error-wrong-offer = Nabídka { $offer } není možná: karty, uvedená jména, hráči a fáze k sobě nepatří.
voleurs-position-error-wrong-phase = Ruce, figurky a hráči neodpovídají tomu, co je ve fázi „{ $phase }“ možné.
voleurs-position-error-wrong-look = Takto nikdo do váčku nahlížet nemůže: jsou k tomu potřeba dva zloději vedle sebe, platba v ruce a pravý drahokam.
voleurs-position-error-wrong-history = Historie drahokamů má víc položek, než je možné.
voleurs-position-error-known-but-not-held = Jako známá je uvedena karta, která v té ruce není.
voleurs-position-error-own-claims-seen = Hráč prý viděl svá vlastní tvrzení.
voleurs-position-error-card-twice = Karta je na dvou místech: { $card }.
voleurs-position-error-card-missing = Karta není nikde: { $card }.
voleurs-position-error-wrong-number-of-gems = Počet drahokamů druhu „{ voleurs-gem-name }“ je { $found }, má být { $expected }.
voleurs-position-error-wrong-cell = Ve městě není žádné políčko „{ $cell }“, nebo na něm stojí dvě figurky.
voleurs-position-error-whose-pawn = Figurka na políčku { $cell } nikomu nepatří.
voleurs-position-error-two-viziers = Velkovezíři jsou dva.
voleurs-position-error-too-many-pawns = Hráč { $seat }: počet figurek druhu „{ voleurs-pawn-name }“ je { $found }; celkem jich je jen { $expected }.

# --- The rules in short ----------------------------------------------------------------------------------------------------
# One line for each paragraph, however long.
voleurs-rules =
    Vyhraješ, když na konci partie máš ve váčku drahokamy, které žádá tvoje narozeninová karta; vyhrát může i víc hráčů. Nemá-li je nikdo, vyhrává nejbohatší váček. Partie končí kolem, po kterém velkovezír stojí v krámu Paláce.
    Kolo: každý si za každou svou figurku v krámu dobere kartu z balíčku té čtvrti (vrazi nepřinášejí nic). Pak všichni obchodují. Pak ten, kdo má pantofel, alespoň jednou nakoupí a předá ho někomu, kdo má karty, dokud v ruce nikomu žádná nezbývá.
    Zboží má pro každou postavu jinou hodnotu v dinárech. Překvapení: jedno má hodnotu 1 dinár, dvě dohromady 10, tři 50. Za kartu drahokamu se koupí její drahokam a nic jiného. Nazpátek se nedává.
    `agent merchant < Lambs, Camel`: agent přijde do pouště. Karavaník 5 dinárů, obchodník 9, makléř 12, vrah 12.
    `gem ruby < Silk, Fish`: drahokam do tvého váčku. Padělek 9 (nemá žádnou hodnotu), safír 12, smaragd 20, rubín 27, diamant 35.
    `move thief e2>f3 < Fish`: tvoje figurka nebo velkovezír, jeden dinár za krok; přes ostatní figurky, nikdy skrz hradby, na prázdné políčko; z pouště (`desert`) přes vstupy. Za stání na místě stačí kterákoli karta.
    `move merchant e2>f3 x f4 < Fish`: nakonec zaútočí na souseda. Zloděj naslepo vezme drahokam cizímu zloději; obchodník vyžene karavaníka, makléř obchodníka; vrah zabije kteréhokoli agenta a jde do pouště, dva vrazi se zabijí navzájem.
    `offer 1 give Lambs as Camel want 1 souk`: pro hráče 1, Jehňata pod jménem Velbloud za jednu kartu čtvrti Súk. Čtvrti jsou pravdivé, jména mohou být lež. `accept 1 < Honey`, `decline 1`, `withdraw 1` odpovídají na nabídku 1; `done` ukončí tvoje obchodování.

## ---------------------------------------------------------------------------------------------------------------
## The board of voleurs
## ---------------------------------------------------------------------------------------------------------------

# The five districts, from poor to rich; in capitals on the picture's plaques, so at most 10 characters.
voleurs-district-name = { $district ->
    [bazaar] Bazar
    [port] Přístav
    [souk] Súk
    [casbah] Kasba
   *[palace] Palác
 }
# On the picture, in the sand before the city.
voleurs-desert-name = poušť
voleurs-asked = { $what ->
    [thief] zloději
    [caravaneer] karavaníci
    [merchant] obchodníci
    [broker] makléři
    [assassin] vrazi
    [vizier] velkovezír
   *[desert] poušť
 }
# On the foot of the picture. $board is the name of the board.
board-picture-title = { $board } · { voleurs-title }
board-picture-done = Obrázek je v { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
# Above the drawing.
board-heading = { $board }, nejvýše pro { $players ->
    [one] 1 hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
 }: { $cells ->
    [one] 1 políčko
    [few] { $cells } políčka
   *[other] { $cells } políček
 }, z toho { $shops ->
    [one] 1 krám
    [few] { $shops } krámy
   *[other] { $shops } krámů
 }.
# Below it. $example is the name of a cell, as e1.
board-key-places = Velká písmena jsou krámy, malá ulice. Číslo je pořadí v řadě: první nakreslené políčko je { $example }.
board-key-distances = Velká písmena jsou krámy, malá ulice. Číslo je vzdálenost od pouště.
# $wall, $gate and $way are the signs on the screen.
board-key-walls = { $wall } hradba · { $gate } brána · { $way } vstup z pouště

# --- baghdad board check --------------------------------------------------------------------------------------------
# A line for each clause: what was found, and what there should be. A mark in front of it says whether it is so.
# $counts is a list like “Bazaar 12, Port 12 …”; $cells, $lost a list of cells like “e1, e2”, or board-none.
board-none = žádné
board-finding-districts = Políčka v pěti čtvrtích: { $counts }; a venku poušť.
board-finding-kinds = Krámy: { $shops }, ulice: { $streets }.
board-finding-shops-and-streets = Krámy v každé čtvrti ({ $shops }) a ulice v Bazaru a Kasbě ({ $counts }).
board-finding-ways-in = Vstupy z pouště: { $found } z potřebných { $needed } políček Bazaru ({ $cells }).
board-finding-ramparts = Hradby mezi dotýkajícími se políčky: { $found }; jsou všude, kde není nakreslena cesta.
board-finding-gates = Brány: { $found }; jiná cesta mezi čtvrtěmi nevede.
board-finding-vizier = Velkovezír může začít před vstupem; počet vstupů: { $found }.
board-finding-printed-numbers = Vzdálenosti jsou vypočteny z mapy.
board-finding-size = { $width } × { $height } cm; má být { $needed_width } × { $needed_height } cm.
board-finding-no-way-back = Pěšky nevede nic zpět do pouště.
board-finding-room-to-start = Bazar má krámů { $shops } a ulic { $streets }; při počtu hráčů { $players } je potřeba krámů { $needed_shops } a ulic { $needed_streets }.
board-finding-decks = Krámů není víc než karet: { $counts }; nejvýše { $most }.
board-finding-reachable = Z pouště lze dojít na { $reached } z { $cells } políček; mimo dosah: { $lost }.
board-finding-farthest = Nejvzdálenější políčko leží { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 } od pouště, políčka u vstupů 1.
board-finding-mutual = Sousední políčka spolu sousedí v obou směrech.
board-finding-entry-streets = { $found ->
    [0] Vstupy vedou na ulice, což je bezpečnější.
   *[other] Krámy u vstupů: { $found }; ulice by byly bezpečnější.
 }
board-finding-distance-by-wealth = Krámy bohatší čtvrti leží v průměru dál od pouště: { $means }.
board-finding-walks = { $share } % cest mezi krámy jedné čtvrti má { $first } až { $last ->
    [one] 1 krok
    [few] { $last } kroky
   *[other] { $last } kroků
 }, nejdelší { $longest }; má jich být aspoň polovina a žádná nemá mít víc než { $most }.
board-finding-way-out = Z prostředního krámu Bazaru do nejbližšího krámu Přístavu { $steps ->
    [one] je to 1 krok
    [few] jsou to { $steps } kroky
   *[other] je to { $steps } kroků
 }; nejvýše { $most }.
board-finding-palace-shops = Krámy v Paláci: { $found }; alespoň { $needed }.
board-finding-pawns = Políčka: { $cells }; všechny figurky z krabice ({ $pawns }) se tam vejít nemusí.
board-finding-one-district-each = Každé políčko patří k jedné čtvrti a je jednoho druhu.
board-finding-hexagons = Políčko má nejvýše { $most ->
    [one] 1 souseda
    [few] { $most } sousedy
   *[other] { $most } sousedů
 }; stran je šest.
# $clockwise is yes or no. $beside: the districts that touch the desert. $missing, $strays: pairs like “Port–Souk”.
board-finding-chain = Brány vedou z každé čtvrti do další bohatší, po směru hodinových ručiček, a pouště se dotýká jen Bazar. Chybějící brány: { $missing }; brány jinde: { $strays }; po směru hodinových ručiček: { $clockwise ->
    [yes] ano
   *[no] ne
 }; vedle pouště: { $beside }.
# What we like beyond the clauses.
board-finding-wish-equal-shops = Krámy v jednotlivých čtvrtích: { $counts }; ideálně { $needed }.
board-finding-wish-two-gates = Brány na hranici, kde je jich nejméně: { $found }; ideálně { $needed }.
board-finding-wish-shops-on-streets = Krámy stranou všech ulic své čtvrti: { $found } ({ $cells }); ideálně žádné.
board-finding-wish-streets-together = Čtvrti, jejichž ulice spolu nesouvisejí: { $districts }; ideálně žádné.
board-finding-wish-districts-together = Čtvrti, které nelze projít bez jejich opuštění: { $districts }; ideálně žádné.
board-finding-wish-gates-on-streets = Brány s krámem na jedné straně: { $found }; ideálně žádné.

board-fit = { $board }: na tomto plánu se dá hrát.
board-unfit = { $number ->
    [one] { $board }: na tomto plánu se hrát nedá, nesplňuje 1 bod pravidel.
    [few] { $board }: na tomto plánu se hrát nedá, nesplňuje { $number } body pravidel.
   *[other] { $board }: na tomto plánu se hrát nedá, nesplňuje { $number } bodů pravidel.
 }

# --- What is wrong with the text of a board. The words name, size, players, district, map, end, gate and wall stand in
# the file and are the same in every language; so are the names bazaar, port, souk, casbah, palace. ------------------
board-error-unknown-board = Herní plán „{ $board }“ neexistuje; k dispozici: { $boards }, nebo uveď soubor.
board-error-unknown-board-hash = Tato partie se hraje na plánu, který tu není známý (otisk { $hash }).
board-error-board-hash-taken = Používá se jiný plán se stejným otiskem { $hash }; změň text, například komentář.
board-error-text-too-long = Počet znaků textu je { $length }; plán jich smí mít nejvýše { $most }.
board-error-unfit-board = { $board }: na tomto plánu se hrát nedá.
board-error-too-many-ways-in = Počet vstupů je { $found }; dovoleno jich je nejvýše { $most }.
board-error-unprintable = Řádek { $line }, sloupec { $column }: znak, který nelze vytisknout.
board-error-tab-in-map = Řádek { $line }, sloupec { $column }: tabulátor; v mapě používej mezery, protože na sloupcích záleží.
board-error-unknown-line = Řádek { $line }, sloupec { $column }: slovem „{ $word }“ žádný řádek nezačíná.
board-error-line-twice = Řádek { $line }, sloupec { $column }: „{ $word }“ je tu podruhé.
board-error-value-missing = Řádek { $line }, sloupec { $column }: za „{ $word }“ chybí hodnota.
board-error-value-too-many = Řádek { $line }, sloupec { $column }: „{ $value }“ za „{ $word }“ je o jedno slovo víc.
board-error-name-too-long = Řádek { $line }, sloupec { $column }: jméno je příliš dlouhé; písmen smí mít nejvýše { $most }.
board-error-no-name = Řádek { $line }, sloupec { $column }: plán nemá jméno; dá mu ho řádek jako `name The Round City`.
board-error-bad-size = Řádek { $line }, sloupec { $column }: rozměr vypadá takto: `50 x 35 cm`.
board-error-bad-players = Řádek { $line }, sloupec { $column }: počet hráčů „{ $value }“; plán je pro { $fewest } až { $most ->
    [one] 1 hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
 }.
board-error-bad-district-letter = Řádek { $line }, sloupec { $column }: „{ $letter }“ nemůže označovat čtvrť; musí to být jedno velké písmeno.
board-error-letter-twice = Řádek { $line }, sloupec { $column }: písmeno „{ $letter }“ už jednu čtvrť označuje.
board-error-unknown-district = Řádek { $line }, sloupec { $column }: čtvrť „{ $district }“ neexistuje.
board-error-district-twice = Řádek { $line }, sloupec { $column }: čtvrť „{ $district }“ už své písmeno má.
board-error-missing-district = Řádek { $line }, sloupec { $column }: mapa začíná, ale čtvrť „{ $district }“ ještě nemá písmeno.
board-error-end-without-map = Řádek { $line }, sloupec { $column }: „end“ bez mapy, kterou by ukončilo.
board-error-no-map = Řádek { $line }, sloupec { $column }: text končí bez mapy.
board-error-no-end = Řádek { $line }, sloupec { $column }: text končí uprostřed mapy; chybí řádek `end`.
board-error-empty-map = Řádek { $line }, sloupec { $column }: mapa nemá žádná políčka.
board-error-bad-row = Řádek { $line }, sloupec { $column }: řada začíná jedním malým písmenem a mezerou, ne „{ $text }“.
board-error-row-twice = Řádek { $line }, sloupec { $column }: řada „{ $row }“ už existuje.
board-error-row-without-letter = Řádek { $line }, sloupec { $column }: „{ $sign }“ by bylo políčko nebo poušť, ale řada nemá písmeno.
board-error-unknown-letter = Řádek { $line }, sloupec { $column }: „{ $letter }“ není písmeno žádné čtvrti.
board-error-unknown-stroke = Řádek { $line }, sloupec { $column }: „{ $sign }“ není čárka; mezi řadami jsou jen / a \.
board-error-cell-out-of-line = Řádek { $line }, sloupec { $column }: mimo zákryt; políčka stojí po čtyřech sloupcích a oproti sousední řadě o polovinu toho vedle.
board-error-too-wide = Řádek { $line }, sloupec { $column }: mapa je příliš široká; políček se vedle sebe vejde { $most }.
board-error-too-many-cells = Řádek { $line }, sloupec { $column }: o jedno políčko víc; smí jich být { $most }.
board-error-stroke-to-nowhere = Řádek { $line }, sloupec { $column }: čárka nespojuje dvě místa.
board-error-stroke-in-desert = Řádek { $line }, sloupec { $column }: čárka spojuje poušť s pouští.
board-error-gate-inside-district = Řádek { $line }, sloupec { $column }: brána mezi políčky { $one } a { $other }, která patří k téže čtvrti.
board-error-gate-twice = Řádek { $line }, sloupec { $column }: mezi políčky { $one } a { $other } už brána je.
board-error-wall-twice = Řádek { $line }, sloupec { $column }: mezi políčky { $one } a { $other } už hradba je.
board-error-wall-between-districts = Řádek { $line }, sloupec { $column }: políčka { $one } a { $other } patří k různým čtvrtím; hradba tam stojí tak jako tak.
board-error-unknown-cell = Řádek { $line }, sloupec { $column }: políčko „{ $cell }“ neexistuje.
board-error-not-neighbours = Řádek { $line }, sloupec { $column }: políčka { $one } a { $other } se nedotýkají.

## The house: where people and computer players sit down on line

help-serve = Spustí herní server, kde lidé a počítačoví hráči usedají ke stolům.
help-serve-host = Adresa serveru; bez ní 127.0.0.1, jen tento počítač.
help-serve-lan = Naslouchat v celé síti, aby se přátelé v ní mohli přidat.
help-serve-port = Port serveru; 0 znamená kterýkoli volný.
help-serve-data = Složka, ve které server uchovává své stoly.
help-serve-database = Databáze PostgreSQL sdílená několika servery místo složky: postgresql://….
help-serve-workers = Kolik procesů se dělí o stoly, s jedním souborem SQLite pro všechny; 1, není-li uvedeno.
help-serve-config = Soubor s omezeními a dalším nastavením ve formátu TOML.
help-serve-quiet = Zapisuje jen to, co se nepovede.
help-serve-open = Ukáže ho v prohlížeči, pokud tu nějaký je.
serve-address = Server běží: { $address }
serve-open-yourself = Otevři tuto adresu v prohlížeči.
serve-lan = Ve tvé síti: { $address }
serve-lan-warning = Kdokoli v této síti může stránku otevřít a vidět veřejné stoly a nic se nešifruje. Dělej to doma, ne ve veřejné síti.
serve-no-lan = Tento počítač nemá adresu v žádné síti; přidat se může jen on.
fallback-page-title = baghdad: server
fallback-page-what = Na tomto serveru se hrají dvě deskové hry o zlodějích ve starém Bagdádu, dieb a voleurs. Server běží. Stránka, na které se hraje, tu není nainstalovaná; zatím jsou dvě možnosti.
fallback-page-terminal = Hrát proti počítačovým hráčům v terminálu:
fallback-page-bot = Založit stůl a posadit k němu vlastní program s tokenem, který přijde v odpovědi:
fallback-page-more = Všechny adresy tohoto serveru:
help-admin = Správa serveru: zálohovat, obnovit, exportovat partie, smazat staré stoly.
help-admin-backup = Zkopíruje všechny stoly do souboru, zatímco se hraje dál.
help-admin-restore = Obnoví zálohu do složky bez stolů.
help-admin-export = Zapíše záznamy všech dohraných partií do složky.
help-admin-prune = Smaže dohrané nebo nikdy nezačaté stoly, kterých se dlouho nikdo nedotkl.
help-admin-file = Soubor se zálohou.
help-admin-folder = Složka pro záznamy.
help-admin-days = Kolik dní se jich nikdo nedotkl; jinak 90.
admin-backed-up = Stolů v { $path }: { $tables }
admin-restored = Stolů obnoveno do { $path }: { $tables }
admin-exported = Partií zapsáno do { $path }: { $matches }
admin-pruned = Smazaných stolů: { $tables }
help-bench-tables = bench server: u kolika stolů se hraje najednou, například 10,100,500.
help-bench-seconds = bench server: jak dlouho se hraje při každém počtu stolů.
help-bench-workers = bench server: kolik procesů má server.
bench-start-title = První spuštění na počítači
bench-start-page = stránka odpovídá
bench-start-table = stůl je připraven
bench-start-compiled-rules = pravidla jsou přeložena
bench-start-interpreted = první odpověď hráče { $level } ve hře { $game }, interpretovaně
bench-start-compiled = první odpověď hráče { $level } ve hře { $game }, přeloženě
bench-start-prompt = první výzva hry { $game } v terminálu
bench-start-memory = { $state ->
    [interpreted] paměť serveru, interpretovaná pravidla
   *[compiled] paměť serveru, přeložená pravidla
}
help-bench-write = Zapíše všechny údaje z `bench all` do dokumentu Markdown.
help-bench-quick = bench all: měřit jen krátce, na zkoušku.
bench-server-title = Server pod zátěží, každý tah uložen před potvrzením
bench-server-row = stolů: { $tables }
bench-server-figures = { $rate } tahů/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs na tah
bench-server-live = Stůl, u kterého se hraje, v paměti
bench-server-disk = Transakcí za sekundu, které disk zvládne jednu po druhé
bench-server-idle = Nečinný stůl v paměti
bench-server-asleep = Spící stůl v paměti
bench-server-bots = Tahy lidí, zatímco počítačoví hráči přemýšlejí (stolů: { $tables })
bench-server-sockets = otevřených spojení: { $sockets }, bez práce
help-bench-attacks = bench server: co hráči poznají, když jedna adresa útočí.
bench-attacks-title = Poctiví hráči při pěti útocích (zatížení stroje: { $load })
bench-attacks-attack = Útok
bench-attacks-before = p99 tahu předtím
bench-attacks-during = během útoku
bench-attacks-ratio = Poměr
bench-attacks-answer = p99 odpovědi počítačového hráče
bench-attacks-hellos = přihlášení s úplnými seznamy
bench-attacks-talk = řeči u přeplněného místa
bench-attacks-steps = kroky dlouhé partie
bench-attacks-hints = nápovědy u mnoha stolů
bench-attacks-boards = nové stoly s vlastním plánem
server-error-rate-limited = To je příliš mnoho najednou; zkus to znovu za { $retry_after } s.
server-error-too-many-tables = Příliš mnoho nových stolů odsud; chvíli počkej.
server-error-too-large = To je příliš dlouhé; nejvýše { $most } bajtů.
server-error-too-slow = Požadavek přicházel příliš dlouho; povoleno je nejvýše { $seconds } sekund.
server-error-not-your-table = Tento stůl je soukromý; je potřeba jeho odkaz.
server-error-no-such-step = Škola má kroků: { $steps }. Krok { $step } mezi nimi není.
server-error-not-yet = Partie ještě neskončila.
server-error-not-stored = Server teď nemůže nic uložit; nic se nezměnilo.
server-error-not-json = To není JSON.
server-error-no-seat = To diváci nemohou.
summary-actions = { $number ->
    [one] Zatím jedna akce.
    [few] Zatím { $number } akce.
   *[other] Zatím { $number } akcí.
 }
server-error-match-over = Partie skončila.
server-error-damaged = { $path } je poškozen, nebo to není záloha serveru.
server-error-closing = Server se vypíná; za chvíli je zpět.
server-error-not-ready = Server se právě spouští.
server-error-broken = Na serveru došlo k neočekávané chybě. Je zaznamenána.
server-error-unusable-data = Soubor { $path } je poškozený nebo patří jinému programu. Nic se v něm nezměnilo; baghdad admin restore vloží zálohu do jiné složky.
server-error-bad-settings = { $path } není srozumitelný v místě { $where }.
server-error-unknown-template = Hotová věta „{ $template }“ neexistuje.
server-error-phrases-only = U veřejného stolu lze posílat jen hotové věty.
server-error-no-push = Tento server prohlížečům zprávy neposílá.
server-error-bad-subscription = Push službě „{ $service }“ nelze nic poslat nebo jsou její klíče nepoužitelné.
server-error-bad-push-key = Klíč pro push zprávy nelze přečíst: { $path }
push-your-turn = Jsi na tahu.
server-error-table-crowded = U stolu se jich může dívat nejvýše { $most }.
server-error-started-already = Partie už začala.
server-error-stale = Mezitím se něco stalo; podívej se znovu.
server-error-seat-taken = To místo je obsazené.
server-error-reload = Stůl se připravuje znovu; za chvíli se vrať.
server-error-other-rules = Tato partie hry { $game } začala podle verze pravidel { $kept }; tento server hraje verzi { $known }.
server-error-other-protocol = Tento server mluví verzí protokolu { $known }, ne { $protocol }; načti stránku znovu.
server-error-nothing-to-take-back = Žádný počítačový hráč za tebe nehraje.
server-error-nothing-said = Řekni buď hotovou větu, nebo vlastní.
server-error-not-to-act = Nejsi na tahu.
server-error-not-started = Partie ještě nezačala.
server-error-nobody-sits = Aspoň jedno místo musí být pro člověka.
server-error-no-such-table = Stůl „{ $table }“ tu není.
server-error-no-such-seat = Takové místo není, nebo je tvoje.
server-error-no-such-page = Na této adrese nic není.
server-error-bad-method = To se na této adrese dělat nedá.
server-error-no-store = { $path } nelze použít ({ $problem }).
server-error-no-settings = { $path } nelze přečíst.
server-error-no-free-seat = U tohoto stolu není volné místo.
server-error-no-data = V { $path } nejsou žádné stoly.
server-error-newer-data = Tyto stoly uložila novější verze (schéma { $data }; tato zná { $known }).
server-error-hello-first = Nejdřív pošli hello nebo watch.
server-error-hello-again = Toto spojení už stůl má.
server-error-from-the-future = To se ještě nestalo.
server-error-file-exists = { $path } už existuje.
server-error-cannot-listen = Server nemůže použít { $host }, port { $port } ({ $problem }).
server-error-bot-plays = Hraje za tebe počítačový hráč; nejdřív si vezmi místo zpět.
server-error-folder-in-use = Složku { $path } používá jiný server; najednou může jen jeden. Zvol jinou složku pomocí --data.
server-error-bad-token = Tento klíč zde neotevírá žádné místo.
server-error-bad-text = Nejvýše { $most } znaků a nic nezobrazitelného.
server-error-bad-origin = Stránky odjinud s tímto serverem mluvit nesmějí.
server-error-bad-host = Pod tímto jménem tento server neodpovídá. Správce může jméno povolit v nastavení (hosts).
server-error-bad-name = Jméno má 1 až { $most } zobrazitelných znaků.
server-error-bad-database = K databázi { $database } nevede cesta.
server-error-no-workers = Více procesů vyžaduje systém s unixovými sockety, například Linux, a verzi uvicornu, se kterou byly vyzkoušeny.
server-error-no-extra = { $package } není nainstalován; přijde s pip install "baghdad[{ $extra }]".
server-error-bad-command = Příkazu nelze rozumět (v místě { $where }).
server-error-bad-clock = Hodiny běží nejvýše { $most } sekund.
chat-hello = Ahoj!
chat-good-luck = Hodně štěstí!
chat-well-played = Dobře zahráno!
chat-thanks = Díky!
chat-sorry = Promiň!
chat-your-turn = Jsi na tahu.
chat-one-moment = Moment, prosím.
chat-no-deal = Nemám zájem.
chat-good-offer = To je dobrá nabídka.
chat-again = Ještě jednu?
chat-goodbye = Měj se!
