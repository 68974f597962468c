import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in French. */
export const fr: EmailDigestMessages = {
  subject: (bookings: number) => `État de vos ${bookings} réservations`,
  why: 'Plusieurs réservations ont été faites en peu de temps avec votre adresse e-mail\u00a0: voici donc un seul e-mail pour toutes.',
  more: (refs: readonly string[]) =>
    `Et ${refs.length} de plus\u00a0: ${refs.join(', ')}. Demandez-nous ce qu’il en est.`,
  notYours:
    'Ce ne sont pas vos réservations\u202f? Alors quelqu’un a saisi votre adresse e-mail. Vous ne devez rien\u00a0: les places non payées sont libérées. Répondez à cet e-mail et nous y mettrons fin.',
  booking: (ref: string, status: string) => `Réservation ${ref}\u00a0: ${status}`,
  toPay: 'À payer',
  payBy: (amount: string, moment: string) => `${amount} avant le ${moment}`,
  payByDeparture: (amount: string) => `${amount} avant le premier départ`,
  payOrCancel: 'Payer ou annuler',
};
