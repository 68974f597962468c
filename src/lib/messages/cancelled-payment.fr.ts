import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in French. */
export const fr: CancelledPaymentMessages = {
  title: 'Aucun paiement n’a été fait',
  titleNothingDue: 'Il n’y a rien à payer',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'Rien ne vous a été débité. Nous gardons toujours vos places\u00a0: réservation ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['Ceci est la réservation ', ref, '.'],
  another: 'Payer autrement',
  trips: 'Vos voyages',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Total',
  seeBooking: 'Voir la réservation',
  restore: 'Remettre les voyages dans le panier',
  restoreHelp: 'Dans le panier, vous pouvez les changer. Cela annule sans frais la réservation non payée.',
  cart: 'Votre panier',
  failed: { not: 'Rien n’a été changé', safe: 'Votre réservation est toujours là.' },
  notChecked: (trips: string) =>
    `Rien n’a été changé. Ceci n’a pas pu être vérifié\u00a0: ${trips}. Réessayez une fois en ligne.`,
  wouldBeLost: (trips: string) =>
    `Rien n’a été changé. Ceci serait perdu, faute de pouvoir encore être réservé\u00a0: ${trips}. Payez cette réservation telle quelle, ou écrivez-nous.`,
  cartIsFull: (tooMany: number) =>
    plural('fr', tooMany, {
      one: `Rien n’a été changé\u00a0: votre panier est plein. Retirez-en d’abord ${tooMany} voyage.`,
      other: `Rien n’a été changé\u00a0: votre panier est plein. Retirez-en d’abord ${tooMany} voyages.`,
    }),
  changed: 'Quelque chose a changé. Rechargez la page.',
  unexpected: 'Un problème est survenu. Rechargez la page et vérifiez votre réservation et votre panier.',
};
