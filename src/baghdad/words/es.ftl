### Todas las frases de baghdad en español. Se tutea, sin vosotros ni ustedes.
###
### Las palabras de los juegos están fijadas en docs/glossary/es.md. Lo que se escribe en el terminal (undo, save, hint,
### why, all, log, rules, quit) y la notación (smuggle a, done) no se traducen. $name es el nombre de quien juega y no
### se declina; las frases sobre jugadores se construyen sin verbo ni género.

## ---------------------------------------------------------------------------------------------------------------
## La línea de órdenes
## ---------------------------------------------------------------------------------------------------------------

language-name = Español
language-direction = ltr
language-locale = es

help-usage = Uso:
help-options = Opciones
help-commands = Órdenes
help-arguments = Argumentos
help-game-options = Opciones de { $game }
help-word-options = [OPCIONES]
help-word-command = ORDEN [ARGUMENTOS]…

help-option-help = Muestra esta página y termina.
help-option-version = Muestra la versión y termina.
help-option-language = Idioma de todas las frases: { $languages }. Si falta, deciden BAGHDAD_LANGUAGE o el sistema.

help-baghdad = Juegos de mesa sobre ladrones en la antigua Bagdad: jugar, repasar y comprobar partidas, trabajar con posiciones.
help-play = Juega una partida en este terminal, contra bots o con amigos.
help-replay = Recorre paso a paso una partida guardada, o la imprime.
help-verify = Repite una partida guardada y comprueba que todo se jugó según las reglas.
help-hint = Muestra las tres mejores jugadas de una partida guardada o de una posición, por qué, y las probabilidades de cada cual.
help-legal = Imprime las acciones legales de una posición, una por línea.
help-warm = Compila todo lo que hace falta para jugar, para que después no haya que compilar nada.
help-apply = Imprime la posición después de una acción.
help-perft = Cuenta las sucesiones de decisiones según su longitud, para comparar con otros programas.
help-board = Comprueba y muestra los tableros de voleurs: los que trae el juego y los tuyos.
help-board-check = Repasa una a una las cláusulas sobre la ciudad y dice cuáles incumple un tablero.
help-board-show = Dibuja un tablero en este terminal o como imagen.
help-bench = Mide la velocidad de las reglas.
help-games = Enumera los juegos.
help-bots = Enumera los bots.
help-arena = Hace que los bots jueguen miles de partidas entre sí y cuenta qué muestran los resultados.
help-tournament = Enfrenta a muchos bots entre sí y los puntúa.
help-league = Vuelve a jugar los torneos de los documentos y escribe sus tablas.
help-audit = Hace que un bot juegue contra sí mismo y cuenta las jugadas que parecen absurdas.
help-calibrate = Compara las probabilidades que se dan en turnos de partidas con quién las ganó: puntuación de Brier y curva de fiabilidad.
help-balance = Hace el estudio de equilibrio y escribe su informe: asientos, duración, qué decide.
help-train = Hace que los bots aprendan de partidas contra sí mismos.
help-dataset = Escribe decisiones de bots como tablas para el aprendizaje (Parquet).
help-help = Muestra la ayuda de una orden, o lo que hay sobre un tema (los documentos están en inglés).

help-play-game = El juego, por ejemplo dieb. No hace falta con --resume.
help-play-seats = Quién se sienta y dónde, por orden de turno: me, person:NOMBRE o un bot (véase baghdad bots). Ejemplo: me,person:Ana,greedy.
help-play-first = Quién empieza: random, o un número de la lista de asientos.
help-play-seed = Un número que fija todas las barajadas; la misma semilla da la misma partida.
help-play-save = Dónde guardar la partida; se escribe después de cada acción.
help-play-resume = Sigue con una partida guardada: la del archivo, o sin archivo la última que se jugó.
help-play-delay = Segundos de espera después de cada acción de un bot.
help-play-no-talk = Los personajes no dicen nada.
help-play-bot = Un bot tuyo: ARCHIVO.py:Clase. En la lista de asientos se llama como su clase. Puede darse varias veces.
help-arena-game = El juego, por ejemplo dieb.
help-arena-seats = Los bots de la mesa (véase baghdad bots). Ejemplo: search:800,greedy. De partida en partida van cambiando de asiento.
help-arena-players = El número de jugadores, si es mayor que el de nombres: el último ocupa el resto de la mesa.
help-arena-matches = Cuántas partidas se juegan.
help-arena-paired = Cada reparto se juega tantas veces como los jugadores pueden rotar por la mesa, para que la suerte sea de todos.
help-arena-sprt = Se detiene en cuanto está claro si la ventaja del primero es de ALTO puntos Elo y no de BAJO, por ejemplo 0:30.
help-arena-seed = El número que fija todos los repartos (si falta: 1).
help-arena-jobs = Cuántos procesos juegan (si falta: uno por procesador).
help-arena-ray = Juega en el clúster de Ray de esta dirección (auto para aquel al que pertenece esta máquina).
help-arena-out = Una carpeta para partidas, resultados, tablas y gráficos. La misma orden con la misma carpeta sigue donde se interrumpió.
help-arena-json = Imprime los resultados como JSON.
help-tournament-bots = Los bots, por ejemplo search:800,greedy,random. El Elo se cuenta desde el último.
help-tournament-players = Los números de jugadores, por ejemplo 2,3,4 (si faltan: todos los que permite el juego).
help-tournament-matches = Cuántas partidas juega cada pareja en cada mesa.
help-league-file = El archivo que dice qué se juega (si falta: docs/league.toml).
help-league-out = Una carpeta para las partidas, en lugar de la que nombra el archivo.
help-audit-bot = El bot de todos los asientos (véase baghdad bots; si falta: master).
help-audit-judge = El bot al que se pregunta por las jugadas dudosas (si falta: master:30000).
help-audit-players = El número de jugadores (si falta: el menor del juego).
help-audit-out = Una carpeta para las partidas. La misma orden con la misma carpeta sigue donde se interrumpió.
help-calibrate-turns = En cuántos turnos de cada partida se dan las probabilidades (si falta: 4).
help-calibrate-trials = Cuántos ensayos dan las probabilidades de un turno (si falta: 200, como en el análisis de una partida).
help-balance-game = El juego (si falta: todos los que tienen un informe así).
help-balance-report = El informe que se escribe (si falta: balance).
help-balance-matches = Cuántas partidas en cada mesa (si falta: las que necesita el informe).
help-balance-bot = El bot de todos los asientos (véase baghdad bots; si falta: un master rápido).
help-balance-folder = Una carpeta para las partidas (si falta: build/balance). La misma orden con la misma carpeta sigue donde se interrumpió.
help-balance-out = El archivo que se escribe (si falta: el del propio informe en docs). Sus imágenes quedan al lado.
help-balance-json = Imprime las cifras también como JSON.
help-train-game = El juego, por ejemplo dieb.
help-train-players = Los números de jugadores para los que se aprende, por ejemplo 2,3,4 (si faltan: todos los que permite el juego).
help-train-matches = De cuántas partidas se aprende, para cada número de jugadores (si falta: tantas como para los pesos del paquete).
help-train-seed = El número que fija todas las partidas (si falta: 1).
help-train-out = Una carpeta para lo aprendido (si falta: build/training). La misma orden con la misma carpeta sigue donde se interrumpió.
help-train-further = Empieza con los pesos del paquete y sigue aprendiendo de turnos buscados (dieb).
help-train-jobs = Cuántos procesos aprenden a la vez (si falta: uno por procesador).
help-train-ship = Pone los pesos en el paquete y la curva de aprendizaje en los documentos. Necesita una copia de las fuentes.
help-train-json = Imprime las lecciones como JSON.
help-file-record = Una partida guardada, como JSON; - lee la entrada estándar.
help-file-position = Una posición, como JSON; - lee la entrada estándar.
help-replay-to = Imprime la mesa después de tantas acciones y termina.
help-hint-file = Una partida guardada o una posición, como JSON; - lee la entrada estándar.
help-hint-player = De quién son las jugadas: el número del jugador, contado desde 1. No se usa nada que ese jugador no pueda saber.
help-hint-bot = El bot al que se pregunta (véase baghdad bots; si falta: el más fuerte del juego).
help-hint-to = La posición de una partida guardada después de tantas acciones.
help-hint-json = Imprime la respuesta como JSON.
help-apply-action = La acción en notación, por ejemplo "smuggle a".
help-apply-seed = El número que fija lo que sale al azar (si falta: 0).
help-perft-depth = La longitud de las sucesiones más largas.
help-perft-players = El número de jugadores.
help-dataset-bots = Los bots de la mesa (véase baghdad bots). Ejemplo: master,greedy. El último ocupa el resto de la mesa.
help-dataset-players = El número de jugadores (si falta: el menor que permite el juego).
help-dataset-out = Una carpeta para partidas, tablas y la ficha de datos. La misma orden con la misma carpeta sigue donde se interrumpió.
help-dataset-chances = Escribe también qué probabilidades daba cada jugador a todos; para ello se piensa el doble.
help-dataset-json = Imprime la ficha de datos como JSON.
help-bench-game = El juego que se mide, envs para los entornos, server, o all.
help-bench-json = Imprime las medidas como JSON.
help-warm-games = Los juegos (si faltan: todos).
help-warm-json = Imprime como JSON la carpeta de la caché y los segundos de cada juego.
help-warm-quiet = No muestra el progreso.
help-bench-yardstick = Ruta de un programa en C que juega al mismo juego, para comparar; necesita un compilador de C.
help-bench-rounds = Cuántas veces se mide cada cifra; cuenta la mejor.
help-board-board = Un tablero: el nombre de uno que trae el juego (round-city, oasis) o un archivo de texto; - lee la entrada estándar.
help-board-svg = Dónde poner una imagen (SVG) en su lugar; el nombre acaba en .svg.
help-board-distances = Muestra en cada casilla a qué distancia está del desierto, en lugar de su sitio en la fila.
help-bots-game = El juego que deben conocer (si falta: todos los juegos).
help-help-topic = Una orden o un tema, por ejemplo play o notation; sin él, las listas de ambos.

help-topics = Temas
help-topic-options = Las opciones de los juegos; options dieb para las de uno
help-topic-queries = Qué puedes escribir y preguntar durante una partida; queries dieb para un juego
help-topic-notation = Cómo se escriben acciones, posiciones y partidas
help-topic-levels = Los niveles de los bots, medidos
help-topic-bots = Los bots: cómo deciden y cómo se escribe uno
help-topic-page = La página en el navegador
help-topic-server = Cómo mantener un servidor para otros
help-topic-protocol = Los mensajes del servidor, para programas
help-topic-arena = Competiciones entre bots, y qué significan sus cifras
help-topic-environments = Los juegos como entornos para la investigación
help-topic-new-game = Cómo escribir un juego propio
help-topic-glossary = Qué significan nuestros términos
help-topic-rules = Las reglas de { $title }, cláusula a cláusula

command-error-unknown-command = No hay ninguna orden «{ $command }».
command-error-unknown-topic = No hay ninguna orden ni tema «{ $topic }».
command-error-unknown-flag = Aquí no hay ninguna opción { $option }.
command-error-flag-needs-value = La opción { $option } necesita un valor.
command-error-flag-takes-no-value = La opción { $option } no lleva valor.
command-error-bad-flag-value = «{ $value }» no puede ser el valor de { $option }.
command-error-workers-and-database = --workers es para una máquina con carpeta propia; varios servidores con --database se reparten la carga sin él.
command-error-missing-argument = Falta { $argument }.
command-error-unexpected-argument = «{ $argument }» es un argumento de más.
command-error-bad-usage = Esto no se entiende: { $text }
command-error-unknown-language = El idioma «{ $language }» no está disponible; elige uno de { $languages }.
command-error-missing-file = No existe el archivo { $path }.
command-error-is-folder = { $path } es una carpeta, no un archivo.
command-error-cannot-read = No se puede leer { $path } ({ $problem }).
command-error-cannot-write = No se puede escribir { $path } ({ $problem }).
command-error-file-exists = { $path } ya existe; elige otro nombre o sigue con esa partida mediante --resume.
command-error-file-too-large = { $path } es demasiado grande para ser una partida o una posición.
command-error-not-text = { $path } no es un archivo de texto (UTF-8).
command-error-not-json = { $path } no es JSON, o está cortado.
command-error-no-game-named = { $path } no dice a qué juego pertenece, así que no es ni una partida ni una posición.
command-error-not-svg-name = { $path } no es un nombre para una imagen: debería acabar en .svg.
command-error-not-md-name = { $path } no es un nombre para una página: debería acabar en .md.
command-error-unknown-seat = Nadie se llama «{ $seat }»: en un asiento va me, person:NOMBRE o uno de { $bots }.
command-error-bad-first = «{ $first }» no puede empezar: di random o un número de 1 a { $players }.
command-error-resume-alone = Una partida retomada conserva sus asientos, su semilla y sus opciones, así que { $option } no puede ir con --resume.
command-error-last-match-gone = La última partida está en { $path }, y ese archivo ya no existe. Di otro, `baghdad play --resume FILE`; las partidas sin archivo propio están en { $folder }.
command-error-no-saved-match = En { $folder } no hay ninguna partida con la que seguir.
command-error-bad-depth = La profundidad tiene que ser 1 como mínimo.
command-error-cannot-compile = Aquí no se puede compilar nada: Numba falta o está desactivado. Las reglas se interpretan.
command-error-no-such-number = En la lista no hay ningún número { $number }.
command-error-no-such-moment = La partida tiene { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
 }, así que no hay ningún momento { $number }.
