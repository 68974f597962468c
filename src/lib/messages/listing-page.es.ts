import { plural } from './format.ts';
import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in Spanish. */
export const es: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('Pregúntanos qué podemos hacer'), '.'],
  actions: { compare: 'Comparar', share: 'Compartir' },
  pictures: 'Imágenes',
  facts: {
    duration: 'Duración',
    departure: 'Salida',
    group: 'Grupo',
    groupUpTo: (people: number) => plural('es', people, { one: 'Hasta 1 persona', other: `Hasta ${people} personas` }),
    cancellation: 'Cancelación',
  },
  sections: {
    label: 'En esta página',
    itinerary: 'Itinerario',
    included: 'Incluido',
    pickup: 'Recogida',
    cash: 'Efectivo',
    notes: 'Conviene saber',
    reviews: 'Opiniones',
    policy: 'Cancelación',
    book: 'Pregúntanos',
  },
  itinerary: 'Itinerario',
  covers: { label: 'Qué cubre el precio', included: 'Incluido', excluded: 'No incluido' },
  notes: 'Es importante saberlo',
  policy: 'Pago y cancelación',
  more: (count: number) => `${count} más`,
  suggestions: 'Más viajes desde aquí',
  book: {
    title: 'Reserva o pregunta',
    titleOfExample: 'Pregunta por este viaje',
    notSold: 'Todavía no vendemos este viaje. Pregúntanos qué podemos hacer y cuánto cuesta.',
    write: (hours: string) =>
      `Envíanos la fecha, la hora de salida, el tamaño de tu grupo y el lugar de recogida. El nombre de este viaje ya está en el mensaje. Respondemos ${hours}.`,
  },
};
