# Las reglas de Los ladrones de Bagdad como se leen, capítulo a capítulo. Una línea que empieza por > es una decisión
# nuestra, una que empieza por - un punto de una lista; **…** es énfasis.


voleurs-chapter-aim = De qué se trata
voleurs-title-aim = El objetivo
voleurs-rule-aim =
    De tres a seis ladrones, y cada uno con un deseo de cumpleaños: ciertas gemas, secretas para los demás. Tus agentes ganan cartas en las tiendas de la ciudad. Se comercia con ellas, no siempre con honradez, y se gastan en más agentes, en gemas y en movimientos. Cuando el Gran Visir ha vuelto a casa, al Palacio, se abren las bolsas y ganan **todos** los que ven cumplido su deseo.
    > Con una opción pueden jugar dos, pero el juego no se hizo para eso.
voleurs-title-birthdays = Cartas de cumpleaños
voleurs-rule-birthdays =
    Hay seis cartas, todas distintas, y cada jugador tiene una. Una carta pide ciertas gemas **auténticas**; las falsas no cuentan nunca. Tener más de lo que pide no estorba nunca, y donde se pide un rubí entre dos gemas, es una de las dos.
voleurs-title-city = La ciudad
voleurs-rule-city =
    Cinco barrios amurallados se enroscan del pobre al rico: **Bazar**, **Puerto**, **Zoco**, **Alcazaba**, **Palacio**. Cada casilla es una **tienda**, que da cartas, o una **calle**, que no las da. De un barrio al siguiente solo se pasa por puertas, y puede haber varias; una puerta es un hueco en la muralla, no una casilla. Fuera está el **desierto**, que tampoco es una casilla. Cinco casillas del Bazar están en su borde y son las únicas entradas. No hay camino de vuelta.

voleurs-chapter-setup = Preparación
voleurs-title-box = En la caja
voleurs-rule-box =
    El Gran Visir y seis ladrones; para cada jugador 7 caravaneros, 6 mercaderes, 3 tratantes y 4 asesinos; 20 gemas; la babucha; 6 cartas de cumpleaños, 6 cartas de ladrón y 68 cartas de comercio: 60 mercancías, 5 cartas de gema y 3 sorpresas, en cinco mazos con dorsos propios. Cada jugador tiene una bolsa para gemas.
    > La lista que conocemos llama «ladrones» a los asesinos, y las placas de los barrios no tienen ningún uso en las reglas. Los colores son cuestión de gusto.
voleurs-title-layout = La mesa
voleurs-rule-layout =
    Agentes y gemas están a la vista en la reserva. Los cinco mazos y las cartas de cumpleaños se barajan boca abajo. El Gran Visir espera en el desierto ante la ciudad.
voleurs-title-thieves = Tu ladrón
voleurs-rule-thieves =
    Por turnos, cada cual elige uno de los seis ladrones. Queda a la vista y decide lo que valen para ti las mercancías. En conjunto los seis son igual de buenos. Después cada cual toma una carta de cumpleaños y la mira en secreto, y recibe el ladrón, dos caravaneros y una bolsa vacía.
    > El primer asiento cuenta como la persona más joven y elige primero. Con una opción, los ladrones se reparten.
voleurs-title-placing = Los primeros peones
voleurs-rule-placing =
    Empezando por el primer jugador, cada cual coloca en el Bazar uno de sus tres peones, en tres vueltas: el ladrón en una **calle** vacía, los caravaneros en **tiendas** vacías. Más tarde cualquiera puede estar en cualquier parte. El primer jugador recibe la babucha, y empieza la primera ronda.

voleurs-chapter-cards = Las cartas
voleurs-title-goods = Mercancías
voleurs-rule-goods =
    Cada una de las 60 mercancías tiene un valor en dinares, y depende de quién la gasta: lo que vale poco para ti puede valer mucho para otro. A cada barrio pertenecen doce mercancías; cuanto más rico el barrio, más valen. La tabla está a la vista de todos.
    > En un ejemplo, el Hierro vale 8 para David; son 9, como en la tabla.
voleurs-title-surprises = Sorpresas
voleurs-rule-surprises =
    Hay tres, y valen lo mismo para todos: una sola vale **1** dinar, dos juntas **10**, las tres **50**. Solo cuentan juntas las del mismo pago, y a su lado puede haber mercancías.
