### Ce que seule la page dit, en français ; en.ftl explique les arguments.

page-name = Bagdad, jeux de voleurs
page-close = Fermer
page-skip = Aller au contenu
page-home = À l’accueil
page-language = Langue
page-day = Jour
page-night = Nuit
page-rules = Règles
page-school = École
page-the-rule = Voir la règle
page-you = Vous
page-guest = Anonyme
page-seat = Place { $number }
page-refused = C’est impossible.
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-no-board = Le plateau de ce jeu ne peut pas être chargé. On y joue en texte.
page-outdated = Cette page n’est plus à jour
page-why-other-protocol = Le serveur a été mis à jour. Rechargez cette page pour continuer.
page-reload = Recharger
page-connecting = Connexion…
page-setting-up = La table se prépare. La toute première fois, cela prend jusqu’à une minute : les règles sont préparées pour cette machine.

page-motto-dieb = Il manque un voleur.
page-lead-dieb = Trois de vos voleurs sont dans le palais. Il en faut quatre pour le coffre. Glissez le dernier sous le nez du gardien, et il est à vous.
page-play-now = Jouer
page-first-chest = Volez votre premier coffre
page-first-chest-how = une minute, sans compte
page-first-guard = Il laisse entrer un voleur pour une carte. Vous l’avez.
page-know-games = Je connais les jeux : jouer tout de suite
page-have-link = J’ai reçu un lien
page-welcome = Bon retour.
page-welcome-back = Bon retour, { $name }.
page-go-on = Continuer
page-look-in = Regarder
page-review = Revoir
page-all-matches = Toutes les parties ({ $number })
page-fewer-matches = Moins de parties
page-matches-wait = { $number ->
    [one] { $number } partie vous attend
   *[other] { $number } parties vous attendent
 }
page-acted-when = { $name } a joué { $when }
page-turn-began = tour commencé { $when }
page-last-action = dernière action { $when }
page-you-won = Vous avez gagné
page-seats-open = { $number ->
    [one] { $number } place est encore libre
   *[other] { $number } places sont encore libres
 }
page-seats = { $number ->
    [one] { $number } place
   *[other] { $number } places
 }
page-as-last-time = { $players }, comme la dernière fois
page-set-up-how = jeu, places, temps, amis par lien
page-favourites = Tables favorites
page-school-done = { $done } étapes sur { $steps }
page-school-next = Suite : étape { $step }
page-school-again = Recommencer à l’étape 1
page-keep-favourite = Garder comme favorite
page-favourite-name = Nom de la table favorite
page-favourite-kept = Gardée comme favorite : { $name }
page-remove-favourite = Retirer la table favorite { $name }
page-keep = Garder
page-profile = Votre profil
page-colour = Couleur et signe
page-any-colour = peu importe
page-profile-why = Les autres à la table le voient. Ce navigateur le retient.
page-set-up = Préparer une table
page-link = Lien reçu d’un ami
page-join = Rejoindre
page-bad-link = Ce n’est pas le lien d’une table.
page-my-matches = Mes parties
page-open-tables = Tables ouvertes
page-finished = terminée
page-running = en cours
page-forget = Oublier cette partie
page-about-dieb = Des gardiens, des voleurs et des coffres fermés. Facile à apprendre, difficile à quitter.
page-facts-dieb = 2 à 4 joueurs · environ 45 minutes
page-about-voleurs = Échangez, mentez sur vos marchandises, dépouillez vos rivaux et offrez le bon cadeau d’anniversaire.
page-facts-voleurs = 3 à 6 joueurs · environ 90 minutes
page-players-range = De { $min } à { $max } joueurs
page-free = Gratuit, et vous pouvez l’héberger
page-by-keyboard = Jouable au clavier et avec un lecteur d’écran

