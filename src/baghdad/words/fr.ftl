### Toutes les phrases de baghdad, en français.
###
### Les mots à taper (undo, save, hint, why, all, log, rules, quit) et la notation (smuggle a, pass *) sont les mêmes
### dans toutes les langues et restent tels quels. Une clause comme D-LIMIT-1 aussi. Le nom d’un joueur ne s’accorde
### jamais et ne suit jamais « de » (d’Anna, de Paul). On vouvoie. Pour le pluriel, « one » vaut aussi pour 0.

## ---------------------------------------------------------------------------------------------------------------
## La ligne de commande
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = Français
language-direction = ltr
language-locale = fr

# Titres d’une page d’aide.
help-usage = Utilisation :
help-options = Options
help-commands = Commandes
help-arguments = Arguments
# Les options qu’un jeu ajoute à celles de la commande.
help-game-options = Options du jeu { $game }
# Dans la ligne d’utilisation : baghdad [OPTIONS] COMMANDE [ARGUMENTS]…
help-word-options = [OPTIONS]
help-word-command = COMMANDE [ARGUMENTS]…

help-option-help = Afficher cette page et quitter.
help-option-version = Afficher la version et quitter.
help-option-language = Langue de toutes les phrases : { $languages }. À défaut, BAGHDAD_LANGUAGE ou le système décide.

# Une ligne par commande.
help-baghdad = Des jeux de société sur les voleurs de la vieille Bagdad : y jouer, rejouer et vérifier des parties, étudier des positions.
help-play = Jouer une partie dans ce terminal, contre l’ordinateur ou entre amis.
help-replay = Revoir pas à pas une partie enregistrée, ou l’afficher.
help-verify = Rejouer une partie enregistrée et vérifier que tout s’y est passé selon les règles.
help-warm = Compiler tout ce qu’il faut pour jouer, afin de ne plus rien compiler ensuite.
help-hint = Montrer les trois meilleurs coups d’une partie enregistrée ou d’une position, pourquoi, et les chances de chacun.
help-legal = Afficher les actions permises dans une position, une par ligne.
help-apply = Afficher la position après une action.
help-perft = Compter les suites de décisions selon leur longueur, pour comparer avec d’autres programmes.
help-board = Vérifier et montrer les plateaux du jeu voleurs : ceux qui sont fournis, et les vôtres.
help-board-check = Parcourir une à une les clauses sur la ville, et dire lesquelles un plateau ne respecte pas.
help-board-show = Dessiner un plateau dans ce terminal, ou en faire une image.
help-bench = Mesurer la rapidité des règles.
help-games = Lister les jeux.
help-bots = Lister les joueurs virtuels.
help-arena = Faire jouer des joueurs virtuels les uns contre les autres par milliers, et dire ce qu’on peut en conclure.
help-tournament = Faire jouer de nombreux joueurs virtuels les uns contre les autres, et les classer.
help-league = Rejouer les tournois de la documentation, et en écrire les tableaux.
help-audit = Faire jouer un joueur virtuel contre lui-même et compter les coups qui semblent absurdes.
help-calibrate = Comparer les chances annoncées au fil des parties avec leurs vainqueurs : score de Brier et courbe de fiabilité.
help-balance = Étudier l’équilibre des jeux et en écrire le rapport : places, durée, ce qui décide.
help-train = Laisser les joueurs virtuels apprendre des parties qu’ils jouent entre eux.
help-dataset = Écrire les décisions des joueurs virtuels en tableaux pour l’apprentissage (Parquet).
help-help = Afficher l’aide d’une commande, ou ce qu’il y a sur un sujet (les documents sont en anglais).

# Arguments et options des commandes.
help-play-game = Le jeu, par exemple dieb. Inutile avec --resume.
help-play-seats = Qui joue à quelle place, dans l’ordre du tour : me (vous), person:NOM, ou un joueur virtuel (voir baghdad bots). Exemple : me,person:Anna,greedy.
help-play-first = Qui commence : random (au hasard), ou un numéro dans la liste des places.
help-play-seed = Un nombre qui fixe tous les mélanges ; la même graine donne la même partie.
help-play-save = Où sauvegarder la partie ; elle est écrite après chaque action.
help-play-resume = Reprendre une partie sauvegardée : celle du fichier, sinon la dernière jouée.
help-play-delay = Secondes d’attente après chaque action d’un joueur virtuel.
help-play-no-talk = Les personnages ne disent rien.
help-play-bot = Un joueur virtuel à vous : FICHIER.py:Classe. Dans la liste des places, il porte le nom de sa classe. Peut être répété.
help-arena-game = Le jeu, par exemple dieb.
help-arena-seats = Les joueurs virtuels autour de la table (voir baghdad bots). Exemple : search:800,greedy. Ils changent de place d’une partie à l’autre.
help-arena-players = Le nombre de joueurs, s’il dépasse celui des noms : le dernier nommé occupe les places qui restent.
help-arena-matches = Combien de parties jouer.
help-arena-paired = Chaque donne est jouée autant de fois que les joueurs peuvent tourner autour de la table, pour que la chance de la donne soit partagée.
help-arena-sprt = S’arrêter dès qu’il est clair si le premier est meilleur de HIGH points Elo plutôt que de LOW, par exemple 0:30.
help-arena-seed = Le nombre qui fixe toutes les donnes ; 1 par défaut.
help-arena-jobs = Combien de processus jouent ; un par processeur par défaut.
help-arena-ray = Jouer plutôt sur la grappe Ray à cette adresse (auto : celle dont cette machine fait partie).
help-arena-out = Un dossier pour les parties, les résultats, les tableaux et les graphiques. La même commande avec le même dossier reprend là où elle a été interrompue.
help-arena-json = Afficher les résultats en JSON.
help-tournament-bots = Les joueurs virtuels, par exemple search:800,greedy,random. L’Elo se compte à partir du dernier.
help-tournament-players = Les nombres de joueurs, par exemple 2,3,4 ; par défaut tous ceux que le jeu permet.
help-tournament-matches = Combien de parties chaque paire joue à chaque table.
help-league-file = Le fichier qui dit ce qui se joue ; docs/league.toml par défaut.
help-league-out = Un dossier pour les parties, au lieu de celui que nomme le fichier.
help-audit-bot = Le joueur virtuel à toutes les places (voir baghdad bots ; par défaut : master).
help-audit-judge = Le joueur virtuel interrogé sur les coups douteux (par défaut : master:30000).
help-audit-players = Le nombre de joueurs (par défaut : le plus petit du jeu).
help-audit-out = Un dossier pour les parties. La même commande avec le même dossier reprend là où elle a été interrompue.
help-calibrate-turns = À combien de tours de chaque partie les chances sont annoncées (par défaut : 4).
help-calibrate-trials = Combien d’essais déterminent les chances à un tour (par défaut : 200, comme dans la revue d’une partie).
help-balance-game = Le jeu ; par défaut, tous ceux qui ont une telle page.
help-balance-report = Le rapport à écrire ; balance par défaut.
help-balance-matches = Le nombre de parties à chaque table ; par défaut celui que prévoit le rapport.
help-balance-bot = Le joueur virtuel à toutes les places (voir baghdad bots) ; un master rapide par défaut.
help-balance-folder = Un dossier pour les parties ; build/balance par défaut. La même commande avec le même dossier reprend là où elle a été interrompue.
help-balance-out = La page ; par défaut celle du rapport dans docs. Ses images vont à côté.
help-balance-json = Afficher aussi les chiffres en JSON.
help-train-game = Le jeu, par exemple dieb.
help-train-players = Les nombres de joueurs pour lesquels apprendre, par exemple 2,3,4 ; par défaut, tous ceux qui sont possibles.
help-train-matches = Le nombre de parties dont apprendre, pour chaque nombre de joueurs ; par défaut, autant que pour les poids livrés.
help-train-seed = Le nombre qui fixe toutes les parties ; 1 par défaut.
help-train-out = Un dossier pour ce qui est appris ; build/training par défaut. La même commande avec le même dossier reprend là où elle a été interrompue.
help-train-further = Partir des poids du paquet et continuer à apprendre de tours explorés (dieb).
help-train-jobs = Le nombre de processus qui apprennent en même temps ; un par processeur par défaut.
help-train-ship = Mettre les poids dans le paquet et la courbe d’apprentissage dans les documents. Demande une copie des sources.
help-train-json = Afficher les leçons en JSON.
help-file-record = Une partie sauvegardée, en JSON ; - lit l’entrée standard.
help-file-position = Une position, en JSON ; - lit l’entrée standard.
help-replay-to = Afficher la table après ce nombre d’actions, et quitter.
help-hint-file = Une partie enregistrée ou une position, en JSON ; - lit l’entrée standard.
help-hint-player = De qui sont les coups : le numéro du joueur, compté à partir de 1. Rien de ce que ce joueur ignore n’est utilisé.
help-hint-bot = Le joueur virtuel à consulter (voir baghdad bots) ; par défaut, le plus fort du jeu.
help-hint-to = Dans une partie enregistrée, le moment après ce nombre d’actions.
help-hint-json = Afficher la réponse en JSON.
help-apply-action = L’action en notation, par exemple "smuggle a".
help-apply-seed = Le nombre qui fixe ce qui est pioché ; 0 par défaut.
help-perft-depth = La longueur des plus longues suites.
help-perft-players = Le nombre de joueurs.
help-dataset-bots = Les joueurs virtuels autour de la table (voir baghdad bots). Exemple : master,greedy. Le dernier nommé occupe les places qui restent.
help-dataset-players = Le nombre de joueurs ; par défaut, le plus petit que le jeu permet.
help-dataset-out = Un dossier pour les parties, les tableaux et leur fiche. La même commande avec le même dossier reprend là où elle a été interrompue.
help-dataset-chances = Écrire aussi ce que chaque joueur pensait des chances de chacun ; les joueurs réfléchissent alors deux fois.
help-dataset-json = Afficher la fiche en JSON.
help-bench-game = Le jeu à mesurer, envs pour les environnements, server pour le serveur, ou all pour tout.
help-bench-json = Afficher les mesures en JSON.
help-warm-games = Les jeux ; tous si aucun n’est nommé.
help-warm-json = Afficher le dossier du cache et les secondes de chaque jeu en JSON.
help-warm-quiet = Ne montrer aucune progression.
help-bench-yardstick = Chemin d’un programme en C qui joue au même jeu, pour comparer ; il faut un compilateur C.
help-bench-rounds = Combien de fois chaque valeur est mesurée ; la meilleure compte.
help-board-board = Un plateau : le nom de l’un de ceux fournis avec le jeu (round-city, oasis), ou un fichier texte ; - lit l’entrée standard.
help-board-svg = Où mettre plutôt une image (SVG) ; le nom finit par .svg.
help-board-distances = Montrer sur chaque case sa distance au désert, au lieu de sa place dans la rangée.
help-bots-game = Le jeu qu’ils doivent connaître ; tous les jeux par défaut.
help-help-topic = Une commande ou un sujet, par exemple play ou notation ; à défaut, la liste des deux.

# The topics of `baghdad help`, a line for each.
help-topics = Sujets
help-topic-options = Les options des jeux ; options dieb pour celles d’un seul
help-topic-queries = Ce que vous pouvez taper et demander pendant une partie ; queries dieb pour un seul jeu
help-topic-notation = Comment s’écrivent les actions, les positions et les parties enregistrées
help-topic-levels = Les niveaux des joueurs virtuels, mesurés
help-topic-bots = Les joueurs virtuels : comment ils décident, et comment en écrire un
help-topic-page = La page dans le navigateur
help-topic-server = Comment tenir un serveur pour d’autres
help-topic-protocol = Les messages du serveur, pour les programmes
help-topic-arena = Les rencontres entre joueurs virtuels, et ce que disent leurs chiffres
help-topic-environments = Les jeux comme environnements de recherche
help-topic-new-game = Comment écrire un jeu à vous
help-topic-glossary = Ce que nos termes veulent dire
help-topic-rules = Les règles de { $title }, clause par clause

