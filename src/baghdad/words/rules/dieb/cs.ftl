# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = O co jde
dieb-title-aim = Cíl
dieb-rule-aim =
    Noc nad Bagdádem. Šest paláců střeží na terase své poklady a ty máš dvanáct hbitých zlodějů a pár strážců, kteří berou tvé peníze. Jakmile je na jednom nádvoří dost tvých zlodějů, odnesou vrchní truhlu.
    Kdo má první dost truhel, vyhrává: **6** při hře dvou, **5** tří, **4** čtyř hráčů. Těžká truhla neplatí víc než lehká.
dieb-title-palace = Palác
dieb-rule-palace =
    Každý ze šesti paláců má tři části. Na **terase** leží hromádka truhel; číslo na vrchní říká, kolik zlodějů jednoho a téhož hráče ji unese. Na **nádvoří** je místo pro libovolný počet zlodějů, ať patří komukoli. Před **bránou** jsou čtyři místa pro strážce.
    Strážci jsou tvoji, ostatních hráčů, nebo černí a neutrální. Každý strážce, který není tvůj, je pro tebe **cizí**.

dieb-chapter-setup = Příprava
dieb-title-box = V krabici
dieb-rule-box =
    48 zlodějů a 16 strážců ve čtyřech barvách, 8 neutrálních strážců, 24 truhel (po šesti od síly 4, 5, 6 a 7), 102 karet paláců (17 od každého) a 8 tanečnic.
    Truhel je vždycky dost na to, aby někdo vyhrál, i když jeden palác se klidně může vyprázdnit. Nic nikdy nezmizí ze hry: zaplacené karty se vracejí a zloději také.
dieb-title-board = Herní plán
dieb-rule-board =
    Na každou terasu přijdou čtyři truhly: dole 7, pak 6, 5 a nahoře 4. Před každým palácem stojí jeden neutrální strážce; zbylí dva zůstanou v krabici. Karty paláců se zamíchají do balíčku lícem dolů. Tanečnice do něj nepatří: leží otevřeně vedle.
dieb-title-players = Hráči
dieb-rule-players =
    Začíná nejstarší, dál se hraje po směru hodinových ručiček. Každý si vezme dvanáct zlodějů jedné barvy do zásoby a strážce: ve dvou po **4**, ve třech po **3**, ve čtyřech po **2**. První hráč dostane 6 karet paláců, každý další o jednu víc než předchozí: 7, 8, 9. S tanečnicí nezačíná nikdo.
    > Kdo začíná, tu rozhoduje místo u stolu: začíná první. Chtějí-li dva stejnou barvu, má ji ten, kdo si o ni řekl dřív.
dieb-title-placing = Rozestavení strážců
dieb-rule-placing =
    Po jednom a postupně všichni stavějí své strážce na volná místa; začíná první hráč. Před palácem stojí nejvýše čtyři strážci; kolik z nich je tvých, je na tobě. Tvoje karty zůstanou lícem dolů, dokud nestojí poslední strážce. Pak si všichni vezmou karty do ruky a začíná první tah.
    > Všechna čtyři místa může mít jediný hráč. Pak tam nikdo nepropašuje zloděje, dokud některý strážce neodejde. S jednou z voleb si každý smí své karty při stavění prohlédnout.

dieb-chapter-turn = Tvůj tah
dieb-title-turn = Tah
dieb-rule-turn =
    Ve svém tahu děláš akce, kolikrát chceš a kolik jich zaplatíš, v libovolném pořadí, klidně i stejnou znovu. Nikdy nemusíš. Když skončíš, dobereš si karty a na tahu je další hráč.
    Každá akce se provede celá, i s krádeží, kterou třeba způsobí, a teprve pak další. Karty dobrané na konci tahu jsou pro další tahy.
dieb-title-paying = Placení
dieb-rule-paying =
    Jsou čtyři akce a každá se platí kartami paláců z ruky, které jdou na společný odkládací balíček. Platíš přesně cenu: nikdy víc, a jinak se karet zbavit nedá. **Tanečnice** platí jako karta kteréhokoli paláce, i když tu pravou máš, a cena může být celá v tanečnicích. Zaplacená tanečnice se hned vrací mezi otevřené.
    > Jedna karta nikdy nezaplatí dvě akce. Tanečnici si můžeš nechat na kterýkoli pozdější tah.
