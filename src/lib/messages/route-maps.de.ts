import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in German. */
export const de: RouteMapsMessages = {
  byRoad: 'auf der Straße',
  byBoat: 'mit dem Boot',
  pickupPoint: 'Abholort',
  inOrder: 'Karte der Strecke, der Reihe nach:',
  start: (place: string) => `Von ${place}`,
  to: {
    road: (place: string) => `Auf der Straße nach ${place}`,
    boat: (place: string) => `Mit dem Boot nach ${place}`,
  },
};
