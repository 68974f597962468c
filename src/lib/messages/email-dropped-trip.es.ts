import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in Spanish. */
export const es: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `Reserva ${ref}: reembolso de tu viaje del ${day}`,
  byOperator: 'Hemos quitado de tu reserva este viaje, que está suspendido:',
  byTraveller: 'Elegiste el reembolso de este viaje, que está suspendido. Ya no forma parte de tu reserva:',
  refund: {
    title: 'Reembolso',
    amount: (amount: string) => `Te devolvemos ${amount}. Te avisamos por correo cuando el dinero esté en camino.`,
    nothingPaid: 'No habías pagado nada por este viaje, así que no hay nada que devolver.',
    before: 'Ya te hemos devuelto lo que pagaste por este viaje.',
  },
  others: 'Sigue reservado',
};
