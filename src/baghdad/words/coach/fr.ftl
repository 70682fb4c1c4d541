# What the coach says: its panel, its warnings, and the sentences of each game. $palace is a dieb-palace, $birthday a
# voleurs-birthday, $gem and $gems are voleurs-gem-names.

coach-name = Votre coach
coach-off = Sans coach
coach-less = Moins
coach-more = Plus
coach-stop = Attendez.
coach-back = Reprendre
coach-anyway = Jouer quand même
coach-quiet = Ne plus m’avertir
coach-dieb-aim = Il vous faut encore { $number ->
    [one] un coffre
   *[other] { $number } coffres
 }. Au { $palace }, il manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 }.
coach-dieb-chest = Prenez-le maintenant : un voleur dans le { $palace }, pour { $price ->
    [one] une carte
   *[other] { $price } cartes
 }.
coach-dieb-smuggle = Amenez des voleurs dans le { $palace } : il en manque { $missing ->
    [one] un
   *[other] { $missing }
 }, et le prochain coûte { $price ->
    [one] une carte
   *[other] { $price } cartes
 }.
coach-dieb-escort = Faites amener un voleur au { $palace } par un gardien : il en manque { $missing ->
    [one] un
   *[other] { $missing }
 }, et une carte paie pour les deux.
coach-dieb-guard = Ensuite, amenez un gardien au { $palace } : sans lui, personne n’entre.
coach-dieb-keep = Gardez vos cartes du { $palace } : il y manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 }.
coach-dieb-wait = Rien ne vous rapproche maintenant : qui ne fait rien pioche une carte de plus, ou prend une danseuse.
coach-dieb-lost = Le coffre du { $palace } peut être à vous ce tour : il manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 }. Après cela, il ne le peut plus.
coach-voleurs-aim = Votre carte anniversaire demande : { $birthday }. Il manque { $missing ->
    [one] une gemme
   *[other] { $missing } gemmes
 }.
coach-voleurs-home = Vous avez ce que demande votre carte anniversaire : { $birthday }. Reste à ramener le Grand Vizir.
coach-voleurs-trade = Échangez ce qui vaut peu pour vous contre ce qui vaut plus, et regardez les dos.
coach-voleurs-buy = Achetez maintenant : { $gems }.
coach-voleurs-save = Économisez : la gemme la moins chère qui vous manque coûte { $price }.
coach-voleurs-vizier = Menez le Grand Vizir dans une boutique du Palais quand personne ne peut plus répondre.
coach-voleurs-agent = Un pion de plus dans une boutique pioche une carte de plus à chaque manche.
coach-voleurs-slipper = Passez la babouche quand vous avez assez acheté, et gardez une bonne carte.
coach-voleurs-lost = { $gem } : votre carte anniversaire l’accepte, elle coûte { $price }, et vous pouvez payer. Après cela, vous ne le pourrez plus.
