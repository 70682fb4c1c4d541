### Every sentence of baghdad, in German. What each one is for, and how long it may be, stands in en.ftl.
###
### Informal: du. A match is a Partie, a game a Spiel, a turn a Zug, a seat a Platz, a seed a Startwert. The palaces are
### all masculine and stand in any case but the genitive, so their names never change.

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = Deutsch
language-direction = ltr
language-locale = de

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-arguments = Argumente
help-game-options = Optionen von { $game }
help-word-options = [OPTIONEN]
help-word-command = BEFEHL [ARGUMENTE]…

help-option-help = Diese Seite anzeigen und beenden.
help-option-version = Die Version anzeigen und beenden.
help-option-language = Sprache aller Sätze: { $languages }. Ohne Angabe entscheidet BAGHDAD_LANGUAGE oder das System.

help-baghdad = Brettspiele über Diebe im alten Bagdad: spielen, Partien nachspielen und prüfen, mit Stellungen arbeiten.
help-play = Eine Partie in diesem Terminal spielen, gegen Computerspieler oder mit Freunden.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt nachspielen oder ausgeben.
help-verify = Eine aufgezeichnete Partie nachspielen und prüfen, ob darin alles nach den Regeln zuging.
help-warm = Alles kompilieren, was zum Spielen nötig ist, damit später nichts mehr kompiliert werden muss.
help-hint = Die drei besten Züge einer aufgezeichneten Partie oder einer Stellung zeigen, warum, und die Chancen aller.
help-legal = Die erlaubten Aktionen einer Stellung ausgeben, eine pro Zeile.
help-apply = Die Stellung nach einer Aktion ausgeben.
help-perft = Die möglichen Folgen von Entscheidungen nach ihrer Länge zählen, zum Vergleich mit anderen Programmen.
help-board = Die Spielpläne von voleurs prüfen und zeigen: die mitgelieferten und eigene.
help-board-check = Die Klauseln über die Stadt einzeln durchgehen und sagen, welche ein Spielplan verletzt.
help-board-show = Einen Spielplan in diesem Terminal oder als Bild zeichnen.
help-bench = Messen, wie schnell die Regeln sind.
help-games = Die Spiele auflisten.
help-bots = Die Computerspieler auflisten.
help-arena = Computerspieler zu Tausenden gegeneinander spielen lassen und sagen, was daraus folgt.
help-tournament = Viele Computerspieler gegeneinander spielen lassen und ihre Stärke bewerten.
help-league = Die Turniere der Dokumentation noch einmal spielen und ihre Tabellen schreiben.
help-audit = Einen Computerspieler gegen sich selbst spielen lassen und zählen, welche Züge töricht aussehen.
help-calibrate = Die Gewinnchancen, die in Partien genannt werden, mit den Siegern vergleichen: Brier-Wert und Zuverlässigkeitskurve.
help-balance = Die Spielbalance untersuchen und den Bericht darüber schreiben: Plätze, Dauer, was entscheidet.
help-train = Computerspieler aus Partien gegen sich selbst lernen lassen.
help-dataset = Entscheidungen von Computerspielern als Tabellen für maschinelles Lernen schreiben (Parquet).
help-help = Die Hilfe zu einem Befehl zeigen, oder was es zu einem Thema gibt (Dokumente sind auf Englisch).

help-play-game = Das Spiel, zum Beispiel dieb. Mit --resume nicht nötig.
help-play-seats = Wer wo sitzt, in der Reihenfolge der Züge: me, person:NAME oder ein Computerspieler (siehe baghdad bots). Beispiel: me,person:Anna,greedy.
help-play-first = Wer beginnt: random oder eine Nummer in der Liste der Plätze.
help-play-seed = Eine Zahl, die alles Mischen festlegt; derselbe Startwert ergibt dieselbe Partie.
help-play-save = Wo die Partie gespeichert wird; sie wird nach jeder Aktion geschrieben.
help-play-resume = Eine gespeicherte Partie fortsetzen: die der Datei, sonst die zuletzt gespielte.
help-play-delay = Wartezeit in Sekunden nach jeder Aktion eines Computerspielers.
help-play-no-talk = Die Figuren sagen nichts.
help-play-bot = Ein eigener Computerspieler: DATEI.py:Klasse. In der Liste der Plätze heißt er wie seine Klasse. Darf mehrmals vorkommen.
help-arena-game = Das Spiel, zum Beispiel dieb.
help-arena-seats = Die Computerspieler am Tisch (siehe baghdad bots). Beispiel: search:800,greedy. Sie rücken von Partie zu Partie um einen Platz weiter.
help-arena-players = Die Zahl der Spieler, wenn sie größer ist als die der Namen: Der letzte besetzt den Rest des Tisches.
help-arena-matches = Wie viele Partien gespielt werden.
help-arena-paired = Jede Kartenverteilung wird so oft gespielt, wie die Spieler um den Tisch rücken können, damit das Glück dabei gleich verteilt ist.
help-arena-sprt = Aufhören, sobald klar ist, ob der erste eher um HIGH als um LOW Elo-Punkte besser ist, zum Beispiel 0:30.
help-arena-seed = Die Zahl, die alle Kartenverteilungen festlegt; 1, wenn sie fehlt.
help-arena-jobs = Wie viele Prozesse spielen; einer pro Prozessor, wenn die Angabe fehlt.
help-arena-ray = Stattdessen auf dem Ray-Cluster mit dieser Adresse spielen (auto: der, zu dem dieser Rechner gehört).
help-arena-out = Ein Ordner für Partien, Ergebnisse, Tabellen und Diagramme. Derselbe Befehl mit demselben Ordner macht weiter, wo er unterbrochen wurde.
help-arena-json = Die Ergebnisse als JSON ausgeben.
help-tournament-bots = Die Computerspieler, zum Beispiel search:800,greedy,random. Elo zählt vom letzten aus.
help-tournament-players = Die Spielerzahlen, zum Beispiel 2,3,4; ohne Angabe alle, die das Spiel erlaubt.
help-tournament-matches = Wie viele Partien je zwei an jedem Tisch spielen.
help-league-file = Die Datei, die sagt, was gespielt wird; docs/league.toml, wenn sie fehlt.
help-league-out = Ein Ordner für die Partien, anstelle dessen aus der Datei.
help-audit-bot = Der Computerspieler auf allen Plätzen (siehe baghdad bots; ohne Angabe master).
help-audit-judge = Der Computerspieler, der bei zweifelhaften Zügen gefragt wird (ohne Angabe master:30000).
help-audit-players = Die Zahl der Spieler (ohne Angabe die kleinste des Spiels).
help-audit-out = Ein Ordner für die Partien. Derselbe Befehl mit demselben Ordner macht dort weiter, wo er unterbrochen wurde.
help-calibrate-turns = Bei wie vielen Zügen jeder Partie die Chancen genannt werden; 4, wenn die Angabe fehlt.
help-calibrate-trials = Wie viele Versuche die Chancen bei einem Zug ergeben; 200 wie im Rückblick auf eine Partie, wenn die Angabe fehlt.
help-balance-game = Das Spiel; ohne Angabe alle, die eine solche Seite haben.
help-balance-report = Der Bericht, der geschrieben wird; ohne Angabe balance.
help-balance-matches = Wie viele Partien an jedem Tisch; ohne Angabe so viele, wie der Bericht vorsieht.
help-balance-bot = Der Computerspieler auf allen Plätzen (siehe baghdad bots); ohne Angabe ein schneller master.
help-balance-folder = Ein Ordner für die Partien; ohne Angabe build/balance. Derselbe Befehl mit demselben Ordner macht dort weiter, wo er unterbrochen wurde.
help-balance-out = Die Datei; ohne Angabe die des Berichts in docs. Die Bilder kommen daneben.
help-balance-json = Die Zahlen auch als JSON ausgeben.
help-train-game = Das Spiel, zum Beispiel dieb.
help-train-players = Die Spielerzahlen, für die gelernt wird, zum Beispiel 2,3,4; ohne Angabe alle möglichen.
help-train-matches = Aus wie vielen Partien gelernt wird, für jede Spielerzahl; ohne Angabe so viele, wie die mitgelieferten Gewichte gebraucht haben.
help-train-seed = Die Zahl, die alle Partien festlegt; ohne Angabe 1.
help-train-out = Ein Ordner für das Gelernte; ohne Angabe build/training. Derselbe Befehl mit demselben Ordner macht dort weiter, wo er unterbrochen wurde.
help-train-further = Mit den Gewichten im Paket beginnen und aus durchsuchten Zügen weiterlernen (dieb).
help-train-jobs = Wie viele Prozesse zugleich lernen; ohne Angabe einer je Prozessor.
help-train-ship = Die Gewichte ins Paket legen und die Lernkurve zu den Dokumenten. Braucht eine Arbeitskopie der Quellen.
help-train-json = Die Lektionen als JSON ausgeben.
help-file-record = Eine gespeicherte Partie als JSON; - liest die Standardeingabe.
help-file-position = Eine Stellung als JSON; - liest die Standardeingabe.
help-replay-to = Den Tisch nach so vielen Aktionen ausgeben und beenden.
help-hint-file = Eine aufgezeichnete Partie oder eine Stellung als JSON; - liest die Standardeingabe.
help-hint-player = Wessen Züge: die Nummer des Spielers, ab 1 gezählt. Nichts wird benutzt, was dieser Spieler nicht wissen kann.
help-hint-bot = Der Computerspieler, der gefragt wird (siehe baghdad bots); ohne Angabe der stärkste des Spiels.
help-hint-to = Bei einer aufgezeichneten Partie der Moment nach so vielen Aktionen.
help-hint-json = Die Antwort als JSON ausgeben.
help-apply-action = Die Aktion in Notation, zum Beispiel "smuggle a".
help-apply-seed = Die Zahl, die festlegt, was gezogen wird; ohne Angabe 0.
help-perft-depth = Die Länge der längsten Folgen.
help-perft-players = Die Zahl der Spieler.
help-dataset-bots = Die Computerspieler am Tisch (siehe baghdad bots). Beispiel: master,greedy. Der letzte besetzt den Rest des Tisches.
help-dataset-players = Die Zahl der Spieler; ohne Angabe die kleinste, die das Spiel erlaubt.
help-dataset-out = Ein Ordner für Partien, Tabellen und ihr Datenblatt. Derselbe Befehl mit demselben Ordner macht weiter, wo er unterbrochen wurde.
help-dataset-chances = Auch schreiben, wie jeder Spieler die Aussichten aller einschätzte; die Spieler denken dafür zweimal nach.
help-dataset-json = Das Datenblatt als JSON ausgeben.
help-bench-game = Das Spiel, das gemessen wird, envs für die Umgebungen, server für den Server, oder all für alles.
help-bench-json = Die Messwerte als JSON ausgeben.
help-warm-games = Die Spiele; alle, wenn keines genannt ist.
help-warm-json = Den Ordner des Caches und die Sekunden jedes Spiels als JSON ausgeben.
help-warm-quiet = Keinen Fortschritt zeigen.
help-bench-yardstick = Pfad eines C-Programms, das dasselbe Spiel spielt, zum Vergleich; braucht einen C-Compiler.
help-bench-rounds = Wie oft jeder Wert gemessen wird; der beste zählt.
help-board-board = Ein Spielplan: der Name eines mitgelieferten (round-city, oasis) oder eine Textdatei; - liest die Standardeingabe.
help-board-svg = Wohin stattdessen ein Bild (SVG) kommt; der Name endet auf .svg.
help-board-distances = Auf jedem Feld zeigen, wie weit es von der Wüste ist, statt seiner Nummer in der Reihe.
help-bots-game = Das Spiel, das sie können sollen; ohne Angabe alle Spiele.
help-help-topic = Ein Befehl oder ein Thema, zum Beispiel play oder notation; ohne Angabe die Listen von beiden.

# The topics of `baghdad help`, a line for each.
help-topics = Themen
help-topic-options = Die Optionen der Spiele; options dieb für die eines Spiels
help-topic-queries = Was du während einer Partie eingeben und fragen kannst; queries dieb für ein Spiel
help-topic-notation = Wie Aktionen, Stellungen und Aufzeichnungen geschrieben werden
help-topic-levels = Die Stufen der Computerspieler, gemessen
help-topic-bots = Computerspieler: wie sie entscheiden, und wie du einen schreibst
help-topic-page = Die Seite im Browser
help-topic-server = Wie du einen Server für andere betreibst
help-topic-protocol = Die Nachrichten des Servers, für Programme
help-topic-arena = Wettkämpfe zwischen Computerspielern, und was ihre Zahlen bedeuten
help-topic-environments = Die Spiele als Umgebungen für die Forschung
help-topic-new-game = Wie du ein eigenes Spiel schreibst
help-topic-glossary = Was unsere Begriffe bedeuten
help-topic-rules = Die Regeln von { $title }, Klausel für Klausel

