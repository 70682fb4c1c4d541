# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = O co jde
voleurs-title-aim = Cíl
voleurs-rule-aim =
    Tři až šest zlodějů a každý má narozeninové přání: určité drahokamy, tajné přede všemi ostatními. Tvoji agenti vydělávají karty v krámech města. Karty vyměňuješ, ne vždy poctivě, a utrácíš je za další agenty, za drahokamy a za pohyb. Když velkovezír dorazí domů do Paláce, otevřou se váčky a vyhrávají **všichni**, komu se přání splnilo.
    > S jednou z voleb mohou hrát i dva, ale hra pro to není dělaná.
voleurs-title-birthdays = Narozeninové karty
voleurs-rule-birthdays =
    Je jich šest, každá jiná, a každý hráč má jednu. Karta žádá určité **pravé** drahokamy; padělky se nikdy nepočítají. Mít víc neškodí, a kde má být mezi dvěma drahokamy rubín, je jedním z těch dvou.
voleurs-title-city = Město
voleurs-rule-city =
    Pět čtvrtí za hradbami se vine od chudé k bohaté: **Bazar**, **Přístav**, **Súk**, **Kasba**, **Palác**. Každé políčko je **krám**, který vynáší karty, nebo **ulice**, která je nevynáší. Z jedné čtvrti do další vedou jen brány, někdy i několik; brána je mezera v hradbě, ne políčko. Venku leží **poušť**, ani ta není políčko. Na jejím okraji je pět políček Bazaru, jediné vstupy. Ven nevede nic.

voleurs-chapter-setup = Příprava
voleurs-title-box = V krabici
voleurs-rule-box =
    Velkovezír a šest Zlodějů; pro každého hráče 7 karavaníků, 6 obchodníků, 3 makléři a 4 vrazi; 20 drahokamů; pantofel; 6 narozeninových karet, 6 karet Zlodějů a 68 obchodních karet: 60 druhů zboží, 5 karet drahokamů a 3 překvapení, v pěti balíčcích s vlastním rubem. Každý má váček na drahokamy.
    > Seznam, který známe, říká vrahům „zloději“, a štítky čtvrtí v pravidlech nemají žádný úkol. Barvy jsou věc vkusu.
voleurs-title-layout = Stůl
voleurs-rule-layout =
    Agenti a drahokamy leží otevřeně v zásobě. Pět balíčků a narozeninové karty jsou zamíchané, lícem dolů. Velkovezír čeká v poušti před městem.
voleurs-title-thieves = Tvůj Zloděj
voleurs-rule-thieves =
    Postupně si každý vybere jednoho ze šesti Zlodějů. Leží otevřeně a určuje, jakou hodnotu má pro tebe zboží. Celkem vzato je všech šest stejně dobrých. Pak si každý vezme narozeninovou kartu, tajně se na ni podívá a vezme si Zloděje, dva karavaníky a prázdný váček.
    > Za nejmladšího platí první místo u stolu a vybírá první. S jednou z voleb se Zloději rozdají.
voleurs-title-placing = První figurky
voleurs-rule-placing =
    Počínaje prvním hráčem postaví každý jednu ze svých tří figurek do Bazaru, třikrát dokola: Zloděje na prázdnou **ulici**, karavaníky do prázdných **krámů**. Později smí stát kdokoli kdekoli. První hráč si vezme pantofel a začíná první kolo.

voleurs-chapter-cards = Karty
voleurs-title-goods = Zboží
voleurs-rule-goods =
    Každé ze 60 druhů zboží má hodnotu v dinárech a ta závisí na tom, kdo ho utrácí: co má malou hodnotu pro tebe, může být drahé pro jiného. Ke každé čtvrti patří dvanáct druhů; čím bohatší čtvrť, tím mají větší hodnotu. Tabulka je otevřená všem.
    > V jednom příkladu má Železo pro Davida hodnotu 8; je to 9, jako v tabulce.
voleurs-title-surprises = Překvapení
voleurs-rule-surprises =
    Jsou tři a mají pro všechny stejnou hodnotu: jedno samo **1** dinár, dvě dohromady **10**, všechna tři **50**. Dohromady se počítají jen ta v téže platbě a vedle nich smí ležet zboží.
