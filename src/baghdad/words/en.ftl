### Every sentence of baghdad, in English: the catalogue that the other languages follow.
###
### Words typed at the prompt (undo, save, hint, why, all, log, rules, quit) and the notation (smuggle a, done) are
### the same in every language; leave them as they are, with their backquotes where they have them.
### $clause is an id like D-LIMIT-1 and stays as it is. $name is a player's name, which is never inflected; sentences
### about players are built so that neither the name nor the verb needs a gender or a person.

## ---------------------------------------------------------------------------------------------------------------
## The command line
## ---------------------------------------------------------------------------------------------------------------

# The language of this catalogue, by its own name.
language-name = English
# How it is written: ltr from left to right, rtl from right to left.
language-direction = ltr
# By what dates and numbers are written, as a tag that browsers know (BCP 47): en, or ar-u-nu-latn with the digits.
language-locale = en

# Headings of a help page.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-arguments = Arguments
# The options a game adds to those of the command. $game is a name like dieb.
help-game-options = Options of { $game }
# Stand-ins in a line of usage: baghdad [OPTIONS] COMMAND [ARGUMENTS]…
help-word-options = [OPTIONS]
help-word-command = COMMAND [ARGUMENTS]…

help-option-help = Show this page and exit.
help-option-version = Show the version and exit.
help-option-language = Language of all sentences: { $languages }. Without it, BAGHDAD_LANGUAGE or the system decides.

# One line for each command in the list of commands, and the first line of its own page.
help-baghdad = Board games about thieves in old Baghdad: play them, replay and check matches, work with positions.
help-play = Play a match in this terminal, against computer players or with friends.
help-replay = Step through a recorded match, or print it.
help-verify = Replay a recorded match and check that everything in it happened by the rules.
help-hint = Show the best three moves of a saved match or a position, why, and everybody's chances.
help-legal = Print the legal actions of a position, one per line.
help-warm = Compile everything that playing needs, so that nothing has to be compiled later.
help-apply = Print the position after an action.
help-perft = Count the sequences of decisions by their length, to compare with other programs.
help-board = Check and show the boards of the game voleurs: those that come with it, and your own.
help-board-check = Go through the clauses about the city, one by one, and say which of them a board fails.
help-board-show = Draw a board in this terminal, or as a picture.
help-bench = Measure how fast the rules are.
help-games = List the games.
help-bots = List the computer players.
help-arena = Let computer players play thousands of matches against each other, and report what the results show.
help-tournament = Let many computer players play each other, and rate them.
help-league = Play the tournaments of the documents again, and write their tables.
help-audit = Let a computer player play against itself, and count the plays that look foolish.
help-calibrate = Compare the chances that are told at turns of matches with who won them: Brier score and reliability curve.
help-balance = Run the balance study and write its report: seats, length, what decides.
help-train = Let computer players learn from matches against themselves.
help-dataset = Write decisions of computer players as tables for learners (Parquet).
help-help = Show the help of a command, or what there is about a topic (documents are in English).

# Arguments and options of the commands.
help-play-game = The game, for example dieb. Not needed with --resume.
help-play-seats = Who sits where, in order of play: me, person:NAME, or a computer player (see baghdad bots). Example: me,person:Anna,greedy.
help-play-first = Who starts: random, or a number in the list of seats.
help-play-seed = A number that fixes all shuffles; the same seed gives the same match.
help-play-save = Where to save the match; it is written after every action.
help-play-resume = Go on with a saved match: that of the file, or without one the last that was played.
help-play-delay = Seconds to wait after each action of a computer player.
help-play-no-talk = The characters say nothing.
help-play-bot = A computer player of your own: FILE.py:Class. In the list of seats it goes by the name of its class. May be given several times.
help-arena-game = The game, for example dieb.
help-arena-seats = The computer players at the table (see baghdad bots). Example: search:800,greedy. They move round the table from match to match.
help-arena-players = The number of players, if it is more than the names: the last one fills the rest of the table.
help-arena-matches = How many matches to play.
help-arena-paired = Every deal is played as often as the players can move round the table, so that luck in the deal is shared.
help-arena-sprt = Stop as soon as it is clear whether the first is better by HIGH Elo rather than by LOW, for example 0:30.
help-arena-seed = The number that fixes all deals (default: 1).
help-arena-jobs = How many processes play (default: one for each processor).
help-arena-ray = Play on the Ray cluster at this address instead (auto for the one this machine belongs to).
help-arena-out = A folder for records, results, tables and plots. The same command with the same folder goes on where it was interrupted.
help-arena-json = Print the results as JSON.
help-tournament-bots = The computer players, for example search:800,greedy,random. Elo is counted from the last.
help-tournament-players = The numbers of players, for example 2,3,4 (default: all that the game allows).
help-tournament-matches = How many matches each two play at each table.
help-league-file = The file that says what is played (default: docs/league.toml).
help-league-out = A folder for the matches, instead of the one the file names.
help-audit-bot = The computer player in all seats (see baghdad bots; default: master).
help-audit-judge = The computer player that is asked about doubtful plays (default: master:30000).
help-audit-players = The number of players (default: the fewest of the game).
help-audit-out = A folder for the matches. The same command with the same folder goes on where it was interrupted.
help-calibrate-turns = At how many turns of each match the chances are told (default: 4).
help-calibrate-trials = How many trials tell the chances at a turn (default: 200, as in the review of a match).
help-balance-game = The game (default: all that have such a report).
help-balance-report = The report to write (default: balance).
help-balance-matches = How many matches at each table (default: what the report needs).
help-balance-bot = The computer player in all seats (see baghdad bots; default: a quick master).
help-balance-folder = A folder for the matches (default: build/balance). The same command with the same folder goes on where it was interrupted.
help-balance-out = The file to write (default: the report's own in docs). Its pictures go beside it.
help-balance-json = Print the figures as JSON too.
help-train-game = The game, for example dieb.
help-train-players = The numbers of players to learn for, for example 2,3,4 (default: all that the game allows).
help-train-matches = How many matches to learn from, for each number of players (default: as many as for the weights in the package).
help-train-seed = The number that fixes all matches (default: 1).
help-train-out = A folder for what is learned (default: build/training). The same command with the same folder goes on where it was interrupted.
help-train-further = Begin with the weights in the package, and learn on from searched turns (dieb).
help-train-jobs = How many processes learn at once (default: one for each processor).
help-train-ship = Put the weights into the package, and the learning curve into the documents. Needs a checkout of the sources.
help-train-json = Print the lessons as JSON.
help-file-record = A saved match, as JSON; - reads standard input.
help-file-position = A position, as JSON; - reads standard input.
help-replay-to = Print the table after so many actions, and exit.
help-hint-file = A saved match, or a position, as JSON; - reads standard input.
help-hint-player = Whose moves: the number of the player, counted from 1. Nothing is used that this player can't know.
help-hint-bot = The computer player to ask (see baghdad bots; default: the strongest of the game).
help-hint-to = The position of a saved match after this many actions.
help-hint-json = Print the answer as JSON.
help-apply-action = The action in notation, for example "smuggle a".
help-apply-seed = The number that fixes what is drawn (default: 0).
help-perft-depth = The length of the longest sequences.
help-perft-players = The number of players.
help-dataset-bots = The computer players at the table (see baghdad bots). Example: master,greedy. The last one fills the rest of the table.
help-dataset-players = The number of players (default: the fewest the game allows).
help-dataset-out = A folder for matches, tables and their dataset card. The same command with the same folder goes on where it was interrupted.
help-dataset-chances = Also write what each player thought of everybody’s chances; players think twice for it.
help-dataset-json = Print the dataset card as JSON.
help-bench-game = The game to measure, envs for the environments, server, or all.
help-bench-json = Print the measurements as JSON.
help-warm-games = The games (default: all).
help-warm-json = Print the cache’s folder and the seconds of each game as JSON.
help-warm-quiet = Show no progress.
help-bench-yardstick = Path of a C program that plays the same game, to compare with; needs a C compiler.
help-bench-rounds = How often each figure is measured; the best counts.
help-board-board = A board: the name of one that comes with the game (round-city, oasis), or a text file; - reads standard input.
help-board-svg = Where to put a picture (SVG) instead; the name ends in .svg.
help-board-distances = Show on each cell how far it is from the desert, instead of its place in the row.
help-bots-game = The game they should know (default: all games).
help-help-topic = A command or a topic, for example play or notation; without it, the lists of both.

# The topics of `baghdad help`, a line for each.
help-topics = Topics
help-topic-options = The options of the games; options dieb for those of one
help-topic-queries = What you can type and ask during a match; queries dieb for one game
help-topic-notation = How actions, positions and records are written
help-topic-levels = The levels of computer players, measured
help-topic-bots = Computer players: how they decide, and how to write one
help-topic-page = The page in the browser
help-topic-server = How to run a server for others
help-topic-protocol = The server's messages, for programs
help-topic-arena = Contests between computer players, and what their figures mean
help-topic-environments = The games as environments for research
help-topic-new-game = How to write a game of your own
help-topic-glossary = What our terms mean
help-topic-rules = The rules of { $title }, clause by clause

# Sentences about commands that can't be carried out.
command-error-unknown-command = There is no command “{ $command }”.
command-error-unknown-topic = There is no command or topic “{ $topic }”.
command-error-unknown-flag = There is no option { $option } here.
command-error-flag-needs-value = The option { $option } needs a value.
command-error-flag-takes-no-value = The option { $option } takes no value.
command-error-bad-flag-value = “{ $value }” can't be the value of { $option }.
command-error-workers-and-database = --workers is for one machine with a folder of its own; several servers with --database share the load without it.
command-error-missing-argument = { $argument } is missing.
command-error-unexpected-argument = “{ $argument }” is one argument too many.
command-error-bad-usage = This can't be understood: { $text }
command-error-unknown-language = The language “{ $language }” isn't available; choose one of { $languages }.
command-error-missing-file = There is no file { $path }.
command-error-is-folder = { $path } is a folder, not a file.
command-error-cannot-read = { $path } can't be read ({ $problem }).
command-error-cannot-write = { $path } can't be written ({ $problem }).
command-error-file-exists = { $path } exists already; choose another name, or go on with that match by --resume.
command-error-file-too-large = { $path } is far too large to be a match or a position.
command-error-not-text = { $path } is not a text file (UTF-8).
command-error-not-json = { $path } is not JSON, or was cut off.
command-error-no-game-named = { $path } doesn't say which game it belongs to, so it is neither a match nor a position.
command-error-not-svg-name = { $path } isn't a name for a picture: it should end in .svg.
command-error-not-md-name = { $path } isn't a name for a page: it should end in .md.
command-error-unknown-seat = Nobody is called “{ $seat }”: a seat is me, person:NAME, or one of { $bots }.
command-error-bad-first = “{ $first }” can't start: say random or a number from 1 to { $players }.
command-error-resume-alone = A resumed match keeps its seats, seed and options, so { $option } can't be given with --resume.
command-error-last-match-gone = The last match is in { $path }, and that file is gone. Name another one, `baghdad play --resume FILE`; matches without a file of their own are in { $folder }.
command-error-no-saved-match = There is no match to go on with in { $folder }.
command-error-bad-depth = The depth has to be at least 1.
command-error-cannot-compile = Nothing can be compiled here: Numba is missing or switched off. The rules run interpreted.
command-error-no-such-number = There is no number { $number } in the list.
command-error-no-such-moment = The match has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }, so there is no moment { $number }.
command-error-hint-after-end = The match is over; there is nothing left to advise.
command-error-hint-for-nobody = There is no player { $seat }; they are counted from 1 to { $players }.
command-error-hint-out-of-turn = Player { $seat } isn't to act now. To act: { $to_act }.
command-error-not-a-checkout = --ship needs a checkout of the sources; this package was installed.
command-error-ship-incomplete = Nothing was learned for some numbers of players ({ $players }), so the weights can't be shipped.
command-error-missing-library = { $library } isn't installed, and this command needs it; pip install { $library } adds it.
command-error-unexpected = Something went wrong that shouldn't have: { $problem }. BAGHDAD_TRACEBACK=1 shows where; please report it.
# Follows another sentence.
did-you-mean = Did you mean { $nearest }?
query-error-unknown-query = There is no query “{ $query }”. You can ask: { $queries }.
query-error-unknown-object = “{ $about }” can't be asked about here; { $choices } can.
query-error-missing-object = Say what you ask about: { $choices }.
query-error-unknown-card = There is no card “{ $about }”.
query-error-spectator = You are watching: only players have a hand, moves and prices of their own.
# A sentence and the clause of the rules behind it.
with-clause = { $sentence } [{ $clause }]

