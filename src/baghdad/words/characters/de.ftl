# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = Wasserträger
character-trade-jafar = Lastträger
character-trade-maryam = Gewürzhändlerin
character-trade-idris = Fährmann
character-trade-dunya = Geschichtenerzählerin
character-trade-safiya = Geldwechslerin
character-trade-thabit = Sterndeuter
character-trade-rayhana = Kommandantin der Wache
character-trade-shadow = niemand weiß es

character-temper-yusuf = ehrlich, hastig
character-temper-jafar = kühn, großzügig
character-temper-maryam = sparsam, ehrlich
character-temper-idris = geduldig, nachsichtig
character-temper-dunya = verlogen, verspielt
character-temper-safiya = sparsam, misstrauisch
character-temper-thabit = geduldig, weitsichtig
character-temper-rayhana = kühn, rachsüchtig
character-temper-shadow = kalt, weitsichtig

# What a character says, in quotation marks.
talk-quoted = „{ $text }“
talk-line = { $name }: „{ $text }“

# How they present themselves.
talk-says-yusuf = Ich trage Wasser, ich trage Neuigkeiten, nur Lügen kann ich nicht ertragen.
talk-says-jafar = Hat es Henkel, trag ich es weg.
talk-says-maryam = Ich zahle nie drei für etwas, das morgen zwei kostet.
talk-says-idris = Der Fluss bringt alles an mir vorbei, wenn ich nur warte.
talk-says-dunya = Alles, was ich erzähle, ist in irgendeiner Geschichte wahr.
talk-says-safiya = Ich zähle deine Karten, dann musst du es nicht tun.
talk-says-thabit = Deinen nächsten Zug habe ich letzte Woche gesehen.
talk-says-rayhana = Nimm mir eins, und ich nehme dir zwei.
talk-says-shadow = …
talk-says-adaptive = Was du kannst, kann ich auch. Ungefähr.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = He! Das wollte ich mir aufheben!
talk-robbed-jafar = Leichter Sack, schnelle Beine.
talk-robbed-maryam = Soll ich das anschreiben?
talk-robbed-idris = Das Wasser nimmt, das Wasser gibt.
talk-robbed-dunya = Und im zweiten Kapitel rächt sie sich.
talk-robbed-safiya = Notiert. Mit Datum.
talk-robbed-thabit = Der Mars ging auf. Ich hätte es wissen müssen.
talk-robbed-rayhana = Dein Gesicht merke ich mir.
talk-robbed-shadow = Halt es mir warm.
talk-robbed-adaptive = Das hätte ich mit dir auch gemacht.

# They take a chest or a gem.
talk-chest-yusuf = Mutter! Schau, was ich habe!
talk-chest-jafar = Hau ruck! Das hat Gewicht.
talk-chest-maryam = Günstig, und frisch.
talk-chest-idris = Immer mit der Ruhe, und schon sind wir da.
talk-chest-dunya = Davon wird man noch in Jahren erzählen.
talk-chest-safiya = Wie berechnet.
talk-chest-thabit = Es stand geschrieben; ich habe es nur gelesen.
talk-chest-rayhana = Weitergehen. Hier gibt es nichts mehr zu sehen.
talk-chest-shadow = Du hast geblinzelt.
talk-chest-adaptive = Du hättest auch zugegriffen.

# They win.
talk-wins-yusuf = Gewonnen? Das erzähl ich der ganzen Gasse!
talk-wins-jafar = Alles abgeliefert. Die nächste Fuhre, bitte!
talk-wins-maryam = Und keine Karte verschwendet.
talk-wins-idris = Auch der langsame Kahn kommt an.
talk-wins-dunya = Ende. Bitte klatschen.
talk-wins-safiya = Die Rechnung geht auf. Wie immer.
talk-wins-thabit = Glaubst du jetzt an die Sterne?
talk-wins-rayhana = Rührt euch. Es ist vorbei.
talk-wins-shadow = Schlaf gut.
talk-wins-adaptive = Diesmal ich. Du kommst auch dran.

# They lose.
talk-loses-yusuf = Zeigst du mir, wie du das gemacht hast?
talk-loses-jafar = Du gewinnst. Ich trag es dir heim.
talk-loses-maryam = Ein fairer Preis. Ich hab schon mehr Lehrgeld bezahlt.
talk-loses-idris = Morgen wieder eine Überfahrt?
talk-loses-dunya = Was für ein Schluss. Ich hätte ihn auch so geschrieben.
talk-loses-safiya = Mir fehlte eine Münze. Das passiert mir einmal.
talk-loses-thabit = Ein Stern, den ich nicht mitgezählt hatte.
talk-loses-rayhana = Gut gekämpft. Morgen um dieselbe Zeit, und bring Verstärkung mit.
talk-loses-shadow = Es geht also.
talk-loses-adaptive = So soll es sein, jedes zweite Mal.

# They claimed something false, and it came out.
talk-caught-yusuf = Seide, hab ich gesagt? Ich … hatte es gehofft.
talk-caught-jafar = Korb voll, Sicht null.
talk-caught-maryam = Es lag neben dem Safran. Gerochen hat es richtig.
talk-caught-idris = Alte Augen, weißt du. Sehr alte Augen.
talk-caught-dunya = Gelogen? Die bessere Fassung.
talk-caught-safiya = Prüf ruhig nach. Das tut nie jemand.
talk-caught-thabit = Der Himmel sagt die Wahrheit. Ich wohne nur in der Nähe.
talk-caught-rayhana = Im Krieg nennt man das einen Plan.
talk-caught-shadow = Du hast es geglaubt. Das war der Preis.
talk-caught-adaptive = Sag nicht, dass du das nie tust.
