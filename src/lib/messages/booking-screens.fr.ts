import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in French. */
export const fr: BookingScreensMessages = {
  cannotOpen: (ref: string) => `La réservation ${ref} ne peut pas être ouverte`,
  cannotOpenReasons: {
    offline:
      'Vous êtes hors ligne, et cette réservation n’est pas encore enregistrée sur cet appareil. Rouvrez cette page une fois en ligne.',
    unavailable: 'Notre service ne répond pas pour le moment. Rien n’est perdu, réessayez dans un instant.',
    'no-api':
      'Cette copie du site n’enregistre pas de réservations. Écrivez-nous\u00a0: la référence est déjà dans le message.',
    'not-found':
      'Cet appareil ne peut pas ouvrir cette réservation, ou elle n’existe pas. Ouvrez le lien de notre e-mail. Lien perdu\u202f? Allez dans Mes voyages, à «\u00a0Lien perdu\u202f?\u00a0».',
  },
  oldReasons: {
    offline: 'Pas de connexion.',
    unavailable: 'Notre service ne répond pas pour le moment.',
    'no-api': 'Cette copie du site n’a pas de service de réservation.',
    'not-found': 'Cet appareil ne peut plus ouvrir cette réservation.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => [
    'Vous voyez la réservation telle qu’elle était le ',
    moment,
    ' (heure de Palawan).',
  ],
  retry: 'Réessayer',
  loading: 'Chargement…',
  trips: 'Mes voyages',
  cart: 'Votre panier',
  noReferenceTitle: 'Quelle réservation\u202f?',
  noReference: 'Ce lien n’a pas de référence de réservation. Les voyages pas encore réservés sont dans votre panier.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'Le jour même, appelez le ',
    phone,
    '. Nous répondons\u00a0: ',
    hours,
    '.',
  ],
};