# baghdad games, baghdad bots
games-line = { $name }: { $title }, { $min } to { $max } players.
bots-line = { $name }: { $about } Plays { $games }.
bot-random = Picks any legal action; has no plan at all.
bot-greedy = Does what brings it nearest to winning at this moment, by simple rules; never looks ahead.
bot-search = Tries thousands of continuations from what it can know, and takes the one that holds up best.
bot-planner = Looks through its whole turn and judges every position it can lead to.
bot-ismcts = Searches a tree of actions for all players, and judges by what was learned in matches against itself.
bot-apprentice = For beginners: knows what is good, and often does something else.
bot-journeyman = For players who know the rules: does what brings it nearest to winning at this moment.
bot-thief = For seasoned players: looks ahead and leaves you little.
bot-master = The strongest: looks ahead, and judges by what it learned in matches against itself.
bot-yusuf = Level 1, for a first match: honest and hasty.
bot-jafar = Level 2, for beginners: bold and generous.
bot-maryam = Level 3, for those who know the rules: thrifty and honest.
bot-idris = Level 4: patient and forgiving.
bot-dunya = Level 5, for players with some practice: a liar, and playful.
bot-safiya = Level 6: thrifty and suspicious.
bot-thabit = Level 7, for seasoned players: patient and far-sighted.
bot-rayhana = Level 8: bold and vengeful.
bot-shadow = Level 9, the strongest: cold and far-sighted.
bot-level = Any strength from 1 to 9, without a temper: level:4.5 is between two characters.
bot-adaptive = As strong as a person with the rating after the colon, adaptive:1400, so that chances are even.
bot-policy = The judgement of the master without looking ahead.
bot-rollouts = Plays whole matches in its head as the master did before it learned to value positions, and takes the others for greedy.
bot-shark = Offers its worst card under the finest name and accepts nothing.
bot-partner = Trades with one other player only, and honestly: partner:1 with the next.
bot-never-trader = Plays like the master's judgement, but never trades.
bot-rusher = Buys gems as soon as it can and takes the Vizier home.
bot-robber = Robs the likeliest winner whenever it can.
bot-other = Comes from another package or from the package of the game.
# Names of computer players that people play against, by level.
level-random = Random
level-apprentice = Apprentice
level-journeyman = Journeyman
level-thief = Thief
level-master = Master
level-yusuf = Yusuf
level-jafar = Jafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Captain Rayhana
level-shadow = The Vizier's Shadow
level-level = Level
level-adaptive = As strong as you

# A first use compiles the rules; this stands on the screen meanwhile.
compiling = Preparing the rules; this happens once and takes a few seconds …
warm-done = Everything is compiled, after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}. It is in { $folder }.
warm-interrupted = Interrupted; what was compiled so far is in { $folder }. The same command goes on from there.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Matches: { $matches }, decisions: { $decisions }. Folder: { $path }
dataset-progress = Writing tables: { $done } of { $total }
dataset-card = { $matches } matches of { $game } ({ $decisions } decisions) between the computer players { $bots }, seed { $seed }. `observation` is what the seat to act saw, `mask` has a 1 for each legal action, `action` is the number of the one taken, `chances` is what the player thought of everybody’s, `result` is 1 for a victory of that seat and as much below 0 in all among the others.
dataset-card-columns = What stands where in an observation, and all else a program needs to know, is in `{ $card }`. Seed and actions alone reproduce everything.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Measuring: { $done } of { $total }
bench-envs-title = How fast the environments are here
bench-envs-batch = { $game }, { $matches } matches at once, { $threads } threads
bench-envs-step = { $name }, a step at a time
bench-title = How fast { $game } is here
bench-play = Random play, { $players } players, one thread
bench-yardstick = The yardstick, { $players } players
bench-ratio = Ours as a share of the yardstick's
bench-threads = Two threads against one
bench-copies = Copies of a state ({ $bytes } bytes)
bench-step = One step with its legal mask, called from Python
bench-match-steps = Match from Python: decisions by action id or step, with the legal ones
bench-match-actions = Match from Python: actions, with the legal ones
bench-match-legal-lists = Match from Python: lists of legal actions
bench-match-views = Match from Python: views of a seat
bench-call = One call of { $method }, in the middle of a match
bench-payments = All payments of a hand of { $cards } cards
bench-legal = What { $cards } cards can buy, { $number } ways
bench-cold = From start to the first playout, compiling
bench-warm = From start to the first playout, compiled before
bench-interpreted = Random play without the compiler
bench-arena = Matches of { $bot } in the arena, two processes
bench-bare = The same without the arena
bench-thinking = Iterations of `{ $bot }`, one thread
# A rate, in the right column of the table.
bench-millions = { $number } million per second
bench-thousands = { $number } thousand per second
command-error-yardstick-fails = The yardstick { $path } can't be compiled, or doesn't print what it should.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

# A bar for all matches, while they are played.
arena-all = Matches
# $left is a time like 1:05.
arena-progress = { $done } of { $total } · { $rate } a second · { $left } left
arena-progress-start = { $done } of { $total }
arena-goes-on = { $found } matches were played before; going on from there.
# A deal is one shuffle of the cards; $each matches are played with it.
arena-rounded-up = Whole deals of { $each } matches each make it { $matches } matches.
arena-interrupted = Interrupted after { $done } of { $total } matches; they are saved in { $path }. The same command goes on from there.
arena-kept = Records, results, tables and plots are in { $path }.
arena-title = { $game }, { $players } players, { $matches } matches
# Heads of columns, short. A fair share is what chance alone would give.
arena-column-name = Name
arena-column-wins = Wins
arena-column-share = Share (95%)
arena-column-fair = Fair shares
arena-column-matches = Matches
arena-column-seconds = ms/move
# Labels of lines below the table.
arena-seat = Seat { $seat } wins
arena-rounds = Rounds per match
arena-decisions = Decisions per match
arena-shared = Matches with several winners
arena-unfinished = Matches cut off without a winner
arena-rate = Matches per second
# The sequential test. $low and $high are differences in Elo, $llr a logarithm of likelihoods.
arena-test-better = The test says: { $name } is better, by { $high } Elo rather than by { $low } ({ $deals } deals, log likelihood ratio { $llr }).
arena-test-not-better = The test says: { $name } is better by { $low } Elo at most, not by { $high } ({ $deals } deals, log likelihood ratio { $llr }).
arena-test-open = The test between { $low } and { $high } Elo for { $name } is still open ({ $deals } deals, log likelihood ratio { $llr }).
tournament-title = { $game }, { $matches } matches
tournament-cross = { $players } players: share of one of the row against the column (95%)
# Over the names in the first column of that table.
tournament-one-of = One of
league-written = The tables are in { $path }.
# In the document. $rules is the version of the game's rules.
league-about = Version { $version }, rules { $rules }, seed { $seed }, { $matches } paired matches (rounded up to whole deals) for each two at each table. Elo is counted from the last named in { $file }; everything with its 95% interval.
league-cross = { $players } players; the share that one of the row won at a table of the column:
league-seats = Wins by seat: { $seats }. Rounds per match: { $rounds }.
league-duels = One against a table of others, wins shared where several win; milliseconds per move of the one and of the others:
league-one = One
league-others = Others
league-players = Players
audit-title = { $bot } against itself, { $players } players, { $matches } matches
audit-looking = Looking at the matches
audit-excused = {"  "}In { $number } more, { $judge } plays the same.
audit-example = {"  "}seed { $seed }, action { $number }: { $action }
audit-example-better = {"  "}seed { $seed }, action { $number }: { $action }; better: { $better }
dieb-audit-chest-left = Turns ended with a chest for the taking: { $found } of { $of }
dieb-audit-dancer-wasted = Dancers paid where a card would do: { $found } of { $of }
dieb-audit-guard-back = Guards moved back in the same turn: { $found } of { $of }
calibrate-telling = Telling chances
calibrate-title = Chances told in matches of { $bot } against itself, { $players } players, { $matches } matches, { $positions } positions
calibrate-column-bin = Chance
calibrate-column-number = Number
calibrate-column-told = Mean
calibrate-brier = Brier score of a player’s chance: { $brier } ± { $error }; equal chances for all would have { $equal }.
calibrate-start = Chances after the deal, by seat: { $chances }
balance-written = The page is in { $path }, its pictures beside it.
# baghdad train. A course is a training for some numbers of players, like “2” or “3, 4”; beside its bar stands how far it is.
train-course = { $players } players
# $figures is a list of the following four, each with what it wins in fair shares; $left is a time like 1:05.
train-progress = lesson { $lesson } of { $lessons } · { $matches } matches · fair shares: { $figures } · { $left } left
train-figure-search = search { $shares }
train-figure-early = early self { $shares }
# Of the weights that a generation tries.
train-figure-best = best { $shares }
train-figure-mean = mean { $shares }
train-goes-on = Lessons done before: { $found }; going on from there.
train-interrupted = Interrupted; what was learned is saved in { $path }. The same command goes on from there.
train-done = What was learned is in { $weights }, the learning curve in { $curve }.
train-how-to-ship = The same command with --ship puts them where the package has them: { $home } and { $picture }.
train-shipped = They are in the package now: { $home } and { $picture }.
# On plots.
plot-shares = Share of wins, with its 95% interval
plot-percent = % of matches
plot-length = Length of a match
plot-rounds = rounds
plot-matches = matches
plot-seats = Share of wins by seat
plot-seat = seat
plot-ratings = Elo, with its 95% interval
plot-learning-search = Against plain search
plot-learning-early = Against its early self
plot-learning-best = Best of a generation
plot-learning-mean = Mean of a generation
plot-fair = fair shares
dieb-plot-race = The race for chests
dieb-plot-standing = chests won
voleurs-plot-race = The race for gems
voleurs-plot-standing = gems in the bag
# Of a game without words of its own.
generic-plot-race = The scores by round
generic-plot-standing = score

# $extra is a word like arena or scale.
arena-error-missing-extra = { $package } isn't installed; it comes with pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } computer players don't fit at a table for { $players }.
arena-error-bad-sprt = “{ $text }” isn't a pair of Elo differences, the lower one first, like 0:30.
arena-error-test-of-nothing = One computer player alone can't be better than the others; --sprt needs at least two names.
arena-error-bot-failed = { $bot } failed in the match with seed { $seed }: { $problem }
arena-error-workers-die = The processes that play keep dying ({ $deaths } times); is there enough memory?
arena-error-no-cluster = There is no Ray cluster at { $address } ({ $problem }).
arena-error-cannot-write = { $path } can't be written ({ $problem }).
arena-error-not-a-folder-of-results = { $path } holds other things; results go into a folder that is new or empty.
arena-error-other-results = { $path } holds results of another command or another version; choose another folder.
arena-error-broken-results = { $path } has been damaged: a line in it isn't a match.
arena-error-bad-field = A tournament needs at least two computer players, none of them twice: { $bots }.
arena-error-unknown-report = There is no report “{ $report }”; there is { $reports }.
arena-error-other-training = { $path } belongs to a training with other numbers or of another version; choose another folder.
arena-error-training-died = The process that learns for { $players } players has died; is there enough memory?
arena-error-training-is-for = This training is for { $players } players, all at once.
arena-error-training-not-further = { $game } has no further training; leave out --further.
arena-error-bad-tables = Each number of players may be named once: { $players }.
arena-error-no-league = { $path } can't be read ({ $problem }).
arena-error-bad-league = { $path } isn't a league: { $problem }
arena-error-no-marks = { $path } has no place for the tables, between { $begin } and { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errors of every game
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = There is no game “{ $game }”; there is { $games }.
game-error-broken-game = The game { $game } ({ $entry }) can't be loaded: { $problem }
game-error-missing-part = The game { $game } doesn't have this; its part “{ $part }” is missing.
option-error-bad-players = The game { $game } is for { $min } to { $max } players, not for { $players }.
option-error-bad-seats = { $players } players need as many seats, but { $seats } were named.
option-error-bad-seat-name = { $name } can't be the name of a seat: it isn't a text that can be written down.
option-error-bad-seed = { $seed } can't be a seed: it is a whole number from 0 that fits into { $bits } bits.
option-error-no-such-seat = There is no player { $seat }; { $players } play, counted from 1 (in files from 0).
option-error-say-which-seat = Several players may act now ({ $to_act }); say which one does.
option-error-unknown-option = The game has no option “{ $option }”.
option-error-bad-option-value = { $value } can't be the value of the option “{ $option }”; it takes { $kind ->
    [bool] yes or no
    [int] a whole number that isn't negative
   *[str] a word
 }.