voleurs-title-gemcards = Karty drahokamů
voleurs-rule-gemcards =
    V každém balíčku je jedna. Koupí svůj drahokam, zadarmo i tam, kde ceny stouply, a nic jiného, a nikdy se nepřidává k jiným kartám. Protože nakonec musí být všechny ruce prázdné, dřív nebo později ji použiješ; platí to jako nákup. Když je drahokam vyprodaný, jeho karta po kole opustí hru.
    > Vyprodá-li se právě v tomto kole, zahodíš kartu, až budeš na řadě. I to platí jako nákup.

voleurs-chapter-round = Kolo
voleurs-title-round = Tři kroky
voleurs-rule-round =
    Nejprve si všichni doberou **příjem**, po směru hodinových ručiček od pantofle. Pak všichni **obchodují**, dokud někdo chce. Pak se **nakupuje**, dokud někdo drží kartu. Všechny karty se vrátí do svých balíčků, ty se zamíchají a pantofel zůstane, kde je. Jestli partie neskončila, začíná další kolo.
voleurs-title-income = Příjem
voleurs-rule-income =
    Za každou svou figurku v krámu si dobereš kartu té čtvrti; vydělává i tvůj Zloděj. Vrazi nevydělávají, ani nikdo na ulici nebo v poušti. Velkovezír nevydělává nikomu, ale políčko zabírá. V prvním kole to jsou pro každého dvě karty Bazaru.
    Příklad: makléř a vrah v krámech Přístavu, obchodník na ulici v Kasbě, tvůj Zloděj a karavaník tam v krámech: jedna karta Přístavu, dvě Kasby.
    > Dobírat se musí. Dojde-li balíček, bere se figurku po figurce, dokud karty jsou. Kdo nemá nikoho v krámu, nedostane nic, ale může ještě vyhrát. Nedostane-li kartu vůbec nikdo, partie hned končí.
voleurs-title-trade = Obchod
voleurs-rule-trade =
    Dva hráči si smějí vyměnit obchodní karty, kolik chtějí za kolik chtějí, nebo jeden druhému nějaké dát. Karty se neukazují a jejich hodnota se neříká. **Čtvrť** karty je vždy pravdivá, ukazuje ji rub; **jméno** může být lež, dokonce i to, zda je to karta drahokamu nebo překvapení. Když se dva dohodnou, karty změní majitele naráz a neviděny. Co dostaneš, smíš měnit dál. Drahokamy a figurky se nikdy neobchodují.
    > Tvrzení ani sliby nikoho nezavazují. Narozeninové karty a váčky nikdo neukazuje. Obchod ve třech jsou dva obchody po sobě.
voleurs-title-offers = Nabídky tady
voleurs-rule-offers =
    Obchoduje se nabídkami. Vyložíš skutečné karty, každou třeba pod nějakým jménem, a řekneš, kolik karet které čtvrti chceš od jednoho hráče. Ten vybere, co dá na oplátku, nebo odmítne; ty smíš nabídku stáhnout. Karta může ležet ve více nabídkách: první přijatá ostatní zruší. Kdo už nechce, řekne „hotovo“, a nová nabídka ho zase probudí. Když mají všichni hotovo, obchod končí; uzavřená výměna oba zase probudí, a kdo nemá karty, může ještě nějaké dostat.
voleurs-title-slipper = Pantofel
voleurs-rule-slipper =
    Kdo má pantofel, nakupuje, **aspoň jednou**, a smí pokračovat, dokud má karty. Pak ho předá jinému hráči, kterému chce a který má kartu, a své karty si může nechat na později. Během kola k tobě může přijít vícekrát. Když nikdo jiný kartu nemá, nakupuješ, dokud ti nějaká zbývá; když ji nemáš ty a jiní ano, předáš ho. Kdo ho má na konci kola, nechá si ho a začíná další.
    > Kdo ho má bez karet, hned ho předá. Není-li nic užitečného, vždycky jde koupit pohyb o nula políček. Smí se vrátit tam, odkud přišel.
voleurs-title-paying = Placení
voleurs-rule-paying =
    Koupit se dají tři věci: agent, drahokam, pohyb. Platíš jednou nebo více kartami, které mají **pro tebe** dohromady aspoň tu cenu. Nazpátek se nedává a karta se nedělí: jedna platba, jeden nákup. Přeplatit se smí.
