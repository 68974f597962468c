import { plural } from './format.ts';
import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in French. */
export const fr: RouteComparisonMessages = {
  ways: 'Les façons de voyager, côte à côte',
  waysTable: 'Façons de voyager, tableau',
  price: 'Prix',
  time: 'Durée',
  departs: 'Départs',
  group: 'Groupe',
  groupUpTo: (people: number) => `Jusqu’à ${people} par réservation`,
  cancellation: 'Annulation',
  groupPays: 'Ce que paie votre groupe',
  pricesTable: 'Prix par taille de groupe, tableau',
  people: 'Personnes',
  cheapest: 'le moins cher',
  wholeGroup: 'Prix pour tout le groupe, aller simple.',
  cheapestIsMarked: 'Le moins cher est marqué.',
  severalVehicles: '2× signifie deux réservations ou deux vans.',
  chart: {
    title: 'Prix total par taille de groupe',
    description: 'Prix total par taille de groupe, en lignes. Le tableau ci-dessous a les mêmes chiffres.',
    people: 'personnes',
  },
  groups: (first: number, last: number) =>
    first === last
      ? plural('fr', first, { one: `${first}\u00a0personne`, other: `${first}\u00a0personnes` })
      : `${first} à ${last}\u00a0personnes`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}\u00a0: le moins cher pour ${groups.join(' et ')}.`,
  vanOrSeats: (seats: number) =>
    plural('fr', seats, {
      one: `Un van privé coûte à peu près le prix de ${seats}\u00a0place partagée, et il est pour vous seuls.`,
      other: `Un van privé coûte à peu près le prix de ${seats}\u00a0places partagées, et il est pour vous seuls.`,
    }),
};