page-your-name = Votre nom
page-who-sits = Qui s’assied où ?
page-computer = Ordinateur : { $level }
page-friend = Un ami, par lien
page-same-screen = Une autre personne à cet écran
page-name-of = Nom à la place { $number }
page-option-none = aucune
page-option-own = Votre propre texte …
page-option-file = Depuis un fichier
page-option-text = Ou à saisir ici
page-choice-dieb-edition-fr = française
page-choice-dieb-edition-cs = tchèque
page-choice-dieb-edition-it = italienne
page-choice-dieb-edition-nl = néerlandaise
# What an edition changes.
page-choice-dieb-edition-fr-about = Les coffres gagnés sont posés face cachée ; cela ne change rien au jeu.
page-choice-dieb-edition-cs-about = Qui passe quand il ne reste plus de danseuse choisit le palais de la quatrième carte.
page-choice-dieb-edition-it-about = Les coffres gagnés sont posés face cachée ; cela ne change rien au jeu.
page-choice-dieb-edition-nl-about = Prendre un coffre est facultatif. Les coffres gagnés sont posés face cachée ; cela ne change rien au jeu.
page-limits = Limites
page-listed = Tout le monde peut prendre les places libres
page-clock = Temps par tour
page-no-clock = Sans limite
page-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
 }
page-a-day = 1 jour
page-to-the-table = Ouvrir la table

page-open-seat = Place libre
page-seat-waits = attend quelqu’un
page-sit-down = S’asseoir
page-full-table = Aucune place n’est libre à cette table.
page-waiting-room = La partie commence dès que toutes les places sont prises.
page-invitation = Lien d’invitation
page-copy-invitation = Copier l’invitation
page-copy-seat = Copier le lien de ma place
page-seat-link = Lien de ma place
page-seat-link-secret = Qui ouvre ce lien joue à votre place.
page-copied = Copié
page-share = Partager…
page-qr-code = Code QR de l’invitation
page-qr-how = Visez-le avec l’appareil photo d’un téléphone
page-other-address = Autre adresse
page-same-network = Pour les téléphones et ordinateurs du même réseau que celui-ci, votre Wi-Fi à la maison par exemple.
page-invitation-secret = Qui a cette adresse peut prendre une place libre.
page-not-encrypted = Ne l’envoyez qu’à ceux avec qui vous voulez jouer. Dans votre réseau rien n’est chiffré : n’utilisez pas un réseau public.
page-only-here = Personne d’autre ne peut encore atteindre ce serveur.
page-only-here-why = Il ne répond que sur cet ordinateur. Une adresse envoyée d’ici n’ouvrirait rien sur un autre, il n’y en a donc pas.
page-open-network = Pour jouer avec des gens de votre réseau, arrêtez le serveur et relancez-le d’une de ces façons :
page-open-network-then = La page montre alors une adresse et un code à photographier. Votre système demandera peut-être s’il faut laisser entrer le réseau : oui chez vous, non dans un réseau public.
page-share-screen = Partager cet écran
page-kept-for-you = { $name } vous garde une place : { $sign }
page-start-now = Commencer avec des joueurs virtuels
page-leave = Abandonner ma place
page-leave-sure = Quitter définitivement la partie ?

page-menu = Menu
page-more = Plus
page-undo = Annuler
page-announced-undo = { $name } : dernière action annulée.
page-hint = Conseil
page-keys = Touches
page-keys-single = Les touches seules (lettres, chiffres, signes) sont des raccourcis
page-log = Ce qui s’est passé, le plus récent d’abord
page-log-short = Récit
page-log-all = Tout montrer
page-log-empty = Il ne s’est encore rien passé.
page-what-happened = Ce qui s’est passé
page-board = Les palais
page-any-board = Le plateau
page-players = Joueurs
page-table = La table
page-sentence = Ce que vous pouvez faire
page-turn = Tour { $number }
page-placing = placement des gardiens
page-goal = { $goal ->
    [one] { $goal } coffre pour gagner
   *[other] { $goal } coffres pour gagner
 }
