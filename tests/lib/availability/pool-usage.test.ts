import { describe, expect, test } from 'vitest';
import { peakUnits } from '../../../src/lib/availability/pool-usage.ts';

describe('the most vehicles that are out at once (specification.md#pools)', () => {
  test('is none where nothing is out', () => {
    expect(peakUnits([], 0, 100)).toBe(0);
    expect(peakUnits([{ from: 100, until: 200, units: 3 }], 0, 100)).toBe(0);
  });

  test('counts a vehicle until it is back, and not at that instant', () => {
    const out = [{ from: 0, until: 100, units: 1 }];
    expect(peakUnits(out, 99, 200)).toBe(1);
    expect(peakUnits(out, 100, 200)).toBe(0);
  });

  test('does not add up vehicles that follow each other', () => {
    const uses = [
      { from: 0, until: 50, units: 2 },
      { from: 50, until: 100, units: 3 },
    ];
    expect(peakUnits(uses, 0, 100)).toBe(3);
  });

  test('adds up those that meet, also where the peak lies in the middle of the span', () => {
    const uses = [
      { from: 0, until: 60, units: 2 },
      { from: 40, until: 100, units: 3 },
    ];
    expect(peakUnits(uses, 0, 100)).toBe(5);
    expect(peakUnits(uses, 0, 40)).toBe(2);
  });
});