command-error-hint-after-end = La partida ha terminado; ya no hay nada que aconsejar.
command-error-hint-for-nobody = No hay ningún jugador { $seat }; se cuentan de 1 a { $players }.
command-error-hint-out-of-turn = Ahora no le toca al jugador { $seat }. Le toca a: { $to_act }.
command-error-not-a-checkout = --ship necesita una copia de las fuentes; este paquete está instalado.
command-error-ship-incomplete = Para algunos números de jugadores ({ $players }) no se ha aprendido nada, así que los pesos no se pueden entregar.
command-error-missing-library = { $library } no está instalado y esta orden lo necesita; se añade con pip install { $library }.
command-error-unexpected = Ha pasado algo que no debería: { $problem }. BAGHDAD_TRACEBACK=1 muestra dónde; avísanos, por favor.
did-you-mean = ¿Querías decir { $nearest }?
query-error-unknown-query = No hay ninguna pregunta «{ $query }». Puedes preguntar: { $queries }.
query-error-unknown-object = Aquí no se puede preguntar por «{ $about }»; sí por { $choices }.
query-error-missing-object = Di por qué preguntas: { $choices }.
query-error-unknown-card = No hay ninguna carta «{ $about }».
query-error-spectator = Estás mirando: solo quien juega tiene mano, jugadas y precios propios.
with-clause = { $sentence } [{ $clause }]

games-line = { $name }: { $title }, de { $min } a { $max } jugadores.
bots-line = { $name }: { $about } Juega a { $games }.
bot-random = Elige cualquier acción legal; no tiene plan alguno.
bot-greedy = Hace lo que más lo acerca a ganar en este momento, con reglas sencillas; nunca mira adelante.
bot-search = Prueba miles de continuaciones a partir de lo que puede saber y se queda con la que mejor aguanta.
bot-planner = Recorre todo su turno y valora cada posición a la que puede llevar.
bot-ismcts = Busca en un árbol de acciones de todos los jugadores y valora según lo aprendido en partidas contra sí mismo.
bot-apprentice = Para principiantes: sabe lo que es bueno, y a menudo hace otra cosa.
bot-journeyman = Para quien conoce las reglas: hace lo que más lo acerca a ganar en este momento.
bot-thief = Para quien tiene experiencia: mira adelante y te deja poco.
bot-master = El más fuerte: mira adelante y valora según lo aprendido en partidas contra sí mismo.
bot-yusuf = Nivel 1, para una primera partida: honrado e impaciente.
bot-jafar = Nivel 2, para principiantes: atrevido y generoso.
bot-maryam = Nivel 3, para quien conoce las reglas: ahorradora y honrada.
bot-idris = Nivel 4: paciente e indulgente.
bot-dunya = Nivel 5, para quien tiene algo de práctica: mentirosa y juguetona.
bot-safiya = Nivel 6: ahorradora y desconfiada.
bot-thabit = Nivel 7, para quien tiene experiencia: paciente y previsor.
bot-rayhana = Nivel 8: atrevida y vengativa.
bot-shadow = Nivel 9, la más fuerte: fría y previsora.
bot-level = Cualquier fuerza de 1 a 9, sin carácter: level:4.5 está entre dos personajes.
bot-adaptive = Tan fuerte como una persona con la puntuación de detrás de los dos puntos, adaptive:1400, para que las probabilidades sean iguales.
bot-policy = El juicio de master sin mirar adelante.
bot-rollouts = Juega en la cabeza partidas enteras, como hacía master antes de aprender a valorar posiciones, y supone que los demás juegan como greedy.
bot-shark = Ofrece su peor carta con el mejor nombre y no acepta nada.
bot-partner = Comercia solo con otro jugador, y con honradez: partner:1 con el siguiente.
bot-never-trader = Juega según el juicio de master, pero no comercia nunca.
bot-rusher = Compra gemas en cuanto puede y lleva al Visir a casa.
bot-robber = Roba a quien tiene más probabilidades de ganar siempre que puede.
bot-other = Viene de otro paquete o del paquete del juego.
level-random = Azar
level-apprentice = Aprendiz
level-journeyman = Oficial
level-thief = Ladrón
level-master = Maestro
level-yusuf = Yusuf
level-jafar = Yafar
level-maryam = Maryam
level-idris = Idris
level-dunya = Dunya
level-safiya = Safiya
level-thabit = Thabit
level-rayhana = Capitana Rayhana
level-shadow = La Sombra del Visir
level-level = Nivel
level-adaptive = Tan fuerte como tú

compiling = Se preparan las reglas; pasa una sola vez y tarda unos segundos…
warm-done = Todo está compilado, en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Está en { $folder }.
warm-interrupted = Interrumpido; lo compilado hasta ahora está en { $folder }. La misma orden sigue desde ahí.

## ---------------------------------------------------------------------------------------------------------------
## baghdad dataset
## ---------------------------------------------------------------------------------------------------------------

dataset-done = Partidas: { $matches }, decisiones: { $decisions }. Carpeta: { $path }
dataset-progress = Se escriben tablas: { $done } de { $total }
dataset-card = { $matches } partidas de { $game } ({ $decisions } decisiones) entre los bots { $bots }, semilla { $seed }. `observation` es lo que veía el asiento al que le tocaba, `mask` tiene un 1 por cada acción legal, `action` es el número de la elegida, `chances` son las probabilidades que ese jugador daba a todos, `result` es 1 si ese asiento ganó y, entre los demás, otro tanto por debajo de 0 en total.
dataset-card-columns = Qué hay en cada sitio de una observación, y todo lo demás que necesita un programa, está en `{ $card }`. La semilla y las acciones bastan para reproducirlo todo.

## ---------------------------------------------------------------------------------------------------------------
## baghdad bench
## ---------------------------------------------------------------------------------------------------------------

bench-progress = Se mide: { $done } de { $total }
bench-envs-title = Velocidad de los entornos aquí
bench-envs-batch = { $game }, { $matches } partidas a la vez, { $threads } hilos
bench-envs-step = { $name }, paso a paso
bench-title = Velocidad de { $game } aquí
bench-play = Juego al azar, { $players } jugadores, un hilo
bench-yardstick = El programa de comparación, { $players } jugadores
bench-ratio = El nuestro como parte del de comparación
bench-threads = Dos hilos frente a uno
bench-copies = Copias de un estado ({ $bytes } bytes)
bench-step = Un paso con su máscara legal, llamado desde Python
bench-match-steps = Partida desde Python: decisiones por número de acción o paso, con las legales
bench-match-actions = Partida desde Python: acciones, con las legales
bench-match-legal-lists = Partida desde Python: listas de acciones legales
bench-match-views = Partida desde Python: vistas de un asiento
bench-call = Una llamada a { $method }, en mitad de una partida
bench-payments = Todos los pagos de una mano de { $cards } cartas
bench-legal = Lo que pueden comprar { $cards } cartas, { $number } formas
bench-cold = Del arranque a la primera partida al azar, compilando
bench-warm = Del arranque a la primera partida al azar, ya compilado
bench-interpreted = Juego al azar sin el compilador
bench-arena = Partidas de { $bot } en la arena, dos procesos
bench-bare = Lo mismo sin la arena
bench-thinking = Iteraciones de `{ $bot }`, un hilo
bench-millions = { $number } millones por segundo
bench-thousands = { $number } mil por segundo
command-error-yardstick-fails = El programa de comparación { $path } no se puede compilar, o no imprime lo que debería.

## ---------------------------------------------------------------------------------------------------------------
## baghdad arena, tournament, league
## ---------------------------------------------------------------------------------------------------------------

arena-all = Partidas
arena-progress = { $done } de { $total } · { $rate } por segundo · quedan { $left }
arena-progress-start = { $done } de { $total }
arena-goes-on = Ya se habían jugado { $found } partidas; se sigue desde ahí.
arena-rounded-up = En repartos completos de { $each } partidas salen { $matches } partidas.
arena-interrupted = Interrumpido tras { $done } de { $total } partidas; están guardadas en { $path }. La misma orden sigue desde ahí.
arena-kept = Partidas, resultados, tablas y gráficos están en { $path }.
arena-title = { $game }, { $players } jugadores, { $matches } partidas
arena-column-name = Nombre
arena-column-wins = Ganadas
arena-column-share = Parte (95 %)
arena-column-fair = Partes justas
arena-column-matches = Partidas
arena-column-seconds = ms/jugada
arena-seat = Gana el asiento { $seat }
arena-rounds = Rondas por partida
arena-decisions = Decisiones por partida
arena-shared = Partidas con varios ganadores
arena-unfinished = Partidas cortadas sin ganador
arena-rate = Partidas por segundo
arena-test-better = La prueba dice: { $name } es mejor, por { $high } puntos Elo y no por { $low } ({ $deals } repartos, logaritmo del cociente de verosimilitud { $llr }).
arena-test-not-better = La prueba dice: { $name } es mejor por { $low } puntos Elo como mucho, no por { $high } ({ $deals } repartos, logaritmo del cociente de verosimilitud { $llr }).
arena-test-open = La prueba entre { $low } y { $high } puntos Elo para { $name } sigue abierta ({ $deals } repartos, logaritmo del cociente de verosimilitud { $llr }).
tournament-title = { $game }, { $matches } partidas
tournament-cross = { $players } jugadores: parte de uno de la fila contra la columna (95 %)
tournament-one-of = Uno de
league-written = Las tablas están en { $path }.
league-about = Versión { $version }, reglas { $rules }, semilla { $seed }, { $matches } partidas emparejadas (redondeadas a repartos completos) para cada pareja en cada mesa. El Elo se cuenta desde el último que nombra { $file }; todo con su intervalo del 95 %.
league-cross = { $players } jugadores; la parte que ganó uno de la fila en una mesa de la columna:
league-seats = Victorias por asiento: { $seats }. Rondas por partida: { $rounds }.
league-duels = Uno contra una mesa de otros, con la victoria repartida donde ganan varios; milisegundos por jugada del uno y de los otros:
league-one = Uno
league-others = Otros
league-players = Jugadores
audit-title = { $bot } contra sí mismo, { $players } jugadores, { $matches } partidas
audit-looking = Se repasan las partidas
audit-excused = {"  "}En { $number } más, { $judge } juega lo mismo.
audit-example = {"  "}semilla { $seed }, acción { $number }: { $action }
audit-example-better = {"  "}semilla { $seed }, acción { $number }: { $action }; mejor: { $better }
dieb-audit-chest-left = Turnos terminados con un cofre al alcance: { $found } de { $of }
dieb-audit-dancer-wasted = Bailarinas pagadas donde bastaba una carta: { $found } de { $of }
dieb-audit-guard-back = Guardias devueltos en el mismo turno: { $found } de { $of }
calibrate-telling = Se calculan probabilidades
calibrate-title = Probabilidades dadas en partidas de { $bot } contra sí mismo, { $players } jugadores, { $matches } partidas, { $positions } posiciones
calibrate-column-bin = Probab.
calibrate-column-number = Número
calibrate-column-told = Media
calibrate-brier = Puntuación de Brier de la probabilidad de un jugador: { $brier } ± { $error }; con la misma para todos sería { $equal }.
calibrate-start = Probabilidades tras el reparto, por asiento: { $chances }
balance-written = La página está en { $path }, sus imágenes al lado.
train-course = { $players } jugadores
train-progress = lección { $lesson } de { $lessons } · { $matches } partidas · partes justas: { $figures } · quedan { $left }
train-figure-search = búsqueda { $shares }
train-figure-early = versión inicial { $shares }
train-figure-best = la mejor { $shares }
train-figure-mean = media { $shares }
train-goes-on = Lecciones ya hechas: { $found }; se sigue desde ahí.
train-interrupted = Interrumpido; lo aprendido está guardado en { $path }. La misma orden sigue desde ahí.
train-done = Lo aprendido está en { $weights }, la curva de aprendizaje en { $curve }.
train-how-to-ship = La misma orden con --ship los pone donde los tiene el paquete: { $home } y { $picture }.
train-shipped = Ya están en el paquete: { $home } y { $picture }.
plot-shares = Parte de victorias, con su intervalo del 95 %
plot-percent = % de las partidas
plot-length = Duración de una partida
plot-rounds = rondas
plot-matches = partidas
plot-seats = Parte de victorias por asiento
plot-seat = asiento
plot-ratings = Elo, con su intervalo del 95 %
plot-learning-search = Contra la búsqueda sola
plot-learning-early = Contra su versión inicial
plot-learning-best = La mejor de una generación
plot-learning-mean = Media de una generación
plot-fair = partes justas
dieb-plot-race = La carrera por los cofres
dieb-plot-standing = cofres ganados
voleurs-plot-race = La carrera por las gemas
voleurs-plot-standing = gemas en la bolsa
generic-plot-race = Las puntuaciones por ronda
generic-plot-standing = puntuación