page-on-board = montré sur le plateau
page-only-you = (visible par vous uniquement)
page-you-small = vous
page-kind-bot = ordinateur
page-kind-person = à la table
page-kind-stand-in = l’ordinateur joue pour vous
page-your-turn-badge = à vous
page-their-turn-badge = joue
page-chests = coffres
page-reserve = réserve
page-cards = cartes
page-dancer = Danseuse
page-dancers = danseuses
page-deck = pioche
page-discards = défausse
page-won-of = { $won } sur { $goal }
page-thief-actions = Actions de voleur
page-used-of = { $used } sur { $limit }
page-your-hand = Votre main
page-hand-empty = Votre main est vide.
page-hand-hidden = { $number ->
    [one] { $number } carte, cachée jusqu’à ce que tous les gardiens soient placés
   *[other] { $number } cartes, cachées jusqu’à ce que tous les gardiens soient placés
 }
page-hidden-hand = Les cartes restent cachées jusqu’à ce que ce soit à quelqu’un devant cet écran.
page-onlooker = Vous regardez.
page-card-group = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }{ $paid ->
    [0] {""}
   *[other] , dont { $paid } à payer
 }
page-neutral = neutre
page-nobody = aucun
page-palace-label = { $letter }, { $name }. { $chests ->
    [0] Plus de coffre.
   *[other] Le coffre du dessus demande { $needed } voleurs.
 } Gardiens : { $guards }. Voleurs : { $thieves }
page-piece-thieves = { $count ->
    [one] Votre voleur : { $palace }
   *[other] Vos { $count } voleurs : { $palace }
 }
page-piece-own-guard = Votre gardien : { $palace }
page-piece-neutral = Gardien neutre : { $palace }
page-piece-reserve = { $count ->
    [one] Introduire un voleur : { $count } en réserve
   *[other] Introduire un voleur : { $count } en réserve
 }

page-your-turn = À vous de jouer
page-one-moment = Un instant…
page-waiting-for = C’est à { $name } de jouer.
page-not-your-turn = Ce n’est pas à vous ; c’est à { $name } de jouer.
page-now-placing = Placez un gardien devant un palais ; il en reste { $own ->
    [one] { $own }
   *[other] { $own }
 }.
page-now-placing-tactical = Placez un gardien devant un palais ; restent { $own } à vous, { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
 }.
page-now-fresh = Choisissez une pièce, une carte ou un palais, ou passez.
page-now-acted = Continuez ou finissez le tour ; { $left ->
    [0] plus d’action de voleur
    [one] encore { $left } action de voleur
   *[other] encore { $left } actions de voleur
 }.
page-ask-place = Placer votre gardien devant { $letter } { $palace } ?
page-ask-place-neutral = Placer un gardien neutre devant { $letter } { $palace } ?
page-ask-smuggle = Introduire un voleur dans { $letter } { $palace } ?
page-ask-guard = Déplacer votre gardien de { $letter } { $palace } à { $other } { $target } ?
page-ask-escort = Déplacer votre gardien avec un voleur de { $letter } { $palace } à { $other } { $target } ?
page-ask-neutral = Déplacer un gardien neutre de { $letter } { $palace } à { $other } { $target } ?
page-ask-steal = Prendre le coffre de { $letter } { $palace } ?
page-ask-pass = Passer ?
page-ask-end = Finir le tour ?
page-ask-where-thief = Dans quel palais introduire le voleur ?
page-ask-where-guard = Où aller, depuis { $palace } ?
page-ask-which-own = Lequel de vos gardiens ?
page-ask-which-escort = Quel gardien emmène un voleur ?
page-ask-which-neutral = Quel gardien neutre ?
page-ask-who = Qui va vers { $palace } ?
page-ask-card = { $name } : pour quoi ?
page-which = Choix
page-pay = Payer
page-cancel = Annuler
page-confirm = Confirmer
page-verb-thief = Introduire un voleur
page-verb-own = Déplacer un gardien
page-verb-escort = Gardien et voleur
page-verb-neutral = Déplacer un neutre
page-end-turn = Finir : piocher 3
page-pass = Passer : piocher 4
page-pass-dancer = Passer : 3 et une danseuse
page-pass-chosen = Passer : 3 et 1 { $palace }
page-no-undo = sans retour
page-none-thief = Aucun voleur ne peut être introduit pour l’instant.
page-none-more = Vous avez agi avec des voleurs autant qu’un tour le permet.
page-none-own = Aucun de vos gardiens ne peut être déplacé et payé.
page-none-escort = Aucun de vos gardiens ne peut emmener un voleur.
page-none-neutral = Aucun gardien neutre ne peut être déplacé et payé.
page-none-card = Cette carte ne peut rien payer maintenant.
page-deed-place = Votre gardien devant { $letter } { $palace }
page-deed-place-neutral = Gardien neutre devant { $letter } { $palace }
page-deed-smuggle = Voleur dans { $letter } { $palace }
page-deed-guard = Gardien de { $letter } à { $other }
page-deed-escort = Gardien et voleur de { $letter } à { $other }
page-deed-neutral = Gardien neutre de { $letter } à { $other }
page-deed-steal = Prendre le coffre de { $letter } { $palace }
page-deed-end = Finir le tour
page-deed-pass = Passer
page-effect-theft = Le vol réussit : coffre n° { $won }
page-effect-win = Le vol réussit et vous gagnez la partie !

