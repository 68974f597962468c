import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in French. */
export const fr: EmailBlocksMessages = {
  hello: (name: string) => `Bonjour ${name},`,
  keepLink:
    'Toute personne qui a le lien peut voir et modifier votre réservation\u00a0: ne le partagez qu’avec les personnes avec qui vous voyagez.',
  dayAndHour: (day: string, hour: string) => `${day} à ${hour}`,
  moment: (moment: string) => `${moment} (heure de Palawan)`,
  departure: (day: string, hour: string) => `${day}, ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}\u00a0: ${value}`,
  above: (text: string) => `${text}\u00a0:`,
  seeBooking: 'Voir votre réservation',
  openBooking: 'Ouvrir votre réservation',
  openVoucher: 'Ouvrir votre bon d’échange',
  addDetails: 'Ajouter les informations voyageurs',
  money: {
    title: 'Paiement',
    price: 'Prix',
    paid: 'Payé',
    open: 'Reste à payer',
    nothing: 'rien',
    dueNow: (amount: string) => `${amount} à payer maintenant.`,
    dueBy: (amount: string, moment: string) => `${amount} à payer avant le ${moment}.`,
  },
  paying: {
    title: 'Comment payer',
    amount: 'Montant',
    payHere: (methods: readonly string[]) => `Payer ici\u00a0: ${methods.join('\u202f; ')}`,
    otherwise: 'Ou de l’une de ces façons\u00a0:',
  },
  contact: {
    title: 'Questions',
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    write: 'Écrire',
    address: (email: string) => `${email}, ou répondez à cet e-mail`,
    hours: 'Quand',
  },
};
