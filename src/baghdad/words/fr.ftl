### Toutes les phrases de baghdad, en français.
###
### Les mots à taper (undo, save, hint, why, all, log, rules, quit) et la notation (smuggle a, pass *) sont les mêmes
### dans toutes les langues et restent tels quels. Une clause comme D-LIMIT-1 aussi. Le nom d’un joueur ne s’accorde
### jamais et ne suit jamais « de » (d’Anna, de Paul). On vouvoie. Pour le pluriel, « one » vaut aussi pour 0.

## ---------------------------------------------------------------------------------------------------------------
## La ligne de commande
## ---------------------------------------------------------------------------------------------------------------

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
help-option-language = Langue de toutes les phrases : en, fr, cs, it, nl ou de. À défaut, BAGHDAD_LANGUAGE ou le système décide.

# Une ligne par commande.
help-baghdad = Des jeux de société sur les voleurs de la vieille Bagdad : y jouer, rejouer et vérifier des parties, étudier des positions.
help-play = Jouer une partie dans ce terminal, contre l’ordinateur ou entre amis.
help-replay = Revoir pas à pas une partie enregistrée, ou l’afficher.
help-verify = Rejouer une partie enregistrée et vérifier que tout s’y est passé selon les règles.
help-legal = Afficher les actions permises dans une position, une par ligne.
help-apply = Afficher la position après une action.
help-perft = Compter les suites d’actions au cours d’un tour.
help-bench = Mesurer la rapidité des règles.
help-games = Lister les jeux.
help-bots = Lister les joueurs virtuels.

# Arguments et options des commandes.
help-play-game = Le jeu, par exemple dieb. Inutile avec --resume.
help-play-seats = Qui joue à quelle place, dans l’ordre du tour : me (vous), person:NOM, ou un joueur virtuel (voir baghdad bots). Exemple : me,person:Anna,greedy.
help-play-first = Qui commence : random (au hasard), ou un numéro dans la liste des places.
help-play-seed = Un nombre qui fixe tous les mélanges ; la même graine donne la même partie.
help-play-save = Où sauvegarder la partie ; elle est écrite après chaque action.
help-play-resume = Reprendre une partie sauvegardée.
help-play-delay = Secondes d’attente après chaque action d’un joueur virtuel.
help-file-record = Une partie sauvegardée, en JSON ; - lit l’entrée standard.
help-file-position = Une position, en JSON ; - lit l’entrée standard.
help-replay-to = Afficher la table après ce nombre d’actions, et quitter.
help-apply-action = L’action en notation, par exemple "smuggle a".
help-apply-seed = Le nombre qui fixe ce qui est pioché ; 0 par défaut.
help-perft-depth = La longueur des plus longues suites.
help-perft-players = Le nombre de joueurs.
help-bench-game = Le jeu à mesurer.
help-bench-json = Afficher les mesures en JSON.
help-bench-yardstick = Chemin d’un programme en C qui joue au même jeu, pour comparer ; il faut un compilateur C.
help-bench-rounds = Combien de fois chaque valeur est mesurée ; la meilleure compte.
help-bots-game = Le jeu qu’ils doivent connaître ; tous les jeux par défaut.

# Commandes impossibles.
command-error-unknown-command = Il n’y a pas de commande « { $command } ».
command-error-unknown-flag = Il n’y a pas d’option { $option } ici.
command-error-flag-needs-value = L’option { $option } demande une valeur.
command-error-flag-takes-no-value = L’option { $option } ne prend pas de valeur.
command-error-bad-flag-value = « { $value } » ne convient pas comme valeur de { $option }.
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
command-error-unknown-seat = Personne ne s’appelle « { $seat } » : une place est me, person:NOM, ou bien { $bots }.
command-error-bad-first = « { $first } » ne peut pas commencer : indiquez random ou un numéro de 1 à { $players }.
command-error-resume-alone = Une partie reprise garde ses places, sa graine et ses options ; { $option } ne va donc pas avec --resume.
command-error-no-counting = Il n’y a encore rien à compter dans le jeu { $game }.
command-error-bad-depth = La profondeur doit être d’au moins 1.
command-error-no-such-number = Il n’y a pas de numéro { $number } dans la liste.
command-error-no-such-moment = La partie compte { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } ; il n’y a donc pas de moment { $number }.
command-error-unexpected = Quelque chose d’imprévu s’est produit : { $problem }. BAGHDAD_TRACEBACK=1 montre où ; merci de le signaler.
# Suit une autre phrase.
did-you-mean = Vouliez-vous dire { $nearest } ?
# Une phrase et la clause des règles qui la fonde.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name } : { $title }, de { $min } à { $max } joueurs.
bots-line = { $name } : { $about } Joue à { $games }.
bot-random = Choisit n’importe quelle action permise ; n’a aucun plan.
bot-greedy = Vole quand c’est possible, sinon introduit un voleur là où un coffre est le plus proche, sinon s’en rapproche ; ne voit jamais plus loin.

