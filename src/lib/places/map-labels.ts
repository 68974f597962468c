import type { MapSize, Point } from './map-geometry.ts';

/** What a name on a map belongs to: the route, or a town around it. */
export type LabelKind = 'stop' | 'town';

/** A point that wants its name beside it. */
export interface NamedPoint {
  readonly text: string;
  readonly at: Point;
  readonly kind: LabelKind;
}

/** A name beside its point. */
export interface MapLabel extends NamedPoint {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Parts of the type size: a letter's width, a line's height, the distance from the point. */
const GLYPH_WIDTH = 0.66;
const LINE_HEIGHT = 1.15;
const GAP = 0.6;

/** Height of the letters above their line, in parts of the type size. */
const ASCENT = 0.36;

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function around([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Right, left, above, below and the four corners of a point, the best place first. */
function candidates(point: NamedPoint, size: number): readonly { label: MapLabel; box: Box }[] {
  const [x, y] = point.at;
  const width = point.text.length * GLYPH_WIDTH * size;
  const beside = GAP * size;
  const above = (GAP + LINE_HEIGHT / 2) * size;
  const centres: readonly (readonly [number, number, MapLabel['anchor']])[] = [
    [beside, 0, 'start'],
    [-beside, 0, 'end'],
    [0, -above, 'middle'],
    [0, above, 'middle'],
    [beside * 0.6, -above * 0.8, 'start'],
    [beside * 0.6, above * 0.8, 'start'],
    [-beside * 0.6, -above * 0.8, 'end'],
    [-beside * 0.6, above * 0.8, 'end'],
  ];
  return centres.map(([dx, dy, anchor]) => {
    const middle = x + dx + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
    return {
      label: { ...point, at: [x + dx, y + dy + ASCENT * size], anchor },
      box: around([middle, y + dy], width / 2, (LINE_HEIGHT / 2) * size),
    };
  });
}

function isIn([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/**
 * Names beside their points, none over another one, over a point or over the edge. The first ones
 * choose first, where they hide least of the lines; what has no room has no name.
 *
 * @param lines points along the lines
 * @param size the type size
 */
export function placeLabels(
  points: readonly NamedPoint[],
  lines: readonly Point[],
  size: number,
  [width, height]: MapSize,
): readonly MapLabel[] {
  const taken = points.map(({ at }) => around(at, size * 0.35, size * 0.35));
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= width &&
    box.top >= 0 &&
    box.bottom <= height &&
    !taken.some((other) => overlaps(box, other));
  return points.flatMap((point) => {
    const [fit] = candidates(point, size)
      .filter(({ box }) => isFree(box))
      .map((candidate) => ({ ...candidate, hidden: lines.filter((onLine) => isIn(onLine, candidate.box)).length }))
      .toSorted((a, b) => a.hidden - b.hidden);
    if (fit) taken.push(fit.box);
    return fit ? [fit.label] : [];
  });
}
