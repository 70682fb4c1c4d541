# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = nosič vody
character-trade-jafar = nosič břemen
character-trade-maryam = prodavačka koření
character-trade-idris = převozník
character-trade-dunya = vypravěčka
character-trade-safiya = směnárnice
character-trade-thabit = hvězdopravec
character-trade-rayhana = velitelka stráže
character-trade-shadow = to nikdo neví

character-temper-yusuf = poctivý, zbrklý
character-temper-jafar = smělý, štědrý
character-temper-maryam = šetrná, poctivá
character-temper-idris = trpělivý, smířlivý
character-temper-dunya = lhářka, hravá
character-temper-safiya = šetrná, podezíravá
character-temper-thabit = trpělivý, prozíravý
character-temper-rayhana = smělá, pomstychtivá
character-temper-shadow = chladný, prozíravý

# What a character says, in quotation marks.
talk-quoted = „{ $text }“
talk-line = { $name }: „{ $text }“

# How they present themselves.
talk-says-yusuf = Nosím vodu, nosím zprávy, jen lež neunesu.
talk-says-jafar = Má to ucha? Tak to odnesu.
talk-says-maryam = Nikdy neplatím tři za to, co bude zítra za dvě.
talk-says-idris = Řeka přinese všechno sama, stačí počkat.
talk-says-dunya = Všechno, co říkám, je v nějakém příběhu pravda.
talk-says-safiya = Karty ti spočítám, nenamáhej se.
talk-says-thabit = Tvůj příští tah znám už od minulého týdne.
talk-says-rayhana = Vezmi mi jedno a já ti vezmu dvě.
talk-says-shadow = …
talk-says-adaptive = Co umíš ty, umím tak nějak i já.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = Hej! To jsem si šetřil!
talk-robbed-jafar = Lehčí pytel, rychlejší nohy.
talk-robbed-maryam = Mám to připsat na účet?
talk-robbed-idris = Voda bere, voda dává.
talk-robbed-dunya = A v druhé kapitole přijde pomsta.
talk-robbed-safiya = Zapsáno. I s datem.
talk-robbed-thabit = Vycházel Mars. Měl jsem to tušit.
talk-robbed-rayhana = Tvou tvář si zapamatuju.
talk-robbed-shadow = Opatruj mi to.
talk-robbed-adaptive = Na tvém místě bych jednal stejně. Vlastně jednám.

# They take a chest or a gem.
talk-chest-yusuf = Mami! Koukej, co mám!
talk-chest-jafar = Hej rup! To má váhu.
talk-chest-maryam = Levně, a čerstvé.
talk-chest-idris = Pomaloučku, a jsme tu.
talk-chest-dunya = O tomhle se bude vyprávět léta.
talk-chest-safiya = Přesně podle výpočtu.
talk-chest-thabit = Bylo to psáno, já to jen přečetl.
talk-chest-rayhana = Rozejděte se. Už tu není nic k vidění.
talk-chest-shadow = Stačilo mrknout.
talk-chest-adaptive = Ty přece taky nic nenecháš ležet.

# They win.
talk-wins-yusuf = Já vyhrál? To se dozví celá ulice!
talk-wins-jafar = Všechno je doma. Další náklad, prosím!
talk-wins-maryam = A ani karta nazmar.
talk-wins-idris = I pomalá loďka dopluje.
talk-wins-dunya = Konec. Prosím o potlesk.
talk-wins-safiya = Účet souhlasí. Jako vždy.
talk-wins-thabit = Už věříš na hvězdy?
talk-wins-rayhana = Pohov. Je po všem.
talk-wins-shadow = Dobrou noc.
talk-wins-adaptive = Tentokrát já. Příště zase ty.

# They lose.
talk-loses-yusuf = Naučíš mě, jak se to dělá?
talk-loses-jafar = Vyhráváš. Donesu ti to domů.
talk-loses-maryam = Slušná cena. Už jsem platila i víc.
talk-loses-idris = Zítra zase na druhý břeh?
talk-loses-dunya = To je závěr! Taky bych ho tak napsala.
talk-loses-safiya = Chyběla mi jedna mince. Podruhé chybět nebude.
talk-loses-thabit = Hvězda, kterou jsem nezapočítal.
talk-loses-rayhana = Dobrý boj. Zítra ve stejnou dobu, a vezmi si posily.
talk-loses-shadow = Takže to jde.
talk-loses-adaptive = Tak to má být, jednou za dva zápasy.

# They claimed something false, and it came out.
talk-caught-yusuf = Že jsem říkal hedvábí? No… doufal jsem.
talk-caught-jafar = Plný koš, přes ten nápisy nevidím.
talk-caught-maryam = Leželo to vedle šafránu. Vonělo to správně.
talk-caught-idris = Staré oči, to víš. Moc staré oči.
talk-caught-dunya = Lež? Vylepšená verze.
talk-caught-safiya = Klidně si to ověř. Nikdo to nikdy nedělá.
talk-caught-thabit = Nebesa nelžou. Já bydlím jen poblíž.
talk-caught-rayhana = Ve válce se tomu říká plán.
talk-caught-shadow = Důvěra. To byla ta cena.
talk-caught-adaptive = Neříkej, že to nikdy neděláš.