page-price = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
 }
page-here = ici
page-free-place = Une place est libre
page-cap-no-own-guard = Aucun gardien à vous devant cette porte
page-cap-no-foreign-guard = Aucun gardien étranger à tromper
page-cap-no-thief-in-supply = Plus de voleur en réserve
page-cap-thief-limit = Plus d’action de voleur ce tour
# The same on a small screen; there is room for some 20 characters.
page-brief-no-own-guard = Aucun gardien à vous
page-brief-no-foreign-guard = Aucun gardien étranger
page-brief-no-thief-in-supply = Plus de voleur
page-brief-thief-limit = Plus d’action
page-brief-too-few-cards = Coûte { $price }
page-brief-theft = +1 coffre
page-brief-win = victoire
page-why-too-few-cards = { $price ->
    [one] { $price } gardien étranger : { $price } carte
   *[other] { $price } gardiens étrangers : { $price } cartes
 } du { $palace } ; vous en avez { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}et une danseuse
   *[other] {" "}et { $dancers } danseuses
 }.
page-cap-too-few-cards = Coûte { $price } ; vous avez { $cards }{ $dancers ->
    [0] {""}
    [one] {" "}et une danseuse
   *[other] {" "}et { $dancers } danseuses
 }

page-line-place = Gardien devant { $letter } { $palace }
page-line-place-neutral = Gardien neutre devant { $letter } { $palace }
page-line-smuggle = Voleur dans { $letter } { $palace }
page-line-guard = Gardien de { $letter } à { $other }
page-line-escort = Gardien et voleur de { $letter } à { $other }
page-line-neutral = Gardien neutre de { $letter } à { $other }
page-line-theft = Le coffre de { $letter } { $palace }, force { $strength } : { $won ->
    [one] { $won } gagné
   *[other] { $won } gagnés
 }
page-line-draw = { $dancers ->
    [0] Pioché : { $number }
   *[other] Pioché : { $number } et une danseuse
 }
page-line-reshuffle = Défausse mélangée : { $cards } cartes
page-line-hands-taken-up = Tous les gardiens sont placés ; chacun prend sa main