option-error-unknown-choice = “{ $value }” can't be the value of the option “{ $option }”; there is { $choices }.
option-error-unknown-bot = No computer player called “{ $bot }” knows { $game }; there are { $bots }.
option-error-bad-bot-parameter = “{ $parameter }” can't follow the colon after { $bot }.
option-error-bot-without-parameter = { $bot } takes nothing after a colon, so “{ $parameter }” can't stand there.
option-error-no-bot-file = There is no file { $path } with a computer player in it.
option-error-broken-bot-file = { $path } can't be loaded: { $problem }
option-error-no-bot-class = { $path } has no class { $name } that chooses actions; it has: { $bots }.

notation-error-unknown-action = “{ $text }” isn't an action.
# $word stands somewhere in $text.
notation-error-unknown-word = “{ $word }” in “{ $text }” means nothing there, or stands there twice.

undo-refused-nothing-to-undo = There is nothing of yours to take back.
undo-refused-undo-after-end = The match is over; nothing can be taken back.
undo-refused-another-acted = Somebody else has acted since; that can't be taken back.
undo-refused-hidden-came-out = `{ $action }` revealed hidden cards, so it can't be undone.

position-error-malformed-position = This isn't a position: something is wrong at { $where }.
position-error-bad-options = The options of the position are wrong: { $reason }

record-error-newer-format = The record was written by a newer version of baghdad; this one reads records up to format { $known }.
record-error-malformed-record = This isn't a record of a match: something is wrong at { $where }.
record-error-not-json = This is not JSON, or was cut off.
record-error-other-game = This is a record of { $record }, not of { $game }.
record-error-newer-version = The match was played by version { $record } of the rules of { $game }; this baghdad knows version { $known }.
record-error-older-version = The match was played by version { $record } of the rules of { $game }, and they have changed since; this baghdad knows version { $known }.
record-error-sealed-record = The record doesn't hold its seed, only the seed's hash, so it can't be played again until the seed is published.
record-error-bad-seed = “{ $seed }” can't be a seed.
record-error-wrong-seed-hash = The seed isn't the one whose hash was published: seed or hash has been changed.
record-error-bad-start = The record starts from a position that can't be: { $reason }
record-error-start-disagrees = Players or options of the record aren't those of the position it starts from.
# $reason is a whole sentence.
record-error-bad-action = Action { $number }, `{ $action }` by player { $seat }, can't have happened: { $reason }
record-error-wrong-result = The result written in the record isn't the one its actions lead to.

# An error of a game that has no sentence for it: $reason is its code with the facts, in English.
error-other = That can't be used: { $reason }.
refusal-other = The rules don't allow that: { $reason }.
refusal-illegal-step = { $step } isn't a legal step here.
refusal-match-over = The match is over.
refusal-not-your-turn = Player { $seat } can't act: it is the turn of player { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## At the table, in every game
## ---------------------------------------------------------------------------------------------------------------

# The one person at a table of computer players, as other lines name them: “You: a thief slips into …”
seat-you = You
# A person without a name among several.
seat-player = Player { $number }
# A computer player: its kind and the number of its seat.
seat-bot = { $bot } { $number }

table-welcome = A match of { $title }: { $names }. Type ? for help.
table-choices-shown = { $hidden ->
    [0] Type a number or the notation; ? for help.
    [one] Type a number or the notation; `all` shows 1 more way to pay; ? for help.
   *[other] Type a number or the notation; `all` shows { $hidden } more ways to pay; ? for help.
 }
table-prompt = { $name } >
table-undone = Taken back: `{ $action }`.
table-saved = Kept in { $path }.
table-not-saved = Not saved: { $problem }
table-quit = The match is saved. Go on with: baghdad play --resume { $path }
table-quit-unsaved = The match could not be saved.
table-legal = `{ $action }` is possible now: { $sentence }
table-hint = { $bot } would play `{ $action }` ({ $sentence }). { $reason }
# What baghdad hint shows, and hint at the prompt: best moves, a line each, then everybody's chances. $name is whose they are.
hint-heading = { $moves ->
    [one] { $name }: the best move, says { $bot }
   *[other] { $name }: the best moves, says { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent }%. { $reason }
hint-chances = Chances to win: { $chances }.
hint-chance = { $name }: { $percent }%
# What equally many trials of these actions on the same deals say. Points are hundredths of the chance to win; $number is the
# place of the action compared with, $error a standard error.
hint-reason-more = { $points ->
    [one] 1 point
   *[other] { $points } points
 } more than number { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] 1 point
   *[other] { $points } points
 } less than number { $number } (± { $error }).
hint-reason-even = No clear difference from number { $number } (± { $error }).
hint-reason-rival = { $name }: chance { $percent }%, after number { $number } { $other }%.
hint-reason-only = Nothing else is possible.
table-log-empty = Nothing has happened yet.
# Several people at one terminal.
table-hide = Press Enter to hide your cards.
table-curtain = Hand over to { $name }. { $name }, press Enter when nobody else looks.
table-since = Meanwhile:
table-record = The whole match: { $path }
table-replay-how = Step through it with: baghdad replay { $path }
table-verify-how = Check every draw with: baghdad verify { $path }

# What can be typed at the prompt; one line each.
keys-heading = At the prompt you can type
keys-number = a number: that line of the list
keys-notation = an action in notation, for example { $example }
keys-all = `all`: every action with every way to pay
keys-undo = `undo`: take back your last action, as long as nothing hidden came out
keys-hint = `hint`: the best moves as the computer player { $bot } sees them, and why
keys-why = `why` and an action: whether it is possible, and if not, the reason
keys-log = `log`: everything that has happened
keys-last = `last`: what has happened since your last action
keys-rules = `rules`: the rules in short
keys-board = `board`: draw the table again
keys-map = `map`: draw the board alone, where it is large
keys-save = `save`, or `save` and a file name: save the match there
keys-quit = `quit`: stop; the match is saved and can be resumed

result-winner = The winner: { $name }!
# $names is a list of two or more names.
result-shared = The win is shared: { $names }.
result-nobody = Nobody wins.

replay-start = Before the first action.
replay-step = Action { $number } of { $actions }: `{ $action }` by { $name }
replay-keys = Enter: next · p: previous · a number: that moment · q: quit

# verify: everything is in order.
verify-fine = Fine: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } of { $game } by { $players } players replayed, every draw follows from the seed. { $result } Seed hash: { $hash }
verify-still-on = The match isn't over yet.

# Joining items: “a and b”, “a, b and c” is built from these two.
list-pair = { $first } and { $second }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## A game without a terminal of its own. A game's words may have own sentences instead: GAME-event-KIND, GAME-rules.
## ---------------------------------------------------------------------------------------------------------------

# $seats is a list of numbers and names; facts about the match follow, by their English names.
generic-seats = Seats: { $seats }
generic-seat = { $number } { $name }
generic-now = Choose an action: its number, or its text.
generic-result = Scores: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = { $title } has no summary of its rules here.

## ---------------------------------------------------------------------------------------------------------------
## The Thief of Baghdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = The Thief of Baghdad

# Names of the six palaces; at most 14 characters each. $letter is a, b, c, d, e or f.
dieb-palace-name = { $letter ->
    [a] Peacock
    [b] Moon
    [c] Lion
    [d] Pomegranate
    [e] Falcon
   *[f] Lamp
 }
# The palace as sentences name it, as $palace, $target or $chosen: it stands there uninflected.
dieb-palace = { dieb-palace-name } Palace ({ $letter })
# A match of the list on the first page, in one sentence. $names are players.
dieb-summary-placing = { $number ->
    [one] One more guard to place.
   *[other] { $number } more guards to place.
 }
dieb-summary-rival = { $number ->
    [one] { $names } needs only one more chest.
   *[other] { $names } need only one more chest each.
 }
dieb-summary-nearest = { $missing ->
    [one] { $palace }: one more thief takes the chest.
   *[other] { $palace }: { $missing } more thieves take the chest.
 }
dieb-summary-left = { $number ->
    [one] One chest is left.
   *[other] { $number } chests are left.
 }
dieb-summary-chests = { $won } of { $goal }
# What can be asked about in words, in the plural, as in “where thieves”.
dieb-asked = { $what ->
    [thieves] thieves
    [guards] guards
    [neutral] neutral guards
   *[chests] chests
 }

# Options, for the help page.
dieb-option-tactical = Players place the neutral guards too, two each.
dieb-option-peek = Players see their hands while they place guards.
dieb-option-optional-theft = Taking a chest is a choice.
dieb-option-chosen-card = Whoever passes when no dancer is left chooses the palace of the fourth card.
dieb-option-face-down = Chests won lie face down; this changes nothing in play.
dieb-option-decision-cap = Cut the match off after so many decisions; 0 for never.
dieb-option-edition = Play as the text of an edition reads: fr, cs, it or nl.

# --- Payments -------------------------------------------------------------------------------------------------
# Cards of one palace, paid or drawn, short: “2 × Peacock”. $name is a dieb-palace-name.
dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 dancer
   *[other] { $number } dancers
 }
# Dancers among the cards of a hand: “1 dancer”, in the case of a list.
dieb-dancers-held = { $number ->
    [one] 1 dancer
   *[other] { $number } dancers
 }

# --- What an action does, in the list of choices. $payment is made of dieb-cards and dieb-dancers. --------------
dieb-do-place = a guard of yours before the { $palace }
dieb-do-place-neutral = a neutral guard before the { $palace }
dieb-do-smuggle = a thief into the { $palace } for { $payment }
dieb-do-guard = your guard from the { $palace } to the { $target } for { $payment }
dieb-do-escort = your guard and a thief from the { $palace } to the { $target } for { $payment }
dieb-do-neutral = a neutral guard from the { $palace } to the { $target } for { $payment }
dieb-do-end = end the turn and draw 3 cards
dieb-do-pass = pass and draw 4 cards
dieb-do-pass-dancer = pass, draw 3 cards and take a dancer
dieb-do-pass-chosen = pass, draw 3 cards and one of the { $palace }, if the pile has one
dieb-do-steal = take the chest of the { $palace }
# In the list, after the notation of an action with a price: “smuggle a  for 2 × Peacock”.
dieb-pay = for { $payment }
# Added to a line of the list; what the action causes.
dieb-causes-theft = takes the chest!
dieb-causes-win = takes the chest and wins!
dieb-causes-no-chest = no chest is left there

# Headings of the list of choices; at most 18 characters each.
dieb-group-place = Place a guard
dieb-group-place-neutral = Place a neutral
dieb-group-steal = Take a chest
dieb-group-smuggle = Smuggle a thief
dieb-group-escort = Guard with thief
dieb-group-guard = Move a guard
dieb-group-neutral = Move a neutral
dieb-group-end = End the turn
# One row of moves that start at the same palace: “from a:  7 to b (a)  8 to c (*)”; at most 12 characters.
dieb-row-from = from { $letter }:
# All moves of neutral guards in one line, on a low screen.
dieb-row-folded = { $number ->
    [one] 1 way; `moves { $kind }` shows it
   *[other] { $number } ways; `moves { $kind }` shows them
 }
# Below the list: explains the brackets after a move.
dieb-row-key = In brackets: the cards paid, * is a dancer.
# Below the list, when the turn can be ended.
dieb-end-note = Ending the turn can't be taken back.

# --- What may be done now: one sentence above the prompt --------------------------------------------------------
dieb-now-placing = Place a guard before a palace with a free place. You have { $own } left.
dieb-now-placing-tactical = Place a guard before a palace with a free place. You have { $own ->
    [one] 1 guard
   *[other] { $own } guards
 } of your own and { $neutral ->
    [one] 1 neutral guard
   *[other] { $neutral } neutral guards
 } left.
dieb-now-fresh = Take all actions you can pay for, at most 3 with a thief; or pass for 4 cards.
dieb-now-acted = Act again or end the turn; { $left ->
    [0] no more actions with a thief this turn
    [one] 1 more action with a thief this turn
   *[other] { $left } more actions with a thief this turn
 }.

