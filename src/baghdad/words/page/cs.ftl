### Co říká jen stránka, česky; argumenty vysvětluje en.ftl.

page-name = Bagdád: dvě hry o zlodějích
page-close = Zavřít
page-skip = Přejít k obsahu
page-home = Na úvodní stránku
page-language = Jazyk
page-day = Den
page-night = Noc
page-rules = Pravidla
page-school = Škola
page-the-rule = Pravidlo
page-you = Ty
page-guest = Host
page-seat = Místo { $number }
page-refused = To nejde.
page-no-server = Server neodpovídá. Zkus to za chvíli znovu.
page-no-board = Desku této hry se nepodařilo načíst. Hraje se v textu.
page-outdated = Tato stránka je zastaralá
page-why-other-protocol = Server byl aktualizován. Chceš-li pokračovat, načti stránku znovu.
page-reload = Načíst znovu
page-connecting = Připojování…
page-setting-up = Stůl se chystá. Úplně poprvé to trvá až minutu: pravidla se připravují pro tento počítač.

page-motto-dieb = Jeden zloděj chybí.
page-lead-dieb = V paláci jsou tři tví zloději. Na truhlu jsou potřeba čtyři. Protáhni posledního kolem strážce a je tvoje.
page-play-now = Hrát hned
page-first-chest = Ukradni svou první truhlu
page-first-chest-how = jedna minuta, bez účtu
page-first-guard = Za jednu kartu pustí zloděje dovnitř. Máš ji.
page-know-games = Hry znám: hrát hned
page-have-link = Mám odkaz od přátel
page-welcome = Vítej zpátky.
page-welcome-back = Vítej zpátky, { $name }.
page-go-on = Hrát dál
page-look-in = Nahlédnout
page-review = Rozebrat
page-all-matches = Všechny partie ({ $number })
page-fewer-matches = Méně partií
page-matches-wait = { $number ->
    [one] Čeká na tebe 1 partie
    [few] Čekají na tebe { $number } partie
   *[other] Čeká na tebe { $number } partií
 }
page-acted-when = { $name }: tah { $when }
page-turn-began = tah začal { $when }
page-last-action = poslední akce { $when }
page-you-won = Výhra je tvoje
page-seats-open = { $number ->
    [one] 1 místo je ještě volné
    [few] { $number } místa jsou ještě volná
   *[other] { $number } míst je ještě volných
 }
page-seats = { $number ->
    [one] 1 místo
    [few] { $number } místa
   *[other] { $number } míst
 }
page-as-last-time = { $players }, jako minule
page-set-up-how = hra, místa, čas, přátelé s odkazem
page-favourites = Oblíbené stoly
page-school-done = { $done } z { $steps } kroků
page-school-next = Další: { $step }. krok
page-school-again = Znovu od 1. kroku
page-keep-favourite = Uložit mezi oblíbené
page-favourite-name = Název oblíbeného stolu
page-favourite-kept = Uloženo mezi oblíbené: { $name }
page-remove-favourite = Odebrat oblíbený stůl { $name }
page-keep = Uložit
page-profile = Tvůj profil
page-colour = Barva a znak
page-any-colour = jak to vyjde
page-profile-why = Vidí ho ostatní u stolu. Pamatuje si ho tento prohlížeč.
page-set-up = Připravit stůl
page-link = Odkaz od přátel
page-join = Přidat se
page-bad-link = To není odkaz na stůl.
page-my-matches = Moje partie
page-open-tables = Otevřené stoly
page-finished = dohraná
page-running = ještě běží
page-forget = Zapomenout tuto partii
page-about-dieb = Strážci, zloději a zamčené truhly. Snadno se naučí, těžko se opouští.
page-facts-dieb = 2 až 4 hráči · asi 45 minut
page-about-voleurs = Obchoduj, lži o svém zboží, okrádej soupeře a přines správný dárek k narozeninám.
page-facts-voleurs = 3 až 6 hráčů · asi 90 minut
page-players-range = { $min } až { $max } hráčů
page-free = Zdarma, i na vlastním serveru
page-by-keyboard = Dá se hrát klávesnicí i se čtečkou obrazovky

