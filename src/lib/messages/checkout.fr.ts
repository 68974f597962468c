import type { CheckoutMessages } from './checkout.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in French. */
export const fr: CheckoutMessages = {
  booked: (ref: string) => `Réservé\u00a0: ${ref}`,
  next: 'Nous vous menons à l’étape suivante…',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['Toujours ici\u202f? ', open, '.'],
  openBooking: 'Ouvrez votre réservation pour payer',
  order: {
    title: 'Vos voyages',
    change: 'Changer',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Total',
    dueNow: 'À payer maintenant',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['À payer avant le ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Emportez ',
      amount,
      ' en espèces pour les frais sur place. Ils ne sont pas compris dans le total.',
    ],
    palawanTime: 'Toutes les heures sont celles de Palawan.',
  },
  rejected: {
    title: 'Pas encore réservé',
    text: (why: string) => `La réservation enregistrée sur ce téléphone n’a pas été faite. ${why}`,
    check: 'Vérifiez vos voyages et vos coordonnées, puis réservez de nouveau.',
  },
  changedPlaces: { title: 'Les places ont changé', other: 'Choisir un autre départ dans le panier' },
  blocked: {
    title: 'Votre panier ne peut pas être réservé tel quel',
    departed: 'Ce voyage est déjà parti.',
    withdrawn: 'Ce voyage n’est plus proposé.',
    fix: 'Corriger le panier',
  },
  empty: {
    unpaid: (ref: string) => `La réservation ${ref} n’est pas encore payée`,
    unpaidText:
      'Vos voyages sont réservés, votre panier est donc vide. Nous gardons vos places en attendant votre paiement.',
    pay: 'Voir et payer',
    text: 'Votre panier est vide. Choisissez d’abord un voyage, puis revenez ici pour le réserver.',
    transfer: 'Trouver un transfert',
    tour: 'Trouver une excursion',
    trips: 'Mes voyages',
  },
  full: {
    title: 'Il ne reste pas assez de places',
    text: 'Rien n’a été réservé, et vos coordonnées sont gardées. Choisissez un autre départ pour ces voyages, puis réservez de nouveau.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `\u00a0: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [
      `${title}\u00a0: nouveau départ le `,
      moment,
      '.',
    ],
    bookAgain: 'Réservez de nouveau ci-dessous.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `Aucun départ des prochains jours n’a de place pour ${people}\u00a0: `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `Aucun départ des prochains jours n’a de place pour ${people}\u00a0: `,
      ask,
      ' pour celui-ci, ou ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['Ou ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['Ou ', ask, ' pour celui-ci, ou ', cart, '.'],
    ask: 'demandez-nous',
    cart: 'choisissez un autre jour dans le panier',
  },
  pending: {
    title: 'Enregistré sur ce téléphone, pas encore envoyé',
    text: 'Rien n’est encore réservé. Nous envoyons votre réservation, une seule fois, dès que vous êtes en ligne. Vous pouvez quitter cette page ou fermer le navigateur.',
    sending: 'Envoi…',
    failed: 'Toujours pas de réponse. Votre réservation est gardée sur ce téléphone et sera envoyée plus tard.',
    send: 'Envoyer maintenant',
    change: 'La changer d’abord',
  },
  prices: {
    changed: (trips: number) => plural('fr', trips, { one: 'Un prix a changé', other: 'Des prix ont changé' }),
    gone: (title: string) => `${title}\u00a0: ce voyage ne peut plus être réservé, nous l’avons donc retiré.`,
    was: 'avant',
    isNow: 'maintenant',
    accept: 'Accepter les nouveaux prix',
  },
  refused: 'Ces voyages ne peuvent pas être réservés tels quels',
};
