# $palace and $target stay uninflected after the word palác.

lesson-companion = Tvůj průvodce
lesson-show = Ukaž mi to
lesson-fold = Méně
lesson-unfold = Více
lesson-again = Zahrát znovu
lesson-next = Celá partie
lesson-rules = Přečíst pravidla

## The Thief of Baghdad (dieb)

lesson-dieb-start = Noc pokročila: ty i { $name } máte po čtyřech truhlách a k výhře jich je potřeba šest. Ještě dvě tedy, dřív než je získá { $name }.
lesson-dieb-win-title = Tahle rozhodne
lesson-dieb-win = V paláci { $palace } máš { $have }/{ $needed } zlodějů. Ještě jeden odnese tvou poslední truhlu a partie v tu chvíli končí.
lesson-dieb-theft-title = Truhla za jednoho zloděje
lesson-dieb-theft = V paláci { $palace } máš { $have }/{ $needed } zlodějů. Ještě jeden a truhla je tvoje. Zloději se ti vrátí a mohou jít hned dál, i v tomto tahu.
lesson-dieb-smuggle-title = Shromažďuj zloděje na jednom místě
lesson-dieb-smuggle = Zloději roztroušení tu a tam nic nevyhrají. V paláci { $palace } jich máš { $have }/{ $needed }; zloděj se tam dostane za { $price ->
    [one] jednu kartu
    [few] { $price } karty
   *[other] { $price } karet
 }, po jedné za každého strážce, který není tvůj.
lesson-dieb-escort-title = Převeď zloděje
lesson-dieb-escort = Tvůj strážce může vzít zloděje s sebou: z paláce { $palace } do paláce { $target }. Jedna karta platí za oba, ať tam stojí strážců kolik chce: často levnější než pašování, a tam se počítá každý zloděj.
lesson-dieb-escort-empty-title = Přiveď zahálejícího zloděje
lesson-dieb-escort-empty = Palác { $palace } je vyloupený: zloději tam nic nezískají. Tvůj strážce může jednoho vzít do paláce { $target } za jedinou kartu, ať tam stojí kdokoli, a příští zloděj tam možná bude poslední, kterého potřebuješ.
lesson-dieb-end-title = Pro tento tah dost
lesson-dieb-end = Na nic dalšího užitečného teď karty nestačí. Ukonči tah a dober si tři karty; co máš shromážděné, zůstane na místě.
lesson-dieb-limit-title = Tři akce se zlodějem jsou pryč
lesson-dieb-limit = Víc než tři za tah nejdou. Ukonči ho a dober si tři karty; tvoji zloději zůstanou, kde jsou.
lesson-dieb-pass-title = I nedělat nic může být plán
lesson-dieb-pass = Nic, na co máš, tě nepřiblíží. Kdo nic neudělá, dobere si čtyři karty a jedna smí být tanečnice, která zastoupí kteroukoli. Vezmi si ji: v paláci { $palace } ti { $missing ->
    [one] chybí jeden zloděj
    [few] chybějí { $missing } zloději
   *[other] chybí { $missing } zlodějů
 }.
lesson-dieb-wait-title = Na tahu: { $name }
lesson-dieb-wait = Sleduj, kde { $name } shromažďuje zloděje: truhly zatím { $won }/{ $goal } a v paláci { $palace } { $missing ->
    [one] chybí jeden zloděj
    [few] chybějí { $missing } zloději
   *[other] chybí { $missing } zlodějů
 }. Tvoji strážci to tam zdražují.
lesson-dieb-threat = Pozor, { $name }: v paláci { $palace } { $missing ->
    [one] chybí jeden zloděj
    [few] chybějí { $missing } zloději
   *[other] chybí { $missing } zlodějů
 } do truhly.
lesson-dieb-won-title = Šest truhel: vítězství je tvoje
lesson-dieb-won = Shromáždit zloděje na jednom místě, nechat strážce, ať zloděje přivede, a počkat na tanečnici, když nic jiného nepomáhá: tak se získávají truhly. V celé partii si strážce rozestavíš podle svého: k palácům, kde stojí i jiní, protože pašovat jde jen kolem cizího strážce, a kde jich je málo, protože každý stojí kartu.
lesson-dieb-lost-title = { $name } má rychlejší zloděje
lesson-dieb-lost = Stává se. Příště shromažďuj zloděje v paláci, kde chybí nejméně, a nech strážce tam, kde má { $name } skoro dost: každý tvůj strážce to tam o kartu zdraží.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = Je šesté kolo. Tvoje narozeninová karta žádá: { $birthday }; smaragd už ve váčku máš. Když kolo skončí a velkovezír stojí v krámu Paláce, vyhrává, kdo má ty správné drahokamy.
lesson-voleurs-trade-title = Měj jasno, co potřebuješ
lesson-voleurs-trade = Co ti chybí, stojí { $price } dinárů, a tvoje karty mají pro tebe hodnotu { $purse }. Obchod nepotřebuješ; ostatní nabízejí, co se hodí jim. Řekni, že máš hotovo.
lesson-voleurs-offer-title = Nabídka, dává ji { $name }
lesson-voleurs-offer = Čtvrť je pravdivá, jméno může být lež. Zeptej se, čeho se { $name } chce zbavit. Máš, co potřebuješ, takže můžeš odmítnout.
lesson-voleurs-gem-title = Kup, co žádá tvoje karta
lesson-voleurs-gem = { $gem } stojí { $price } dinárů a nazpátek se nedává: zaplať kartami, které právě stačí, a jednu dobrou si nech na konec.
lesson-voleurs-slipper-title = Ať nejdřív utrácejí ostatní
lesson-voleurs-slipper = Kdo pohne velkovezírem naposled, rozhodne, kde stojí. Ostatní ještě mají karty a mohli by ho zase vyvést. Předej pantofel a karty si nech.
lesson-voleurs-spend-title = Malá karta koupí čas
lesson-voleurs-spend = Než pantofel předáš, musíš něco koupit, a ostatní ještě mají karty. Utrať kartu, která má pro tebe nejmenší hodnotu, a nech si tu, která přivede velkovezíra domů.
lesson-voleurs-vizier-title = Teď přiveď velkovezíra domů
lesson-voleurs-vizier = Nikdo jiný už kartu nemá, takže to nikdo nezvrátí. Dinár za krok: doveď ho do krámu Paláce a tímto kolem partie skončí.
lesson-voleurs-earn-title = Vydělej víc
lesson-voleurs-earn = Na to, co ti chybí, karty nestačí. O figurku víc v krámu je každé kolo o kartu víc; bohatší čtvrti vynášejí víc.
lesson-voleurs-wait-title = Na řadě: { $name }
lesson-voleurs-wait = Sleduj, co ostatní platí a kam jdou jejich Zloději: Zloděj vedle tvého ti sáhne do váčku. Dohromady mají { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }.
lesson-voleurs-won-title = Všechno nejlepší: vítězství je tvoje
lesson-voleurs-won = Vědět, co je třeba, nepromarnit ani dinár a pohnout velkovezírem, když už nikdo nemůže odpovědět: tak se vyhrávají narozeniny. V celé partii také posíláš agenty do bohatých čtvrtí, při obchodu trochu lžeš a svého Zloděje držíš z dosahu.
lesson-voleurs-lost-title = Tentokrát ne
lesson-voleurs-lost = Velkovezír přišel domů v nepravou chvíli, nebo zmizel drahokam. Nech si silnou kartu, dokud ostatní nějakou mají, a Zloděje drž daleko od jejich.