page-your-name = Tvoje jméno
page-who-sits = Kdo kde sedí?
page-computer = Počítač: { $level }
page-friend = Někdo s odkazem
page-same-screen = Někdo další u této obrazovky
page-name-of = Jméno na místě { $number }
page-option-none = žádné
page-option-own = Vlastní text …
page-option-file = Ze souboru
page-option-text = Nebo ho napište sem
page-choice-dieb-edition-fr = francouzské
page-choice-dieb-edition-cs = české
page-choice-dieb-edition-it = italské
page-choice-dieb-edition-nl = nizozemské
# What an edition changes.
page-choice-dieb-edition-fr-about = Získané truhly leží lícem dolů; na hře to nic nemění.
page-choice-dieb-edition-cs-about = Kdo pasuje, když už nezbývá žádná tanečnice, zvolí palác čtvrté karty.
page-choice-dieb-edition-it-about = Získané truhly leží lícem dolů; na hře to nic nemění.
page-choice-dieb-edition-nl-about = Vzít truhlu je dobrovolné. Získané truhly leží lícem dolů; na hře to nic nemění.
page-limits = Omezení
page-listed = Volná místa smí obsadit kdokoli
page-clock = Čas na tah
page-no-clock = Bez omezení
page-minutes = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
   *[other] { $number } minut
 }
page-a-day = 1 den
page-to-the-table = Ke stolu

page-open-seat = Volné místo
page-seat-waits = čeká na někoho
page-sit-down = Posadit se
page-full-table = U tohoto stolu není volné místo.
page-waiting-room = Partie začne, jakmile budou všechna místa obsazená.
page-invitation = Odkaz pro ty, kdo mají hrát
page-copy-invitation = Kopírovat pozvánku
page-copy-seat = Kopírovat odkaz na mé místo
page-seat-link = Odkaz na mé místo
page-seat-link-secret = Kdo tento odkaz otevře, hraje na tvém místě.
page-copied = Zkopírováno
page-share = Sdílet…
page-qr-code = QR kód pozvánky
page-qr-how = Namiř na něj fotoaparát telefonu
page-other-address = Jiná adresa
page-same-network = Pro telefony a počítače ve stejné síti jako tento, třeba na tvé domácí Wi-Fi.
page-invitation-secret = Kdo má tuto adresu, může si vzít volné místo.
page-not-encrypted = Posílej ji jen těm, s kým chceš hrát. Ve vlastní síti se nic nešifruje, takže nepoužívej veřejnou.
page-only-here = Na tento server se zatím nikdo jiný nedostane.
page-only-here-why = Odpovídá jen na tomto počítači. Adresa odtud by na jiném nic neotevřela, proto tu žádná není.
page-open-network = Chceš-li hrát s lidmi ve své síti, zastav server a spusť ho znovu jedním z těchto způsobů:
page-open-network-then = Stránka pak ukáže adresu a kód pro fotoaparát. Systém se možná zeptá, jestli síť pustit dovnitř: doma ano, ve veřejné síti ne.
page-share-screen = Sdílet tuto obrazovku
page-kept-for-you = { $name } ti drží místo: { $sign }
page-start-now = Začít hned s počítačovými hráči
page-leave = Vzdát se místa
page-leave-sure = Opravdu odejít, nadobro?

page-menu = Nabídka
page-more = Více
page-undo = Vzít zpět
page-announced-undo = { $name }: poslední akce vzata zpět.
page-hint = Rada
page-keys = Klávesy
page-keys-single = Samotné klávesy (písmena, číslice, znaky) jsou zkratky
page-log = Co se stalo, nejnovější první
page-log-short = Průběh
page-log-all = Ukázat vše
page-log-empty = Zatím se nic nestalo.
page-what-happened = Co se stalo
page-board = Paláce
page-any-board = Hrací plán
page-players = Hráči
page-table = Stůl
page-sentence = Co můžeš dělat
page-turn = Tah { $number }
page-placing = stavění strážců
page-goal = { $goal ->
    [one] k výhře 1 truhla
    [few] k výhře { $goal } truhly
   *[other] k výhře { $goal } truhel
 }