command-error-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
command-error-unknown-topic = Einen Befehl oder ein Thema „{ $topic }“ gibt es nicht.
command-error-unknown-flag = Die Option { $option } gibt es hier nicht.
command-error-flag-needs-value = Die Option { $option } braucht einen Wert.
command-error-flag-takes-no-value = Die Option { $option } nimmt keinen Wert an.
command-error-bad-flag-value = „{ $value }“ kann nicht der Wert von { $option } sein.
command-error-workers-and-database = --workers ist für einen Rechner mit eigenem Ordner; mehrere Server mit --database teilen sich die Last auch ohne.
command-error-missing-argument = { $argument } fehlt.
command-error-unexpected-argument = „{ $argument }“ ist ein Argument zu viel.
command-error-bad-usage = Das ist nicht zu verstehen: { $text }
command-error-unknown-language = In der Sprache „{ $language }“ gibt es keine Sätze; es gibt { $languages }.
command-error-missing-file = Die Datei { $path } gibt es nicht.
command-error-is-folder = { $path } ist ein Ordner und keine Datei.
command-error-cannot-read = { $path } lässt sich nicht lesen ({ $problem }).
command-error-cannot-write = { $path } lässt sich nicht schreiben ({ $problem }).
command-error-file-exists = { $path } gibt es schon; wähle einen anderen Namen oder setze jene Partie mit --resume fort.
command-error-file-too-large = { $path } ist viel zu groß für eine Partie oder eine Stellung.
command-error-not-text = { $path } ist keine Textdatei (UTF-8).
command-error-not-json = { $path } ist kein JSON oder wurde abgeschnitten.
command-error-no-game-named = In { $path } steht nicht, zu welchem Spiel das gehört; es ist also weder eine Partie noch eine Stellung.
command-error-not-svg-name = { $path } ist kein Name für ein Bild: Er sollte auf .svg enden.
command-error-not-md-name = { $path } ist kein Name für eine Seite: Er muss auf .md enden.
command-error-unknown-seat = „{ $seat }“ kann hier nicht sitzen: Möglich sind me, person:NAME oder einer von { $bots }.
command-error-bad-first = „{ $first }“ kann nicht beginnen: Nenne random oder eine Nummer von 1 bis { $players }.
command-error-resume-alone = Eine fortgesetzte Partie behält Plätze, Startwert und Optionen; { $option } lässt sich deshalb nicht zusammen mit --resume angeben.
command-error-last-match-gone = Die letzte Partie ist in { $path }, und diese Datei gibt es nicht mehr. Nenne eine andere, `baghdad play --resume FILE`; Partien ohne eigene Datei sind in { $folder }.
command-error-no-saved-match = In { $folder } liegt keine Partie, die sich fortsetzen ließe.
command-error-bad-depth = Die Tiefe muss mindestens 1 sein.
command-error-cannot-compile = Hier kann nichts kompiliert werden: Numba fehlt oder ist abgeschaltet. Die Regeln werden interpretiert.
command-error-no-such-number = Die Nummer { $number } steht nicht in der Liste.
command-error-no-such-moment = Die Partie hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }, einen Zeitpunkt { $number } gibt es also nicht.
command-error-hint-after-end = Die Partie ist vorbei; es gibt nichts mehr zu raten.
command-error-hint-for-nobody = Den Spieler { $seat } gibt es nicht; gezählt wird von 1 bis { $players }.
command-error-hint-out-of-turn = Spieler { $seat } ist jetzt nicht am Zug. Am Zug: { $to_act }.
command-error-not-a-checkout = --ship braucht eine Arbeitskopie der Quellen; dieses Paket wurde installiert.
command-error-ship-incomplete = Für manche Spielerzahlen ({ $players }) wurde nichts gelernt, also können die Gewichte nicht ins Paket.
command-error-missing-library = { $library } ist nicht installiert, und dieser Befehl braucht es; pip install { $library } fügt es hinzu.
command-error-unexpected = Etwas ist schiefgegangen, was nicht schiefgehen dürfte: { $problem }. BAGHDAD_TRACEBACK=1 zeigt, wo; bitte melde es.
did-you-mean = Meintest du { $nearest }?
query-error-unknown-query = Die Frage „{ $query }“ gibt es nicht. Du kannst fragen: { $queries }.
query-error-unknown-object = Nach „{ $about }“ lässt sich hier nicht fragen, wohl aber nach { $choices }.
query-error-missing-object = Sag, wonach du fragst: { $choices }.
query-error-unknown-card = Es gibt keine Karte „{ $about }“.
query-error-spectator = Du schaust zu: Hand, Züge und Preise haben nur die Mitspieler.
with-clause = { $sentence } [{ $clause }]

games-line = { $name }: { $title }, { $min } bis { $max } Spieler.
bots-line = { $name }: { $about } Spielt { $games }.
bot-random = Wählt irgendeine erlaubte Aktion, ganz ohne Plan.
bot-greedy = Tut nach einfachen Regeln, was im Augenblick dem Sieg am nächsten bringt; denkt nie voraus.
bot-search = Probiert aus dem, was er wissen kann, Tausende von Fortsetzungen und nimmt die, die sich am besten hält.
bot-planner = Geht den ganzen eigenen Zug durch und beurteilt jede Stellung, zu der er führen kann.
bot-ismcts = Durchsucht einen Baum von Aktionen für alle Spieler und urteilt nach dem, was in Partien gegen sich selbst gelernt wurde.
bot-apprentice = Für Anfänger: weiß, was gut ist, und tut oft etwas anderes.
bot-journeyman = Für alle, die die Regeln kennen: tut, was im Augenblick dem Sieg am nächsten bringt.
bot-thief = Für Erfahrene: denkt voraus und lässt wenig übrig.
bot-master = Der stärkste: denkt voraus und urteilt nach dem, was er in Partien gegen sich selbst gelernt hat.
bot-yusuf = Stufe 1, für eine erste Partie: ehrlich und hastig.
bot-jafar = Stufe 2, für Anfänger: kühn und großzügig.
bot-maryam = Stufe 3, für alle, die die Regeln kennen: sparsam und ehrlich.
bot-idris = Stufe 4: geduldig und nachsichtig.
bot-dunya = Stufe 5, für alle mit etwas Übung: verlogen und verspielt.
bot-safiya = Stufe 6: sparsam und misstrauisch.
bot-thabit = Stufe 7, für Erfahrene: geduldig und weitsichtig.
bot-rayhana = Stufe 8: kühn und rachsüchtig.
bot-shadow = Stufe 9, die stärkste: kalt und weitsichtig.
bot-level = Jede Stärke von 1 bis 9, ohne eigene Art: level:4.5 liegt zwischen zwei Figuren.
bot-adaptive = So stark wie ein Mensch mit der Wertung nach dem Doppelpunkt, adaptive:1400, damit die Aussichten gleich sind.
bot-policy = Das Urteil des Meisters, ohne vorauszudenken.
bot-rollouts = Spielt im Kopf ganze Partien durch wie der Meister, bevor er Stellungen bewerten lernte, und hält die anderen für greedy.
bot-shark = Bietet seine schlechteste Karte unter dem feinsten Namen an und nimmt nichts an.
bot-partner = Tauscht ehrlich und nur mit einer anderen Person: partner:1 mit der nächsten.
bot-never-trader = Urteilt wie der Meister, tauscht aber nie.
bot-rusher = Kauft Edelsteine, sobald er kann, und bringt den Großwesir heim.
bot-robber = Beraubt den wahrscheinlichsten Sieger, wann immer er kann.
bot-other = Kommt aus einem anderen Paket oder aus dem Paket des Spiels.
# Names of computer players that people play against, by level.
level-random = Zufall
level-apprentice = Lehrling
level-journeyman = Geselle
level-thief = Dieb
level-master = Meister
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Kommandantin Rayhana
level-shadow = Der Schatten des Wesirs
level-level = Stufe
level-adaptive = So stark wie du

compiling = Die Regeln werden vorbereitet; das geschieht nur einmal und dauert ein paar Sekunden …
warm-done = Alles ist kompiliert, nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}. Es liegt in { $folder }.
warm-interrupted = Unterbrochen; was schon kompiliert ist, liegt in { $folder }. Derselbe Befehl macht von dort weiter.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Partien: { $matches }, Entscheidungen: { $decisions }. Ordner: { $path }
dataset-progress = Tabellen schreiben: { $done } von { $total }
dataset-card = { $matches } Partien { $game } ({ $decisions } Entscheidungen) zwischen den Computerspielern { $bots }, Startwert { $seed }. `observation` ist, was der Platz am Zug sah, `mask` hat eine 1 für jede erlaubte Aktion, `action` ist die Nummer der gewählten, `chances` ist, wie der Spieler die Aussichten aller einschätzte, `result` ist 1 für einen Sieg dieses Platzes und zusammen ebenso viel unter 0 bei den anderen.
dataset-card-columns = Was wo in einer Beobachtung steht, und alles Weitere, was ein Programm wissen muss, steht im Datenblatt `{ $card }`. Startwert und Aktionen allein ergeben alles noch einmal.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Messung { $done } von { $total }
bench-envs-title = Wie schnell die Umgebungen hier sind
bench-envs-batch = { $game }, { $matches } Partien zugleich, { $threads } Threads
bench-envs-step = { $name }, Schritt für Schritt
bench-title = Wie schnell { $game } hier ist
bench-play = Zufälliges Spiel, { $players } Spieler, ein Thread
bench-yardstick = Das Vergleichsprogramm, { $players } Spieler
bench-ratio = Unser Tempo als Anteil des Vergleichsprogramms
bench-threads = Zwei Threads gegen einen
bench-copies = Kopien eines Zustands ({ $bytes } Bytes)
bench-step = Ein Schritt mit der Maske der erlaubten Aktionen, von Python aus
bench-match-steps = Partie von Python aus: Entscheidungen nach Nummer der Aktion oder des Schritts, mit den erlaubten
bench-match-actions = Partie von Python aus: Aktionen, mit den erlaubten
bench-match-legal-lists = Partie von Python aus: Listen der erlaubten Aktionen
bench-match-views = Partie von Python aus: Sichten eines Platzes
bench-call = Ein Aufruf von { $method }, mitten in einer Partie
bench-payments = Alle Zahlungen mit { $cards } Karten
bench-legal = Was { $cards } Karten kaufen können, { $number } Wege
bench-cold = Vom Start bis zur ersten Zufallspartie, mit Kompilieren
bench-warm = Vom Start bis zur ersten Zufallspartie, schon kompiliert
bench-interpreted = Zufälliges Spiel ohne den Compiler
bench-arena = Partien von { $bot } in der Arena, zwei Prozesse
bench-bare = Dasselbe ohne die Arena
bench-thinking = Iterationen von `{ $bot }`, ein Thread
bench-millions = { $number } Mio. pro Sekunde
bench-thousands = { $number } Tausend pro Sekunde
command-error-yardstick-fails = Das Vergleichsprogramm { $path } lässt sich nicht kompilieren oder gibt nicht aus, was es soll.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Partien
arena-progress = { $done } von { $total } · { $rate } pro Sekunde · noch { $left }
arena-progress-start = { $done } von { $total }
arena-goes-on = { $found } Partien sind schon gespielt; von dort geht es weiter.
arena-rounded-up = Mit ganzen Kartenverteilungen zu je { $each } Partien werden es { $matches } Partien.
arena-interrupted = Unterbrochen nach { $done } von { $total } Partien; sie liegen in { $path }. Derselbe Befehl macht von dort weiter.
arena-kept = Partien, Ergebnisse, Tabellen und Diagramme liegen in { $path }.
arena-title = { $game }, { $players } Spieler, { $matches } Partien
arena-column-name = Name
arena-column-wins = Siege
arena-column-share = Anteil (95 %)
arena-column-fair = Faire Anteile
arena-column-matches = Partien
arena-column-seconds = ms/Zug
arena-seat = Platz { $seat } gewinnt
arena-rounds = Runden pro Partie
arena-decisions = Entscheidungen pro Partie
arena-shared = Partien mit mehreren Siegern
arena-unfinished = Ohne Sieger abgebrochene Partien
arena-rate = Partien pro Sekunde
arena-test-better = Der Test sagt: { $name } ist besser, eher um { $high } als um { $low } Elo-Punkte ({ $deals } Kartenverteilungen, Logarithmus des Likelihood-Quotienten { $llr }).
arena-test-not-better = Der Test sagt: { $name } ist höchstens um { $low } Elo-Punkte besser, nicht um { $high } ({ $deals } Kartenverteilungen, Logarithmus des Likelihood-Quotienten { $llr }).
arena-test-open = Der Test zwischen { $low } und { $high } Elo-Punkten für { $name } ist noch offen ({ $deals } Kartenverteilungen, Logarithmus des Likelihood-Quotienten { $llr }).
tournament-title = { $game }, { $matches } Partien
tournament-cross = { $players } Spieler: Anteil eines Einzelnen der Zeile gegen die Spalte (95 %)
tournament-one-of = Einzelner
league-written = Die Tabellen stehen in { $path }.
league-about = Version { $version }, Regeln { $rules }, Startwert { $seed }, { $matches } gepaarte Partien (auf ganze Kartenverteilungen aufgerundet) für je zwei an jedem Tisch. Elo zählt vom letzten in { $file } aus; alles mit seinem 95-%-Intervall.
league-cross = { $players } Spieler; der Anteil, den ein Einzelner der Zeile an einem Tisch der Spalte gewann:
league-seats = Siege nach Platz: { $seats }. Runden pro Partie: { $rounds }.
league-duels = Einer gegen einen Tisch von anderen, geteilte Siege, wo mehrere gewinnen; Millisekunden je Zug des einen und der anderen:
league-one = Einer
league-others = Andere
league-players = Spieler
audit-title = { $bot } gegen sich selbst, { $players } Spieler, { $matches } Partien
audit-looking = Partien werden angesehen
audit-excused = {"  "}In { $number } weiteren Fällen spielt { $judge } ebenso.
audit-example = {"  "}Startwert { $seed }, Aktion { $number }: { $action }
audit-example-better = {"  "}Startwert { $seed }, Aktion { $number }: { $action }; besser: { $better }
dieb-audit-chest-left = Züge, die trotz einer erreichbaren Truhe enden: { $found } von { $of }
dieb-audit-dancer-wasted = Tänzerinnen, wo eine Karte genügt hätte: { $found } von { $of }
dieb-audit-guard-back = Wächter, die im selben Zug zurückgehen: { $found } von { $of }
calibrate-telling = Chancen werden ermittelt
calibrate-title = Genannte Chancen in Partien von { $bot } gegen sich selbst, { $players } Spieler, { $matches } Partien, { $positions } Stellungen
calibrate-column-bin = Chance
calibrate-column-number = Anzahl
calibrate-column-told = Mittel
calibrate-brier = Brier-Wert der Chance eines Spielers: { $brier } ± { $error }; gleiche Chancen für alle hätten { $equal }.
calibrate-start = Chancen nach dem Austeilen, nach Plätzen: { $chances }
balance-written = Die Seite liegt in { $path }, ihre Bilder daneben.
train-course = { $players } Spieler
train-progress = Lektion { $lesson } von { $lessons } · { $matches } Partien · faire Anteile: { $figures } · noch { $left }
train-figure-search = search { $shares }
train-figure-early = Anfänge { $shares }
train-figure-best = bester { $shares }
train-figure-mean = Mittel { $shares }
train-goes-on = Lektionen schon erledigt: { $found }; es geht von dort weiter.
train-interrupted = Unterbrochen; das Gelernte liegt in { $path }. Derselbe Befehl macht von dort weiter.
train-done = Das Gelernte liegt in { $weights }, die Lernkurve in { $curve }.
train-how-to-ship = Derselbe Befehl mit --ship legt beides an seinen Platz im Paket: { $home } und { $picture }.
train-shipped = Beides liegt jetzt im Paket: { $home } und { $picture }.
plot-shares = Anteil der Siege mit seinem 95-%-Intervall
plot-percent = % der Partien
plot-length = Länge einer Partie
plot-rounds = Runden
plot-matches = Partien
plot-seats = Anteil der Siege nach Platz
plot-seat = Platz
plot-ratings = Elo mit seinem 95-%-Intervall
plot-learning-search = Gegen schlichtes search
plot-learning-early = Gegen die eigenen Anfänge
plot-learning-best = Beste einer Generation
plot-learning-mean = Mittel einer Generation
plot-fair = faire Anteile
dieb-plot-race = Das Rennen um die Truhen
dieb-plot-standing = gewonnene Truhen
voleurs-plot-race = Das Rennen um die Edelsteine
voleurs-plot-standing = Edelsteine im Beutel
# Eines Spiels ohne eigene Texte.
generic-plot-race = Die Punkte nach Runden
generic-plot-standing = Punkte