# Commandes impossibles.
command-error-unknown-command = Il n’y a pas de commande « { $command } ».
command-error-unknown-topic = Il n’y a ni commande ni sujet « { $topic } ».
command-error-unknown-flag = Il n’y a pas d’option { $option } ici.
command-error-flag-needs-value = L’option { $option } demande une valeur.
command-error-flag-takes-no-value = L’option { $option } ne prend pas de valeur.
command-error-bad-flag-value = « { $value } » ne convient pas comme valeur de { $option }.
command-error-workers-and-database = --workers vaut pour une machine avec son propre dossier ; plusieurs serveurs avec --database se partagent la charge sans cela.
command-error-missing-argument = Il manque { $argument }.
command-error-unexpected-argument = « { $argument } » est un argument de trop.
command-error-bad-usage = Impossible de comprendre ceci : { $text }
command-error-unknown-language = Il n’y a pas de phrases dans la langue « { $language } » ; langues disponibles : { $languages }.
command-error-missing-file = Il n’y a pas de fichier { $path }.
command-error-is-folder = { $path } est un dossier, pas un fichier.
command-error-cannot-read = Impossible de lire { $path } ({ $problem }).
command-error-cannot-write = Impossible d’écrire { $path } ({ $problem }).
command-error-file-exists = { $path } existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume.
command-error-file-too-large = { $path } est bien trop gros pour être une partie ou une position.
command-error-not-text = { $path } n’est pas un fichier texte (UTF-8).
command-error-not-json = { $path } n’est pas du JSON, ou a été tronqué.
command-error-no-game-named = { $path } ne dit pas à quel jeu il appartient ; ce n’est donc ni une partie ni une position.
command-error-not-svg-name = { $path } n’est pas un nom d’image : il doit finir par .svg.
command-error-not-md-name = { $path } ne convient pas à une page : le nom doit finir par .md.
command-error-unknown-seat = Personne ne s’appelle « { $seat } » : une place est me, person:NOM, ou bien { $bots }.
command-error-bad-first = « { $first } » ne peut pas commencer : indiquez random ou un numéro de 1 à { $players }.
command-error-resume-alone = Une partie reprise garde ses places, sa graine et ses options ; { $option } ne va donc pas avec --resume.
command-error-last-match-gone = La dernière partie est dans { $path }, et ce fichier n’existe plus. Nommez-en un autre, `baghdad play --resume FILE` ; les parties sans fichier à elles sont dans { $folder }.
command-error-no-saved-match = Il n’y a aucune partie à reprendre dans { $folder }.
command-error-bad-depth = La profondeur doit être d’au moins 1.
command-error-cannot-compile = Rien ne peut être compilé ici : Numba manque ou est désactivé. Les règles sont interprétées.
command-error-no-such-number = Il n’y a pas de numéro { $number } dans la liste.
command-error-no-such-moment = La partie compte { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } ; il n’y a donc pas de moment { $number }.
command-error-hint-after-end = La partie est terminée ; il n’y a plus rien à conseiller.
command-error-hint-for-nobody = Il n’y a pas de joueur { $seat } ; ils sont comptés de 1 à { $players }.
command-error-hint-out-of-turn = Ce n’est pas au joueur { $seat } de jouer. Peut jouer : { $to_act }.
command-error-not-a-checkout = --ship demande une copie des sources ; ce paquet a été installé.
command-error-ship-incomplete = Rien n’a été appris pour certains nombres de joueurs ({ $players }) : les poids ne peuvent pas être livrés.
command-error-missing-library = { $library } n’est pas installé, et cette commande en a besoin ; pip install { $library } l’ajoute.
command-error-unexpected = Quelque chose d’imprévu s’est produit : { $problem }. BAGHDAD_TRACEBACK=1 montre où ; merci de le signaler.
# Suit une autre phrase.
did-you-mean = Vouliez-vous dire { $nearest } ?
query-error-unknown-query = Il n’y a pas de question « { $query } ». Vous pouvez demander : { $queries }.
query-error-unknown-object = « { $about } » : on ne peut pas le demander ici, mais { $choices } oui.
query-error-missing-object = Dites de quoi il s’agit : { $choices }.
query-error-unknown-card = Il n’y a pas de carte « { $about } ».
query-error-spectator = Vous regardez : seuls les joueurs ont une main, des coups et des prix.
# Une phrase et la clause des règles qui la fonde.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name } : { $title }, de { $min } à { $max } joueurs.
bots-line = { $name } : { $about } Joue à { $games }.
bot-random = Choisit n’importe quelle action permise ; n’a aucun plan.
bot-greedy = Fait ce qui le rapproche le plus de la victoire à ce moment, selon des règles simples ; ne voit jamais plus loin.
bot-search = Essaie des milliers de suites à partir de ce qu’il peut savoir, et choisit celle qui résiste le mieux.
bot-planner = Parcourt tout son tour et juge chaque position où il peut mener.
bot-ismcts = Explore un arbre d’actions pour tous les joueurs et juge par ce qui a été appris en parties contre soi-même.
bot-apprentice = Pour débuter : sait ce qui est bon, et fait souvent autre chose.
bot-journeyman = Pour qui connaît les règles : fait ce qui le rapproche le plus de la victoire à ce moment.
bot-thief = Pour joueurs aguerris : voit plus loin et vous laisse peu de chose.
bot-master = Le plus fort : voit loin, et juge d’après ce qu’il a appris en jouant contre lui-même.
bot-yusuf = Niveau 1, pour une première partie : honnête et pressé.
bot-jafar = Niveau 2, pour débuter : hardi et généreux.
bot-maryam = Niveau 3, pour qui connaît les règles : économe et honnête.
bot-idris = Niveau 4 : patient et indulgent.
bot-dunya = Niveau 5, pour qui a un peu de pratique : menteuse et joueuse.
bot-safiya = Niveau 6 : économe et méfiante.
bot-thabit = Niveau 7, pour joueurs aguerris : patient et prévoyant.
bot-rayhana = Niveau 8 : hardie et vindicative.
bot-shadow = Niveau 9, le plus fort : froid et prévoyant.
bot-level = Toute force de 1 à 9, sans tempérament : level:4.5 est entre deux personnages.
bot-adaptive = Aussi fort qu’une personne du classement écrit après le deux-points, adaptive:1400 : les chances sont égales.
bot-policy = Le jugement du maître, sans voir plus loin.
bot-rollouts = Joue des parties entières dans sa tête, comme le maître avant qu’il apprenne à évaluer les positions, et prend les autres pour greedy.
bot-shark = Offre sa pire carte sous le plus beau nom et n’accepte rien.
bot-partner = N’échange qu’avec un seul autre joueur, et honnêtement : partner:1 avec le suivant.
bot-never-trader = Juge comme le maître, mais n’échange jamais.
bot-rusher = Achète des gemmes dès qu’il peut et ramène le Vizir.
bot-robber = Vole le vainqueur le plus probable dès qu’il peut.
bot-other = Vient d’un autre paquet ou du paquet du jeu.
# Names of computer players that people play against, by level.
level-random = Hasard
level-apprentice = Apprenti
level-journeyman = Compagnon
level-thief = Voleur
level-master = Maître
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Capitaine Rayhana
level-shadow = L’Ombre du Vizir
level-level = Niveau
level-adaptive = De votre force

