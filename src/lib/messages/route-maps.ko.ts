import type { RouteMapsMessages } from './route-maps.en.ts';

/** Messages of a route on a map, in Korean. */
export const ko: RouteMapsMessages = {
  byRoad: '도로',
  byBoat: '배',
  pickupPoint: '픽업 장소',
  inOrder: '노선 지도, 순서대로:',
  start: (place: string) => `${place} 출발`,
  to: { road: (place: string) => `도로로 ${place}까지`, boat: (place: string) => `배로 ${place}까지` },
};