voleurs-title-undo = Vrácení akce
voleurs-rule-undo =
    > Co uděláš, lze vzít zpět, dokud nejednal někdo jiný nebo nevyšlo najevo něco skrytého. Nákup ukazuje karty, takže platí.

voleurs-chapter-purchases = Nákupy
voleurs-title-agents = Agenti
voleurs-rule-agents =
    Agent přijde z tvé zásoby, dokud v ní ten druh je, a stojí v poušti. Už tvůj příští nákup jím smí pohnout.
voleurs-title-gems = Drahokamy
voleurs-rule-gems =
    Drahokam stojí svou cenu, nebo svou kartu drahokamu, a jde do tvého váčku. Do zásoby se drahokamy nikdy nevracejí: co je vyprodané, zůstane vyprodané. Padělky nemají žádnou hodnotu, ale zloděj, který ti sáhne do váčku, může chytit právě padělek.
voleurs-title-move = Pohyb
voleurs-rule-move =
    Jeden dinár posune jednu figurku o políčko: tvou, nebo velkovezíra. Smíš dojít blíž, než jak zaplatíš. Z pouště se vchází přes pět políček na jejím okraji a už to první stojí dinár. Ve městě jdeš, kudy chceš, přes jiné figurky, bránami, nikdy skrz hradby, a skončíš na **prázdném** políčku. Zpátky do pouště, kde je místo pro všechny, nikdo nechodí.
    > Pohyb o nula políček jde koupit za kteroukoli kartu, třeba jen proto, aby karta zmizela z ruky. Nejkratší cesta se spočítá za tebe.
voleurs-title-abilities = Co figurky umějí
voleurs-rule-abilities =
    Na konci zaplaceného pohybu, i o nula políček, smí figurka **jednou** zaútočit na figurku na sousedním políčku. Ne skrz hradbu, ale bránou ano; ne na nikoho v poušti ani odtud; a ne cestou.
    > Vyhánět a zabíjet smíš i své figurky, pokud to volba nezakazuje. Vedle téže oběti smíš útočit znovu a znovu, pokaždé za kartu. S jinou volbou útočí figurky z pouště na ty na jejím okraji.
voleurs-title-merchants = Obchodníci a makléři
voleurs-rule-merchants =
    Obchodník pošle do pouště karavaníka, makléř obchodníka, a nikoho jiného. Odtud smějí zase přijít. Karavaníci nikomu nic nedělají.
voleurs-title-assassins = Vrazi
voleurs-rule-assassins =
    Vrah zabije kteréhokoli agenta, který je navždy ze hry, a jde do pouště. Je-li obětí vrah, jsou ze hry oba, i když jsou oba tvoji. Zloděje ani velkovezíra zabít nelze. Makléři a vrazi se tedy musejí bát jen vrahů.
voleurs-title-robbing = Loupež
voleurs-rule-robbing =
    Tvůj Zloděj vezme drahokam z váčku cizího Zloděje, náhodně, každý jednotlivý stejně pravděpodobně. Kdo loupí a kdo je oloupen, vědí který; nikdo jiný ne. Z prázdného váčku se loupit nedá, pohyb ale platí. Zloději město nikdy neopustí.
voleurs-title-vizier = Velkovezír
voleurs-rule-vizier =
    Pohnout jím smí každý, kdo nakupuje, podle pravidel pro figurky, na kterékoli prázdné políčko města; jakmile je uvnitř, do pouště se nevrátí. Nic nedělá a jemu nelze nic udělat. Dokud má někdo kartu, lze ho z Paláce zase vyvést.
    > Jsou-li všechny krámy Paláce obsazené, partie pokračuje, dokud nebude místo.

voleurs-chapter-end = Konec
voleurs-title-end = Kdy partie končí
voleurs-rule-end =
    Partie končí kolem, po němž, když jsou všechny ruce prázdné, velkovezír stojí v **krámu Paláce**. Ulice nestačí, ani že tam byl. Záleží tedy na tom, kdo jím pohne naposled.
    > Když jím nikdo nepohne, hraje se dál.