voleurs-title-gemcards = Cartas de gema
voleurs-rule-gemcards =
    Cada mazo tiene una. Compra su gema, sin más pago aunque los precios hayan subido, y nada más, y nunca va con otras cartas en un pago. Como al final todas las manos tienen que estar vacías, la usas tarde o temprano; eso cuenta como compra. Cuando una gema se agota, su carta sale del juego después de la ronda.
    > Si la gema se agota en esta misma ronda, desecha la carta cuando tengas la babucha. Eso también cuenta como compra.

voleurs-chapter-round = Una ronda
voleurs-title-round = Tres pasos
voleurs-rule-round =
    Primero cada cual toma sus **ingresos**, en el sentido de las agujas del reloj desde quien tiene la babucha. Luego todos **comercian**, hasta que nadie quiere más. Luego vienen las **compras**, hasta que no queda ninguna carta en ninguna mano. Todas las cartas vuelven a sus mazos, que se barajan, y la babucha se queda donde está. Si la partida no ha terminado, empieza la ronda siguiente.
voleurs-title-income = Ingresos
voleurs-rule-income =
    Por cada peón tuyo que está en una tienda tomas una carta de ese barrio; también tu ladrón las gana. Los asesinos no dan ingresos, ni nadie que esté en una calle o en el desierto. El Gran Visir no gana para nadie, pero ocupa su casilla. En la primera ronda son, pues, dos cartas del Bazar para cada cual.
    Un ejemplo: un tratante y un asesino en tiendas del Puerto, un mercader en una calle de la Alcazaba, tu ladrón y un caravanero en tiendas de allí: una carta del Puerto, dos de la Alcazaba.
    > Tomarlas es obligatorio. Si un mazo se agota, se va peón por peón mientras queden cartas. Quien no tiene a nadie en una tienda no recibe nada, pero aún puede ganar. Si nadie en absoluto recibe una carta, la partida acaba al instante.
voleurs-title-trade = Comercio
voleurs-rule-trade =
    Dos jugadores pueden cambiar cartas de comercio, las que quieran por las que quieran, o uno puede regalarlas. No se enseñan cartas ni se dice lo que valen. El **barrio** de una carta siempre es verdad, pues lo muestra su dorso; su **nombre** puede ser mentira, incluso si es una carta de gema o una sorpresa. Cuando dos se ponen de acuerdo, las cartas cambian de manos al instante y sin enseñarse. Con lo que has recibido puedes seguir comerciando. Con gemas y peones no se comercia nunca.
    > Lo dicho y lo prometido no obliga a nadie. Nadie enseña cartas de cumpleaños ni bolsas. Un trato entre tres son dos tratos, uno tras otro.
voleurs-title-offers = Las ofertas aquí
voleurs-rule-offers =
    Se comercia con ofertas. Pones cartas de verdad, cada una con un nombre si quieres, y dices cuántas cartas de qué barrio quieres de un jugador. Este elige lo que da a cambio, o la rechaza; tú puedes retirarla. Una carta puede estar en varias ofertas: la primera que se acepta anula las demás. Quien no quiere más dice «basta», y una oferta nueva lo despierta. Cuando nadie quiere más, el comercio ha acabado; un trato cerrado despierta a las dos partes, y a quien no tiene cartas aún se le pueden dar.
voleurs-title-slipper = La babucha
voleurs-rule-slipper =
    Quien tiene la babucha compra, **una vez al menos**, y puede seguir mientras tenga cartas. Luego se la pasa a otro jugador que tenga alguna carta, a quien quiera, y puede guardarse cartas para después. En una ronda puede llegarte varias veces. Si nadie más tiene cartas, sigues hasta no tener ninguna; si tú no tienes y otros sí, la pasas. Al final de la ronda se la queda quien la tiene, y empieza la siguiente.
    > Quien la tiene sin cartas la pasa enseguida. Si no hay nada útil que comprar, siempre hay un movimiento de cero casillas. Puede volver a quien la acaba de pasar.
voleurs-title-paying = Pagar
voleurs-rule-paying =
    Se venden tres cosas: un agente, una gema, un movimiento. Pagas con una o más cartas que valgan **para ti** al menos el precio. No hay cambio, y una carta no se parte: un pago, una compra. Pagar de más está permitido.
