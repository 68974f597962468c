import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in Dutch. */
export const nl: RouteMapsMessages = {
  byRoad: 'over de weg',
  byBoat: 'per boot',
  pickupPoint: 'ophaalpunt',
  inOrder: 'Kaart van de route, op volgorde:',
  start: (place: string) => `Vanaf ${place}`,
  to: { road: (place: string) => `Over de weg naar ${place}`, boat: (place: string) => `Per boot naar ${place}` },
};
