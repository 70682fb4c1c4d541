# Lo que dice el entrenador: su panel, sus avisos y las frases de cada juego. $palace es un dieb-palace, $birthday un
# voleurs-birthday, $gem y $gems son voleurs-gem-name.

coach-name = Tu entrenador
coach-off = Sin entrenador
coach-less = Di menos
coach-more = Di más
coach-stop = Espera.
coach-back = Deshacer
coach-anyway = Jugarlo igualmente
coach-quiet = No me avises más
coach-dieb-aim = Te { $number ->
    [one] falta un cofre
   *[other] faltan { $number } cofres
 }. En el { $palace } { $missing ->
    [one] falta un ladrón
   *[other] faltan { $missing } ladrones
 }.
coach-dieb-chest = Llévatelo ahora: un ladrón al { $palace }, por { $price ->
    [one] una carta
   *[other] { $price } cartas
 }.
coach-dieb-smuggle = Mete ladrones en el { $palace }: { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
 }, y el próximo cuesta { $price ->
    [one] una carta
   *[other] { $price } cartas
 }.
coach-dieb-escort = Que un guardia lleve un ladrón al { $palace }: { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
 }, y una sola carta paga por los dos.
coach-dieb-guard = Luego lleva un guardia al { $palace }: sin uno tuyo no entra ninguno de tus ladrones.
coach-dieb-keep = Guarda tus cartas del { $palace }: allí { $missing ->
    [one] falta un ladrón
   *[other] faltan { $missing } ladrones
 }.
coach-dieb-wait = Ahora nada te acerca: quien no hace nada toma una carta más, o una bailarina.
coach-dieb-lost = El cofre del { $palace } puede ser tuyo en este turno: { $missing ->
    [one] falta un ladrón
   *[other] faltan { $missing } ladrones
 }. Después de esto, ya no.
coach-voleurs-aim = Tu carta de cumpleaños pide { $birthday }, y { $missing ->
    [one] falta una gema
   *[other] faltan { $missing } gemas
 }.
coach-voleurs-home = Tienes lo que pide tu carta de cumpleaños: { $birthday }. Ahora el Gran Visir tiene que volver a casa.
coach-voleurs-trade = Cambia lo que vale poco para ti por lo que vale más, y fíjate en los dorsos.
coach-voleurs-buy = Compra ahora: { $gems }.
coach-voleurs-save = Ahorra: la gema más barata que te falta cuesta { $price }.
coach-voleurs-vizier = Lleva al Gran Visir a una tienda del Palacio cuando ya nadie pueda responder.
coach-voleurs-agent = Un peón más en una tienda toma una carta más cada ronda.
coach-voleurs-slipper = Pasa la babucha cuando hayas comprado bastante, y quédate con una carta fuerte.
coach-voleurs-lost = { $gem }: está en tu carta de cumpleaños, cuesta { $price }, y ahora te alcanza. Después de esto, ya no.
