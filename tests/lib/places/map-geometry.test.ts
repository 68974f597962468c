import { describe, expect, test } from 'vitest';
import {
  clipRing,
  frameOf,
  isInside,
  islandRing,
  type Point,
  pathOf,
  pointsAlong,
  projection,
  simplifyLine,
  simplifyRing,
} from '../../../src/lib/places/map-geometry.ts';

const SIZE = [640, 440] as const;
const PPS: Point = [118.7353, 9.7392];
const ELN: Point = [119.3911, 11.1796];

describe('the frame of a map (specification.md#maps)', () => {
  test('holds its points with room around them', () => {
    const frame = frameOf([PPS, ELN], SIZE);
    const places = [PPS, ELN].map(projection(frame, SIZE));
    for (const point of places) expect(isInside(point, [60, 60], [580, 380])).toBe(true);
  });

  test('puts north above south and east to the right of west', () => {
    const [south, north] = [PPS, ELN].map(projection(frameOf([PPS, ELN], SIZE), SIZE));
    expect(north?.[1]).toBeLessThan(south?.[1] ?? 0);
    expect(north?.[0]).toBeGreaterThan(south?.[0] ?? 0);
  });

  test('keeps its scale: a kilometre is as long from west to east as from south to north', () => {
    const frame = frameOf([PPS, ELN], SIZE);
    const middle = ((frame.south + frame.north) / 2) * (Math.PI / 180);
    const wide = (frame.east - frame.west) * Math.cos(middle);
    expect(wide / (frame.north - frame.south)).toBeCloseTo(640 / 440, 6);
  });

  test('of points that are close to each other shows some kilometres around them', () => {
    const { south, north } = frameOf([ELN, ELN], SIZE);
    expect(north - south).toBeCloseTo(0.11, 6);
  });
});

describe('a line', () => {
  test('is simplified to its ends where it is straight', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [5, 0.5],
          [10, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
    ]);
  });

  test('keeps a bend that is further off than allowed', () => {
    const bent: Point[] = [
      [0, 0],
      [5, 3],
      [10, 0],
    ];
    expect(simplifyLine(bent, 1)).toEqual(bent);
  });

  test('of two points or fewer is itself', () => {
    expect(simplifyLine([], 1)).toEqual([]);
    expect(simplifyLine([[1, 1]], 1)).toEqual([[1, 1]]);
  });

  test('has points along it, no further from each other than asked for', () => {
    expect(
      pointsAlong(
        [
          [0, 0],
          [10, 0],
        ],
        5,
      ),
    ).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(pointsAlong([[3, 3]], 5)).toEqual([]);
  });
});

describe('a ring', () => {
  const square: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  test('is cut at the edges of a map', () => {
    const corners = clipRing(square, [5, -5], [20, 5]);
    expect(new Set(corners.map(String))).toEqual(new Set(['5,0', '10,0', '10,5', '5,5']));
  });

  test('outside of a map is nothing', () => {
    expect(clipRing(square, [20, 20], [30, 30])).toEqual([]);
  });

  test('around the whole map fills it', () => {
    const corners = clipRing(square, [4, 4], [6, 6]);
    expect(new Set(corners.map(String))).toEqual(new Set(['4,4', '6,4', '6,6', '4,6']));
  });

  test('keeps its corners when it is simplified, and loses points between them', () => {
    expect(simplifyRing([[0, 0], [5, 0.2], ...square.slice(1)], 1)).toEqual(square);
    expect(simplifyRing([], 1)).toEqual([]);
  });

  test('of an island is as wide and tall as the island', () => {
    const ring = islandRing(ELN, 4, 2);
    const kilometres = (values: number[]) => (Math.max(...values) - Math.min(...values)) * 111.2;
    const squeeze = Math.cos((ELN[1] * Math.PI) / 180);
    expect(kilometres(ring.map(([x]) => x)) * squeeze).toBeGreaterThan(3.5);
    expect(kilometres(ring.map(([x]) => x)) * squeeze).toBeLessThan(4.2);
    expect(kilometres(ring.map(([, y]) => y))).toBeGreaterThan(1.6);
    expect(kilometres(ring.map(([, y]) => y))).toBeLessThan(2.1);
  });
});

describe('a path', () => {
  test('has whole numbers, each point relative to the one before', () => {
    expect(
      pathOf([
        [10.4, 20.6],
        [13, 18],
        [13.2, 30],
      ]),
    ).toBe('M10 21l3-3 0 12');
  });

  test('leaves out points that fall on the one before', () => {
    expect(
      pathOf(
        [
          [1, 1],
          [1.2, 1.3],
          [4, 1],
        ],
        'z',
      ),
    ).toBe('M1 1l3 0z');
  });

  test('of no point is empty, and of one point a start', () => {
    expect(pathOf([])).toBe('');
    expect(pathOf([[7, 8]])).toBe('M7 8');
  });
});