arena-error-missing-extra = { $package } no está instalado; viene con pip install "baghdad[{ $extra }]".
arena-error-too-many-entrants = { $entrants } bots no caben en una mesa para { $players }.
arena-error-bad-sprt = «{ $text }» no es un par de diferencias de Elo, primero la menor, como 0:30.
arena-error-test-of-nothing = Un bot solo no puede ser mejor que los demás; --sprt necesita al menos dos nombres.
arena-error-bot-failed = { $bot } ha fallado en la partida con la semilla { $seed }: { $problem }
arena-error-workers-die = Los procesos que juegan no dejan de morir ({ $deaths } veces); ¿hay bastante memoria?
arena-error-no-cluster = No hay ningún clúster de Ray en { $address } ({ $problem }).
arena-error-cannot-write = No se puede escribir { $path } ({ $problem }).
arena-error-not-a-folder-of-results = En { $path } hay otras cosas; los resultados van a una carpeta nueva o vacía.
arena-error-other-results = { $path } tiene resultados de otra orden o de otra versión; elige otra carpeta.
arena-error-broken-results = { $path } está dañado: una de sus líneas no es una partida.
arena-error-bad-field = Un torneo necesita al menos dos bots, ninguno repetido: { $bots }.
arena-error-unknown-report = No hay ningún informe «{ $report }»; hay { $reports }.
arena-error-other-training = { $path } es de un entrenamiento con otros números o de otra versión; elige otra carpeta.
arena-error-training-died = El proceso que aprende para { $players } jugadores ha muerto; ¿hay bastante memoria?
arena-error-training-is-for = Este entrenamiento es para { $players } jugadores, todos a la vez.
arena-error-training-not-further = { $game } no tiene entrenamiento adicional; quita --further.
arena-error-bad-tables = Cada número de jugadores puede nombrarse una vez: { $players }.
arena-error-no-league = No se puede leer { $path } ({ $problem }).
arena-error-bad-league = { $path } no es una liga: { $problem }
arena-error-no-marks = { $path } no tiene sitio para las tablas, entre { $begin } y { $end }.

## ---------------------------------------------------------------------------------------------------------------
## Errores de todos los juegos
## ---------------------------------------------------------------------------------------------------------------

game-error-unknown-game = No hay ningún juego «{ $game }»; hay { $games }.
game-error-broken-game = El juego { $game } ({ $entry }) no se puede cargar: { $problem }
game-error-missing-part = El juego { $game } no tiene esto; le falta su parte «{ $part }».
option-error-bad-players = El juego { $game } es para { $min } a { $max } jugadores, no para { $players }.
option-error-bad-seats = { $players } jugadores necesitan otros tantos asientos, pero se han nombrado { $seats }.
option-error-bad-seat-name = { $name } no puede ser el nombre de un asiento: no es un texto que se pueda escribir.
option-error-bad-seed = { $seed } no puede ser una semilla: es un número entero desde 0 que cabe en { $bits } bits.
option-error-no-such-seat = No hay ningún jugador { $seat }; juegan { $players }, contados desde 1 (en archivos desde 0).
option-error-say-which-seat = Ahora pueden actuar varios jugadores ({ $to_act }); di cuál lo hace.
option-error-unknown-option = El juego no tiene ninguna opción «{ $option }».
option-error-bad-option-value = { $value } no puede ser el valor de la opción «{ $option }»; admite { $kind ->
    [bool] sí o no
    [int] un número entero no negativo
   *[str] una palabra
 }.
option-error-unknown-choice = «{ $value }» no puede ser el valor de la opción «{ $option }»; hay { $choices }.
option-error-unknown-bot = Ningún bot llamado «{ $bot }» sabe jugar a { $game }; hay { $bots }.
option-error-bad-bot-parameter = «{ $parameter }» no puede ir tras los dos puntos de { $bot }.
option-error-bot-without-parameter = { $bot } no lleva nada tras dos puntos, así que «{ $parameter }» sobra ahí.
option-error-no-bot-file = No hay ningún archivo { $path } con un bot.
option-error-broken-bot-file = { $path } no se puede cargar: { $problem }
option-error-no-bot-class = { $path } no tiene ninguna clase { $name } que elija acciones; tiene: { $bots }.

notation-error-unknown-action = «{ $text }» no es una acción.
notation-error-unknown-word = «{ $word }» en «{ $text }» no significa nada ahí, o está dos veces.

undo-refused-nothing-to-undo = No hay nada tuyo que deshacer.
undo-refused-undo-after-end = La partida ha terminado; ya no se puede deshacer nada.
undo-refused-another-acted = Después ha actuado alguien más; eso ya no se puede deshacer.
undo-refused-hidden-came-out = `{ $action }` descubrió cartas ocultas, así que no se puede deshacer.

position-error-malformed-position = Esto no es una posición: algo está mal en { $where }.
position-error-bad-options = Las opciones de la posición están mal: { $reason }

record-error-newer-format = La partida la guardó una versión más nueva de baghdad; esta lee partidas hasta el formato { $known }.
record-error-malformed-record = Esto no es una partida guardada: algo está mal en { $where }.
record-error-not-json = Esto no es JSON, o está cortado.
record-error-other-game = Esta partida es de { $record }, no de { $game }.
record-error-newer-version = La partida se jugó con la versión { $record } de las reglas de { $game }; este baghdad conoce la versión { $known }.
record-error-older-version = La partida se jugó con la versión { $record } de las reglas de { $game }, que han cambiado desde entonces; este baghdad conoce la versión { $known }.
record-error-sealed-record = La partida guardada no contiene su semilla, solo el hash de esta, así que no se puede repetir hasta que la semilla se publique.
record-error-bad-seed = «{ $seed }» no puede ser una semilla.
record-error-wrong-seed-hash = La semilla no es aquella cuyo hash se publicó: la semilla o el hash han cambiado.
record-error-bad-start = La partida empieza en una posición imposible: { $reason }
record-error-start-disagrees = Los jugadores o las opciones de la partida no son los de la posición en la que empieza.
record-error-bad-action = La acción { $number }, `{ $action }` del jugador { $seat }, no pudo ocurrir: { $reason }
record-error-wrong-result = El resultado escrito en la partida no es aquel al que llevan sus acciones.

error-other = Esto no sirve: { $reason }.
refusal-other = Las reglas no lo permiten: { $reason }.
refusal-illegal-step = { $step } no es aquí un paso legal.
refusal-match-over = La partida ha terminado.
refusal-not-your-turn = El jugador { $seat } no puede actuar: le toca al jugador { $to_act }.

## ---------------------------------------------------------------------------------------------------------------
## En la mesa, en todos los juegos
## ---------------------------------------------------------------------------------------------------------------

seat-you = Tú
seat-player = Jugador { $number }
seat-bot = { $bot } { $number }

table-welcome = Una partida de { $title }: { $names }. Escribe ? para ver la ayuda.
table-choices-shown = { $hidden ->
    [0] Escribe un número o la notación; ? para ver la ayuda.
    [one] Escribe un número o la notación; `all` muestra 1 forma de pago más; ? para ver la ayuda.
   *[other] Escribe un número o la notación; `all` muestra { $hidden } formas de pago más; ? para ver la ayuda.
 }
table-prompt = { $name } >
table-undone = Deshecho: `{ $action }`.
table-saved = Guardado en { $path }.
table-not-saved = Sin guardar: { $problem }
table-quit = La partida está guardada. Para seguir: baghdad play --resume { $path }
table-quit-unsaved = La partida no se ha podido guardar.
table-legal = `{ $action }` es posible ahora: { $sentence }
table-hint = { $bot } jugaría `{ $action }` ({ $sentence }). { $reason }
hint-heading = { $moves ->
    [one] { $name }: la mejor jugada, según { $bot }
   *[other] { $name }: las mejores jugadas, según { $bot }
 }
hint-move = { $number }. `{ $action }` ({ $sentence }): { $percent } %. { $reason }
hint-chances = Probabilidades de ganar: { $chances }.
hint-chance = { $name }: { $percent } %
hint-reason-more = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } más que el número { $number } (± { $error }).
hint-reason-less = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } menos que el número { $number } (± { $error }).
hint-reason-even = Sin diferencia clara con el número { $number } (± { $error }).
hint-reason-rival = { $name }: probabilidad { $percent } %, tras el número { $number } { $other } %.
hint-reason-only = No hay nada más que hacer.
table-log-empty = Aún no ha pasado nada.
table-hide = Pulsa Intro para ocultar tus cartas.
table-curtain = Pasa el teclado a { $name }. { $name }, pulsa Intro cuando nadie más mire.
table-since = Entretanto:
table-record = La partida completa: { $path }
table-replay-how = Recórrela paso a paso con: baghdad replay { $path }
table-verify-how = Comprueba cada carta que salió con: baghdad verify { $path }

keys-heading = Aquí puedes escribir
keys-number = un número: esa línea de la lista
keys-notation = una acción en notación, por ejemplo { $example }
keys-all = `all`: cada acción con cada forma de pago
keys-undo = `undo`: deshace tu última acción, mientras no haya salido nada oculto
keys-hint = `hint`: las mejores jugadas según el bot { $bot }, y por qué
keys-why = `why` y una acción: si es posible, y si no, el motivo
keys-log = `log`: todo lo que ha pasado
keys-last = `last`: lo que ha pasado desde tu última acción
keys-rules = `rules`: las reglas en breve
keys-board = `board`: dibuja la mesa otra vez
keys-map = `map`: dibuja solo el tablero, donde es grande
keys-save = `save`, o `save` y un nombre de archivo: guarda ahí la partida
keys-quit = `quit`: termina; la partida queda guardada y puede retomarse

result-winner = Victoria: { $name }.
result-shared = La victoria se comparte: { $names }.
result-nobody = No gana nadie.

replay-start = Antes de la primera acción.
replay-step = Acción { $number } de { $actions }, { $name }: `{ $action }`
replay-keys = Intro: siguiente · p: anterior · un número: ese momento · q: terminar

verify-fine = En orden: { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
 } de { $game } con { $players } jugadores, y todo lo que salió al azar se sigue de la semilla. { $result } Hash de la semilla: { $hash }
verify-still-on = La partida aún no ha terminado.

# «e» delante de un nombre que empieza por i.
list-pair = { $second ->
    [Idris] { $first } e { $second }
   *[other] { $first } y { $second }
 }
list-more = { $first }, { $rest }

## ---------------------------------------------------------------------------------------------------------------
## Un juego sin terminal propio
## ---------------------------------------------------------------------------------------------------------------

generic-seats = Asientos: { $seats }
generic-seat = { $number } { $name }
generic-now = Elige una acción: su número o su texto.
generic-result = Puntuaciones: { $score }.
generic-result-score = { $name }: { $score }
generic-rules = Aquí no hay resumen de las reglas de { $title }.

## ---------------------------------------------------------------------------------------------------------------
## El ladrón de Bagdad (dieb)
## ---------------------------------------------------------------------------------------------------------------

dieb-title = El ladrón de Bagdad

dieb-palace-name = { $letter ->
    [a] Pavo Real
    [b] Luna
    [c] León
    [d] Granada
    [e] Halcón
   *[f] Lámpara
 }
# Siempre masculino, así que detrás de «de» y «a» va «del» y «al».
dieb-palace = { $letter ->
    [a] palacio del Pavo Real
    [b] palacio de la Luna
    [c] palacio del León
    [d] palacio de la Granada
    [e] palacio del Halcón
   *[f] palacio de la Lámpara
 } ({ $letter })
dieb-summary-placing = { $number ->
    [one] Un guardia más por colocar.
   *[other] { $number } guardias más por colocar.
 }
dieb-summary-rival = { $number ->
    [one] Le falta un solo cofre: { $names }.
   *[other] Les falta un solo cofre: { $names }.
 }
dieb-summary-nearest = { $missing ->
    [one] { $palace }: un ladrón más se lleva el cofre.
   *[other] { $palace }: { $missing } ladrones más se llevan el cofre.
 }
dieb-summary-left = { $number ->
    [one] Queda un cofre.
   *[other] Quedan { $number } cofres.
 }
dieb-summary-chests = { $won } de { $goal }
dieb-asked = { $what ->
    [thieves] ladrones
    [guards] guardias
    [neutral] guardias neutrales
   *[chests] cofres
 }

dieb-option-tactical = También los guardias neutrales los colocan los jugadores, dos cada uno.
dieb-option-peek = Los jugadores ven su mano mientras colocan guardias.
dieb-option-optional-theft = Llevarse un cofre es voluntario.
dieb-option-chosen-card = Quien pasa cuando no queda ninguna bailarina elige el palacio de la cuarta carta.
dieb-option-face-down = Los cofres ganados están boca abajo; eso no cambia nada en el juego.
dieb-option-decision-cap = Corta la partida después de tantas decisiones; 0 para nunca.
dieb-option-edition = Se juega como dice el texto de una edición: fr, cs, it o nl.

dieb-cards = { $number } × { $name }
dieb-dancers = { $number ->
    [one] 1 bailarina
   *[other] { $number } bailarinas
 }
dieb-dancers-held = { $number ->
    [one] 1 bailarina
   *[other] { $number } bailarinas
 }

dieb-do-place = un guardia tuyo ante el { $palace }
dieb-do-place-neutral = un guardia neutral ante el { $palace }
dieb-do-smuggle = un ladrón al { $palace } por { $payment }
dieb-do-guard = tu guardia del { $palace } al { $target } por { $payment }
dieb-do-escort = tu guardia y un ladrón del { $palace } al { $target } por { $payment }
dieb-do-neutral = un guardia neutral del { $palace } al { $target } por { $payment }
dieb-do-end = terminar el turno y tomar 3 cartas
dieb-do-pass = pasar y tomar 4 cartas
dieb-do-pass-dancer = pasar, tomar 3 cartas y una bailarina
dieb-do-pass-chosen = pasar, tomar 3 cartas y una del { $palace }, si hay alguna en el mazo
dieb-do-steal = llevarse el cofre del { $palace }
dieb-pay = por { $payment }
dieb-causes-theft = ¡se lleva el cofre!
dieb-causes-win = ¡se lleva el cofre y gana!
dieb-causes-no-chest = allí no queda ningún cofre

