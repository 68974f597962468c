import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in French. */
export const fr: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `Départ annulé\u00a0: ${day} (réservation ${ref})`,
  yourTrip: 'Votre voyage',
  sorry: 'Nous sommes désolés\u00a0: ce voyage ne peut pas avoir lieu.',
  reason: (reason: string) => `Raison (en anglais)\u00a0: «\u00a0${reason}\u00a0»`,
  others: 'Vos autres voyages ont lieu comme réservé.',
  choose:
    'Choisissez une de ces deux options, sans frais. Les délais de votre réservation ne s’appliquent pas. Si les liens ne marchent pas, répondez à cet e-mail ou appelez-nous.',
  change: {
    title: 'Une autre date',
    text: 'Choisissez le jour et l’heure qui vous conviennent. Nous déplaçons votre voyage aussitôt.',
    link: 'Choisir une autre date',
  },
  refund: {
    title: 'Remboursement complet',
    ofOneTrip:
      'Nous remboursons tout ce que vous avez payé pour ce voyage, par le moyen avec lequel vous avez payé. Vos autres voyages restent réservés. Le lien montre le montant avant que vous décidiez.',
    nothingPaid: 'Vous n’avez pas encore payé, il n’y a donc rien à rembourser. Le lien annule la réservation.',
    ofAll: (paid: string) =>
      `Nous remboursons tout ce que vous avez payé, ${paid}, par le moyen avec lequel vous avez payé. Le lien montre le montant avant que vous annuliez la réservation.`,
    link: 'Obtenir le remboursement complet',
  },
  booking: 'Votre réservation',
};
