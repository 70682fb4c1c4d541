# $palace and $target are masculine: au, du, le.

lesson-companion = Votre compagnon
lesson-show = Montrez-moi
lesson-fold = Moins
lesson-unfold = Plus
lesson-again = Rejouer la leçon
lesson-next = Une partie entière
lesson-rules = Lire les règles

## The Thief of Baghdad (dieb)

lesson-dieb-start = La nuit avance : { $name } et vous avez quatre coffres chacun, et six font gagner. Encore deux, donc, avant que { $name } ne les ait.
lesson-dieb-win-title = Celui-ci fait gagner
lesson-dieb-win = Au { $palace }, vous avez { $have } voleurs sur { $needed }. Un de plus emporte votre dernier coffre, et la partie finit à l’instant.
lesson-dieb-theft-title = Un coffre pour un voleur de plus
lesson-dieb-theft = Au { $palace }, vous avez { $have } voleurs sur { $needed }. Encore un, et le coffre est à vous. Les voleurs vous reviennent et peuvent se remettre à l’ouvrage, même dans ce tour.
lesson-dieb-smuggle-title = Réunir ses voleurs
lesson-dieb-smuggle = Des voleurs éparpillés ne gagnent rien. Au { $palace }, vous en avez { $have } sur { $needed } ; un voleur y entre pour { $price ->
    [one] une carte
   *[other] { $price } cartes
 }, une par gardien qui n’est pas à vous.
lesson-dieb-escort-title = Faire venir un voleur
lesson-dieb-escort = Votre gardien peut emmener un voleur du { $palace } au { $target }. Une carte paie pour les deux, quel que soit le nombre de gardiens : souvent moins cher que d’introduire un voleur, et là-bas chacun compte.
lesson-dieb-escort-empty-title = Récupérez le voleur inutile
lesson-dieb-escort-empty = Le { $palace } est pillé : les voleurs n’y gagnent rien. Votre gardien peut en emmener un au { $target } pour une seule carte, quels que soient les gardiens, et le prochain voleur là-bas sera peut-être le dernier qu’il vous faut.
lesson-dieb-end-title = Assez pour ce tour
lesson-dieb-end = Rien d’autre d’utile ne peut être payé. Finissez le tour et piochez trois cartes ; ce que vous avez réuni reste en place.
lesson-dieb-limit-title = Trois actions de voleur sont faites
lesson-dieb-limit = Pas plus de trois par tour. Finissez-le et piochez trois cartes ; vos voleurs restent où ils sont.
lesson-dieb-pass-title = Ne rien faire peut être un plan
lesson-dieb-pass = Rien de ce que vous pouvez payer ne vous rapproche. Qui ne fait rien pioche quatre cartes, dont une peut être une danseuse, qui vaut n’importe quelle carte. Prenez-la : au { $palace }, il vous manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 }.
lesson-dieb-wait-title = À { $name } de jouer
lesson-dieb-wait = Regardez où { $name } rassemble ses voleurs : { $won } coffres sur { $goal } jusqu’ici, et il manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 } au { $palace }. Vos gardiens y font monter le prix.
lesson-dieb-threat = Attention à { $name } : il manque { $missing ->
    [one] un voleur
   *[other] { $missing } voleurs
 } pour un coffre au { $palace }.
lesson-dieb-won-title = Six coffres : vous avez gagné
lesson-dieb-won = Réunir ses voleurs, laisser un gardien les conduire, attendre une danseuse quand rien d’autre n’aide : c’est ainsi qu’on gagne des coffres. Dans une partie entière, vous placez vous-même les gardiens : là où d’autres se tiennent aussi, car seul un gardien étranger permet d’introduire un voleur, et là où ils sont peu, car chacun coûte une carte.
lesson-dieb-lost-title = { $name } a été plus rapide
lesson-dieb-lost = Cela arrive. La prochaine fois, réunissez vos voleurs au palais où il en manque le moins, et laissez un gardien là où { $name } touche au but : chaque gardien à vous y coûte une carte de plus.

## The Thieves of Baghdad (voleurs)

lesson-voleurs-start = C’est la sixième manche. Votre carte anniversaire demande : { $birthday } ; l’émeraude est dans votre sac. Quand une manche finit avec le Grand Vizir dans une boutique du Palais, qui a les bonnes gemmes gagne.
lesson-voleurs-trade-title = Sachez ce qu’il vous faut
lesson-voleurs-trade = Ce qui vous manque coûte { $price } dinars, et vos cartes en valent { $purse } pour vous. Vous n’avez pas besoin d’échanger ; les autres offrent ce qui les arrange. Dites que vous avez terminé.
lesson-voleurs-offer-title = { $name } fait une offre
lesson-voleurs-offer = Le quartier est vrai, le nom est peut-être un mensonge. Demandez-vous de quoi { $name } veut se défaire. Vous avez ce qu’il vous faut : vous pouvez refuser.
lesson-voleurs-gem-title = Achetez ce que demande votre carte
lesson-voleurs-gem = { $gem } : { $price } dinars, et personne ne rend la monnaie. Payez avec des cartes qui suffisent tout juste, et gardez-en une bonne pour la fin.
lesson-voleurs-slipper-title = Laissez d’abord dépenser les autres
lesson-voleurs-slipper = Qui déplace le Grand Vizir en dernier décide où il se tient. D’autres ont encore des cartes et pourraient le ressortir. Passez la babouche et gardez vos cartes.
lesson-voleurs-spend-title = Une petite carte fait gagner du temps
lesson-voleurs-spend = Il faut acheter avant de passer la babouche, et d’autres ont encore des cartes. Dépensez la carte qui vaut le moins pour vous, et gardez celle qui ramènera le Grand Vizir.
lesson-voleurs-vizier-title = Ramenez maintenant le Grand Vizir
lesson-voleurs-vizier = Personne d’autre n’a de carte, donc personne ne peut rien y changer. Un dinar par pas : menez-le dans une boutique du Palais, et la partie finit avec cette manche.
lesson-voleurs-earn-title = Gagnez davantage
lesson-voleurs-earn = Ce qui vous manque dépasse vos cartes. Un pion de plus dans une boutique rapporte une carte de plus à chaque manche ; les quartiers riches rapportent plus.
lesson-voleurs-wait-title = À { $name } d’agir
lesson-voleurs-wait = Voyez ce que paient les autres et où vont leurs Voleurs : un Voleur à côté du vôtre prend une gemme dans votre sac. Ils ont { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } en tout.
lesson-voleurs-won-title = Joyeux anniversaire : vous avez gagné
lesson-voleurs-won = Savoir ce qu’il faut, ne pas gaspiller un dinar, et déplacer le Grand Vizir quand plus personne ne peut répondre : c’est ainsi qu’on gagne un anniversaire. Dans une partie entière, vous envoyez aussi des agents dans les quartiers riches, mentez un peu dans les échanges, et gardez votre Voleur hors d’atteinte.
lesson-voleurs-lost-title = Pas cette fois
lesson-voleurs-lost = Le Grand Vizir est rentré au mauvais moment, ou une gemme a disparu. Gardez une carte forte jusqu’à ce que les autres n’en aient plus, et votre Voleur loin des leurs.
