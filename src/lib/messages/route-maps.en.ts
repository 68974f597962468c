/** Messages of a route on a map, in English. */
export const en = {
  byRoad: 'by road',
  byBoat: 'by boat',
  pickupPoint: 'pickup point',
  inOrder: 'Map of the route, in order:',
  start: (place: string) => `From ${place}`,
  to: { road: (place: string) => `By road to ${place}`, boat: (place: string) => `By boat to ${place}` },
};

export type RouteMapsMessages = typeof en;
