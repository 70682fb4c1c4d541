query-none = nic
query-more = { $number ->
    [one] `more`: ještě 1 řádek
    [few] `more`: ještě { $number } řádky
   *[other] `more`: ještě { $number } řádků
 }
query-no-more = Víc k tomu není.
query-no-number = Číslo { $number } v poslední odpovědi není.
query-help = Můžeš se ptát: { $queries }.
query-action = { $action }: { $deed }
query-notation = { $action }
query-no-moves = Teď nemůžeš nic dělat.
query-kind = `{ $kind }`: akcí { $number }, `moves { $kind }`
query-player = { $number }. { $name }
query-fact = { $fact }
query-to-act = Na tahu: { $name }.
query-count = { $name }: { $number }

dieb-query-hand = { $number ->
    [one] 1 karta: { $cards }.
    [few] { $number } karty: { $cards }.
   *[other] { $number } karet: { $cards }.
 }
dieb-query-who = { $number }. { $name }: truhly { $won } z { $goal }, zloději v zásobě { $supply }, karty { $cards }, z toho tanečnice { $dancers }.
dieb-query-piles = Balíček: { $deck } karet. Volné tanečnice: { $dancers }. Odhozeno: { $discard }.
dieb-query-count = { $palace }: { $number }
dieb-query-thieves = { $name }, zloději: { $places }.
dieb-query-guards = { $name }, strážci: { $places }.
dieb-query-neutral = Neutrální strážci: { $places }.
dieb-query-chests = Zbývající truhly: { $places }.
dieb-query-scan = { $demand ->
    [0] { $palace }: truhly došly
   *[other] { $palace }: na truhlu máš zlodějů { $thieves } z { $demand }
 }; { $price ->
    [0] zloděje sem propašovat nelze
    [one] další zloděj stojí 1 kartu
    [few] další zloděj stojí { $price } karty
   *[other] další zloděj stojí { $price } karet
 }; { $free ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
 }.
dieb-query-scan-public = { $demand ->
    [0] { $palace }: truhly došly
   *[other] { $palace }: na truhlu je třeba zlodějů { $demand }
 }; { $free ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
 }.
dieb-query-scan-guards = Strážci: { $guards }.
dieb-query-scan-neutral = neutrální: { $number }
dieb-query-scan-thieves = Zloději: { $thieves }.
dieb-query-scan-chests = Truhly na hromádce: { $number }.
dieb-query-price = { $palace }: { $price ->
    [one] 1 karta
    [few] { $price } karty
   *[other] { $price } karet
 }; v ruce jich máš: { $cards ->
    [0] žádnou
   *[other] { $cards }
 }, tanečnice { $dancers }.
dieb-query-no-prices = Zloděje nemůžeš propašovat nikam: je k tomu třeba vlastní a cizí strážce.
dieb-query-chest = { $palace }, je třeba zlodějů { $demand }: { $thieves }.
dieb-query-no-thieves = V žádném paláci zatím není zloděj.

voleurs-query-pawn = { voleurs-pawn } ({ $name })
voleurs-query-cell = { $cell } ({ $kind ->
    [shop] krám
   *[street] ulice
 }, { voleurs-district-name })
voleurs-query-hand = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
 }, dohromady { voleurs-dinars }.
voleurs-query-hand-district = { $district }: { $cards }.
voleurs-query-values = { $card }: { $values }.
voleurs-query-value = { $character } { $value }
voleurs-query-no-character = zatím bez postavy
voleurs-query-who = { $number }. { $name }, { $character }: karty { $cards }; { $gems ->
    [one] 1 drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
 }.
voleurs-query-slipper = { $number }. { $name }, { $character }, má pantofel: karty { $cards }; { $gems ->
    [one] 1 drahokam
    [few] { $gems } drahokamy
   *[other] { $gems } drahokamů
 }.
voleurs-query-agents = Agenti: { $agents }.
voleurs-query-agent = { voleurs-pawn } za { $price } (zbývá { $number })
voleurs-query-no-offers = Žádné otevřené nabídky.
voleurs-query-where = { $name }, { voleurs-pawn }: { $places }.
voleurs-query-outside = { $number } v poušti
voleurs-query-vizier = Vezír: { $place }.
voleurs-query-district = { $district }: { $pawns ->
    [0] žádná figurka
    [one] 1 figurka
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
 }; volné: { $shops ->
    [one] 1 krám
    [few] { $shops } krámy
   *[other] { $shops } krámů
 }, { $streets ->
    [one] 1 ulice
    [few] { $streets } ulice
   *[other] { $streets } ulic
 }.
voleurs-query-free-shops = Volné krámy: { $cells }.
voleurs-query-free-streets = Volné ulice: { $cells }.
voleurs-query-gate = Brána z { $cell } na { $other }.
voleurs-query-free = { $cell }: volno.
voleurs-query-taken = { $cell }: { $pawn }.
voleurs-query-from-desert = { $steps ->
    [one] 1 krok od pouště.
    [few] { $steps } kroky od pouště.
   *[other] { $steps } kroků od pouště.
 }
voleurs-query-crowd = { $name }: { $number } × { voleurs-pawn }.
voleurs-query-way = { $start }, z { $cell } na { $goal }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 }.
voleurs-query-no-way = { $start }, z { $cell } na { $goal }: žádná cesta.
voleurs-query-goal = { $goal }, { voleurs-dinars }
voleurs-query-goal-change = { $goal }, { voleurs-dinars }, vezír na { $cell }