page-past = La table après le coup { $number }
page-back-to-now = Revenir à la position actuelle
page-talk = Discussion
page-say = Dire quelque chose
page-send = Envoyer
page-mute = masquer
page-say-own = Avec vos mots
page-block = bloquer
page-block-how = Masqué ici, et partout dans ce navigateur si quelqu’un s’appelle { $name }.
page-unblock = Débloquer { $name }
page-unmute = Réafficher { $name }
page-curtain = Laissez la place à { $name }
page-curtain-why = Les cartes restent cachées jusqu’à l’ouverture du rideau.
page-curtain-open = Je suis { $name } : montrer mes cartes
page-offline = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
page-stand-in = Un joueur virtuel joue pour vous.
page-takeback = Reprendre la main
page-handover = Laisser jouer l’ordinateur ({ $level })
page-no-table = Table introuvable
page-text-mode = Des mots au lieu d’images
page-sound = Son
page-notices = Me prévenir quand c’est à moi
page-notices-denied = Ce navigateur n’autorise pas les notifications de cette page. Ses réglages peuvent changer cela.
page-volume = Volume
page-pace = Rythme
page-pace-calm = calme
page-pace-usual = normal
page-pace-swift = rapide
page-pace-none = sans mouvement
page-pace-reduced = Votre système demande peu de mouvements : rien ne bouge tant que vous ne choisissez pas de rythme.
page-show-again = Revoir
page-show-turn-again = Revoir le tour
page-showing-again = Cela s’est déjà passé. N’importe quelle touche y met fin.
page-others-did = Ce qu’ont fait les autres
page-moved-by-clock = Le temps de { $name } est écoulé : on a joué à sa place.
page-moved-by-bot = Un joueur virtuel a joué pour { $name }.
page-thinking = Réflexion…
page-choose = Choisir
page-chances = Chances de gagner

page-over = La partie est finie
page-result = Résultat
page-look-through = Revoir la partie
page-again = Encore une
page-again-rotated = Encore une, le joueur suivant commence
page-chances-picture = Courbe des chances de chacun pendant la partie
page-exploring = Analyse de la partie…
page-exploring-turn = Tour { $number } sur { $turns }
page-turning-points = Tournants
page-turning = Coup { $number }, { $name } : { $before } → { $after }
page-fairness = Était-ce honnête ?
page-fair = Oui : la graine est celle dont l’empreinte a été publiée avant le premier coup.
page-unfair = Non : la graine n’est pas celle dont l’empreinte a été publiée.
page-seed = Graine :
page-seed-hash = Empreinte :
page-verify-how = Pour vérifier chaque pioche, téléchargez la partie et lancez
page-record = Télécharger la partie
page-replay = Revoir
page-replay-start = Avant le premier coup
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-moment = Moment
page-what-would = Que jouerait le conseiller ?

page-key-palace = un palais
page-key-thief = introduire un voleur
page-key-guard = déplacer un de vos gardiens
page-key-escort = déplacer un de vos gardiens avec un voleur
page-key-neutral = déplacer un gardien neutre
page-key-number = ce paiement ou cette possibilité
page-key-confirm = confirmer
page-key-cancel = annuler ; revenir à la position actuelle
page-key-pass = aller au bouton qui finit le tour
page-key-pass-dancer = aller au bouton qui prend une danseuse
page-key-undo = reprendre le coup
page-key-hint = conseil
page-key-menu = menu
page-key-arrows = de palais en palais
page-key-keys = ces touches

page-text-label = Une action en notation, une question, ou « help »
page-text-help = Actions : `place a`, `smuggle a`, `smuggle a *1`, `guard a>b a`, `escort a>b *`, `neutral a>b`, `end`, `pass`, `pass *`.
page-text-commands = Et aussi : `moves` (ce qui est possible ; un numéro choisit), `last`, `more`, `why` et une action, `hint`, `undo`, `log`, `look` et un numéro du journal, `look`.
page-text-done = Fait.
page-text-kept = Repris : rien n’a été joué.
page-text-possible = C’est possible.
page-text-palace = Palais
page-text-chest = Coffre
page-text-guards = Gardiens
page-text-free = Places libres
page-text-thieves = Voleurs
page-text-player = Joueur
page-text-walk = Le plateau, case par case : les flèches se déplacent, Entrée en dit plus
page-text-needs = demande { $needed } voleurs ; { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 } en tout
page-text-piles = Pioche { $deck }, défausse { $discards }, danseuses { $dancers }. Actions de voleur ce tour : { $used }.

## Thieves of Baghdad at the table. $name is a player's name, never inflected; $cell the name of a cell like e3.
page-round = Manche { $number }
page-part = { $part ->
    [choosing] personnages
    [placing] placement des pions
    [income] revenus
    [trading] échanges
    [buying] achats
   *[over] terminé
 }
