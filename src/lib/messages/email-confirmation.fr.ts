import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in French. */
export const fr: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: nous avons bien reçu votre paiement`,
    text: (amount: string) => `Nous avons bien reçu votre paiement de ${amount}. Merci d’avoir voyagé avec nous.`,
  },
  confirmed: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: vos voyages sont confirmés`,
    text: 'Tout est organisé\u00a0: au plaisir de vous accueillir.',
  },
  revived: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: paiement arrivé en retard, vos places sont de nouveau à vous`,
    text: (amount: string) =>
      `Votre paiement de ${amount} est arrivé après l’expiration de votre réservation. Vos places étaient encore libres, elles sont donc de nouveau à vous. Nous organisons maintenant vos voyages et vous écrirons par e-mail dès qu’ils seront confirmés.`,
  },
  arranged: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: nous avons bien reçu votre paiement`,
    text: (amount: string) => `Nous avons bien reçu votre paiement de ${amount}. Vos voyages sont organisés.`,
  },
  deposit: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: nous avons bien reçu votre acompte`,
    text: (amount: string) =>
      `Nous avons bien reçu votre acompte de ${amount}, et vos places sont réservées. Nous organisons maintenant vos voyages et vous écrirons par e-mail dès qu’ils seront confirmés.`,
  },
  payment: {
    subject: (ref: string) => `Réservation ${ref}\u00a0: nous avons bien reçu votre paiement`,
    text: (amount: string) =>
      `Nous avons bien reçu votre paiement de ${amount}, et vos places sont réservées. Nous organisons maintenant vos voyages et vous écrirons par e-mail dès qu’ils seront confirmés.`,
  },
  passports: (titles: readonly string[]) =>
    `Chacun, enfants compris, a besoin d’un passeport pour\u00a0: ${titles.join('\u202f; ')}.`,
};
