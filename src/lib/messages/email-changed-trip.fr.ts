import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in French. */
export const fr: EmailChangedTripMessages = {
  subject: (ref: string) => `Réservation ${ref}\u00a0: votre voyage a été modifié`,
  subjectMoved: (ref: string, moment: string) => `Réservation ${ref}\u00a0: votre voyage est maintenant le ${moment}`,
  trip: 'Voyage',
  before: 'Avant',
  now: 'Maintenant',
  byOperator:
    'Nous avons modifié votre réservation. Voici les nouvelles informations\u00a0: utilisez cet e-mail à la place du précédent.',
  byTraveller:
    'Vous avez modifié votre réservation. Voici les nouvelles informations\u00a0: utilisez cet e-mail à la place du précédent.',
  refund: (amount: string) =>
    `Nous vous remboursons ${amount}. Nous vous écrirons par e-mail quand l’argent sera en route.`,
};