dieb-title-undo = Vrácení akce
dieb-rule-undo =
    Tady můžeš akci vzít zpět, dokud nevyjde najevo nic skrytého, tedy dokud se nedobíraly karty ani nebraly do ruky, a dokud partie neskončila. Všechno se vrátí na své místo, i zaplacené karty a tanečnice.

dieb-chapter-actions = Čtyři akce
dieb-title-smuggle = Propašovat zloděje
dieb-rule-smuggle =
    Zloděj z tvé zásoby vklouzne na nádvoří. Před tím palácem musí stát aspoň jeden **tvůj** strážce, který se dívá jinam, a aspoň jeden **cizí**, kterého je třeba podplatit. Cena je jedna karta toho paláce za každého cizího strážce: 1, 2 nebo 3 karty. Tvoji strážci nestojí nic.
    Cena se počítá pro každého zloděje znovu. Když mezitím některý strážce přijde nebo odejde, změní se.
    > Propašovat zloděje smíš i do paláce bez truhel. Jen tam nic nezískáš.
dieb-title-guard = Přesunout svého strážce
dieb-rule-guard =
    Tvůj strážce jde od jednoho paláce k libovolnému jinému, kde je volné místo. Stojí to jednu kartu, opuštěného nebo cílového paláce, jak chceš. Na vzdálenosti nezáleží a týž strážce může jít v jednom tahu i vícekrát.
    > Před plným palácem se strážci nevyměňují. Tvůj poslední strážce smí nechat tvé zloděje v paláci; zůstanou tam a dál se počítají. I poslední cizí strážce smí odejít: pak tam nikdo nic nepropašuje.
dieb-title-escort = Vzít zloděje s sebou
dieb-rule-escort =
    Když jde tvůj strážce, může s ním jít jeden tvůj zloděj z opuštěného nádvoří na cílové, za tutéž jedinou kartu. Cizí strážci tu nestojí nic a žádný z obou paláců je mít nemusí. Doprovází jen tvůj vlastní strážce, jen jednoho zloděje najednou a jen tvého.
    Cizími zloději nikdo nikdy nehýbá.
dieb-title-neutral = Přesunout neutrálního strážce
dieb-rule-neutral =
    Neutrální strážce jde od jednoho paláce k jinému s volným místem. Stojí to **dvě** karty, po jedné z obou paláců; tanečnice mohou zastoupit jednu i obě. Vlastní figurky u nich mít nemusíš. Strážci jiných hráčů se přesouvat nedají.
dieb-title-limit = Třikrát se zlodějem
dieb-rule-limit =
    Pašování a doprovod jsou akce se zlodějem. V jednom tahu smíš udělat dohromady **tři**. Pohyby strážců bez zloděje omezují jen tvoje karty. Vzít truhlu není akce a nepočítá se. Co nevyužiješ, propadá; v každém tahu se počítá od začátku.

dieb-chapter-theft = Krádež truhly
dieb-title-theft = Krádež
dieb-rule-theft =
    Jakmile máš na nádvoří tolik zlodějů, kolik vrchní truhla žádá, vezmou ji, ať se tam dostali jakkoli a ať je poblíž strážce, nebo ne. Tito zloději se hned vrátí do tvé zásoby a v témže tahu je můžeš použít znovu. Cizí zloději a všichni strážci zůstanou. Další truhla žádá o jednoho zloděje víc.
    > Jinak se zloději nevracejí. Zlodějů někde přibývá jen tomu, kdo je na tahu, takže dva hráči nikdy nemají dost zároveň a jedna akce nikdy nepřinese dvě truhly.
dieb-title-empty = Palác bez truhel
dieb-rule-empty =
    Vyloupený palác zůstává ve hře. Strážci a zloději přicházejí a odcházejí, jeho kartami se dál platí přesuny a zloděje, který tam zůstal, lze odvést tam, kde je co krást.

dieb-chapter-drawing = Dobírání karet
dieb-title-draw = Konec tahu
dieb-rule-draw =
    Proběhla-li v tvém tahu aspoň jedna akce, dobereš si **tři** karty. Pokud žádná, pasuješ a dobereš si **čtyři** a jedna z nich smí být otevřená tanečnice. O tanečnici rozhoduješ dřív, než ostatní karty uvidíš. Dobírá se vždy plný počet a karet v ruce může být kolik chce.