# Affiché pendant que les règles sont compilées, à la première utilisation.
compiling = Préparation des règles ; cela n’arrive qu’une fois et prend quelques secondes…
warm-done = Tout est compilé, après { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Le résultat est dans { $folder }.
warm-interrupted = Interrompu ; ce qui est déjà compilé se trouve dans { $folder }. La même commande reprend à partir de là.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Parties : { $matches }, décisions : { $decisions }. Dossier : { $path }
dataset-progress = Écriture des tableaux : { $done } sur { $total }
dataset-card = { $matches } parties de { $game } ({ $decisions } décisions) entre les joueurs virtuels { $bots }, graine { $seed }. `observation` est ce que voyait le joueur dont c’est le tour, `mask` a un 1 pour chaque action permise, `action` est le numéro de celle choisie, `chances` ce que le joueur pensait des chances de chacun, `result` vaut 1 pour une victoire de cette place et autant au-dessous de 0, en tout, chez les autres.
dataset-card-columns = La disposition d’une observation et tout ce qu’un programme doit savoir se trouvent dans `{ $card }`. La graine et les actions suffisent à tout reproduire.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Mesure : { $done } sur { $total }
bench-envs-title = La vitesse des environnements ici
bench-envs-batch = { $game }, { $matches } parties à la fois, { $threads } fils d’exécution
bench-envs-step = { $name }, un pas à la fois
bench-title = Rapidité du jeu { $game } sur cette machine
bench-play = Jeu au hasard, { $players } joueurs, un fil d’exécution
bench-yardstick = L’étalon, { $players } joueurs
bench-ratio = Notre débit rapporté à celui de l’étalon
bench-threads = Deux fils d’exécution contre un
bench-copies = Copies d’un état ({ $bytes } octets)
bench-step = Un pas avec son masque d’actions permises, appelé depuis Python
bench-match-steps = Partie depuis Python : décisions par numéro d’action ou de pas, avec les permis
bench-match-actions = Partie depuis Python : actions, avec les permises
bench-match-legal-lists = Partie depuis Python : listes des actions permises
bench-match-views = Partie depuis Python : vues d’une place
bench-call = Un appel de { $method }, au milieu d’une partie
bench-payments = Tous les paiements d’une main de { $cards } cartes
bench-legal = Ce que { $cards } cartes peuvent acheter, { $number } façons
bench-cold = Du démarrage à la fin de la première partie, compilation comprise
bench-warm = Du démarrage à la fin de la première partie, déjà compilé
bench-interpreted = Jeu au hasard sans le compilateur
bench-arena = Parties de { $bot } dans l’arène, deux processus
bench-bare = Le même sans l’arène
bench-thinking = Itérations de `{ $bot }`, un seul fil
# Un débit en millions, dans la colonne de droite du tableau.
bench-millions = { $number } M/s
bench-thousands = { $number } mille par seconde
command-error-yardstick-fails = L’étalon { $path } ne se compile pas, ou n’affiche pas ce qu’il devrait.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Parties
arena-progress = { $done } sur { $total } · { $rate } par seconde · encore { $left }
arena-progress-start = { $done } sur { $total }
arena-goes-on = { $found } parties ont déjà été jouées ; on reprend à partir de là.
arena-rounded-up = Avec des donnes entières de { $each } parties, cela fait { $matches } parties.
arena-interrupted = Interrompu après { $done } parties sur { $total } ; elles sont conservées dans { $path }. La même commande reprendra à partir de là.
arena-kept = Parties, résultats, tableaux et graphiques sont dans { $path }.
arena-title = { $game }, { $players } joueurs, { $matches } parties
arena-column-name = Nom
arena-column-wins = Gains
arena-column-share = Part (95 %)
arena-column-fair = Parts équit.
arena-column-matches = Parties
arena-column-seconds = ms/coup
arena-seat = La place { $seat } gagne
arena-rounds = Tours par partie
arena-decisions = Décisions par partie
arena-shared = Parties à plusieurs gagnants
arena-unfinished = Parties interrompues sans gagnant
arena-rate = Parties par seconde
arena-test-better = Le test répond : { $name } est meilleur, de { $high } points Elo plutôt que de { $low } ({ $deals } donnes, logarithme du rapport de vraisemblance { $llr }).
arena-test-not-better = Le test répond : { $name } est meilleur de { $low } points Elo au plus, et non de { $high } ({ $deals } donnes, logarithme du rapport de vraisemblance { $llr }).
arena-test-open = Le test entre { $low } et { $high } points Elo pour { $name } reste ouvert ({ $deals } donnes, logarithme du rapport de vraisemblance { $llr }).
tournament-title = { $game }, { $matches } parties
tournament-cross = { $players } joueurs : part d’un seul de la ligne contre la colonne (95 %)
tournament-one-of = Un seul
league-written = Les tableaux sont dans { $path }.
league-about = Version { $version }, règles { $rules }, graine { $seed }, { $matches } parties appariées (arrondies à des donnes entières) pour chaque paire à chaque table. L’Elo se compte à partir du dernier nommé dans { $file } ; chaque valeur a son intervalle à 95 %.
league-cross = { $players } joueurs ; part gagnée par un seul de la ligne à une table de la colonne :
league-seats = Gains par place : { $seats }. Tours par partie : { $rounds }.
league-duels = Un joueur contre une table d’autres, les victoires partagées quand plusieurs gagnent ; millisecondes par coup du premier et des autres :
league-one = Un
league-others = Autres
league-players = Joueurs
audit-title = { $bot } contre lui-même, { $players } joueurs, { $matches } parties
audit-looking = Examen des parties
audit-excused = {"  "}Dans { $number } autres cas, { $judge } joue de même.
audit-example = {"  "}graine { $seed }, action { $number } : { $action }
audit-example-better = {"  "}graine { $seed }, action { $number } : { $action } ; mieux : { $better }
dieb-audit-chest-left = Tours finis avec un coffre à prendre : { $found } sur { $of }
dieb-audit-dancer-wasted = Danseuses payées là où une carte suffisait : { $found } sur { $of }
dieb-audit-guard-back = Gardiens ramenés dans le même tour : { $found } sur { $of }
calibrate-telling = Calcul des chances
calibrate-title = Chances annoncées dans des parties de { $bot } contre lui-même, { $players } joueurs, { $matches } parties, { $positions } positions
calibrate-column-bin = Chance
calibrate-column-number = Nombre
calibrate-column-told = Moyenne
calibrate-brier = Score de Brier de la chance d’un joueur : { $brier } ± { $error } ; des chances égales pour tous donneraient { $equal }.
calibrate-start = Chances après la donne, par place : { $chances }
balance-written = La page est dans { $path }, ses images à côté.
train-course = { $players } joueurs
train-progress = leçon { $lesson } sur { $lessons } · { $matches } parties · parts équitables : { $figures } · encore { $left }
train-figure-search = search { $shares }
train-figure-early = débuts { $shares }
train-figure-best = meilleur { $shares }
train-figure-mean = moyenne { $shares }
train-goes-on = Leçons déjà faites : { $found } ; on continue à partir de là.
train-interrupted = Interrompu ; ce qui a été appris est gardé dans { $path }. La même commande reprend à partir de là.
train-done = Ce qui a été appris est dans { $weights }, la courbe d’apprentissage dans { $curve }.
train-how-to-ship = La même commande avec --ship les met à leur place dans le paquet : { $home } et { $picture }.
train-shipped = Ils sont maintenant dans le paquet : { $home } et { $picture }.
plot-shares = Part des gains, avec son intervalle à 95 %
plot-percent = % des parties
plot-length = Durée d’une partie
plot-rounds = tours
plot-matches = parties
plot-seats = Part des gains par place
plot-seat = place
plot-ratings = Elo, avec son intervalle à 95 %
plot-learning-search = Contre search seul
plot-learning-early = Contre ses débuts
plot-learning-best = Meilleur d’une génération
plot-learning-mean = Moyenne d’une génération
plot-fair = parts équitables
dieb-plot-race = La course aux coffres
dieb-plot-standing = coffres gagnés
voleurs-plot-race = La course aux gemmes
voleurs-plot-standing = gemmes dans le sac
# D’un jeu sans textes à lui.
generic-plot-race = Les scores par manche
generic-plot-standing = score

arena-error-missing-extra = { $package } n’est pas installé ; il vient avec pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } joueurs virtuels ne tiennent pas à une table de { $players }.
arena-error-bad-sprt = « { $text } » n’est pas une paire d’écarts Elo, le plus petit d’abord, comme 0:30.
arena-error-test-of-nothing = Un joueur virtuel seul ne peut pas être meilleur que les autres ; --sprt demande au moins deux noms.
arena-error-bot-failed = { $bot } a échoué dans la partie de graine { $seed } : { $problem }
arena-error-workers-die = Les processus qui jouent meurent sans cesse ({ $deaths } fois) ; y a-t-il assez de mémoire ?
arena-error-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } ({ $problem }).
arena-error-cannot-write = Impossible d’écrire dans { $path } ({ $problem }).
arena-error-not-a-folder-of-results = { $path } contient autre chose ; les résultats vont dans un dossier nouveau ou vide.
arena-error-other-results = { $path } contient les résultats d’une autre commande ou d’une autre version ; choisissez un autre dossier.
arena-error-broken-results = { $path } est endommagé : une de ses lignes n’est pas une partie.
arena-error-bad-field = Un tournoi demande au moins deux joueurs virtuels, chacun nommé une seule fois : { $bots }.
arena-error-unknown-report = Il n’y a pas de rapport « { $report } » ; rapports disponibles : { $reports }.
arena-error-other-training = { $path } appartient à un apprentissage avec d’autres nombres ou d’une autre version ; choisissez un autre dossier.
arena-error-training-died = Le processus qui apprend pour { $players } joueurs est mort ; y a-t-il assez de mémoire ?
arena-error-training-is-for = Cet apprentissage vaut pour { $players } joueurs, tous à la fois.
arena-error-training-not-further = { $game } n’a pas d’apprentissage complémentaire ; enlevez --further.
arena-error-bad-tables = Chaque nombre de joueurs ne peut être nommé qu’une fois : { $players }.
arena-error-no-league = Impossible de lire { $path } ({ $problem }).
arena-error-bad-league = { $path } ne décrit pas une ligue : { $problem }
arena-error-no-marks = { $path } n’a pas de place pour les tableaux, entre { $begin } et { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Erreurs de tous les jeux
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Il n’y a pas de jeu « { $game } » ; jeux disponibles : { $games }.
game-error-broken-game = Le jeu { $game } ({ $entry }) ne peut pas être chargé : { $problem }
game-error-missing-part = Le jeu { $game } n’a pas cela ; sa partie « { $part } » manque.
option-error-bad-players = Le jeu { $game } se joue de { $min } à { $max } joueurs, pas à { $players }.
option-error-bad-seats = Places indiquées : { $seats } ; il en faut autant que de joueurs, soit { $players }.
option-error-bad-seat-name = { $name } ne peut pas être un nom : ce n’est pas un texte qui puisse s’écrire.
option-error-bad-seed = { $seed } ne peut pas être une graine : il faut un nombre entier, 0 ou plus, qui tienne sur { $bits } bits.
option-error-no-such-seat = Il n’y a pas de joueur { $seat } : on joue à { $players }, et les joueurs se comptent à partir de 1 (dans les fichiers, de 0).
option-error-say-which-seat = Plusieurs joueurs peuvent agir maintenant ({ $to_act }) ; dites lequel agit.
option-error-unknown-option = Le jeu n’a pas d’option « { $option } ».
option-error-bad-option-value = { $value } ne convient pas comme valeur de l’option « { $option } » ; il faut { $kind ->
    [bool] oui ou non
    [int] un nombre entier, 0 ou plus
   *[str] un mot
 }.
option-error-unknown-choice = « { $value } » ne peut pas être la valeur de l’option « { $option } » ; valeurs disponibles : { $choices }.
option-error-unknown-bot = Aucun joueur virtuel nommé « { $bot } » ne connaît { $game } ; joueurs disponibles : { $bots }.
option-error-bad-bot-parameter = « { $parameter } » ne peut pas suivre le deux-points après { $bot }.
option-error-bot-without-parameter = { $bot } ne prend rien après un deux-points ; « { $parameter } » n’a pas sa place ici.
option-error-no-bot-file = Il n’y a pas de fichier { $path } contenant un joueur virtuel.
option-error-broken-bot-file = Impossible de charger { $path } : { $problem }
option-error-no-bot-class = { $path } n’a pas de classe { $name } qui choisisse des actions ; on y trouve : { $bots }.

notation-error-unknown-action = « { $text } » n’est pas une action.
notation-error-unknown-word = « { $word } » dans « { $text } » n’y a pas de sens, ou s’y trouve deux fois.

undo-refused-nothing-to-undo = Vous n’avez rien à annuler.
undo-refused-undo-after-end = La partie est finie ; plus rien ne peut être annulé.
undo-refused-another-acted = Quelqu’un d’autre a agi depuis ; impossible d’annuler.
undo-refused-hidden-came-out = Des cartes cachées ont été révélées par `{ $action }` ; impossible d’annuler.

position-error-malformed-position = Ce n’est pas une position : il y a une erreur à { $where }.
position-error-bad-options = Les options de la position sont fausses : { $reason }

record-error-newer-format = L’enregistrement vient d’une version plus récente de baghdad ; celle-ci lit les enregistrements jusqu’au format { $known }.
record-error-malformed-record = Ce n’est pas une partie enregistrée : il y a une erreur à { $where }.
record-error-not-json = Ce n’est pas du JSON, ou c’est tronqué.
record-error-other-game = Cet enregistrement est une partie du jeu { $record }, pas du jeu { $game }.
record-error-newer-version = La partie a été jouée avec la version { $record } des règles du jeu { $game } ; ce baghdad connaît la version { $known }.
record-error-older-version = La partie a été jouée avec la version { $record } des règles du jeu { $game }, qui ont changé depuis ; ce baghdad connaît la version { $known }.
record-error-sealed-record = L’enregistrement ne contient pas sa graine, seulement l’empreinte de celle-ci ; il ne peut pas être rejoué tant que la graine n’est pas publiée.
record-error-bad-seed = « { $seed } » ne peut pas être une graine.
record-error-wrong-seed-hash = La graine n’est pas celle dont l’empreinte a été publiée : la graine ou l’empreinte a été modifiée.
record-error-bad-start = L’enregistrement part d’une position impossible : { $reason }
record-error-start-disagrees = Les joueurs ou les options de l’enregistrement ne sont pas ceux de la position de départ.
# $reason est une phrase entière.
record-error-bad-action = L’action { $number }, `{ $action }` par le joueur { $seat }, n’a pas pu avoir lieu : { $reason }
record-error-wrong-result = Le résultat inscrit dans l’enregistrement n’est pas celui auquel mènent ses actions.

# Une erreur d’un jeu qui n’a pas de phrase pour elle : $reason est son code avec les faits, en anglais.
error-other = Cela ne peut pas servir : { $reason }.
refusal-other = Les règles ne le permettent pas : { $reason }.
refusal-illegal-step = { $step } n’est pas une étape permise ici.
refusal-match-over = La partie est finie.
refusal-not-your-turn = Le joueur { $seat } ne peut pas agir : c’est le tour du joueur { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## À la table, dans tous les jeux
## ---------------------------------------------------------------------------------------------------------------

# La seule personne à une table de joueurs virtuels : « Vous : un voleur se glisse dans … »
seat-you = Vous
# Une personne sans nom parmi plusieurs.
seat-player = Joueur { $number }
# Un joueur virtuel : son espèce et le numéro de sa place.
seat-bot = { $bot } { $number }

table-welcome = Une partie de « { $title } » : { $names }. Tapez ? pour l’aide.
table-choices-shown = { $hidden ->
    [0] Tapez un numéro ou la notation ; ? : aide.
    [one] Tapez un numéro ou la notation ; `all` : { $hidden } autre façon de payer ; ? : aide.
   *[other] Tapez un numéro ou la notation ; `all` : { $hidden } autres façons de payer ; ? : aide.
 }
table-prompt = { $name } >
table-undone = Annulé : `{ $action }`.
table-saved = Sauvegardée dans { $path }.
table-not-saved = Non sauvegardée : { $problem }
table-quit = La partie est sauvegardée. Pour la reprendre : baghdad play --resume { $path }
table-quit-unsaved = La partie n’a pas pu être sauvegardée.
table-legal = `{ $action }` est possible maintenant : { $sentence }
table-hint = { $bot } jouerait `{ $action }` ({ $sentence }). { $reason }
hint-heading = { $moves ->
    [one] { $name } : le meilleur coup selon { $bot }
   *[other] { $name } : les meilleurs coups selon { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }) : { $percent } %. { $reason }
hint-chances = Chances de gagner : { $chances }.
hint-chance = { $name } : { $percent } %
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus que le numéro { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins que le numéro { $number } (± { $error }).
hint-reason-even = Pas de différence nette avec le numéro { $number } (± { $error }).
hint-reason-rival = { $name } : { $percent } % de chances, { $other } % après le numéro { $number }.
hint-reason-only = Rien d’autre n’est possible.
table-log-empty = Rien ne s’est encore passé.
# Plusieurs personnes à un même terminal.
table-hide = Appuyez sur Entrée pour cacher vos cartes.
table-curtain = Laissez la place à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
table-since = Entre-temps :
table-record = La partie entière : { $path }
table-replay-how = Pour la revoir pas à pas : baghdad replay { $path }
table-verify-how = Pour vérifier chaque pioche : baghdad verify { $path }

# Ce qu’on peut taper ; une ligne chacun.
keys-heading = Vous pouvez taper
keys-number = un numéro : cette ligne de la liste
keys-notation = une action en notation, par exemple { $example }
keys-all = `all` : toutes les actions avec toutes les façons de payer
keys-undo = `undo` : annuler votre dernière action, tant que rien de caché n’a été révélé
keys-hint = `hint` : les meilleurs coups selon le joueur virtuel { $bot }, et pourquoi
keys-why = `why` et une action : si elle est possible, et sinon, la raison
keys-log = `log` : tout ce qui s’est passé
keys-last = `last` : ce qui s’est passé depuis votre dernière action
keys-rules = `rules` : les règles en bref
keys-board = `board` : dessiner la table à nouveau
keys-map = `map` : dessiner le plateau seul, s’il est grand
keys-save = `save`, ou `save` et un nom de fichier : y sauvegarder la partie
keys-quit = `quit` : arrêter ; la partie est sauvegardée et peut être reprise

result-winner = Victoire : { $name } !
# $names est une liste de deux noms ou plus.
result-shared = Victoire partagée : { $names }.
result-nobody = Personne ne gagne.

replay-start = Avant la première action.
replay-step = Action { $number } sur { $actions }, { $name } : `{ $action }`
replay-keys = Entrée : suivant · p : précédent · un numéro : ce moment · q : quitter

# verify : tout est en ordre.
verify-fine = Tout est en ordre : { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
 } (jeu { $game }, { $players } joueurs), chaque pioche découle de la graine. { $result } Empreinte de la graine : { $hash }
verify-still-on = La partie n’est pas encore finie.

# Énumérations : « a et b », « a, b et c ».
list-pair = { $first } et { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## Un jeu sans terminal à lui. Les textes d’un jeu peuvent avoir leurs phrases : GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats est une liste de numéros et de noms ; les faits suivent, sous leurs noms anglais.
generic-seats = Places : { $seats }
generic-seat = { $number } { $name }
generic-now = Choisissez une action : son numéro, ou son texte.
generic-result = Scores : { $score }.
generic-result-score = { $name } : { $score }
generic-rules = { $title } n’a pas ici de résumé de ses règles.

## ---------------------------------------------------------------------------------------------------------------
## Le Voleur de Bagdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = Le Voleur de Bagdad

# Noms des six palais ; 14 caractères au plus.
dieb-palace-name = { $letter ->
    [a] Paon
    [b] Lune
    [c] Lion
    [d] Grenade
    [e] Faucon
   *[f] Lampe
 }
# Le palais dans les phrases, toujours au masculin singulier : le, du, au, devant le …
dieb-palace = { $letter ->
    [a] palais du Paon (a)
    [b] palais de la Lune (b)
    [c] palais du Lion (c)
    [d] palais de la Grenade (d)
    [e] palais du Faucon (e)
   *[f] palais de la Lampe ({ $letter })
 }
dieb-summary-placing = { $number ->
    [one] Encore un gardien à placer.
   *[other] Encore { $number } gardiens à placer.
 }
dieb-summary-rival = { $number ->
    [one] Il ne manque qu’un coffre à { $names }.
   *[other] Il ne manque qu’un coffre chacun à { $names }.
 }
dieb-summary-nearest = { $missing ->
    [one] Encore un voleur au { $palace }, et le coffre est à vous.
   *[other] Encore { $missing } voleurs au { $palace }, et le coffre est à vous.
 }
dieb-summary-left = { $number ->
    [one] Il reste un coffre.
   *[other] Il reste { $number } coffres.
 }
dieb-summary-chests = { $won } sur { $goal }
dieb-asked = { $what ->
    [thieves] voleurs
    [guards] gardiens
    [neutral] gardiens neutres
   *[chests] coffres
 }

# Options, pour la page d’aide.
dieb-option-tactical = Les joueurs placent aussi les gardiens neutres, deux chacun.
dieb-option-peek = Les joueurs voient leur main pendant qu’ils placent les gardiens.
dieb-option-optional-theft = Prendre un coffre est facultatif.
dieb-option-chosen-card = Qui passe quand il ne reste plus de danseuse choisit le palais de la quatrième carte.
dieb-option-face-down = Les coffres gagnés sont posés face cachée ; cela ne change rien au jeu.
dieb-option-decision-cap = Interrompre la partie après ce nombre de décisions ; 0 pour jamais.
dieb-option-edition = Jouer selon le texte d’une édition : fr, cs, it ou nl.

# --- Paiements ------------------------------------------------------------------------------------------------
# Cartes d’un palais, en bref : « 2 × Paon »
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] { $number } danseuse
   *[other] { $number } danseuses
 }
dieb-dancers-held = { $number ->
    [one] { $number } danseuse
   *[other] { $number } danseuses
 }

# --- Ce que fait une action, dans la liste des choix -------------------------------------------------------------
dieb-do-place = un gardien devant le { $palace }
dieb-do-place-neutral = un gardien neutre devant le { $palace }
dieb-do-smuggle = un voleur dans le { $palace } pour { $payment }
dieb-do-guard = votre gardien du { $palace } au { $target } pour { $payment }
dieb-do-escort = votre gardien et un voleur du { $palace } au { $target } pour { $payment }
dieb-do-neutral = un gardien neutre du { $palace } au { $target } pour { $payment }
dieb-do-end = finir le tour et piocher 3 cartes
dieb-do-pass = passer et piocher 4 cartes
dieb-do-pass-dancer = passer, piocher 3 cartes et prendre une danseuse
dieb-do-pass-chosen = passer, piocher 3 cartes et une du { $palace }, si la pioche en a une
dieb-do-steal = prendre le coffre du { $palace }
# Dans la liste, après la notation d’une action payante : « smuggle a  pour 2 × Paon »
dieb-pay = pour { $payment }
# Ajouté à une ligne de la liste : ce que l’action entraîne.
dieb-causes-theft = prend le coffre !
dieb-causes-win = prend le coffre et gagne !
dieb-causes-no-chest = il n’y reste plus de coffre

# Titres de la liste des choix ; 18 caractères au plus.
dieb-group-place = Placer un gardien
dieb-group-place-neutral = Placer un neutre
dieb-group-steal = Prendre un coffre
dieb-group-smuggle = Introduire voleur
dieb-group-escort = Gardien et voleur
dieb-group-guard = Déplacer gardien
dieb-group-neutral = Déplacer un neutre
dieb-group-end = Finir le tour
# Une rangée de mouvements qui partent du même palais ; 12 caractères au plus.
dieb-row-from = de { $letter } :
# Tous les mouvements de gardiens neutres en une ligne, sur un écran bas.
dieb-row-folded = { $number ->
    [one] { $number } possibilité ; `moves { $kind }` la montre
   *[other] { $number } possibilités ; `moves { $kind }` les montre
 }
# Sous la liste : explique les parenthèses.
dieb-row-key = Entre parenthèses : les cartes payées, * est une danseuse.
# Sous la liste, quand le tour peut être fini.
dieb-end-note = La fin du tour ne peut pas être annulée.

# --- Ce qu’on peut faire maintenant : une phrase au-dessus de l’invite ---------------------------------------------
dieb-now-placing = Placez un gardien sur un emplacement libre. Gardiens restants : { $own }.
dieb-now-placing-tactical = Placez un gardien sur un emplacement libre. Gardiens restants : { $own } à vous, { $neutral ->
    [one] { $neutral } neutre
   *[other] { $neutral } neutres
 }.
dieb-now-fresh = Agissez tant que vous pouvez payer (3 fois au plus avec un voleur), ou passez : 4 cartes.
dieb-now-acted = Continuez ou finissez le tour ; { $left ->
    [0] plus aucune action possible avec un voleur
    [one] encore { $left } action possible avec un voleur
   *[other] encore { $left } actions possibles avec un voleur
 }.

# --- Le plateau. Textes courts : le cadre d’un palais a peu de place. ------------------------------------------------
# Ce que demande le coffre du dessus, pour les spectateurs ; 17 caractères au plus.
dieb-board-chest = coffre : { $demand } requis
# Vos voleurs, sur ceux que demande ce coffre ; 17 caractères au plus.
dieb-board-chest-you = coffre : vous { $thieves }/{ $demand }
dieb-board-no-chest = plus de coffre
# Avant le nombre de voleurs de chacun ; 7 caractères au plus.
dieb-board-thieves = voleurs
dieb-board-no-thieves = cour vide
# Ce que vous coûte un voleur de plus : 12 caractères au plus.
dieb-board-price = prix { $price }

# Titres du tableau des joueurs ; 10 caractères au plus (joueur : 20).
dieb-players-name = Joueur
dieb-players-chests = Coffres
dieb-players-supply = Réserve
dieb-players-cards = Cartes
dieb-players-dancers = Danseuses
dieb-players-actions = Actions
dieb-players-won = { $won } sur { $goal }

dieb-piles = Pioche { $deck } · danseuses { $dancers } · défausse { $discard }
dieb-piles-no-discard = Pioche { $deck } · danseuses { $dancers } · défausse vide
dieb-hand = Votre main :
dieb-hand-empty = Votre main est vide.
dieb-hand-hidden = { $number ->
    [one] Votre carte reste cachée jusqu’à ce que tous les gardiens soient en place.
   *[other] Vos { $number } cartes restent cachées jusqu’à ce que tous les gardiens soient en place.
 }
dieb-hand-dancer = Danseuse
# Explique la première ligne d’un palais ; dans l’aide.
dieb-key = Première ligne d’un palais : les gardiens devant sa porte. Un chiffre est un gardien de ce joueur, { $neutral } un gardien neutre, { $free } un emplacement libre.

# --- Ce qui s’est passé. Le nom n’entraîne jamais d’accord. ---------------------------------------------------------
dieb-event-place = { $name } : un gardien devant le { $palace }.
dieb-event-place-neutral = { $name } : un gardien neutre devant le { $palace }.
dieb-event-smuggle = { $name } : un voleur se glisse dans le { $palace } pour { $payment }.
dieb-event-guard = { $name } : un gardien va du { $palace } au { $target } pour { $payment }.
dieb-event-escort = { $name } : un gardien et un voleur vont du { $palace } au { $target } pour { $payment }.
dieb-event-neutral = { $name } : un gardien neutre va du { $palace } au { $target } pour { $payment }.
dieb-event-theft = { $name } : un coffre de force { $strength } sort du { $palace } ! Coffres gagnés : { $won }.
dieb-event-reshuffle = La pioche est épuisée ; la défausse ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }) a été mélangée pour en former une nouvelle.
dieb-event-draw = { $dancers ->
    [0] { $name } : { $number ->
        [0] aucune carte piochée, il n’en reste plus.
        [one] { $number } carte piochée.
       *[other] { $number } cartes piochées.
    }
   *[other] { $name } : { $number ->
        [0] une danseuse prise, il ne reste plus de cartes.
        [one] { $number } carte piochée et une danseuse prise.
       *[other] { $number } cartes piochées et une danseuse prise.
    }
 }