page-voleurs-city = La ville
page-voleurs-whole-city = Toute la ville
page-voleurs-look-at = Vue
page-voleurs-distances = Distances
page-voleurs-values = Valeurs
page-voleurs-desert = Le désert
# A pawn and whose it is: “Merchant (Ann)”.
page-voleurs-whose = { $pawn } ({ $name })
page-voleurs-crowd = { $pawn }, { $count } dans le désert
page-voleurs-kind = { $kind ->
    [shop] boutique
   *[street] rue
 }
# A cell, read aloud.
page-voleurs-cell = { $cell }, { $kind ->
    [shop] boutique
   *[street] rue
 }, { $district }, à { $distance } du désert.
page-voleurs-reach = { $price ->
    [one] Accessible pour { $price } dinar.
   *[other] Accessible pour { $price } dinars.
 }
page-voleurs-victim = Peut être visé.
page-voleurs-district = Quartier
page-voleurs-pawns = Pions
page-voleurs-free-shops = Boutiques libres
page-voleurs-free = libre
page-voleurs-character = Personnage
page-voleurs-slipper = Babouche
# What is one's own, and players.
page-voleurs-in-hand = { $dinars ->
    [one] { $dinars } dinar en main
   *[other] { $dinars } dinars en main
 }
# Follows the number.
page-voleurs-dinars-in-hand = { $dinars ->
    [one] dinar en main
   *[other] dinars en main
 }
page-voleurs-laid = choisis : { $dinars }
# What one's birthday card asks for, a slot for each gem: what fills it, or what the gem costs that is missing.
page-voleurs-aim = Votre carte anniversaire
page-voleurs-aim-far = { $held } sur { $asked }
page-voleurs-any-gem = Vraie gemme
page-voleurs-in-bag = dans votre sac
page-voleurs-missing = manque : { $price }
page-voleurs-missing-from = dès { $price }
page-voleurs-sold-out = manque, il n’en reste plus
page-voleurs-also-in-bag = Dans votre sac : { $gems }
page-voleurs-wanted-gem = manque à votre carte anniversaire
page-voleurs-gem-card = une carte gemme
page-voleurs-surprise = une surprise
page-voleurs-on-offer = Dans une de vos offres
page-voleurs-holds = Cartes : { $cards }
# Follows a number.
page-voleurs-gems-in-bag = { $number ->
    [one] gemme
   *[other] gemmes
 }
page-voleurs-has-slipper = a la babouche
page-voleurs-is-done = a fini ses échanges
page-voleurs-sent-offer = vous a fait une offre
page-short-slipper = Babouche à { $name }
# The market, characters, the table of values.
page-voleurs-market = Marché
page-voleurs-gems = Gemmes
page-voleurs-costs = coûte
page-voleurs-left = { $left ->
    [0] il n’en reste plus
    [one] reste { $left }
   *[other] reste { $left }
 }
page-voleurs-abilities = Ce que font les pions
page-voleurs-ability = { $pawn ->
    [thief] vole une gemme à un voleur rival voisin
    [caravaneer] rapporte des cartes de son boutique, ne frappe personne
    [merchant] expulse un caravanier voisin dans le désert
    [broker] expulse un marchand voisin dans le désert
    [assassin] tue un agent voisin et fuit dans le désert ; ne rapporte pas de cartes
   *[vizier] qui paie le déplace ; dans une boutique du Palais, il termine la partie avec la manche
 }
page-voleurs-killed = Le Grand Vizir a été tué une fois ; cela ne peut plus arriver.
page-voleurs-characters = Quel voleur serez-vous ?
page-voleurs-characters-why = Les mêmes marchandises n’ont pas la même valeur pour chacun : les nombres disent ce que vaut pour vous une carte du Bazar de chaque sorte.
page-voleurs-group = { $kind ->
    [metal] métaux
    [food] vivres
    [living] êtres vivants
    [cloth] étoffes
    [aroma] épices et parfums
   *[arms] armes
 }
