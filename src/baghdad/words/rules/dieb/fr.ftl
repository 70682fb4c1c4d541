# The rules of the Thief of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/dieb/book.json.


dieb-chapter-aim = De quoi il s’agit
dieb-title-aim = Le but
dieb-rule-aim =
    Nuit sur Bagdad. Six palais gardent leurs trésors sur la terrasse ; vous avez douze voleurs agiles et quelques gardiens qui acceptent votre argent. Dès qu’assez de vos voleurs sont réunis dans une même cour, ils emportent le coffre du dessus.
    Qui a le premier assez de coffres gagne : **6** à deux joueurs, **5** à trois, **4** à quatre. Un coffre lourd ne compte pas plus qu’un léger.
dieb-title-palace = Un palais
dieb-rule-palace =
    Chacun des six palais a trois parties. Sur la **terrasse** se trouve une pile de coffres ; le nombre sur celui du dessus dit combien de voleurs d’un seul et même joueur il faut pour l’emporter. La **cour** accueille autant de voleurs qu’on veut, à qui qu’ils soient. Devant la **porte**, il y a quatre emplacements pour des gardiens.
    Les gardiens sont à vous, aux autres joueurs, ou noirs et neutres. Tout gardien qui n’est pas à vous est **étranger** pour vous.

dieb-chapter-setup = Mise en place
dieb-title-box = Dans la boîte
dieb-rule-box =
    48 voleurs et 16 gardiens de quatre couleurs, 8 gardiens neutres, 24 coffres (six de chaque force 4, 5, 6 et 7), 102 cartes palais (17 par palais) et 8 danseuses.
    Il y a toujours assez de coffres pour que quelqu’un gagne, même si un palais peut se vider. Rien ne quitte jamais le jeu : les cartes payées reviennent, les voleurs aussi.
dieb-title-board = Le plateau
dieb-rule-board =
    Empilez quatre coffres sur chaque terrasse : le 7 en bas, puis 6, 5, et 4 au-dessus. Un gardien neutre se tient devant chaque palais ; les deux autres restent dans la boîte. Mélangez les cartes palais en une pioche face cachée. Les danseuses n’y sont pas mêlées : elles sont posées à côté, visibles.
dieb-title-players = Les joueurs
dieb-rule-players =
    Le plus âgé commence, puis on joue dans le sens des aiguilles d’une montre. Chacun prend les douze voleurs d’une couleur comme réserve, et des gardiens : **4** chacun à deux joueurs, **3** à trois, **2** à quatre. Le premier joueur reçoit 6 cartes palais, chaque suivant une de plus que le précédent : 7, 8, 9. Personne ne commence avec une danseuse.
    > Ici, c’est la place qui décide : la première place commence. Si deux joueurs veulent la même couleur, elle va au premier qui l’a demandée.
dieb-title-placing = Placer les gardiens
dieb-rule-placing =
    Un gardien à la fois, à tour de rôle, chacun place les siens sur des emplacements libres ; le premier joueur commence. Il y a au plus quatre gardiens devant un palais ; combien sont à vous ne dépend que de vous. Vos cartes restent face cachée jusqu’au dernier gardien. Alors chacun prend sa main, et le premier tour commence.
    > Les quatre emplacements peuvent revenir à un seul joueur. Personne ne peut alors y introduire de voleur avant qu’un gardien ne parte. Une option permet à chacun de regarder ses cartes pendant le placement.

dieb-chapter-turn = Votre tour
dieb-title-turn = Le tour
dieb-rule-turn =
    À votre tour, vous agissez autant de fois que vous le voulez et que vous pouvez payer, dans n’importe quel ordre, plusieurs fois de la même façon si cela vous plaît. Rien ne vous y oblige. Quand vous avez fini, vous piochez, et c’est au suivant.
    Chaque action s’accomplit entièrement, avec le vol qu’elle entraîne peut-être, avant la suivante. Les cartes piochées en fin de tour servent aux tours d’après.
dieb-title-paying = Payer
dieb-rule-paying =
    Il y a quatre actions, et chacune se paie en cartes palais de votre main, qui vont à une défausse commune. Vous payez exactement le prix : jamais plus, et il n’y a pas d’autre moyen de se défaire de cartes. Une **danseuse** vaut une carte de n’importe quel palais, même si vous avez la bonne, et un prix peut se payer en danseuses seulement. Une danseuse payée retourne aussitôt parmi les danseuses visibles.
    > Une carte ne paie jamais deux actions. Une danseuse se garde aussi longtemps qu’on veut.
