### Every sentence of baghdad, in German. What each one is for, and how long it may be, stands in en.ftl.
###
### Informal: du. A match is a Partie, a game a Spiel, a turn a Zug, a seat a Sitz, a seed a Startwert. The palaces are
### all masculine and stand in any case but the genitive, so their names never change.

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-arguments = Argumente
help-game-options = Optionen von { $game }
help-word-options = [OPTIONEN]
help-word-command = BEFEHL [ARGUMENTE]…

help-option-help = Diese Seite anzeigen und beenden.
help-option-version = Die Version anzeigen und beenden.
help-option-language = Sprache aller Sätze: en, fr, cs, it, nl oder de. Ohne Angabe entscheidet BAGHDAD_LANGUAGE oder das System.

help-baghdad = Brettspiele über Diebe im alten Bagdad: spielen, Partien nachspielen und prüfen, mit Stellungen arbeiten.
help-play = Eine Partie in diesem Terminal spielen, gegen Computerspieler oder mit Freunden.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt nachspielen oder ausgeben.
help-verify = Eine aufgezeichnete Partie nachspielen und prüfen, ob darin alles nach den Regeln zuging.
help-legal = Die erlaubten Aktionen einer Stellung ausgeben, eine pro Zeile.
help-apply = Die Stellung nach einer Aktion ausgeben.
help-perft = Die möglichen Folgen von Aktionen innerhalb eines Zuges zählen.
help-bench = Messen, wie schnell die Regeln sind.
help-games = Die Spiele auflisten.
help-bots = Die Computerspieler auflisten.

help-play-game = Das Spiel, zum Beispiel dieb. Mit --resume nicht nötig.
help-play-seats = Wer wo sitzt, in der Reihenfolge der Züge: me, person:NAME oder ein Computerspieler (siehe baghdad bots). Beispiel: me,person:Anna,greedy.
help-play-first = Wer beginnt: random oder eine Nummer in der Liste der Sitze.
help-play-seed = Eine Zahl, die alles Mischen festlegt; derselbe Startwert ergibt dieselbe Partie.
help-play-save = Wo die Partie gespeichert wird; sie wird nach jeder Aktion geschrieben.
help-play-resume = Eine gespeicherte Partie fortsetzen.
help-play-delay = Wartezeit in Sekunden nach jeder Aktion eines Computerspielers.
help-file-record = Eine gespeicherte Partie als JSON; - liest die Standardeingabe.
help-file-position = Eine Stellung als JSON; - liest die Standardeingabe.
help-replay-to = Den Tisch nach so vielen Aktionen ausgeben und beenden.
help-apply-action = Die Aktion in Notation, zum Beispiel "smuggle a".
help-apply-seed = Die Zahl, die festlegt, was gezogen wird; ohne Angabe 0.
help-perft-depth = Die Länge der längsten Folgen.
help-perft-players = Die Zahl der Spieler.
help-bench-game = Das Spiel, das gemessen wird.
help-bench-json = Die Messwerte als JSON ausgeben.
help-bench-yardstick = Pfad eines C-Programms, das dasselbe Spiel spielt, zum Vergleich; braucht einen C-Compiler.
help-bench-rounds = Wie oft jeder Wert gemessen wird; der beste zählt.
help-bots-game = Das Spiel, das sie können sollen; ohne Angabe alle Spiele.

command-error-unknown-command = Den Befehl „{ $command }“ gibt es nicht.
command-error-unknown-flag = Die Option { $option } gibt es hier nicht.
command-error-flag-needs-value = Die Option { $option } braucht einen Wert.
command-error-flag-takes-no-value = Die Option { $option } nimmt keinen Wert an.
command-error-bad-flag-value = „{ $value }“ kann nicht der Wert von { $option } sein.
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
command-error-unknown-seat = „{ $seat }“ kann hier nicht sitzen: Möglich sind me, person:NAME oder einer von { $bots }.
command-error-bad-first = „{ $first }“ kann nicht beginnen: Nenne random oder eine Nummer von 1 bis { $players }.
command-error-resume-alone = Eine fortgesetzte Partie behält Sitze, Startwert und Optionen; { $option } lässt sich deshalb nicht zusammen mit --resume angeben.
command-error-no-counting = Im Spiel { $game } gibt es noch nichts zu zählen.
command-error-bad-depth = Die Tiefe muss mindestens 1 sein.
command-error-no-such-number = Die Nummer { $number } steht nicht in der Liste.
command-error-no-such-moment = Die Partie hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }, einen Zeitpunkt { $number } gibt es also nicht.
command-error-unexpected = Etwas ist schiefgegangen, was nicht schiefgehen dürfte: { $problem }. BAGHDAD_TRACEBACK=1 zeigt, wo; bitte melde es.
did-you-mean = Meintest du { $nearest }?
with-clause = { $sentence } [{ $clause }]

