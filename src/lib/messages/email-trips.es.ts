import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in Spanish. */
export const es: EmailTripsMessages = {
  when: 'Cuándo',
  departure: (departure: string, ready: string) => `${departure}, hora de Palawan. Ten todo listo a las ${ready}.`,
  who: 'Quién',
  from: 'Desde',
  to: 'Hasta',
  arrival: 'Llegas con',
  cash: 'Lleva en efectivo',
  fees: (amount: string) => `${amount} para tasas en destino, no incluidas en el precio`,
  note: 'Nota',
  pickupNote: 'En la recogida',
  dropoffNote: 'En el destino',
  cancelling: 'Si tienes que cancelar',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};
