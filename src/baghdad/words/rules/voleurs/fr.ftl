# The rules of the Thieves of Baghdad as people read them, chapter by chapter. A line that begins with > is a ruling of
# ours, one that begins with - an item of a list; **…** is emphasis. Which clauses a paragraph tells is in
# page/src/rules/voleurs/book.json.


voleurs-chapter-aim = De quoi il s’agit
voleurs-title-aim = Le but
voleurs-rule-aim =
    De trois à six voleurs, et chacun a un vœu d’anniversaire : certaines gemmes, à l’insu de tous les autres. Vos agents gagnent des cartes dans les boutiques de la ville. Vous échangez des cartes, pas toujours honnêtement, et les dépensez en agents, en gemmes et en déplacements. Quand le Grand Vizir est rentré au Palais, on ouvre les sacs, et **tous** ceux dont le vœu est exaucé gagnent.
    > Une option permet de jouer à deux, mais le jeu n’est pas fait pour cela.
voleurs-title-birthdays = Les cartes anniversaire
voleurs-rule-birthdays =
    Il y en a six, toutes différentes, et chacun en a une. Une carte demande certaines **vraies** gemmes ; les fausses ne comptent jamais. En avoir plus ne nuit pas, et quand un rubis est demandé parmi deux gemmes, il est l’une des deux.
voleurs-title-city = La ville
voleurs-rule-city =
    Cinq quartiers entourés de remparts s’enroulent du plus pauvre au plus riche : **Bazar**, **Port**, **Souk**, **Casbah**, **Palais**. Chaque case est une **boutique**, qui rapporte des cartes, ou une **rue**, qui n’en rapporte pas. Seules des portes mènent d’un quartier au suivant, parfois plusieurs ; une porte est une ouverture dans le rempart, pas une case. Dehors s’étend le **désert**, qui n’est pas une case non plus. Cinq cases du Bazar le bordent : ce sont les seules entrées. On n’en ressort pas.

voleurs-chapter-setup = Mise en place
voleurs-title-box = Dans la boîte
voleurs-rule-box =
    Le Grand Vizir et six Voleurs ; pour chaque joueur 7 caravaniers, 6 marchands, 3 négociants et 4 assassins ; 20 gemmes ; la babouche ; 6 cartes anniversaire, 6 cartes Voleur et 68 cartes de commerce : 60 marchandises, 5 cartes gemme et 3 surprises, en cinq paquets de dos différents. Chacun a un sac pour ses gemmes.
    > La liste que nous connaissons appelle les assassins « voleurs », et les plaques des quartiers ne servent à rien dans les règles. Les couleurs sont affaire de goût.
voleurs-title-layout = La table
voleurs-rule-layout =
    Agents et gemmes sont visibles dans la réserve. Les cinq paquets et les cartes anniversaire sont mélangés, face cachée. Le Grand Vizir attend dans le désert, devant la ville.
voleurs-title-thieves = Votre Voleur
voleurs-rule-thieves =
    À tour de rôle, chacun choisit un des six Voleurs. Il reste visible et fixe ce que les marchandises valent pour vous. Dans l’ensemble, tous les six se valent. Puis chacun pioche une carte anniversaire et la regarde en secret, et prend le Voleur, deux caravaniers et un sac vide.
    > La première place compte comme le plus jeune et choisit d’abord. Une option distribue les Voleurs.
voleurs-title-placing = Les premiers pions
voleurs-rule-placing =
    À partir du premier joueur, chacun place un de ses trois pions dans le Bazar, trois fois de suite : le Voleur sur une **rue** libre, les caravaniers dans des **boutiques** libres. Ensuite, chacun pourra se tenir n’importe où. Le premier joueur prend la babouche, et la première manche commence.

voleurs-chapter-cards = Les cartes
voleurs-title-goods = Les marchandises
voleurs-rule-goods =
    Chacune des 60 marchandises a une valeur en dinars, qui dépend de celui qui la dépense : ce qui vaut peu pour vous est précieux pour un autre. Douze marchandises appartiennent à chaque quartier ; plus il est riche, plus elles valent. Le tableau est connu de tous.
    > Dans un exemple, le Fer vaut 8 pour David ; c’est 9, comme dans le tableau.
voleurs-title-surprises = Les surprises
voleurs-rule-surprises =
    Il y en a trois, et elles valent autant pour tous : une seule vaut **1** dinar, deux ensemble **10**, les trois **50**. Seules comptent ensemble celles d’un même paiement, et des marchandises peuvent s’y joindre.