# La quatrième carte, d’un palais choisi (édition tchèque) ; $found vaut yes ou no.
dieb-event-draw-chosen = { $found ->
    [yes] { $name } : { $number ->
        [one] { $number } carte piochée, du { $chosen } comme demandé.
       *[other] { $number } cartes piochées, dont une du { $chosen } comme demandé.
    }
   *[no] { $name } : { $number ->
        [one] { $number } carte piochée ; la pioche n’en avait pas du { $chosen }.
       *[other] { $number } cartes piochées ; la pioche n’en avait pas du { $chosen }.
    }
 }
# Pour qui a pioché, après la ligne précédente.
dieb-event-drawn-cards = Nouvelles cartes en main : { $cards }.
dieb-event-hands-taken-up = Tous les gardiens sont en place ; chacun prend ses cartes en main.
dieb-event-over = La partie est finie.
dieb-event-turn = Tour suivant : { $name }.

# --- Le résultat -----------------------------------------------------------------------------------------------------
dieb-result-chests = Le nombre de coffres requis est atteint : { $score }.
dieb-result-standstill = Tout un tour de table s’est passé sans action ni carte ; le plus grand nombre de coffres décide : { $score }.
dieb-result-unfinished = La partie a été interrompue après le nombre de décisions convenu.
dieb-result-score = { $name } : { $chests }

# --- Pourquoi le joueur virtuel le conseille -----------------------------------------------------------------------
dieb-hint-place = Peu d’autres gardiens s’y tiennent : les voleurs y entreront à bas prix.
dieb-hint-steal = Cela prend un coffre.
dieb-hint-smuggle = C’est là que le prochain coffre est le plus proche.
dieb-hint-approach = Cela mène là où un coffre est plus proche.
dieb-hint-pass = Cela apporte de nouvelles cartes.
dieb-hint-random = Pour lui, une action en vaut une autre.
dieb-hint-move = Les gardiens y sont mieux placés.
dieb-hint-cheapen = Y introduire un voleur vous coûtera moins cher.
dieb-hint-hinder = Le prochain voleur d’un adversaire lui coûtera plus cher.
dieb-hint-win = Cela gagne la partie.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = Le tour entier apporte : { $deeds }.
dieb-hint-deed-chest = { $palace } : { $number ->
    [one] un coffre
   *[other] { $number } coffres
 }
dieb-hint-deed-thieves = { $palace } : { $number ->
    [one] { $number } voleur de plus
   *[other] { $number } voleurs de plus
 }
dieb-hint-deed-guards = { $palace } : { $number ->
    [one] { $number } gardien à soi de plus
   *[other] { $number } gardiens à soi de plus
 }
dieb-hint-deed-neutral = { $palace } : { $number ->
    [one] { $number } gardien neutre de plus
   *[other] { $number } gardiens neutres de plus
 }
dieb-hint-deed-cards = { $number ->
    [one] { $number } carte payée
   *[other] { $number } cartes payées
 }
dieb-hint-deed-dancers = { $number ->
    [one] { $number } danseuse payée
   *[other] { $number } danseuses payées
 }
dieb-hint-stop = Cela termine le tour.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name } : un coffre au prochain tour dans { $percent } % des donnes, dans { $other } % après le numéro { $number }.

# --- Pourquoi une action est refusée ------------------------------------------------------------------------------------
dieb-refusal-still-placing = On place encore les gardiens ; les tours commencent quand tous sont en place.
dieb-refusal-placing-is-over = Tous les gardiens ont été placés.
dieb-refusal-no-guard-to-place = Vous avez déjà placé tous vos gardiens.
dieb-refusal-no-neutral-to-place = Vous n’avez pas de gardien neutre à placer.
dieb-refusal-no-free-place = Les { $places } emplacements de gardien devant le { $palace } sont tous pris.
dieb-refusal-no-own-guard = Aucun de vos gardiens ne se tient devant le { $palace }.
dieb-refusal-no-foreign-guard = Seuls vos propres gardiens se tiennent devant le { $palace } ; un voleur ne peut se glisser que sous le nez d’un gardien étranger.
dieb-refusal-no-thief-in-supply = Vous n’avez plus de voleur dans votre réserve.
dieb-refusal-thief-limit = Vous avez agi { $limit } fois avec un voleur ; c’est tout pour ce tour.
dieb-refusal-overpaid = Le { $palace } coûte { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 }, et { $dancers ->
    [one] { $dancers } danseuse serait de trop
   *[other] { $dancers } danseuses, ce serait trop
 }.
dieb-refusal-too-few-dancers = Il faut { $needed ->
    [one] { $needed } danseuse
   *[other] { $needed } danseuses
 } ; { $held ->
    [0] vous n’en avez aucune
   *[other] vous en avez { $held }
 }.
dieb-refusal-too-few-cards = À cause des gardiens étrangers, le { $palace } coûte { $price ->
    [one] { $price } carte de ce palais
   *[other] { $price } cartes de ce palais
 }. Vous avez en main { $cards ->
    [0] aucune carte du palais
    [one] { $cards } carte du palais
   *[other] { $cards } cartes du palais
 } et { $dancers ->
    [0] aucune danseuse
    [one] { $dancers } danseuse
   *[other] { $dancers } danseuses
 } ; payer ainsi demande { $needed ->
    [one] { $needed } carte du palais
   *[other] { $needed } cartes du palais
 }.
dieb-refusal-no-such-card = Vous n’avez pas de carte du { $palace }.
dieb-refusal-no-thief-there = Vous n’avez pas de voleur dans le { $palace }.
dieb-refusal-no-neutral-guard = Aucun gardien neutre ne se tient devant le { $palace }.
dieb-refusal-nothing-done = Vous n’avez rien fait ce tour-ci ; il se termine donc par `pass` ou `pass *`.
dieb-refusal-already-acted = Vous avez agi ce tour-ci ; il se termine donc par `end`.
dieb-refusal-no-dancer-in-pile = Il ne reste plus de danseuse à prendre.
dieb-refusal-no-choice-of-card = Dans cette partie, personne ne choisit le palais d’une carte piochée.
dieb-refusal-dancers-left = Il reste { $dancers ->
    [one] { $dancers } danseuse
   *[other] { $dancers } danseuses
 } à prendre ; on ne choisit donc pas de carte.
dieb-refusal-no-card-left = Il ne reste plus de carte à piocher.
dieb-refusal-theft-by-itself = Dans cette partie, un coffre est pris automatiquement dès qu’il y a assez de voleurs.
dieb-refusal-no-chest-left = Il ne reste plus de coffre dans le { $palace }.
dieb-refusal-too-few-thieves = Le coffre du { $palace } demande { $needed } voleurs ; { $thieves ->
    [0] vous n’en avez aucun là-bas
   *[other] vous en avez { $thieves } là-bas
 }.

# --- Pourquoi des données ne sont pas une position. --------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = Il y a { $players } joueurs, mais le nombre d’entrées dans « { $where } » est { $seats }.
dieb-position-error-no-such-seat = Il n’y a pas de joueur { $seat } : on joue à { $players }, et les joueurs se comptent à partir de 1 (dans les fichiers, de 0).
dieb-position-error-wrong-number-of-cards = Cartes du { $palace } : { $found } au lieu de { $expected }.
dieb-position-error-wrong-number-of-dancers = Danseuses : { $found } au lieu de { $expected }.
dieb-position-error-shown-but-not-held = Le joueur { $seat } ne peut pas avoir montré de carte du { $palace }.
dieb-position-error-too-many-guards = Gardiens devant le { $palace } : { $found } ; il n’y a de place que pour { $expected }.
dieb-position-error-wrong-number-of-guards = Gardiens du joueur { $seat } : { $found } au lieu de { $expected }.
dieb-position-error-too-many-neutrals-to-place = Le joueur { $seat } ne peut pas avoir encore { $found ->
    [one] { $found } gardien neutre
   *[other] { $found } gardiens neutres
 } à placer.
dieb-position-error-wrong-number-of-neutrals = Gardiens neutres : { $found } au lieu de { $expected }.
dieb-position-error-phase-and-guards-disagree = La phase ne peut pas être « { $phase } » avec { $unplaced ->
    [one] { $unplaced } gardien restant
   *[other] { $unplaced } gardiens restant
 } à placer.
