import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in Chinese. */
export const zh: RouteMapsMessages = {
  byRoad: '走公路',
  byBoat: '坐船',
  pickupPoint: '上车地点',
  inOrder: '线路地图，按顺序：',
  start: (place: string) => `从${place}出发`,
  to: { road: (place: string) => `走公路到${place}`, boat: (place: string) => `坐船到${place}` },
};