arena-error-missing-extra = { $package } ist nicht installiert; es kommt mit pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } Computerspieler passen nicht an einen Tisch für { $players }.
arena-error-bad-sprt = „{ $text }“ ist kein Paar von Elo-Abständen, der kleinere zuerst, wie 0:30.
arena-error-test-of-nothing = Ein Computerspieler allein kann nicht besser sein als die anderen; --sprt braucht mindestens zwei Namen.
arena-error-bot-failed = { $bot } ist in der Partie mit dem Startwert { $seed } gescheitert: { $problem }
arena-error-workers-die = Die Prozesse, die spielen, sterben immer wieder ({ $deaths }-mal); reicht der Speicher?
arena-error-no-cluster = Unter { $address } gibt es keinen Ray-Cluster ({ $problem }).
arena-error-cannot-write = In { $path } lässt sich nicht schreiben ({ $problem }).
arena-error-not-a-folder-of-results = In { $path } liegt etwas anderes; Ergebnisse gehören in einen neuen oder leeren Ordner.
arena-error-other-results = In { $path } liegen Ergebnisse eines anderen Befehls oder einer anderen Version; wähle einen anderen Ordner.
arena-error-broken-results = { $path } ist beschädigt: Eine Zeile darin ist keine Partie.
arena-error-bad-field = Ein Turnier braucht mindestens zwei Computerspieler, keinen davon doppelt: { $bots }.
arena-error-unknown-report = Den Bericht „{ $report }“ gibt es nicht; es gibt { $reports }.
arena-error-other-training = { $path } gehört zu einem Training mit anderen Zahlen oder einer anderen Version; bitte einen anderen Ordner wählen.
arena-error-training-died = Der Prozess, der für { $players } Spieler lernt, ist gestorben; reicht der Speicher?
arena-error-training-is-for = Dieses Training gilt für { $players } Spieler, alle zugleich.
arena-error-training-not-further = { $game } kennt kein Weiterlernen; bitte --further weglassen.
arena-error-bad-tables = Jede Spielerzahl darf nur einmal genannt werden: { $players }.
arena-error-no-league = { $path } lässt sich nicht lesen ({ $problem }).
arena-error-bad-league = { $path } beschreibt keine Liga: { $problem }
arena-error-no-marks = In { $path } ist kein Platz für die Tabellen, zwischen { $begin } und { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
game-error-broken-game = Das Spiel { $game } ({ $entry }) lässt sich nicht laden: { $problem }
game-error-missing-part = Das gibt es im Spiel { $game } nicht; sein Teil „{ $part }“ fehlt.
option-error-bad-players = Das Spiel { $game } ist für { $min } bis { $max } Spieler, nicht für { $players }.
option-error-bad-seats = { $players } Spieler brauchen ebenso viele Plätze, genannt wurden aber { $seats }.
option-error-bad-seat-name = { $name } kann kein Name sein: Es ist kein Text, der sich aufschreiben lässt.
option-error-bad-seed = { $seed } kann kein Startwert sein: Das ist eine ganze Zahl ab 0, die in { $bits } Bits passt.
option-error-no-such-seat = Den Spieler { $seat } gibt es nicht; { $players } spielen mit, gezählt ab 1 (in Dateien ab 0).
option-error-say-which-seat = Mehrere Spieler können jetzt handeln ({ $to_act }); sag, welcher es tut.
option-error-unknown-option = Das Spiel hat keine Option „{ $option }“.
option-error-bad-option-value = { $value } kann nicht der Wert der Option „{ $option }“ sein; erlaubt ist { $kind ->
    [bool] ja oder nein
    [int] eine ganze Zahl, die nicht negativ ist
   *[str] ein Wort
 }.
option-error-unknown-choice = „{ $value }“ kann nicht der Wert der Option „{ $option }“ sein; es gibt { $choices }.
option-error-unknown-bot = Kein Computerspieler namens „{ $bot }“ kann { $game }; es gibt { $bots }.
option-error-bad-bot-parameter = „{ $parameter }“ kann nicht hinter dem Doppelpunkt nach { $bot } stehen.
option-error-bot-without-parameter = { $bot } nimmt nichts hinter einem Doppelpunkt; „{ $parameter }“ kann dort nicht stehen.
option-error-no-bot-file = Es gibt keine Datei { $path } mit einem Computerspieler.
option-error-broken-bot-file = { $path } lässt sich nicht laden: { $problem }
option-error-no-bot-class = { $path } hat keine Klasse { $name }, die Aktionen wählt; es gibt dort: { $bots }.

notation-error-unknown-action = „{ $text }“ ist keine Aktion.
notation-error-unknown-word = „{ $word }“ in „{ $text }“ bedeutet dort nichts oder steht dort zweimal.

undo-refused-nothing-to-undo = Du hast nichts getan, was sich zurücknehmen ließe.
undo-refused-undo-after-end = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
undo-refused-another-acted = Seitdem hat jemand anders gehandelt; das lässt sich nicht zurücknehmen.
undo-refused-hidden-came-out = Mit `{ $action }` wurden verdeckte Karten sichtbar; das lässt sich nicht zurücknehmen.

position-error-malformed-position = Das ist keine Stellung: Etwas stimmt nicht bei { $where }.
position-error-bad-options = Die Optionen der Stellung sind falsch: { $reason }

record-error-newer-format = Die Aufzeichnung stammt von einer neueren Version von baghdad; diese hier liest Aufzeichnungen bis Format { $known }.
record-error-malformed-record = Das ist keine Aufzeichnung einer Partie: Etwas stimmt nicht bei { $where }.
record-error-not-json = Das ist kein JSON oder wurde abgeschnitten.
record-error-other-game = Das ist eine Aufzeichnung von { $record }, nicht von { $game }.
record-error-newer-version = Die Partie wurde nach Version { $record } der Regeln von { $game } gespielt; dieses baghdad kennt Version { $known }.
record-error-older-version = Die Partie wurde nach Version { $record } der Regeln von { $game } gespielt, die sich seitdem geändert haben; dieses baghdad kennt Version { $known }.
record-error-sealed-record = Die Aufzeichnung enthält nicht den Startwert, nur dessen Hash; sie lässt sich erst nachspielen, wenn der Startwert veröffentlicht ist.
record-error-bad-seed = „{ $seed }“ kann kein Startwert sein.
record-error-wrong-seed-hash = Der Startwert ist nicht der, dessen Hash veröffentlicht wurde: Startwert oder Hash wurde geändert.
record-error-bad-start = Die Aufzeichnung beginnt mit einer Stellung, die es nicht geben kann: { $reason }
record-error-start-disagrees = Spieler oder Optionen der Aufzeichnung sind nicht die der Stellung, mit der sie beginnt.
record-error-bad-action = Aktion { $number }, `{ $action }` von Spieler { $seat }, kann nicht geschehen sein: { $reason }
record-error-wrong-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Aktionen führen.

# Ein Fehler eines Spiels, das keinen Satz dafür hat: $reason ist sein Code mit den Fakten, auf Englisch.
error-other = Das ist nicht brauchbar: { $reason }.
refusal-other = Die Regeln erlauben das nicht: { $reason }.
refusal-illegal-step = { $step } ist hier kein erlaubter Schritt.
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Spieler { $seat } kann nicht handeln: Am Zug ist Spieler { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## At the table, in every game
## ---------------------------------------------------------------------------------------------------------------

seat-you = Du
seat-player = Spieler { $number }
seat-bot = { $bot } { $number }

table-welcome = Eine Partie „{ $title }“: { $names }. Tippe ? für Hilfe.
table-choices-shown = { $hidden ->
    [0] Tippe Nummer oder Notation; ? hilft.
    [one] Tippe Nummer oder Notation; `all` zeigt 1 weitere Zahlweise; ? hilft.
   *[other] Tippe Nummer oder Notation; `all` zeigt { $hidden } weitere Zahlweisen; ? hilft.
 }
table-prompt = { $name } >
table-undone = Zurückgenommen: `{ $action }`.
table-saved = Gespeichert in { $path }.
table-not-saved = Nicht gespeichert: { $problem }
table-quit = Die Partie ist gespeichert. Weiter geht es mit: baghdad play --resume { $path }
table-quit-unsaved = Die Partie ließ sich nicht speichern.
table-legal = `{ $action }` ist jetzt möglich: { $sentence }
table-hint = { $bot } würde `{ $action }` spielen ({ $sentence }). { $reason }
hint-heading = { $moves ->
    [one] { $name }: der beste Zug, meint { $bot }
   *[other] { $name }: die besten Züge, meint { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent } %. { $reason }
hint-chances = Gewinnchancen: { $chances }.
hint-chance = { $name }: { $percent } %
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr als Nummer { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } weniger als Nummer { $number } (± { $error }).
hint-reason-even = Kein klarer Unterschied zu Nummer { $number } (± { $error }).
hint-reason-rival = { $name }: Chance { $percent } %, nach Nummer { $number } { $other } %.
hint-reason-only = Etwas anderes ist nicht möglich.
table-log-empty = Noch ist nichts geschehen.
table-hide = Drück Enter, um deine Karten zu verbergen.
table-curtain = Gib weiter an { $name }. { $name }, drück Enter, wenn sonst niemand hinsieht.
table-since = Inzwischen:
table-record = Die ganze Partie: { $path }
table-replay-how = Schritt für Schritt nachspielen mit: baghdad replay { $path }
table-verify-how = Jede Ziehung prüfen mit: baghdad verify { $path }

keys-heading = Bei der Eingabe kannst du tippen
keys-number = eine Nummer: diese Zeile der Liste
keys-notation = eine Aktion in Notation, zum Beispiel { $example }
keys-all = `all`: jede Aktion mit jeder Zahlweise
keys-undo = `undo`: deine letzte Aktion zurücknehmen, solange nichts Verdecktes sichtbar wurde
keys-hint = `hint`: die besten Züge, wie der Computerspieler { $bot } sie sieht, und warum
keys-why = `why` und eine Aktion: ob sie möglich ist und, wenn nicht, warum
keys-log = `log`: alles, was geschehen ist
keys-last = `last`: was seit deiner letzten Aktion geschehen ist
keys-rules = `rules`: die Regeln in Kürze
keys-board = `board`: den Tisch neu zeichnen
keys-map = `map`: nur den Spielplan zeichnen, wenn er groß ist
keys-save = `save`, oder `save` und ein Dateiname: die Partie dort speichern
keys-quit = `quit`: aufhören; die Partie ist gespeichert und kann fortgesetzt werden

result-winner = Gewonnen hat: { $name }!
result-shared = Der Sieg wird geteilt: { $names }.
result-nobody = Niemand gewinnt.

replay-start = Vor der ersten Aktion.
replay-step = Aktion { $number } von { $actions }, { $name }: `{ $action }`
replay-keys = Enter: weiter · p: zurück · eine Zahl: dieser Zeitpunkt · q: beenden

verify-fine = In Ordnung: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 } von { $game } mit { $players } Spielern nachgespielt, jede Ziehung folgt aus dem Startwert. { $result } Hash des Startwerts: { $hash }
verify-still-on = Die Partie ist noch nicht zu Ende.

list-pair = { $first } und { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## Ein Spiel ohne eigenes Terminal. Die Texte eines Spiels können eigene Sätze haben: GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats ist eine Liste von Nummern und Namen; die Fakten folgen, unter ihren englischen Namen.
generic-seats = Plätze: { $seats }
generic-seat = { $number } { $name }
generic-now = Wähle eine Aktion: ihre Nummer oder ihren Text.
generic-result = Punkte: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = { $title } hat hier keine Zusammenfassung der Regeln.

## ---------------------------------------------------------------------------------------------------------------
## The Thief of Baghdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = Der Dieb von Bagdad

# At most 14 characters each.
dieb-palace-name = { $letter ->
    [a] Pfau
    [b] Mond
    [c] Löwe
    [d] Granatapfel
    [e] Falke
   *[f] Lampe
 }
dieb-palace = { $letter ->
    [a] Pfauenpalast
    [b] Mondpalast
    [c] Löwenpalast
    [d] Granatapfelpalast
    [e] Falkenpalast
   *[f] Lampenpalast
 } ({ $letter })
dieb-summary-placing = { $number ->
    [one] Noch ein Wächter ist aufzustellen.
   *[other] Noch { $number } Wächter sind aufzustellen.
 }
dieb-summary-rival = { $number ->
    [one] { $names } braucht nur noch eine Truhe.
   *[other] { $names } brauchen nur noch je eine Truhe.
 }
dieb-summary-nearest = { $missing ->
    [one] { $palace }: Noch ein Dieb, und die Truhe gehört dir.
   *[other] { $palace }: Noch { $missing } Diebe, und die Truhe gehört dir.
 }
dieb-summary-left = { $number ->
    [one] Eine Truhe ist übrig.
   *[other] { $number } Truhen sind übrig.
 }
dieb-summary-chests = { $won } von { $goal }
dieb-asked = { $what ->
    [thieves] Diebe
    [guards] Wächter
    [neutral] neutrale Wächter
   *[chests] Truhen
 }

dieb-option-tactical = Auch die neutralen Wächter werden von den Spielern aufgestellt, je zwei.
dieb-option-peek = Die Spieler sehen ihre Karten schon beim Aufstellen der Wächter.
dieb-option-optional-theft = Eine Truhe zu nehmen ist freiwillig.
dieb-option-chosen-card = Wer passt, wenn keine Tänzerin mehr da ist, wählt den Palast der vierten Karte.
dieb-option-face-down = Gewonnene Truhen liegen verdeckt; am Spiel ändert das nichts.
dieb-option-decision-cap = Die Partie nach so vielen Entscheidungen abbrechen; 0 für nie.
dieb-option-edition = Nach dem Text einer Ausgabe spielen: fr, cs, it oder nl.

# --- Payments -------------------------------------------------------------------------------------------------
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 Tänzerin
   *[other] { $number } Tänzerinnen
 }
dieb-dancers-held = { $number ->
    [one] 1 Tänzerin
   *[other] { $number } Tänzerinnen
 }

# --- What an action does, in the list of choices ----------------------------------------------------------------
dieb-do-place = einer deiner Wächter vor den { $palace }
dieb-do-place-neutral = ein neutraler Wächter vor den { $palace }
dieb-do-smuggle = ein Dieb in den { $palace } für { $payment }
dieb-do-guard = dein Wächter vom { $palace } zum { $target } für { $payment }
dieb-do-escort = dein Wächter und ein Dieb vom { $palace } zum { $target } für { $payment }
dieb-do-neutral = ein neutraler Wächter vom { $palace } zum { $target } für { $payment }
dieb-do-end = den Zug beenden und 3 Karten ziehen
dieb-do-pass = passen und 4 Karten ziehen
dieb-do-pass-dancer = passen, 3 Karten ziehen und eine Tänzerin nehmen
dieb-do-pass-chosen = passen, 3 Karten ziehen und eine vom { $palace }, wenn der Stapel eine hat
dieb-do-steal = die Truhe aus dem { $palace } nehmen
dieb-pay = für { $payment }
dieb-causes-theft = nimmt die Truhe!
dieb-causes-win = nimmt die Truhe und gewinnt!
dieb-causes-no-chest = dort ist keine Truhe mehr

# At most 18 characters each.
dieb-group-place = Wächter setzen
dieb-group-place-neutral = Neutralen setzen
dieb-group-steal = Truhe nehmen
dieb-group-smuggle = Dieb schmuggeln
dieb-group-escort = Wächter mit Dieb
dieb-group-guard = Wächter bewegen
dieb-group-neutral = Neutralen bewegen
dieb-group-end = Zug beenden
# At most 12 characters.
dieb-row-from = von { $letter }:
dieb-row-folded = { $number ->
    [one] 1 Möglichkeit; `moves { $kind }` zeigt sie
   *[other] { $number } Möglichkeiten; `moves { $kind }` zeigt sie
 }
dieb-row-key = In Klammern: die gezahlten Karten, * ist eine Tänzerin.
dieb-end-note = Das Ende des Zuges lässt sich nicht zurücknehmen.

# --- What may be done now ---------------------------------------------------------------------------------------
dieb-now-placing = Stelle einen Wächter vor einen Palast mit freiem Platz. Noch übrig: { $own ->
    [0] kein Wächter
    [one] 1 Wächter
   *[other] { $own } Wächter
 }.
dieb-now-placing-tactical = Stelle einen Wächter vor einen Palast mit freiem Platz. Noch übrig: { $own ->
    [0] kein eigener Wächter
    [one] 1 eigener Wächter
   *[other] { $own } eigene Wächter
 } und { $neutral ->
    [0] kein neutraler
    [one] 1 neutraler
   *[other] { $neutral } neutrale
 }.
dieb-now-fresh = Handle, so oft du zahlen kannst, mit Dieben bis zu 3-mal; oder passe: 4 Karten.
dieb-now-acted = Handle weiter oder beende den Zug; { $left ->
    [0] keine Aktion mit Dieb mehr in diesem Zug
    [one] noch 1 Aktion mit Dieb in diesem Zug
   *[other] noch { $left } Aktionen mit Dieb in diesem Zug
 }.

# --- The board. At most 17 characters for the chest, 7 for the thieves, 12 for the price. -----------------------
dieb-board-chest = Truhe ab { $demand } Dieben
dieb-board-chest-you = Truhe: du { $thieves } von { $demand }
dieb-board-no-chest = keine Truhe mehr
dieb-board-thieves = Diebe
dieb-board-no-thieves = niemand drin
dieb-board-price = Preis { $price }

# At most 10 characters each (player: 20), hence the singular dancer.
dieb-players-name = Spieler
dieb-players-chests = Truhen
dieb-players-supply = Vorrat
dieb-players-cards = Karten
dieb-players-dancers = Tänzerin
dieb-players-actions = Aktionen
dieb-players-won = { $won } von { $goal }

dieb-piles = Nachziehstapel { $deck } · Tänzerinnen { $dancers } · Ablagestapel { $discard }
dieb-piles-no-discard = Nachziehstapel { $deck } · Tänzerinnen { $dancers } · Ablagestapel leer
dieb-hand = Deine Karten:
dieb-hand-empty = Du hast keine Karten auf der Hand.
dieb-hand-hidden = { $number ->
    [one] Deine Karte bleibt verdeckt, bis alle Wächter stehen.
   *[other] Deine { $number } Karten bleiben verdeckt, bis alle Wächter stehen.
 }
dieb-hand-dancer = Tänzerin
dieb-key = Erste Zeile eines Palasts: die Wächter vor dem Tor. Eine Zahl ist ein Wächter dieses Spielers, { $neutral } ein neutraler, { $free } ein freier Platz.

# --- What happened ------------------------------------------------------------------------------------------------
dieb-event-place = { $name }: ein Wächter vor den { $palace }.
dieb-event-place-neutral = { $name }: ein neutraler Wächter vor den { $palace }.
dieb-event-smuggle = { $name }: Ein Dieb schlüpft für { $payment } in den { $palace }.
dieb-event-guard = { $name }: Ein Wächter geht für { $payment } vom { $palace } zum { $target }.
dieb-event-escort = { $name }: Ein Wächter und ein Dieb gehen für { $payment } vom { $palace } zum { $target }.
dieb-event-neutral = { $name }: Ein neutraler Wächter geht für { $payment } vom { $palace } zum { $target }.
dieb-event-theft = { $name }: eine Truhe der Stärke { $strength } aus dem { $palace }! Gewonnene Truhen: { $won }.
dieb-event-reshuffle = Der Nachziehstapel war leer; aus dem Ablagestapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }) wurde ein neuer gemischt.
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] keine Karte gezogen, es ist keine mehr da.
        [one] 1 Karte gezogen.
       *[other] { $number } Karten gezogen.
    }
   *[other] { $name }: { $number ->
        [0] eine Tänzerin genommen, keine Karte ist mehr da.
        [one] 1 Karte gezogen und eine Tänzerin genommen.
       *[other] { $number } Karten gezogen und eine Tänzerin genommen.
    }
 }
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number ->
        [one] 1 Karte gezogen, wie gewünscht vom { $chosen }.
       *[other] { $number } Karten gezogen, eine davon wie gewünscht vom { $chosen }.
    }
   *[no] { $name }: { $number ->
        [0] keine Karte gezogen; der Stapel hatte keine vom { $chosen }.
        [one] 1 Karte gezogen; der Stapel hatte keine vom { $chosen }.
       *[other] { $number } Karten gezogen; der Stapel hatte keine vom { $chosen }.
    }
 }