dieb-group-place = Colocar guardia
dieb-group-place-neutral = Colocar neutral
dieb-group-steal = Llevarse un cofre
dieb-group-smuggle = Colar un ladrón
dieb-group-escort = Guardia y ladrón
dieb-group-guard = Mover un guardia
dieb-group-neutral = Mover un neutral
dieb-group-end = Terminar el turno
dieb-row-from = desde { $letter }:
dieb-row-folded = { $number ->
    [one] 1 forma; `moves { $kind }` la muestra
   *[other] { $number } formas; `moves { $kind }` las muestra
 }
dieb-row-key = Entre paréntesis: las cartas que se pagan, * es una bailarina.
dieb-end-note = Terminar el turno no se puede deshacer.

dieb-now-placing = Coloca un guardia ante un palacio con un sitio libre. { $own ->
    [one] Te queda 1
   *[other] Te quedan { $own }
 }.
dieb-now-placing-tactical = Coloca un guardia ante un palacio con un sitio libre. Te quedan { $own ->
    [one] 1 guardia propio
   *[other] { $own } guardias propios
 } y { $neutral ->
    [one] 1 neutral
   *[other] { $neutral } neutrales
 }.
dieb-now-fresh = Haz todas las acciones que puedas pagar, como mucho 3 con un ladrón; o pasa y toma 4 cartas.
dieb-now-acted = Sigue actuando o termina el turno; { $left ->
    [0] ya ninguna acción con un ladrón en este turno
    [one] 1 acción más con un ladrón en este turno
   *[other] { $left } acciones más con un ladrón en este turno
 }.

dieb-board-chest = cofre: pide { $demand }
dieb-board-chest-you = cofre: tú { $thieves } de { $demand }
dieb-board-no-chest = no quedan cofres
# «ladrones» no cabe: los que están dentro.
dieb-board-thieves = dentro
dieb-board-no-thieves = nadie dentro
dieb-board-price = precio { $price }

dieb-players-name = Jugador
dieb-players-chests = Cofres
dieb-players-supply = Reserva
dieb-players-cards = Cartas
dieb-players-dancers = Bailarinas
dieb-players-actions = Acciones
dieb-players-won = { $won } de { $goal }

dieb-piles = Mazo { $deck } · bailarinas { $dancers } · descartes { $discard }
dieb-piles-no-discard = Mazo { $deck } · bailarinas { $dancers } · sin descartes
dieb-hand = Tu mano:
dieb-hand-empty = Tu mano está vacía.
dieb-hand-hidden = { $number ->
    [one] Tu carta sigue boca abajo hasta que estén colocados todos los guardias.
   *[other] Tus { $number } cartas siguen boca abajo hasta que estén colocados todos los guardias.
 }
dieb-hand-dancer = Bailarina
dieb-key = Primera línea de un palacio: los guardias ante su puerta. Un número es un guardia de ese jugador, { $neutral } uno neutral, { $free } un sitio libre.

dieb-event-place = { $name }: un guardia ante el { $palace }.
dieb-event-place-neutral = { $name }: un guardia neutral ante el { $palace }.
dieb-event-smuggle = { $name }: un ladrón se cuela en el { $palace } por { $payment }.
dieb-event-guard = { $name }: un guardia va del { $palace } al { $target } por { $payment }.
dieb-event-escort = { $name }: un guardia y un ladrón van del { $palace } al { $target } por { $payment }.
dieb-event-neutral = { $name }: un guardia neutral va del { $palace } al { $target } por { $payment }.
dieb-event-theft = { $name }: ¡robado un cofre del { $palace } (fuerza { $strength })! Cofres ganados: { $won }.
dieb-event-reshuffle = Se ha agotado el mazo; los descartes ({ $cards } cartas) se han barajado y forman el nuevo.
dieb-event-draw = { $dancers ->
    [0] { $name }: { $number ->
        [0] ninguna carta, no queda ninguna.
        [one] 1 carta del mazo.
       *[other] { $number } cartas del mazo.
    }
   *[other] { $name }: { $number ->
        [0] una bailarina, no queda ninguna carta.
        [one] 1 carta del mazo y una bailarina.
       *[other] { $number } cartas del mazo y una bailarina.
    }
 }
dieb-event-draw-chosen = { $found ->
    [yes] { $name }: { $number } cartas del mazo, una de ellas del { $chosen }, como se pidió.
   *[no] { $name }: { $number } cartas del mazo; no había ninguna del { $chosen }.
 }
dieb-event-drawn-cards = Nuevo en tu mano: { $cards }.
dieb-event-hands-taken-up = Todos los guardias están colocados; cada cual toma sus cartas en la mano.
dieb-event-over = La partida ha terminado.
dieb-event-turn = Siguiente: { $name }.

dieb-result-chests = Se han ganado cofres suficientes: { $score }.
dieb-result-standstill = Ha pasado una ronda entera sin una acción ni una carta; gana quien tiene más cofres: { $score }.
dieb-result-unfinished = La partida se ha cortado tras el número de decisiones acordado.
dieb-result-score = { $name }: { $chests }

dieb-hint-place = Pocos guardias ajenos allí: colar ladrones sale barato.
dieb-hint-steal = Se lleva un cofre.
dieb-hint-smuggle = Es donde más cerca está el próximo cofre.
dieb-hint-approach = Lleva a donde un cofre está más cerca.
dieb-hint-pass = Trae cartas nuevas.
dieb-hint-random = Elige cualquier acción al azar.
dieb-hint-move = Da un sitio mejor a los guardias.
dieb-hint-cheapen = Te abarata colar ladrones allí.
dieb-hint-hinder = Encarece el próximo ladrón de un rival.
dieb-hint-win = Gana la partida.
dieb-hint-turn = El turno entero trae: { $deeds }.
dieb-hint-deed-chest = { $palace }: { $number ->
    [one] un cofre
   *[other] { $number } cofres
 }
dieb-hint-deed-thieves = { $palace }: { $number ->
    [one] 1 ladrón más
   *[other] { $number } ladrones más
 }
dieb-hint-deed-guards = { $palace }: { $number ->
    [one] 1 guardia más
   *[other] { $number } guardias más
 }
dieb-hint-deed-neutral = { $palace }: { $number ->
    [one] 1 guardia neutral más
   *[other] { $number } guardias neutrales más
 }
dieb-hint-deed-cards = { $number ->
    [one] 1 carta pagada
   *[other] { $number } cartas pagadas
 }
dieb-hint-deed-dancers = { $number ->
    [one] 1 bailarina pagada
   *[other] { $number } bailarinas pagadas
 }
dieb-hint-stop = Termina el turno aquí.
dieb-hint-soon = { $name }: un cofre en el próximo turno en el { $percent } % de los repartos, tras el número { $number } en el { $other } %.

dieb-refusal-still-placing = Aún se están colocando guardias; los turnos empiezan cuando eso acaba.
dieb-refusal-placing-is-over = Todos los guardias están colocados.
dieb-refusal-no-guard-to-place = No te queda ningún guardia propio por colocar.
dieb-refusal-no-neutral-to-place = No tienes ningún guardia neutral por colocar.
dieb-refusal-no-free-place = Los { $places } sitios para guardias ante el { $palace } están ocupados.
dieb-refusal-no-own-guard = Ante el { $palace } no hay ningún guardia tuyo.
dieb-refusal-no-foreign-guard = Ante el { $palace } solo hay guardias tuyos; un ladrón necesita uno ajeno junto al que colarse.
dieb-refusal-no-thief-in-supply = No te queda ningún ladrón en la reserva.
dieb-refusal-thief-limit = Ya has actuado { $limit } veces con ladrones; no hay más en este turno.
dieb-refusal-overpaid = El { $palace } cuesta { $price ->
    [one] 1 carta
   *[other] { $price } cartas
 }, y { $dancers } bailarinas serían demasiadas.
dieb-refusal-too-few-dancers = Para eso { $needed ->
    [one] hace falta 1 bailarina
   *[other] hacen falta { $needed } bailarinas
 }; tienes { $held ->
    [0] ninguna
   *[other] { $held }
 }.
dieb-refusal-too-few-cards = Por los guardias ajenos, el { $palace } cuesta { $price ->
    [one] 1 carta de ese palacio
   *[other] { $price } cartas de ese palacio
 }; tienes { $cards ->
    [0] ninguna
   *[other] { $cards }
 } y { $dancers ->
    [0] ninguna bailarina
    [one] 1 bailarina
   *[other] { $dancers } bailarinas
 }, y esta forma de pago necesita { $needed } del palacio.
dieb-refusal-no-such-card = No tienes ninguna carta del { $palace }.
dieb-refusal-no-thief-there = No tienes ningún ladrón en el { $palace }.
dieb-refusal-no-neutral-guard = Ante el { $palace } no hay ningún guardia neutral.
dieb-refusal-nothing-done = No has hecho nada en este turno, así que termina con `pass` o `pass *`.
dieb-refusal-already-acted = Ya has actuado en este turno, así que termina con `end`.
dieb-refusal-no-dancer-in-pile = No queda ninguna bailarina que tomar.
dieb-refusal-no-choice-of-card = En esta partida nadie elige el palacio de una carta.
dieb-refusal-dancers-left = { $dancers ->
    [one] Queda 1 bailarina
   *[other] Quedan { $dancers } bailarinas
 } por tomar, así que no se elige ninguna carta.
dieb-refusal-no-card-left = No queda ninguna carta que tomar.
dieb-refusal-theft-by-itself = En esta partida los cofres se roban solos en cuanto hay bastantes ladrones.
dieb-refusal-no-chest-left = En el { $palace } no queda ningún cofre.
dieb-refusal-too-few-thieves = El cofre del { $palace } pide { $needed } ladrones; allí tienes { $thieves }.

dieb-position-error-wrong-number-of-seats = Hay { $players } jugadores, pero { $seats } entradas en «{ $where }».
dieb-position-error-no-such-seat = No hay ningún jugador { $seat }; juegan { $players }, contados desde 1 (en archivos desde 0).
dieb-position-error-wrong-number-of-cards = Hay { $found } cartas del { $palace } en lugar de { $expected }.
dieb-position-error-wrong-number-of-dancers = Hay { $found } bailarinas en lugar de { $expected }.
dieb-position-error-shown-but-not-held = El jugador { $seat } no puede haber mostrado una carta del { $palace }.
dieb-position-error-too-many-guards = Hay { $found } guardias ante el { $palace }; caben { $expected }.
dieb-position-error-wrong-number-of-guards = El jugador { $seat } tiene { $found } guardias en lugar de { $expected }.
dieb-position-error-too-many-neutrals-to-place = El jugador { $seat } no puede tener { $found } guardias neutrales por colocar.
dieb-position-error-wrong-number-of-neutrals = Hay { $found } guardias neutrales en lugar de { $expected }.
dieb-position-error-phase-and-guards-disagree = La fase no puede ser «{ $phase }» con { $unplaced } guardias sin colocar.
dieb-position-error-not-their-turn-to-place = El jugador { $seat } no puede ser quien coloca un guardia; le toca al jugador { $to_act }.
dieb-position-error-placed-out-of-turn = Los guardias que quedan por colocar ({ $unplaced }) no pueden venir de colocar por turnos.
dieb-position-error-too-many-chests = El { $palace } tiene { $found } cofres; una pila tiene { $expected }.
dieb-position-error-chests-disagree = Los cofres ganados ({ $won }) no son los que faltan en los palacios ({ $gone }).
dieb-position-error-too-many-thieves = El jugador { $seat } tiene { $found } ladrones en los palacios; solo hay { $expected }.
dieb-position-error-thieves-before-play = El jugador { $seat } tiene ladrones en los palacios antes de que estén todos los guardias.
dieb-position-error-theft-overdue = El jugador { $seat } tiene en el { $palace } ladrones suficientes para haberse llevado ya su cofre.
dieb-position-error-too-many-thief-actions = En este turno hubo { $found } acciones con un ladrón; se permiten { $expected }.
dieb-position-error-thief-actions-without-action = Hubo acciones con un ladrón, pero ninguna acción.
dieb-position-error-turn-before-play = Alguien ha actuado o ganado antes de que estén todos los guardias.
dieb-position-error-too-many-chests-won = Alguien ha ganado { $found } cofres, o dos han ganado la partida; termina con el primero que tenga { $expected }.
dieb-position-error-too-many-idle-turns = Han pasado { $found } turnos sin que se haga nada; la partida termina tras { $expected }.
dieb-position-error-phase-and-chests-disagree = La fase no puede ser «{ $phase }» cuando lo máximo ganado son { $chests } cofres y la partida se gana con { $goal }.