dieb-title-dancers = Tanečnice
dieb-rule-dancers =
    Tanečnici získá jen ten, kdo pasuje, a vždy jen jednu. Brát ji nemusíš. Když žádná otevřená nezbývá, je i čtvrtá karta z balíčku jako ostatní. Všech osm je veřejných: každý vidí, kdo jich kolik má.
dieb-title-pile = Když dojde balíček
dieb-rule-pile =
    Když je potřeba karta a balíček je prázdný, zamíchá se odkládací balíček a stane se novým, třeba i uprostřed dobírání. Jsou-li prázdné oba, dobereš si, co je, nebo nic.

dieb-chapter-end = Konec
dieb-title-end = Vítězství
dieb-rule-end =
    Rozhodující truhlou všechno hned končí: žádná další akce, žádné dobírání, žádné dohrávání kola. Nic se nesčítá a remízy nejsou.
dieb-title-standstill = Když se už nic neděje
dieb-rule-standstill =
    > Uplyne-li celé kolo, v němž nikdo nic neudělá a nikdo si nedobere kartu, partie končí. Vyhrává, kdo má nejvíc truhel, třeba i více hráčů společně. Když strážci chodí sem a tam, není to klid: každý krok stojí kartu. Když někdo odejde, hraje za něj počítač.

dieb-chapter-knowing = Kdo co ví
dieb-title-knowing = Otevřené a skryté
dieb-rule-knowing =
    Skryté jsou jen dvě věci: pořadí balíčku a karty paláců v rukou. Dokud nestojí poslední strážce, neznáš ani své vlastní karty. Všem je otevřené ostatní: herní plán, zásoby, získané i zbylé truhly, počet karet v každé ruce a tanečnice mezi nimi, velikost balíčku, všechny odhozené karty a kolik akcí se zlodějem kdo v tomto tahu už provedl.

dieb-chapter-variants = Varianty a vydání
dieb-title-tactical = Taktická varianta
dieb-rule-tactical =
    Předem nestojí žádný neutrální strážce. Každý hráč kromě svých staví ještě dva neutrální, stále po jednom, a pokaždé si vybere, kterého. Při 2, 3 nebo 4 hráčích jsou tak ve hře 4, 6 nebo 8 neutrálních; ostatní zůstanou v krabici. Palác může začít úplně bez strážců. Vše ostatní je jako obvykle a karty zůstávají skryté jako vždy.
dieb-title-editions = Čtyři vydání
dieb-rule-editions =
    Francouzská, česká, italská a nizozemská pravidla se shodují téměř ve všem. Kde ne, hrajeme, jak stojí výše, a volby ti dovolí hrát podle tvé krabice:
    - **Pas bez tanečnic** (české): když žádná neleží, smíš jmenovat palác své čtvrté karty. Tři přijdou naslepo, pak se tahle vyhledá v balíčku a ukáže.
    - **Vzít truhlu je dobrovolné** (nizozemské): dokud tam máš dost zlodějů, smíš ji vzít kdykoli ve svých tazích. Není to akce; kdo nic jiného neudělá, přesto pasuje. Zloději navíc zůstanou.
    - **Truhly lícem dolů** (francouzské, italské, nizozemské): jen otázka vzhledu.

# Under the pictures
dieb-figure-palace = Vrchní truhla žádá čtyři zloděje. Na nádvoří: dva tvoji a jeden soupeřův. Před bránou: tvůj strážce, soupeřův, černý neutrální a volné místo.
dieb-figure-setup = Než se postaví první strážce: plné hromádky, před každým palácem neutrální strážce.
dieb-figure-smuggle = Dva cizí strážci, takže zloděj stojí dvě karty tohoto paláce.
dieb-figure-guard = Strážce jde od jednoho paláce ke druhému, za kartu jednoho, nebo druhého.
dieb-figure-escort = Tatáž karta a zloděj jde s ním.
dieb-figure-neutral = Černý strážce na cestě, za kartu z každého z obou paláců.
dieb-figure-theft = Tři ze čtyř už tam jsou. Další krádež dokoná.
dieb-figure-dancers = Po pasu: tři karty z balíčku a tanečnice.