page-on-board = ukázáno na plánu
page-only-you = (vidíš jen ty)
page-you-small = ty
page-kind-bot = počítač
page-kind-person = u stolu
page-kind-stand-in = hraje za tebe počítač
page-your-turn-badge = jsi na tahu
page-their-turn-badge = na tahu
page-chests = truhly
page-reserve = zásoba
page-cards = karty
page-dancer = Tanečnice
page-dancers = tanečnice
page-deck = balíček
page-discards = odkládací
page-won-of = { $won }/{ $goal }
page-thief-actions = Akce se zlodějem
page-used-of = { $used }/{ $limit }
page-your-hand = Tvoje karty
page-hand-empty = Nemáš žádné karty.
page-hand-hidden = { $number ->
    [one] 1 karta, skrytá, dokud nestojí všichni strážci
    [few] { $number } karty, skryté, dokud nestojí všichni strážci
   *[other] { $number } karet, skrytých, dokud nestojí všichni strážci
 }
page-hidden-hand = Karty jsou skryté, dokud tu někdo nepřijde na řadu.
page-onlooker = Díváš se.
page-card-group = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }{ $paid ->
    [0] {""}
   *[other] , k placení { $paid }
 }
page-neutral = neutrální
page-nobody = žádný
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] Žádná truhla nezbývá.
   *[other] Horní truhla potřebuje zlodějů: { $needed }.
 } Strážci: { $guards }. Zloději: { $thieves }
page-piece-thieves = { $count ->
    [one] Tvůj zloděj: { $palace }
    [few] Tvoji { $count } zloději: { $palace }
   *[other] Tvých { $count } zlodějů: { $palace }
 }
page-piece-own-guard = Tvůj strážce: { $palace }
page-piece-neutral = Neutrální strážce: { $palace }
page-piece-reserve = { $count ->
    [one] Propašovat zloděje: 1 v zásobě
    [few] Propašovat zloděje: { $count } v zásobě
   *[other] Propašovat zloděje: { $count } v zásobě
 }

page-your-turn = Jsi na tahu
page-one-moment = Okamžik…
page-waiting-for = Na tahu: { $name }
page-not-your-turn = Nejsi na tahu; na tahu: { $name }.
page-now-placing = Postav strážce před palác; { $own ->
    [one] zbývá 1
    [few] zbývají { $own }
   *[other] zbývá { $own }
 }.
page-now-placing-tactical = Postav strážce před palác; zbývá vlastních { $own }, neutrálních { $neutral }.
page-now-fresh = Vyber figurku, kartu nebo palác, nebo pasuj.
page-now-acted = Zahraj další akci, nebo ukonči tah; { $left ->
    [0] se zlodějem už žádná
    [one] se zlodějem ještě 1
    [few] se zlodějem ještě { $left }
   *[other] se zlodějem ještě { $left }
 }.