dieb-rules =
    Gana quien consigue antes { $goal } cofres. Un cofre es tuyo en cuanto hay bastantes ladrones tuyos en su palacio: 4 para el primero de un palacio, luego 5, 6, 7. Esos ladrones vuelven contigo.
    En tu turno actúas tantas veces como puedas pagar, como mucho 3 con un ladrón:
    `smuggle a`: un ladrón al palacio a, donde hay un guardia tuyo y uno ajeno; cuesta una carta de a por cada guardia ajeno (neutral o de otros jugadores).
    `guard a>b a`: un guardia tuyo de a a b, donde tiene que haber un sitio libre; cuesta una carta de a o de b.
    `escort a>b a`: lo mismo, y un ladrón tuyo lo acompaña gratis.
    `neutral a>b`: un guardia neutral de a a b; cuesta una carta de a y una de b.
    Las bailarinas valen por cualquier carta: `smuggle a *2`, `guard a>b *`, `neutral a>b *a`, `neutral a>b **`.
    `end` termina un turno con acciones: 3 cartas. Sin ninguna, `pass` da 4 cartas, y `pass *` 3 cartas y una bailarina.

## ---------------------------------------------------------------------------------------------------------------
## Los ladrones de Bagdad (voleurs)
## ---------------------------------------------------------------------------------------------------------------

voleurs-title = Los ladrones de Bagdad

voleurs-pawn-name = { $pawn ->
    [thief] Ladrón (T)
    [caravaneer] Caravanero
    [merchant] Mercader
    [broker] Tratante (B)
    [assassin] Asesino
   *[vizier] Visir
 }
voleurs-pawn = { $pawn ->
    [thief] ladrón
    [caravaneer] caravanero
    [merchant] mercader
    [broker] tratante
    [assassin] asesino
   *[vizier] Gran Visir
 }
voleurs-a-pawn = { $pawn ->
    [thief] un ladrón
    [caravaneer] un caravanero
    [merchant] un mercader
    [broker] un tratante
    [assassin] un asesino
   *[vizier] el Gran Visir
 }
voleurs-a-victim = { $victim ->
    [thief] un ladrón
    [caravaneer] un caravanero
    [merchant] un mercader
    [broker] un tratante
    [assassin] un asesino
   *[vizier] el Gran Visir
 }
voleurs-gem-name = { $gem ->
    [fake] Gema falsa
    [sapphire] Zafiro
    [emerald] Esmeralda
    [ruby] Rubí
   *[diamond] Diamante
 }
voleurs-gem = { $gem ->
    [fake] gema falsa
    [sapphire] zafiro
    [emerald] esmeralda
    [ruby] rubí
   *[diamond] diamante
 }
voleurs-a-gem = { $gem ->
    [fake] una gema falsa
    [sapphire] un zafiro
    [emerald] una esmeralda
    [ruby] un rubí
   *[diamond] un diamante
 }
voleurs-a-gem-given = { $given ->
    [fake] una gema falsa
    [sapphire] un zafiro
    [emerald] una esmeralda
    [ruby] un rubí
   *[diamond] un diamante
 }
voleurs-birthday = { $birthday ->
    [diamond] un diamante
    [emerald_and_sapphire] una esmeralda y un zafiro
    [two_no_sapphire] dos gemas auténticas, ninguna de ellas un zafiro
    [two_with_ruby] dos gemas auténticas, una de ellas un rubí
    [two_colours] dos gemas auténticas de clases distintas
   *[three] tres gemas auténticas
 }
voleurs-summary-offers = { $number ->
    [one] Una oferta espera tu respuesta.
   *[other] { $number } ofertas esperan tu respuesta.
 }
voleurs-summary-round = Ronda { $number }.
voleurs-summary-complete = En tu bolsa está todo lo que pide tu carta de cumpleaños.
voleurs-summary-aim = En tu bolsa hay { $held } de las { $asked } gemas de tu carta de cumpleaños.
voleurs-summary-gems = { $number ->
    [one] 1 gema
   *[other] { $number } gemas
 }
voleurs-character-name = { $character ->
    [david] David
    [said] Said
    [afif] Afif
    [sheherazade] Sherezade
    [ali_baba] Alí Babá
   *[simbad] Simbad
 }
voleurs-city-name = { $board ->
    [round-city] La Ciudad Redonda
    [oasis] El Oasis
   *[other] { $name }
 }
voleurs-card = { $number ->
    [0] Lanzas
    [1] Dagas
    [2] Lino
    [3] Pieles
    [4] Comino
    [5] Curri
    [6] Corderos
    [7] Camello
    [8] Fruta
    [9] Sésamo
    [10] Plomo
    [11] Cobre
    [12] Hierro
    [13] Hierro forjado
    [14] Trigo
    [15] Aceite
    [16] Criado
    [17] Caballos
    [18] Lana
    [19] Algodón
    [20] Azafrán
    [21] Menta
    [22] Pistolas
    [23] Cimitarras
    [24] Perfume
    [25] Guindilla
    [26] Yunque
    [27] Plata
    [28] Pólvora
    [29] Sables
    [30] Tinte
    [31] Cáñamo
    [32] Dromedario
    [33] Halcón
    [34] Cebada
    [35] Miel
    [36] Brújula
    [37] Catalejo
    [38] Pescado
    [39] Gallina
    [40] Bailarinas
    [41] Mercenarios
    [42] Tabaco
    [43] Veneno
    [44] Seda
    [45] Cuero
    [46] Daga de gala
    [47] Sable de gala
    [48] Oro
    [49] Plata dorada
    [50] Azúcar
    [51] Hielo
    [52] Elefante
    [53] Tigre
    [54] Incienso
    [55] Opio
    [56] Turbante
    [57] Túnica
    [58] Fusiles
    [59] Cañones
    [60] Carta de gema falsa
    [61] Carta de zafiro
    [62] Carta de esmeralda
    [63] Carta de rubí
    [64] Carta de diamante
    [65] Sorpresa Puerto
    [66] Sorpresa Zoco
   *[67] Sorpresa Alcazaba
 }
voleurs-dinars = { $dinars ->
    [one] 1 dinar
   *[other] { $dinars } dinares
 }
voleurs-counted = { $number } × { voleurs-district-name }
voleurs-nothing = nada

voleurs-option-refuge = En las calles no se puede expulsar a caravaneros ni mercaderes.
voleurs-option-blocking = Nadie pasa por encima del caravanero de un rival.
voleurs-option-vizier-kill = Una vez por partida un asesino puede matar al Gran Visir; entonces se reparten de nuevo las cartas de cumpleaños.
voleurs-option-exchange = Un ladrón que roba puede mirar en la bolsa y canjear una gema en su lugar.
voleurs-option-price-rise = La última gema de cada clase cuesta 5 dinares más.
voleurs-option-own-victims = También puedes expulsar o matar a tus propios peones.
voleurs-option-act-from-desert = Los peones del desierto pueden actuar contra los que están justo en las entradas.
voleurs-option-change-moves-vizier = Los dinares pagados de más pueden mover al Gran Visir en el acto.
voleurs-option-deal-characters = Los personajes se reparten en lugar de elegirse.
voleurs-option-draw-first = Quién empieza se decide por sorteo; si no, el primer asiento.
voleurs-option-two-players = Permite jugar a dos, cosa que las reglas no prevén.
voleurs-option-board = El tablero: round-city, oasis o un archivo de texto tuyo.
voleurs-option-offer-cap = Ofertas que un jugador puede hacer por ronda; 0 para cualquier número.
voleurs-option-round-cap = Corta la partida después de tantas rondas; 0 para nunca.
voleurs-option-decision-cap = Corta la partida después de tantas decisiones; 0 para nunca.

voleurs-payment = { $dinars ->
    [one] { $cards } (1 dinar)
   *[other] { $cards } ({ $dinars } dinares)
 }
voleurs-wasted = { $dinars ->
    [one] 1 dinar de más
   *[other] { $dinars } dinares de más
 }

voleurs-do-choose = jugar con { $character }
voleurs-do-place = { voleurs-pawn-name } en { $cell }
voleurs-do-agent = { voleurs-a-pawn } al desierto por { $payment }
voleurs-do-gem = { voleurs-a-gem } a tu bolsa por { $payment }
voleurs-do-move = { $start ->
    [desert] { voleurs-a-pawn } del desierto a { $goal } por { $payment }
   *[other] { voleurs-a-pawn } de { $start } a { $goal } por { $payment }
 }
voleurs-do-stay = { $start ->
    [desert] { voleurs-a-pawn } se queda en el desierto por { $payment }
   *[other] { voleurs-a-pawn } se queda en { $start } por { $payment }
 }
voleurs-do-act = { $deed ->
    [expel] { $move }; expulsa de { $cell } al desierto a { voleurs-a-victim } ({ $other })
    [kill] { $move }; mata en { $cell } a { voleurs-a-victim } ({ $other })
    [rob] { $move }; le roba una gema al ladrón de { $cell } ({ $other })
   *[look] { $move }; mira en la bolsa del ladrón de { $cell } ({ $other }) para canjear una gema
 }
voleurs-do-kill-vizier = { $move }; mata al Gran Visir en { $cell }
voleurs-do-with-change = { $deed }; el cambio lleva al Gran Visir a { $cell }
voleurs-do-discard = desechar { $cards }, que ya no compra nada
voleurs-do-exchange = sacar { voleurs-a-gem }, meter { voleurs-a-gem-given }
voleurs-do-slipper = pasarle la babucha a { $other }
voleurs-do-offer = ofrecerle { $cards } a { $other } por { $wanted }
voleurs-do-accept = aceptar la oferta { $offer } y dar { $cards }
voleurs-do-accept-gift = aceptar la oferta { $offer }, un regalo
voleurs-do-decline = rechazar la oferta { $offer }
voleurs-do-withdraw = retirar tu oferta { $offer }
voleurs-do-done = no comerciar más por ahora

voleurs-group-choose = Personajes
voleurs-group-place-thief = Ladrón, en calle
voleurs-group-place-caravaneer = Caravanero, tienda
voleurs-group-answer = Responder
voleurs-group-offer = Hacer una oferta
voleurs-group-done = Dejar el comercio
voleurs-group-agent = Comprar un agente
voleurs-group-gem = Comprar una gema
voleurs-group-act = Atacar a un peón
voleurs-group-move = Mover un peón
voleurs-group-discard = Desechar
voleurs-group-exchange = Canjear una gema
voleurs-group-slipper = Pasar la babucha
voleurs-more-folded = { $number ->
    [one] 1 más: `moves`
   *[other] { $number } más: `moves`
 }
voleurs-moves-note = `moves { $place }` enumera los movimientos de un peón.
voleurs-row-moves = { $number ->
    [one] { voleurs-pawn-name } { $place }: 1 movimiento, `moves { $place }`
   *[other] { voleurs-pawn-name } { $place }: { $number } movimientos, `moves { $place }`
 }
voleurs-moves-heading = { $place ->
    [desert] { voleurs-pawn-name } desde el desierto; entre paréntesis, los dinares que cuesta:
   *[other] { voleurs-pawn-name } desde { $place }; entre paréntesis, los dinares que cuesta:
 }
voleurs-moves-none = Ahí no hay ningún peón que puedas mover ahora: «{ $place }».
voleurs-offer-example = Escríbela, como `{ $example }`; el nombre tras «as» puede ser mentira.
voleurs-offer-impossible = Nadie más tiene cartas, y tú tampoco.
voleurs-choices-shown = { $hidden ->
    [0] Escribe un número o la notación; ? para ver la ayuda.
    [one] Escribe un número o la notación; `all` muestra 1 más; ? para ver la ayuda.
   *[other] Escribe un número o la notación; `moves e3` enumera los movimientos de un peón, `all` muestra { $hidden } más; ? para ver la ayuda.
 }
voleurs-buying-note = Una compra muestra sus cartas, así que no se puede deshacer.
voleurs-change-note = Con lo que pagas de más puedes mover al Gran Visir: `+ vizier h1` al final; `all` muestra adónde.

voleurs-now-choosing = Elige tu personaje: las mercancías valen algo distinto para cada uno.
voleurs-now-placing = { $thieves ->
    [0] Coloca un caravanero en una tienda vacía del Bazar. { $caravaneers ->
        [one] Te queda 1
       *[other] Te quedan { $caravaneers }
    }.
   *[other] { $caravaneers ->
        [0] Coloca tu ladrón en una calle vacía del Bazar.
        [one] Coloca un peón en el Bazar. Tienes a tu ladrón, para una calle, y 1 caravanero, para una tienda.
       *[other] Coloca un peón en el Bazar. Tienes a tu ladrón, para una calle, y { $caravaneers } caravaneros, para tiendas.
    }
 }
voleurs-now-trading = { $offers ->
    [0] Comercio: haz una oferta o di `done`. Las compras empiezan cuando nadie quiera comerciar más.
    [one] Comercio: 1 oferta espera tu respuesta. Respóndela, haz una tú o di `done`.
   *[other] Comercio: { $offers } ofertas esperan tu respuesta. Respóndelas, haz una tú o di `done`.
 }
voleurs-now-buying = Tienes la babucha: compra un agente, una gema o un movimiento. Después puedes pasarla.
voleurs-now-bought = Sigue comprando, o pásale la babucha a alguien con cartas.
voleurs-now-last = Solo tú tienes cartas; compra hasta vaciar la mano.
voleurs-now-passing = No tienes cartas: pásale la babucha a alguien que tenga.
voleurs-now-exchanging = Miras en la bolsa de otro ladrón: saca una gema y mete una auténtica tuya.

voleurs-board-heading = { $round ->
    [0] { $board } · antes de la primera ronda
   *[other] { $board } · ronda { $round }
 }