# Affiché pendant que les règles sont compilées, à la première utilisation.
compiling = Préparation des règles ; cela n’arrive qu’une fois et prend quelques secondes…

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Mesure : { $done } sur { $total }
bench-title = Rapidité du jeu { $game } sur cette machine
bench-play = Jeu au hasard, { $players } joueurs, un fil d’exécution
bench-yardstick = L’étalon, { $players } joueurs
bench-ratio = Notre débit rapporté à celui de l’étalon
bench-threads = Deux fils d’exécution contre un
bench-copies = Copies d’un état ({ $bytes } octets)
bench-step = Un pas avec son masque d’actions permises, appelé depuis Python
bench-cold = Du démarrage à la fin de la première partie, compilation comprise
bench-warm = Du démarrage à la fin de la première partie, déjà compilé
bench-interpreted = Jeu au hasard sans le compilateur
# Un débit en millions, dans la colonne de droite du tableau.
bench-millions = { $number } M/s
command-error-yardstick-fails = L’étalon { $path } ne se compile pas, ou n’affiche pas ce qu’il devrait.

## ---------------------------------------------------------------------------------------------------------------
## Erreurs de tous les jeux
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Il n’y a pas de jeu « { $game } » ; jeux disponibles : { $games }.
option-error-bad-players = Le jeu { $game } se joue de { $min } à { $max } joueurs, pas à { $players }.
option-error-bad-seats = Places indiquées : { $seats } ; il en faut autant que de joueurs, soit { $players }.
option-error-bad-seat-name = { $name } ne peut pas être un nom : ce n’est pas un texte qui puisse s’écrire.
option-error-bad-seed = { $seed } ne peut pas être une graine : il faut un nombre entier, 0 ou plus, qui tienne sur { $bits } bits.
option-error-no-such-seat = Il n’y a pas de place { $seat } : on joue à { $players }, et les places se comptent à partir de 0.
option-error-say-which-seat = Plusieurs places peuvent agir maintenant ({ $to_act }) ; dites laquelle agit.
option-error-unknown-option = Le jeu n’a pas d’option « { $option } ».
option-error-bad-option-value = { $value } ne convient pas comme valeur de l’option « { $option } » ; il faut { $kind ->
    [bool] oui ou non
    [int] un nombre entier, 0 ou plus
   *[str] un mot
 }.
option-error-unknown-edition = Il n’y a pas d’édition « { $edition } » ; éditions disponibles : { $editions }.
option-error-unknown-bot = Aucun joueur virtuel nommé « { $bot } » ne connaît { $game } ; joueurs disponibles : { $bots }.

notation-error-unknown-action = « { $text } » n’est pas une action.

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
record-error-bad-action = L’action { $number }, `{ $action }` par la place { $seat }, n’a pas pu avoir lieu : { $reason }
record-error-wrong-result = Le résultat inscrit dans l’enregistrement n’est pas celui auquel mènent ses actions.

