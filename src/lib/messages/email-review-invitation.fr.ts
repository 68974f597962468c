import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in French. */
export const fr: EmailReviewInvitationMessages = {
  subject: (ref: string) => `Réservation ${ref}\u00a0: comment s’est passé votre voyage\u202f?`,
  thanks:
    'Merci d’avoir voyagé avec nous. Qu’est-ce qui était bien, et qu’est-ce qui ne l’était pas\u202f? Quelques phrases aident les autres voyageurs.',
  review: (title: string) => `Donner un avis\u00a0: ${title}`,
  link: 'Le lien ouvre un e-mail qui nous est adressé. Nous lisons chaque avis avant de le publier.',
  reply:
    'Répondez simplement à cet e-mail, avec une à cinq étoiles pour chaque voyage. Nous lisons chaque avis avant de le publier.',
  once: 'Nous ne demandons qu’une fois.',
  prompts: [
    'Étoiles, de 1 à 5\u00a0: ',
    'Votre nom, tel que nous pouvons l’afficher\u00a0: ',
    'Comment s’est passé votre voyage\u00a0: ',
  ],
};