voleurs-board-desert = En el desierto: { $pawns }.
voleurs-board-desert-empty = El desierto está vacío.
voleurs-board-crowd = { $name } { $signs }
voleurs-board-waiting = { $sign } ×{ $number }
voleurs-board-gems = A la venta: { $gems }.
voleurs-board-gem = { $number } × { voleurs-gem-name } a { $price }
voleurs-board-gem-sold-out = sin { voleurs-gem-name }
voleurs-board-bag = { $number ->
    [one] 1 gema
   *[other] { $number } gemas
 }
voleurs-board-map-note = `map` muestra la ciudad.
voleurs-players-name = Jugador
voleurs-players-character = Personaje
voleurs-players-cards = Cartas
voleurs-players-bag = Gemas
voleurs-key-players = Jugadores: { $turn } a quién le toca, { $slipper } quién tiene la babucha, { $ready } quién ha dejado de comerciar. Las cartas se cuentan por barrios; C, M, B y A son caravaneros, mercaderes, tratantes y asesinos: en la ciudad, en el desierto, por comprar.
voleurs-key-pawns = Un peón en la ciudad es una letra y el número de su jugador: { $thief } es el ladrón del jugador 1. { $vizier } es el Gran Visir.
voleurs-key-notation = Las casillas se llaman por la letra de su fila y su número, como e3. Los nombres de cartas, barrios y peones se escriben en inglés o como los lees aquí.
voleurs-keys-all = `all`: cada movimiento de cada peón, numerado
voleurs-keys-moves = `moves` y una casilla o un peón, como `moves e3` o `moves vizier`: adónde puede ir y contra quién puede actuar
voleurs-keys-worth = `worth` y nombres de cartas: lo que valen juntas para ti
voleurs-keys-values = `values`: lo que vale cada carta de tu mano para cada personaje

voleurs-hand = Tu mano, que vale { voleurs-dinars } para { $character }:
voleurs-hand-empty = Tu mano está vacía.
voleurs-hand-before = Tu mano:
voleurs-hand-card = { $card } { $dinars }
voleurs-hand-gem-card = { $card }
voleurs-hand-surprise = { $card }
voleurs-hand-birthday = Tu carta de cumpleaños pide: { voleurs-birthday }.
voleurs-hand-bag = En tu bolsa: { $gems }.
voleurs-hand-bag-empty = Tu bolsa está vacía.
voleurs-bag-gem = { $number } × { voleurs-gem-name }
voleurs-looked-bag = En la bolsa de { $other }: { $gems }.
voleurs-shown-at-end = { $name }: { $gems }; carta de cumpleaños: { voleurs-birthday }.
voleurs-known = Sabes que { $name } tiene: { $cards }.
voleurs-offer-record = Lo que ha dicho { $name } y has comprobado: { $true } verdades, { $false } mentiras.

voleurs-offer-line = Oferta { $offer } (de: { $maker }; para: { $to }): { $given } por { $wanted }.
voleurs-offer-claimed = { voleurs-district-name } «{ $claim }»
voleurs-offer-unnamed = { $number } × { voleurs-district-name }
voleurs-offer-really = Tus cartas en ella: { $cards }.

voleurs-worth = { $dinars ->
    [one] { $cards }: 1 dinar para { $character }.
   *[other] { $cards }: { $dinars } dinares para { $character }.
 }
voleurs-worth-gem-card = { $card } no tiene valor en dinares; compra su gema y nada más.
voleurs-worth-no-character = Las cartas solo tienen valor para un personaje, y tú aún no tienes.

voleurs-event-choose = { $name }: el personaje es { $character }.
voleurs-event-place = { $name }: { voleurs-a-pawn } en { $cell }.
voleurs-event-agent = { $name }: { voleurs-a-pawn } llega al desierto por { $payment }.
voleurs-event-gem = { $name }: { voleurs-a-gem } por { $payment }.
voleurs-event-move = { $start ->
    [desert] { $name }: { voleurs-a-pawn } va del desierto a { $goal } por { $payment }.
   *[other] { $name }: { voleurs-a-pawn } va de { $start } a { $goal } por { $payment }.
 }
voleurs-event-stay = { $start ->
    [desert] { $name }: { voleurs-a-pawn } se queda en el desierto por { $payment }.
   *[other] { $name }: { voleurs-a-pawn } se queda en { $start } por { $payment }.
 }
voleurs-event-expel = Allí el { voleurs-pawn } expulsa de { $cell } al desierto a { voleurs-a-victim } ({ $other }).
voleurs-event-kill = Allí el asesino mata en { $cell } a { voleurs-a-victim } ({ $other }) y huye al desierto.
voleurs-event-kill-both = Allí dos asesinos se matan el uno al otro; el otro ({ $other }) estaba en { $cell }.
voleurs-event-kill-vizier = El Gran Visir muere en { $cell } y vuelve al desierto, igual que el asesino.
voleurs-event-birthdays = Todas las cartas de cumpleaños se barajan y se reparten de nuevo: { $names }.
voleurs-event-birthdays-own = La tuya pide: { voleurs-birthday }.
voleurs-event-change = El cambio lleva al Gran Visir a { $cell }.
voleurs-event-discard = { $name }: desechada { $cards }, que ya no compra nada.
voleurs-event-robbery = { $name }: ¡una gema de la bolsa de otro ladrón ({ $other })!
voleurs-event-robbery-own = Era { voleurs-a-gem }.
voleurs-event-look = { $name }: una mirada a la bolsa de otro ladrón ({ $other }).
voleurs-event-look-own = Dentro: { $gems }.
voleurs-event-exchange = { $name }: una gema sacada de esa bolsa ({ $other }), otra metida en ella.
voleurs-event-exchange-own = Fuera: { voleurs-a-gem }; dentro: { voleurs-a-gem-given }.
voleurs-event-slipper = { $name }: babucha entregada. Ahora la tiene: { $other }.
voleurs-event-offer = { $name }: oferta { $offer } ({ $other }), { $given } por { $wanted }.
voleurs-event-offer-own = Las cartas ofrecidas se llaman: { $claims }.
voleurs-event-trade = { $name }: aceptada la oferta { $offer } ({ $other }); llega { $given }, a cambio va { $returned }.
voleurs-event-trade-own = Lo que de verdad recibes: { $got }. Lo que das: { $gone }.
voleurs-card-called = { $card } (llamada «{ $claim }»)
voleurs-event-decline = { $name }: rechazada la oferta { $offer }.
voleurs-event-withdraw = { $name }: retirada la oferta { $offer }.
voleurs-event-offers-void = { $number ->
    [one] La oferta { $offers } ya no vale: una de sus cartas ha cambiado de manos.
   *[other] Las ofertas { $offers } ya no valen: cartas suyas han cambiado de manos.
 }
voleurs-event-done = { $name }: basta de comercio por ahora.
voleurs-event-round = Empieza la ronda { $round }.
voleurs-event-income = { $name }: ingresos de { $drawn }.
voleurs-event-income-none = { $name }: sin ingresos, pues ningún peón los da.
voleurs-event-income-own = Nuevo en tu mano: { $cards }.
voleurs-event-phase = { $phase ->
    [trading] Empieza el comercio; la primera palabra: { $name }.
    [buying] Empiezan las compras; la babucha: { $name }.
   *[other] Siguiente: { $name }.
 }
voleurs-event-over = La partida ha terminado: se abren las bolsas y se muestran las cartas de cumpleaños.

voleurs-result-birthday = Gana quien tiene las gemas de su carta de cumpleaños; las riquezas no cuentan: { $score }.
voleurs-result-riches = Nadie tiene las gemas de su carta de cumpleaños, así que gana la bolsa más rica: { $score }.
voleurs-result-unfinished = La partida se ha cortado antes de que el Gran Visir llegara al Palacio. Las bolsas valían: { $score }.
voleurs-result-score = { $name }: { $riches }

voleurs-hint-random = Elige cualquier acción al azar.
voleurs-hint-choose = Antes de repartir cartas todos los personajes valen lo mismo.
voleurs-hint-place = Desde ahí no quedan lejos los barrios más ricos.
voleurs-hint-birthday = Acerca a lo que pide la carta de cumpleaños.
voleurs-hint-agent = Un agente más en una tienda es una carta más cada ronda.
voleurs-hint-move = Lleva a una tienda con cartas más ricas.
voleurs-hint-vizier = El Gran Visir debe llegar al Palacio mientras gane esta bolsa.
voleurs-hint-fetch = El Gran Visir no debe estar en casa mientras pueda ganar otro.
voleurs-hint-ahead = Da buen resultado cuando la partida se sigue desde aquí muchas veces.
voleurs-hint-rob = Una gema más, y una menos para un rival.
voleurs-hint-trade = Esas cartas valen más para otros que para ti.
voleurs-hint-accept = Lo que llega vale para ti probablemente más que lo que se va.
voleurs-hint-decline = Lo que se iría vale para ti más que lo que llega.
voleurs-hint-done = Ya no queda ningún trato que ayude.
voleurs-hint-slipper = Por ahora no hay nada más que comprar; las cartas pueden guardarse para después.
voleurs-hint-spend = Las cartas hay que gastarlas antes de que acabe la ronda, y no hay nada mejor que comprar con ellas.
voleurs-hint-lie = Una mentira: { $card } se hace pasar por { $claim }.

voleurs-refusal-not-now = `{ $kind }` no es posible ahora: { $phase ->
    [choosing] se están eligiendo personajes.
    [placing] se están colocando peones.
    [trading] todos comercian; las compras vienen después.
   *[buying] el comercio ha acabado en esta ronda y la babucha pasa de mano en mano.
 }
voleurs-refusal-exchange-first = Estás mirando en una bolsa: primero saca una gema y mete otra, con `exchange`.
voleurs-refusal-no-exchange = No hay ninguna bolsa abierta con la que canjear una gema; antes un ladrón tiene que mirar (`look`) en una.
voleurs-refusal-already-done = Eso ya lo has dicho.
voleurs-refusal-too-few-cards-in-return = A cambio se piden más cartas que estas.
voleurs-refusal-no-such-seat-or-offer = Aquí no hay ningún { $number }: jugadores y ofertas se cuentan desde 1.
voleurs-refusal-no-such-cell = La ciudad no tiene ninguna casilla «{ $cell }».
voleurs-refusal-character-taken = { $character } ya está en juego.
voleurs-refusal-nothing-to-place = No te queda ningún { voleurs-pawn } por colocar.
voleurs-refusal-not-in-bazaar = { $cell } no está en el Bazar, donde empiezan todos los peones.
voleurs-refusal-cell-taken = Alguien está en { $cell }.
voleurs-refusal-wrong-ground = { $pawn ->
    [thief] { $cell } es una tienda; un ladrón empieza en una calle.
   *[caravaneer] { $cell } es una calle; un caravanero empieza en una tienda.
 }
voleurs-refusal-card-not-held = No tienes la carta { $card }.
voleurs-refusal-gem-card-alone = { $card } se paga sola, por su gema.
voleurs-refusal-thief-not-for-sale = Los ladrones no se compran; cada cual tiene uno.
voleurs-refusal-no-agent-left = No te queda ningún { voleurs-pawn } por comprar.
voleurs-refusal-no-gem-left = A la venta ya no queda { $gem ->
    [fake] ninguna gema falsa
    [emerald] ninguna esmeralda
   *[other] ningún { voleurs-gem }
 }.
voleurs-refusal-nothing-paid = Toda compra cuesta al menos una carta.
voleurs-refusal-gem-card-buys-its-gem = Una carta de gema compra su propia gema y nada más.
voleurs-refusal-too-few-dinars = Eso cuesta { $price ->
    [one] 1 dinar
   *[other] { $price } dinares
 }; las cartas puestas valen { $purse } para ti.
voleurs-refusal-not-your-pawn = En { $cell } no hay ningún peón que puedas mover: tiene que ser tuyo, o el Gran Visir.
voleurs-refusal-not-in-desert = { $pawn ->
    [vizier] El Gran Visir no está en el desierto.
   *[other] No tienes ningún { voleurs-pawn } en el desierto.
 }
voleurs-refusal-no-way-in = Desde el desierto, { $purse ->
    [one] 1 dinar no lleva
   *[other] { $purse } dinares no llevan
 } a ninguna casilla vacía.
voleurs-refusal-not-worthless = Solo se puede desechar una carta de gema cuya gema está agotada.
voleurs-refusal-no-change = El Gran Visir solo se mueve con el cambio si esa opción está activada y has pagado de más.
voleurs-refusal-no-return-to-desert = Nadie vuelve al desierto por propia voluntad.
voleurs-refusal-stays-in-desert = Un movimiento desde el desierto tiene que acabar en la ciudad.
voleurs-refusal-too-far = { $steps ->
    [255] Ahora ningún camino lleva a { $cell }.
    [one] { $cell } está a 1 paso; las cartas puestas valen { $purse } para ti.
   *[other] { $cell } está a { $steps } pasos; las cartas puestas valen { $purse } para ti.
 }
voleurs-refusal-not-a-neighbour = { $cell } no está junto a donde quedaría el peón, o los separa una muralla.
voleurs-refusal-nobody-there = En { $cell } no hay nadie.
voleurs-refusal-no-ability = { $pawn ->
    [vizier] El Gran Visir no actúa contra nadie.
   *[other] Los caravaneros no actúan contra nadie.
 }