voleurs-title-gemcards = Les cartes gemme
voleurs-rule-gemcards =
    Chaque paquet en a une. Elle achète sa gemme, gratuitement même quand les prix ont monté, et rien d’autre, et n’entre jamais avec d’autres cartes dans un paiement. Comme toutes les mains doivent finir vides, vous l’utilisez tôt ou tard ; cela compte comme un achat. Quand une gemme est épuisée, sa carte quitte le jeu après la manche.
    > Si elle s’épuise dans cette manche même, jetez la carte quand vous avez la babouche. Cela compte aussi comme un achat.

voleurs-chapter-round = Une manche
voleurs-title-round = Trois étapes
voleurs-rule-round =
    D’abord chacun pioche son **revenu**, dans le sens des aiguilles d’une montre à partir de la babouche. Puis viennent les **échanges**, jusqu’à ce que personne ne veuille plus. Puis viennent les **achats**, jusqu’à ce que toutes les mains soient vides. Les cartes retournent dans leurs paquets, qu’on mélange, et la babouche reste où elle est. Si la partie n’est pas finie, la manche suivante commence.
voleurs-title-income = Le revenu
voleurs-rule-income =
    Pour chacun de vos pions dans une boutique, vous piochez une carte de ce quartier ; votre Voleur en gagne aussi. Les assassins n’en rapportent pas, ni quiconque se tient dans une rue ou au désert. Le Grand Vizir ne rapporte rien à personne, mais il occupe sa case. À la première manche, cela fait deux cartes du Bazar pour chacun.
    Un exemple : un négociant et un assassin dans des boutiques du Port, un marchand dans une rue de la Casbah, votre Voleur et un caravanier dans des boutiques là-bas : une carte du Port, deux de la Casbah.
    > Il faut piocher. Si un paquet s’épuise, on va pion par pion tant qu’il y a des cartes. Qui n’a personne dans une boutique ne reçoit rien, mais peut encore gagner. Si personne ne reçoit de carte, la partie s’arrête aussitôt.
voleurs-title-trade = Les échanges
voleurs-rule-trade =
    Deux joueurs peuvent échanger des cartes de commerce, autant qu’ils veulent contre autant qu’ils veulent, ou l’un peut en donner. On ne montre pas les cartes et on n’en dit pas la valeur. Le **quartier** d’une carte est toujours vrai, son dos le montre ; son **nom** peut être un mensonge, et l’on peut même faire passer une autre carte pour une carte gemme ou une surprise, ou l’inverse. Quand deux sont d’accord, les cartes changent de main en même temps et sans être vues. Ce que vous avez reçu peut être échangé à nouveau. Gemmes et pions ne s’échangent jamais.
    > Ni les affirmations ni les promesses n’engagent personne. Nul ne montre sa carte anniversaire ni son sac. Une affaire à trois, ce sont deux affaires l’une après l’autre.
voleurs-title-offers = Les offres, ici
voleurs-rule-offers =
    On échange par des offres. Vous posez de vraies cartes, chacune sous un nom si vous voulez, et dites combien de cartes de quel quartier vous désirez d’un joueur. Il choisit ce qu’il donne en retour, ou refuse ; vous pouvez retirer l’offre. Une carte peut figurer dans plusieurs offres : la première acceptée annule les autres. Qui n’en veut plus dit « terminé », et une nouvelle offre le réveille. Quand tous ont terminé, les échanges sont finis ; un échange conclu réveille ses deux parties, et qui n’a pas de carte peut encore en recevoir.
voleurs-title-slipper = La babouche
voleurs-rule-slipper =
    Qui a la babouche achète, **au moins une fois**, et peut continuer tant qu’il a des cartes. Puis il la passe à un autre joueur de son choix qui a une carte, et peut garder des cartes pour plus tard. Elle peut vous revenir plusieurs fois dans une manche. Si personne d’autre n’a de carte, vous continuez jusqu’à la dernière ; si vous n’en avez plus et que d’autres en ont, vous la passez. À la fin de la manche, qui l’a la garde et commence la suivante.
    > Sans carte, on la passe aussitôt. Si rien d’utile ne s’offre, un déplacement de zéro case est toujours possible. Elle peut retourner d’où elle vient.
