import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in French. */
export const fr: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Réservation ${ref}\u00a0: à payer avant le ${moment}`,
  subjectUntilDeparture: (ref: string) => `Réservation ${ref}\u00a0: à payer avant le premier départ`,
  held: (moment: string) =>
    `Nous gardons vos places jusqu’au ${moment}. Vous n’avez pas encore payé\u00a0: sans paiement reçu d’ici là, nous libérons vos places.`,
  heldUntilDeparture:
    'Nous gardons vos places jusqu’au premier départ. Vous n’avez pas encore payé\u00a0: sans paiement reçu d’ici là, nous libérons vos places.',
  otherWay:
    'Vous préférez payer par banque, portefeuille électronique ou en espèces\u202f? Choisissez-le d’ici là sur la page de votre réservation, et nous gardons vos places plus longtemps.',
};
