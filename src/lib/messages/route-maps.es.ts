import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in Spanish. */
export const es: RouteMapsMessages = {
  byRoad: 'por carretera',
  byBoat: 'en barco',
  pickupPoint: 'punto de recogida',
  inOrder: 'Mapa de la ruta, en orden:',
  start: (place: string) => `Desde ${place}`,
  to: { road: (place: string) => `Por carretera a ${place}`, boat: (place: string) => `En barco a ${place}` },
};
