# The characters of the levels: what they do for a living, their temper, and what they say at the table.
character-trade-yusuf = porteur d’eau
character-trade-jafar = portefaix
character-trade-maryam = marchande d’épices
character-trade-idris = passeur
character-trade-dunya = conteuse
character-trade-safiya = changeuse
character-trade-thabit = astrologue
character-trade-rayhana = capitaine de la garde
character-trade-shadow = nul ne le sait

character-temper-yusuf = honnête, pressé
character-temper-jafar = hardi, généreux
character-temper-maryam = économe, honnête
character-temper-idris = patient, indulgent
character-temper-dunya = menteuse, joueuse
character-temper-safiya = économe, méfiante
character-temper-thabit = patient, prévoyant
character-temper-rayhana = hardie, vindicative
character-temper-shadow = froid, prévoyant

# What a character says, in quotation marks.
talk-quoted =  : « { $text } »
talk-line = { $name } : « { $text } »

# How they present themselves.
talk-says-yusuf = Je porte l’eau, je porte les nouvelles, mais je ne supporte pas le mensonge.
talk-says-jafar = Si ça a des poignées, je l’emporte.
talk-says-maryam = Je ne paie jamais trois ce qui coûtera deux demain.
talk-says-idris = Le fleuve m’apporte tout, pourvu que j’attende.
talk-says-dunya = Tout ce que je raconte est vrai dans une histoire ou dans une autre.
talk-says-safiya = Je compte tes cartes pour t’en épargner la peine.
talk-says-thabit = Ton prochain tour, je l’ai vu la semaine dernière.
talk-says-rayhana = Prends-moi une chose, je t’en prends deux.
talk-says-shadow = …
talk-says-adaptive = Ce que tu sais faire, je le fais aussi. À peu près.

# Somebody robs them, or takes the chest they were after.
talk-robbed-yusuf = Hé ! Je le gardais pour plus tard !
talk-robbed-jafar = Sac léger, jambes rapides.
talk-robbed-maryam = Je le mets sur la note ?
talk-robbed-idris = L’eau prend, l’eau rend.
talk-robbed-dunya = Et au chapitre deux, elle se venge.
talk-robbed-safiya = C’est noté. Avec la date.
talk-robbed-thabit = Mars se levait. J’aurais dû le savoir.
talk-robbed-rayhana = Je n’oublierai pas ce visage.
talk-robbed-shadow = Garde-le-moi au chaud.
talk-robbed-adaptive = Je t’en aurais fait autant.

# They take a chest or a gem.
talk-chest-yusuf = Maman ! Regarde ce que j’ai !
talk-chest-jafar = Oh hisse ! Voilà un bon poids.
talk-chest-maryam = Pas cher, et tout frais.
talk-chest-idris = Doucement, doucement, et nous voilà.
talk-chest-dunya = On en parlera pendant des années.
talk-chest-safiya = Conforme au calcul.
talk-chest-thabit = C’était écrit ; je n’ai fait que lire.
talk-chest-rayhana = Circulez. Il n’y a plus rien à voir.
talk-chest-shadow = Tu as cligné des yeux.
talk-chest-adaptive = Toi aussi, tu l’aurais pris.

# They win.
talk-wins-yusuf = J’ai gagné ? Toute la rue va le savoir !
talk-wins-jafar = Tout est livré. La charge suivante !
talk-wins-maryam = Et pas une carte de gaspillée.
talk-wins-idris = La barque lente arrive aussi.
talk-wins-dunya = Fin. On applaudit.
talk-wins-safiya = Le compte est bon. Comme toujours.
talk-wins-thabit = Tu y crois, maintenant, aux étoiles ?
talk-wins-rayhana = Repos. C’est fini.
talk-wins-shadow = Dors bien.
talk-wins-adaptive = Cette fois, c’est moi. Ton tour viendra.

# They lose.
talk-loses-yusuf = Tu m’apprends comment tu as fait ?
talk-loses-jafar = Tu gagnes. Je te le porte jusque chez toi.
talk-loses-maryam = Un prix honnête. J’ai payé pire.
talk-loses-idris = Une autre traversée demain ?
talk-loses-dunya = Quelle chute ! Je l’aurais écrite ainsi.
talk-loses-safiya = Il me manquait une pièce. Pas deux fois.
talk-loses-thabit = Une étoile que je n’avais pas comptée.
talk-loses-rayhana = Bien combattu. Demain, même heure, et amène du renfort.
talk-loses-shadow = C’est donc possible.
talk-loses-adaptive = Une fois sur deux, c’est bien ainsi.

# They claimed something false, and it came out.
talk-caught-yusuf = J’ai dit soie ? Je… l’espérais.
talk-caught-jafar = Avec la hotte pleine, je ne lis pas les étiquettes.
talk-caught-maryam = C’était rangé près du safran. L’odeur y était.
talk-caught-idris = De vieux yeux, tu sais. De très vieux yeux.
talk-caught-dunya = Un mensonge ? Une meilleure version.
talk-caught-safiya = Tu peux vérifier. Personne ne vérifie jamais.
talk-caught-thabit = Le ciel dit vrai. Moi, j’habite seulement à côté.
talk-caught-rayhana = À la guerre, on appelle ça un plan.
talk-caught-shadow = Tu y as cru. C’était le prix.
talk-caught-adaptive = Ne me dis pas que tu ne le fais jamais.
