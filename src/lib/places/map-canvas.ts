import {
  clipRing,
  frameOf,
  isInside,
  type MapSize,
  type Point,
  pathOf,
  pointsAlong,
  projection,
  simplifyLine,
  simplifyRing,
} from './map-geometry.ts';
import type { MapPlace } from './road-network.ts';

const WIDTH = 640;

/** Heights of a map: of a route along a coast, and of any other. */
const TALL = 600;
const FLAT = 460;

/** How many times taller than wide a route with a tall map is. */
const TALL_FROM = 1.6;

/** Units by which a simplified line may be off: a pixel where a map is 320 wide. */
const TOLERANCE = 2.2;

/** Units beyond the edge, where no cut is seen. */
const BLEED = 4;

/** Units that an island is wide or tall at least; smaller ones are specks. */
const MIN_ISLAND = 9;

/** Units between points along a line. */
const LINE_STEP = 8;

type Rings = readonly (readonly Point[])[];

/** Draws a part of the world: degrees go in, and units of `size` come out. */
export interface MapCanvas {
  readonly size: MapSize;
  /** The places within the map. */
  readonly pointsOf: (places: readonly MapPlace[]) => readonly { readonly text: string; readonly at: Point }[];
  /** A path of closed rings. */
  readonly landOf: (rings: Rings) => string;
  /** A path of lines, each once in either direction, without those beyond the edge. */
  readonly linesOf: (lines: readonly (readonly Point[])[]) => string;
  /** Points along a line, a few units from each other. */
  readonly along: (line: readonly Point[]) => readonly Point[];
}

function spanOf(points: readonly Point[], axis: 0 | 1): number {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

/** The line from its southern end, so that ways there and back are one. */
function northward(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && first[1] > last[1] ? line.toReversed() : line;
}

/** Paths of land by frame: a route's pages in all languages have one. */
const drawnLand = new WeakMap<Rings, Map<string, string>>();

function drawOnce(rings: Rings, frame: string, draw: () => string): string {
  const drawn = drawnLand.get(rings) ?? new Map<string, string>();
  drawnLand.set(rings, drawn);
  const path = drawn.get(frame) ?? draw();
  drawn.set(frame, path);
  return path;
}

/** A canvas with these points and a margin around them. */
export function mapCanvas(around: readonly Point[]): MapCanvas {
  const size: MapSize = [WIDTH, spanOf(around, 1) > spanOf(around, 0) * TALL_FROM ? TALL : FLAT];
  const frame = frameOf(around, size);
  const project = projection(frame, size);
  const min: Point = [-BLEED, -BLEED];
  const max: Point = [size[0] + BLEED, size[1] + BLEED];
  const lineOf = (line: readonly Point[]) => {
    const points = line.map(project);
    return points.some((point) => isInside(point, min, max)) ? pathOf(simplifyLine(points, TOLERANCE)) : '';
  };
  return {
    size,
    pointsOf: (places) =>
      places.map(({ label, at }) => ({ text: label, at: project(at) })).filter(({ at }) => isInside(at, [0, 0], size)),
    landOf: (rings) =>
      drawOnce(rings, JSON.stringify([frame, size]), () =>
        rings
          .map((ring) => simplifyRing(clipRing(ring.map(project), min, max), TOLERANCE))
          .filter((ring) => ring.length > 2 && Math.max(spanOf(ring, 0), spanOf(ring, 1)) >= MIN_ISLAND)
          .map((ring) => pathOf(ring, 'z'))
          .join(''),
      ),
    linesOf: (lines) => [...new Set(lines.map(northward).map(lineOf))].join(''),
    along: (line) => pointsAlong(line.map(project), LINE_STEP),
  };
}