dieb-position-error-not-their-turn-to-place = Ce ne peut pas être au joueur { $seat } de poser un gardien ; c’est le tour du joueur { $to_act }.
dieb-position-error-placed-out-of-turn = Si l’on a placé les gardiens à tour de rôle, il ne peut pas en rester ainsi à placer ({ $unplaced }).
dieb-position-error-too-many-chests = Coffres du { $palace } : { $found } ; une pile en a { $expected }.
dieb-position-error-chests-disagree = Les coffres gagnés ({ $won }) ne sont pas ceux qui ont quitté les palais ({ $gone }).
dieb-position-error-too-many-thieves = Voleurs du joueur { $seat } dans les palais : { $found } ; il n’y en a que { $expected }.
dieb-position-error-thieves-before-play = Le joueur { $seat } a des voleurs dans les palais avant que tous les gardiens soient en place.
dieb-position-error-theft-overdue = Le joueur { $seat } a assez de voleurs dans le { $palace } pour en avoir déjà pris le coffre.
dieb-position-error-too-many-thief-actions = Actions avec un voleur ce tour-ci : { $found } ; maximum permis : { $expected }.
dieb-position-error-thief-actions-without-action = Il y a eu des actions avec un voleur, mais aucune action du tout.
dieb-position-error-turn-before-play = Quelqu’un a agi ou gagné avant que tous les gardiens soient en place.
dieb-position-error-too-many-chests-won = Quelqu’un a gagné { $found } coffres, ou deux joueurs ont gagné la partie ; elle finit dès que quelqu’un en a { $expected }.
dieb-position-error-too-many-idle-turns = Tours passés sans rien faire : { $found } ; la partie finit après { $expected }.
dieb-position-error-phase-and-chests-disagree = La phase ne peut pas être « { $phase } » quand le plus grand nombre de coffres gagnés est { $chests } et qu’il en faut { $goal } pour gagner la partie.

# --- Les règles en bref --------------------------------------------------------------------------------------------------
# $goal : coffres nécessaires pour gagner. Une ligne par paragraphe, aussi longue soit-elle.
dieb-rules =
    Gagnez { $goal } coffres avant les autres. Un coffre est à vous dès que vous avez assez de voleurs dans son palais : 4 pour le premier coffre d’un palais, puis 5, 6, 7. Ces voleurs vous reviennent ensuite.
    À votre tour, agissez tant que vous pouvez payer, 3 fois au plus avec un voleur :
    `smuggle a` : un voleur dans le palais a, où se tiennent un gardien à vous et un étranger ; cela coûte une carte de a par gardien étranger (les neutres et ceux des autres joueurs).
    `guard a>b a` : un gardien à vous de a à b, où un emplacement doit être libre ; cela coûte une carte de a ou de b.
    `escort a>b a` : de même, et un de vos voleurs l’accompagne gratuitement.
    `neutral a>b` : un gardien neutre de a à b ; cela coûte une carte de a et une carte de b.
    Une danseuse remplace n’importe quelle carte : `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` finit un tour où l’on a agi : 3 cartes. Sans action, `pass` donne 4 cartes, `pass *` 3 cartes et une danseuse.

## ---------------------------------------------------------------------------------------------------------------
## Les Voleurs de Bagdad (voleurs)
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = Les Voleurs de Bagdad

# --- Noms -------------------------------------------------------------------------------------------------------
voleurs-pawn-name = { $pawn ->
    [thief] Voleur (T)
    [caravaneer] Caravanier
    [merchant] Marchand
    [broker] Négociant (B)
    [assassin] Assassin
   *[vizier] Vizir
 }
voleurs-pawn = { $pawn ->
    [thief] voleur
    [caravaneer] caravanier
    [merchant] marchand
    [broker] négociant
    [assassin] assassin
   *[vizier] Grand Vizir
 }
voleurs-a-pawn = { $pawn ->
    [thief] un voleur
    [caravaneer] un caravanier
    [merchant] un marchand
    [broker] un négociant
    [assassin] un assassin
   *[vizier] le Grand Vizir
 }
voleurs-a-victim = { $victim ->
    [thief] un voleur
    [caravaneer] un caravanier
    [merchant] un marchand
    [broker] un négociant
    [assassin] un assassin
   *[vizier] le Grand Vizir
 }
voleurs-gem-name = { $gem ->
    [fake] Fausse
    [sapphire] Saphir
    [emerald] Émeraude
    [ruby] Rubis
   *[diamond] Diamant
 }
voleurs-gem = { $gem ->
    [fake] fausse gemme
    [sapphire] saphir
    [emerald] émeraude
    [ruby] rubis
   *[diamond] diamant
 }
voleurs-a-gem = { $gem ->
    [fake] une fausse gemme
    [sapphire] un saphir
    [emerald] une émeraude
    [ruby] un rubis
   *[diamond] un diamant
 }
voleurs-a-gem-given = { $given ->
    [fake] une fausse gemme
    [sapphire] un saphir
    [emerald] une émeraude
    [ruby] un rubis
   *[diamond] un diamant
 }
voleurs-birthday = { $birthday ->
    [diamond] un diamant
    [emerald_and_sapphire] une émeraude et un saphir
    [two_no_sapphire] deux vraies gemmes autres que des saphirs
    [two_with_ruby] deux vraies gemmes, dont un rubis
    [two_colours] deux vraies gemmes différentes
   *[three] trois vraies gemmes
 }
voleurs-summary-offers = { $number ->
    [one] Une offre attend votre réponse.
   *[other] { $number } offres attendent votre réponse.
 }
voleurs-summary-round = Manche { $number }.
voleurs-summary-complete = Votre sac contient tout ce que demande votre carte anniversaire.
voleurs-summary-aim = Gemmes de votre carte anniversaire dans votre sac : { $held } sur { $asked }.
voleurs-summary-gems = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Saïd
    [afif] Afif
    [sheherazade] Shéhérazade
    [ali_baba] Ali Baba
   *[simbad] Simbad
 }
voleurs-city-name = { $board ->
    [round-city] La Ville ronde
    [oasis] L’Oasis
   *[other] { $name }
 }
voleurs-card = { $number ->
    [0] Lances
    [1] Poignards
    [2] Lin
    [3] Peaux
    [4] Cumin
    [5] Curry
    [6] Agneaux
    [7] Chameau
    [8] Fruits
    [9] Sésame
    [10] Plomb
    [11] Cuivre
    [12] Fer
    [13] Fer forgé
    [14] Blé
    [15] Huile
    [16] Serviteur
    [17] Chevaux
    [18] Laine
    [19] Coton
    [20] Safran
    [21] Menthe
    [22] Pistolets
    [23] Cimeterres
    [24] Parfum
    [25] Piment
    [26] Enclume
    [27] Argent
    [28] Poudre noire
    [29] Sabres
    [30] Teinture
    [31] Chanvre
    [32] Dromadaire
    [33] Faucon
    [34] Orge
    [35] Miel
    [36] Boussole
    [37] Longue-vue
    [38] Poisson
    [39] Poule
    [40] Danseuses
    [41] Mercenaires
    [42] Tabac
    [43] Poison
    [44] Soie
    [45] Cuir
    [46] Poignard de luxe
    [47] Sabre de luxe
    [48] Or
    [49] Vermeil
    [50] Sucre
    [51] Glace
    [52] Éléphant
    [53] Tigre
    [54] Encens
    [55] Opium
    [56] Turban
    [57] Robe
    [58] Fusils
    [59] Canons
    [60] Fausse gemme
    [61] Saphir
    [62] Émeraude
    [63] Rubis
    [64] Diamant
    [65] Surprise Port
    [66] Surprise Souk
   *[67] Surprise Casbah
 }
voleurs-dinars = { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
 }
voleurs-counted = { $number } × { voleurs-district-name }
voleurs-nothing = rien

voleurs-option-refuge = Les caravaniers et les marchands placés dans une rue ne peuvent pas être expulsés.
voleurs-option-blocking = Personne ne passe par-dessus le caravanier d’un rival.
voleurs-option-vizier-kill = Une fois par partie, un assassin peut tuer le Grand Vizir ; les cartes anniversaire sont alors redistribuées.
voleurs-option-exchange = Au lieu de voler, un voleur peut regarder dans le sac et échanger une gemme.
voleurs-option-price-rise = La dernière gemme d’une sorte coûte 5 dinars de plus.
voleurs-option-own-victims = Vous pouvez expulser ou tuer vos propres pions.
voleurs-option-act-from-desert = Les pions agissent depuis le désert sur les cases devant les entrées.
voleurs-option-change-moves-vizier = Les dinars payés en trop peuvent déplacer aussitôt le Grand Vizir.
voleurs-option-deal-characters = Les personnages sont distribués au lieu d’être choisis.
voleurs-option-draw-first = Qui commence est tiré au sort ; sinon c’est la première place.
voleurs-option-two-players = Permettre de jouer à deux, ce que les règles ne prévoient pas.
voleurs-option-board = Le plateau : round-city, oasis, ou un fichier texte à vous.
voleurs-option-offer-cap = Nombre d’offres que chacun peut faire par manche ; 0 pour ne pas le limiter.
voleurs-option-round-cap = Interrompre la partie après ce nombre de manches ; 0 pour jamais.
voleurs-option-decision-cap = Interrompre la partie après ce nombre de décisions ; 0 pour jamais.

# --- Paiements --------------------------------------------------------------------------------------------------
voleurs-payment = { $dinars ->
    [one] { $cards } ({ $dinars } dinar)
   *[other] { $cards } ({ $dinars } dinars)
 }
voleurs-wasted = { $dinars ->
    [one] { $dinars } dinar de trop
   *[other] { $dinars } dinars de trop
 }

# --- Ce que fait une action, dans la liste des choix ------------------------------------------------------------
voleurs-do-choose = jouer avec { $character }
voleurs-do-place = { voleurs-a-pawn } en { $cell }
voleurs-do-agent = { voleurs-a-pawn } dans le désert pour { $payment }
voleurs-do-gem = { voleurs-a-gem } dans votre sac pour { $payment }
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } du désert à { $goal } pour { $payment }
   *[other] { voleurs-a-pawn } de { $start } à { $goal } pour { $payment }
 }
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } reste dans le désert pour { $payment }
   *[other] { voleurs-a-pawn } reste en { $start } pour { $payment }
 }
voleurs-do-act = { $deed ->
    [expel] { $move } ; expulse { voleurs-a-victim } ({ $other }) de { $cell } vers le désert
    [kill] { $move } ; tue { voleurs-a-victim } ({ $other }) en { $cell }
    [rob] { $move } ; vole une gemme au voleur en { $cell } ({ $other })
   *[look] { $move } ; regarde dans le sac du voleur en { $cell } ({ $other }) pour échanger une gemme
 }
voleurs-do-kill-vizier = { $move } ; tue le Grand Vizir en { $cell }
voleurs-do-with-change = { $deed } ; la monnaie mène le Grand Vizir en { $cell }
voleurs-do-discard = jeter { $cards }, qui n’achète plus rien
voleurs-do-exchange = prendre { voleurs-a-gem }, mettre { voleurs-a-gem-given } à la place
voleurs-do-slipper = passer la babouche à { $other }
voleurs-do-offer = offrir { $cards } à { $other } contre { $wanted }
voleurs-do-accept = accepter l’offre { $offer } et donner { $cards }
voleurs-do-accept-gift = accepter l’offre { $offer }, un cadeau
voleurs-do-decline = refuser l’offre { $offer }
voleurs-do-withdraw = retirer votre offre { $offer }
voleurs-do-done = ne plus échanger pour l’instant

voleurs-group-choose = Personnages
voleurs-group-place-thief = Placer le voleur
voleurs-group-place-caravaneer = Placer caravanier
voleurs-group-answer = Offres en cours
voleurs-group-offer = Faire une offre
voleurs-group-done = Finir les échanges
voleurs-group-agent = Acheter un agent
voleurs-group-gem = Acheter une gemme
voleurs-group-act = Agir sur un pion
voleurs-group-move = Déplacer un pion
voleurs-group-discard = Jeter une carte
voleurs-group-exchange = Échanger une gemme
voleurs-group-slipper = Passer la babouche
voleurs-more-folded = { $number ->
    [one] encore { $number } : `moves`
   *[other] encore { $number } : `moves`
 }
voleurs-moves-note = `moves { $place }` : les déplacements d’un pion.
# Un pion et ses déplacements : « Voleur (T) e3 : 12 déplacements, `moves e3` »
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place } : { $number } déplacement, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place } : { $number } déplacements, `moves { $place }`
 }
# Au-dessus des déplacements d’un pion, que liste `moves e3`.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } depuis le désert ; entre parenthèses, le prix en dinars :
   *[other] { voleurs-pawn-name } depuis { $place } ; entre parenthèses, le prix en dinars :
 }
voleurs-moves-none = Il n’y a là aucun pion que vous puissiez déplacer maintenant : « { $place } ».
voleurs-offer-example = Tapez-la, par exemple `{ $example }` ; un nom après « as » peut être un mensonge.
voleurs-offer-impossible = Personne d’autre n’a de carte, et vous non plus.
voleurs-choices-shown = { $hidden ->
    [0] Tapez un numéro ou la notation ; ? : aide.
    [one] Tapez un numéro ou la notation ; `all` : { $hidden } autre choix ; ? : aide.
   *[other] Tapez un numéro ou la notation ; `moves e3` : les déplacements d’un pion ; `all` : { $hidden } autres choix ; ? : aide.
 }
voleurs-buying-note = Un achat montre ses cartes ; il ne peut donc pas être annulé.
voleurs-change-note = Ce que vous payez en trop peut déplacer le Grand Vizir : `+ vizier h1` à la fin ; `all` montre où.

# --- Ce qu’on peut faire maintenant : une phrase au-dessus de l’invite --------------------------------------------
voleurs-now-choosing = Choisissez votre personnage : les marchandises n’ont pas la même valeur pour chacun d’eux.
voleurs-now-placing = { $thieves ->
    [0] Placez un caravanier dans une boutique libre du Bazar. Il vous reste { $caravaneers ->
        [one] { $caravaneers } caravanier.
       *[other] { $caravaneers } caravaniers.
    }
   *[other] { $caravaneers ->
        [0] Placez votre voleur dans une rue libre du Bazar.
        [one] Placez un pion dans le Bazar. Il vous reste votre voleur pour une rue et { $caravaneers } caravanier pour une boutique.
       *[other] Placez un pion dans le Bazar. Il vous reste votre voleur pour une rue et { $caravaneers } caravaniers pour des boutiques.
    }
 }
voleurs-now-trading = { $offers ->
    [0] Échanges : faites une offre, ou tapez `done`. Les achats commencent quand tout le monde a fini.
    [one] Échanges : { $offers } offre attend votre réponse. Répondez-y, faites-en une vous-même, ou tapez `done`.
   *[other] Échanges : { $offers } offres attendent votre réponse. Répondez-y, faites-en une vous-même, ou tapez `done`.
 }