voleurs-title-undo = Deshacer
voleurs-rule-undo =
    > Lo que has hecho puede deshacerse hasta que otro jugador actúe o salga a la luz algo oculto. Una compra enseña cartas, así que se queda hecha.

voleurs-chapter-purchases = Compras
voleurs-title-agents = Agentes
voleurs-rule-agents =
    Un agente sale de tu reserva, mientras quede uno de esa clase, y aparece en el desierto. Tu siguiente compra ya puede moverlo.
voleurs-title-gems = Gemas
voleurs-rule-gems =
    Una gema cuesta su precio, o su carta de gema, y va a tu bolsa. Las gemas no vuelven nunca a la reserva: lo agotado, agotado está. Las gemas falsas no valen nada, pero a un ladrón que meta la mano en tu bolsa puede tocarle una.
voleurs-title-move = Movimientos
voleurs-rule-move =
    Un dinar mueve un peón una casilla: uno tuyo, o el Gran Visir. Puedes ir menos lejos de lo que has pagado. Desde el desierto un peón entra por las cinco casillas de su borde, la primera de las cuales también cuesta un dinar. En la ciudad vas por donde quieras, por encima de otros peones y a través de las puertas, nunca de las murallas, y acabas en una casilla **vacía**. Nadie vuelve a pie al desierto, donde caben todos.
    > Con cualquier carta puede comprarse un movimiento de cero casillas, aunque solo sea para librarse de la carta. El camino más corto se calcula por ti.
voleurs-title-abilities = Lo que saben hacer los peones
voleurs-rule-abilities =
    Al final de un movimiento que has pagado, incluso de uno de cero casillas, el peón movido puede actuar **una vez** contra un peón de una casilla vecina. No a través de una muralla, pero sí de una puerta; ni contra nadie que esté en el desierto, ni desde él; y no a mitad de camino.
    > También puedes expulsar y matar a tus propios peones, salvo que una opción lo prohíba. Junto a la misma víctima puedes actuar una y otra vez, con una carta cada vez. Con otra opción, los peones del desierto actúan contra los que están en su borde.
voleurs-title-merchants = Mercaderes y tratantes
voleurs-rule-merchants =
    Un mercader manda al desierto a un caravanero, un tratante a un mercader, y a nadie más. Desde allí pueden volver a entrar. Los caravaneros no pueden hacerle nada a nadie.
voleurs-title-assassins = Asesinos
voleurs-rule-assassins =
    Un asesino mata a cualquier agente, que queda fuera del juego para siempre, y se va al desierto. Si la víctima es un asesino, quedan fuera los dos, aunque ambos sean tuyos. A los ladrones y al Gran Visir no se los puede matar. Así que tratantes y asesinos solo tienen que temer a los asesinos.
voleurs-title-robbing = Robar
voleurs-rule-robbing =
    Tu ladrón saca una gema de la bolsa del ladrón de un rival, al azar y cada gema con la misma probabilidad. El que roba y el robado saben cuál; nadie más. De una bolsa vacía no hay nada que robar, pero el movimiento vale. Los ladrones no dejan nunca la ciudad.
voleurs-title-vizier = El Gran Visir
voleurs-rule-vizier =
    Cualquiera que compre puede moverlo, según las reglas de los peones, a cualquier casilla vacía de la ciudad; una vez dentro, no puede volver al desierto. Él no hace nada, y nada se le puede hacer. Mientras alguien tenga una carta, pueden sacarlo otra vez del Palacio.
    > Si todas las tiendas del Palacio están ocupadas, la partida sigue hasta que haya sitio.

voleurs-chapter-end = El final
voleurs-title-end = Cuándo acaba
voleurs-rule-end =
    La partida termina al final de una ronda en la que, con todas las manos vacías, el Gran Visir está en una **tienda del Palacio**. No basta una calle, ni haber estado allí. Importa, pues, quién lo mueve el último.
    > Si nadie lo mueve nunca, se sigue.
