import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in French. */
export const fr: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `La réservation ${ref} est annulée`,
    byOperator: 'Nous avons annulé votre réservation. Vous n’avez plus de place sur ces voyages\u00a0:',
    byTraveller: 'Votre réservation est annulée. Vous n’avez plus de place sur ces voyages\u00a0:',
    nothingPaid: 'Vous n’aviez pas payé, il n’y a donc rien à rembourser.',
    nothing: 'Selon les règles d’annulation de votre réservation, il n’y a pas de remboursement.',
  },
  expired: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: nous ne gardons plus vos places`,
    nothingPaid: 'Nous n’avons pas reçu de paiement à temps et ne gardons donc plus vos places sur ces voyages\u00a0:',
    partPaid: (paid: string, due: string) =>
      `Nous n’avons reçu à temps que ${paid} sur ${due} et ne gardons donc plus vos places sur ces voyages\u00a0:`,
    ifPaid:
      'Si vous avez payé, écrivez-nous\u00a0: votre argent n’est pas perdu. Envie de partir quand même\u202f? Réservez de nouveau, ou écrivez-nous et nous chercherons des places.',
    payNoMore:
      'Ne payez plus rien pour cette réservation. Envie de partir quand même\u202f? Réservez de nouveau, ou écrivez-nous et nous chercherons des places.',
    refunded: 'Nous avons déjà remboursé votre paiement. Si vous ne l’avez pas reçu, écrivez-nous.',
  },
  refund: {
    title: 'Remboursement',
    paid: 'Payé',
    amount: 'Remboursement',
    kept: 'Retenu selon les règles d’annulation',
  },
};