voleurs-title-paying = Payer
voleurs-rule-paying =
    Trois choses s’achètent : un agent, une gemme, un déplacement. Vous payez avec une ou plusieurs cartes qui valent **pour vous** au moins le prix. On ne rend pas la monnaie et une carte ne se partage pas : un paiement, un achat. Payer trop est permis.
voleurs-title-undo = Revenir en arrière
voleurs-rule-undo =
    > Ce que vous avez fait peut être repris tant que personne d’autre n’a agi et que rien de caché n’est apparu. Un achat montre des cartes : il reste.

voleurs-chapter-purchases = Les achats
voleurs-title-agents = Les agents
voleurs-rule-agents =
    Un agent sort de votre réserve, tant qu’il y en a un de cette sorte, et se tient dans le désert. Votre achat suivant peut déjà le déplacer.
voleurs-title-gems = Les gemmes
voleurs-rule-gems =
    Une gemme coûte son prix, ou sa carte gemme, et va dans votre sac. Les gemmes ne reviennent jamais dans la réserve : ce qui est épuisé le reste. Les fausses ne valent rien, mais un voleur qui plonge la main dans votre sac peut tomber sur l’une d’elles.
voleurs-title-move = Les déplacements
voleurs-rule-move =
    Un dinar déplace un pion d’une case : un des vôtres, ou le Grand Vizir. Vous pouvez aller moins loin que payé. Du désert, on entre par les cinq cases qui le bordent, et la première coûte un dinar aussi. En ville, vous allez comme vous voulez, par-dessus les autres pions, par les portes, jamais à travers les remparts, et finissez sur une case **libre**. Personne ne retourne à pied au désert, où il y a place pour tous.
    > Un déplacement de zéro case s’achète avec n’importe quelle carte, ne serait-ce que pour s’en défaire. Le plus court chemin est calculé pour vous.
voleurs-title-abilities = Ce que peuvent les pions
voleurs-rule-abilities =
    À la fin d’un déplacement payé, même de zéro case, le pion déplacé peut agir **une fois** sur un pion d’une case voisine. Pas à travers un rempart, mais par une porte, oui ; ni sur quelqu’un au désert, ni depuis le désert ; et pas en chemin.
    > Vous pouvez aussi expulser et tuer vos propres pions, sauf si une option l’interdit. À côté de la même victime, vous pouvez recommencer, une carte à chaque fois. Avec une autre option, les pions du désert agissent sur ceux qui se tiennent au bord.
voleurs-title-merchants = Marchands et négociants
voleurs-rule-merchants =
    Un marchand envoie un caravanier au désert, un négociant un marchand, et personne d’autre. De là, ils peuvent rentrer. Les caravaniers ne font rien à personne.
voleurs-title-assassins = Les assassins
voleurs-rule-assassins =
    Un assassin tue n’importe quel agent, qui sort du jeu pour de bon, et va au désert. Si la victime est un assassin, les deux sortent du jeu, même s’ils sont tous deux à vous. Les Voleurs et le Grand Vizir ne peuvent être tués. Négociants et assassins n’ont donc que les assassins à craindre.
voleurs-title-robbing = Le vol
voleurs-rule-robbing =
    Votre Voleur prend une gemme dans le sac du Voleur d’un rival, tirée au hasard, chacune aussi probable que l’autre. Voleur et volé savent laquelle ; personne d’autre. Un sac vide ne se vole pas, mais le déplacement compte. Les Voleurs ne quittent jamais la ville.
voleurs-title-vizier = Le Grand Vizir
voleurs-rule-vizier =
    Tout acheteur peut le déplacer, selon les règles des pions, vers n’importe quelle case libre de la ville ; une fois entré, il ne retourne pas au désert. Il ne fait rien, et on ne peut rien lui faire. Tant que quelqu’un a une carte, on peut le ressortir du Palais.
    > Si toutes les boutiques du Palais sont prises, la partie continue jusqu’à ce qu’il y ait de la place.

voleurs-chapter-end = La fin
voleurs-title-end = Quand la partie finit
voleurs-rule-end =
    La partie est finie au terme d’une manche où, toutes les mains étant vides, le Grand Vizir se tient dans une **boutique du Palais**. Une rue ne suffit pas, y être passé non plus. Il importe donc de savoir qui le déplace en dernier.
    > Si personne ne le déplace jamais, on continue.
