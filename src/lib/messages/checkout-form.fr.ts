import type { CheckoutFormMessages } from './checkout-form.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in French. */
export const fr: CheckoutFormMessages = {
  label: 'Réserver et payer',
  booking: 'Réservation…',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'Cette copie du site prend des ',
    requests,
    '\u00a0: indiquez vos coordonnées et nous écrivons le message pour vous. Rien n’est réservé avant notre réponse.',
  ],
  requests: 'demandes par message',
  missing: (count: number) => plural('fr', count, { one: 'Il manque une chose', other: `Il manque ${count} choses` }),
  complete: 'Tout est rempli maintenant',
  booker: {
    legend: 'Qui réserve\u202f?',
    name: 'Nom complet',
    email: 'E-mail',
    emailHint: 'Nous y envoyons votre bon d’échange et tout changement.',
    country: 'Indicatif du pays',
    mobile: 'Numéro de mobile',
    mobileHint: 'Le chauffeur appelle ce numéro ou y écrit le jour même.',
  },
  agreement: {
    title: 'Si vos projets changent',
    text: <Part>(terms: Part): MessageParts<Part> => ['J’accepte ces règles et les ', terms, '.'],
    terms: 'conditions de réservation',
    problem: 'Cochez la case pour accepter les règles et les conditions.',
  },
  rules: {
    loading: 'Chargement de vos règles d’annulation…',
    failed: 'Les règles d’annulation et les prix du jour n’ont pas pu être chargés. Vous les verrez avant de réserver.',
    retry: 'Réessayer',
    missing:
      'Les règles d’annulation n’ont pas pu être chargées, rien n’a donc été envoyé. Réessayez une fois en ligne.',
  },
  noMethod:
    'Les moyens de paiement ne sont pas encore chargés, rien n’a donc été envoyé. Vos coordonnées sont enregistrées sur cet appareil.',
  full: 'Rien n’a été réservé. Choisissez un autre départ ci-dessus, puis réservez de nouveau.',
  unexpected:
    'Un problème est survenu, et nous ne savons pas si votre réservation nous est parvenue. Vos voyages et vos coordonnées sont enregistrés sur cet appareil. Appuyez de nouveau sur le bouton\u00a0: rien ne sera réservé deux fois.',
  request: {
    title: 'Envoyez votre demande',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'Ceci est une ',
      request,
      '\u00a0: rien n’est réservé avant notre réponse. Votre message est prêt, choisissez comment l’envoyer. Nous répondons\u00a0: ',
      hours,
      '.',
    ],
    request: 'demande, pas une réservation',
  },
};