dieb-event-drawn-cards = Neu auf deiner Hand: { $cards }.
dieb-event-hands-taken-up = Alle Wächter stehen; jetzt nehmen alle ihre Karten auf die Hand.
dieb-event-over = Die Partie ist zu Ende.
dieb-event-turn = Am Zug: { $name }.

# --- How it came out -----------------------------------------------------------------------------------------------
dieb-result-chests = Die nötigen Truhen sind gewonnen: { $score }.
dieb-result-standstill = Eine ganze Runde verging ohne Aktion und ohne Karte; es zählen die meisten Truhen: { $score }.
dieb-result-unfinished = Die Partie wurde nach der vereinbarten Zahl von Entscheidungen abgebrochen.
dieb-result-score = { $name }: { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Wenige andere Wächter dort machen das Schmuggeln billig.
dieb-hint-steal = Das bringt eine Truhe.
dieb-hint-smuggle = Dort fehlt am wenigsten zur nächsten Truhe.
dieb-hint-approach = Das führt dorthin, wo eine Truhe näher ist.
dieb-hint-pass = Es bringt frische Karten.
dieb-hint-random = Er wählt irgendeine Aktion.
dieb-hint-move = Die Wächter stehen dann besser.
dieb-hint-cheapen = Dort zu schmuggeln wird für dich billiger.
dieb-hint-hinder = Der nächste Dieb eines Gegners wird teurer.
dieb-hint-win = Damit ist die Partie gewonnen.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = Der ganze Zug bringt: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] eine Truhe
   *[other] { $number } Truhen
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] 1 Dieb mehr
   *[other] { $number } Diebe mehr
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] 1 eigener Wächter mehr
   *[other] { $number } eigene Wächter mehr
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] 1 neutraler Wächter mehr
   *[other] { $number } neutrale Wächter mehr
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 Karte bezahlt
   *[other] { $number } Karten bezahlt
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 Tänzerin bezahlt
   *[other] { $number } Tänzerinnen bezahlt
 }
dieb-hint-stop = Der Zug endet hier.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name }: eine Truhe im nächsten Zug bei { $percent } % der Verteilungen, nach Nummer { $number } bei { $other } %.

# --- Why an action is refused ----------------------------------------------------------------------------------------
dieb-refusal-still-placing = Noch werden Wächter aufgestellt; die Züge beginnen, wenn alle stehen.
dieb-refusal-placing-is-over = Alle Wächter sind aufgestellt.
dieb-refusal-no-guard-to-place = Du hast keinen eigenen Wächter mehr aufzustellen.
dieb-refusal-no-neutral-to-place = Du hast keinen neutralen Wächter aufzustellen.
dieb-refusal-no-free-place = Alle { $places } Wächterplätze vor dem { $palace } sind besetzt.
dieb-refusal-no-own-guard = Vor dem { $palace } steht keiner deiner Wächter.
dieb-refusal-no-foreign-guard = Vor dem { $palace } stehen nur deine eigenen Wächter; ein Dieb braucht einen fremden, an dem er vorbeischlüpfen kann.
dieb-refusal-no-thief-in-supply = Du hast keinen Dieb mehr im Vorrat.
dieb-refusal-thief-limit = Du hast schon { $limit }-mal mit Dieben gehandelt; mehr geht in diesem Zug nicht.
dieb-refusal-overpaid = Der { $palace } kostet { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
 }, und { $dancers } Tänzerinnen wären zu viele.
dieb-refusal-too-few-dancers = Das braucht { $needed ->
    [one] 1 Tänzerin
   *[other] { $needed } Tänzerinnen
 }; du hast { $held ->
    [0] keine
   *[other] { $held }
 }.
dieb-refusal-too-few-cards = Die fremden Wächter vor dem { $palace } machen den Preis: { $price ->
    [one] 1 Karte dieses Palasts
   *[other] { $price } Karten dieses Palasts
 }. Du hast { $cards ->
    [0] keine
   *[other] { $cards }
 } und { $dancers ->
    [0] keine Tänzerin
    [one] 1 Tänzerin
   *[other] { $dancers } Tänzerinnen
 }; wer so zahlt, braucht { $needed ->
    [one] 1 Karte
   *[other] { $needed } Karten
 } dieses Palasts.
dieb-refusal-no-such-card = Du hast keine Karte vom { $palace }.
dieb-refusal-no-thief-there = Du hast keinen Dieb im { $palace }.
dieb-refusal-no-neutral-guard = Vor dem { $palace } steht kein neutraler Wächter.
dieb-refusal-nothing-done = Du hast in diesem Zug nichts getan, also endet er mit `pass` oder `pass *`.
dieb-refusal-already-acted = Du hast in diesem Zug schon gehandelt, also endet er mit `end`.
dieb-refusal-no-dancer-in-pile = Es ist keine Tänzerin mehr da.
dieb-refusal-no-choice-of-card = In dieser Partie sucht sich niemand den Palast einer gezogenen Karte aus.
dieb-refusal-dancers-left = Es { $dancers ->
    [one] ist noch 1 Tänzerin
   *[other] sind noch { $dancers } Tänzerinnen
 } da, also wird keine Karte ausgesucht.
dieb-refusal-no-card-left = Es ist keine Karte mehr zum Ziehen da.
dieb-refusal-theft-by-itself = In dieser Partie wird eine Truhe von selbst genommen, sobald genug Diebe da sind.
dieb-refusal-no-chest-left = Im { $palace } ist keine Truhe mehr.
dieb-refusal-too-few-thieves = Die Truhe im { $palace } braucht { $needed ->
    [one] 1 Dieb
   *[other] { $needed } Diebe
 }; du hast { $thieves ->
    [0] keinen
   *[other] { $thieves }
 } dort.

# --- Why data is no position. ------------------------------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = { $players } spielen mit, aber in „{ $where }“ { $seats ->
    [one] steht 1 Eintrag
   *[other] stehen { $seats } Einträge
 }.
dieb-position-error-no-such-seat = Den Spieler { $seat } gibt es nicht; { $players } spielen mit, gezählt ab 1 (in Dateien ab 0).
dieb-position-error-wrong-number-of-cards = Es gibt { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
 } vom { $palace } statt { $expected }.
dieb-position-error-wrong-number-of-dancers = Es gibt { $found ->
    [one] 1 Tänzerin
   *[other] { $found } Tänzerinnen
 } statt { $expected }.
dieb-position-error-shown-but-not-held = Spieler { $seat } kann keine Karte vom { $palace } vorgezeigt haben.
dieb-position-error-too-many-guards = Vor dem { $palace } stehen { $found } Wächter; Platz ist für { $expected }.
dieb-position-error-wrong-number-of-guards = Spieler { $seat } hat { $found } Wächter statt { $expected }.
dieb-position-error-too-many-neutrals-to-place = Spieler { $seat } kann nicht noch { $found ->
    [one] 1 neutralen
   *[other] { $found } neutrale
 } Wächter aufzustellen haben.
dieb-position-error-wrong-number-of-neutrals = Es gibt { $found ->
    [one] 1 neutralen
   *[other] { $found } neutrale
 } Wächter statt { $expected }.
dieb-position-error-phase-and-guards-disagree = Die Phase kann nicht „{ $phase }“ sein, wenn noch { $unplaced ->
    [one] 1 Wächter aufzustellen ist
   *[other] { $unplaced } Wächter aufzustellen sind
 }.
dieb-position-error-not-their-turn-to-place = Spieler { $seat } kann jetzt keinen Wächter aufstellen; an der Reihe ist Spieler { $to_act }.
dieb-position-error-placed-out-of-turn = Wenn reihum aufgestellt wird, können nicht diese Wächter übrig sein ({ $unplaced }).
dieb-position-error-too-many-chests = Der { $palace } hat { $found } Truhen; ein Stapel hat { $expected }.
dieb-position-error-chests-disagree = Die gewonnenen Truhen ({ $won }) sind nicht die, die in den Palästen fehlen ({ $gone }).
dieb-position-error-too-many-thieves = Spieler { $seat } hat { $found } Diebe in den Palästen; es gibt nur { $expected }.
dieb-position-error-thieves-before-play = Spieler { $seat } hat Diebe in den Palästen, bevor alle Wächter stehen.
dieb-position-error-theft-overdue = Spieler { $seat } hat im { $palace } so viele Diebe, dass dessen Truhe schon genommen sein müsste.
dieb-position-error-too-many-thief-actions = In diesem Zug gab es { $found } Aktionen mit einem Dieb; erlaubt sind { $expected }.
dieb-position-error-thief-actions-without-action = Es gab Aktionen mit einem Dieb, aber gar keine Aktion.
dieb-position-error-turn-before-play = Jemand hat gehandelt oder gewonnen, bevor alle Wächter stehen.
dieb-position-error-too-many-chests-won = Jemand hat { $found ->
    [one] 1 Truhe
   *[other] { $found } Truhen
 } gewonnen, oder zwei haben die Partie gewonnen; sie endet, sobald jemand { $expected } hat.
dieb-position-error-too-many-idle-turns = { $found ->
    [one] 1 Zug verging
   *[other] { $found } Züge vergingen
 }, ohne dass etwas geschah; die Partie endet nach { $expected }.
dieb-position-error-phase-and-chests-disagree = Die Phase kann nicht „{ $phase }“ sein, wenn niemand mehr als { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
 } hat und { $goal } zum Sieg nötig sind.