page-voleurs-values-how = La valeur d’une carte dépend de qui la dépense. Une surprise vaut { $one }, deux ensemble { $two }, trois ensemble { $three } ; une carte gemme achète sa gemme et rien d’autre.
page-voleurs-all-characters = Les six personnages
page-voleurs-spent = dépensée cette manche
# The sentence.
page-voleurs-now-trading = { $offers ->
    [0] Échanges : touchez des cartes pour faire une offre.
    [one] Une offre attend votre réponse.
   *[other] { $offers } offres attendent votre réponse.
 }
page-voleurs-how-to-trade = Répondez, faites une offre, ou terminez.
page-voleurs-waiting-trade = Vous avez fini. Échangent encore : { $names }.
page-voleurs-others-trade = Les autres échangent.
page-voleurs-trade-first = Personne ne bouge avant la fin des échanges.
# $place is a cell or the desert; $pawn a kind of pawn.
page-voleurs-where = { $pawn } ({ $place }) : vers où, ou contre qui ?
page-voleurs-who-goes = Qui va en { $cell } ?
page-voleurs-who-acts = Qui s’en prend au pion en { $cell } ?
page-voleurs-what-for = { $dinars ->
    [one] { $dinars } dinar : pour quoi ?
   *[other] { $dinars } dinars : pour quoi ?
 }
# $deed is a voleurs-do-… with a capital letter.
page-voleurs-ask = { $deed } ?
page-voleurs-lacking = { $dinars ->
    [one] il manque { $dinars } dinar
   *[other] il manque { $dinars } dinars
 }
page-voleurs-fulfils = C’est ce que demande votre carte anniversaire !
page-voleurs-home = S’il y reste, la partie finit avec cette manche
page-voleurs-by-hand = votre choix
# What is paid, in dinars.
page-voleurs-paid-exactly = { $dinars }, juste
page-voleurs-paid-more = { $dinars }, { $wasted } de trop
page-voleurs-stay = Rester là, pour une carte
page-voleurs-just-go = y aller simplement
# $deed is what is done to the $pawn of $name on $cell. $name is nothing for the Vizier.
page-voleurs-act = { $deed ->
    [expel] expulser : { $pawn } { $name }, { $cell }
    [kill] tuer : { $pawn } { $name }, { $cell }
    [rob] voler : { $name }, { $cell }
   *[look] regarder dans le sac : { $name }, { $cell }
 }
page-voleurs-from = { $pawn } ({ $place })
page-voleurs-change-to = La monnaie mène le Grand Vizir en
page-voleurs-change-none = il reste
page-voleurs-take = Prendre
page-voleurs-put = Mettre
page-none-acts = Aucun de vos pions ne peut s’en prendre au pion en { $cell } avec vos cartes.
page-none-goes = Aucun de vos pions n’arrive en { $cell } avec vos cartes.
# Offers. What is claimed stands in quotation marks, what a card really is apart from it.
page-voleurs-offers = Offres
page-voleurs-no-offers = Aucune offre. Touchez une carte de votre main pour l’offrir ; son quartier est toujours dit vrai, son nom à votre guise.
page-voleurs-write = Faire une offre
page-voleurs-write-offer = À { $name } : touchez les cartes à donner, choisissez ce que vous voulez.
page-voleurs-your-offer = Votre offre
page-voleurs-to-whom = À qui
page-voleurs-i-give = Je donne
page-voleurs-i-want = Je veux
page-voleurs-give-how = Touchez des cartes de votre main pour les mettre ici.
page-voleurs-say-it-is = Vous annoncez
page-voleurs-quoted = « { $name } »
page-voleurs-no-name = sans nom
# $name is a card, or nothing.
page-voleurs-really = en réalité : { $name }
page-voleurs-take-off = Retirer { $name } de l’offre
page-voleurs-fewer = Moins : { $name }
page-voleurs-more = Plus : { $name }
page-voleurs-of-held = sur { $held }
page-voleurs-send = Envoyer l’offre
page-voleurs-done = Finir les échanges
page-voleurs-offers-you = { $name } offre
page-voleurs-offer-to = Votre offre à { $name }
# What a card would be worth to the reader: the claimed one, if the claim is true, and any of the district.
page-voleurs-offer-number = offre { $number }
page-voleurs-worth-to-you = { $dinars } pour vous
page-voleurs-if-true = si c’est vrai ; { $district } : { $least } à { $most }
page-voleurs-range = { $district } : { $least } à { $most } pour vous
page-voleurs-at-least = au moins { $dinars }
page-voleurs-certain = Le quartier est certain. Le nom n’est que ce qu’on en dit.
page-voleurs-they-see = On voit le quartier et votre annonce, jamais la carte.
page-voleurs-you-get = Vous recevez
page-voleurs-they-want = Vous donnez
page-voleurs-you-give = Vous donnez
page-voleurs-you-want = Vous voulez
page-voleurs-decline = Refuser
# $cards is how many the offer asks for.
page-voleurs-accept = { $cards ->
    [0] Accepter
    [one] Choisir une carte, accepter
   *[other] Choisir { $cards } cartes, accepter
 }