page-ask-place = Postavit strážce: { $letter } { $palace }?
page-ask-place-neutral = Postavit neutrálního strážce: { $letter } { $palace }?
page-ask-smuggle = Propašovat zloděje: { $letter } { $palace }?
page-ask-guard = Přesunout strážce: { $letter } { $palace } → { $other } { $target }?
page-ask-escort = Přesunout strážce se zlodějem: { $letter } { $palace } → { $other } { $target }?
page-ask-neutral = Přesunout neutrálního strážce: { $letter } { $palace } → { $other } { $target }?
page-ask-steal = Vzít truhlu: { $letter } { $palace }?
page-ask-pass = Pasovat?
page-ask-end = Ukončit tah?
page-ask-where-thief = Do kterého paláce má zloděj proklouznout?
page-ask-where-guard = Kam, z paláce { $palace }?
page-ask-which-own = Který z tvých strážců?
page-ask-which-escort = Který strážce vezme zloděje s sebou?
page-ask-which-neutral = Který neutrální strážce?
page-ask-who = Kdo půjde k paláci { $palace }?
page-ask-card = { $name }: na co?
page-which = Možnosti
page-pay = Zaplatit
page-cancel = Zrušit
page-confirm = Potvrdit
page-verb-thief = Propašovat zloděje
page-verb-own = Přesunout strážce
page-verb-escort = Strážce se zlodějem
page-verb-neutral = Přesunout neutrálního
page-end-turn = Ukončit tah: 3 karty
page-pass = Pasovat: 4 karty
page-pass-dancer = Pasovat: 3 a tanečnice
page-pass-chosen = Pasovat: 3 a 1 × { $palace }
page-no-undo = nelze vrátit
page-none-thief = Zloděje teď nelze nikam propašovat.
page-none-more = Víc akcí se zlodějem tah nedovoluje.
page-none-own = Žádného tvého strážce teď nelze přesunout a zaplatit.
page-none-escort = Žádný tvůj strážce teď nemůže vzít zloděje s sebou.
page-none-neutral = Žádného neutrálního strážce teď nelze přesunout a zaplatit.
page-none-card = Touto kartou teď nelze nic zaplatit.
page-deed-place = Tvůj strážce: { $letter } { $palace }
page-deed-place-neutral = Neutrální strážce: { $letter } { $palace }
page-deed-smuggle = Zloděj: { $letter } { $palace }
page-deed-guard = Strážce { $letter } → { $other }
page-deed-escort = Strážce se zlodějem { $letter } → { $other }
page-deed-neutral = Neutrální strážce { $letter } → { $other }
page-deed-steal = Vzít truhlu: { $letter } { $palace }
page-deed-end = Ukončit tah
page-deed-pass = Pasovat
page-effect-theft = Krádež se podaří: truhla č. { $won }
page-effect-win = Krádež se podaří a vyhráváš partii!

page-price = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
 }
page-here = sem
page-free-place = Místo je volné
page-cap-no-own-guard = U této brány nemáš strážce
page-cap-no-foreign-guard = Není cizí strážce k proklouznutí
page-cap-no-thief-in-supply = V zásobě nezbývá zloděj
page-cap-thief-limit = V tomto tahu už nic se zlodějem
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = Nemáš tu strážce
page-brief-no-foreign-guard = Není tu cizí strážce
page-brief-no-thief-in-supply = Nezbývá zloděj
page-brief-thief-limit = Žádná další akce
page-brief-too-few-cards = Stojí { $price }
page-brief-theft = +1 truhla
page-brief-win = výhra
page-why-too-few-cards = { $price ->
    [one] 1 cizí strážce: 1 karta
    [few] { $price } cizí strážci: { $price } karty
   *[other] { $price } cizích strážců: { $price } karet
 } paláce { $palace }; { $cards ->
    [0] nemáš žádnou
   *[other] máš { $cards }
 }{ $dancers ->
    [0] {""}
    [one] {" "}a tanečnici
    [few] {" "}a { $dancers } tanečnice
   *[other] {" "}a { $dancers } tanečnic
 }.
page-cap-too-few-cards = Stojí { $price }; máš { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}a tanečnici
    [few] {" "}a { $dancers } tanečnice
   *[other] {" "}a { $dancers } tanečnic
 }

page-line-place = Strážce: { $letter } { $palace }
page-line-place-neutral = Neutrální strážce: { $letter } { $palace }
page-line-smuggle = Zloděj: { $letter } { $palace }
page-line-guard = Strážce z { $letter } do { $other }
page-line-escort = Strážce a zloděj z { $letter } do { $other }
page-line-neutral = Neutrální strážce z { $letter } do { $other }
page-line-theft = Truhla { $letter } { $palace }, síla { $strength }: { $won ->
    [one] 1 získaná
    [few] { $won } získané
   *[other] { $won } získaných
 }
page-line-draw = { $dancers ->
    [0] Dobráno: { $number }
   *[other] Dobráno: { $number } a tanečnice
 }
page-line-reshuffle = Odkládací balíček zamíchán, karet: { $cards }
page-line-hands-taken-up = Všichni strážci stojí; hráči si berou karty

