# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = waterdrager
character-trade-jafar = sjouwer
character-trade-maryam = kruidenverkoopster
character-trade-idris = veerman
character-trade-dunya = verhalenvertelster
character-trade-safiya = geldwisselaarster
character-trade-thabit = sterrenwichelaar
character-trade-rayhana = kapitein van de wacht
character-trade-shadow = niemand weet het

character-temper-yusuf = eerlijk, haastig
character-temper-jafar = stoutmoedig, gul
character-temper-maryam = zuinig, eerlijk
character-temper-idris = geduldig, vergevingsgezind
character-temper-dunya = leugenaar, speels
character-temper-safiya = zuinig, achterdochtig
character-temper-thabit = geduldig, vooruitziend
character-temper-rayhana = stoutmoedig, wraakzuchtig
character-temper-shadow = kil, vooruitziend

# What a character says, in quotation marks.
talk-quoted = “{ $text }”
talk-line = { $name }: “{ $text }”

# How they present themselves.
talk-says-yusuf = Ik draag water, ik draag nieuws, maar leugens verdraag ik niet.
talk-says-jafar = Zit er een handvat aan, dan neem ik het mee.
talk-says-maryam = Ik betaal nooit drie voor wat morgen twee kost.
talk-says-idris = De rivier brengt alles langs, als ik maar wacht.
talk-says-dunya = Alles wat ik vertel is waar, in een of ander verhaal.
talk-says-safiya = Ik tel jouw kaarten, dan hoef jij het niet te doen.
talk-says-thabit = Je volgende beurt zag ik vorige week al.
talk-says-rayhana = Neem één ding van mij en ik neem er twee van jou.
talk-says-shadow = …
talk-says-adaptive = Wat jij kunt, kan ik ook. Ongeveer.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = Hé! Dat bewaarde ik!
talk-robbed-jafar = Lichte zak, vlugge benen.
talk-robbed-maryam = Zal ik het op de rekening zetten?
talk-robbed-idris = Het water neemt, het water geeft.
talk-robbed-dunya = En in hoofdstuk twee neemt ze wraak.
talk-robbed-safiya = Genoteerd. Met datum.
talk-robbed-thabit = Mars kwam op. Ik had het moeten weten.
talk-robbed-rayhana = Dat gezicht onthoud ik.
talk-robbed-shadow = Houd het warm voor me.
talk-robbed-adaptive = Dat had ik bij jou ook gedaan.

# They take a chest or a gem.
talk-chest-yusuf = Moeder! Kijk eens wat ik heb!
talk-chest-jafar = Hup! Dat weegt lekker.
talk-chest-maryam = Goedkoop, en vers.
talk-chest-idris = Rustig aan, en we zijn er.
talk-chest-dunya = Hier vertellen ze nog jaren over.
talk-chest-safiya = Volgens berekening.
talk-chest-thabit = Het stond geschreven; ik las het alleen voor.
talk-chest-rayhana = Doorlopen. Er is niets meer te zien.
talk-chest-shadow = Je knipperde.
talk-chest-adaptive = Jij had het ook genomen.

# They win.
talk-wins-yusuf = Gewonnen? Dat hoort straks de hele straat!
talk-wins-jafar = Alles thuisbezorgd. Volgende vracht!
talk-wins-maryam = En geen kaart verspild.
talk-wins-idris = De trage boot komt ook aan.
talk-wins-dunya = Einde. Applaus graag.
talk-wins-safiya = De som klopt. Zoals altijd.
talk-wins-thabit = Geloof je nu in de sterren?
talk-wins-rayhana = Op de plaats rust. Het is voorbij.
talk-wins-shadow = Slaap zacht.
talk-wins-adaptive = Deze keer ik. Jij komt ook aan de beurt.

# They lose.
talk-loses-yusuf = Leer je me hoe je dat deed?
talk-loses-jafar = Jij wint. Ik draag het wel even naar je huis.
talk-loses-maryam = Een eerlijke prijs. Ik heb weleens meer betaald.
talk-loses-idris = Morgen weer een overtocht?
talk-loses-dunya = Wat een slot. Ik had het ook zo geschreven.
talk-loses-safiya = Ik kwam één munt tekort. Dat gebeurt geen tweede keer.
talk-loses-thabit = Een ster die ik niet had meegeteld.
talk-loses-rayhana = Goed gevochten. Morgen zelfde tijd, en neem versterking mee.
talk-loses-shadow = Het kan dus.
talk-loses-adaptive = Zo hoort het, om de andere keer.

# They claimed something false, and it came out.
talk-caught-yusuf = Zei ik zijde? Ik… hoopte het.
talk-caught-jafar = Met een volle mand kan ik geen etiketten lezen.
talk-caught-maryam = Het lag naast de saffraan. Het rook wel goed.
talk-caught-idris = Oude ogen, weet je. Heel oude ogen.
talk-caught-dunya = Gelogen? Een betere versie.
talk-caught-safiya = Kijk het gerust na. Niemand doet dat ooit.
talk-caught-thabit = De hemel spreekt waar. Ik woon er alleen in de buurt.
talk-caught-rayhana = In de oorlog heet dat een plan.
talk-caught-shadow = Je geloofde het. Dat was de prijs.
talk-caught-adaptive = Zeg niet dat jij het nooit doet.