voleurs-now-buying = Vous avez la babouche : achetez un agent, une gemme ou un déplacement. Ensuite, vous pourrez la passer.
voleurs-now-bought = Achetez encore, ou passez la babouche à quelqu’un qui a des cartes.
voleurs-now-last = Il n’y a plus que vous qui ayez des cartes ; achetez jusqu’à ce que votre main soit vide.
voleurs-now-passing = Vous n’avez plus de carte : passez la babouche à quelqu’un qui en a.
voleurs-now-exchanging = Vous regardez dans le sac d’un autre voleur : prenez une gemme et mettez-y une vraie des vôtres.

# --- La table ---------------------------------------------------------------------------------------------------
voleurs-board-heading = { $round ->
    [0] { $board } · avant la première manche
   *[other] { $board } · manche { $round }
 }
voleurs-board-desert = Dans le désert : { $pawns }.
voleurs-board-desert-empty = Le désert est vide.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
voleurs-board-gems = À vendre : { $gems }.
voleurs-board-gem = { $number } × { voleurs-gem-name } à { $price }
voleurs-board-gem-sold-out = 0 × { voleurs-gem-name }
voleurs-board-bag = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
 }
voleurs-board-map-note = `map` montre la ville.
voleurs-players-name = Joueur
voleurs-players-character = Personnage
voleurs-players-cards = Cartes
voleurs-players-bag = Sac
voleurs-key-players = Joueurs : { $turn } à qui c’est de jouer, { $slipper } qui a la babouche, { $ready } qui a fini ses échanges. Les cartes sont comptées par quartier ; C, M, B et A sont les caravaniers, marchands, négociants et assassins : dans la ville, dans le désert, restant à acheter.
voleurs-key-pawns = Un pion dans la ville est une lettre suivie du numéro de son joueur : { $thief } est le voleur du joueur 1. { $vizier } est le Grand Vizir.
voleurs-key-notation = Une case est désignée par la lettre de sa rangée et son numéro, par exemple e3. Les noms des cartes, des quartiers et des pions se tapent en anglais ou comme vous les lisez ici.
voleurs-keys-all = `all` : tous les déplacements de tous les pions, numérotés
voleurs-keys-moves = `moves` et une case ou un pion, par exemple `moves e3` ou `moves vizier` : où il peut aller, et sur qui il pourrait agir
voleurs-keys-worth = `worth` et des noms de cartes : ce qu’elles valent ensemble pour vous
voleurs-keys-values = `values` : ce que chaque carte de votre main vaut pour chaque personnage

voleurs-hand = Votre main, qui vaut { voleurs-dinars } pour { $character } :
voleurs-hand-empty = Votre main est vide.
voleurs-hand-before = Votre main :
voleurs-hand-card = { $card } { $dinars }
voleurs-hand-gem-card = { $card } (carte gemme)
voleurs-hand-surprise = { $card } (surprise)
voleurs-hand-birthday = Votre carte anniversaire demande : { voleurs-birthday }.
voleurs-hand-bag = Dans votre sac : { $gems }.
voleurs-hand-bag-empty = Votre sac est vide.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
voleurs-looked-bag = Dans l’autre sac ({ $other }) : { $gems }.
voleurs-shown-at-end = { $name } : { $gems } ; carte anniversaire : { voleurs-birthday }.
voleurs-known = Cartes en main que vous connaissez ({ $name }) : { $cards }.
voleurs-offer-record = Annonces vérifiées ({ $name }) : { $true } vraies, { $false } fausses.

voleurs-offer-line = Offre { $offer } ({ $maker } à { $to }) : { $given } contre { $wanted }.
voleurs-offer-claimed = { voleurs-district-name } « { $claim } »
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
voleurs-offer-really = Vos cartes dans cette offre : { $cards }.

# La réponse à `worth`.
voleurs-worth = { $dinars ->
    [one] { $cards } : { $dinars } dinar pour { $character }.
   *[other] { $cards } : { $dinars } dinars pour { $character }.
 }
voleurs-worth-gem-card = { $card } n’a pas de valeur en dinars ; cette carte achète sa gemme et rien d’autre.
voleurs-worth-no-character = Les cartes n’ont de valeur que pour un personnage, et vous n’en avez pas encore.

# --- Ce qui s’est passé -------------------------------------------------------------------------------------------
voleurs-event-choose = { $name } : le personnage est { $character }.
voleurs-event-place = { $name } : { voleurs-a-pawn } en { $cell }.
voleurs-event-agent = { $name } : { voleurs-a-pawn } arrive dans le désert pour { $payment }.
voleurs-event-gem = { $name } : { voleurs-a-gem } pour { $payment }.
voleurs-event-move = { $start ->
    [desert] { $name } : { voleurs-a-pawn } va du désert à { $goal } pour { $payment }.
   *[other] { $name } : { voleurs-a-pawn } va de { $start } à { $goal } pour { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name } : { voleurs-a-pawn } reste dans le désert pour { $payment }.
   *[other] { $name } : { voleurs-a-pawn } reste en { $start } pour { $payment }.
 }
voleurs-event-expel = De là, le { voleurs-pawn } expulse { voleurs-a-victim } ({ $other }) de { $cell } vers le désert.
voleurs-event-kill = De là, l’assassin tue { voleurs-a-victim } ({ $other }) en { $cell } et s’enfuit dans le désert.
voleurs-event-kill-both = Là, deux assassins s’entretuent ; l’autre ({ $other }) se tenait en { $cell }.
voleurs-event-kill-vizier = Le Grand Vizir est tué en { $cell } et se retrouve dans le désert, tout comme l’assassin.
voleurs-event-birthdays = Toutes les cartes anniversaire sont mélangées et redistribuées : { $names }.
voleurs-event-birthdays-own = La vôtre demande : { voleurs-birthday }.
voleurs-event-change = La monnaie mène le Grand Vizir en { $cell }.
voleurs-event-discard = { $name } : la carte { $cards } est jetée, car elle n’achète plus rien.
voleurs-event-robbery = { $name } : une gemme sort du sac d’un autre voleur ({ $other }) !
voleurs-event-robbery-own = C’était { voleurs-a-gem }.
voleurs-event-look = { $name } : un regard dans le sac d’un autre voleur ({ $other }).
voleurs-event-look-own = Il contient : { $gems }.
voleurs-event-exchange = { $name } : une gemme sort de ce sac ({ $other }), une autre y entre.
voleurs-event-exchange-own = Gemme prise : { voleurs-a-gem } ; gemme mise à la place : { voleurs-a-gem-given }.
voleurs-event-slipper = { $name } : la babouche passe à { $other }.
voleurs-event-offer = { $name } : offre { $offer } à { $other }, { $given } contre { $wanted }.
voleurs-event-offer-own = Les cartes offertes sont annoncées ainsi : { $claims }.
voleurs-event-trade = { $name } : offre { $offer } acceptée ; reçu ({ $other }) : { $given }, donné en retour : { $returned }.
voleurs-event-trade-own = Vous avez vraiment reçu : { $got }. Vous avez donné : { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (annoncée « { $claim } »)
voleurs-event-decline = { $name } : offre { $offer } refusée.
voleurs-event-withdraw = { $name } : offre { $offer } retirée.
voleurs-event-offers-void = { $number ->
    [one] L’offre { $offers } est nulle : une de ses cartes a changé de main.
   *[other] Les offres { $offers } sont nulles : certaines de leurs cartes ont changé de main.
 }
voleurs-event-done = { $name } : plus d’échanges pour l’instant.
voleurs-event-round = La manche { $round } commence.
voleurs-event-income = { $name } : pioche de { $drawn }.
voleurs-event-income-none = { $name } : aucune carte piochée, car aucun pion n’en rapporte.
voleurs-event-income-own = Nouvelles cartes en main : { $cards }.
voleurs-event-phase = { $phase ->
    [trading] Les échanges commencent ; d’abord : { $name }.
    [buying] Les achats commencent ; la babouche : { $name }.
   *[other] Tour suivant : { $name }.
 }
voleurs-event-over = La partie est finie : on ouvre les sacs et on montre les cartes anniversaire.

# --- Le résultat ----------------------------------------------------------------------------------------------------
voleurs-result-birthday = Qui possède les gemmes de sa carte anniversaire gagne ; la richesse ne compte pas : { $score }.
voleurs-result-riches = Personne ne possède les gemmes de sa carte anniversaire ; le sac le plus riche gagne donc : { $score }.
voleurs-result-unfinished = La partie a été interrompue avant que le Grand Vizir n’arrive au Palais. Valeur des sacs : { $score }.
voleurs-result-score = { $name } : { $riches }

# --- Pourquoi le joueur virtuel le conseille -----------------------------------------------------------------------
voleurs-hint-random = Pour lui, une action en vaut une autre.
voleurs-hint-choose = Tous les personnages se valent avant que les cartes soient piochées.
voleurs-hint-place = De là, les quartiers plus riches ne sont pas loin.
voleurs-hint-birthday = Cela rapproche de la carte anniversaire.
voleurs-hint-agent = Un agent de plus dans une boutique, c’est une carte de plus à chaque manche.
voleurs-hint-move = Cela mène à une boutique aux cartes plus riches.
voleurs-hint-vizier = Mieux vaut que le Grand Vizir arrive au Palais tant que ce sac est gagnant.
voleurs-hint-fetch = Le Grand Vizir ne doit pas être au Palais tant qu’un autre pourrait gagner.
voleurs-hint-ahead = En jouant maintes fois la suite, cela réussit bien.
voleurs-hint-rob = Une gemme de plus, et une de moins pour un rival.
voleurs-hint-trade = Ces cartes valent plus pour d’autres que pour vous.
voleurs-hint-accept = Ce qui arrive vaut sans doute plus pour vous que ce qui part.
voleurs-hint-decline = Ce qui partirait vaut plus pour vous que ce qui arrive.
voleurs-hint-done = Il ne reste plus d’échange qui serait utile.
voleurs-hint-slipper = Il n’y a plus rien à acheter pour l’instant ; autant garder des cartes pour plus tard.
voleurs-hint-spend = Il faut dépenser les cartes avant la fin de la manche, et elles ne peuvent rien acheter de mieux.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = Un mensonge : { $card } est annoncé comme { $claim }.

# --- Pourquoi une action est refusée --------------------------------------------------------------------------------
voleurs-refusal-not-now = `{ $kind }` n’est pas possible maintenant : { $phase ->
    [choosing] on choisit les personnages.
    [placing] on place les pions.
    [trading] ce sont les échanges ; les achats viennent ensuite.
   *[buying] les échanges sont finis pour cette manche, et la babouche circule.
 }
voleurs-refusal-exchange-first = Vous regardez dans un sac : prenez d’abord une gemme et donnez-en une, avec `exchange`.
voleurs-refusal-no-exchange = Il n’y a pas de sac ouvert où échanger une gemme ; il faut d’abord qu’un voleur y regarde avec `look`.
voleurs-refusal-already-done = Vous l’avez déjà dit.
voleurs-refusal-too-few-cards-in-return = Il est demandé plus de cartes en retour que celles-ci.
voleurs-refusal-no-such-seat-or-offer = Il n’y a pas de { $number } ici : les joueurs et les offres se comptent à partir de 1.
voleurs-refusal-no-such-cell = La ville n’a pas de case « { $cell } ».
voleurs-refusal-character-taken = Quelqu’un a déjà choisi { $character }.
voleurs-refusal-nothing-to-place = Vous n’avez plus de { voleurs-pawn } à placer.
voleurs-refusal-not-in-bazaar = { $cell } n’est pas dans le Bazar, d’où partent tous les pions.
voleurs-refusal-cell-taken = Il y a déjà quelqu’un en { $cell }.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } est une boutique ; un voleur commence dans une rue.
   *[caravaneer] { $cell } est une rue ; un caravanier commence dans une boutique.
 }
voleurs-refusal-card-not-held = Vous n’avez pas la carte { $card }.
voleurs-refusal-gem-card-alone = La carte gemme { $card } s’utilise seule, pour sa gemme.
voleurs-refusal-thief-not-for-sale = Les voleurs ne s’achètent pas ; chacun en a un.
voleurs-refusal-no-agent-left = Vous n’avez plus { $pawn ->
    [assassin] d’assassin
   *[other] de { voleurs-pawn }
 } à acheter.
voleurs-refusal-no-gem-left = Il n’y a plus { $gem ->
    [emerald] d’émeraude
   *[other] de { voleurs-gem }
 } à vendre.
voleurs-refusal-nothing-paid = Tout achat coûte au moins une carte.
voleurs-refusal-gem-card-buys-its-gem = Une carte gemme achète sa propre gemme et rien d’autre.
voleurs-refusal-too-few-dinars = Cela coûte { $price ->
    [one] { $price } dinar
   *[other] { $price } dinars
 } ; pour vous, les cartes posées en valent { $purse }.
voleurs-refusal-not-your-pawn = Aucun pion que vous puissiez déplacer ne se tient en { $cell } : il faut l’un des vôtres, ou le Grand Vizir.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] Le Grand Vizir n’est pas dans le désert.
    [assassin] Vous n’avez pas d’assassin dans le désert.
   *[other] Vous n’avez pas de { voleurs-pawn } dans le désert.
 }
voleurs-refusal-no-way-in = Depuis le désert, { $purse ->
    [one] { $purse } dinar ne mène
   *[other] { $purse } dinars ne mènent
 } à aucune case libre.
voleurs-refusal-not-worthless = On ne peut jeter qu’une carte gemme dont la gemme est épuisée.
voleurs-refusal-no-change = Il n’y a pas de monnaie pour déplacer le Grand Vizir : il faut l’option correspondante et des dinars payés en trop.
voleurs-refusal-no-return-to-desert = Personne ne retourne au désert de son plein gré.
voleurs-refusal-stays-in-desert = Un déplacement depuis le désert doit finir dans la ville.
voleurs-refusal-too-far = { $steps ->
    [255] Aucun chemin ne mène maintenant à { $cell }.
    [one] { $cell } est à { $steps } pas ; les cartes posées valent { $purse } pour vous.
   *[other] { $cell } est à { $steps } pas ; les cartes posées valent { $purse } pour vous.
 }
voleurs-refusal-not-a-neighbour = { $cell } n’est pas à côté de la case où serait le pion, ou bien un rempart les sépare.
voleurs-refusal-nobody-there = Il n’y a personne en { $cell }.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] Le Grand Vizir n’agit sur personne.
   *[other] Les caravaniers n’agissent sur personne.
 }
