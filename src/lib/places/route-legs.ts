import type { Point } from './map-geometry.ts';
import { isOnRoad, type MapPlace, type RoadNetwork, roadBetween } from './road-network.ts';

/** How one gets from one point of a route to the next. */
export type TravelMode = 'road' | 'boat';

/** A part of a route: where it leads, how, and along which line. */
export interface RouteLeg {
  readonly to: MapPlace;
  readonly by: TravelMode;
  readonly line: readonly Point[];
}

/** A boat lands where it left: whoever goes inland from the sea comes through its harbour. */
function withHarbours(route: readonly MapPlace[], network: RoadNetwork): readonly MapPlace[] {
  return route.flatMap((place, index) => {
    const before = route[index - 1];
    if (!before || isOnRoad(before.name, network) || !isOnRoad(place.name, network)) return [place];
    const harbour = route.slice(0, index).findLast(({ name }) => isOnRoad(name, network));
    return harbour && harbour.name !== place.name ? [harbour, place] : [place];
  });
}

/** The parts of a route in order, by road where there is one and else by boat. */
export function routeLegs(route: readonly MapPlace[], network: RoadNetwork): readonly RouteLeg[] {
  const points = withHarbours(route, network);
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const road = roadBetween(from.name, to.name, network);
    return road ? { to, by: 'road', line: road } : { to, by: 'boat', line: [from.at, to.at] };
  });
}