voleurs-title-winners = Kdo vyhrál
voleurs-rule-winners =
    Ukážou se narozeninové karty a váčky. Všichni, kdo mají ve váčku, co jejich karta žádá, vyhráli společně. Není-li nikdo takový, vyhrává nejbohatší váček: padělek 0, safír 12, smaragd 20, rubín 27, diamant 35 dinárů.
    > Stejně bohatí vyhrávají společně, i kdyby neměli vůbec nic.

voleurs-chapter-knowing = Kdo co ví
voleurs-title-knowing = Otevřené a skryté
voleurs-rule-knowing =
    Skrytá jsou jména karet v rukou, pořadí balíčků, narozeninové karty a obsah váčků. Otevřené jsou počet a čtvrť všech karet v rukou, zaplacené karty, drahokamy v zásobě a každý ve chvíli nákupu, počet drahokamů v každém váčku, herní plán, poušť a všechny zásoby. Co změnilo majitele v obchodě, vědí ti dva; co vzala loupež, zloděj a oběť.

voleurs-chapter-advanced = Pravidla pro pokročilé
voleurs-title-refuge = Útočiště
voleurs-rule-refuge =
    Karavaníky a obchodníky na **ulicích** nelze vyhnat, ani vlastními. Zabít je lze.
voleurs-title-blocking = Blokování
voleurs-rule-blocking =
    Žádná figurka neprojde přes cizího karavaníka; musí ho obejít. Přes vlastní smí. U velkovezíra se počítají soupeři toho, kdo platí. Skončit vedle nich smíš. Pět jich dokáže uzavřít poušť.
voleurs-title-vizierkill = Vražda velkovezíra
voleurs-rule-vizierkill =
    Jednou za partii smí vrah zabít velkovezíra, i v Paláci. Oba jdou do pouště, všech šest narozeninových karet se zamíchá a rozdá znovu. Třeba se ti vrátí tvoje stará.
voleurs-title-exchange = Výměna
voleurs-rule-exchange =
    Místo loupeže naslepo se tvůj Zloděj smí podívat oběti do váčku, vzít drahokam podle tvého výběru a vložit tam jeden tvůj pravý. Potřebuješ k tomu pravý drahokam a váček nesmí být prázdný. Padělek vzít smíš, dát ne.
voleurs-title-prices = Rostoucí ceny
voleurs-rule-prices =
    Jakmile zbývá jediný drahokam svého druhu, stojí o 5 dinárů víc. Jeho karta drahokamu ho koupí i tak a na jeho hodnotě na konci se nic nemění.
voleurs-title-change = Drobné pro velkovezíra
voleurs-rule-change =
    Co má nejraději sám autor: o kolik se při nákupu přeplatilo, o tolik smí hned jít velkovezír, dinár za políčko.

voleurs-chapter-plan = Herní plán
voleurs-title-plan = Náš plán města
voleurs-rule-plan =
    Tištěný plán je ztracený; náš je nakreslený podle toho, co o něm říkají pravidla. Krámů dost pro začátek všech, ale ne víc, než kolik unesou balíčky, brány po dvou na ulicích, cesty, které se k bohatým prodlužují. Každý plán lze podle toho prověřit a můžeš si nakreslit vlastní.

# Under the pictures
voleurs-figure-birthdays = Šest narozeninových karet
voleurs-figure-city = Kulaté město: výrazná políčka jsou krámy, bledá ulice; silné čáry jsou hradby, zlaté mezery brány. Poušť leží vlevo dole.
voleurs-figure-placing = Dva hráči mají rozestavěno: Zloději (T) na ulicích, karavaníci (C) v krámech.
voleurs-figure-goods = Jakou hodnotu má které zboží pro kterého Zloděje, v dinárech
voleurs-figure-income = Příklad: jedna karta Přístavu, dvě Kasby.
voleurs-figure-agents = Figurky každého hráče
voleurs-figure-gems = Drahokamy, jejich ceny a hodnota, v dinárech
voleurs-figure-move = Kam tvůj obchodník (M) dojde za tři dináry. Vedle soupeřova karavaníka (C) ho smí poslat do pouště.
voleurs-figure-merchants = Tvůj obchodník (M) vedle soupeřova karavaníka (C); soupeřův makléř (B) vedle tvého druhého obchodníka.
voleurs-figure-end = Velkovezír (V) v krámu Paláce: nemá-li už nikdo kartu, partie končí.