voleurs-refusal-vizier-is-safe = On ne peut rien faire au Grand Vizir.
voleurs-refusal-empty-bag = Le sac du voleur en { $cell } est vide.
voleurs-refusal-no-look = Impossible de regarder dans le sac : il faut l’option correspondante et une vraie gemme à vous à y mettre.
voleurs-refusal-own-pawn = Le pion en { $cell } est à vous.
voleurs-refusal-in-refuge = { $cell } est une rue, et dans cette partie on n’expulse pas les pions des rues.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Un voleur vole le voleur d’un autre joueur, et n’agit sur aucun autre pion.
    [merchant] Un marchand expulse les caravaniers, et n’agit sur aucun autre pion : ici se tient { voleurs-a-victim }.
    [broker] Un négociant expulse les marchands, et n’agit sur aucun autre pion : ici se tient { voleurs-a-victim }.
   *[assassin] Un assassin ne peut pas tuer { voleurs-a-victim }.
 }
voleurs-refusal-not-in-their-bag = Il n’y a pas { $gem ->
    [emerald] d’émeraude
   *[other] de { voleurs-gem }
 } dans ce sac.
voleurs-refusal-no-fake-given = Une fausse gemme ne peut pas être donnée en échange.
voleurs-refusal-not-in-your-bag = Il n’y a pas { $gem ->
    [emerald] d’émeraude
   *[other] de { voleurs-gem }
 } dans votre sac.
voleurs-refusal-slipper-to-oneself = Vous avez la babouche ; elle va à quelqu’un d’autre.
voleurs-refusal-slipper-to-cardless = Le joueur { $player } n’a pas de carte ; la babouche ne peut donc pas y aller.
voleurs-refusal-buy-first = Qui reçoit la babouche achète au moins une fois avant de la passer.
voleurs-refusal-claimed-twice = Le nom « { $card } » est annoncé pour deux cartes d’une même offre.
voleurs-refusal-other-district-claimed = « { $card } » est une carte d’un autre quartier ; on peut mentir sur le nom, pas sur le quartier.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] Il n’y a aucune carte de ce quartier dans cette main ({ voleurs-district-name }).
    [one] Il n’y a qu’une carte de ce quartier dans cette main ({ voleurs-district-name }).
   *[other] Il n’y a que { $held } cartes de ce quartier dans cette main ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Une offre doit donner ou demander quelque chose.
voleurs-refusal-offer-to-oneself = Une offre s’adresse à quelqu’un d’autre.
voleurs-refusal-too-many-offers = Plus d’offre possible : vous avez fait les { $limit } que permet une manche.
voleurs-refusal-too-many-open-offers = Vous avez déjà { $limit } offres en cours, pas plus : retirez-en une d’abord.
voleurs-refusal-nobody-has-cards = Il n’y a pas de cartes à échanger.
voleurs-refusal-card-not-wanted = La carte { $card } n’y est pas demandée, ou vous ne l’avez pas.
voleurs-refusal-no-such-offer = Il n’y a pas d’offre { $offer } en cours.
voleurs-refusal-not-your-offer = L’offre { $offer } n’est pas à vous ; on ne retire que ses propres offres.
voleurs-refusal-offer-to-another = L’offre { $offer } ne s’adresse pas à vous.
voleurs-refusal-too-few-to-give = Vous avez trop peu de cartes des quartiers que demande l’offre { $offer }.

# --- Pourquoi des données ne sont pas une position. ---------------------------------------------------------------
voleurs-position-error-unknown-name = « { $name } » dans « { $where } » n’est pas un nom du jeu.
voleurs-position-error-wrong-number-of-seats = Il y a { $players } joueurs, mais le nombre d’entrées dans « { $where } » est { $seats }, ou une place au-delà est nommée.
voleurs-position-error-wrong-birthdays = Les cartes anniversaire ne sont pas toutes connues et différentes : { $found }.
voleurs-position-error-wrong-characters = Les personnages ne sont pas tous connus et différents : { $found }.
voleurs-position-error-no-character = Quelqu’un n’a pas de personnage, alors que tous sont déjà choisis à ce moment.
voleurs-position-error-wrong-offer = L’offre { $offer } est impossible : cartes, annonces, joueurs et phase ne vont pas ensemble.
voleurs-position-error-wrong-phase = Mains, pions et joueurs ne sont pas comme ils peuvent l’être dans la phase « { $phase } ».
voleurs-position-error-wrong-look = Personne ne peut regarder ainsi dans un sac : il faut deux voleurs côte à côte, de quoi payer en main et une vraie gemme.
voleurs-position-error-wrong-history = L’historique des gemmes a plus d’entrées qu’il ne peut y en avoir.
voleurs-position-error-known-but-not-held = Une carte est dite connue dans une main qui ne la contient pas.
voleurs-position-error-own-claims-seen = Un joueur aurait vu ses propres annonces.
voleurs-position-error-card-twice = La carte { $card } est à deux endroits.
voleurs-position-error-card-missing = La carte { $card } n’est nulle part.
voleurs-position-error-wrong-number-of-gems = Gemmes de la sorte « { voleurs-gem-name } » : { $found } au lieu de { $expected }.
voleurs-position-error-wrong-cell = La ville n’a pas de case « { $cell } », ou deux pions s’y tiennent.
voleurs-position-error-whose-pawn = Le pion en { $cell } n’est à personne.
voleurs-position-error-two-viziers = Il y a deux Grands Vizirs.
voleurs-position-error-too-many-pawns = Pions de la sorte « { voleurs-pawn-name } » du joueur { $seat } : { $found } ; il y en a { $expected }.

# --- Les règles en bref ---------------------------------------------------------------------------------------------
voleurs-rules =
    Vous gagnez si, à la fin de la partie, les gemmes de votre sac sont celles que demande votre carte anniversaire ; plusieurs peuvent gagner. Si ce n’est le cas pour personne, le sac le plus riche gagne. La partie finit avec une manche après laquelle le Grand Vizir se tient dans une boutique du Palais.
    Une manche : chacun pioche une carte pour chacun de ses pions placés dans une boutique, dans la pioche de son quartier (les assassins n’en rapportent pas). Puis tous commercent. Puis qui a la babouche achète, au moins une fois, et la passe à quelqu’un qui a des cartes, jusqu’à ce que toutes les mains soient vides.
    Les marchandises n’ont pas la même valeur pour chaque personnage. Surprises : une vaut 1 dinar, deux ensemble 10, trois 50. Une carte gemme achète sa gemme et rien d’autre. On ne rend pas la monnaie.
    `agent merchant < Lambs, Camel` : un agent arrive dans le désert. Caravanier 5 dinars, marchand 9, négociant 12, assassin 12.
    `gem ruby < Silk, Fish` : une gemme dans votre sac. Faux 9 (ne vaut rien), saphir 12, émeraude 20, rubis 27, diamant 35.
    `move thief e2>f3 < Fish` : un pion à vous ou le Grand Vizir, un dinar par pas ; par-dessus les autres, jamais à travers les remparts, jusqu’à une case libre ; depuis `desert` par les entrées. N’importe quelle carte paie pour rester sur place.
    `move merchant e2>f3 x f4 < Fish` : à la fin, il agit sur un voisin. Un voleur prend une gemme à l’aveugle au voleur d’un rival ; un marchand expulse un caravanier, un négociant un marchand ; un assassin tue n’importe quel agent et va au désert, deux assassins s’entretuent.
    `offer 1 give Lambs as Camel want 1 souk` : au joueur 1, Agneaux sous le nom de Chameau contre une carte du Souk. Les quartiers sont vrais, les noms peuvent être des mensonges. `accept 1 < Honey`, `decline 1`, `withdraw 1` répondent à l’offre 1 ; `done` met fin à votre commerce.

## ---------------------------------------------------------------------------------------------------------------
## Le plateau de voleurs
## ---------------------------------------------------------------------------------------------------------------

voleurs-district-name = { $district ->
    [bazaar] Bazar
    [port] Port
    [souk] Souk
    [casbah] Casbah
   *[palace] Palais
 }
voleurs-desert-name = le désert
voleurs-asked = { $what ->
    [thief] voleurs
    [caravaneer] caravaniers
    [merchant] marchands
    [broker] négociants
    [assassin] assassins
    [vizier] vizir
   *[desert] désert
 }
