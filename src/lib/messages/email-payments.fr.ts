import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in French. */
export const fr: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `Réservation ${ref}\u00a0: nous avons reçu ${amount}`,
    tooMuch: (amount: string, excess: string) =>
      `Nous avons reçu ${amount}. Vous avez tout payé, et ${excess} de trop\u00a0: nous vous écrirons pour le remboursement.`,
    all: (amount: string) => `Nous avons reçu ${amount}. Vous avez tout payé.`,
    part: (amount: string) => `Nous avons reçu ${amount}. C’est une partie de ce qu’il vous reste à payer.`,
    partUntil: (amount: string, moment: string) =>
      `Nous avons reçu ${amount}. C’est une partie de ce que vous avez à payer. Payez le reste avant le ${moment}\u202f; jusque-là, nous gardons vos places.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) =>
      `Réservation ${ref}\u00a0: paiement de ${amount} reçu après l’annulation`,
    subjectExpired: (ref: string, amount: string) =>
      `Réservation ${ref}\u00a0: paiement de ${amount} reçu après l’expiration`,
    subjectLeft: (ref: string, amount: string) =>
      `Réservation ${ref}\u00a0: paiement de ${amount} reçu après le départ des voyages`,
    ended: (ref: string, amount: string) =>
      `Nous avons reçu ${amount} pour votre réservation ${ref}, qui n’est plus ouverte. L’argent est à vous\u00a0: nous vous écrirons pour le remboursement.`,
    left: (ref: string, amount: string) =>
      `Nous avons reçu ${amount} pour votre réservation ${ref}, mais ses voyages étaient déjà partis. L’argent est à vous\u00a0: nous vous écrirons pour le remboursement.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Réservation ${ref}\u00a0: nous avons remboursé ${amount}`,
    text: (ref: string, amount: string) =>
      `Nous avons remboursé ${amount} de ce que vous avez payé pour votre réservation ${ref}. L’argent va vers votre moyen de paiement d’origine, ou comme convenu avec vous. Les banques mettent jusqu’à dix jours ouvrés\u202f; si rien n’est arrivé d’ici là, écrivez-nous.`,
    paid: 'Payé',
    now: 'Remboursé maintenant',
    open: 'Reste à rembourser',
  },
  failure: {
    subject: (ref: string, amount: string) => `Réservation ${ref}\u00a0: nous n’avons pas pu rembourser ${amount}`,
    text: (ref: string, amount: string) =>
      `Nous n’avons pas pu rembourser ${amount} de votre réservation ${ref} vers votre moyen de paiement d’origine\u00a0: la carte a peut-être expiré, ou le compte est fermé. L’argent reste à vous. Indiquez-nous un autre moyen de vous payer, ou attendez que nous vous écrivions.`,
  },
};
