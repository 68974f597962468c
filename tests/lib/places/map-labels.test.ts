import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/lib/places/map-geometry.ts';
import { type NamedPoint, placeLabels } from '../../../src/lib/places/map-labels.ts';

const SIZE = [640, 440] as const;
const TYPE = 26;
const stop = (text: string, ...at: Point): NamedPoint => ({ text, at, kind: 'stop' });
const place = (points: readonly NamedPoint[], lines: readonly Point[] = []) => placeLabels(points, lines, TYPE, SIZE);

describe('names on a map (specification.md#maps)', () => {
  test('stand to the right of their point where there is room', () => {
    const [label] = place([stop('Sabang', 100, 200)]);
    expect(label).toMatchObject({ text: 'Sabang', anchor: 'start', kind: 'stop' });
    expect(label?.at[0]).toBeGreaterThan(100);
  });

  test('stand to the left at the right edge, and never over an edge', () => {
    expect(place([stop('Sabang', 630, 200)])).toMatchObject([{ anchor: 'end' }]);
  });

  test('have no two on the same spot', () => {
    const labels = place([stop('Roxas', 300, 200), stop('Taytay', 300, 210), stop('Sabang', 300, 220)]);
    expect(new Set(labels.map(({ at, anchor }) => `${at} ${anchor}`)).size).toBe(labels.length);
    for (const [index, { at }] of labels.entries())
      for (const other of labels.slice(index + 1))
        expect(Math.abs(at[1] - other.at[1]) >= TYPE || Math.abs(at[0] - other.at[0]) >= TYPE).toBe(true);
  });

  test('hide no point of the map', () => {
    const [label] = place([stop('Sabang', 300, 200), stop('Port Barton', 340, 200)]);
    expect(label?.anchor).not.toBe('start');
  });

  test('stand beside a line rather than on it', () => {
    const line = Array.from({ length: 20 }, (_, index): Point => [300 + index * 8, 200]);
    expect(place([stop('Sabang', 300, 200)])[0]?.anchor).toBe('start');
    expect(place([stop('Sabang', 300, 200)], line)[0]?.anchor).not.toBe('start');
  });

  test('are left out where they have no room, the last ones first', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      stop('A name', 320 + (index % 8), 220 + Math.floor(index / 8)),
    );
    const labels = place(crowd);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.length).toBeLessThan(60);
    expect(place([stop('A name that is much longer than the whole map is wide', 300, 200)])).toEqual([]);
  });
});