page-past = Stůl po akci { $number }
page-back-to-now = Zpět k aktuální pozici
page-talk = Chat
page-say = Říct něco
page-send = Odeslat
page-mute = ztlumit
page-say-own = Vlastními slovy
page-block = blokovat
page-block-how = Ztlumeno tady a v tomto prohlížeči všude, kde se někdo jmenuje { $name }.
page-unblock = Odblokovat { $name }
page-unmute = Zrušit ztlumení: { $name }
page-curtain = Předat, na řadě: { $name }
page-curtain-why = Karty jsou skryté, dokud se opona neotevře.
page-curtain-open = { $name }: ukázat moje karty
page-offline = Spojení je přerušené. Obnoví se samo; nic se neztratí.
page-stand-in = Hraje za tebe počítačový hráč.
page-takeback = Převzít hru
page-handover = Nechat hrát počítač ({ $level })
page-no-table = Takový stůl neexistuje
page-text-mode = Slova místo obrázků
page-sound = Zvuk
page-notices = Upozornit mě, když jsem na tahu
page-notices-denied = Tento prohlížeč upozornění z této stránky nepovoluje. Změníš to v jeho nastavení.
page-volume = Hlasitost
page-pace = Tempo
page-pace-calm = klidné
page-pace-usual = běžné
page-pace-swift = svižné
page-pace-none = bez pohybu
page-pace-reduced = Tvůj systém si přeje méně pohybu, a tak se nic nehýbe, dokud si nezvolíš tempo.
page-show-again = Ukázat znovu
page-show-turn-again = Ukázat tah znovu
page-showing-again = Tohle se už stalo. Ukončíš to kteroukoli klávesou.
page-others-did = Co udělali ostatní
page-moved-by-clock = { $name }: vypršel čas, zahrálo se za tohoto hráče.
page-moved-by-bot = { $name }: zahrál za něj počítačový hráč.
page-thinking = Přemýšlí…
page-choose = Vybrat
page-chances = Šance na výhru

page-over = Partie skončila
page-result = Výsledek
page-look-through = Přehrát partii
page-again = Ještě jednou
page-again-rotated = Ještě jednou, začíná další hráč
page-chances-picture = Graf šancí všech hráčů během partie
page-exploring = Partie se analyzuje…
page-exploring-turn = Tah { $number } z { $turns }
page-turning-points = Zlomové okamžiky
page-turning = Akce { $number }, { $name }: { $before } → { $after }
page-fairness = Bylo to poctivé?
page-fair = Ano: semínko je to, jehož otisk byl zveřejněn před prvním tahem.
page-unfair = Ne: semínko není to, jehož otisk byl zveřejněn.
page-seed = Semínko:
page-seed-hash = Otisk:
page-verify-how = Chceš-li ověřit každé dobrání, stáhni záznam a spusť
page-record = Stáhnout záznam
page-replay = Přehrávání
page-replay-start = Před prvním tahem
page-step-back = O krok zpět
page-step-on = O krok dál
page-moment = Okamžik
page-what-would = Co by zahrál rádce?

page-key-palace = palác
page-key-thief = propašovat zloděje
page-key-guard = přesunout vlastního strážce
page-key-escort = přesunout vlastního strážce se zlodějem
page-key-neutral = přesunout neutrálního strážce
page-key-number = tato platba nebo tato možnost
page-key-confirm = potvrdit
page-key-cancel = zrušit; zpět k aktuální pozici
page-key-pass = přejít na tlačítko, které ukončí tah
page-key-pass-dancer = přejít na tlačítko, které bere tanečnici
page-key-undo = vzít zpět
page-key-hint = rada
page-key-menu = nabídka
page-key-arrows = od paláce k paláci
page-key-keys = tyto klávesy