games-line = { $name }: { $title }, { $min } bis { $max } Spieler.
bots-line = { $name }: { $about } Spielt { $games }.
bot-random = Wählt irgendeine erlaubte Aktion, ganz ohne Plan.
bot-greedy = Stiehlt, wenn es geht; schmuggelt sonst dort, wo eine Truhe am nächsten ist; rückt sonst dorthin vor; denkt nie voraus.

compiling = Die Regeln werden vorbereitet; das geschieht nur einmal und dauert ein paar Sekunden …

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Messung { $done } von { $total }
bench-title = Wie schnell { $game } hier ist
bench-play = Zufälliges Spiel, { $players } Spieler, ein Thread
bench-yardstick = Das Vergleichsprogramm, { $players } Spieler
bench-ratio = Unser Tempo als Anteil des Vergleichsprogramms
bench-threads = Zwei Threads gegen einen
bench-copies = Kopien eines Zustands ({ $bytes } Bytes)
bench-step = Ein Schritt mit der Maske der erlaubten Aktionen, von Python aus
bench-cold = Vom Start bis zur ersten Zufallspartie, mit Kompilieren
bench-warm = Vom Start bis zur ersten Zufallspartie, schon kompiliert
bench-interpreted = Zufälliges Spiel ohne den Compiler
bench-millions = { $number } Mio. pro Sekunde
command-error-yardstick-fails = Das Vergleichsprogramm { $path } lässt sich nicht kompilieren oder gibt nicht aus, was es soll.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
option-error-bad-players = Das Spiel { $game } ist für { $min } bis { $max } Spieler, nicht für { $players }.
option-error-bad-seats = { $players } Spieler brauchen ebenso viele Sitze, genannt wurden aber { $seats }.
option-error-bad-seat-name = { $name } kann kein Name sein: Es ist kein Text, der sich aufschreiben lässt.
option-error-bad-seed = { $seed } kann kein Startwert sein: Das ist eine ganze Zahl ab 0, die in { $bits } Bits passt.
option-error-no-such-seat = Den Sitz { $seat } gibt es nicht; { $players } spielen mit, gezählt ab 0.
option-error-say-which-seat = Mehrere Sitze können jetzt handeln ({ $to_act }); sag, welcher es tut.
option-error-unknown-option = Das Spiel hat keine Option „{ $option }“.
option-error-bad-option-value = { $value } kann nicht der Wert der Option „{ $option }“ sein; erlaubt ist { $kind ->
    [bool] ja oder nein
    [int] eine ganze Zahl, die nicht negativ ist
   *[str] ein Wort
 }.
option-error-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht; es gibt { $editions }.
option-error-unknown-bot = Kein Computerspieler namens „{ $bot }“ kann { $game }; es gibt { $bots }.

notation-error-unknown-action = „{ $text }“ ist keine Aktion.

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
record-error-bad-action = Aktion { $number }, `{ $action }` von Sitz { $seat }, kann nicht geschehen sein: { $reason }
record-error-wrong-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Aktionen führen.

refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Sitz { $seat } kann nicht handeln: Am Zug ist Sitz { $to_act }.

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
keys-hint = `hint`: was der Computerspieler { $bot } tun würde, und warum
keys-why = `why` und eine Aktion: ob sie möglich ist und, wenn nicht, warum
keys-log = `log`: alles, was geschehen ist
keys-rules = `rules`: die Regeln in Kürze
keys-board = `board`: den Tisch neu zeichnen
keys-save = `save`, oder `save` und ein Dateiname: die Partie dort speichern
keys-quit = `quit`: aufhören; die Partie ist gespeichert und kann fortgesetzt werden