dieb-title-undo = Revenir en arrière
dieb-rule-undo =
    Ici, une action peut être reprise tant que rien de caché n’est apparu, c’est-à-dire tant qu’on n’a ni pioché ni pris ses cartes en main, et tant que la partie n’est pas finie. Tout retourne à sa place, cartes et danseuses payées comprises.

dieb-chapter-actions = Les quatre actions
dieb-title-smuggle = Introduire un voleur
dieb-rule-smuggle =
    Un voleur de votre réserve se glisse dans une cour. Devant ce palais doivent se tenir au moins un gardien **à vous**, qui ferme les yeux, et au moins un gardien **étranger**, qu’il faut soudoyer. Le prix est d’une carte de ce palais par gardien étranger : 1, 2 ou 3 cartes. Vos propres gardiens ne coûtent rien.
    Le prix se recalcule pour chaque voleur. Un gardien qui arrive ou s’en va entre-temps le change.
    > Vous pouvez introduire un voleur dans un palais sans coffre. Il n’y a simplement rien à y gagner.
dieb-title-guard = Déplacer un de vos gardiens
dieb-rule-guard =
    Votre gardien va d’un palais à n’importe quel autre qui a un emplacement libre. Cela coûte une carte, du palais quitté ou du palais atteint, à votre choix. La distance ne compte pas, et le même gardien peut se déplacer plusieurs fois dans un tour.
    > Pas d’échange de places devant un palais complet. Votre dernier gardien peut laisser des voleurs à vous derrière lui : ils restent et comptent toujours. Le dernier gardien étranger peut être éloigné aussi : plus personne n’introduit alors de voleur ici.
dieb-title-escort = Emmener un voleur
dieb-rule-escort =
    Quand votre gardien se déplace, un de vos voleurs de la cour quittée peut l’accompagner dans la cour atteinte, pour la même et unique carte. Les gardiens étrangers ne coûtent rien ici, et aucun des deux palais n’a besoin d’en avoir. Seul votre propre gardien emmène quelqu’un, un seul voleur à la fois, et un à vous.
    Les voleurs des autres ne sont jamais déplacés par personne.
dieb-title-neutral = Déplacer un gardien neutre
dieb-rule-neutral =
    Un gardien neutre va d’un palais à un autre qui a un emplacement libre. Cela coûte **deux** cartes, une de chacun des deux palais ; des danseuses peuvent remplacer l’une ou les deux. Vous n’avez besoin d’aucune pièce à vous sur place. Les gardiens des autres joueurs ne se déplacent jamais.
dieb-title-limit = Trois fois avec un voleur
dieb-rule-limit =
    Introduire et emmener sont des actions avec un voleur. En un tour, vous pouvez en faire **trois** en tout. Les déplacements de gardiens sans voleur n’ont d’autre limite que vos cartes. Prendre un coffre n’est pas une action et ne compte pas. Ce qui n’a pas servi est perdu ; à chaque tour on recompte.

dieb-chapter-theft = Voler un coffre
dieb-title-theft = Le vol
dieb-rule-theft =
    Dès que vous avez dans une cour autant de voleurs que le coffre du dessus en demande, ils le prennent, d’où qu’ils soient venus et qu’un gardien soit là ou non. Ces voleurs reviennent aussitôt dans votre réserve et peuvent resservir dans le même tour. Les voleurs des autres et tous les gardiens restent. Le coffre suivant demande un voleur de plus.
    > Vos voleurs ne reviennent d’aucune autre façon. Seul le joueur dont c’est le tour gagne des voleurs quelque part : deux joueurs n’en ont donc jamais assez en même temps, et une action ne rapporte jamais deux coffres.
dieb-title-empty = Un palais sans coffre
dieb-rule-empty =
    Un palais pillé reste en jeu. Gardiens et voleurs y vont et viennent, ses cartes paient toujours des déplacements, et un voleur qui s’y trouve peut être emmené là où il y a quelque chose à prendre.

dieb-chapter-drawing = Piocher
dieb-title-draw = La fin du tour
dieb-rule-draw =
    Si vous avez fait quelque chose, vous piochez **trois** cartes. Si vous n’avez rien fait, vous passez et en piochez **quatre**, dont une peut être une danseuse visible. Vous décidez pour la danseuse avant de voir les autres cartes. On pioche toujours le nombre complet, et la main n’est pas limitée.
