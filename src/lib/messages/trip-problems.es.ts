import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in Spanish. */
export const es: TripProblemsMessages = {
  noDay: 'Elige un día.',
  tooFar: 'Queda demasiado lejos: todavía no tenemos precios para ese día.',
  closed: (reason: string) => `Este viaje no sale ese día: ${reason}.`,
  noDeparture: 'Elige una salida.',
  noTime: 'Elige una hora.',
  notInTimetable: 'Este viaje no sale a esa hora. Elige una de sus salidas.',
  notDriven: (first: string, last: string) =>
    `Este viaje sale entre las ${first} y las ${last}. Elige una hora intermedia.`,
  tooSoon: 'Esa salida ya no se puede reservar. Elige una posterior.',
  tooMany: (most: number) => `Como máximo ${most} personas en una reserva. Añade una segunda reserva para los demás.`,
  noPlace: { pickup: 'Dinos dónde recogerte.', dropoff: 'Dinos dónde dejarte.' },
  noName: 'Escribe el nombre del lugar.',
  notServed: 'Este viaje no para ahí. Elige otro lugar.',
  noHotel: 'Escribe tu hotel, o elige “Hotel por confirmar” en la lista.',
};