voleurs-refusal-vizier-is-safe = Al Gran Visir no se le puede hacer nada.
voleurs-refusal-empty-bag = La bolsa del ladrón de { $cell } está vacía.
voleurs-refusal-no-look = Solo puedes mirar en la bolsa si esa opción está activada, y con una gema auténtica que meter.
voleurs-refusal-own-pawn = El peón de { $cell } es tuyo.
voleurs-refusal-in-refuge = { $cell } es una calle, y en esta partida no se puede expulsar a nadie de las calles.
voleurs-refusal-not-its-prey = { $pawn ->
    [thief] Un ladrón roba al ladrón de otro jugador y no actúa contra ningún otro peón.
    [merchant] Un mercader expulsa a caravaneros y no actúa contra ningún otro peón: aquí está { voleurs-a-victim }.
    [broker] Un tratante expulsa a mercaderes y no actúa contra ningún otro peón: aquí está { voleurs-a-victim }.
   *[assassin] Un asesino no puede matar { $victim ->
        [vizier] al Gran Visir
       *[other] a { voleurs-a-victim }
    }.
 }
voleurs-refusal-not-in-their-bag = En esa bolsa no hay { $gem ->
    [fake] ninguna gema falsa
    [emerald] ninguna esmeralda
   *[other] ningún { voleurs-gem }
 }.
voleurs-refusal-no-fake-given = En un canje no se puede dar una gema falsa.
voleurs-refusal-not-in-your-bag = En tu bolsa no hay { $gem ->
    [fake] ninguna gema falsa
    [emerald] ninguna esmeralda
   *[other] ningún { voleurs-gem }
 }.
voleurs-refusal-slipper-to-oneself = La babucha ya la tienes tú; pasa a otra persona.
voleurs-refusal-slipper-to-cardless = El jugador { $player } no tiene cartas, así que la babucha no puede ir allí.
voleurs-refusal-buy-first = Quien recibe la babucha compra al menos una vez antes de pasarla.
voleurs-refusal-claimed-twice = El nombre «{ $card }» se da a dos cartas de una misma oferta.
voleurs-refusal-other-district-claimed = «{ $card }» es una carta de otro barrio; el nombre puede ser mentira, el barrio no.
voleurs-refusal-they-hold-fewer = { $held ->
    [0] No tiene ninguna carta de ese barrio ({ voleurs-district-name }).
    [one] Solo tiene 1 carta de ese barrio ({ voleurs-district-name }).
   *[other] Solo tiene { $held } cartas de ese barrio ({ voleurs-district-name }).
 }
voleurs-refusal-empty-offer = Una oferta tiene que dar algo o pedir algo.
voleurs-refusal-offer-to-oneself = Una oferta se hace a otra persona.
voleurs-refusal-too-many-offers = No caben más ofertas: has hecho las { $limit } que se permiten por ronda.
voleurs-refusal-too-many-open-offers = Ya tienes { $limit } ofertas abiertas, y no se permiten más: retira una antes.
voleurs-refusal-nobody-has-cards = No hay cartas con las que comerciar.
voleurs-refusal-card-not-wanted = Ahí no se pide { $card }, o no la tienes.
voleurs-refusal-no-such-offer = No hay ninguna oferta abierta { $offer }.
voleurs-refusal-not-your-offer = La oferta { $offer } no es tuya; solo la retira quien la hizo.
voleurs-refusal-offer-to-another = La oferta { $offer } no es para ti.
voleurs-refusal-too-few-to-give = Tienes muy pocas cartas de los barrios que pide la oferta { $offer }.

voleurs-position-error-unknown-name = «{ $name }» en «{ $where }» no es un nombre del juego.
voleurs-position-error-wrong-number-of-seats = Hay { $players } jugadores, pero { $seats } entradas en «{ $where }», o se nombra un asiento que no existe.
voleurs-position-error-wrong-birthdays = Las cartas de cumpleaños no son todas conocidas y distintas: { $found }.
voleurs-position-error-wrong-characters = Los personajes no son todos conocidos y distintos: { $found }.
voleurs-position-error-no-character = Alguien no tiene personaje, aunque para entonces ya están elegidos todos.
voleurs-position-error-wrong-offer = La oferta { $offer } no puede ser: cartas, nombres, jugadores y fase no cuadran.
voleurs-position-error-wrong-phase = Manos, peones y jugadores no están como pueden estar en la fase «{ $phase }».
voleurs-position-error-wrong-look = Nadie puede estar mirando así en una bolsa: hacen falta dos ladrones contiguos, un pago en la mano y una gema auténtica.
voleurs-position-error-wrong-history = El historial de las gemas tiene más entradas de las que puede haber.
voleurs-position-error-known-but-not-held = Una carta consta como conocida en una mano que no la tiene.
voleurs-position-error-own-claims-seen = De un jugador consta que ha comprobado lo que dijo él mismo.
voleurs-position-error-card-twice = La carta { $card } está en dos sitios.
voleurs-position-error-card-missing = La carta { $card } no está en ninguna parte.
voleurs-position-error-wrong-number-of-gems = Gemas de la clase «{ voleurs-gem-name }»: { $found } en lugar de { $expected }.
voleurs-position-error-wrong-cell = La ciudad no tiene ninguna casilla «{ $cell }», o hay dos peones en ella.
voleurs-position-error-whose-pawn = El peón de { $cell } no es de nadie.
voleurs-position-error-two-viziers = Hay dos Grandes Visires.
voleurs-position-error-too-many-pawns = Peones de la clase «{ voleurs-pawn-name }» del jugador { $seat }: { $found }; hay { $expected }.

voleurs-rules =
    Ganas si, al acabar la partida, las gemas de tu bolsa son las que pide tu carta de cumpleaños; pueden ganar varios. Si nadie las tiene, gana la bolsa más rica. Acaba con la ronda tras la que el Gran Visir está en una tienda del Palacio.
    Una ronda: cada cual toma una carta por cada peón suyo que está en una tienda, del mazo de su barrio (los asesinos no dan ninguna). Luego se comercia. Luego quien tiene la babucha compra, una vez al menos, y se la pasa a alguien con cartas, hasta que no quede ninguna en ninguna mano.
    La misma mercancía vale distinto para cada personaje. Sorpresas: una vale 1 dinar, dos juntas 10, tres 50. Una carta de gema compra su gema y nada más. No se da cambio.
    `agent merchant < Lambs, Camel`: un agente llega al desierto. Caravanero 5 dinares, mercader 9, tratante 12, asesino 12.
    `gem ruby < Silk, Fish`: una gema a tu bolsa. Falsa 9 (no vale nada), zafiro 12, esmeralda 20, rubí 27, diamante 35.
    `move thief e2>f3 < Fish`: un peón tuyo o el Gran Visir, un dinar por paso; por encima de otros, nunca a través de las murallas, hasta una casilla vacía; desde `desert` por las entradas. Para quedarse quieto vale cualquier carta.
    `move merchant e2>f3 x f4 < Fish`: al final actúa contra un vecino. Un ladrón le roba a ciegas una gema al ladrón de un rival; un mercader expulsa a un caravanero, un tratante a un mercader; un asesino mata a cualquier agente y se va al desierto, y dos asesinos se matan el uno al otro.
    `offer 1 give Lambs as Camel want 1 souk`: al jugador 1, Corderos con el nombre de Camello por una carta del Zoco. El barrio es verdad, el nombre puede ser mentira. `accept 1 < Honey`, `decline 1`, `withdraw 1` responden a la oferta 1; `done` pone fin a tu comercio.

## ---------------------------------------------------------------------------------------------------------------
## El tablero de voleurs
## ---------------------------------------------------------------------------------------------------------------

voleurs-district-name = { $district ->
    [bazaar] Bazar
    [port] Puerto
    [souk] Zoco
    [casbah] Alcazaba
   *[palace] Palacio
 }
voleurs-desert-name = el desierto
voleurs-asked = { $what ->
    [thief] ladrones
    [caravaneer] caravaneros
    [merchant] mercaderes
    [broker] tratantes
    [assassin] asesinos
    [vizier] Visir
   *[desert] desierto
 }
board-picture-title = { $board } · { voleurs-title }
board-picture-done = La imagen está en { $path }.

board-heading = { $board }, para { $players } jugadores como máximo: { $cells } casillas, { $shops } de ellas tiendas.
board-key-places = Las mayúsculas son tiendas, las minúsculas calles. El número es el sitio en la fila: la primera casilla dibujada es { $example }.
board-key-distances = Las mayúsculas son tiendas, las minúsculas calles. El número es la distancia desde el desierto.
board-key-walls = { $wall } muralla · { $gate } puerta · { $way } entrada desde el desierto

board-none = ninguna
board-finding-districts = Casillas de los cinco barrios: { $counts }; y fuera, un desierto.
board-finding-kinds = { $shops } tiendas y { $streets } calles.
board-finding-shops-and-streets = Tiendas en cada barrio ({ $shops }), y calles en el Bazar y la Alcazaba ({ $counts }).
board-finding-ways-in = Entradas desde el desierto: { $found } de { $needed } casillas del Bazar ({ $cells }).
board-finding-ramparts = { $found } murallas entre casillas contiguas, allí donde no se dibuja ningún paso.
board-finding-gates = { $found } puertas, y ningún otro paso entre barrios.
board-finding-vizier = El Gran Visir puede empezar ante una entrada; hay { $found }.
board-finding-printed-numbers = Las distancias se calculan a partir del mapa.
board-finding-size = { $width } × { $height } cm; deberían ser { $needed_width } × { $needed_height } cm.
board-finding-no-way-back = Nada lleva a pie de vuelta al desierto.
board-finding-room-to-start = El Bazar tiene { $shops } tiendas y { $streets } calles; { $players } jugadores necesitan { $needed_shops } y { $needed_streets }.
board-finding-decks = No más tiendas que cartas: { $counts }; como mucho { $most }.
board-finding-reachable = Desde el desierto se llega a { $reached } de { $cells } casillas; fuera de alcance: { $lost }.
board-finding-farthest = La casilla más lejana está a { $steps } pasos del desierto, las de la entrada a 1.
board-finding-mutual = Las casillas vecinas lo son en ambos sentidos.
board-finding-entry-streets = { $found ->
    [0] Las entradas llevan a calles, que es lo más seguro.
   *[other] Tiendas en las entradas: { $found }; serían más seguras las calles.
 }
board-finding-distance-by-wealth = Las tiendas de un barrio más rico están, de media, más lejos del desierto: { $means }.
board-finding-walks = El { $share } % de los caminos entre tiendas de un barrio tiene de { $first } a { $last } pasos, el más largo { $longest }; debería ser la mitad, y ninguno más de { $most }.
board-finding-way-out = De la tienda central del Bazar a la más cercana del Puerto hay { $steps } pasos; como mucho { $most }.
board-finding-palace-shops = El Palacio tiene { $found } tiendas; al menos { $needed }.
board-finding-pawns = { $cells } casillas; los { $pawns } peones de la caja no tienen por qué caber todos.
board-finding-one-district-each = Cada casilla es de un solo barrio y de una sola clase.
board-finding-hexagons = Como mucho { $most } vecinas por casilla; hay seis lados.
board-finding-chain = Las puertas llevan de cada barrio al siguiente más rico, en el sentido de las agujas del reloj, y solo el Bazar toca el desierto. Puertas que faltan: { $missing }; puertas en otros sitios: { $strays }; sentido de las agujas: { $clockwise ->
    [yes] sí
   *[no] no
 }; junto al desierto: { $beside }.
board-finding-wish-equal-shops = Tiendas en cada barrio: { $counts }; lo deseable: { $needed }.
board-finding-wish-two-gates = Puertas en la frontera que menos tiene: { $found }; lo deseable: { $needed }.
board-finding-wish-shops-on-streets = Tiendas apartadas de toda calle de su barrio: { $found } ({ $cells }); lo deseable: ninguna.
board-finding-wish-streets-together = Barrios cuyas calles no están unidas: { $districts }; lo mejor sería ninguno.
board-finding-wish-districts-together = Barrios que no se recorren sin salir de ellos: { $districts }; lo deseable: ninguno.
board-finding-wish-gates-on-streets = Puertas con una tienda a un lado: { $found }; lo deseable: ninguna.

board-fit = En { $board } se puede jugar.
board-unfit = { $number ->
    [one] En { $board } no se puede jugar: incumple 1 cláusula.
   *[other] En { $board } no se puede jugar: incumple { $number } cláusulas.
 }