dieb-title-dancers = Les danseuses
dieb-rule-dancers =
    Passer est le seul moyen d’obtenir une danseuse, et n’en apporte qu’une. Rien n’oblige à en prendre. S’il n’en reste plus, votre quatrième carte vient de la pioche comme les autres. Les huit sont publiques : chacun voit qui en a combien.
dieb-title-pile = Quand la pioche s’épuise
dieb-rule-pile =
    S’il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche, au milieu d’un tirage s’il le faut. Si les deux sont vides, vous piochez ce qu’il y a, ou rien.

dieb-chapter-end = La fin
dieb-title-end = La victoire
dieb-rule-end =
    Avec le coffre décisif tout s’arrête aussitôt : plus d’action, plus de pioche, pas de dernier tour de table. On ne compte rien, et il n’y a pas d’égalité.
dieb-title-standstill = Si plus rien ne se passe
dieb-rule-standstill =
    > Quand un tour de table entier s’écoule sans que personne n’agisse ni ne pioche une carte, la partie est finie. Qui a le plus de coffres gagne, et plusieurs peuvent partager la victoire. Des gardiens qui vont et viennent ne sont pas un blocage : chaque pas coûte une carte. Si quelqu’un s’en va, l’ordinateur prend sa place.

dieb-chapter-knowing = Qui sait quoi
dieb-title-knowing = Visible et caché
dieb-rule-knowing =
    Deux choses seulement sont cachées : l’ordre de la pioche et les cartes palais des mains. Jusqu’au dernier gardien placé, vos propres cartes vous sont cachées aussi. Tout le reste est visible de tous : le plateau, les réserves, les coffres gagnés et restants, la taille de chaque main et ses danseuses, la taille de la pioche, toutes les cartes de la défausse, et combien de fois on a agi avec un voleur dans ce tour.

dieb-chapter-variants = Variantes et éditions
dieb-title-tactical = La variante tactique
dieb-rule-tactical =
    Aucun gardien neutre n’est en place au départ. En plus des siens, chacun place deux gardiens neutres, toujours un gardien à la fois, et choisit à chaque fois lequel. À 2, 3 ou 4 joueurs, il y a donc 4, 6 ou 8 gardiens neutres ; les autres restent dans la boîte. Un palais peut commencer sans aucun gardien. Tout le reste est comme d’habitude, et les mains restent cachées comme toujours.
dieb-title-editions = Quatre éditions
dieb-rule-editions =
    Les livrets français, tchèque, italien et néerlandais sont d’accord sur presque tout. Là où ils ne le sont pas, on joue comme décrit plus haut, et des options permettent de jouer comme le dit votre boîte :
    - **Passer sans danseuse** (tchèque) : s’il n’en reste pas, vous pouvez nommer le palais de votre quatrième carte. Trois viennent à l’aveugle, puis celle-là est cherchée dans la pioche et montrée.
    - **Prendre un coffre est un choix** (néerlandais) : tant que vous y avez assez de voleurs, vous pouvez le prendre à tout moment de vos tours. Ce n’est pas une action ; qui ne fait rien d’autre passe quand même. Les voleurs en trop restent.
    - **Coffres face cachée** (français, italien, néerlandais) : simple question d’apparence.

# Under the pictures
dieb-figure-palace = Le coffre du dessus demande quatre voleurs. Dans la cour : deux à vous et un d’un rival. Devant la porte : votre gardien, celui d’un rival, un neutre noir et un emplacement libre.
dieb-figure-setup = Avant le premier gardien : des piles complètes, un gardien neutre devant chaque palais.
dieb-figure-smuggle = Deux gardiens étrangers : le voleur coûte deux cartes de ce palais.
dieb-figure-guard = Un gardien va d’un palais à l’autre, pour une carte de l’un ou de l’autre.
dieb-figure-escort = La même carte, et un voleur l’accompagne.
dieb-figure-neutral = Un gardien noir en chemin, pour une carte de chacun des deux palais.
dieb-figure-theft = Trois sur quatre sont là. Le prochain achève le vol.
dieb-figure-dancers = Après avoir passé : trois cartes de la pioche, et une danseuse.
