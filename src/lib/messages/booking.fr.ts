import type { BookingMessages } from './booking.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in French. */
export const fr: BookingMessages = {
  title: 'Réserver ce voyage',
  yourTrip: 'Votre voyage',
  loading: 'Chargement du voyage…',
  wayBack: 'L’aller est dans votre panier. Choisissez maintenant le retour.',
  missing: (count: number) => plural('fr', count, { one: 'Il manque une chose.', other: `Il manque ${count} choses.` }),
  cartFull: (most: number) => `Un panier contient au plus ${most} voyages. Retirez-en d’abord un.`,
  notAdded: 'Le voyage n’a pas pu être ajouté.',
  save: 'Enregistrer',
  addToCart: 'Ajouter au panier',
  bookNow: 'Réserver',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ' ce que nous pouvons faire, ou ', find, '.'],
    askByMessage: 'Demandez-nous par message',
    findAnotherTrip: 'trouvez un autre voyage',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => [
      'Ce voyage n’est plus proposé. ',
      find,
      ', ou ',
      ask,
      '.',
    ],
    findAnother: 'Trouvez-en un autre',
    ask: 'demandez-nous',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'Ce voyage n’a pas pu être chargé. Vérifiez votre connexion. Vous pouvez aussi ',
      book,
      '.',
    ],
    bookByMessage: 'réserver par message',
    retry: 'Réessayer',
  },
  day: {
    label: 'Jour',
    ofTrip: 'Jour du voyage',
    change: 'Changer',
    changeDay: 'Changer le jour',
    opening: 'Ouverture du calendrier…',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [
      ask,
      ' pour les jours qui se réservent uniquement par message.',
    ],
    ask: 'Écrivez-nous',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['Votre aller est le ', day, '.'],
  },
  departure: {
    label: 'Départ',
    time: 'Heure de départ',
    choose: 'Choisissez une heure',
    left: 'Les heures barrées ne peuvent plus être réservées.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      'Les heures «\u00a0Sur demande\u00a0» se réservent uniquement par message\u00a0: ',
      write,
      '.',
    ],
    write: 'écrivez-nous',
    roomAt: 'Place pour tout le groupe à',
  },
  people: {
    label: 'Personnes',
    howMany: 'Combien de personnes',
    range: (most: number) => `1 à ${most} personnes par réservation.`,
    largerGroup: (people: number) =>
      `À ${people}, il vous faut plus d’une réservation. Mettez celle-ci dans le panier, puis ajoutez-en une autre pour le reste du groupe.`,
  },
  stop: {
    question: { pickup: 'Où devons-nous vous prendre\u202f?', dropoff: 'Où devons-nous vous déposer\u202f?' },
    placeholder: 'Hôtel, aéroport ou autre lieu',
    later: {
      pickup:
        'Hôtel pas encore connu. Ajoutez-le sur la page de votre réservation dès que vous le savez. D’ici là, le chauffeur ne peut pas vous trouver.',
      dropoff:
        'Hôtel pas encore connu. Ajoutez-le sur la page de votre réservation dès que vous le savez, pour que le chauffeur sache où vous mener.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: 'Ce n’est pas un des lieux habituels. Nous le confirmons par message avant le voyage.',
    sameAsBefore: (place: string) => `Comme avant\u00a0: ${place}`,
    sameReturn: 'Nous ramener au même endroit',
  },
  arrival: {
    flight: { number: 'Vol, si connu', time: 'Atterrit à', example: '5J 637' },
    ferry: { number: 'Ferry, si connu', time: 'Arrive à', example: 'Montenegro Lines' },
    bus: { number: 'Bus, si connu', time: 'Arrive à', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: 'Et le retour\u202f?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, avec les mêmes personnes et les mêmes lieux. Vous ne choisissez que le jour et l’heure.`,
    ],
    add: 'Ajouter l’aller-retour',
  },
  notes: { add: 'Ajouter une note', label: 'Notes', hint: 'Sièges enfant, bagages en plus, un anniversaire' },
};
