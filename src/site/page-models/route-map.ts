import { mapCanvas } from '../../lib/places/map-canvas.ts';
import { type MapSize, type Point, pathOf } from '../../lib/places/map-geometry.ts';
import { type MapLabel, type NamedPoint, placeLabels } from '../../lib/places/map-labels.ts';
import type { MapPlace } from '../../lib/places/road-network.ts';
import { routeLegs, type TravelMode } from '../../lib/places/route-legs.ts';
import type { MapSource } from './map-source.ts';

/** A point of a route, with how one gets there; null where it begins. */
export interface MapStop {
  readonly name: string;
  readonly by: TravelMode | null;
}

/** A map of a route: paths in the units of `size`. */
export interface RouteMapView {
  readonly size: MapSize;
  readonly land: string;
  readonly islands: string;
  readonly roads: string;
  /** The parts of the route by road, and by boat. */
  readonly byRoad: string;
  readonly byBoat: string;
  readonly pickups: string;
  /** Points of the route, and towns around it. */
  readonly stopDots: string;
  readonly townDots: string;
  readonly labels: readonly MapLabel[];
  readonly stops: readonly MapStop[];
}

const TYPE_SIZE = 26;

/** Units between dots that can be told apart. */
const MIN_DOT_DISTANCE = 24;

type Dot = Pick<NamedPoint, 'text' | 'at'>;

/** Dots that are no nearer to each other, or to those that are taken, than they are wide. */
function apart(dots: readonly Dot[], taken: readonly Dot[]): readonly Dot[] {
  const all = taken.map(({ at }) => at);
  return dots.filter(({ at: [x, y] }) => {
    const isFree = all.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= MIN_DOT_DISTANCE);
    if (isFree) all.push([x, y]);
    return isFree;
  });
}

function dotsOf(dots: readonly Dot[]): string {
  return dots.map(({ at }) => `${pathOf([at])}h0`).join('');
}

function labelsOf(stops: readonly Dot[], towns: readonly Dot[], lines: readonly Point[], size: MapSize) {
  const points = [
    ...stops.map((stop): NamedPoint => ({ ...stop, kind: 'stop' })),
    ...towns.map((town): NamedPoint => ({ ...town, kind: 'town' })),
  ];
  return placeLabels(points, lines, TYPE_SIZE, size).map(
    ({ at: [x, y], ...label }): MapLabel => ({ ...label, at: [Math.round(x), Math.round(y)] }),
  );
}

/**
 * The map of a route, or null where it has less than two points (specification.md#maps).
 *
 * @param names of its points in order, in English or as the page names them
 * @param pickups where travellers are picked up
 */
export function routeMap(
  names: readonly string[],
  pickups: readonly MapPlace[],
  source: MapSource,
): RouteMapView | null {
  const byName = new Map(source.places.flatMap((place) => [place.name, place.label].map((name) => [name, place])));
  const route = names.flatMap((name) => byName.get(name) ?? []);
  const points = [...new Set(route)];
  const [start] = points;
  if (!start || points.length < 2) return null;

  const legs = routeLegs(route, source.network);
  const { size, pointsOf, landOf, linesOf, along } = mapCanvas([start.at, ...legs.flatMap(({ line }) => line)]);
  const pathBy = (mode: TravelMode) => linesOf(legs.filter(({ by }) => by === mode).map(({ line }) => line));
  const stops = pointsOf(points);
  const towns = apart(pointsOf(source.towns.filter((town) => !points.includes(town))), stops);
  const pickupDots = apart(pointsOf(pickups), stops);
  const obstacles = [...legs.flatMap(({ line }) => along(line)), ...pickupDots.map(({ at }) => at)];
  const labels = labelsOf(stops, towns, obstacles, size);
  return {
    size,
    land: landOf(source.coast),
    islands: landOf(source.islands),
    roads: linesOf(source.network.map(({ line }) => line)),
    byRoad: pathBy('road'),
    byBoat: pathBy('boat'),
    pickups: dotsOf(pickupDots),
    stopDots: dotsOf(stops),
    townDots: dotsOf(towns.filter(({ text }) => labels.some((label) => label.text === text))),
    labels,
    stops: [{ name: start.label, by: null }, ...legs.map(({ to, by }) => ({ name: to.label, by }))],
  };
}