refusal-match-over = La partie est finie.
refusal-not-your-turn = La place { $seat } ne peut pas agir : c’est le tour de la place { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## À la table, dans tous les jeux
## ---------------------------------------------------------------------------------------------------------------

# La seule personne à une table de joueurs virtuels : « Vous : un voleur se glisse dans … »
seat-you = Vous
# Une personne sans nom parmi plusieurs.
seat-player = Joueur { $number }
# Un joueur virtuel : son espèce et le numéro de sa place.
seat-bot = { $bot } { $number }

table-welcome = Une partie de « { $title } » : { $names }. Tapez ? pour l’aide.
table-choices-shown = { $hidden ->
    [0] Tapez un numéro ou la notation ; ? : aide.
    [one] Tapez un numéro ou la notation ; `all` : { $hidden } autre façon de payer ; ? : aide.
   *[other] Tapez un numéro ou la notation ; `all` : { $hidden } autres façons de payer ; ? : aide.
 }
table-prompt = { $name } >
table-undone = Annulé : `{ $action }`.
table-saved = Sauvegardée dans { $path }.
table-not-saved = Non sauvegardée : { $problem }
table-quit = La partie est sauvegardée. Pour la reprendre : baghdad play --resume { $path }
table-quit-unsaved = La partie n’a pas pu être sauvegardée.
table-legal = `{ $action }` est possible maintenant : { $sentence }
table-hint = { $bot } jouerait `{ $action }` ({ $sentence }). { $reason }
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
keys-hint = `hint` : ce que ferait le joueur virtuel { $bot }, et pourquoi
keys-why = `why` et une action : si elle est possible, et sinon, la raison
keys-log = `log` : tout ce qui s’est passé
keys-rules = `rules` : les règles en bref
keys-board = `board` : dessiner la table à nouveau
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

# Options, pour la page d’aide.
dieb-option-tactical = Les joueurs placent aussi les gardiens neutres, deux chacun [D-VAR-1].
dieb-option-peek = Les joueurs voient leur main pendant qu’ils placent les gardiens [D-SETUP-8].
dieb-option-optional-theft = Prendre un coffre est facultatif [D-AMB-4].
dieb-option-chosen-card = Qui passe quand il ne reste plus de danseuse choisit le palais de la quatrième carte [D-ED-1].
dieb-option-face-down = Les coffres gagnés sont posés face cachée ; cela ne change rien au jeu [D-ED-5].
dieb-option-decision-cap = Interrompre la partie après ce nombre de décisions ; 0 pour jamais [D-AMB-32].
dieb-option-edition = Jouer selon le texte d’une édition : fr, cs, it ou nl.

# --- Paiements ------------------------------------------------------------------------------------------------
# Cartes d’un palais, en bref : « 2 × Paon »
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
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
dieb-group-smuggle = Glisser un voleur
dieb-group-escort = Gardien et voleur
dieb-group-guard = Envoyer un gardien
dieb-group-neutral = Envoyer un neutre
dieb-group-end = Finir le tour
# Une rangée de mouvements qui partent du même palais ; 12 caractères au plus.
dieb-row-from = de { $letter } :
# Tous les mouvements de gardiens neutres en une ligne, sur un écran bas.
dieb-row-folded = { $number ->
    [one] { $number } possibilité ; `all` la montre
   *[other] { $number } possibilités ; `all` les montre
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
dieb-now-fresh = Payez pour agir, 3 fois au plus avec un voleur ; ou passez pour 4 cartes.
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
dieb-result-score = { $name } { $chests }

# --- Pourquoi le joueur virtuel le conseille -----------------------------------------------------------------------
dieb-hint-place = Peu d’autres gardiens s’y tiennent : les voleurs y entreront à bas prix.
dieb-hint-steal = Cela prend un coffre.
dieb-hint-smuggle = C’est là que le prochain coffre est le plus proche.
dieb-hint-approach = Cela mène là où un coffre est plus proche.
dieb-hint-pass = Rien d’autre ne rapproche d’un coffre ; autant prendre de nouvelles cartes.
dieb-hint-random = Pour lui, une action en vaut une autre.

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
    [0] zéro carte du palais
    [one] { $cards } carte du palais
   *[other] { $cards } cartes du palais
 } et { $dancers ->
    [0] zéro danseuse
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

# --- Pourquoi des données ne sont pas une position. Les places se comptent à partir de 0. ----------------------------------
dieb-position-error-wrong-number-of-seats = Il y a { $players } joueurs, mais le nombre d’entrées dans « { $where } » est { $seats }.
dieb-position-error-no-such-seat = Il n’y a pas de place { $seat } : on joue à { $players }, et les places se comptent à partir de 0.
dieb-position-error-wrong-number-of-cards = Cartes du { $palace } : { $found } au lieu de { $expected }.
dieb-position-error-wrong-number-of-dancers = Danseuses : { $found } au lieu de { $expected }.
dieb-position-error-shown-but-not-held = La place { $seat } ne peut pas avoir montré de carte du { $palace }.
dieb-position-error-too-many-guards = Gardiens devant le { $palace } : { $found } ; il n’y a de place que pour { $expected }.
dieb-position-error-wrong-number-of-guards = Gardiens de la place { $seat } : { $found } au lieu de { $expected }.
dieb-position-error-too-many-neutrals-to-place = La place { $seat } ne peut pas avoir encore { $found ->
    [one] { $found } gardien neutre
   *[other] { $found } gardiens neutres
 } à placer.
dieb-position-error-wrong-number-of-neutrals = Gardiens neutres : { $found } au lieu de { $expected }.
dieb-position-error-phase-and-guards-disagree = La phase ne peut pas être « { $phase } » avec { $unplaced ->
    [one] { $unplaced } gardien restant
   *[other] { $unplaced } gardiens restant
 } à placer.
dieb-position-error-not-their-turn-to-place = Ce ne peut pas être à la place { $seat } de poser un gardien ; c’est le tour de la place { $expected }.
dieb-position-error-placed-out-of-turn = Si l’on a placé les gardiens à tour de rôle, il ne peut pas en rester ainsi à placer ({ $unplaced }).
dieb-position-error-too-many-chests = Coffres du { $palace } : { $found } ; une pile en a { $expected }.
dieb-position-error-chests-disagree = Les coffres gagnés ({ $won }) ne sont pas ceux qui ont quitté les palais ({ $gone }).
dieb-position-error-too-many-thieves = Voleurs de la place { $seat } dans les palais : { $found } ; il n’y en a que { $expected }.
dieb-position-error-thieves-before-play = La place { $seat } a des voleurs dans les palais avant que tous les gardiens soient en place.
dieb-position-error-theft-overdue = La place { $seat } a assez de voleurs dans le { $palace } pour en avoir déjà pris le coffre.
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