board-error-unknown-board = No hay ningún tablero «{ $board }»; hay { $boards }, o di un archivo.
board-error-unknown-board-hash = Esta partida es en un tablero que aquí no se conoce (hash { $hash }).
board-error-board-hash-taken = Hay otro tablero en uso con el mismo hash { $hash }; cambia el texto, por ejemplo un comentario.
board-error-text-too-long = El texto tiene { $length } caracteres; un tablero tiene como mucho { $most }.
board-error-unfit-board = En { $board } no se puede jugar.
board-error-too-many-ways-in = Hay { $found } entradas; como mucho { $most }.
board-error-unprintable = Línea { $line }, columna { $column }: un signo que no se puede imprimir.
board-error-tab-in-map = Línea { $line }, columna { $column }: un tabulador; en el mapa usa espacios, porque las columnas cuentan.
board-error-unknown-line = Línea { $line }, columna { $column }: ninguna línea empieza con «{ $word }».
board-error-line-twice = Línea { $line }, columna { $column }: «{ $word }» está ahí por segunda vez.
board-error-value-missing = Línea { $line }, columna { $column }: a «{ $word }» le falta un valor.
board-error-value-too-many = Línea { $line }, columna { $column }: «{ $value }» es una palabra de más tras «{ $word }».
board-error-name-too-long = Línea { $line }, columna { $column }: el nombre tiene más de { $most } letras.
board-error-no-name = Línea { $line }, columna { $column }: el tablero no tiene nombre; se lo da una línea como `name The Round City`.
board-error-bad-size = Línea { $line }, columna { $column }: un tamaño es como `50 x 35 cm`.
board-error-bad-players = Línea { $line }, columna { $column }: «{ $value }» jugadores; un tablero es para { $fewest } a { $most }.
board-error-bad-district-letter = Línea { $line }, columna { $column }: «{ $letter }» no puede ser la letra de un barrio; tiene que ser una mayúscula.
board-error-letter-twice = Línea { $line }, columna { $column }: la letra «{ $letter }» ya es de un barrio.
board-error-unknown-district = Línea { $line }, columna { $column }: no hay ningún barrio «{ $district }».
board-error-district-twice = Línea { $line }, columna { $column }: el barrio «{ $district }» ya tiene letra.
board-error-missing-district = Línea { $line }, columna { $column }: empieza el mapa, pero el barrio «{ $district }» aún no tiene letra.
board-error-end-without-map = Línea { $line }, columna { $column }: «end» sin un mapa que terminar.
board-error-no-map = Línea { $line }, columna { $column }: el texto acaba sin mapa.
board-error-no-end = Línea { $line }, columna { $column }: el texto acaba dentro del mapa; falta una línea `end`.
board-error-empty-map = Línea { $line }, columna { $column }: el mapa no tiene casillas.
board-error-bad-row = Línea { $line }, columna { $column }: una fila empieza con una minúscula y un espacio, no con «{ $text }».
board-error-row-twice = Línea { $line }, columna { $column }: ya hay una fila «{ $row }».
board-error-row-without-letter = Línea { $line }, columna { $column }: «{ $sign }» sería una casilla o desierto, pero la fila no tiene letra.
board-error-unknown-letter = Línea { $line }, columna { $column }: «{ $letter }» no es la letra de un barrio.
board-error-unknown-stroke = Línea { $line }, columna { $column }: «{ $sign }» no es un trazo; entre filas solo hay / y \.
board-error-cell-out-of-line = Línea { $line }, columna { $column }: fuera de sitio; las casillas distan cuatro columnas, y la mitad de eso de las de la fila siguiente.
board-error-too-wide = Línea { $line }, columna { $column }: el mapa es demasiado ancho; caben { $most } casillas de lado a lado.
board-error-too-many-cells = Línea { $line }, columna { $column }: una casilla de más; puede haber { $most }.
board-error-stroke-to-nowhere = Línea { $line }, columna { $column }: el trazo no une dos sitios.
board-error-stroke-in-desert = Línea { $line }, columna { $column }: el trazo une desierto con desierto.
board-error-gate-inside-district = Línea { $line }, columna { $column }: una puerta entre { $one } y { $other }, que son de un mismo barrio.
board-error-gate-twice = Línea { $line }, columna { $column }: ya hay una puerta entre { $one } y { $other }.
board-error-wall-twice = Línea { $line }, columna { $column }: ya hay un muro entre { $one } y { $other }.
board-error-wall-between-districts = Línea { $line }, columna { $column }: { $one } y { $other } son de barrios distintos; ahí hay muralla de todos modos.
board-error-unknown-cell = Línea { $line }, columna { $column }: no hay ninguna casilla «{ $cell }».
board-error-not-neighbours = Línea { $line }, columna { $column }: { $one } y { $other } no se tocan.

## El servidor

help-serve = Pone en marcha un servidor donde personas y bots se encuentran en mesas.
help-serve-host = La dirección en la que escucha (si falta: 127.0.0.1, solo esta máquina).
help-serve-lan = Escucha en toda la red, para que puedan entrar amigos que estén en ella.
help-serve-port = El puerto en el que escucha; 0 para cualquiera que esté libre.
help-serve-data = La carpeta en la que el servidor guarda sus mesas.
help-serve-database = Una base de datos PostgreSQL que comparten varios servidores, en lugar de la carpeta: postgresql://….
help-serve-workers = Cuántos procesos se reparten las mesas, con un solo archivo SQLite para todos (si falta: 1).
help-serve-config = Un archivo con límites y otros ajustes, en TOML.
help-serve-quiet = Solo anota lo que va mal.
help-serve-open = Lo muestra en el navegador, donde lo haya.
serve-address = El servidor está en marcha: { $address }
serve-open-yourself = Abre esta dirección en un navegador.
serve-lan = En tu red: { $address }
serve-lan-warning = Cualquiera en esta red puede abrir la página y ver las mesas públicas, y lo que se envía no va cifrado. Hazlo en casa, no en una red pública.
serve-no-lan = Esta máquina no tiene ninguna dirección en una red; solo se puede entrar desde ella.
fallback-page-title = baghdad: el servidor
fallback-page-what = Este servidor ofrece dos juegos de mesa sobre ladrones en la antigua Bagdad, dieb y voleurs. La página para jugar aún no está construida; hasta entonces hay dos caminos.
fallback-page-terminal = Juega contra bots en un terminal:
fallback-page-bot = Crea una mesa y deja que un programa tuyo entre con el código que recibes:
fallback-page-more = Todas las direcciones de este servidor:
help-admin = Administra un servidor: copia de seguridad, restauración, exportación de partidas, borrado de mesas viejas.
help-admin-backup = Copia todas las mesas a un archivo mientras el servidor funciona.
help-admin-restore = Pone una copia de seguridad en su sitio, en una carpeta sin mesas.
help-admin-export = Escribe en una carpeta todas las partidas terminadas.
help-admin-prune = Borra mesas terminadas o que nunca empezaron y que nadie ha tocado en mucho tiempo.
help-admin-file = El archivo con la copia de seguridad.
help-admin-folder = La carpeta para las partidas.
help-admin-days = Desde hace cuántos días no las ha tocado nadie (si falta: 90).
admin-backed-up = Mesas en { $path }: { $tables }
admin-restored = Mesas restauradas en { $path }: { $tables }
admin-exported = Partidas escritas en { $path }: { $matches }
admin-pruned = Mesas borradas: { $tables }
help-bench-tables = bench server: en cuántas mesas se juega a la vez, por ejemplo 10,100,500.
help-bench-seconds = bench server: cuánto tiempo se juega con cada número de mesas.
help-bench-workers = bench server: cuántos procesos tiene el servidor.
bench-start-title = El primer arranque en una máquina
bench-start-page = la página responde
bench-start-table = una mesa está lista
bench-start-compiled-rules = las reglas están compiladas
bench-start-interpreted = primera respuesta de { $level } en { $game }, interpretada
bench-start-compiled = primera respuesta de { $level } en { $game }, compilada
bench-start-prompt = primera pregunta de { $game } en el terminal
bench-start-memory = { $state ->
    [interpreted] memoria del servidor, interpretado
   *[compiled] memoria del servidor, compilado
}
help-bench-write = Escribe todas las cifras de `bench all` en un documento Markdown.
help-bench-quick = bench all: mide poco rato, para probarlo.
bench-server-title = El servidor con carga, cada jugada guardada antes de confirmarse
bench-server-row = { $tables } mesas
bench-server-figures = { $rate } jugadas/s, p50 { $p50 } ms, p99 { $p99 } ms, { $cpu } µs por jugada
bench-server-live = Una mesa en la que se juega, en memoria
bench-server-disk = Escrituras por segundo que admite el disco, una tras otra
bench-server-idle = Una mesa inactiva en memoria
bench-server-asleep = Una mesa dormida en memoria
bench-server-bots = Jugadas de personas mientras piensan bots en { $tables } mesas
bench-server-sockets = { $sockets } conexiones abiertas, sin nada que hacer
help-bench-attacks = bench server: qué notan los jugadores mientras una dirección ataca.
bench-attacks-title = Jugadores honrados bajo cinco ataques (carga de la máquina: { $load })
bench-attacks-attack = Ataque
bench-attacks-before = p99 de una jugada antes
bench-attacks-during = durante
bench-attacks-ratio = Razón
bench-attacks-answer = p99 de la respuesta de un bot
bench-attacks-hellos = saludos con listas completas
bench-attacks-talk = charla en un asiento concurrido
bench-attacks-steps = pasos de una partida larga
bench-attacks-hints = pistas en muchas mesas
bench-attacks-boards = mesas nuevas con tableros propios
server-error-rate-limited = Es demasiado de una vez; inténtalo de nuevo dentro de { $retry_after } s.
server-error-too-many-tables = Demasiadas mesas nuevas desde aquí; espera un poco.
server-error-too-large = Es demasiado largo; { $most } bytes como mucho.
server-error-too-slow = La petición ha tardado demasiado en llegar; { $seconds } segundos como mucho.
server-error-not-your-table = Esta mesa es privada; hace falta su enlace.
server-error-no-such-step = La escuela tiene { $steps } pasos, y el paso { $step } no es uno de ellos.
server-error-not-yet = La partida aún no ha terminado.
server-error-not-stored = El servidor no puede guardar nada en este momento; no ha cambiado nada.
server-error-not-json = Eso no es JSON.
server-error-no-seat = Quien solo mira no puede hacer eso.
summary-actions = { $number ->
    [one] Una acción hasta ahora.
   *[other] { $number } acciones hasta ahora.
 }
server-error-match-over = La partida ha terminado.
server-error-damaged = { $path } está dañado, o no es una copia de seguridad.
server-error-unusable-data = { $path } está dañado o es de otro programa. No se ha cambiado; baghdad admin restore pone una copia de seguridad en otra carpeta.
server-error-closing = El servidor se reinicia; vuelve enseguida.
server-error-not-ready = El servidor está arrancando.
server-error-broken = Algo ha fallado en el servidor. Queda anotado.
server-error-bad-settings = { $path } no se entiende en { $where }.
server-error-unknown-template = No hay ninguna frase hecha «{ $template }».
server-error-phrases-only = En una mesa pública solo se pueden enviar frases hechas.
server-error-no-push = Este servidor no envía mensajes a los navegadores.
server-error-bad-subscription = No se pueden enviar mensajes al servicio «{ $service }», o sus claves no sirven.
server-error-bad-push-key = No se puede leer la clave para los mensajes: { $path }
push-your-turn = Te toca.
server-error-table-crowded = Como mucho { $most } personas pueden mirar una mesa.
server-error-started-already = La partida ya ha empezado.
server-error-stale = Entretanto ha pasado algo; vuelve a mirar.
server-error-seat-taken = Ese asiento está ocupado.
server-error-reload = La mesa se está recargando; vuelve en un momento.
server-error-other-rules = Esta partida de { $game } se empezó con la versión { $kept } de las reglas; este servidor juega con la versión { $known }.
server-error-other-protocol = Este servidor habla la versión { $known } del protocolo, no la { $protocol }; recarga la página.
server-error-nothing-to-take-back = Ningún bot juega por ti.
server-error-nothing-said = Di o una frase hecha o una tuya.
server-error-not-to-act = No es tu turno.
server-error-not-started = La partida aún no ha empezado.
server-error-nobody-sits = Al menos un asiento tiene que ser para una persona.
server-error-no-such-table = Aquí no hay ninguna mesa «{ $table }».
server-error-no-such-seat = Ese asiento no existe, o es el tuyo.
server-error-no-such-page = En esta dirección no hay nada.
server-error-bad-method = Eso no se puede hacer en esta dirección.
server-error-no-store = { $path } no se puede usar ({ $problem }).
server-error-no-settings = No se puede leer { $path }.
server-error-no-free-seat = En esta mesa no hay ningún asiento libre.
server-error-no-data = En { $path } no hay mesas.
server-error-newer-data = Estas mesas las guardó una versión más nueva (esquema { $data }; esta conoce el { $known }).
server-error-hello-first = Antes hay que decir hello o watch.
server-error-hello-again = Esta conexión ya tiene una mesa.
server-error-from-the-future = Eso aún no ha ocurrido.
server-error-file-exists = { $path } ya existe.
server-error-folder-in-use = Otro servidor está usando { $path }; solo puede uno a la vez. Elige otra carpeta con --data.
server-error-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port } ({ $problem }).
server-error-bot-plays = Un bot juega por ti; recupera antes tu asiento.
server-error-bad-token = Este enlace o código no es de ningún asiento de aquí.
server-error-bad-text = Un mensaje puede tener { $most } caracteres como mucho, todos imprimibles.
server-error-bad-origin = Las páginas de otros sitios no pueden usar este servidor.
server-error-bad-host = Este servidor no responde a ese nombre. Quien lo mantiene puede permitirlo en sus ajustes (hosts).
server-error-bad-name = Un nombre tiene de 1 a { $most } caracteres, todos imprimibles.
server-error-bad-database = No se llega a la base de datos { $database }.
server-error-no-workers = Varios procesos necesitan un sistema con sockets de Unix, como Linux, y una versión de uvicorn con la que se hayan probado.
server-error-no-extra = { $package } no está instalado; viene con pip install "baghdad[{ $extra }]".
server-error-bad-command = Esa orden no se entiende (en { $where }).
server-error-bad-clock = El tiempo por turno puede ser de { $most } segundos como mucho.
chat-hello = ¡Hola!
chat-good-luck = ¡Buena suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-sorry = ¡Perdón!
chat-your-turn = Te toca.
chat-one-moment = Un momento, por favor.
chat-no-deal = No hay trato.
chat-good-offer = Es una buena oferta.
chat-again = ¿Otra partida?
chat-goodbye = ¡Adiós!
