import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in French: for a heading, for a list, and a sentence. */
export const fr: BookingStatusMessages = {
  draft: { title: 'Pas encore réservée', label: 'Pas réservée', text: 'Rien n’a été réservé.' },
  'awaiting-payment': {
    title: 'Réservée, pas encore payée',
    label: 'À payer',
    text: 'Nous gardons vos places en attendant votre paiement. Dès qu’il arrive, nous organisons vos voyages et confirmons par e-mail.',
  },
  'deposit-paid': {
    title: 'Nous avons votre acompte',
    label: 'Acompte payé',
    text: 'Vos places sont réservées. Le solde est à payer au plus tard à la date ci-dessous.',
  },
  paid: {
    title: 'Payée',
    label: 'Payée',
    text: 'Vos places sont réservées. Nous organisons vos voyages et confirmerons par e-mail.',
  },
  confirmed: {
    title: 'Confirmée',
    label: 'Confirmée',
    text: 'Tout est organisé. Montrez cette page au chauffeur ou au guide, à l’écran ou imprimée. Elle s’ouvre aussi hors ligne.',
  },
  cancelled: { title: 'Annulée', label: 'Annulée', text: 'Vous n’avez plus de places sur ces voyages.' },
  expired: {
    title: 'Pas payée à temps',
    label: 'Expirée',
    text: 'Nous avons libéré vos places. Si vous avez payé, écrivez-nous avec la référence. Sinon, réservez de nouveau.',
  },
  completed: { title: 'Voyage terminé', label: 'Terminée', text: 'Merci d’avoir voyagé avec nous.' },
  'no-show': {
    title: 'Vous n’étiez pas là',
    label: 'Absence',
    text: 'Les voyages sont partis sans vous. Si c’est une erreur, écrivez-nous avec la référence.',
  },
};
