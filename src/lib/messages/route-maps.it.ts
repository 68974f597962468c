import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in Italian. */
export const it: RouteMapsMessages = {
  byRoad: 'via terra',
  byBoat: 'in barca',
  pickupPoint: 'punto di prelievo',
  inOrder: 'Mappa del percorso, in ordine:',
  start: (place: string) => `Da ${place}`,
  to: { road: (place: string) => `Via terra fino a ${place}`, boat: (place: string) => `In barca fino a ${place}` },
};