# --- The rules in short --------------------------------------------------------------------------------------------------
dieb-rules =
    Wer zuerst { $goal } Truhen hat, gewinnt. Eine Truhe gehört dir, sobald genug deiner Diebe in ihrem Palast sind: 4 für die erste Truhe eines Palasts, dann 5, 6, 7. Diese Diebe kommen danach zu dir zurück.
    In deinem Zug handelst du, so oft du zahlen kannst, höchstens 3-mal mit einem Dieb:
    `smuggle a`: ein Dieb in den Palast a, vor dem ein Wächter von dir und ein fremder stehen; das kostet eine Karte von a für jeden fremden Wächter (neutrale und die anderer Spieler).
    `guard a>b a`: einer deiner Wächter von a nach b, wo ein Platz frei sein muss; das kostet eine Karte von a oder von b.
    `escort a>b a`: dasselbe, und einer deiner Diebe geht umsonst mit.
    `neutral a>b`: ein neutraler Wächter von a nach b; das kostet eine Karte von a und eine Karte von b.
    Tänzerinnen stehen für jede Karte: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` beendet einen Zug mit Aktionen: 3 Karten. Ohne Aktion gibt `pass` 4 Karten, `pass *` 3 Karten und eine Tänzerin.

## ---------------------------------------------------------------------------------------------------------------
## Thieves of Baghdad (voleurs)
##
## A pawn is a Figur, a character a Charakter, a cell a Feld, a shop a Laden, a bag a Beutel. All pawns are masculine,
## and no case but the genitive changes their names; gems are masculine but for the Fälschung. Where a pawn or a gem
## stands in the accusative with its article, the choice is written out.
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = Die Diebe von Bagdad

# --- Names ------------------------------------------------------------------------------------------------------
# At most 14 characters, with the letter that stands on the drawn city; hence the short names.
voleurs-pawn-name = { $pawn ->
    [thief] Dieb (T)
    [caravaneer] Karawane (C)
    [merchant] Händler (M)
    [broker] Makler (B)
    [assassin] Mörder (A)
   *[vizier] Großwesir (V)
 }
voleurs-pawn = { $pawn ->
    [thief] Dieb
    [caravaneer] Karawanenführer
    [merchant] Händler
    [broker] Makler
    [assassin] Meuchelmörder
   *[vizier] Großwesir
 }
# The nominative.
voleurs-a-pawn = { $pawn ->
    [thief] ein Dieb
    [caravaneer] ein Karawanenführer
    [merchant] ein Händler
    [broker] ein Makler
    [assassin] ein Meuchelmörder
   *[vizier] der Großwesir
 }
voleurs-a-victim = { $victim ->
    [thief] ein Dieb
    [caravaneer] ein Karawanenführer
    [merchant] ein Händler
    [broker] ein Makler
    [assassin] ein Meuchelmörder
   *[vizier] der Großwesir
 }
# At most 12 characters.
voleurs-gem-name = { $gem ->
    [fake] Fälschung
    [sapphire] Saphir
    [emerald] Smaragd
    [ruby] Rubin
   *[diamond] Diamant
 }
voleurs-gem = { $gem ->
    [fake] Fälschung
    [sapphire] Saphir
    [emerald] Smaragd
    [ruby] Rubin
   *[diamond] Diamant
 }
voleurs-a-gem = { $gem ->
    [fake] eine Fälschung
    [sapphire] ein Saphir
    [emerald] ein Smaragd
    [ruby] ein Rubin
   *[diamond] ein Diamant
 }
voleurs-a-gem-given = { $given ->
    [fake] eine Fälschung
    [sapphire] ein Saphir
    [emerald] ein Smaragd
    [ruby] ein Rubin
   *[diamond] ein Diamant
 }
voleurs-birthday = { $birthday ->
    [diamond] ein Diamant
    [emerald_and_sapphire] ein Smaragd und ein Saphir
    [two_no_sapphire] zwei echte Edelsteine, darunter kein Saphir
    [two_with_ruby] zwei echte Edelsteine, darunter ein Rubin
    [two_colours] zwei echte Edelsteine verschiedener Art
   *[three] drei echte Edelsteine
 }
voleurs-summary-offers = { $number ->
    [one] Ein Angebot wartet auf deine Antwort.
   *[other] { $number } Angebote warten auf deine Antwort.
 }
voleurs-summary-round = Runde { $number }.
voleurs-summary-complete = Dein Beutel enthält alles, was deine Geburtstagskarte verlangt.
voleurs-summary-aim = Edelsteine deiner Geburtstagskarte im Beutel: { $held } von { $asked }.
voleurs-summary-gems = { $number ->
    [one] 1 Edelstein
   *[other] { $number } Edelsteine
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Said
    [afif] Afif
    [sheherazade] Scheherazade
    [ali_baba] Ali Baba
   *[simbad] Sindbad
 }
voleurs-city-name = { $board ->
    [round-city] Die Runde Stadt
    [oasis] Die Oase
   *[other] { $name }
 }
# At most 20 characters each, all different.
voleurs-card = { $number ->
    [0] Speere
    [1] Dolche
    [2] Leinen
    [3] Häute
    [4] Kreuzkümmel
    [5] Curry
    [6] Lämmer
    [7] Kamel
    [8] Obst
    [9] Sesam
    [10] Blei
    [11] Kupfer
    [12] Eisen
    [13] Schmiedeeisen
    [14] Weizen
    [15] Öl
    [16] Diener
    [17] Pferde
    [18] Wolle
    [19] Baumwolle
    [20] Safran
    [21] Minze
    [22] Pistolen
    [23] Krummsäbel
    [24] Parfüm
    [25] Chili
    [26] Amboss
    [27] Silber
    [28] Schwarzpulver
    [29] Säbel
    [30] Farbstoff
    [31] Hanf
    [32] Dromedar
    [33] Falke
    [34] Gerste
    [35] Honig
    [36] Kompass
    [37] Fernrohr
    [38] Fisch
    [39] Huhn
    [40] Tänzerinnen
    [41] Söldner
    [42] Tabak
    [43] Gift
    [44] Seide
    [45] Leder
    [46] Prunkdolch
    [47] Prunksäbel
    [48] Gold
    [49] Vergoldetes Silber
    [50] Zucker
    [51] Eis
    [52] Elefant
    [53] Tiger
    [54] Weihrauch
    [55] Opium
    [56] Turban
    [57] Gewand
    [58] Gewehre
    [59] Kanonen
    [60] Fälschungskarte
    [61] Saphirkarte
    [62] Smaragdkarte
    [63] Rubinkarte
    [64] Diamantkarte
    [65] Überraschung Hafen
    [66] Überraschung Suk
   *[67] Überraschung Kasbah
 }
voleurs-dinars = { $dinars } Dinar
voleurs-counted = { $number } × { voleurs-district-name }
voleurs-nothing = nichts

voleurs-option-refuge = Karawanenführer und Händler auf Gassen lassen sich nicht vertreiben.
voleurs-option-blocking = Niemand geht über einen fremden Karawanenführer hinweg.
voleurs-option-vizier-kill = Einmal in der Partie darf ein Meuchelmörder den Großwesir töten; dann werden die Geburtstagskarten neu verteilt.
voleurs-option-exchange = Ein Dieb darf, statt zu rauben, in den Beutel sehen und einen Edelstein tauschen.
voleurs-option-price-rise = Der letzte Edelstein einer Art kostet 5 Dinar mehr.
voleurs-option-own-victims = Du kannst auch eigene Figuren vertreiben oder töten.
voleurs-option-act-from-desert = Figuren gehen auch aus der Wüste heraus gegen Figuren an den Zugängen vor.
voleurs-option-change-moves-vizier = Zu viel gezahlte Dinar dürfen sofort den Großwesir bewegen.
voleurs-option-deal-characters = Die Charaktere werden verteilt statt gewählt.
voleurs-option-draw-first = Wer beginnt, wird ausgelost; sonst beginnt der erste Platz.
voleurs-option-two-players = Zu zweit spielen, was die Regeln nicht vorsehen.
voleurs-option-board = Der Spielplan: round-city, oasis oder eine eigene Textdatei.
voleurs-option-offer-cap = So viele Angebote darf ein Spieler in einer Runde machen; 0 für beliebig viele.
voleurs-option-round-cap = Die Partie nach so vielen Runden abbrechen; 0 für nie.
voleurs-option-decision-cap = Die Partie nach so vielen Entscheidungen abbrechen; 0 für nie.

# --- Payments -------------------------------------------------------------------------------------------------------
voleurs-payment = { $cards } ({ $dinars } Dinar)
# At most 30 characters.
voleurs-wasted = { $dinars } Dinar zu viel

# --- What an action does: in the list of choices, in hints. ---------------------------------------------------------
voleurs-do-choose = als { $character } spielen
voleurs-do-place = { voleurs-pawn } auf { $cell }
voleurs-do-agent = { voleurs-a-pawn } in die Wüste für { $payment }
voleurs-do-gem = { voleurs-a-gem } in deinen Beutel für { $payment }
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } aus der Wüste nach { $goal } für { $payment }
   *[other] { voleurs-a-pawn } von { $start } nach { $goal } für { $payment }
 }
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } bleibt in der Wüste für { $payment }
   *[other] { voleurs-a-pawn } bleibt auf { $start } für { $payment }
 }
voleurs-do-act = { $deed ->
    [expel] { $move }; vertreibt { $victim ->
        [merchant] einen Händler
       *[caravaneer] einen Karawanenführer
    } ({ $other }) von { $cell } in die Wüste
    [kill] { $move }; tötet { $victim ->
        [caravaneer] einen Karawanenführer
        [merchant] einen Händler
        [broker] einen Makler
       *[assassin] einen Meuchelmörder
    } ({ $other }) auf { $cell }
    [rob] { $move }; raubt dem Dieb auf { $cell } ({ $other }) einen Edelstein
   *[look] { $move }; sieht in den Beutel des Diebs auf { $cell } ({ $other }), um einen Edelstein zu tauschen
 }
voleurs-do-kill-vizier = { $move }; tötet den Großwesir auf { $cell }
voleurs-do-with-change = { $deed }; das Wechselgeld bringt den Großwesir nach { $cell }
voleurs-do-discard = { $cards } wegwerfen, damit lässt sich nichts mehr kaufen
voleurs-do-exchange = tauschen: heraus { voleurs-a-gem }, hinein { voleurs-a-gem-given }
voleurs-do-slipper = den Pantoffel weitergeben an { $other }
voleurs-do-offer = Angebot an { $other }: { $cards } für { $wanted }
voleurs-do-accept = Angebot { $offer } annehmen und geben: { $cards }
voleurs-do-accept-gift = Angebot { $offer } annehmen, ein Geschenk
voleurs-do-decline = Angebot { $offer } ablehnen
voleurs-do-withdraw = dein Angebot { $offer } zurückziehen
voleurs-do-done = vorerst kein Handel mehr

# At most 18 characters each.
voleurs-group-choose = Charaktere
voleurs-group-place-thief = Dieb auf Gasse
voleurs-group-place-caravaneer = Karawane in Laden
voleurs-group-answer = Antworten
voleurs-group-offer = Angebot machen
voleurs-group-done = Handel beenden
voleurs-group-agent = Agenten kaufen
voleurs-group-gem = Edelstein kaufen
voleurs-group-act = Figur angreifen
voleurs-group-move = Figur bewegen
voleurs-group-discard = Wegwerfen
voleurs-group-exchange = Edelstein tauschen
voleurs-group-slipper = Pantoffel abgeben
voleurs-more-folded = { $number ->
    [one] noch 1: `moves`
   *[other] noch { $number }: `moves`
 }
voleurs-moves-note = `moves { $place }` zeigt die Züge einer Figur.
# One pawn and its moves in the list, which `moves e3` shows.
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 Zug, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } Züge, `moves { $place }`
 }
# Above the moves of one pawn, which `moves e3` lists.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn } aus der Wüste; in Klammern die Kosten in Dinar:
   *[other] { voleurs-pawn } von { $place }; in Klammern die Kosten in Dinar:
 }
voleurs-moves-none = Dort steht keine Figur, die du jetzt bewegen könntest: „{ $place }“.
voleurs-offer-example = Tippe es ein, etwa `{ $example }`; ein Name nach „as“ darf gelogen sein.
voleurs-offer-impossible = Niemand sonst hat eine Karte, und du hast auch keine.
voleurs-choices-shown = { $hidden ->
    [0] Tippe Nummer oder Notation; ? hilft.
    [one] Tippe Nummer oder Notation; `all` zeigt 1 weiteren Zug; ? hilft.
   *[other] Tippe Nummer oder Notation; `moves e3` zeigt die Züge einer Figur, `all` { $hidden } weitere; ? hilft.
 }
voleurs-buying-note = Ein Kauf zeigt seine Karten und lässt sich deshalb nicht zurücknehmen.
voleurs-change-note = Was du zu viel zahlst, darf den Großwesir bewegen: am Ende `+ vizier h1`; `all` zeigt, wohin.

# --- What may be done now ---------------------------------------------------------------------------------------------
voleurs-now-choosing = Wähle den Charakter, den du spielst: Dieselben Waren sind für jeden verschieden viel wert.
voleurs-now-placing = { $thieves ->
    [0] Stelle einen Karawanenführer in einen freien Laden des Basars. Noch übrig: { $caravaneers ->
        [one] 1 Karawanenführer.
       *[other] { $caravaneers } Karawanenführer.
    }
   *[other] { $caravaneers ->
        [0] Stelle deinen Dieb auf eine freie Gasse des Basars.
        [one] Stelle eine Figur in den Basar. Noch übrig: dein Dieb für eine Gasse und 1 Karawanenführer für einen Laden.
       *[other] Stelle eine Figur in den Basar. Noch übrig: dein Dieb für eine Gasse und { $caravaneers } Karawanenführer für Läden.
    }
 }
voleurs-now-trading = { $offers ->
    [0] Handel: Mach ein Angebot oder sag `done`. Gekauft wird, wenn alle fertig sind.
    [one] Handel: 1 Angebot wartet auf Antwort. Antworte, mach selbst eines oder sag `done`.
   *[other] Handel: { $offers } Angebote warten auf Antwort. Antworte, mach selbst eines oder sag `done`.
 }
voleurs-now-buying = Du hast den Pantoffel: Kauf Agent, Edelstein oder Zug. Dann darfst du ihn abgeben.
voleurs-now-bought = Kauf weiter oder gib den Pantoffel an jemanden, der Karten hat.
voleurs-now-last = Nur du hast noch Karten; kauf, bis deine Hand leer ist.
voleurs-now-passing = Du hast keine Karte: Gib den Pantoffel an jemanden, der welche hat.
voleurs-now-exchanging = Du siehst in einen fremden Beutel: Nimm einen Edelstein und leg einen echten von dir hinein.

# --- The table. -----------------------------------------------------------------------------------------------------
voleurs-board-heading = { $round ->
    [0] { $board } · vor der ersten Runde
   *[other] { $board } · Runde { $round }
 }
voleurs-board-desert = In der Wüste: { $pawns }.
voleurs-board-desert-empty = Die Wüste ist leer.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
voleurs-board-gems = Zu kaufen: { $gems }.
voleurs-board-gem = { $number } × { voleurs-gem-name } zu { $price }
voleurs-board-gem-sold-out = { $gem ->
    [fake] keine { voleurs-gem-name }
   *[other] kein { voleurs-gem-name }
 }
voleurs-board-bag = { $number ->
    [one] 1 Edelstein
   *[other] { $number } Edelsteine
 }
voleurs-board-map-note = `map` zeigt die Stadt.
# At most so many characters: player 14, character 11, cards 9, bag 5; hence the singular gem.
voleurs-players-name = Spieler
voleurs-players-character = Charakter
voleurs-players-cards = Karten
voleurs-players-bag = Stein
voleurs-key-players = Spieler: { $turn } am Zug, { $slipper } mit dem Pantoffel, { $ready } fertig mit dem Handel. Karten sind nach Vierteln gezählt; C, M, B und A sind Karawanenführer, Händler, Makler und Meuchelmörder: in der Stadt, in der Wüste, noch zu kaufen.
voleurs-key-pawns = Eine Figur in der Stadt ist ein Buchstabe und die Nummer ihres Spielers: { $thief } ist der Dieb von Spieler 1. { $vizier } ist der Großwesir.
voleurs-key-notation = Felder heißen nach dem Buchstaben ihrer Reihe und ihrer Nummer, etwa e3. Namen von Karten, Vierteln und Figuren werden englisch oder so getippt, wie sie hier stehen.
voleurs-keys-all = `all`: jeder Zug jeder Figur, mit Nummer
voleurs-keys-moves = `moves` und ein Feld oder eine Figur, etwa `moves e3` oder `moves vizier`: wohin sie gehen und gegen wen sie vorgehen kann
voleurs-keys-worth = `worth` und Namen von Karten: was sie dir zusammen wert sind
voleurs-keys-values = `values`: was jede Karte deiner Hand jedem Charakter wert ist

voleurs-hand = Deine Hand, für { $character } { voleurs-dinars } wert:
voleurs-hand-empty = Deine Hand ist leer.
voleurs-hand-before = Deine Hand:
voleurs-hand-card = { $card } { $dinars }
# Their names say it already.
voleurs-hand-gem-card = { $card }
voleurs-hand-surprise = { $card }
voleurs-hand-birthday = Auf deiner Geburtstagskarte: { voleurs-birthday }.
voleurs-hand-bag = In deinem Beutel: { $gems }.
voleurs-hand-bag-empty = Dein Beutel ist leer.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
voleurs-looked-bag = Im Beutel von { $other }: { $gems }.
voleurs-shown-at-end = { $name }: { $gems }; Geburtstagskarte: { voleurs-birthday }.
voleurs-known = Wie du weißt, auf der Hand von { $name }: { $cards }.
voleurs-offer-record = Geprüfte Behauptungen von { $name }: { $true } wahr, { $false } falsch.

voleurs-offer-line = Angebot { $offer }, { $maker } → { $to }: { $given } für { $wanted }.
voleurs-offer-claimed = { voleurs-district-name } „{ $claim }“
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
voleurs-offer-really = Deine Karten darin: { $cards }.

# `worth`
voleurs-worth = { $cards }: { $dinars } Dinar für { $character }.
voleurs-worth-gem-card = { $card } hat keinen Wert in Dinar; damit kaufst du den Edelstein der Karte und sonst nichts.
voleurs-worth-no-character = Wert haben Karten nur für einen Charakter, und du hast noch keinen.

# --- What happened. ---------------------------------------------------------------------------------------------------
voleurs-event-choose = { $name }: Der Charakter ist { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } auf { $cell }.
voleurs-event-agent = { $name }: Für { $payment } kommt { voleurs-a-pawn } in die Wüste.
voleurs-event-gem = { $name }: { voleurs-a-gem } für { $payment }.
voleurs-event-move = { $start ->
    [desert] { $name }: Für { $payment } geht { voleurs-a-pawn } aus der Wüste nach { $goal }.
   *[other] { $name }: Für { $payment } geht { voleurs-a-pawn } von { $start } nach { $goal }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: Für { $payment } bleibt { voleurs-a-pawn } in der Wüste.
   *[other] { $name }: Für { $payment } bleibt { voleurs-a-pawn } auf { $start }.
 }
voleurs-event-expel = Dort vertreibt der { voleurs-pawn } { $victim ->
    [merchant] einen Händler
   *[caravaneer] einen Karawanenführer
 } ({ $other }) von { $cell } in die Wüste.
voleurs-event-kill = Dort tötet der Meuchelmörder { $victim ->
    [caravaneer] einen Karawanenführer
    [merchant] einen Händler
    [broker] einen Makler
   *[assassin] einen Meuchelmörder
 } ({ $other }) auf { $cell } und flieht in die Wüste.
voleurs-event-kill-both = Dort töten zwei Meuchelmörder einander; der andere ({ $other }) stand auf { $cell }.
voleurs-event-kill-vizier = Der Großwesir wird auf { $cell } getötet und ist wieder in der Wüste, ebenso der Meuchelmörder.
voleurs-event-birthdays = Alle Geburtstagskarten werden gemischt und neu verteilt: { $names }.
voleurs-event-birthdays-own = Auf deiner steht: { voleurs-birthday }.
voleurs-event-change = Das Wechselgeld bringt den Großwesir nach { $cell }.
voleurs-event-discard = { $name }: { $cards } weggeworfen, denn damit lässt sich nichts mehr kaufen.
voleurs-event-robbery = { $name }: ein Edelstein aus dem Beutel eines anderen Diebs ({ $other })!
voleurs-event-robbery-own = Es war { voleurs-a-gem }.
voleurs-event-look = { $name }: ein Blick in den Beutel eines anderen Diebs ({ $other }).
voleurs-event-look-own = Darin: { $gems }.
voleurs-event-exchange = { $name }: ein Edelstein aus jenem Beutel ({ $other }) heraus, ein anderer hinein.
voleurs-event-exchange-own = Heraus: { voleurs-a-gem }; hinein: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: Der Pantoffel geht weiter. Nun hat ihn: { $other }.
voleurs-event-offer = { $name } → { $other }: Angebot { $offer }, { $given } für { $wanted }.
voleurs-event-offer-own = Die gegebenen Karten heißen angeblich: { $claims }.
voleurs-event-trade = { $name }: Angebot { $offer } angenommen; erhalten ({ $other }): { $given }, gegeben: { $returned }.
voleurs-event-trade-own = In Wahrheit bekommen: { $got }. Gegeben: { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (als „{ $claim }“)
voleurs-event-decline = { $name }: Angebot { $offer } abgelehnt.
voleurs-event-withdraw = { $name }: Angebot { $offer } zurückgezogen.
voleurs-event-offers-void = { $number ->
    [one] Angebot { $offers } verfällt: Eine Karte davon hat die Hand gewechselt.
   *[other] Die Angebote { $offers } verfallen: Karten davon haben die Hand gewechselt.
 }
voleurs-event-done = { $name }: vorerst kein Handel mehr.
voleurs-event-round = Runde { $round } beginnt.
voleurs-event-income = { $name }: { $drawn } gezogen.
voleurs-event-income-none = { $name }: keine Karte gezogen, denn keine Figur bringt eine.
voleurs-event-income-own = Neu auf deiner Hand: { $cards }.
voleurs-event-phase = { $phase ->
    [trading] Der Handel beginnt; das erste Wort: { $name }.
    [buying] Jetzt wird gekauft; der Pantoffel: { $name }.
   *[other] An der Reihe: { $name }.
 }
voleurs-event-over = Die Partie ist zu Ende: Beutel werden geöffnet und Geburtstagskarten gezeigt.

# --- How it came out ---------------------------------------------------------------------------------------------------
voleurs-result-birthday = Wer die Edelsteine seiner Geburtstagskarte hat, gewinnt; Reichtum zählt nicht: { $score }.
voleurs-result-riches = Niemand hat die Edelsteine seiner Geburtstagskarte, also gewinnt der reichste Beutel: { $score }.
voleurs-result-unfinished = Die Partie wurde abgebrochen, bevor der Großwesir in den Palast kam. So viel waren die Beutel wert: { $score }.
voleurs-result-score = { $name }: { $riches }

# --- Why the computer player advises it ----------------------------------------------------------------------------------
voleurs-hint-random = Er wählt irgendeine Aktion.
voleurs-hint-choose = Bevor Karten gezogen sind, ist jeder Charakter gleich gut.
voleurs-hint-place = Von dort ist es nicht weit in reichere Viertel.
voleurs-hint-birthday = Das bringt dich deiner Geburtstagskarte näher.
voleurs-hint-agent = Ein Agent mehr in einem Laden ist jede Runde eine Karte mehr.
voleurs-hint-move = Das führt zu einem Laden mit reicheren Karten.
voleurs-hint-vizier = Der Großwesir soll in den Palast, solange dieser Beutel gewinnt.
voleurs-hint-fetch = Der Großwesir darf nicht zu Hause sein, solange ein anderer gewinnen könnte.
voleurs-hint-ahead = Von hier aus oft weitergespielt, schneidet das gut ab.
voleurs-hint-rob = Ein Edelstein mehr, und einer weniger für die Konkurrenz.
voleurs-hint-trade = Diese Karten sind anderen mehr wert als dir.
voleurs-hint-accept = Was kommt, ist dir wohl mehr wert als das, was geht.
voleurs-hint-decline = Was ginge, ist dir mehr wert als das, was kommt.
voleurs-hint-done = Es gibt keinen Handel mehr, der helfen würde.
voleurs-hint-slipper = Vorerst gibt es nichts mehr zu kaufen; Karten lassen sich für später aufheben.
voleurs-hint-spend = Karten müssen vor dem Ende der Runde ausgegeben sein, und Besseres gibt es dafür nicht.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = Eine Lüge: { $card } wird { $claim } genannt.

# --- Why an action is refused --------------------------------------------------------------------------------------------
voleurs-refusal-not-now = `{ $kind }` ist jetzt nicht möglich: { $phase ->
    [choosing] Noch werden Charaktere gewählt.
    [placing] Noch werden Figuren aufgestellt.
    [trading] Alle handeln; gekauft wird danach.
   *[buying] Der Handel ist für diese Runde vorbei, und der Pantoffel geht um.
 }
voleurs-refusal-exchange-first = Du siehst in einen Beutel: Nimm und gib zuerst einen Edelstein, mit `exchange`.
voleurs-refusal-no-exchange = Es ist kein Beutel offen, aus dem du tauschen könntest; ein Dieb muss zuerst mit `look` hineinsehen.
voleurs-refusal-already-done = Das hast du schon gesagt.
voleurs-refusal-too-few-cards-in-return = Als Gegengabe werden mehr Karten verlangt als diese.
voleurs-refusal-no-such-seat-or-offer = { $number } gibt es hier nicht: Spieler und Angebote zählen ab 1.
voleurs-refusal-no-such-cell = Die Stadt hat kein Feld „{ $cell }“.
voleurs-refusal-character-taken = { $character } ist schon vergeben.
voleurs-refusal-nothing-to-place = Du hast keinen { voleurs-pawn } mehr aufzustellen.
voleurs-refusal-not-in-bazaar = { $cell } liegt nicht im Basar, wo alle Figuren beginnen.
voleurs-refusal-cell-taken = Auf { $cell } steht schon jemand.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } ist ein Laden; ein Dieb beginnt auf einer Gasse.
   *[caravaneer] { $cell } ist eine Gasse; ein Karawanenführer beginnt in einem Laden.
 }
voleurs-refusal-card-not-held = Du hast die Karte { $card } nicht.
voleurs-refusal-gem-card-alone = Mit der Edelsteinkarte { $card } wird allein gezahlt, für ihren Edelstein.
voleurs-refusal-thief-not-for-sale = Diebe sind nicht zu kaufen; alle haben einen.
voleurs-refusal-no-agent-left = Du hast keinen { voleurs-pawn } mehr zu kaufen.
voleurs-refusal-no-gem-left = { $gem ->
    [fake] Keine { voleurs-gem } ist mehr zu kaufen.
   *[other] Kein { voleurs-gem } ist mehr zu kaufen.
 }
voleurs-refusal-nothing-paid = Jeder Kauf kostet mindestens eine Karte.
voleurs-refusal-gem-card-buys-its-gem = Eine Edelsteinkarte kauft ihren eigenen Edelstein und sonst nichts.
voleurs-refusal-too-few-dinars = Das kostet { $price } Dinar; die gelegten Karten sind dir { $purse } wert.
voleurs-refusal-not-your-pawn = Auf { $cell } steht keine Figur, die du bewegen darfst: Es muss deine eigene sein oder der Großwesir.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] Der Großwesir ist nicht in der Wüste.
   *[other] Du hast keinen { voleurs-pawn } in der Wüste.
 }
voleurs-refusal-no-way-in = Aus der Wüste { $purse ->
    [one] führt 1 Dinar
   *[other] führen { $purse } Dinar
 } auf kein freies Feld.
voleurs-refusal-not-worthless = Wegwerfen lässt sich nur eine Edelsteinkarte, deren Edelstein ausverkauft ist.
voleurs-refusal-no-change = Es gibt kein Wechselgeld, um den Großwesir zu bewegen: Das braucht die Option dafür und zu viel gezahlte Dinar.
voleurs-refusal-no-return-to-desert = Niemand geht freiwillig in die Wüste zurück.
voleurs-refusal-stays-in-desert = Ein Weg aus der Wüste muss in der Stadt enden.
voleurs-refusal-too-far = { $steps ->
    [255] Nach { $cell } führt jetzt kein Weg.
    [one] { $cell } ist 1 Schritt entfernt; die gelegten Karten sind dir { $purse } wert.
   *[other] { $cell } ist { $steps } Schritte entfernt; die gelegten Karten sind dir { $purse } wert.
 }
voleurs-refusal-not-a-neighbour = { $cell } liegt nicht neben dem Feld, auf dem die Figur stünde, oder eine Mauer trennt sie.
voleurs-refusal-nobody-there = Auf { $cell } steht niemand.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] Der Großwesir tut niemandem etwas.
   *[other] Karawanenführer tun niemandem etwas.
 }
voleurs-refusal-vizier-is-safe = Dem Großwesir kann niemand etwas tun.
voleurs-refusal-empty-bag = Der Beutel des Diebs auf { $cell } ist leer.
voleurs-refusal-no-look = In den Beutel zu sehen ist nicht möglich: Das braucht die Option dafür und einen echten Edelstein von dir zum Hineinlegen.
voleurs-refusal-own-pawn = Die Figur auf { $cell } ist deine eigene.
voleurs-refusal-in-refuge = { $cell } ist eine Gasse, und von Gassen lassen sich Figuren in dieser Partie nicht vertreiben.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Ein Dieb beraubt den Dieb eines anderen Spielers und tut anderen Figuren nichts.
    [merchant] Ein Händler vertreibt Karawanenführer und tut anderen Figuren nichts: Hier steht { voleurs-a-victim }.
    [broker] Ein Makler vertreibt Händler und tut anderen Figuren nichts: Hier steht { voleurs-a-victim }.
   *[assassin] Ein Meuchelmörder kann { $victim ->
        [thief] keinen Dieb
       *[vizier] den Großwesir nicht
    } töten.
 }
voleurs-refusal-not-in-their-bag = { $gem ->
    [fake] In jenem Beutel ist keine { voleurs-gem }.
   *[other] In jenem Beutel ist kein { voleurs-gem }.
 }
voleurs-refusal-no-fake-given = Eine Fälschung darf nicht in den Tausch gegeben werden.
voleurs-refusal-not-in-your-bag = { $gem ->
    [fake] In deinem Beutel ist keine { voleurs-gem }.
   *[other] In deinem Beutel ist kein { voleurs-gem }.
 }
voleurs-refusal-slipper-to-oneself = Du hast den Pantoffel; er geht an jemand anders.
voleurs-refusal-slipper-to-cardless = Spieler { $player } hat keine Karte, also kann der Pantoffel nicht dorthin.
voleurs-refusal-buy-first = Wer den Pantoffel bekommt, kauft mindestens einmal, bevor er weitergeht.
voleurs-refusal-claimed-twice = Der Name „{ $card }“ wird für zwei Karten eines Angebots behauptet.
voleurs-refusal-other-district-claimed = „{ $card }“ ist eine Karte eines anderen Viertels; der Name darf gelogen sein, das Viertel nicht.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] Auf jener Hand ist keine Karte aus diesem Viertel ({ voleurs-district-name }).
    [one] Auf jener Hand ist nur 1 Karte aus diesem Viertel ({ voleurs-district-name }).
   *[other] Auf jener Hand sind nur { $held } Karten aus diesem Viertel ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Ein Angebot muss etwas geben oder etwas wollen.
voleurs-refusal-offer-to-oneself = Ein Angebot geht an jemand anders.
voleurs-refusal-too-many-offers = Mehr Angebote sind nicht möglich: Du hast in dieser Runde schon alle { $limit } gemacht, die erlaubt sind.
voleurs-refusal-too-many-open-offers = Du hast schon { $limit } offene Angebote, mehr sind nicht erlaubt: Zieh erst eines zurück.
voleurs-refusal-nobody-has-cards = Es gibt keine Karten zum Handeln.
voleurs-refusal-card-not-wanted = { $card } wird dort nicht verlangt, oder du hast die Karte nicht.
voleurs-refusal-no-such-offer = Ein offenes Angebot { $offer } gibt es nicht.
voleurs-refusal-not-your-offer = Angebot { $offer } ist nicht deins; nur wer es gemacht hat, zieht es zurück.
voleurs-refusal-offer-to-another = Angebot { $offer } gilt nicht dir.
voleurs-refusal-too-few-to-give = Du hast zu wenige Karten aus den Vierteln, die Angebot { $offer } verlangt.

# --- Why data is no position. --------------------------------------------------------------------------------------------
voleurs-position-error-unknown-name = „{ $name }“ in „{ $where }“ ist kein Name aus dem Spiel.
voleurs-position-error-wrong-number-of-seats = { $players } spielen mit, aber in „{ $where }“ stehen { $seats } Einträge, oder ein Platz darüber hinaus wird genannt.
voleurs-position-error-wrong-birthdays = Die Geburtstagskarten sind nicht alle bekannt und verschieden: { $found }.
voleurs-position-error-wrong-characters = Die Charaktere sind nicht alle bekannt und verschieden: { $found }.
voleurs-position-error-no-character = Jemand hat keinen Charakter, obwohl da schon alle gewählt sind.
voleurs-position-error-wrong-offer = Angebot { $offer } kann nicht sein: Karten, Behauptungen, Spieler und Phase passen nicht zusammen.
voleurs-position-error-wrong-phase = Hände, Figuren und Spieler sind nicht so, wie sie in der Phase „{ $phase }“ sein können.
voleurs-position-error-wrong-look = So kann niemand in einen Beutel sehen: Dazu braucht es zwei Diebe nebeneinander, eine Zahlung auf der Hand und einen echten Edelstein.
voleurs-position-error-wrong-history = Der Verlauf der Edelsteine hat mehr Einträge, als es geben kann.
voleurs-position-error-known-but-not-held = Eine Karte soll auf einer Hand bekannt sein, die sie nicht hat.
voleurs-position-error-own-claims-seen = Jemand soll eigene Behauptungen gesehen haben.
voleurs-position-error-card-twice = Die Karte { $card } ist an zwei Stellen.
voleurs-position-error-card-missing = Die Karte { $card } ist nirgends.
voleurs-position-error-wrong-number-of-gems = Edelsteine der Art „{ voleurs-gem-name }“: { $found } statt { $expected }.
voleurs-position-error-wrong-cell = Die Stadt hat kein Feld „{ $cell }“, oder zwei Figuren stehen darauf.
voleurs-position-error-whose-pawn = Die Figur auf { $cell } gehört niemandem.
voleurs-position-error-two-viziers = Es gibt zwei Großwesire.
voleurs-position-error-too-many-pawns = Figuren der Art „{ voleurs-pawn }“ von Spieler { $seat }: { $found }; es gibt { $expected }.

# --- The rules in short ----------------------------------------------------------------------------------------------------
voleurs-rules =
    Du gewinnst, wenn am Ende der Partie die Edelsteine in deinem Beutel die deiner Geburtstagskarte sind; mehrere können gewinnen. Trifft das auf niemanden zu, gewinnt der reichste Beutel. Die Partie endet mit einer Runde, nach der der Großwesir in einem Laden des Palasts steht.
    Eine Runde: Alle ziehen für jede ihrer Figuren in einem Laden eine Karte vom Stapel seines Viertels (Meuchelmörder bringen keine). Dann handeln alle. Dann kauft, wer den Pantoffel hat, mindestens einmal und gibt ihn an jemanden mit Karten weiter, bis keine Hand mehr welche hat.
    Waren sind jedem Charakter anders viele Dinar wert. Überraschungen: Eine ist 1 Dinar wert, zwei zusammen 10, drei 50. Eine Edelsteinkarte kauft ihren Edelstein und sonst nichts. Wechselgeld gibt es nicht.
    `agent merchant < Lambs, Camel`: Ein Agent kommt in die Wüste. Karawanenführer 5 Dinar, Händler 9, Makler 12, Meuchelmörder 12.
    `gem ruby < Silk, Fish`: ein Edelstein in deinen Beutel. Fälschung 9 (nichts wert), Saphir 12, Smaragd 20, Rubin 27, Diamant 35.
    `move thief e2>f3 < Fish`: eine deiner Figuren oder der Großwesir, ein Dinar pro Schritt; über andere hinweg, nie durch Mauern, auf ein freies Feld; aus `desert` durch die Zugänge. Fürs Stehenbleiben zahlt jede Karte.
    `move merchant e2>f3 x f4 < Fish`: Am Ende geht sie gegen einen Nachbarn vor. Ein Dieb raubt einem fremden Dieb ungesehen einen Edelstein; ein Händler vertreibt einen Karawanenführer, ein Makler einen Händler; ein Meuchelmörder tötet einen beliebigen Agenten und geht in die Wüste, zwei Meuchelmörder töten einander.
    `offer 1 give Lambs as Camel want 1 souk`: an Spieler 1, Lämmer unter dem Namen Kamel für eine Karte des Suks. Viertel sind wahr, Namen dürfen gelogen sein. `accept 1 < Honey`, `decline 1`, `withdraw 1` antworten auf Angebot 1; `done` beendet dein Handeln.

## ---------------------------------------------------------------------------------------------------------------
## The board of voleurs
## ---------------------------------------------------------------------------------------------------------------

# At most 10 characters each.
voleurs-district-name = { $district ->
    [bazaar] Basar
    [port] Hafen
    [souk] Suk
    [casbah] Kasbah
   *[palace] Palast
 }
voleurs-desert-name = die Wüste
voleurs-asked = { $what ->
    [thief] Diebe
    [caravaneer] Karawanenführer
    [merchant] Händler
    [broker] Makler
    [assassin] Meuchelmörder
    [vizier] Großwesir
   *[desert] Wüste
 }
board-picture-title = { $board } · { voleurs-title }
board-picture-done = Das Bild ist in { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
board-heading = { $board }, für bis zu { $players } Spieler: { $cells } Felder, davon { $shops } Läden.
board-key-places = Großbuchstaben sind Läden, kleine sind Gassen. Die Zahl ist die Nummer in der Reihe: Das erste gezeichnete Feld ist { $example }.
board-key-distances = Großbuchstaben sind Läden, kleine sind Gassen. Die Zahl ist die Entfernung von der Wüste.
board-key-walls = { $wall } Mauer · { $gate } Tor · { $way } Zugang aus der Wüste

# --- baghdad board check --------------------------------------------------------------------------------------------
board-none = keine
board-finding-districts = Felder in den fünf Vierteln: { $counts }; und draußen eine Wüste.
board-finding-kinds = { $shops } Läden und { $streets } Gassen.
board-finding-shops-and-streets = Läden in jedem Viertel ({ $shops }) und Gassen in Basar und Kasbah ({ $counts }).
board-finding-ways-in = Zugänge aus der Wüste: { $found } von { $needed } Feldern des Basars ({ $cells }).
board-finding-ramparts = { $found } Mauern zwischen Feldern, die sich berühren, überall wo kein Weg gezeichnet ist.
board-finding-gates = { $found } Tore, und kein anderer Weg zwischen Vierteln.
board-finding-vizier = Der Großwesir kann vor einem Zugang beginnen; es gibt { $found }.
board-finding-printed-numbers = Entfernungen werden aus der Karte berechnet.
board-finding-size = { $width } × { $height } cm; es sollten { $needed_width } × { $needed_height } cm sein.
board-finding-no-way-back = Zu Fuß führt nichts in die Wüste zurück.
board-finding-room-to-start = Der Basar hat { $shops } Läden und { $streets } Gassen; { $players } Spieler brauchen { $needed_shops } und { $needed_streets }.
board-finding-decks = Nicht mehr Läden als Karten: { $counts }; höchstens { $most }.
board-finding-reachable = { $reached } von { $cells } Feldern sind aus der Wüste zu erreichen; unerreichbar: { $lost }.
board-finding-farthest = Das fernste Feld liegt { $steps } Schritte von der Wüste, die Felder am Zugang 1.
board-finding-mutual = Felder, die benachbart sind, sind es in beiden Richtungen.
board-finding-entry-streets = { $found ->
    [0] Die Zugänge führen auf Gassen; das ist sicherer.
   *[other] Läden an den Zugängen: { $found }; Gassen wären sicherer.
 }
board-finding-distance-by-wealth = Die Läden eines reicheren Viertels liegen im Mittel weiter von der Wüste: { $means }.
board-finding-walks = { $share } % der Wege zwischen Läden eines Viertels haben { $first } bis { $last } Schritte, der längste { $longest }; so soll es bei der Hälfte sein, und keiner soll mehr als { $most } haben.
board-finding-way-out = Vom mittleren Laden des Basars zum nächsten des Hafens sind es { $steps } Schritte; höchstens { $most }.
board-finding-palace-shops = Der Palast hat { $found } Läden; mindestens { $needed }.
board-finding-pawns = { $cells } Felder; die { $pawns } Figuren aus der Schachtel müssen nicht alle Platz haben.
board-finding-one-district-each = Jedes Feld ist von einem Viertel und von einer Art.
board-finding-hexagons = Höchstens { $most } Nachbarn für ein Feld; es gibt sechs Seiten.
board-finding-chain = Tore führen von jedem Viertel ins nächstreichere, im Uhrzeigersinn, und nur der Basar grenzt an die Wüste. Fehlende Tore: { $missing }; Tore anderswo: { $strays }; im Uhrzeigersinn: { $clockwise ->
    [yes] ja
   *[no] nein
 }; an der Wüste: { $beside }.
board-finding-wish-equal-shops = Läden in jedem Viertel: { $counts }; am liebsten { $needed }.
board-finding-wish-two-gates = Tore an der Grenze mit den wenigsten: { $found }; am liebsten { $needed }.
board-finding-wish-shops-on-streets = Läden abseits jeder Gasse ihres Viertels: { $found } ({ $cells }); am liebsten keine.
board-finding-wish-streets-together = Viertel, deren Gassen nicht zusammenhängen: { $districts }; am liebsten keine.
board-finding-wish-districts-together = Viertel, die sich nicht ganz durchlaufen lassen, ohne sie zu verlassen: { $districts }; am liebsten keine.
board-finding-wish-gates-on-streets = Tore mit einem Laden auf einer Seite: { $found }; am liebsten keine.

board-fit = Auf { $board } lässt sich spielen.
board-unfit = { $number ->
    [one] Auf { $board } lässt sich nicht spielen: 1 Klausel ist verletzt.
   *[other] Auf { $board } lässt sich nicht spielen: { $number } Klauseln sind verletzt.
 }

# --- What is wrong with the text of a board. ------------------------------------------------------------------------
board-error-unknown-board = Einen Spielplan „{ $board }“ gibt es nicht; es gibt { $boards }, oder nenne eine Datei.
board-error-unknown-board-hash = Diese Partie läuft auf einem Spielplan, der hier nicht bekannt ist (Hash { $hash }).
board-error-board-hash-taken = Ein anderer Spielplan mit demselben Hash { $hash } ist in Gebrauch; ändere den Text, zum Beispiel einen Kommentar.
board-error-text-too-long = Der Text hat { $length } Zeichen; ein Spielplan hat höchstens { $most }.
board-error-unfit-board = Auf { $board } lässt sich nicht spielen.
board-error-too-many-ways-in = Es gibt { $found } Zugänge; höchstens { $most }.
board-error-unprintable = Zeile { $line }, Spalte { $column }: ein Zeichen, das sich nicht drucken lässt.
board-error-tab-in-map = Zeile { $line }, Spalte { $column }: ein Tabulator; nimm in der Karte Leerzeichen, denn Spalten zählen.
board-error-unknown-line = Zeile { $line }, Spalte { $column }: Keine Zeile beginnt mit „{ $word }“.
board-error-line-twice = Zeile { $line }, Spalte { $column }: „{ $word }“ steht dort zum zweiten Mal.
board-error-value-missing = Zeile { $line }, Spalte { $column }: „{ $word }“ fehlt ein Wert.
board-error-value-too-many = Zeile { $line }, Spalte { $column }: „{ $value }“ ist ein Wort zu viel nach „{ $word }“.
board-error-name-too-long = Zeile { $line }, Spalte { $column }: Der Name ist länger als { $most } Buchstaben.
board-error-no-name = Zeile { $line }, Spalte { $column }: Der Spielplan hat keinen Namen; eine Zeile wie `name The Round City` gibt ihm einen.
board-error-bad-size = Zeile { $line }, Spalte { $column }: Eine Größe sieht aus wie `50 x 35 cm`.
board-error-bad-players = Zeile { $line }, Spalte { $column }: „{ $value }“ Spieler; ein Spielplan ist für { $fewest } bis { $most }.
board-error-bad-district-letter = Zeile { $line }, Spalte { $column }: „{ $letter }“ kann nicht für ein Viertel stehen; dazu braucht es einen Großbuchstaben.
board-error-letter-twice = Zeile { $line }, Spalte { $column }: Der Buchstabe „{ $letter }“ steht schon für ein Viertel.
board-error-unknown-district = Zeile { $line }, Spalte { $column }: Das Viertel „{ $district }“ gibt es nicht.
board-error-district-twice = Zeile { $line }, Spalte { $column }: Das Viertel „{ $district }“ hat schon einen Buchstaben.
board-error-missing-district = Zeile { $line }, Spalte { $column }: Die Karte beginnt, aber das Viertel „{ $district }“ hat noch keinen Buchstaben.
board-error-end-without-map = Zeile { $line }, Spalte { $column }: „end“ ohne eine Karte, die enden könnte.
board-error-no-map = Zeile { $line }, Spalte { $column }: Der Text endet ohne eine Karte.
board-error-no-end = Zeile { $line }, Spalte { $column }: Der Text endet mitten in der Karte; eine Zeile `end` fehlt.
board-error-empty-map = Zeile { $line }, Spalte { $column }: Die Karte hat keine Felder.
board-error-bad-row = Zeile { $line }, Spalte { $column }: Eine Reihe beginnt mit einem Kleinbuchstaben und einem Leerzeichen, nicht mit „{ $text }“.
board-error-row-twice = Zeile { $line }, Spalte { $column }: Eine Reihe „{ $row }“ gibt es schon.
board-error-row-without-letter = Zeile { $line }, Spalte { $column }: „{ $sign }“ wäre ein Feld oder Wüste, aber die Reihe hat keinen Buchstaben.
board-error-unknown-letter = Zeile { $line }, Spalte { $column }: „{ $letter }“ ist der Buchstabe keines Viertels.
board-error-unknown-stroke = Zeile { $line }, Spalte { $column }: „{ $sign }“ ist kein Strich; zwischen Reihen gibt es nur / und \.
board-error-cell-out-of-line = Zeile { $line }, Spalte { $column }: nicht in der Flucht; Felder stehen vier Spalten auseinander und halb so weit neben denen der nächsten Reihe.
board-error-too-wide = Zeile { $line }, Spalte { $column }: Die Karte ist zu breit; Platz ist für { $most } Felder nebeneinander.
board-error-too-many-cells = Zeile { $line }, Spalte { $column }: ein Feld zu viel; es dürfen { $most } sein.
board-error-stroke-to-nowhere = Zeile { $line }, Spalte { $column }: Der Strich verbindet keine zwei Orte.
board-error-stroke-in-desert = Zeile { $line }, Spalte { $column }: Der Strich verbindet Wüste mit Wüste.
board-error-gate-inside-district = Zeile { $line }, Spalte { $column }: ein Tor zwischen { $one } und { $other }, die im selben Viertel liegen.
board-error-gate-twice = Zeile { $line }, Spalte { $column }: Zwischen { $one } und { $other } ist schon ein Tor.
board-error-wall-twice = Zeile { $line }, Spalte { $column }: Zwischen { $one } und { $other } ist schon eine Mauer.
board-error-wall-between-districts = Zeile { $line }, Spalte { $column }: { $one } und { $other } liegen in verschiedenen Vierteln; dort steht ohnehin eine Mauer.
board-error-unknown-cell = Zeile { $line }, Spalte { $column }: Das Feld „{ $cell }“ gibt es nicht.
board-error-not-neighbours = Zeile { $line }, Spalte { $column }: { $one } und { $other } berühren sich nicht.

## The house: where people and computer players sit down on line

help-serve = Einen Spielserver starten, auf dem Menschen und Computerspieler an Tischen spielen.
help-serve-host = Die Adresse, unter der der Server erreichbar ist; ohne Angabe 127.0.0.1, nur dieser Rechner.
help-serve-lan = Im ganzen Netz erreichbar sein, damit Freunde darin mitspielen können.
help-serve-port = Der Port; 0 für irgendeinen freien.
help-serve-data = Der Ordner, in dem der Server seine Tische speichert.
help-serve-database = Eine PostgreSQL-Datenbank, die sich mehrere Server teilen, statt des Ordners: postgresql://….
help-serve-workers = Wie viele Prozesse sich die Tische teilen, mit einer SQLite-Datei für alle; 1, wenn nichts angegeben ist.
help-serve-config = Eine Datei mit Grenzen und anderen Einstellungen, in TOML.
help-serve-quiet = Nur aufzeichnen, was schiefgeht.
help-serve-open = Es im Browser zeigen, wenn es einen gibt.
serve-address = Der Server läuft: { $address }
serve-open-yourself = Diese Adresse in einem Browser öffnen.
serve-lan = In deinem Netz: { $address }
serve-lan-warning = Alle in diesem Netz können die Seite öffnen und öffentliche Tische sehen, und nichts wird verschlüsselt übertragen. Mach das zu Hause, nicht in öffentlichen Netzen.
serve-no-lan = Dieser Rechner hat keine Adresse in einem Netz; nur er selbst kann mitspielen.
fallback-page-title = baghdad: der Server
fallback-page-what = Auf diesem Server werden zwei Brettspiele über Diebe im alten Bagdad gespielt, dieb und voleurs. Er läuft. Die Seite, auf der man spielt, ist hier nicht installiert; bis dahin gibt es zwei Wege.
fallback-page-terminal = In einem Terminal gegen Computerspieler spielen:
fallback-page-bot = Einen Tisch eröffnen und ein eigenes Programm mit dem Token aus der Antwort dort hinsetzen:
fallback-page-more = Alle Adressen dieses Servers:
help-admin = Einen Server verwalten: sichern, wiederherstellen, Partien ausgeben, alte Tische löschen.
help-admin-backup = Alle Tische in eine Datei kopieren, während der Server weiterläuft.
help-admin-restore = Eine Sicherung einspielen, in einen Ordner ohne Tische.
help-admin-export = Alle beendeten Partien in einen Ordner schreiben.
help-admin-prune = Tische löschen, die fertig sind oder nie begonnen wurden und die lange niemand angerührt hat.
help-admin-file = Die Datei mit der Sicherung.
help-admin-folder = Der Ordner für die Partien.
help-admin-days = Seit wie vielen Tagen niemand sie angerührt hat; ohne Angabe 90.
admin-backed-up = Tische in { $path }: { $tables }
admin-restored = Wiederhergestellte Tische in { $path }: { $tables }
admin-exported = Partien geschrieben in { $path }: { $matches }
admin-pruned = Gelöschte Tische: { $tables }
help-bench-tables = bench server: an wie vielen Tischen zugleich gespielt wird, zum Beispiel 10,100,500.
help-bench-seconds = bench server: wie lange bei jeder Zahl von Tischen gespielt wird.
help-bench-workers = bench server: wie viele Prozesse der Server hat.
bench-start-title = Der erste Start auf einem Rechner
bench-start-page = die Seite antwortet
bench-start-table = ein Tisch ist bereit
bench-start-compiled-rules = die Regeln sind kompiliert
bench-start-interpreted = erste Antwort von { $level } in { $game }, interpretiert
bench-start-compiled = erste Antwort von { $level } in { $game }, kompiliert
bench-start-prompt = erste Eingabeaufforderung von { $game } im Terminal
bench-start-memory = { $state ->
    [interpreted] Speicher des Servers, interpretiert
   *[compiled] Speicher des Servers, kompiliert
}
help-bench-write = Alle Messwerte von `bench all` in ein Markdown-Dokument schreiben.
help-bench-quick = bench all: nur kurz messen, zum Ausprobieren.
bench-server-title = Der Server unter Last, jeder Zug gespeichert, bevor er bestätigt wird
bench-server-row = { $tables } Tische
bench-server-figures = { $rate } Züge/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs je Zug
bench-server-live = Ein Tisch, an dem gespielt wird, im Speicher
bench-server-disk = Transaktionen je Sekunde, die der Datenträger nacheinander schafft
bench-server-idle = Ein ruhender Tisch im Speicher
bench-server-asleep = Ein schlafender Tisch im Speicher
bench-server-bots = Züge der Menschen, während Computerspieler an { $tables } Tischen denken
bench-server-sockets = { $sockets } offene Verbindungen, nichts zu tun
help-bench-attacks = bench server: was die Spieler merken, während eine Adresse angreift.
bench-attacks-title = Ehrliche Spieler bei fünf Angriffen (Last der Maschine: { $load })
bench-attacks-attack = Angriff
bench-attacks-before = p99 eines Zugs davor
bench-attacks-during = währenddessen
bench-attacks-ratio = Verhältnis
bench-attacks-answer = p99 der Antwort eines Computerspielers
bench-attacks-hellos = Anmeldungen mit ganzen Listen
bench-attacks-talk = Gerede an einem vollen Platz
bench-attacks-steps = Schritte einer langen Partie
bench-attacks-hints = Tipps an vielen Tischen
bench-attacks-boards = neue Tische mit eigenem Plan
server-error-rate-limited = Das ist zu viel auf einmal; in { $retry_after } s geht es wieder.
server-error-too-many-tables = Zu viele neue Tische von hier; bitte etwas warten.
server-error-too-large = Das ist zu lang; höchstens { $most } Bytes.
server-error-too-slow = Die Anfrage kam zu langsam an; höchstens { $seconds } Sekunden sind erlaubt.
server-error-not-your-table = Dieser Tisch ist privat; man braucht seinen Link.
server-error-no-such-step = Die Schule hat { $steps } Schritte, Schritt { $step } gehört nicht dazu.
server-error-not-yet = Die Partie ist noch nicht zu Ende.
server-error-not-stored = Der Server kann gerade nichts speichern; nichts hat sich geändert.
server-error-not-json = Das ist kein JSON.
server-error-no-seat = Das können Zuschauer nicht.
summary-actions = { $number ->
    [one] Bisher eine Aktion.
   *[other] Bisher { $number } Aktionen.
 }
server-error-match-over = Die Partie ist zu Ende.
server-error-damaged = { $path } ist beschädigt oder keine Sicherung eines Servers.
server-error-closing = Der Server wird gerade beendet; gleich ist er wieder da.
server-error-not-ready = Der Server startet gerade erst.
server-error-broken = Auf dem Server ist ein unerwarteter Fehler aufgetreten. Er wurde aufgezeichnet.
server-error-unusable-data = { $path } ist beschädigt oder gehört einem anderen Programm. Nichts daran wurde geändert; baghdad admin restore spielt eine Sicherung in einen anderen Ordner ein.
server-error-bad-settings = { $path } ist bei { $where } nicht zu verstehen.
server-error-unknown-template = Es gibt keinen fertigen Satz „{ $template }“.
server-error-phrases-only = An öffentlichen Tischen kann man nur fertige Sätze senden.
server-error-no-push = Dieser Server sendet Browsern keine Nachrichten.
server-error-bad-subscription = An den Push-Dienst „{ $service }“ kann nichts gesendet werden, oder seine Schlüssel taugen nicht.
server-error-bad-push-key = Der Schlüssel für Push-Nachrichten lässt sich nicht lesen: { $path }
push-your-turn = Du bist dran.
server-error-table-crowded = Höchstens { $most } können an einem Tisch zusehen.
server-error-started-already = Die Partie hat schon begonnen.
server-error-stale = Inzwischen ist etwas geschehen; bitte noch einmal hinsehen.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-reload = Der Tisch wird neu aufgebaut; gleich noch einmal versuchen.
server-error-other-rules = Diese Partie { $game } begann mit Version { $kept } der Regeln; dieser Server spielt Version { $known }.
server-error-other-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $protocol }; bitte die Seite neu laden.
server-error-nothing-to-take-back = Es spielt kein Computerspieler für dich.
server-error-nothing-said = Entweder ein fertiger Satz oder ein eigener.
server-error-not-to-act = Du bist nicht an der Reihe.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-nobody-sits = Mindestens ein Platz muss für einen Menschen sein.
server-error-no-such-table = Einen Tisch „{ $table }“ gibt es hier nicht.
server-error-no-such-seat = Einen solchen Platz gibt es nicht, oder es ist der eigene.
server-error-no-such-page = Unter dieser Adresse gibt es nichts.
server-error-bad-method = Das geht unter dieser Adresse nicht.
server-error-no-store = { $path } kann nicht benutzt werden ({ $problem }).
server-error-no-settings = { $path } kann nicht gelesen werden.
server-error-no-free-seat = An diesem Tisch ist kein Platz frei.
server-error-no-data = In { $path } gibt es keine Tische.
server-error-newer-data = Diese Tische stammen von einer neueren Version (Schema { $data }; diese kennt { $known }).
server-error-hello-first = Zuerst hello oder watch sagen.
server-error-hello-again = Diese Verbindung hat schon einen Tisch.
server-error-from-the-future = Das ist noch nicht geschehen.
server-error-file-exists = { $path } gibt es schon.
server-error-cannot-listen = Der Server kann { $host }, Port { $port }, nicht verwenden ({ $problem }).
server-error-bot-plays = Ein Computerspieler spielt für dich; nimm zuerst deinen Platz zurück.
server-error-folder-in-use = Ein anderer Server benutzt { $path }; das kann immer nur einer. Wähle mit --data einen anderen Ordner.
server-error-bad-token = Dieses Token öffnet hier keinen Platz.
server-error-bad-text = Höchstens { $most } Zeichen, und nichts, was sich nicht zeigen lässt.
server-error-bad-origin = Seiten von anderswo dürfen mit diesem Server nicht sprechen.
server-error-bad-host = Dieser Server antwortet unter diesem Namen nicht. Wer ihn betreibt, kann den Namen in den Einstellungen zulassen (hosts).
server-error-bad-name = Ein Name hat 1 bis { $most } darstellbare Zeichen.
server-error-bad-database = Zu einer Datenbank { $database } führt kein Weg.
server-error-no-workers = Mehrere Prozesse brauchen ein System mit Unix-Sockets, wie Linux, und eine Version von uvicorn, mit der sie getestet sind.
server-error-no-extra = { $package } ist nicht installiert; es kommt mit pip install "baghdad[{ $extra }]".
server-error-bad-command = Der Befehl ist nicht zu verstehen (bei { $where }).
server-error-bad-clock = Eine Uhr läuft höchstens { $most } Sekunden.
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-sorry = Entschuldigung!
chat-your-turn = Du bist dran.
chat-one-moment = Einen Moment, bitte.
chat-no-deal = Kein Handel.
chat-good-offer = Das ist ein gutes Angebot.
chat-again = Noch eine Partie?
chat-goodbye = Tschüs!
