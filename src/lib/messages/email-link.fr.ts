import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in French. */
export const fr: EmailLinkMessages = {
  subject: (ref: string) => `Réservation ${ref}\u00a0: votre lien`,
  here: 'Voici votre réservation. Ouvrez le lien sur l’appareil où vous voulez la voir.',
  status: 'État',
  held: (moment: string) =>
    `Nous gardons vos places jusqu’au ${moment}. Sans paiement reçu d’ici là, nous les libérons.`,
  heldUntilDeparture:
    'Nous gardons vos places jusqu’au premier départ. Sans paiement reçu d’ici là, nous les libérons.',
  notYou:
    'Vous n’avez rien demandé\u202f? Vous pouvez ignorer cet e-mail\u00a0: nous n’avons envoyé le lien qu’à vous, et personne d’autre n’a vu votre réservation.',
};
