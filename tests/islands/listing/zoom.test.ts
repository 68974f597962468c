import { describe, expect, test } from 'vitest';
import { FITTING, fitting, pan, zoomAt } from '../../../src/islands/listing/zoom.ts';

const ON = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 300 } };
const MIDDLE = { x: 0, y: 0 };

describe('a picture on its stage', () => {
  test('fits by its tighter side', () => {
    expect(fitting({ width: 1600, height: 1000 }, { width: 400, height: 600 })).toEqual({ width: 400, height: 250 });
    expect(fitting({ width: 300, height: 1200 }, { width: 400, height: 600 })).toEqual({ width: 150, height: 600 });
  });

  test('grows to four times at most and never below its fitting size', () => {
    expect(zoomAt(FITTING, 100, MIDDLE, ON).scale).toBe(4);
    expect(zoomAt({ scale: 2, x: 50, y: 0 }, 0.01, MIDDLE, ON)).toEqual(FITTING);
  });

  test('keeps what lies under the finger where it is', () => {
    const { scale, x } = zoomAt(FITTING, 2, { x: 100, y: 0 }, ON);
    expect((100 - x) / scale).toBe(100);
  });

  test.each([
    [1000, 1000, { scale: 2, x: 200, y: 0 }],
    [-1000, -1000, { scale: 2, x: -200, y: 0 }],
    [30, 0, { scale: 2, x: 30, y: 0 }],
  ])('moved by %i, %i ends at its edges', (dx, dy, expected) => {
    const { scale, x, y } = pan({ scale: 2, x: 0, y: 0 }, dx, dy, ON);
    expect({ scale, x, y: Math.abs(y) }).toEqual(expected);
  });
});
