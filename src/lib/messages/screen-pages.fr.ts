import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in French. */
export const fr: ScreenPagesMessages = {
  noScript:
    'Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur. Vous pouvez tout faire par message à la place. Ajoutez votre référence de réservation si vous en avez une\u00a0:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}\u00a0: `, link],
  late: 'C’est trop long. Rechargez la page, ou écrivez-nous avec le bouton en bas à droite. Ce que vous avez saisi est enregistré sur cet appareil.',
  cart: {
    title: 'Votre panier',
    description: 'Les voyages que vous allez réserver, jour par jour, avec leurs prix et ce qu’il faut emporter.',
    crumb: 'Panier',
  },
  payment: {
    title: 'Réserver et payer',
    description: 'Indiquez vos coordonnées, voyez vos dates d’annulation et choisissez comment payer.',
    crumb: 'Réserver et payer',
  },
  cancel: {
    title: 'Paiement non effectué',
    description:
      'Rien ne vous a été débité, et nous gardons toujours vos places. Choisissez un autre moyen de paiement, ou remettez les voyages dans votre panier.',
    crumb: 'Paiement',
  },
  confirmation: {
    title: 'Votre réservation',
    description: 'L’état de votre réservation, comment payer, et votre bon d’échange pour le chauffeur ou le guide.',
    crumb: 'Votre réservation',
  },
  participants: {
    title: 'Informations voyageurs',
    description: 'Les noms de tous les voyageurs, et les passeports pour les voyages qui demandent un permis.',
    crumb: 'Informations voyageurs',
  },
  trips: {
    title: 'Mes voyages',
    description:
      'Les réservations et bons d’échange enregistrés sur cet appareil, aussi hors ligne, et comment ouvrir les réservations faites ailleurs.',
    crumb: 'Mes voyages',
    lead: 'Enregistrés sur cet appareil, pour que les bons d’échange s’ouvrent hors ligne. Toute personne qui utilise cet appareil peut les voir.',
  },
  booking: {
    title: (trip: string) => `Réserver\u00a0: ${trip}`,
    description: (trip: string) =>
      `Choisissez le jour, l’heure, les personnes et la prise en charge pour «\u00a0${trip}\u00a0», et voyez le prix.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur. ',
      message('Réservez par message'),
      ' à la place, ou ',
      call('appelez-nous'),
      '.',
    ],
  },
};