result-winner = Auf Platz 1: { $name }!
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

dieb-option-tactical = Auch die neutralen Wächter werden von den Spielern aufgestellt, je zwei [D-VAR-1].
dieb-option-peek = Die Spieler sehen ihre Karten schon beim Aufstellen der Wächter [D-SETUP-8].
dieb-option-optional-theft = Eine Truhe zu nehmen ist freiwillig [D-AMB-4].
dieb-option-chosen-card = Wer passt, wenn keine Tänzerin mehr da ist, wählt den Palast der vierten Karte [D-ED-1].
dieb-option-face-down = Gewonnene Truhen liegen verdeckt; am Spiel ändert das nichts [D-ED-5].
dieb-option-decision-cap = Die Partie nach so vielen Entscheidungen abbrechen; 0 für nie [D-AMB-32].
dieb-option-edition = Nach dem Text einer Ausgabe spielen: fr, cs, it oder nl.

# --- Payments -------------------------------------------------------------------------------------------------
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
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
    [one] 1 Möglichkeit; `all` zeigt sie
   *[other] { $number } Möglichkeiten; `all` zeigt sie
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
dieb-result-score = { $name } { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Wenige andere Wächter dort machen das Schmuggeln billig.
dieb-hint-steal = Das bringt eine Truhe.
dieb-hint-smuggle = Dort fehlt am wenigsten zur nächsten Truhe.
dieb-hint-approach = Das führt dorthin, wo eine Truhe näher ist.
dieb-hint-pass = Nichts anderes bringt eine Truhe näher, also lieber frische Karten.
dieb-hint-random = Dabei ist jede Aktion so gut wie jede andere.

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

# --- Why data is no position. Seats are counted from 0, as in the file. ------------------------------------------------
dieb-position-error-wrong-number-of-seats = { $players } spielen mit, aber in „{ $where }“ { $seats ->
    [one] steht 1 Eintrag
   *[other] stehen { $seats } Einträge
 }.
dieb-position-error-no-such-seat = Den Sitz { $seat } gibt es nicht; { $players } spielen mit, gezählt ab 0.
dieb-position-error-wrong-number-of-cards = Es gibt { $found ->
    [one] 1 Karte
   *[other] { $found } Karten
 } vom { $palace } statt { $expected }.
dieb-position-error-wrong-number-of-dancers = Es gibt { $found ->
    [one] 1 Tänzerin
   *[other] { $found } Tänzerinnen
 } statt { $expected }.
dieb-position-error-shown-but-not-held = Sitz { $seat } kann keine Karte vom { $palace } vorgezeigt haben.
dieb-position-error-too-many-guards = Vor dem { $palace } stehen { $found } Wächter; Platz ist für { $expected }.
dieb-position-error-wrong-number-of-guards = Sitz { $seat } hat { $found } Wächter statt { $expected }.
dieb-position-error-too-many-neutrals-to-place = Sitz { $seat } kann nicht noch { $found ->
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
dieb-position-error-not-their-turn-to-place = Sitz { $seat } kann jetzt keinen Wächter aufstellen; an der Reihe ist Sitz { $expected }.
dieb-position-error-placed-out-of-turn = Wenn reihum aufgestellt wird, können nicht diese Wächter übrig sein ({ $unplaced }).
dieb-position-error-too-many-chests = Der { $palace } hat { $found } Truhen; ein Stapel hat { $expected }.
dieb-position-error-chests-disagree = Die gewonnenen Truhen ({ $won }) sind nicht die, die in den Palästen fehlen ({ $gone }).
dieb-position-error-too-many-thieves = Sitz { $seat } hat { $found } Diebe in den Palästen; es gibt nur { $expected }.
dieb-position-error-thieves-before-play = Sitz { $seat } hat Diebe in den Palästen, bevor alle Wächter stehen.
dieb-position-error-theft-overdue = Sitz { $seat } hat im { $palace } so viele Diebe, dass dessen Truhe schon genommen sein müsste.
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
