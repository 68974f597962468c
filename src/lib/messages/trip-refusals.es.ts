import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in Spanish. */
export const es: TripRefusalsMessages = {
  departed: 'Este viaje ya ha salido. Elige otro día.',
  withdrawn: 'Este viaje ya no se ofrece.',
  noDay: 'Elige un día.',
  tooFar: 'Queda demasiado lejos: todavía no tenemos precios para ese día.',
  closed: 'Este viaje no sale ese día. Elige otro día.',
  tooSoon: 'Esa salida ya no se puede reservar. Elige una posterior.',
  notThen: 'Este viaje no sale a esa hora. Elige una de sus salidas.',
  notThere: 'Este viaje no para ahí. Elige otro lugar.',
  noPlace: 'Escribe el nombre del lugar.',
  tooMany: 'Son más personas de las que caben en una reserva. Añade una segunda reserva para los demás.',
};