voleurs-title-winners = Qui a gagné
voleurs-rule-winners =
    On montre les cartes anniversaire et les sacs. Tous ceux dont le sac contient ce que demande leur carte ont gagné, ensemble. S’il n’y en a pas, le sac le plus riche gagne : fausse 0, saphir 12, émeraude 20, rubis 27, diamant 35 dinars.
    > À richesse égale, victoire partagée, même avec rien du tout.

voleurs-chapter-knowing = Qui sait quoi
voleurs-title-knowing = Visible et caché
voleurs-rule-knowing =
    Sont cachés les noms des cartes en main, l’ordre des paquets, les cartes anniversaire et le contenu des sacs. Sont visibles le nombre et le quartier de toutes les cartes en main, les cartes payées, les gemmes de la réserve et chacune au moment de l’achat, le nombre de gemmes de chaque sac, le plateau, le désert et toutes les réserves. Ce qu’un échange a fait passer, les deux le savent ; ce qu’un vol a pris, le voleur et sa victime.

voleurs-chapter-advanced = Règles avancées
voleurs-title-refuge = Refuge
voleurs-rule-refuge =
    Caravaniers et marchands dans les **rues** ne peuvent être expulsés, pas même par les leurs. On peut toujours les tuer.
voleurs-title-blocking = Blocage
voleurs-rule-blocking =
    Aucun pion ne passe par-dessus le caravanier d’un rival ; il doit faire le tour. Par-dessus les vôtres, oui. Pour le Grand Vizir, les rivaux sont ceux de qui paie. Finir à côté est permis. Cinq d’entre eux peuvent fermer le désert.
voleurs-title-vizierkill = Tuer le Grand Vizir
voleurs-rule-vizierkill =
    Une fois par partie, un assassin peut tuer le Grand Vizir, même au Palais. Les deux vont au désert, les six cartes anniversaire sont mélangées et redistribuées. La vôtre peut vous revenir.
voleurs-title-exchange = Échange
voleurs-rule-exchange =
    Au lieu de voler au hasard, votre Voleur peut regarder dans le sac de la victime, prendre la gemme de votre choix et y mettre une vraie des vôtres. Il vous en faut une vraie, et le sac ne doit pas être vide. Vous pouvez prendre une fausse, mais pas en donner.
voleurs-title-prices = Fluctuation des prix
voleurs-rule-prices =
    Dès qu’il ne reste qu’une gemme d’une sorte, elle coûte 5 dinars de plus. Sa carte gemme l’achète toujours, et ce qu’elle vaut à la fin ne change pas.
voleurs-title-change = La monnaie au Grand Vizir
voleurs-rule-change =
    La variante préférée de l’auteur : ce qui a été payé en trop lors d’un achat peut aussitôt déplacer le Grand Vizir, un dinar par case.

voleurs-chapter-plan = Le plateau
voleurs-title-plan = Notre plan de la ville
voleurs-rule-plan =
    Le plateau imprimé est perdu ; le nôtre est dessiné d’après ce que les règles en disent. Assez de boutiques pour le départ de tous, pas plus que les paquets n’en peuvent payer, des portes par deux entre des rues, des chemins qui s’allongent vers les riches. Chaque plateau peut être vérifié ainsi, et vous pouvez dessiner le vôtre.

# Under the pictures
voleurs-figure-birthdays = Les six cartes anniversaire
voleurs-figure-city = La Ville ronde : les cases vives sont des boutiques, les pâles des rues ; les traits épais sont des remparts, les passages dorés des portes. Le désert est en bas à gauche.
voleurs-figure-placing = Deux joueurs ont placé : les Voleurs (T) dans les rues, les caravaniers (C) dans les boutiques.
voleurs-figure-goods = Ce que vaut chaque marchandise pour chaque Voleur, en dinars
voleurs-figure-income = L’exemple : une carte du Port, deux de la Casbah.
voleurs-figure-agents = Les pions de chaque joueur
voleurs-figure-gems = Les gemmes, leurs prix et leur valeur, en dinars
voleurs-figure-move = Où votre marchand (M) peut aller pour trois dinars. À côté du caravanier rival (C), il peut l’envoyer au désert.
voleurs-figure-merchants = Votre marchand (M) à côté d’un caravanier rival (C) ; le négociant (B) du rival à côté de votre autre marchand.
voleurs-figure-end = Le Grand Vizir (V) dans une boutique du Palais : si toutes les mains sont vides, la partie est finie.