voleurs-title-winners = Quién ha ganado
voleurs-rule-winners =
    Se enseñan las cartas de cumpleaños y las bolsas. Han ganado, juntos, todos aquellos cuya bolsa tiene lo que pide su carta. Si no hay nadie, gana la bolsa más rica: gema falsa 0, zafiro 12, esmeralda 20, rubí 27, diamante 35 dinares.
    > A igual riqueza, victoria compartida, incluso sin tener nada.

voleurs-chapter-knowing = Quién sabe qué
voleurs-title-knowing = A la vista y oculto
voleurs-rule-knowing =
    Están ocultos los nombres de las cartas de las manos, el orden de los mazos, las cartas de cumpleaños y el contenido de las bolsas. Están a la vista el número y el barrio de cada carta de las manos, las cartas pagadas, las gemas de la reserva y cada gema en el momento en que se compra, el número de gemas de cada bolsa, el tablero, el desierto y todas las reservas. Lo que pasó en un trato lo saben los dos; lo que se llevó un robo, quien robó y su víctima.

voleurs-chapter-advanced = Reglas avanzadas
voleurs-title-refuge = Refugio
voleurs-rule-refuge =
    A los caravaneros y mercaderes que están en **calles** no se los puede expulsar, ni siquiera los suyos. Matarlos, sí.
voleurs-title-blocking = Bloqueo
voleurs-rule-blocking =
    Ningún peón pasa por encima del caravanero de un rival; tiene que rodearlo. Por encima de los tuyos sí se pasa. Al mover al Gran Visir, los rivales son los de quien paga. Acabar a su lado está permitido. Cinco caravaneros pueden cerrar el desierto.
voleurs-title-vizierkill = Matar al Gran Visir
voleurs-rule-vizierkill =
    Una vez por partida un asesino puede matar al Gran Visir, también en el Palacio. Ambos van al desierto, y las seis cartas de cumpleaños se barajan y se reparten de nuevo. Puede tocarte la misma de antes.
voleurs-title-exchange = Canje
voleurs-rule-exchange =
    En lugar de robar al azar, tu ladrón puede mirar en la bolsa de la víctima, sacar la gema que quieras y meter una auténtica tuya. Para eso necesitas una gema auténtica, y la bolsa no puede estar vacía. Puedes sacar una gema falsa, pero no darla.
voleurs-title-prices = Precios que suben
voleurs-rule-prices =
    En cuanto queda una sola gema de una clase, cuesta 5 dinares más. Su carta de gema la sigue comprando, y su valor al final no cambia.
voleurs-title-change = Cambio para el Gran Visir
voleurs-rule-change =
    La favorita del propio autor: lo que se ha pagado de más en una compra puede mover en el acto al Gran Visir, a un dinar por casilla.

voleurs-chapter-plan = El tablero
voleurs-title-plan = Nuestro plano de la ciudad
voleurs-rule-plan =
    El tablero impreso se ha perdido; el nuestro se ha dibujado según lo que las reglas dicen de él. Tiendas suficientes para que todos empiecen, pero no más de las que los mazos pueden surtir, puertas de dos en dos en las calles, caminos que se alargan hacia los ricos. Cualquier tablero puede comprobarse con estas exigencias, y puedes dibujar el tuyo.

# Bajo las imágenes
voleurs-figure-birthdays = Las seis cartas de cumpleaños
voleurs-figure-city = La Ciudad Redonda: las casillas vivas son tiendas, las pálidas calles; las líneas gruesas son murallas, los huecos dorados puertas. El desierto está abajo a la izquierda.
voleurs-figure-placing = Dos jugadores han colocado: ladrones (T) en calles, caravaneros (C) en tiendas.
voleurs-figure-goods = Lo que vale cada mercancía para cada ladrón, en dinares
voleurs-figure-income = El ejemplo: una carta del Puerto, dos de la Alcazaba.
voleurs-figure-agents = Los peones de cada jugador
voleurs-figure-gems = Las gemas, sus precios y lo que valen, en dinares
voleurs-figure-move = Adónde puede ir tu mercader (M) por tres dinares. Junto al caravanero (C) del rival puede mandarlo al desierto.
voleurs-figure-merchants = Tu mercader (M) junto al caravanero (C) de un rival; el tratante (B) del rival junto a tu otro mercader.
voleurs-figure-end = El Gran Visir (V) en una tienda del Palacio: si no queda ninguna carta en ninguna mano, la partida ha terminado.
