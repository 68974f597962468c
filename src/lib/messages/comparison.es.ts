import type { ComparisonMessages } from './comparison.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in Spanish. */
export const es: ComparisonMessages = {
  failed: 'Algo ha fallado en la comparación. El resto de la página funciona.',
  removed: (trip: string) => `Quitado: ${trip}.`,
  full: 'Puedes comparar hasta tres viajes. Quita uno primero.',
  partIgnored: (most: number) =>
    `Parte de este enlace no se ha tenido en cuenta: nombra viajes desconocidos, o más de ${most}.`,
  none: 'Todavía no hay nada que comparar. Abre un viaje y pulsa Comparar.',
  addBelow: 'O añade uno de los de abajo.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'Ver ',
    tours('excursiones'),
    ' y ',
    transfers('traslados'),
    '.',
  ],
  share: 'Compartir esta comparación',
  offer: 'Añadir de los guardados y vistos hace poco',
  add: (trip: string) => `Añadir ${trip}`,
  caption: 'Viajes lado a lado',
  book: 'Reservar',
  bookTrip: (trip: string) => `Reservar ${trip}`,
  remove: 'Quitar',
  removeTrip: (trip: string) => `Quitar ${trip}`,
  price: (people: number) =>
    plural('es', people, { one: 'Precio para 1 persona', other: `Precio para ${people} personas` }),
  each: 'Por persona, aprox.',
  cash: (people: number) =>
    plural('es', people, { one: 'Efectivo para 1 persona', other: `Efectivo para ${people} personas` }),
  noCash: 'Nada',
  duration: 'Duración',
  departures: 'Salidas',
  cancellation: 'Cancelación',
  included: 'Incluido',
  excluded: 'No incluido',
  provider: 'Operador',
  vans: (count: number) => `en ${count} minivans`,
  boats: (count: number) => `en ${count} barcos`,
};