# --- The board. Texts in a palace's frame are short, since there is little room. ---------------
# What the top chest needs, for onlookers: at most 17 characters with the number.
dieb-board-chest = chest needs { $demand }
# How far you are toward the top chest, that is, your thieves there of those needed: at most 17 characters.
dieb-board-chest-you = chest: you { $thieves } of { $demand }
dieb-board-no-chest = no chest left
# Before the numbers of thieves by player; at most 7 characters.
dieb-board-thieves = thieves
dieb-board-no-thieves = nobody inside
# What smuggling a thief in costs you there: at most 12 characters.
dieb-board-price = price { $price }

# Headings of the table of players; at most 10 characters each (player: 20).
dieb-players-name = Player
dieb-players-chests = Chests
dieb-players-supply = Supply
dieb-players-cards = Cards
dieb-players-dancers = Dancers
dieb-players-actions = Actions
dieb-players-won = { $won } of { $goal }

dieb-piles = Draw pile { $deck } · dancers { $dancers } · discard pile { $discard }
dieb-piles-no-discard = Draw pile { $deck } · dancers { $dancers } · discard pile empty
dieb-hand = Your hand:
dieb-hand-empty = Your hand is empty.
dieb-hand-hidden = { $number ->
    [one] Your card stays face down until all guards are placed.
   *[other] Your { $number } cards stay face down until all guards are placed.
 }
dieb-hand-dancer = Dancer
# Explains the first line in a palace's frame; part of the help at the prompt.
dieb-key = First line of a palace: the guards before its gate. A number is that player's guard, { $neutral } a neutral one, { $free } a free place.

# --- What happened. $name never needs a verb or a gender. ---------------------------------------------------------
dieb-event-place = { $name }: a guard before the { $palace }.
dieb-event-place-neutral = { $name }: a neutral guard before the { $palace }.
dieb-event-smuggle = { $name }: a thief slips into the { $palace } for { $payment }.
dieb-event-guard = { $name }: a guard goes from the { $palace } to the { $target } for { $payment }.
dieb-event-escort = { $name }: a guard and a thief go from the { $palace } to the { $target } for { $payment }.
dieb-event-neutral = { $name }: a neutral guard goes from the { $palace } to the { $target } for { $payment }.
dieb-event-theft = { $name }: chest stolen from the { $palace } (strength { $strength })! Chests won: { $won }.
dieb-event-reshuffle = The draw pile ran out; the discard pile ({ $cards } cards) was shuffled to be the new one.
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] no card drawn, none is left.
        [one] 1 card drawn.
       *[other] { $number } cards drawn.
    }
   *[other] { $name }: { $number ->
        [0] a dancer taken, no card is left.
        [one] 1 card drawn and a dancer taken.
       *[other] { $number } cards drawn and a dancer taken.
    }
 }
# The fourth card of a chosen palace (Czech edition); $found is yes or no.
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number } cards drawn, one of them of the { $chosen }, as wished.
   *[no] { $name }: { $number } cards drawn; the pile had none of the { $chosen }.
 }
# Told to the player who drew, after the line above. $cards is a list of dieb-cards.
dieb-event-drawn-cards = New in your hand: { $cards }.
dieb-event-hands-taken-up = All guards are placed; everybody picks up their cards.
dieb-event-over = The match is over.
dieb-event-turn = Next: { $name }.

# --- How it came out -----------------------------------------------------------------------------------------------
# $score is a list of dieb-result-score.
dieb-result-chests = Enough chests have been won: { $score }.
dieb-result-standstill = A whole round went by without an action or a card; whoever has most chests wins: { $score }.
dieb-result-unfinished = The match was cut off after the agreed number of decisions.
dieb-result-score = { $name }: { $chests }

# --- Why the computer player advises it ----------------------------------------------------------------------------
dieb-hint-place = Few other guards there make smuggling cheap.
dieb-hint-steal = It takes a chest.
dieb-hint-smuggle = The next chest is nearest there.
dieb-hint-approach = It leads to where a chest is nearer.
dieb-hint-pass = It brings fresh cards.
dieb-hint-random = It picks any action at random.
dieb-hint-move = It gives the guards a better place.
dieb-hint-cheapen = It makes smuggling there cheaper for you.
dieb-hint-hinder = It makes a rival's next thief more expensive.
dieb-hint-win = It wins the match.
# What a whole turn has done when it ends. $deeds is a list of these; $palace is a dieb-palace.
dieb-hint-turn = The whole turn brings: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] a chest
   *[other] { $number } chests
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] 1 more thief
   *[other] { $number } more thieves
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] 1 more guard
   *[other] { $number } more guards
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] 1 more neutral guard
   *[other] { $number } more neutral guards
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 card paid
   *[other] { $number } cards paid
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 dancer paid
   *[other] { $number } dancers paid
 }
dieb-hint-stop = It ends the turn here.
# In how many of the deals $name takes a chest in the next turn.
dieb-hint-soon = { $name }: a chest in the next turn in { $percent }% of the deals, after number { $number } in { $other }%.

# --- Why an action is refused ----------------------------------------------------------------------------------------
dieb-refusal-still-placing = Guards are still being placed; turns begin when that is done.
dieb-refusal-placing-is-over = All guards have been placed.
dieb-refusal-no-guard-to-place = You have no guard of your own left to place.
dieb-refusal-no-neutral-to-place = You have no neutral guard to place.
dieb-refusal-no-free-place = All { $places } guard places before the { $palace } are taken.
dieb-refusal-no-own-guard = None of your guards stands before the { $palace }.
dieb-refusal-no-foreign-guard = Only your own guards stand before the { $palace }; a thief needs a foreign one to slip past.
dieb-refusal-no-thief-in-supply = You have no thief left in your supply.
dieb-refusal-thief-limit = You have acted with thieves { $limit } times; that is all for this turn.
dieb-refusal-overpaid = The { $palace } costs { $price ->
    [one] 1 card
   *[other] { $price } cards
 }, and { $dancers } dancers would be too many.
dieb-refusal-too-few-dancers = That takes { $needed ->
    [one] 1 dancer
   *[other] { $needed } dancers
 }; you hold { $held ->
    [0] none
   *[other] { $held }
 }.
dieb-refusal-too-few-cards = Foreign guards before the { $palace } make it cost { $price ->
    [one] 1 card of that palace
   *[other] { $price } cards of that palace
 }; you hold { $cards ->
    [0] none
   *[other] { $cards }
 } and { $dancers ->
    [0] no dancer
    [one] 1 dancer
   *[other] { $dancers } dancers
 }, and this way to pay needs { $needed } of the palace.
dieb-refusal-no-such-card = You hold no card of the { $palace }.
dieb-refusal-no-thief-there = You have no thief in the { $palace }.
dieb-refusal-no-neutral-guard = No neutral guard stands before the { $palace }.
dieb-refusal-nothing-done = You have done nothing this turn, so it ends with `pass` or `pass *`.
dieb-refusal-already-acted = You have acted this turn, so it ends with `end`.
dieb-refusal-no-dancer-in-pile = No dancer is left to take.
dieb-refusal-no-choice-of-card = In this match nobody chooses the palace of a card drawn.
dieb-refusal-dancers-left = There { $dancers ->
    [one] is 1 dancer
   *[other] are { $dancers } dancers
 } left to take, so no card is chosen.
dieb-refusal-no-card-left = No card is left to draw.
dieb-refusal-theft-by-itself = In this match chests are taken automatically, as soon as enough thieves are there.
dieb-refusal-no-chest-left = No chest is left in the { $palace }.
dieb-refusal-too-few-thieves = The chest of the { $palace } needs { $needed } thieves; you have { $thieves } there.

# --- Why data is no position. ------------------------------------------------------------------------------------------
dieb-position-error-wrong-number-of-seats = There are { $players } players, but { $seats } entries in “{ $where }”.
dieb-position-error-no-such-seat = There is no player { $seat }; { $players } play, counted from 1 (in files from 0).
dieb-position-error-wrong-number-of-cards = There are { $found } cards of the { $palace } instead of { $expected }.
dieb-position-error-wrong-number-of-dancers = There are { $found } dancers instead of { $expected }.
dieb-position-error-shown-but-not-held = Player { $seat } can't have shown a card of the { $palace }.
dieb-position-error-too-many-guards = There are { $found } guards before the { $palace }; there is room for { $expected }.
dieb-position-error-wrong-number-of-guards = Player { $seat } has { $found } guards instead of { $expected }.
dieb-position-error-too-many-neutrals-to-place = Player { $seat } can't have { $found } neutral guards left to place.
dieb-position-error-wrong-number-of-neutrals = There are { $found } neutral guards instead of { $expected }.
dieb-position-error-phase-and-guards-disagree = The phase can't be “{ $phase }” with { $unplaced } guards not yet placed.
dieb-position-error-not-their-turn-to-place = Player { $seat } can't be the one to place a guard; it is the turn of player { $to_act }.
dieb-position-error-placed-out-of-turn = The guards left to place ({ $unplaced }) can't come from placing in turn.
dieb-position-error-too-many-chests = The { $palace } has { $found } chests; a stack has { $expected }.
dieb-position-error-chests-disagree = The chests won ({ $won }) aren't those gone from the palaces ({ $gone }).
dieb-position-error-too-many-thieves = Player { $seat } has { $found } thieves in the palaces; there are only { $expected }.
dieb-position-error-thieves-before-play = Player { $seat } has thieves in the palaces before all guards stand.
dieb-position-error-theft-overdue = Player { $seat } has enough thieves in the { $palace } to have taken its chest already.
dieb-position-error-too-many-thief-actions = There were { $found } actions with a thief this turn; { $expected } are allowed.
dieb-position-error-thief-actions-without-action = There were actions with a thief, but no action at all.
dieb-position-error-turn-before-play = Somebody has acted or won before all guards stand.
dieb-position-error-too-many-chests-won = Somebody has won { $found } chests, or two have won the match; it ends with the first to have { $expected }.
dieb-position-error-too-many-idle-turns = { $found } turns passed without anything done; the match ends after { $expected }.
dieb-position-error-phase-and-chests-disagree = The phase can't be “{ $phase }” when the most chests won are { $chests } and { $goal } win the match.

