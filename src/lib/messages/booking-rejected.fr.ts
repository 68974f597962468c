import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in French. */
export const fr: BookingRejectedMessages = {
  not: 'Rien n’a été réservé',
  safe: 'Vos voyages et vos coordonnées sont enregistrés sur cet appareil.',
  conflict: 'Quelque chose a changé depuis que vous avez choisi vos voyages. Rien n’a été réservé.',
  invalid: 'Des informations manquent ou sont fausses. Rien n’a été réservé.',
  answeredBefore:
    'Vous avez déjà réservé ceci, rien n’a donc été réservé de nouveau. Le lien de votre réservation est dans l’e-mail que nous vous avons envoyé. Vous ne le trouvez pas\u202f? Écrivez-nous.',
  friendBooked:
    'Quelqu’un avec qui vous partagez ce panier l’a déjà réservé. Rien n’a été réservé de nouveau, et vos coordonnées sont toujours ici.',
  changed: 'Vos voyages ont changé depuis que vous avez réservé.',
  trip: 'Il ne peut pas être réservé tel quel. Choisissez un autre jour ou un autre départ.',
};
