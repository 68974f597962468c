import type { ComparisonMessages } from './comparison.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in French. */
export const fr: ComparisonMessages = {
  failed: 'La comparaison a échoué. Le reste de la page fonctionne.',
  removed: (trip: string) => `Retiré\u00a0: ${trip}.`,
  full: 'Vous pouvez comparer jusqu’à trois voyages. Retirez-en d’abord un.',
  partIgnored: (most: number) => `Lien en partie ignoré\u00a0: voyages inconnus, ou plus de ${most}.`,
  none: 'Rien à comparer. Ouvrez un voyage et appuyez sur Comparer.',
  addBelow: 'Ou ajoutez-en un ci-dessous.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'Voir les ',
    tours('excursions'),
    ' et les ',
    transfers('transferts'),
    '.',
  ],
  share: 'Partager cette comparaison',
  offer: 'Ajouter un voyage enregistré ou vu récemment',
  add: (trip: string) => `Ajouter\u00a0: ${trip}`,
  caption: 'Voyages côte à côte',
  book: 'Réserver',
  bookTrip: (trip: string) => `Réserver\u00a0: ${trip}`,
  remove: 'Retirer',
  removeTrip: (trip: string) => `Retirer\u00a0: ${trip}`,
  price: (people: number) =>
    plural('fr', people, { one: `Prix pour ${people}\u00a0personne`, other: `Prix pour ${people}\u00a0personnes` }),
  each: 'Par personne, environ',
  cash: (people: number) =>
    plural('fr', people, {
      one: `Espèces à emporter pour ${people}\u00a0personne`,
      other: `Espèces à emporter pour ${people}\u00a0personnes`,
    }),
  noCash: 'Aucune',
  duration: 'Durée',
  departures: 'Départs',
  cancellation: 'Annulation',
  included: 'Compris',
  excluded: 'Non compris',
  provider: 'Prestataire',
  vans: (count: number) => `en ${count} vans`,
  boats: (count: number) => `sur ${count} bateaux`,
};