# --- The rules in short --------------------------------------------------------------------------------------------------
# $goal: chests needed to win. One line for each paragraph, however long.
dieb-rules =
    Be the first to win { $goal } chests. A chest is yours as soon as enough thieves of yours are in its palace: 4 for the first chest of a palace, then 5, 6, 7. Those thieves then come back to you.
    In your turn act as often as you can pay, at most 3 times with a thief:
    `smuggle a`: a thief into palace a, where a guard of yours and a foreign one stand; it costs a card of a for each foreign guard (neutral ones and other players').
    `guard a>b a`: a guard of yours from a to b, where a place must be free; it costs a card of a or of b.
    `escort a>b a`: the same, and a thief of yours goes along for nothing.
    `neutral a>b`: a neutral guard from a to b; it costs a card of a and a card of b.
    Dancers stand for any card: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` ends a turn with actions: 3 cards. Without any, `pass` gives 4 cards, `pass *` 3 cards and a dancer.

## ---------------------------------------------------------------------------------------------------------------
## Thieves of Baghdad (voleurs)
##
## Many sentences get a bare word of the notation and choose by it: $pawn and $victim are thief, caravaneer, merchant,
## broker, assassin or vizier; $gem is fake, sapphire, emerald, ruby or diamond; $district is bazaar, port, souk,
## casbah or palace. English reads voleurs-pawn and its like there; a language that needs another form writes the
## choice out in the sentence. $cell is the name of a cell like e3. $card and $claim are names of cards, which are
## never inflected; a name that is only claimed stands in quotation marks. Names typed at the prompt are English or
## French in every language, and so are the words in backquotes.
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = The Thieves of Baghdad

# --- Names ------------------------------------------------------------------------------------------------------
# A kind of pawn on its own, as in a heading; at most 14 characters. The first letters of the English names (T, C, M, B,
# A, V) stand on the drawn city in every language, so a foreign name may add the letter: “Dieb (T)”.
voleurs-pawn-name = { $pawn ->
    [thief] Thief
    [caravaneer] Caravaneer
    [merchant] Merchant
    [broker] Broker
    [assassin] Assassin
   *[vizier] Vizier
 }
# A kind of pawn inside a sentence, after “no”, “your” and the like.
voleurs-pawn = { $pawn ->
    [thief] thief
    [caravaneer] caravaneer
    [merchant] merchant
    [broker] broker
    [assassin] assassin
   *[vizier] Vizier
 }
# One of a kind, inside a sentence.
voleurs-a-pawn = { $pawn ->
    [thief] a thief
    [caravaneer] a caravaneer
    [merchant] a merchant
    [broker] a broker
    [assassin] an assassin
   *[vizier] the Vizier
 }
# The pawn that is acted on, inside a sentence; always in the singular.
voleurs-a-victim = { $victim ->
    [thief] a thief
    [caravaneer] a caravaneer
    [merchant] a merchant
    [broker] a broker
    [assassin] an assassin
   *[vizier] the Vizier
 }
# A kind of gem on its own; at most 12 characters.
voleurs-gem-name = { $gem ->
    [fake] Fake
    [sapphire] Sapphire
    [emerald] Emerald
    [ruby] Ruby
   *[diamond] Diamond
 }
# A kind of gem inside a sentence, after “no”, “your” and the like.
voleurs-gem = { $gem ->
    [fake] fake
    [sapphire] sapphire
    [emerald] emerald
    [ruby] ruby
   *[diamond] diamond
 }
# One of a kind, inside a sentence.
voleurs-a-gem = { $gem ->
    [fake] a fake
    [sapphire] a sapphire
    [emerald] an emerald
    [ruby] a ruby
   *[diamond] a diamond
 }
# The gem given in exchange, inside a sentence.
voleurs-a-gem-given = { $given ->
    [fake] a fake
    [sapphire] a sapphire
    [emerald] an emerald
    [ruby] a ruby
   *[diamond] a diamond
 }
# What a birthday card asks for; stands after a colon or inside brackets. Real gems are all but fakes.
voleurs-birthday = { $birthday ->
    [diamond] a diamond
    [emerald_and_sapphire] an emerald and a sapphire
    [two_no_sapphire] two real gems, neither of them a sapphire
    [two_with_ruby] two real gems, one of them a ruby
    [two_colours] two real gems of different kinds
   *[three] three real gems
 }
# A match of the list on the first page, in one sentence.
voleurs-summary-offers = { $number ->
    [one] An offer is waiting for your answer.
   *[other] { $number } offers are waiting for your answer.
 }
voleurs-summary-round = Round { $number }.
voleurs-summary-complete = Your bag holds all that your birthday card asks for.
voleurs-summary-aim = Your bag holds { $held } of the { $asked } gems of your birthday card.
voleurs-summary-gems = { $number ->
    [one] 1 gem
   *[other] { $number } gems
 }
# The characters. $character is david, said, afif, sheherazade, ali_baba or simbad. At most 11 characters each.
voleurs-character-name = { $character ->
    [david] David
    [said] Said
    [afif] Afif
    [sheherazade] Scheherazade
    [ali_baba] Ali Baba
   *[simbad] Sinbad
 }
# The boards that come with the game, by their names in the options; $name is what another board calls itself.
voleurs-city-name = { $board ->
    [round-city] The Round City
    [oasis] The Oasis
   *[other] { $name }
 }
# Names of the trade cards by number: twelve goods for each district from the Bazaar to the Palace, five gem cards,
# three surprises. At most 20 characters each, all different. English shows just what is typed, so a gem card has the
# name of its gem; other languages may say “card”.
voleurs-card = { $number ->
    [0] Spears
    [1] Daggers
    [2] Linen
    [3] Hides
    [4] Cumin
    [5] Curry
    [6] Lambs
    [7] Camel
    [8] Fruit
    [9] Sesame
    [10] Lead
    [11] Copper
    [12] Iron
    [13] Wrought iron
    [14] Wheat
    [15] Oil
    [16] Servant
    [17] Horses
    [18] Wool
    [19] Cotton
    [20] Saffron
    [21] Mint
    [22] Pistols
    [23] Scimitars
    [24] Perfume
    [25] Chilli
    [26] Anvil
    [27] Silver
    [28] Black powder
    [29] Sabres
    [30] Dye
    [31] Hemp
    [32] Dromedary
    [33] Falcon
    [34] Barley
    [35] Honey
    [36] Compass
    [37] Spyglass
    [38] Fish
    [39] Hen
    [40] Dancers
    [41] Mercenaries
    [42] Tobacco
    [43] Poison
    [44] Silk
    [45] Leather
    [46] Fine dagger
    [47] Fine sabre
    [48] Gold
    [49] Silver-gilt
    [50] Sugar
    [51] Ice
    [52] Elephant
    [53] Tiger
    [54] Incense
    [55] Opium
    [56] Turban
    [57] Robe
    [58] Rifles
    [59] Cannons
    [60] Fake
    [61] Sapphire
    [62] Emerald
    [63] Ruby
    [64] Diamond
    [65] Surprise Port
    [66] Surprise Souk
   *[67] Surprise Casbah
 }
# What cards are worth: “12 dinars”.
voleurs-dinars = { $dinars ->
    [one] 1 dinar
   *[other] { $dinars } dinars
 }
# Cards of one district, counted: “2 × Souk”.
voleurs-counted = { $number } × { voleurs-district-name }
# Stands instead of a list without items: no cards, no pawns.
voleurs-nothing = nothing

# Options, for the help page.
voleurs-option-refuge = Caravaneers and merchants on streets can't be expelled.
voleurs-option-blocking = Nobody walks over a rival's caravaneer.
voleurs-option-vizier-kill = Once a match an assassin may kill the Vizier; birthday cards are then dealt anew.
voleurs-option-exchange = A robbing thief may look into the bag and exchange a gem instead.
voleurs-option-price-rise = The last gem of a kind costs 5 dinars more.
voleurs-option-own-victims = Your own pawns can be expelled or killed by you.
voleurs-option-act-from-desert = Pawns in the desert may act on pawns just inside the entrances.
voleurs-option-change-moves-vizier = Overpaid dinars may move the Vizier at once.
voleurs-option-deal-characters = Characters are dealt instead of chosen.
voleurs-option-draw-first = Who begins is drawn by lot; else the first seat does.
voleurs-option-two-players = Let two play, which the rules don't foresee.
voleurs-option-board = The board: round-city, oasis, or a text file of your own.
voleurs-option-offer-cap = Offers that a player may make in a round; 0 for any number.
voleurs-option-round-cap = Cut the match off after so many rounds; 0 for never.
voleurs-option-decision-cap = Cut the match off after so many decisions; 0 for never.

# --- Payments -------------------------------------------------------------------------------------------------------
# Cards laid and what they are worth together. $cards is a list of names.
voleurs-payment = { $dinars ->
    [one] { $cards } (1 dinar)
   *[other] { $cards } ({ $dinars } dinars)
 }
# More is paid than it costs; added to a line of the list, at most 30 characters.
voleurs-wasted = { $dinars ->
    [one] 1 dinar too much
   *[other] { $dinars } dinars too much
 }

# --- What an action does: in the list of choices, in hints. No full stop at the end. --------------------------------
# $payment is a voleurs-payment or the name of a gem card; $other the name of another player.
voleurs-do-choose = play as { $character }
# $pawn is thief or caravaneer here.
voleurs-do-place = { voleurs-pawn-name } on { $cell }
voleurs-do-agent = { voleurs-a-pawn } into the desert for { $payment }
voleurs-do-gem = { voleurs-a-gem } into your bag for { $payment }
# $start is a cell or desert.
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } out of the desert to { $goal } for { $payment }
   *[other] { voleurs-a-pawn } from { $start } to { $goal } for { $payment }
 }
# A pawn moves no cell: only to be rid of the card, or to act.
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } stays in the desert for { $payment }
   *[other] { voleurs-a-pawn } stays on { $start } for { $payment }
 }
# A move and what comes of it. $move is voleurs-do-move or voleurs-do-stay; $deed is one of the four; $victim the kind of
# the pawn acted on, $cell its place, $other its player's name.
voleurs-do-act = { $deed ->
    [expel] { $move }; expels { voleurs-a-victim } ({ $other }) from { $cell } into the desert
    [kill] { $move }; kills { voleurs-a-victim } ({ $other }) on { $cell }
    [rob] { $move }; robs the thief on { $cell } ({ $other }) of a gem
   *[look] { $move }; looks into the bag of the thief on { $cell } ({ $other }) to exchange a gem
 }
# An assassin and the Vizier.
voleurs-do-kill-vizier = { $move }; kills the Vizier on { $cell }
# $deed is one of the sentences above.
voleurs-do-with-change = { $deed }; the change takes the Vizier to { $cell }
voleurs-do-discard = throw away { $cards }, which buys nothing any more
voleurs-do-exchange = take { voleurs-a-gem }, put in { voleurs-a-gem-given }
voleurs-do-slipper = hand the slipper to { $other }
# $cards and $wanted are lists, or voleurs-nothing.
voleurs-do-offer = offer { $cards } to { $other } for { $wanted }
# $offer is a number; $cards a list of names.
voleurs-do-accept = accept offer { $offer } and give { $cards }
voleurs-do-accept-gift = accept offer { $offer }, a gift
voleurs-do-decline = decline offer { $offer }
voleurs-do-withdraw = withdraw your offer { $offer }
voleurs-do-done = no more trade for now

# Headings of the list of choices; at most 18 characters each.
voleurs-group-choose = Characters
voleurs-group-place-thief = Thief, on a street
voleurs-group-place-caravaneer = Caravaneer, shop
voleurs-group-answer = Answer an offer
voleurs-group-offer = Make an offer
voleurs-group-done = End trading
voleurs-group-agent = Buy an agent
voleurs-group-gem = Buy a gem
voleurs-group-act = Act on a pawn
voleurs-group-move = Move a pawn
voleurs-group-discard = Throw away
voleurs-group-exchange = Exchange a gem
voleurs-group-slipper = Pass the slipper
# Below the first actions of a group, on a low screen.
voleurs-more-folded = { $number ->
    [one] 1 more: `moves`
   *[other] { $number } more: `moves`
 }
voleurs-moves-note = `moves { $place }` lists the moves of a pawn.
# One pawn and its moves in the list: “Thief e3: 12 moves, `moves e3`”. $place is a cell or desert, as it is typed.
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 move, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } moves, `moves { $place }`
 }
# Above the moves of one pawn, which `moves e3` lists: each with its number, cell and price in dinars.
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } out of the desert; in brackets the dinars it costs:
   *[other] { voleurs-pawn-name } from { $place }; in brackets the dinars it costs:
 }
voleurs-moves-none = No pawn that you could move now stands there: “{ $place }”.
# An example of an offer, in the list while trading; $example is in notation.
voleurs-offer-example = Type it, as `{ $example }`; a name after “as” may be a lie.
voleurs-offer-impossible = Nobody else holds a card, and you hold none.
# Below the list of choices. $hidden: moves that aren't numbered there.
voleurs-choices-shown = { $hidden ->
    [0] Type a number or the notation; ? for help.
    [one] Type a number or the notation; `all` shows 1 more; ? for help.
   *[other] Type a number or the notation; `moves e3` lists the moves of a pawn, `all` shows { $hidden } more; ? for help.
 }
# Below the list, while buying.
voleurs-buying-note = A purchase shows its cards, so it can't be taken back.
voleurs-change-note = With what you overpay you may move the Vizier: `+ vizier h1` at the end; `all` shows where to.

# --- What may be done now: one sentence above the prompt --------------------------------------------------------------
voleurs-now-choosing = Choose the character you play: goods have different values for each of them.
# $thieves and $caravaneers: how many of yours are still to be placed.
voleurs-now-placing = { $thieves ->
    [0] Place a caravaneer in an empty shop of the Bazaar. You have { $caravaneers } left.
   *[other] { $caravaneers ->
        [0] Place your thief on an empty street of the Bazaar.
        [one] Place a pawn in the Bazaar. You have your thief, for a street, and 1 caravaneer, for a shop.
       *[other] Place a pawn in the Bazaar. You have your thief, for a street, and { $caravaneers } caravaneers, for shops.
    }
 }
# $offers: open offers to you.
voleurs-now-trading = { $offers ->
    [0] Trade: make an offer, or say `done`. Buying starts when everybody is done.
    [one] Trade: 1 offer waits for your answer. Answer it, make one yourself, or say `done`.
   *[other] Trade: { $offers } offers wait for your answer. Answer them, make one yourself, or say `done`.
 }
voleurs-now-buying = You have the slipper: buy an agent, a gem or a move. After that you may hand it on.
voleurs-now-bought = Buy again, or hand the slipper to somebody with cards.
voleurs-now-last = Only you hold cards; buy until your hand is empty.
voleurs-now-passing = You hold no card: hand the slipper to somebody who does.
voleurs-now-exchanging = You look into the bag of another thief: take a gem and put in a real one of yours.

# --- The table. -----------------------------------------------------------------------------------------------------
# Above the city. $board is the name of the board.
voleurs-board-heading = { $round ->
    [0] { $board } · before the first round
   *[other] { $board } · round { $round }
 }
# Below the city: pawns outside it. $pawns is a list of voleurs-board-crowd.
voleurs-board-desert = In the desert: { $pawns }.
voleurs-board-desert-empty = The desert is empty.
# Pawns of a player in the desert; $signs are like “C2 M1”.
voleurs-board-crowd = { $name } { $signs }
# Pawns of one kind and player in the desert, by their sign on the city: “C1 ×2”.
voleurs-board-waiting = { $sign } ×{ $number }
# Gems still for sale. $gems is a list of voleurs-board-gem.
voleurs-board-gems = For sale: { $gems }.
# So many of a kind, and the price of one in dinars: “3 × Ruby at 27”; as short as possible.
voleurs-board-gem = { $number } × { voleurs-gem-name } at { $price }
voleurs-board-gem-sold-out = no { voleurs-gem-name }
# Gems in a player's bag, in a narrow column: “2 gems”.
voleurs-board-bag = { $number ->
    [one] 1 gem
   *[other] { $number } gems
 }
# On a low screen the city is a page of its own.
voleurs-board-map-note = `map` shows the city.
# Headings of the table of players. At most so many characters: player 14, character 11, cards 9, bag 5.
voleurs-players-name = Player
voleurs-players-character = Character
voleurs-players-cards = Cards
voleurs-players-bag = Gems
# Explains the table of players, in the help at the prompt. $slipper, $turn and $ready are signs.
voleurs-key-players = Players: { $turn } whose turn it is, { $slipper } who has the slipper, { $ready } who is done trading. Cards are counted by district, C, M, B and A are caravaneers, merchants, brokers and assassins: in the city, in the desert, left to buy.
# Explains what stands on the city. $thief, $vizier are signs.
voleurs-key-pawns = A pawn on the city is a letter and the number of its player: { $thief } is the thief of player 1. { $vizier } is the Vizier.
voleurs-key-notation = Cells are called by the letter of their row and their number, as e3. Names of cards, districts and pawns are typed in English or as you read them here.
# Lines of the help at the prompt, after those of every game.
voleurs-keys-all = `all`: every move of every pawn, numbered
voleurs-keys-moves = `moves` and a cell or a pawn, as `moves e3` or `moves vizier`: where it can go, and whom it could act on
voleurs-keys-worth = `worth` and names of cards: what they are worth to you together
voleurs-keys-values = `values`: what every card of your hand is worth to each character

# The hand, by district; each card with its value for the viewer in dinars.
voleurs-hand = Your hand, worth { voleurs-dinars } to { $character }:
voleurs-hand-empty = Your hand is empty.
# Before characters are chosen, when cards have no value yet.
voleurs-hand-before = Your hand:
# A card in the hand and its value: “Lambs 4”; a gem card has none.
voleurs-hand-card = { $card } { $dinars }
voleurs-hand-gem-card = { $card } (gem card)
voleurs-hand-surprise = { $card } (surprise)
voleurs-hand-birthday = Your birthday card asks for: { voleurs-birthday }.
# $gems is a list of voleurs-bag-gem.
voleurs-hand-bag = In your bag: { $gems }.
voleurs-hand-bag-empty = Your bag is empty.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
# The bag of another, which the viewer looks into.
voleurs-looked-bag = In the bag of { $other }: { $gems }.
# At the end of a match everything is shown. $gems is a list of voleurs-bag-gem, or voleurs-nothing.
voleurs-shown-at-end = { $name }: { $gems }; birthday card: { voleurs-birthday }.
# What the viewer knows to be in another's hand, from trades.
voleurs-known = You know that { $name } holds: { $cards }.
voleurs-offer-record = { $name }'s claims that you have checked: { $true } true, { $false } false.

# Open offers. $maker and $to are names of players; $given and $wanted lists, or voleurs-nothing.
voleurs-offer-line = Offer { $offer }, from { $maker } to { $to }: { $given } for { $wanted }.
# A card in an offer: its district, which is true, and the name claimed for it, which may be a lie.
voleurs-offer-claimed = { voleurs-district-name } “{ $claim }”
# Cards in an offer without a name.
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
# For the maker alone, after voleurs-offer-line.
voleurs-offer-really = Your cards in it: { $cards }.

# `worth`: $cards is a list of voleurs-payment-part.
voleurs-worth = { $dinars ->
    [one] { $cards }: 1 dinar for { $character }.
   *[other] { $cards }: { $dinars } dinars for { $character }.
 }
voleurs-worth-gem-card = { $card } has no value in dinars; it buys its gem and nothing else.
voleurs-worth-no-character = Cards have a value only for a character, and you have none yet.

# --- What happened. $name never needs a verb or a gender; $other is the name of another player. ------------------------
voleurs-event-choose = { $name }: the character is { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } on { $cell }.
voleurs-event-agent = { $name }: { voleurs-a-pawn } comes to the desert for { $payment }.
voleurs-event-gem = { $name }: { voleurs-a-gem } for { $payment }.
# $start is a cell or desert.
voleurs-event-move = { $start ->
    [desert] { $name }: { voleurs-a-pawn } goes out of the desert to { $goal } for { $payment }.
   *[other] { $name }: { voleurs-a-pawn } goes from { $start } to { $goal } for { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: { voleurs-a-pawn } stays in the desert for { $payment }.
   *[other] { $name }: { voleurs-a-pawn } stays on { $start } for { $payment }.
 }
# Told after a move. $pawn acts, $victim is acted on, $cell is where that stood, $other whose it was.
voleurs-event-expel = There the { voleurs-pawn } expels { voleurs-a-victim } ({ $other }) from { $cell } into the desert.
voleurs-event-kill = There the assassin kills { voleurs-a-victim } ({ $other }) on { $cell } and flees into the desert.
voleurs-event-kill-both = There two assassins kill each other; the other one ({ $other }) stood on { $cell }.
voleurs-event-kill-vizier = The Vizier is killed on { $cell } and is back in the desert, as is the assassin.
voleurs-event-birthdays = All birthday cards are shuffled and dealt anew: { $names }.
voleurs-event-birthdays-own = Yours asks for: { voleurs-birthday }.
# Told after a purchase with change.
voleurs-event-change = The change takes the Vizier to { $cell }.
voleurs-event-discard = { $name }: { $cards } is thrown away, since it buys nothing any more.
voleurs-event-robbery = { $name }: a gem out of the bag of another thief ({ $other })!
# Told to the two who know which one, after the line above.
voleurs-event-robbery-own = It was { voleurs-a-gem }.
voleurs-event-look = { $name }: a look into the bag of another thief ({ $other }).
# Told to the one who looks. $gems is a list of voleurs-bag-gem.
voleurs-event-look-own = There: { $gems }.
voleurs-event-exchange = { $name }: a gem taken out of that bag ({ $other }), another put in.
# Told to the two who know.
voleurs-event-exchange-own = Taken: { voleurs-a-gem }; put in: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: the slipper goes on to { $other }.
voleurs-event-offer = { $name }: offer { $offer } to { $other }, { $given } for { $wanted }.
# Told to the two, of names claimed for the cards. $claims is a list of voleurs-offer-claimed and voleurs-offer-unnamed.
voleurs-event-offer-own = The cards given are called: { $claims }.
# $given went from the maker, $other, to $name; $returned the other way.
voleurs-event-trade = { $name }: offer { $offer } accepted; from { $other } came { $given }, in return went { $returned }.
# Told to the two, who now see the real cards; $got came to the reader, $gone went.
voleurs-event-trade-own = You really got: { $got }. You gave: { $gone }.
# A card of that list that was passed off as another one.
voleurs-card-called = { $card } (called “{ $claim }”)
voleurs-event-decline = { $name }: offer { $offer } declined.
voleurs-event-withdraw = { $name }: offer { $offer } withdrawn.
# $number offers, $offers their numbers in a list.
voleurs-event-offers-void = { $number ->
    [one] Offer { $offers } is void: a card of it has changed hands.
   *[other] Offers { $offers } are void: cards of them have changed hands.
 }
voleurs-event-done = { $name }: no more trade for now.
voleurs-event-round = Round { $round } begins.
# $drawn is a list of voleurs-counted.
voleurs-event-income = { $name }: { $drawn } drawn.
voleurs-event-income-none = { $name }: no card drawn, since no pawn brings one.
# Told to the player who drew.
voleurs-event-income-own = New in your hand: { $cards }.
# A new part of a round. $phase is trading or buying (or placing, choosing).
voleurs-event-phase = { $phase ->
    [trading] Trading starts; { $name } speaks first.
    [buying] Buying starts; the slipper: { $name }.
   *[other] Next: { $name }.
 }
voleurs-event-over = The match is over: bags are opened and birthday cards shown.

# --- How it came out ---------------------------------------------------------------------------------------------------
# $score is a list of voleurs-result-score: what the gems of each are worth in dinars.
voleurs-result-birthday = Whoever has the gems of their birthday card wins; riches don't count: { $score }.
voleurs-result-riches = Nobody has the gems of their birthday card, so the richest bag wins: { $score }.
voleurs-result-unfinished = The match was cut off before the Vizier came to the Palace. Bags were worth: { $score }.
voleurs-result-score = { $name }: { $riches }

# --- Why the computer player advises it ----------------------------------------------------------------------------------
voleurs-hint-random = It picks any action at random.
voleurs-hint-choose = All characters are worth the same before cards are drawn.
voleurs-hint-place = From there it is not far to richer districts.
voleurs-hint-birthday = It brings the birthday card nearer.
voleurs-hint-agent = One more agent in a shop is one more card every round.
voleurs-hint-move = It leads to a shop with richer cards.
voleurs-hint-vizier = The Vizier should come to the Palace while this bag wins.
voleurs-hint-fetch = The Vizier must not be home while another may win.
voleurs-hint-ahead = It does well when the match is played on from here many times.
voleurs-hint-rob = A gem more, and one less for a rival.
voleurs-hint-trade = Those cards are worth more to others than to you.
voleurs-hint-accept = What comes is likely worth more to you than what goes.
voleurs-hint-decline = What would go is worth more to you than what comes.
voleurs-hint-done = There is no trade left that would help.
voleurs-hint-slipper = There is nothing more to buy for now; cards may be kept for later.
voleurs-hint-spend = Cards must be spent before the round ends, and nothing better can be had for them.
# A card that the advised action calls by another name; both are a voleurs-card.
voleurs-hint-lie = A lie: { $card } goes by the name of { $claim }.

# --- Why an action is refused --------------------------------------------------------------------------------------------
# $kind is the first word of the action; $phase is choosing, placing, trading or buying.
voleurs-refusal-not-now = `{ $kind }` isn't possible now: { $phase ->
    [choosing] characters are being chosen.
    [placing] pawns are being placed.
    [trading] everybody is trading; purchases come after that.
   *[buying] trading is over for this round, and the slipper goes round.
 }
voleurs-refusal-exchange-first = You look into a bag: first take a gem and give one, with `exchange`.
voleurs-refusal-no-exchange = There is no bag open to exchange a gem with; a thief has to `look` into one first.
voleurs-refusal-already-done = You have said so already.
voleurs-refusal-too-few-cards-in-return = More cards are wanted in return than these.
voleurs-refusal-no-such-seat-or-offer = There is no { $number } here: players and offers are counted from 1.
voleurs-refusal-no-such-cell = The city has no cell “{ $cell }”.
voleurs-refusal-character-taken = { $character } is taken already.
voleurs-refusal-nothing-to-place = You have no { voleurs-pawn } left to place.
voleurs-refusal-not-in-bazaar = { $cell } isn't in the Bazaar, where all pawns start.
voleurs-refusal-cell-taken = Somebody stands on { $cell }.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } is a shop; a thief starts on a street.
   *[caravaneer] { $cell } is a street; a caravaneer starts in a shop.
 }
voleurs-refusal-card-not-held = You don't hold the card { $card }.
voleurs-refusal-gem-card-alone = The gem card { $card } is paid alone, for its gem.
voleurs-refusal-thief-not-for-sale = Thieves can't be bought; everybody has one.
voleurs-refusal-no-agent-left = You have no { voleurs-pawn } left to buy.
voleurs-refusal-no-gem-left = No { voleurs-gem } is left for sale.
voleurs-refusal-nothing-paid = Every purchase costs at least one card.
voleurs-refusal-gem-card-buys-its-gem = A gem card buys its own gem and nothing else.
voleurs-refusal-too-few-dinars = That costs { $price ->
    [one] 1 dinar
   *[other] { $price } dinars
 }; the cards laid are worth { $purse } to you.
voleurs-refusal-not-your-pawn = No pawn that you may move stands on { $cell }: it has to be your own, or the Vizier.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] The Vizier isn't in the desert.
   *[other] You have no { voleurs-pawn } in the desert.
 }
voleurs-refusal-no-way-in = From the desert { $purse ->
    [one] 1 dinar leads
   *[other] { $purse } dinars lead
 } to no empty cell.
voleurs-refusal-not-worthless = Only a gem card whose gem is sold out can be thrown away.
voleurs-refusal-no-change = The Vizier can be moved with change only where that option is on and you have overpaid.
voleurs-refusal-no-return-to-desert = Nobody goes back into the desert by their own will.
voleurs-refusal-stays-in-desert = A move from the desert has to end in the city.
# $steps is 255 where there is no way at all.
voleurs-refusal-too-far = { $steps ->
    [255] No way leads to { $cell } now.
    [one] { $cell } is 1 step away; the cards laid are worth { $purse } to you.
   *[other] { $cell } is { $steps } steps away; the cards laid are worth { $purse } to you.
 }
voleurs-refusal-not-a-neighbour = { $cell } isn't next to where the pawn would stand, or a rampart is between them.
voleurs-refusal-nobody-there = Nobody stands on { $cell }.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] The Vizier acts on nobody.
   *[other] Caravaneers act on nobody.
 }
voleurs-refusal-vizier-is-safe = Nothing can be done to the Vizier.
voleurs-refusal-empty-bag = The bag of the thief on { $cell } is empty.
voleurs-refusal-no-look = You can look into the bag only where that option is on, and with a real gem to put in.
voleurs-refusal-own-pawn = The pawn on { $cell } is your own.
voleurs-refusal-in-refuge = { $cell } is a street, and pawns on streets can't be expelled in this match.
# $pawn acts on $victim.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] A thief robs the thief of another player, and acts on no other pawn.
    [merchant] A merchant expels caravaneers, and acts on no other pawn: here stands { voleurs-a-victim }.
    [broker] A broker expels merchants, and acts on no other pawn: here stands { voleurs-a-victim }.
   *[assassin] An assassin can't kill { voleurs-a-victim }.
 }
voleurs-refusal-not-in-their-bag = There is no { voleurs-gem } in that bag.
voleurs-refusal-no-fake-given = A fake can't be given in exchange.
voleurs-refusal-not-in-your-bag = There is no { voleurs-gem } in your bag.
voleurs-refusal-slipper-to-oneself = You have the slipper; it goes to somebody else.
voleurs-refusal-slipper-to-cardless = Player { $player } holds no card, so the slipper can't go there.
voleurs-refusal-buy-first = Whoever gets the slipper buys at least once before handing it on.
voleurs-refusal-claimed-twice = The name “{ $card }” is claimed for two cards of one offer.
voleurs-refusal-other-district-claimed = “{ $card }” is a card of another district; the name may be a lie, the district may not.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] They hold no card of that district ({ voleurs-district-name }).
    [one] They hold only 1 card of that district ({ voleurs-district-name }).
   *[other] They hold only { $held } cards of that district ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = An offer has to give something or want something.
voleurs-refusal-offer-to-oneself = An offer goes to somebody else.
voleurs-refusal-too-many-offers = No more offers are possible: you have made all { $limit } that are allowed in a round.
voleurs-refusal-too-many-open-offers = You have { $limit } open offers already, and more aren’t allowed: withdraw one first.
voleurs-refusal-nobody-has-cards = There are no cards to trade.
voleurs-refusal-card-not-wanted = { $card } isn't wanted there, or you don't hold it.
voleurs-refusal-no-such-offer = There is no open offer { $offer }.
voleurs-refusal-not-your-offer = Offer { $offer } isn't yours; only its maker withdraws it.
voleurs-refusal-offer-to-another = Offer { $offer } isn't made to you.
voleurs-refusal-too-few-to-give = You hold too few cards of the districts that offer { $offer } wants.

# --- Why data is no position. --------------------------------------------------------------------------------------------
voleurs-position-error-unknown-name = “{ $name }” in “{ $where }” isn't a name of the game.
voleurs-position-error-wrong-number-of-seats = There are { $players } players, but { $seats } entries in “{ $where }”, or a seat beyond them is named.
voleurs-position-error-wrong-birthdays = The birthday cards aren't all known and different: { $found }.
voleurs-position-error-wrong-characters = The characters aren't all known and different: { $found }.
voleurs-position-error-no-character = Somebody has no character, though all have been chosen by then.
voleurs-position-error-wrong-offer = Offer { $offer } can't be: cards, claims, players and phase don't go together.
voleurs-position-error-wrong-phase = Hands, pawns and players aren't as they can be in the phase “{ $phase }”.
voleurs-position-error-wrong-look = Nobody can be looking into a bag like this: two thieves side by side, a payment in hand and a real gem are needed.
voleurs-position-error-wrong-history = The history of the gems has more entries than there can be.
voleurs-position-error-known-but-not-held = A card is said to be known in a hand that doesn't hold it.
voleurs-position-error-own-claims-seen = A player is said to have seen claims of their own.
voleurs-position-error-card-twice = The card { $card } is in two places.
voleurs-position-error-card-missing = The card { $card } is nowhere.
voleurs-position-error-wrong-number-of-gems = Gems of the kind “{ voleurs-gem-name }”: { $found } instead of { $expected }.
voleurs-position-error-wrong-cell = The city has no cell “{ $cell }”, or two pawns stand on it.
voleurs-position-error-whose-pawn = Nobody owns the pawn on { $cell }.
voleurs-position-error-two-viziers = There are two Viziers.
voleurs-position-error-too-many-pawns = Pawns of the kind “{ voleurs-pawn-name }” of player { $seat }: { $found }; there are { $expected }.

# --- The rules in short ----------------------------------------------------------------------------------------------------
# One line for each paragraph, however long.
voleurs-rules =
    You win if, when the match ends, the gems in your bag are those your birthday card asks for; several can win. If nobody's are, the richest bag wins. It ends with a round after which the Vizier stands in a shop of the Palace.
    A round: everybody draws a card for each pawn of theirs in a shop, from the deck of its district (assassins bring none). Then all trade. Then whoever has the slipper buys, once at least, and hands it on to somebody with cards, until no hand holds any.
    The same goods are worth different amounts to each character. Surprises: one is worth 1 dinar, two together 10, three 50. A gem card buys its gem and nothing else. No change is given.
    `agent merchant < Lambs, Camel`: an agent comes to the desert. Caravaneer 5 dinars, merchant 9, broker 12, assassin 12.
    `gem ruby < Silk, Fish`: a gem into your bag. Fake 9 (worth nothing), sapphire 12, emerald 20, ruby 27, diamond 35.
    `move thief e2>f3 < Fish`: a pawn of yours or the Vizier, one dinar a step; over others, never through ramparts, onto an empty cell; from `desert` by the ways in. Any card pays for standing still.
    `move merchant e2>f3 x f4 < Fish`: at the end it acts on a neighbour. A thief robs a rival thief of a gem unseen; a merchant expels a caravaneer, a broker a merchant; an assassin kills any agent and goes to the desert, two assassins kill each other.
    `offer 1 give Lambs as Camel want 1 souk`: to player 1, Lambs under the name of Camel for a card of the Souk. Districts are true, names may be lies. `accept 1 < Honey`, `decline 1`, `withdraw 1` answer offer 1; `done` ends your trading.

## ---------------------------------------------------------------------------------------------------------------
## The board of voleurs
## ---------------------------------------------------------------------------------------------------------------

# The five districts, from poor to rich; in capitals on the picture's plaques, so at most 10 characters.
voleurs-district-name = { $district ->
    [bazaar] Bazaar
    [port] Port
    [souk] Souk
    [casbah] Casbah
   *[palace] Palace
 }
# On the picture, in the sand before the city.
voleurs-desert-name = the desert
# What can be asked about in words, in the plural, as in “where thieves”.
voleurs-asked = { $what ->
    [thief] thieves
    [caravaneer] caravaneers
    [merchant] merchants
    [broker] brokers
    [assassin] assassins
    [vizier] Vizier
   *[desert] desert
 }
# On the foot of the picture. $board is the name of the board.
board-picture-title = { $board } · { voleurs-title }
board-picture-done = The picture is in { $path }.

# --- baghdad board show ---------------------------------------------------------------------------------------------
# Above the drawing.
board-heading = { $board }, for up to { $players } players: { $cells } cells, { $shops } of them shops.
# Below it. $example is the name of a cell, as e1.
board-key-places = Capital letters are shops, small ones streets. The number is the place in the row: the first cell drawn is { $example }.
board-key-distances = Capital letters are shops, small ones streets. The number is the distance from the desert.
# $wall, $gate and $way are the signs on the screen.
board-key-walls = { $wall } rampart · { $gate } gate · { $way } way in from the desert

# --- baghdad board check --------------------------------------------------------------------------------------------
# A line for each clause: what was found, and what there should be. A mark in front of it says whether it is so.
# $counts is a list like “Bazaar 12, Port 12 …”; $cells, $lost a list of cells like “e1, e2”, or board-none.
board-none = none
board-finding-districts = Cells in the five districts: { $counts }; and a desert outside.
board-finding-kinds = { $shops } shops and { $streets } streets.
board-finding-shops-and-streets = Shops in every district ({ $shops }), and streets in the Bazaar and the Casbah ({ $counts }).
board-finding-ways-in = Ways in from the desert: { $found } of { $needed } cells of the Bazaar ({ $cells }).
board-finding-ramparts = { $found } ramparts between cells that touch, wherever no way is drawn.
board-finding-gates = { $found } gates, and no other way between districts.
board-finding-vizier = The Vizier can start before a way in; there are { $found }.
board-finding-printed-numbers = Distances are worked out from the map.
board-finding-size = { $width } × { $height } cm; it should be { $needed_width } × { $needed_height } cm.
board-finding-no-way-back = Nothing leads back into the desert on foot.
board-finding-room-to-start = The Bazaar has { $shops } shops and { $streets } streets; { $players } players need { $needed_shops } and { $needed_streets }.
board-finding-decks = Shops no more than cards: { $counts }; at most { $most }.
board-finding-reachable = { $reached } of { $cells } cells can be reached from the desert; out of reach: { $lost }.
board-finding-farthest = The farthest cell lies { $steps } steps from the desert, the cells of the entrance 1.
board-finding-mutual = Cells that are neighbours are so both ways.
board-finding-entry-streets = { $found ->
    [0] The ways in lead to streets, as is safer.
   *[other] Shops at the ways in: { $found }; streets would be safer.
 }
board-finding-distance-by-wealth = The shops of a richer district lie farther from the desert, on average: { $means }.
board-finding-walks = { $share }% of the walks between shops of a district take { $first } to { $last } steps, the longest { $longest }; half of them should, and none take more than { $most }.
board-finding-way-out = From the middle shop of the Bazaar to the nearest of the Port it is { $steps } steps; at most { $most }.
board-finding-palace-shops = The Palace has { $found } shops; at least { $needed }.
board-finding-pawns = { $cells } cells; the { $pawns } pawns of the box need not all fit.
board-finding-one-district-each = Every cell is of one district and one kind.
board-finding-hexagons = At most { $most } neighbours to a cell; there are six sides.
# $clockwise is yes or no. $beside: the districts that touch the desert. $missing, $strays: pairs like “Port–Souk”.
board-finding-chain = Gates lead from each district to the next richer one, clockwise, and only the Bazaar touches the desert. Gates missing: { $missing }; gates elsewhere: { $strays }; clockwise: { $clockwise ->
    [yes] yes
   *[no] no
 }; beside the desert: { $beside }.
# What we like beyond the clauses.
board-finding-wish-equal-shops = Shops in each district: { $counts }; we like { $needed }.
board-finding-wish-two-gates = Gates on the border that has fewest: { $found }; we like { $needed }.
board-finding-wish-shops-on-streets = Shops away from every street of their district: { $found } ({ $cells }); we like none.
board-finding-wish-streets-together = Districts whose streets aren't connected: { $districts }; none would be best.
board-finding-wish-districts-together = Districts that can't be walked without leaving them: { $districts }; we like none.
board-finding-wish-gates-on-streets = Gates with a shop on one side: { $found }; we like none.

board-fit = { $board } can be played on.
board-unfit = { $number ->
    [one] { $board } can't be played on: 1 clause fails.
   *[other] { $board } can't be played on: { $number } clauses fail.
 }

# --- What is wrong with the text of a board. The words name, size, players, district, map, end, gate and wall stand in
# the file and are the same in every language; so are the names bazaar, port, souk, casbah, palace. ------------------
board-error-unknown-board = There is no board “{ $board }”; there are { $boards }, or name a file.
board-error-unknown-board-hash = This match is on a board that isn't known here (hash { $hash }).
board-error-board-hash-taken = Another board with the same hash { $hash } is in use; change the text, for example a comment.
board-error-text-too-long = The text has { $length } characters; a board has at most { $most }.
board-error-unfit-board = { $board } can't be played on.
board-error-too-many-ways-in = There are { $found } ways in; at most { $most }.
board-error-unprintable = Line { $line }, column { $column }: a sign that can't be printed.
board-error-tab-in-map = Line { $line }, column { $column }: a tab; in the map use spaces, since columns count.
board-error-unknown-line = Line { $line }, column { $column }: no line starts with “{ $word }”.
board-error-line-twice = Line { $line }, column { $column }: “{ $word }” stands there for a second time.
board-error-value-missing = Line { $line }, column { $column }: “{ $word }” lacks a value.
board-error-value-too-many = Line { $line }, column { $column }: “{ $value }” is one word too many after “{ $word }”.
board-error-name-too-long = Line { $line }, column { $column }: the name is longer than { $most } letters.
board-error-no-name = Line { $line }, column { $column }: the board has no name; a line like `name The Round City` gives it one.
board-error-bad-size = Line { $line }, column { $column }: a size looks like `50 x 35 cm`.
board-error-bad-players = Line { $line }, column { $column }: “{ $value }” players; a board is for { $fewest } to { $most }.
board-error-bad-district-letter = Line { $line }, column { $column }: “{ $letter }” can't stand for a district; it takes one capital letter.
board-error-letter-twice = Line { $line }, column { $column }: the letter “{ $letter }” stands for a district already.
board-error-unknown-district = Line { $line }, column { $column }: there is no district “{ $district }”.
board-error-district-twice = Line { $line }, column { $column }: the district “{ $district }” has a letter already.
board-error-missing-district = Line { $line }, column { $column }: the map begins, but the district “{ $district }” has no letter yet.
board-error-end-without-map = Line { $line }, column { $column }: “end” without a map to end.
board-error-no-map = Line { $line }, column { $column }: the text ends without a map.
board-error-no-end = Line { $line }, column { $column }: the text ends inside the map; a line `end` is missing.
board-error-empty-map = Line { $line }, column { $column }: the map has no cells.
board-error-bad-row = Line { $line }, column { $column }: a row starts with one small letter and a space, not with “{ $text }”.
board-error-row-twice = Line { $line }, column { $column }: there is a row “{ $row }” already.
board-error-row-without-letter = Line { $line }, column { $column }: “{ $sign }” would be a cell or desert, but the row has no letter.
board-error-unknown-letter = Line { $line }, column { $column }: “{ $letter }” isn't the letter of a district.
board-error-unknown-stroke = Line { $line }, column { $column }: “{ $sign }” isn't a stroke; between rows there are only / and \.
board-error-cell-out-of-line = Line { $line }, column { $column }: out of line; cells stand four columns apart, and half of that beside those of the next row.
board-error-too-wide = Line { $line }, column { $column }: the map is too wide; there is room for { $most } cells side by side.
board-error-too-many-cells = Line { $line }, column { $column }: one cell too many; there may be { $most }.
board-error-stroke-to-nowhere = Line { $line }, column { $column }: the stroke doesn't join two places.
board-error-stroke-in-desert = Line { $line }, column { $column }: the stroke joins desert to desert.
board-error-gate-inside-district = Line { $line }, column { $column }: a gate between { $one } and { $other }, which are of one district.
board-error-gate-twice = Line { $line }, column { $column }: there is a gate between { $one } and { $other } already.
board-error-wall-twice = Line { $line }, column { $column }: there is a wall between { $one } and { $other } already.
board-error-wall-between-districts = Line { $line }, column { $column }: { $one } and { $other } are of different districts; a rampart stands there anyway.
board-error-unknown-cell = Line { $line }, column { $column }: there is no cell “{ $cell }”.
board-error-not-neighbours = Line { $line }, column { $column }: { $one } and { $other } don't touch.

## The server

help-serve = Start a server where people and computer players meet at tables.
help-serve-host = The address to listen at (default: 127.0.0.1, this machine only).
help-serve-lan = Listen in the whole network, so that friends in it can join.
help-serve-port = The port to listen at; 0 for any that is free.
help-serve-data = The folder in which the server keeps its tables.
help-serve-database = A PostgreSQL database shared by several servers, instead of the folder: postgresql://….
help-serve-workers = How many worker processes share the tables, with one SQLite file for all (default: 1).
help-serve-config = A file with limits and other settings, in TOML.
help-serve-quiet = Log nothing but what goes wrong.
help-serve-open = Show it in the browser, where there is one.
serve-address = The server is running: { $address }
serve-open-yourself = Open this address in a browser.
serve-lan = In your network: { $address }
serve-lan-warning = Everybody in this network can open the page and see public tables, and what is sent isn't encrypted. Do this at home, not in a public network.
serve-no-lan = This machine has no address in a network; only it can join.
fallback-page-title = baghdad: the server
fallback-page-what = This server offers two board games about thieves in old Baghdad, dieb and voleurs. The page to play on hasn't been built; until then there are two ways.
fallback-page-terminal = Play against computer players in a terminal:
fallback-page-bot = Create a table, and let a program of yours join with the token that comes back:
fallback-page-more = All endpoints of this server:
help-admin = Manage a server: back it up, restore it, export matches, delete old tables.
help-admin-backup = Copy all tables into a file while the server runs.
help-admin-restore = Put a backup in place, in a folder without tables.
help-admin-export = Write the records of all matches that are over into a folder.
help-admin-prune = Delete tables that are over, or never began, and that nobody has touched for long.
help-admin-file = The file with the backup.
help-admin-folder = The folder for the records.
help-admin-days = For how many days nobody has touched them (default: 90).
admin-backed-up = Tables in { $path }: { $tables }
admin-restored = Tables restored to { $path }: { $tables }
admin-exported = Matches written to { $path }: { $matches }
admin-pruned = Tables deleted: { $tables }
help-bench-tables = bench server: at how many tables to play at once, for example 10,100,500.
help-bench-seconds = bench server: how long to play at each number of tables.
help-bench-workers = bench server: how many worker processes the server has.
bench-start-title = The first start on a machine
bench-start-page = the page answers
bench-start-table = a table is ready
bench-start-compiled-rules = the rules are compiled
bench-start-interpreted = first answer of { $level } in { $game }, interpreted
bench-start-compiled = first answer of { $level } in { $game }, compiled
bench-start-prompt = first prompt of { $game } in the terminal
bench-start-memory = { $state ->
    [interpreted] memory of the server, interpreted
   *[compiled] memory of the server, compiled
}
help-bench-write = Write all figures of `bench all` into a Markdown document.
help-bench-quick = bench all: measure briefly, to try it.
bench-server-title = The server under load, every move stored before it is acknowledged
bench-server-row = { $tables } tables
bench-server-figures = { $rate } moves/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs per move
bench-server-live = A table that is played at, in memory
bench-server-disk = Commits per second that the disk takes, one after the other
bench-server-idle = An idle table in memory
bench-server-asleep = A sleeping table in memory
bench-server-bots = People’s moves while computer players think at { $tables } tables
bench-server-sockets = { $sockets } open connections, nothing to do
help-bench-attacks = bench server: what players notice while one address attacks.
bench-attacks-title = Honest players under five attacks (load of the machine: { $load })
bench-attacks-attack = Attack
bench-attacks-before = p99 of a move before
bench-attacks-during = during
bench-attacks-ratio = Ratio
bench-attacks-answer = p99 of a computer player’s answer
bench-attacks-hellos = hellos with full lists
bench-attacks-talk = talk at a crowded seat
bench-attacks-steps = steps of a long match
bench-attacks-hints = hints at many tables
bench-attacks-boards = new tables with own boards
server-error-rate-limited = That is too much at once; try again in { $retry_after } s.
server-error-too-many-tables = Too many new tables from here; wait a little.
server-error-too-large = That is too long; { $most } bytes at most.
server-error-too-slow = The request took too long to arrive; { $seconds } seconds at most.
server-error-not-your-table = This table is private; its link is needed.
server-error-no-such-step = The school has { $steps } steps, and step { $step } isn’t one of them.
server-error-not-yet = The match isn't over yet.
server-error-not-stored = The server can't save anything just now; nothing has changed.
server-error-not-json = That isn't JSON.
server-error-no-seat = Spectators can't do that.
# A match of the list on the first page whose game says nothing of its own.
summary-actions = { $number ->
    [one] One action so far.
   *[other] { $number } actions so far.
 }
server-error-match-over = The match is over.
server-error-damaged = { $path } is damaged, or isn't a backup.
server-error-unusable-data = { $path } is damaged or belongs to another program. It hasn't been changed; baghdad admin restore puts a backup into another folder.
server-error-closing = The server is restarting; it will be back in a moment.
server-error-not-ready = The server is starting up.
server-error-broken = Something went wrong on the server. It has been logged.
server-error-bad-settings = { $path } can't be understood at { $where }.
server-error-unknown-template = There is no ready-made sentence “{ $template }”.
server-error-phrases-only = At a public table only ready-made phrases can be sent.
server-error-no-push = This server sends no messages to browsers.
server-error-bad-subscription = Messages can’t be sent to the push service “{ $service }”, or its keys are unusable.
server-error-bad-push-key = The key for push messages can’t be read: { $path }
# A message that a browser displays while the page is closed.
push-your-turn = It’s your turn.
server-error-table-crowded = At most { $most } people can watch a table.
server-error-started-already = The match has started already.
server-error-stale = Something has happened in the meantime; look again.
server-error-seat-taken = That seat is taken.
server-error-reload = The table is being reloaded; come back in a moment.
server-error-other-rules = This match of { $game } was begun under version { $kept } of the rules; this server plays version { $known }.
server-error-other-protocol = This server speaks version { $known } of the protocol, not { $protocol }; reload the page.
server-error-nothing-to-take-back = No computer player is playing for you.
server-error-nothing-said = Say either a ready-made sentence or your own.
server-error-not-to-act = It isn't your turn.
server-error-not-started = The match hasn't started yet.
server-error-nobody-sits = At least one seat must be for a person.
server-error-no-such-table = There is no table “{ $table }” here.
server-error-no-such-seat = There is no such seat, or it is your own.
server-error-no-such-page = There is nothing at this address.
server-error-bad-method = That can't be done at this address.
server-error-no-store = { $path } can't be used ({ $problem }).
server-error-no-settings = { $path } can't be read.
server-error-no-free-seat = No seat is free at this table.
server-error-no-data = There are no tables in { $path }.
server-error-newer-data = These tables were saved by a newer version (schema { $data }; this one knows { $known }).
server-error-hello-first = Say hello or watch first.
server-error-hello-again = This connection has a table already.
server-error-from-the-future = That hasn't happened yet.
server-error-file-exists = { $path } is there already.
server-error-folder-in-use = Another server is using { $path }; one at a time can. Choose another folder with --data.
server-error-cannot-listen = The server can't listen at { $host }, port { $port } ({ $problem }).
server-error-bot-plays = A computer player plays for you; take your seat back first.
server-error-bad-token = This link or token belongs to no seat here.
server-error-bad-text = A message can have { $most } characters at most, all of them printable.
server-error-bad-origin = Pages from other sites may not use this server.
server-error-bad-host = This server doesn't answer under that name. Whoever runs it can allow the name in its settings (hosts).
server-error-bad-name = A name has 1 to { $most } characters, all of them printable.
server-error-bad-database = The database { $database } can't be reached.
server-error-no-workers = Several workers need a system with Unix sockets, like Linux, and a version of uvicorn that they were tested with.
server-error-no-extra = { $package } isn't installed; it comes with pip install "baghdad[{ $extra }]".
server-error-bad-command = That command can't be understood (at { $where }).
server-error-bad-clock = The time per turn can be { $most } seconds at most.
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-your-turn = It is your turn.
chat-one-moment = One moment, please.
chat-no-deal = No deal.
chat-good-offer = That is a good offer.
chat-again = Another match?
chat-goodbye = Goodbye!
