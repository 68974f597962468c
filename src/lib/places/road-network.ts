import type { MapContent } from './map.schema.ts';
import type { Point } from './map-geometry.ts';

/** A named point of a map. */
export interface MapPlace {
  /** The name in English, which routes and roads have. */
  readonly name: string;
  /** The name in the language of the page. */
  readonly label: string;
  /** Longitude and latitude. */
  readonly at: Point;
}

/** A piece of road between two named points. */
export interface Road {
  readonly from: string;
  readonly to: string;
  readonly line: readonly Point[];
}

/** Roads between named points. */
export type RoadNetwork = readonly Road[];

function reversed({ from, to, line }: Road): Road {
  return { from: to, to: from, line: line.toReversed() };
}

function piecesOf(road: MapContent['roads'][number], placeNamed: (name: string) => MapPlace): readonly Road[] {
  const points = road.map((point) =>
    typeof point === 'string' ? placeNamed(point) : { name: '', at: [point[1], point[0]] as const },
  );
  const named = points.flatMap(({ name }, index) => (name === '' ? [] : [index]));
  return named.slice(1).map((end, index) => {
    const part = points.slice(named[index], end + 1);
    return { from: part[0]?.name ?? '', to: part.at(-1)?.name ?? '', line: part.map(({ at }) => at) };
  });
}

/**
 * The roads of a map.
 *
 * @throws Error when a road names an unknown point; mapProblems() names the field
 */
export function roadNetwork(roads: MapContent['roads'], places: readonly MapPlace[]): RoadNetwork {
  const byName = new Map(places.map((place) => [place.name, place]));
  const placeNamed = (name: string) => {
    const place = byName.get(name);
    if (!place) throw new Error(`No point of the map is called "${name}"; mapProblems() names the field`);
    return place;
  };
  return roads.flatMap((road) => piecesOf(road, placeNamed));
}

/** Whether a point is on a road. */
export function isOnRoad(name: string, network: RoadNetwork): boolean {
  return network.some(({ from, to }) => from === name || to === name);
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}

interface Way {
  readonly length: number;
  readonly line: readonly Point[];
}

/** The shortest way by road, or null where there is none (Dijkstra). */
export function roadBetween(start: string, end: string, network: RoadNetwork): readonly Point[] | null {
  const both = [...network, ...network.map(reversed)];
  const open = new Map<string, Way>([[start, { length: 0, line: [] }]]);
  const done = new Set<string>();
  while (open.size > 0) {
    const [name, way] = [...open].reduce((nearest, next) => (next[1].length < nearest[1].length ? next : nearest));
    if (name === end) return way.line;
    open.delete(name);
    done.add(name);
    for (const road of both) {
      if (road.from !== name || done.has(road.to)) continue;
      const length = way.length + lengthOf(road.line);
      if (length < (open.get(road.to)?.length ?? Number.POSITIVE_INFINITY))
        open.set(road.to, { length, line: [...way.line, ...road.line] });
    }
  }
  return null;
}