page-text-label = Akce v notaci, dotaz, nebo „help“
page-text-help = Akce: `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = A dále: `moves` (co je možné; číslo vybírá), `last`, `more`, `why` a akci, `hint`, `undo`, `log`, `look` a číslo z průběhu, `look`.
page-text-done = Hotovo.
page-text-kept = Vzato zpět: nic se nezahrálo.
page-text-possible = To je možné.
page-text-palace = Palác
page-text-chest = Truhla
page-text-guards = Strážci
page-text-free = Volná místa
page-text-thieves = Zloději
page-text-player = Hráč
page-text-walk = Plán, místo po místě: chodí se šipkami, Enter řekne víc
page-text-needs = zlodějů: { $needed }; celkem { $chests ->
    [one] 1 truhla
    [few] { $chests } truhly
   *[other] { $chests } truhel
 }
page-text-piles = Balíček { $deck }, odložené { $discards }, tanečnice { $dancers }. Akce se zlodějem v tomto tahu: { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = { $number }. kolo
page-part = { $part ->
    [choosing] výběr postav
    [placing] stavění figurek
    [income] příjem
    [trading] obchodování
    [buying] nákupy
   *[over] konec
 }
page-voleurs-city = Město
page-voleurs-whole-city = Celé město
page-voleurs-look-at = Zobrazení
page-voleurs-distances = Vzdálenosti
page-voleurs-values = Hodnoty
page-voleurs-desert = Poušť
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, v poušti { $count }
page-voleurs-kind = { $kind ->
    [shop] krám
   *[street] ulice
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] krám
   *[street] ulice
 }, { $district }, od pouště { $distance }.
page-voleurs-reach = { $price ->
    [one] Dosažitelné za 1 dinár.
    [few] Dosažitelné za { $price } dináry.
   *[other] Dosažitelné za { $price } dinárů.
 }
page-voleurs-victim = Lze na ni zaútočit.
page-voleurs-district = Čtvrť
page-voleurs-pawns = Figurky
page-voleurs-free-shops = Volné krámy
page-voleurs-free = volno
page-voleurs-character = Postava
page-voleurs-slipper = Pantofel
# What is one's own, and players.
page-voleurs-in-hand = { $dinars ->
    [one] V ruce 1 dinár
    [few] V ruce { $dinars } dináry
   *[other] V ruce { $dinars } dinárů
 }
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
    [one] dinár v ruce
    [few] dináry v ruce
   *[other] dinárů v ruce
 }
page-voleurs-laid = vybráno: { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = Tvá narozeninová karta
page-voleurs-aim-far = { $held }/{ $asked }
page-voleurs-any-gem = Pravý drahokam
page-voleurs-in-bag = ve tvém váčku
page-voleurs-missing = chybí: { $price }
page-voleurs-missing-from = od { $price }
page-voleurs-sold-out = chybí, došlo
page-voleurs-also-in-bag = Ve tvém váčku: { $gems }
page-voleurs-wanted-gem = chybí na tvou narozeninovou kartu
page-voleurs-gem-card = karta drahokamu
page-voleurs-surprise = překvapení
page-voleurs-on-offer = Je součástí tvé nabídky
page-voleurs-holds = Karty: { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] drahokam
    [few] drahokamy
   *[other] drahokamů
 }
page-voleurs-has-slipper = má pantofel
page-voleurs-is-done = už neobchoduje
page-voleurs-sent-offer = má pro tebe nabídku
page-short-slipper = Pantofel: { $name }
# The market, characters, the table of values.
page-voleurs-market = Trh
page-voleurs-gems = Drahokamy
page-voleurs-costs = stojí
page-voleurs-left = { $left ->
    [0] došly
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
 }
page-voleurs-abilities = Co figurky umějí
page-voleurs-ability = { $pawn ->
    [thief] okrade sousedního cizího zloděje o drahokam
    [caravaneer] nosí karty ze svého krámu, na nikoho neútočí
    [merchant] vyžene sousedního karavaníka do pouště
    [broker] vyžene sousedního obchodníka do pouště
    [assassin] zabije sousedního agenta a uteče do pouště; karty nenosí
   *[vizier] pohne jím, kdo zaplatí; v krámu v Paláci ukončí partii s koncem kola
 }
page-voleurs-killed = Velkovezír už byl jednou zabit; znovu to nejde.
page-voleurs-characters = Který zloděj jsi?
page-voleurs-characters-why = Totéž zboží má pro každého jinou hodnotu: čísla říkají, jakou hodnotu má pro tebe karta z Bazaru od každého druhu.
page-voleurs-group = { $kind ->
    [metal] kovy
    [food] potraviny
    [living] živí tvorové
    [cloth] látky
    [aroma] koření a vůně
   *[arms] zbraně
 }
page-voleurs-values-how = Hodnota karty záleží na tom, kdo jí platí. Jedno překvapení má hodnotu { $one }, dvě dohromady { $two }, tři dohromady { $three }; karta drahokamu koupí svůj drahokam a nic jiného.
page-voleurs-all-characters = Všech šest postav
page-voleurs-spent = v tomto kole utracená
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Obchodování: dotkni se karet a dej nabídku.
    [one] Na tvou odpověď čeká nabídka.
    [few] Na tvou odpověď čekají { $offers } nabídky.
   *[other] Na tvou odpověď čeká { $offers } nabídek.
 }
page-voleurs-how-to-trade = Odpověz, dej vlastní nabídku, nebo skonči.
page-voleurs-waiting-trade = Obchodování máš hotové. Ještě obchodují: { $names }.
page-voleurs-others-trade = Ostatní obchodují.
page-voleurs-trade-first = Dokud se obchoduje, nikdo se nehýbe.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }): kam, nebo na koho?
page-voleurs-who-goes = Kdo půjde na { $cell }?
page-voleurs-who-acts = Kdo zaútočí na figurku na { $cell }?
page-voleurs-what-for = { $dinars ->
    [one] 1 dinár: za co?
    [few] { $dinars } dináry: za co?
   *[other] { $dinars } dinárů: za co?
 }
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed }?
page-voleurs-lacking = { $dinars ->
    [one] chybí 1 dinár
    [few] chybí { $dinars } dináry
   *[other] chybí { $dinars } dinárů
 }
page-voleurs-fulfils = To je přesně, co chce tvoje narozeninová karta!
page-voleurs-home = Zůstane-li tam, partie skončí tímto kolem
page-voleurs-by-hand = vlastní výběr
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, přesně
page-voleurs-paid-more = { $dinars }, { $wasted } navíc
page-voleurs-stay = Zůstat stát, za jednu kartu
page-voleurs-just-go = jen tam dojít
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] vyhnat: { $pawn } { $name }, { $cell }
    [kill] zabít: { $pawn } { $name }, { $cell }
    [rob] okrást: { $name }, { $cell }
   *[look] nahlédnout do váčku: { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = Přeplatek posune velkovezíra na
page-voleurs-change-none = zůstane
page-voleurs-take = Vzít
page-voleurs-put = Vložit
page-none-acts = S tvými kartami na figurku na { $cell } nikdo z tvých nezaútočí.
page-none-goes = S tvými kartami na { $cell } nikdo z tvých nedojde.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Nabídky
page-voleurs-no-offers = Žádné nabídky. Dotkni se karty v ruce a nabídni ji; čtvrť se říká vždy po pravdě, jméno podle libosti.
page-voleurs-write = Dát nabídku
page-voleurs-write-offer = Komu: { $name }. Dotkni se karet, které dáš, a vyber, co za ně chceš.
page-voleurs-your-offer = Tvá nabídka
page-voleurs-to-whom = Komu
page-voleurs-i-give = Dávám
page-voleurs-i-want = Chci
page-voleurs-give-how = Dotkni se karet v ruce a přidej je sem.
page-voleurs-say-it-is = Říkáš, že je to
page-voleurs-quoted = „{ $name }“
page-voleurs-no-name = bez jména
# $name is a card, or nothing.
page-voleurs-really = ve skutečnosti { $name }
page-voleurs-take-off = Vyjmout z nabídky: { $name }
page-voleurs-fewer = Méně: { $name }
page-voleurs-more = Víc: { $name }
page-voleurs-of-held = /{ $held }
page-voleurs-send = Poslat nabídku
page-voleurs-done = Konec obchodování
page-voleurs-offers-you = { $name } nabízí
page-voleurs-offer-to = Tvá nabídka, komu: { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = nabídka { $number }
page-voleurs-worth-to-you = pro tebe { $dinars }
page-voleurs-if-true = je-li to pravda; { $district }: { $least } až { $most }
page-voleurs-range = { $district }: pro tebe { $least } až { $most }
page-voleurs-at-least = nejméně { $dinars }
page-voleurs-certain = Čtvrť je jistá. Jméno je jen tvrzení.
page-voleurs-they-see = Druhá strana vidí čtvrť a tvé tvrzení, nikdy kartu.
page-voleurs-you-get = Dostaneš
page-voleurs-they-want = Dáváš
page-voleurs-you-give = Dáváš
page-voleurs-you-want = Chceš
page-voleurs-decline = Odmítnout
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Přijmout
    [one] Vybrat kartu a přijmout
    [few] Vybrat { $cards } karty a přijmout
   *[other] Vybrat { $cards } karet a přijmout
 }
page-voleurs-too-few = Máš málo karet
page-voleurs-withdraw = Stáhnout
page-voleurs-change = Změnit
page-voleurs-pick-return = Vyber karty, které dáš na oplátku: { $wanted }.
page-voleurs-not-wanted = Tato nabídka žádnou kartu z této čtvrti nežádá.
page-voleurs-between = Mezi ostatními: { $maker } → { $to }: { $given } za { $wanted }.
page-voleurs-traded = Výměna: { $name }.
page-voleurs-told-got = Slíbeno: { $told }. Dostáváš: { $got }.
page-voleurs-got = Dostáváš: { $got }.
page-voleurs-lapsed = Už neplatí, její karty změnily majitele: nabídka { $offers }.
page-voleurs-help = Akce: `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = tvůj zloděj
page-key-vizier = velkovezír
page-key-next-pawn = další figurka, kterou lze přesunout
page-key-zoom = blíž ke čtvrti a zpět
page-key-distances = vzdálenosti od pouště
page-key-values = hodnoty zboží
page-key-cells = z políčka na políčko
page-which-game = Která hra?
page-advanced = Varianty a pravidla pro pokročilé
page-play-this = Hrát proti dvěma počítačům

