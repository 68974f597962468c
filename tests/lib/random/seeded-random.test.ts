import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/random/seeded-random.ts';

function draws(seed: string, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
}

/** How often numbers from 0 to 1 fall into each tenth. */
function tenths(numbers: readonly number[]): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const number of numbers) counts[Math.floor(number * 10)] = (counts[Math.floor(number * 10)] ?? 0) + 1;
  return counts;
}

describe('seeded chance (specification.md#bestsellers: a rebuild without a data change gives the same bytes)', () => {
  test('is the same for the same seed', () => {
    expect(draws('bestsellers', 1000)).toEqual(draws('bestsellers', 1000));
  });

  test.each([
    ['palawan', [0.7293301860336214, 0.07495486829429865, 0.733027090318501]],
    ['', [0.6112444521859288, 0.4935242917854339, 0.7740248835179955]],
  ])('has not changed since the first release for %j', (seed, numbers) => {
    expect(draws(seed, 3)).toEqual(numbers);
  });

  test.each([
    ['PV-PPS-ELN', 'PV-PPS-SAB'],
    ['a', 'b'],
    ['a', 'A'],
    ['', ' '],
    ['ab', 'ba'],
    ['chip 1', 'chip 11'],
    ['island', 'îsland'],
  ])('differs for %j and %j', (one, other) => {
    expect(draws(one, 5)).not.toEqual(draws(other, 5));
  });

  test('does not mix sources that are used in turn', () => {
    const [one, other] = [seededRandom('one'), seededRandom('other')];
    const mixed = Array.from({ length: 10 }, () => [one(), other()]);
    expect(mixed.map(([first]) => first)).toEqual(draws('one', 10));
    expect(mixed.map(([, second]) => second)).toEqual(draws('other', 10));
  });

  test('lies from 0 up to but not 1', () => {
    const numbers = ['a', 'b', 'c'].flatMap((seed) => draws(seed, 20_000));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });

  test.each(['', 'a', 'bestsellers', 'x'.repeat(10_000)])('is spread evenly for a seed', (seed) => {
    for (const count of tenths(draws(seed, 20_000))) {
      expect(count).toBeGreaterThan(1800);
      expect(count).toBeLessThan(2200);
    }
  });

  test('is spread evenly over seeds that differ in a number', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => draws(`listing ${index}`, 1)[0] ?? Number.NaN);
    for (const count of tenths(firsts)) {
      expect(count).toBeGreaterThan(1800);
      expect(count).toBeLessThan(2200);
    }
  });

  test('does not repeat itself soon', () => {
    expect(new Set(draws('long', 10_000)).size).toBeGreaterThan(9980);
  });
});
