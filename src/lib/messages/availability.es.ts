import type { AvailabilityMessages } from './availability.en.ts';
import { plural } from './format.ts';

const left = {
  place: (count: number) => plural('es', count, { one: 'Queda 1 plaza', other: `Quedan ${count} plazas` }),
  van: (count: number) => plural('es', count, { one: 'Queda 1 minivan', other: `Quedan ${count} minivans` }),
  boat: (count: number) => plural('es', count, { one: 'Queda 1 barco', other: `Quedan ${count} barcos` }),
  group: (count: number) => plural('es', count, { one: 'Sitio para 1 grupo', other: `Sitio para ${count} grupos` }),
};

const peopleText = (people: number) => plural('es', people, { one: '1 persona', other: `${people} personas` });

/** Messages about free places, in Spanish. */
export const es: AvailabilityMessages = {
  unchecked: 'Comprobamos las plazas libres cuando lo envías.',
  left,
  onRequest: 'Escríbenos',
  soldOut: 'Agotado',
  closed: 'Cerrado',
  closedBecause: (reason: string) => `Cerrado: ${reason}`,
  mark: {
    full: 'Lleno',
    left: (places: number) => plural('es', places, { one: '1 libre', other: `${places} libres` }),
    onRequest: 'Escribe',
    closed: 'Cerrado',
  },
  thisDay: {
    soldOut: 'Este día está agotado.',
    tooFew: (people: number) => `Este día no hay plazas suficientes para ${peopleText(people)}.`,
    onRequest: 'Este día, solo por mensaje.',
    onRequestBecause: (reason: string) => `Este día, solo por mensaje: ${reason}.`,
    closed: 'Este día no hay salidas.',
    closedBecause: (reason: string) => `Este día no hay salidas: ${reason}.`,
  },
  onDays: {
    soldOut: (days: string) => `Agotado ${days}.`,
    tooFew: (days: string, people: number) => `No hay plazas suficientes ${days} para ${peopleText(people)}.`,
    onRequest: (days: string) => `Solo por mensaje ${days}.`,
    onRequestBecause: (days: string, reason: string) => `Solo por mensaje ${days}: ${reason}.`,
    closed: (days: string) => `Sin salidas ${days}.`,
    closedBecause: (days: string, reason: string) => `Sin salidas ${days}: ${reason}.`,
  },
  departure: {
    onRequest: 'Solo se puede reservar por mensaje.',
    onRequestBecause: (reason: string) => `Solo se puede reservar por mensaje: ${reason}.`,
    closed: 'Ya no se puede reservar.',
    closedBecause: (reason: string) => `No sale: ${reason}.`,
    soldOut: 'No quedan plazas.',
    atMost: (people: number) => `Admite como máximo ${peopleText(people)}.`,
    notTogether: (places: number, together: number) =>
      plural('es', places, {
        one: `Queda 1 plaza, pero solo ${together} juntas.`,
        other: `Quedan ${places} plazas, pero solo ${together} juntas.`,
      }),
    tooFew: (places: number, people: number) =>
      plural('es', places, {
        one: `Solo queda 1 plaza, y tu grupo es de ${peopleText(people)}.`,
        other: `Solo quedan ${places} plazas, y tu grupo es de ${peopleText(people)}.`,
      }),
    noRoom: 'No tiene sitio para tu grupo.',
    twoBookings: (one: number, other: number) => `Puedes hacer dos reservas: una para ${one} y otra para ${other}.`,
  },
  chooseDay: (why: string) => `${why} Elige otro día.`,
  chooseTime: (why: string) => `${why} Elige otra hora.`,
};
