import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in French. */
export const fr: RouteMapsMessages = {
  byRoad: 'par la route',
  byBoat: 'en bateau',
  pickupPoint: 'point de prise en charge',
  inOrder: 'Carte du trajet, dans l’ordre\u00a0:',
  start: (place: string) => `Depuis ${place}`,
  to: {
    road: (place: string) => `Par la route jusqu’à ${place}`,
    boat: (place: string) => `En bateau jusqu’à ${place}`,
  },
};
