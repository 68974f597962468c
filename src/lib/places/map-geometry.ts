/** Longitude and latitude in degrees, or x and y in the units of a drawing. */
export type Point = readonly [number, number];

/** The part of the world that a map shows, in degrees. */
export interface MapFrame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Width and height of a drawing. */
export type MapSize = Point;

/** How much of its width and height a map leaves around what it is about. */
const MARGIN = 0.16;

/** Degrees of latitude that a map shows at least, about 12 km: the coast has no more detail. */
const MIN_SPAN = 0.11;

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;

/** How far the corners of an island are from its middle: unevenly, as a shore is. */
const CORNERS = [1, 0.82, 1.05, 0.9, 1.02, 0.8, 1, 0.88, 1.04, 0.84];

/** How much shorter a degree is from west to east than from south to north. */
function squeezeAt(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The smallest frame of a drawing's proportions with these points, and a margin around them. */
export function frameOf(points: readonly Point[], [width, height]: MapSize): MapFrame {
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const squeeze = squeezeAt(y);
  const room = 1 - 2 * MARGIN;
  const tall = Math.max(MIN_SPAN, (north - south) / room, (((east - west) * squeeze) / room) * (height / width));
  const wide = (tall * width) / height / squeeze;
  return { west: x - wide / 2, east: x + wide / 2, south: y - tall / 2, north: y + tall / 2 };
}

/** Turns degrees into the units of a drawing: x to the right, y down. */
export function projection({ west, south, east, north }: MapFrame, [width, height]: MapSize) {
  return ([longitude, latitude]: Point): Point => [
    ((longitude - west) / (east - west)) * width,
    ((north - latitude) / (north - south)) * height,
  ];
}

/** Whether a point is in a rectangle from `min` to `max`. */
export function isInside([x, y]: Point, min: Point, max: Point): boolean {
  return x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1];
}

/** The outline of an island around a position in degrees, its width and height in kilometres. */
export function islandRing([longitude, latitude]: Point, wide: number, tall: number): readonly Point[] {
  const [halfWidth, halfHeight] = [wide / 2 / DEGREE_KM / squeezeAt(latitude), tall / 2 / DEGREE_KM];
  return CORNERS.map((distance, corner) => {
    const angle = (corner / CORNERS.length) * 2 * Math.PI;
    return [longitude + distance * halfWidth * Math.cos(angle), latitude + distance * halfHeight * Math.sin(angle)];
  });
}

/** A side of a rectangle: whether a point is inside of it, and where a line meets it. */
interface Side {
  readonly has: (point: Point) => boolean;
  readonly cut: (from: Point, to: Point) => Point;
}

function sideAt(axis: 0 | 1, limit: number, isUpper: boolean): Side {
  return {
    has: (point) => (isUpper ? point[axis] <= limit : point[axis] >= limit),
    cut: (from, to) => {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    },
  };
}

function clipAt(ring: readonly Point[], { has, cut }: Side): readonly Point[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const crossing = has(from) === has(to) ? [] : [cut(from, to)];
    return has(to) ? [...crossing, to] : crossing;
  });
}

/** The part of a ring inside a rectangle from `min` to `max` (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], min: Point, max: Point): readonly Point[] {
  const sides = [sideAt(0, min[0], false), sideAt(0, max[0], true), sideAt(1, min[1], false), sideAt(1, max[1], true)];
  return sides.reduce(clipAt, ring);
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Points on a line, at most `step` from each other. */
export function pointsAlong(line: readonly Point[], step: number): readonly Point[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
    return Array.from({ length: count }, (_, part): Point => {
      const share = part / count;
      return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
    });
  });
}

/** A line with fewer points, nowhere further off than `tolerance` (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distance(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  const [start, end] = [line.slice(0, furthest + 1), line.slice(furthest)];
  return [...simplifyLine(start, tolerance).slice(0, -1), ...simplifyLine(end, tolerance)];
}

/** A ring simplified as two lines between its first point and the one furthest from it. */
export function simplifyRing(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = ring;
  if (!first) return ring;
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const far = distances.indexOf(Math.max(...distances));
  const [out, back] = [ring.slice(0, far + 1), [...ring.slice(far), first]];
  return [...simplifyLine(out, tolerance).slice(0, -1), ...simplifyLine(back, tolerance).slice(0, -1)];
}

/** The `d` of an SVG path in whole units, each point relative to the one before. */
export function pathOf(points: readonly Point[], end: '' | 'z' = ''): string {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.map(([x, y], index) => {
    const [beforeX, beforeY] = whole[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY] as const;
  });
  const [start, ...rest] = steps.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
  if (!start) return '';
  const numbers = rest.map(([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`).join(' ');
  return `M${start[0]} ${start[1]}${numbers && `l${numbers.replaceAll(' -', '-')}`}${end}`;
}