page-voleurs-too-few = Pas assez de cartes
page-voleurs-withdraw = Retirer
page-voleurs-change = Modifier
page-voleurs-pick-return = Choisissez les cartes à donner en échange : { $wanted }.
page-voleurs-not-wanted = Cette offre ne demande aucune carte de ce quartier.
page-voleurs-between = Entre d’autres joueurs : { $maker } offre à { $to } { $given } contre { $wanted }.
page-voleurs-traded = Échange avec { $name }.
page-voleurs-told-got = On vous a annoncé { $told } et vous avez reçu { $got }.
page-voleurs-got = Vous avez reçu { $got }.
page-voleurs-lapsed = Plus possible, car ses cartes ont changé de main : offre { $offers }.
page-voleurs-help = Actions : `choose David`, `place thief h1`, `agent merchant < Lambs`, `gem ruby < Gold`, `move thief e2>e3 x e4 < Linen`, `slipper 2`, `offer 2 give Lambs as Camel want 1 souk`, `accept 3 < Silk`, `decline 3`, `withdraw 3`, `done`.
page-key-own-thief = votre voleur
page-key-vizier = le Grand Vizir
page-key-next-pawn = le pion suivant qui peut bouger
page-key-zoom = approcher d’un quartier, et revenir
page-key-distances = distances depuis le désert
page-key-values = la valeur des marchandises
page-key-cells = de case en case
page-which-game = Quel jeu ?
page-advanced = Variantes et règles avancées
page-play-this = Jouer contre deux joueurs virtuels

## The clock
page-time-left = { $name }, temps restant : { $time }

## Characters in the seat picker and at the table
page-sign = { $seat ->
        [0] disque vert
        [1] losange bleu
        [2] triangle ivoire
        [3] carré rouge
        [4] étoile jaune
       *[5] hexagone violet
    }
page-who-sits-at = Qui s’assied à la place { $number } ({ $sign }) ?
page-by-strength = chacun joue mieux que le précédent
page-character-level = niveau { $level }
page-character-about = { $trade }, niveau { $level } sur { $levels } ; { $temper }
page-sits-there = déjà à table
page-surprise = Surprenez-moi
page-add-seat = Une place de plus
page-add-seat-how = un personnage, un ami par lien ou quelqu’un à cet écran
page-remove-seat = Retirer la place { $number }
page-adaptive-short = classement { $rating }
page-adaptive-about = Joue aussi bien que vous : le but est que vos chances soient égales, quelle que soit votre force.
page-adaptive-rating = { $matches ->
        [one] Il suit votre classement, { $rating }, après une partie terminée contre des joueurs virtuels.
       *[other] Il suit votre classement, { $rating }, après { $matches } parties terminées contre des joueurs virtuels.
    }
page-adaptive-unrated = Il suit votre classement, qui commence à { $rating } et change à chaque partie que vous terminez contre des joueurs virtuels.
page-adaptive-kept = Ce navigateur garde le classement. Il n’est envoyé que comme force de ce joueur.
page-adaptive-reset = Effacer mon classement
page-characters-talk = Répliques à table
page-coach = Coach
