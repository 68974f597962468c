import type { BookingMessages } from './booking.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in Spanish. */
export const es: BookingMessages = {
  title: 'Reserva este viaje',
  yourTrip: 'Tu viaje',
  loading: 'Cargando el viaje…',
  wayBack: 'La ida está en tu carrito. Ahora elige la vuelta.',
  missing: (count: number) => plural('es', count, { one: 'Falta una cosa.', other: `Faltan ${count} cosas.` }),
  cartFull: (most: number) => `En un carrito caben ${most} viajes como máximo. Quita uno primero.`,
  notAdded: 'El viaje no se ha podido añadir.',
  save: 'Guardar cambios',
  addToCart: 'Añadir al carrito',
  bookNow: 'Reservar ahora',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ' qué podemos hacer, o ', find, '.'],
    askByMessage: 'Pregúntanos por mensaje',
    findAnotherTrip: 'busca otro viaje',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => ['Este viaje ya no se ofrece. ', find, ', o ', ask, '.'],
    findAnother: 'Busca otro',
    ask: 'pregúntanos',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'No se han podido cargar los datos de este viaje. Comprueba tu conexión. También puedes ',
      book,
      '.',
    ],
    bookByMessage: 'reservar por mensaje',
    retry: 'Reintentar',
  },
  day: {
    label: 'Día',
    ofTrip: 'Día del viaje',
    change: 'Cambiar',
    changeDay: 'Cambiar el día',
    opening: 'Abriendo el calendario…',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [ask, ' para los días que solo se reservan por mensaje.'],
    ask: 'Escríbenos',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['La ida es el ', day, '.'],
  },
  departure: {
    label: 'Salida',
    time: 'Hora de salida',
    choose: 'Elige una hora',
    left: 'Las horas tachadas ya no se pueden reservar.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      'Las horas con “Escríbenos” solo se reservan por mensaje: ',
      write,
      '.',
    ],
    write: 'envíanos uno',
    roomAt: 'Hay sitio para todo el grupo a las',
  },
  people: {
    label: 'Personas',
    howMany: 'Cuántas personas',
    range: (most: number) => `De 1 a ${most} personas por reserva.`,
    largerGroup: (people: number) =>
      `Tu grupo de ${people} necesita más de una reserva. Pon esta en el carrito y después añade otra para los demás.`,
  },
  stop: {
    question: { pickup: '¿Dónde te recogemos?', dropoff: '¿Dónde te dejamos?' },
    placeholder: 'Hotel, aeropuerto u otro lugar',
    later: {
      pickup:
        'Hotel por confirmar. Añádelo en la página de tu reserva cuando lo sepas. Hasta entonces el conductor no puede encontrarte.',
      dropoff:
        'Hotel por confirmar. Añádelo en la página de tu reserva cuando lo sepas, para que el conductor sepa adónde llevarte.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: 'No es uno de los lugares habituales. Lo confirmamos por mensaje antes del viaje.',
    sameAsBefore: (place: string) => `Como antes: ${place}`,
    sameReturn: 'Volver al mismo lugar',
  },
  arrival: {
    flight: { number: 'Vuelo, si lo sabes', time: 'Aterriza a las', example: '5J 637' },
    ferry: { number: 'Ferry, si lo sabes', time: 'Llega a las', example: 'Montenegro Lines' },
    bus: { number: 'Autobús, si lo sabes', time: 'Llega a las', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: '¿Y la vuelta?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` De ${route}, con las mismas personas y los mismos lugares. Solo eliges el día y la hora.`,
    ],
    add: 'Añadir ida y vuelta',
  },
  notes: { add: 'Añadir una nota', label: 'Notas', hint: 'Sillas infantiles, equipaje extra, un cumpleaños' },
};