## The clock
page-time-left = { $name }, zbývá času: { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] zelený kruh
        [1] modrý kosočtverec
        [2] slonovinový trojúhelník
        [3] červený čtverec
        [4] žlutá hvězda
       *[5] fialový šestiúhelník
    }
page-who-sits-at = Kdo sedí na místě { $number } ({ $sign })?
page-by-strength = každá postava hraje lépe než ta před ní
page-character-level = úroveň { $level }
page-character-about = { $trade }, úroveň { $level } z { $levels }; { $temper }
page-sits-there = už tam sedí
page-surprise = Překvap mě
page-add-seat = Další místo
page-add-seat-how = postava, někdo s odkazem nebo někdo další u této obrazovky
page-remove-seat = Odebrat místo { $number }
page-adaptive-short = hodnocení { $rating }
page-adaptive-about = Hraje stejně dobře jako ty: cílem jsou vyrovnané šance, ať hraješ jakkoli.
page-adaptive-rating = { $matches ->
        [one] Řídí se tvým hodnocením { $rating } po jedné dohrané partii proti počítačovým hráčům.
        [few] Řídí se tvým hodnocením { $rating } po { $matches } dohraných partiích proti počítačovým hráčům.
       *[other] Řídí se tvým hodnocením { $rating } po { $matches } dohraných partiích proti počítačovým hráčům.
    }
page-adaptive-unrated = Řídí se tvým hodnocením, které začíná na { $rating } a mění se s každou dohranou partií proti počítačovým hráčům.
page-adaptive-kept = Hodnocení zůstává v tomto prohlížeči. Posílá se jen jako síla tohoto hráče.
page-adaptive-reset = Vynulovat hodnocení
page-characters-talk = Řeči u stolu
page-coach = Trenér
