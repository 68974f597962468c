import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in Spanish. */
export const es: EmailChangedTripMessages = {
  subject: (ref: string) => `Reserva ${ref}: tu viaje ha cambiado`,
  subjectMoved: (ref: string, moment: string) => `Reserva ${ref}: tu viaje es ahora el ${moment}`,
  trip: 'Viaje',
  before: 'Antes',
  now: 'Ahora',
  byOperator: 'Hemos cambiado tu reserva. Estos son los nuevos datos; usa este correo en lugar del anterior.',
  byTraveller: 'Has cambiado tu reserva. Estos son los nuevos datos; usa este correo en lugar del anterior.',
  refund: (amount: string) => `Te devolveremos ${amount}. Te escribimos cuando esté en camino.`,
};
