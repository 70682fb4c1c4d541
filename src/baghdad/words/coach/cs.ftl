# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Tvůj trenér
coach-off = Bez trenéra
coach-less = Říkej méně
coach-more = Říkej více
coach-stop = Počkej.
coach-back = Vzít zpět
coach-anyway = Přesto zahrát
coach-quiet = Už mě nevaruj
coach-dieb-aim = Ještě potřebuješ truhly: { $number }. Palác { $palace }: { $missing ->
    [one] chybí jeden zloděj
    [few] chybějí { $missing } zloději
   *[other] chybí { $missing } zlodějů
 }.
coach-dieb-chest = Vezmi ji teď: jeden zloděj do paláce { $palace }, za { $price ->
    [one] jednu kartu
    [few] { $price } karty
   *[other] { $price } karet
 }.
coach-dieb-smuggle = Přiveď zloděje do paláce { $palace }: { $missing ->
    [one] chybí jeden
    [few] chybějí { $missing }
   *[other] chybí { $missing }
 } a další stojí { $price ->
    [one] jednu kartu
    [few] { $price } karty
   *[other] { $price } karet
 }.
coach-dieb-escort = Ať strážce přivede zloděje k paláci { $palace }: { $missing ->
    [one] chybí jeden
    [few] chybějí { $missing }
   *[other] chybí { $missing }
 } a jedna karta platí za oba.
coach-dieb-guard = Potom přesuň strážce k paláci { $palace }: bez něj se nikdo dovnitř nedostane.
coach-dieb-keep = Nech si karty paláce { $palace }: { $missing ->
    [one] chybí tam jeden zloděj
    [few] chybějí tam { $missing } zloději
   *[other] chybí tam { $missing } zlodějů
 }.
coach-dieb-wait = Teď tě nic nepřiblíží: kdo neudělá nic, dobere si o kartu víc, nebo si vezme tanečnici.
coach-dieb-lost = Truhla paláce { $palace } může být v tomto tahu tvoje: { $missing ->
    [one] chybí jeden zloděj
    [few] chybějí { $missing } zloději
   *[other] chybí { $missing } zlodějů
 }. Potom už ne.
coach-voleurs-aim = Tvoje narozeninová karta žádá: { $birthday }. Chybějící drahokamy: { $missing }.
coach-voleurs-home = Máš, co žádá tvoje narozeninová karta: { $birthday }. Teď musí velkovezír domů.
coach-voleurs-trade = Vyměň, co má pro tebe malou cenu, za to, co má větší, a dívej se na ruby karet.
coach-voleurs-buy = Kup teď: { $gems }.
coach-voleurs-save = Šetři: nejlevnější drahokam, který ti chybí, stojí { $price }.
coach-voleurs-vizier = Doveď velkovezíra do krámu Paláce, až nikdo nebude moci odpovědět.
coach-voleurs-agent = Každá další figurka v krámu dobere každé kolo o kartu víc.
coach-voleurs-slipper = Až nakoupíš dost, předej pantofel a nech si silnou kartu.
coach-voleurs-lost = { $gem } je na tvé narozeninové kartě, stojí { $price } a teď na to máš. Potom už ne.