board-picture-title = { $board } · { voleurs-title }
board-picture-done = L’image est dans { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
board-heading = { $board }, jusqu’à { $players } joueurs : { $cells } cases, dont { $shops } boutiques.
board-key-places = Les majuscules sont des boutiques, les minuscules des rues. Le nombre est la place dans la rangée : la première case dessinée est { $example }.
board-key-distances = Les majuscules sont des boutiques, les minuscules des rues. Le nombre est la distance depuis le désert.
board-key-walls = { $wall } rempart · { $gate } porte · { $way } entrée depuis le désert

# --- baghdad board check --------------------------------------------------------------------------------------------
board-none = néant
board-finding-districts = Cases des cinq quartiers : { $counts } ; et un désert à l’extérieur.
board-finding-kinds = Boutiques : { $shops } ; rues : { $streets }.
board-finding-shops-and-streets = Des boutiques dans chaque quartier ({ $shops }), et des rues dans le Bazar et la Casbah ({ $counts }).
board-finding-ways-in = Entrées depuis le désert : { $found } sur { $needed }, cases du Bazar ({ $cells }).
board-finding-ramparts = Remparts entre des cases qui se touchent : { $found }, partout où aucun passage n’est dessiné.
board-finding-gates = Portes : { $found } ; aucun autre passage entre les quartiers.
board-finding-vizier = Le Grand Vizir peut commencer devant une entrée ; nombre d’entrées : { $found }.
board-finding-printed-numbers = Les distances sont calculées d’après le plan.
board-finding-size = { $width } × { $height } cm ; il faudrait { $needed_width } × { $needed_height } cm.
board-finding-no-way-back = Rien ne ramène à pied dans le désert.
board-finding-room-to-start = Boutiques du Bazar : { $shops }, rues : { $streets } ; à { $players } joueurs, il en faut { $needed_shops } et { $needed_streets }.
board-finding-decks = Pas plus de boutiques que de cartes : { $counts } ; au plus { $most }.
board-finding-reachable = Cases accessibles depuis le désert : { $reached } sur { $cells } ; hors d’atteinte : { $lost }.
board-finding-farthest = La case la plus éloignée est à { $steps } pas du désert, les cases d’entrée à 1.
board-finding-mutual = Deux cases voisines le sont dans les deux sens.
board-finding-entry-streets = { $found ->
    [0] Les entrées mènent à des rues, ce qui est plus sûr.
   *[other] Boutiques aux entrées : { $found } ; des rues seraient plus sûres.
 }
board-finding-distance-by-wealth = Les boutiques d’un quartier plus riche sont plus loin du désert, en moyenne : { $means }.
board-finding-walks = { $share } % des trajets entre boutiques d’un même quartier font de { $first } à { $last } pas, le plus long { $longest } ; il en faut la moitié, et aucun de plus de { $most }.
board-finding-way-out = De la boutique médiane du Bazar à la plus proche du Port, il y a { $steps } pas ; { $most } au plus.
board-finding-palace-shops = Boutiques du Palais : { $found } ; { $needed } au moins.
board-finding-pawns = { $cells } cases ; les { $pawns } pions de la boîte n’ont pas besoin d’y tenir tous.
board-finding-one-district-each = Chaque case est d’un seul quartier et d’une seule sorte.
board-finding-hexagons = Chaque case a au plus { $most } voisines ; il y a six côtés.
board-finding-chain = Des portes mènent de chaque quartier au suivant plus riche, dans le sens horaire, et seul le Bazar touche le désert. Portes manquantes : { $missing } ; portes ailleurs : { $strays } ; sens horaire : { $clockwise ->
    [yes] oui
   *[no] non
 } ; au bord du désert : { $beside }.
board-finding-wish-equal-shops = Boutiques par quartier : { $counts } ; souhaité : { $needed }.
board-finding-wish-two-gates = Portes sur la limite qui en a le moins : { $found } ; souhaité : { $needed }.
board-finding-wish-shops-on-streets = Boutiques loin de toute rue de leur quartier : { $found } ({ $cells }) ; souhaité : aucune.
board-finding-wish-streets-together = Quartiers dont les rues ne se tiennent pas : { $districts } ; souhaité : aucun.
board-finding-wish-districts-together = Quartiers qu’on ne peut pas parcourir sans en sortir : { $districts } ; souhaité : aucun.
board-finding-wish-gates-on-streets = Portes qui donnent sur une boutique : { $found } ; souhaité : aucune.

board-fit = On peut jouer sur { $board }.
board-unfit = { $number ->
    [one] On ne peut pas jouer sur { $board } : { $number } clause n’est pas respectée.
   *[other] On ne peut pas jouer sur { $board } : { $number } clauses ne sont pas respectées.
 }

# --- Ce qui ne va pas dans le texte d’un plateau ----------------------------------------------------------------------
board-error-unknown-board = Il n’y a pas de plateau « { $board } » ; plateaux disponibles : { $boards }, ou indiquez un fichier.
board-error-unknown-board-hash = Cette partie se joue sur un plateau inconnu ici (empreinte { $hash }).
board-error-board-hash-taken = Un autre plateau ayant la même empreinte { $hash } est utilisé ; modifiez le texte, par exemple un commentaire.
board-error-text-too-long = Nombre de caractères du texte : { $length } ; { $most } au plus pour un plateau.
board-error-unfit-board = On ne peut pas jouer sur { $board }.
board-error-too-many-ways-in = Nombre d’entrées : { $found } ; { $most } au plus.
board-error-unprintable = Ligne { $line }, colonne { $column } : un signe qui ne peut pas s’afficher.
board-error-tab-in-map = Ligne { $line }, colonne { $column } : une tabulation ; dans le plan, mettez des espaces, car les colonnes comptent.
board-error-unknown-line = Ligne { $line }, colonne { $column } : aucune ligne ne commence par « { $word } ».
board-error-line-twice = Ligne { $line }, colonne { $column } : « { $word } » apparaît pour la deuxième fois.
board-error-value-missing = Ligne { $line }, colonne { $column } : il manque une valeur à « { $word } ».
board-error-value-too-many = Ligne { $line }, colonne { $column } : « { $value } » est un mot de trop après « { $word } ».
board-error-name-too-long = Ligne { $line }, colonne { $column } : le nom dépasse { $most } lettres.
board-error-no-name = Ligne { $line }, colonne { $column } : le plateau n’a pas de nom ; une ligne comme `name The Round City` lui en donne un.
board-error-bad-size = Ligne { $line }, colonne { $column } : une taille s’écrit comme `50 x 35 cm`.
board-error-bad-players = Ligne { $line }, colonne { $column } : « { $value } » joueurs ; un plateau est fait pour { $fewest } à { $most }.
board-error-bad-district-letter = Ligne { $line }, colonne { $column } : « { $letter } » ne peut pas désigner un quartier ; il faut une seule majuscule.
board-error-letter-twice = Ligne { $line }, colonne { $column } : la lettre « { $letter } » désigne déjà un quartier.
board-error-unknown-district = Ligne { $line }, colonne { $column } : il n’y a pas de quartier « { $district } ».
board-error-district-twice = Ligne { $line }, colonne { $column } : le quartier « { $district } » a déjà une lettre.
board-error-missing-district = Ligne { $line }, colonne { $column } : le plan commence, mais le quartier « { $district } » n’a pas encore de lettre.
board-error-end-without-map = Ligne { $line }, colonne { $column } : « end » sans plan à terminer.
board-error-no-map = Ligne { $line }, colonne { $column } : le texte se termine sans plan.
board-error-no-end = Ligne { $line }, colonne { $column } : le texte se termine au milieu du plan ; il manque une ligne `end`.
board-error-empty-map = Ligne { $line }, colonne { $column } : le plan n’a pas de cases.
board-error-bad-row = Ligne { $line }, colonne { $column } : une rangée commence par une minuscule et une espace, pas par « { $text } ».
board-error-row-twice = Ligne { $line }, colonne { $column } : il y a déjà une rangée « { $row } ».
board-error-row-without-letter = Ligne { $line }, colonne { $column } : « { $sign } » serait une case ou du désert, mais la rangée n’a pas de lettre.
board-error-unknown-letter = Ligne { $line }, colonne { $column } : « { $letter } » n’est la lettre d’aucun quartier.
board-error-unknown-stroke = Ligne { $line }, colonne { $column } : « { $sign } » n’est pas un trait ; entre les rangées, il n’y a que / et \.
board-error-cell-out-of-line = Ligne { $line }, colonne { $column } : mal aligné ; les cases sont espacées de quatre colonnes, et décalées de la moitié par rapport à la rangée suivante.
board-error-too-wide = Ligne { $line }, colonne { $column } : le plan est trop large ; il y a place pour { $most } cases côte à côte.
board-error-too-many-cells = Ligne { $line }, colonne { $column } : une case de trop ; il peut y en avoir { $most }.
board-error-stroke-to-nowhere = Ligne { $line }, colonne { $column } : le trait ne relie pas deux endroits.
board-error-stroke-in-desert = Ligne { $line }, colonne { $column } : le trait relie le désert au désert.
board-error-gate-inside-district = Ligne { $line }, colonne { $column } : une porte entre { $one } et { $other }, qui sont du même quartier.
board-error-gate-twice = Ligne { $line }, colonne { $column } : il y a déjà une porte entre { $one } et { $other }.
board-error-wall-twice = Ligne { $line }, colonne { $column } : il y a déjà un mur entre { $one } et { $other }.
board-error-wall-between-districts = Ligne { $line }, colonne { $column } : { $one } et { $other } sont de quartiers différents ; un rempart s’y dresse de toute façon.
board-error-unknown-cell = Ligne { $line }, colonne { $column } : il n’y a pas de case « { $cell } ».
board-error-not-neighbours = Ligne { $line }, colonne { $column } : { $one } et { $other } ne se touchent pas.

## The house: where people and computer players sit down on line

help-serve = Lancer un serveur de jeu, où des personnes et des joueurs virtuels s’installent à des tables.
help-serve-host = L’adresse du serveur ; par défaut 127.0.0.1, cette machine seulement.
help-serve-lan = Écouter dans tout le réseau, pour que des amis puissent y jouer.
help-serve-port = Le port du serveur ; 0 pour n’importe lequel de libre.
help-serve-data = Le dossier où le serveur garde ses tables.
help-serve-database = Une base PostgreSQL que plusieurs serveurs partagent, au lieu du dossier : postgresql://….
help-serve-workers = Combien de processus se partagent les tables, avec un seul fichier SQLite pour tous ; 1 par défaut.
help-serve-config = Un fichier de limites et autres réglages, en TOML.
help-serve-quiet = Ne consigner que ce qui va mal.
help-serve-open = L’ouvrir dans le navigateur, s’il y en a un.
serve-address = Le serveur est ouvert : { $address }
serve-open-yourself = Ouvrez cette adresse dans un navigateur.
serve-lan = Dans votre réseau : { $address }
serve-lan-warning = Tout le monde dans ce réseau peut ouvrir la page et voir les tables publiques, et rien n’est chiffré. Faites-le chez vous, pas dans un réseau public.
serve-no-lan = Cette machine n’a pas d’adresse dans un réseau ; elle seule peut jouer.
fallback-page-title = baghdad : le serveur
fallback-page-what = Ce serveur propose deux jeux de plateau sur des voleurs dans l’ancienne Bagdad, dieb et voleurs. Il fonctionne. La page où l’on joue n’est pas installée ici ; en attendant, il y a deux façons de jouer.
fallback-page-terminal = Jouer contre des joueurs virtuels dans un terminal :
fallback-page-bot = Ouvrir une table, et y faire jouer un programme à vous avec le jeton reçu en réponse :
fallback-page-more = Toutes les adresses de ce serveur :
help-admin = Gérer un serveur : le sauvegarder, le rétablir, exporter des parties, supprimer de vieilles tables.
help-admin-backup = Copier toutes les tables dans un fichier, pendant que le serveur fonctionne.
help-admin-restore = Remettre une sauvegarde en place, dans un dossier sans tables.
help-admin-export = Écrire dans un dossier les parties terminées.
help-admin-prune = Supprimer les tables finies, ou jamais commencées, que personne n’a touchées depuis longtemps.
help-admin-file = Le fichier de la sauvegarde.
help-admin-folder = Le dossier pour les parties.
help-admin-days = Depuis combien de jours personne ne les a touchées ; 90 par défaut.
admin-backed-up = Tables dans { $path } : { $tables }
admin-restored = Tables rétablies dans { $path } : { $tables }
admin-exported = Parties écrites dans { $path } : { $matches }
admin-pruned = Tables supprimées : { $tables }
help-bench-tables = bench server : à combien de tables jouer à la fois, par exemple 10,100,500.
help-bench-seconds = bench server : combien de temps jouer pour chaque nombre de tables.
help-bench-workers = bench server : combien de processus a le serveur.
bench-start-title = Le premier démarrage sur une machine
bench-start-page = la page répond
bench-start-table = une table est prête
bench-start-compiled-rules = les règles sont compilées
bench-start-interpreted = première réponse de { $level } à { $game }, interprétée
bench-start-compiled = première réponse de { $level } à { $game }, compilée
bench-start-prompt = première invite de { $game } dans le terminal
bench-start-memory = { $state ->
    [interpreted] mémoire du serveur, règles interprétées
   *[compiled] mémoire du serveur, règles compilées
}
help-bench-write = Écrire toutes les mesures de `bench all` dans un document Markdown.
help-bench-quick = bench all : mesurer brièvement, pour essayer.
bench-server-title = Le serveur en charge, chaque coup enregistré avant d’être confirmé
bench-server-row = { $tables } tables
bench-server-figures = { $rate } coups/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs par coup
bench-server-live = Une table où l’on joue, en mémoire
bench-server-disk = Transactions par seconde que le disque accepte, l’une après l’autre
bench-server-idle = Une table au repos en mémoire
bench-server-asleep = Une table endormie en mémoire
bench-server-bots = Coups des personnes pendant que des joueurs virtuels réfléchissent à { $tables } tables
bench-server-sockets = { $sockets } connexions ouvertes, rien à faire
help-bench-attacks = bench server : ce que remarquent les joueurs pendant qu’une adresse attaque.
bench-attacks-title = Joueurs honnêtes sous cinq attaques (charge de la machine : { $load })
bench-attacks-attack = Attaque
bench-attacks-before = p99 d’un coup avant
bench-attacks-during = pendant
bench-attacks-ratio = Rapport
bench-attacks-answer = p99 de la réponse d’un joueur virtuel
bench-attacks-hellos = connexions avec listes complètes
bench-attacks-talk = bavardage à une place bondée
bench-attacks-steps = étapes d’une longue partie
bench-attacks-hints = conseils à beaucoup de tables
bench-attacks-boards = nouvelles tables avec leur plateau
server-error-rate-limited = C’est trop à la fois ; réessayez dans { $retry_after } s.
server-error-too-many-tables = Trop de nouvelles tables d’ici ; attendez un peu.
server-error-too-large = C’est trop long ; { $most } octets au plus.
server-error-too-slow = La requête a mis trop de temps à arriver ; { $seconds } secondes au plus.
server-error-not-your-table = Cette table est privée ; il faut son lien.
server-error-no-such-step = L’école compte { $steps } étapes, et l’étape { $step } n’en fait pas partie.
server-error-not-yet = La partie n’est pas encore finie.
server-error-not-stored = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a changé.
server-error-not-json = Ce n’est pas du JSON.
server-error-no-seat = Les spectateurs ne peuvent pas faire cela.
summary-actions = { $number ->
    [one] { $number } action jusqu’ici.
   *[other] { $number } actions jusqu’ici.
 }
server-error-match-over = La partie est finie.
server-error-damaged = { $path } est abîmé, ou n’est pas la sauvegarde d’un serveur.
server-error-closing = Le serveur s’arrête ; il revient dans un instant.
server-error-not-ready = Le serveur est en train de démarrer.
server-error-broken = Une erreur inattendue s’est produite sur le serveur. Elle a été enregistrée.
server-error-unusable-data = { $path } est endommagé ou appartient à un autre programme. Rien n’y a été changé ; baghdad admin restore met une sauvegarde dans un autre dossier.
server-error-bad-settings = { $path } ne se comprend pas à { $where }.
server-error-unknown-template = Il n’y a pas de phrase toute faite « { $template } ».
server-error-phrases-only = À une table publique, seules les phrases toutes faites peuvent être envoyées.
server-error-no-push = Ce serveur n’envoie pas de messages aux navigateurs.
server-error-bad-subscription = Rien ne peut être envoyé au service push « { $service } », ou ses clés sont inutilisables.
server-error-bad-push-key = La clé des messages push est illisible : { $path }
push-your-turn = C’est à vous de jouer.
server-error-table-crowded = Au plus { $most } peuvent regarder une table.
server-error-started-already = La partie a déjà commencé.
server-error-stale = Quelque chose s’est passé entre-temps ; regardez de nouveau.
server-error-seat-taken = Cette place est prise.
server-error-reload = La table est remise en place ; revenez dans un instant.
server-error-other-rules = Cette partie de { $game } a commencé avec la version { $kept } des règles ; ce serveur joue la version { $known }.
server-error-other-protocol = Ce serveur parle la version { $known } du protocole, pas { $protocol } ; rechargez la page.
server-error-nothing-to-take-back = Aucun joueur virtuel ne joue pour vous.
server-error-nothing-said = Dites une phrase toute faite ou la vôtre.
server-error-not-to-act = Ce n’est pas votre tour.
server-error-not-started = La partie n’a pas encore commencé.
server-error-nobody-sits = Au moins une place doit être pour une personne.
server-error-no-such-table = Il n’y a pas de table « { $table } » ici.
server-error-no-such-seat = Cette place n’existe pas, ou c’est la vôtre.
server-error-no-such-page = Il n’y a rien à cette adresse.
server-error-bad-method = Cela ne se fait pas à cette adresse.
server-error-no-store = { $path } ne peut pas servir ({ $problem }).
server-error-no-settings = { $path } ne peut pas être lu.
server-error-no-free-seat = Aucune place n’est libre à cette table.
server-error-no-data = Il n’y a pas de tables dans { $path }.
server-error-newer-data = Ces tables viennent d’une version plus récente (schéma { $data } ; celle-ci connaît { $known }).
server-error-hello-first = Dites d’abord hello ou watch.
server-error-hello-again = Cette connexion a déjà une table.
server-error-from-the-future = Cela n’est pas encore arrivé.
server-error-file-exists = { $path } existe déjà.
server-error-cannot-listen = Le serveur ne peut pas utiliser { $host }, port { $port } ({ $problem }).
server-error-bot-plays = Un joueur virtuel joue pour vous ; reprenez d’abord votre place.
server-error-bad-token = Ce jeton n’ouvre aucune place ici.
server-error-bad-text = Au plus { $most } lettres, et rien d’impossible à afficher.
server-error-bad-origin = Les pages d’ailleurs ne peuvent pas parler à ce serveur.
server-error-bad-host = Ce serveur ne répond pas sous ce nom. La personne qui l’exploite peut l’autoriser dans ses réglages (hosts).
server-error-folder-in-use = Un autre serveur utilise { $path } ; un seul peut le faire à la fois. Choisissez un autre dossier avec --data.
server-error-bad-name = Un nom a de 1 à { $most } lettres affichables.
server-error-bad-database = Aucun accès à une base de données { $database }.
server-error-no-workers = Plusieurs processus exigent un système à sockets Unix, comme Linux, et une version d’uvicorn avec laquelle ils ont été essayés.
server-error-no-extra = { $package } n’est pas installé ; il vient avec pip install "baghdad[{ $extra }]".
server-error-bad-command = Cette commande ne se comprend pas (à { $where }).
server-error-bad-clock = Une pendule court { $most } secondes au plus.
chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-your-turn = C’est à vous.
chat-one-moment = Un instant, s’il vous plaît.
chat-no-deal = Non merci, pas d’échange.
chat-good-offer = C’est une bonne offre.
chat-again = Encore une partie ?
chat-goodbye = Au revoir !
