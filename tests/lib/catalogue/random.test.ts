import { describe, expect, test } from 'vitest';
import { pickOne, sample, seededRandom } from '../../../src/lib/catalogue/random.ts';

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

/** Of these six are shown (specification.md#bestsellers). */
const BESTSELLERS = [
  'PV-PPS-ELN',
  'PV-PPUR-PPS-ELN',
  'PV-ELN-PPS',
  'PV-PPUR-ELN-PPS',
  'PV-PPS-PBT',
  'PV-PBT-ELN',
  'SV-PPS-ELN',
  'SV-ELN-PPS',
];

describe('a sample (specification.md#bestsellers)', () => {
  test('of 8 bestsellers shows 6', () => {
    expect(sample(BESTSELLERS, 6, seededRandom('home'))).toHaveLength(6);
  });

  test('never repeats an item', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      for (let count = 0; count <= 8; count += 1) {
        const chosen = sample(BESTSELLERS, count, seededRandom(`seed ${seed}`));
        expect(chosen).toHaveLength(count);
        expect(new Set(chosen).size).toBe(count);
        expect(BESTSELLERS).toEqual(expect.arrayContaining(chosen));
      }
    }
  });

  test('never repeats an item at the ends of chance', () => {
    for (const chance of [0, 0.5, 1 - Number.EPSILON]) {
      expect(sample(BESTSELLERS, 8, () => chance).toSorted()).toEqual(BESTSELLERS.toSorted());
    }
  });

  test('is the same for the same seed', () => {
    expect(sample(BESTSELLERS, 6, seededRandom('home'))).toEqual(sample(BESTSELLERS, 6, seededRandom('home')));
  });

  test('differs from seed to seed', () => {
    const samples = Array.from({ length: 50 }, (_, seed) =>
      sample(BESTSELLERS, 6, seededRandom(`seed ${seed}`)).join(),
    );
    expect(new Set(samples).size).toBeGreaterThan(40);
  });

  test('chooses each item and each order about equally often', () => {
    const chosen = new Map(BESTSELLERS.map((code) => [code, 0]));
    const first = new Map(BESTSELLERS.map((code) => [code, 0]));
    const random = seededRandom('fair');
    for (let round = 0; round < 8000; round += 1) {
      const codes = sample(BESTSELLERS, 6, random);
      for (const code of codes) chosen.set(code, (chosen.get(code) ?? 0) + 1);
      first.set(codes[0] ?? '', (first.get(codes[0] ?? '') ?? 0) + 1);
    }
    for (const count of chosen.values()) expect(Math.abs(count - 6000)).toBeLessThan(200);
    for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each([
    ['all of them where more are asked for', 20, 8],
    ['all of them where endlessly many are asked for', Number.POSITIVE_INFINITY, 8],
    ['none where none is asked for', 0, 0],
    ['two where two and a half are asked for', 2.5, 2],
    ['none where half of one is asked for', 0.5, 0],
    ['none for negative zero', -0, 0],
  ])('holds %s', (_name, count, size) => {
    expect(sample(BESTSELLERS, count, seededRandom('home'))).toHaveLength(size);
  });

  test('of nothing is nothing', () => {
    expect(sample([], 6, seededRandom('home'))).toEqual([]);
  });

  test('leaves the list as it was', () => {
    const list = Object.freeze([...BESTSELLERS]);
    sample(list, 6, seededRandom('home'));
    expect(list).toEqual(BESTSELLERS);
  });

  test('keeps items that are undefined', () => {
    expect(sample([undefined, undefined], 2, seededRandom('home'))).toEqual([undefined, undefined]);
  });
});

describe('one item', () => {
  test('is one of the list', () => {
    expect(BESTSELLERS).toContain(pickOne(BESTSELLERS, seededRandom('home')));
  });

  test('is the first or the last at the ends of chance', () => {
    expect(pickOne(BESTSELLERS, () => 0)).toBe('PV-PPS-ELN');
    expect(pickOne(BESTSELLERS, () => 1 - Number.EPSILON)).toBe('SV-ELN-PPS');
  });

  test('of an empty list is undefined', () => {
    expect(pickOne([], seededRandom('home'))).toBeUndefined();
  });
});

describe('utility messages (specification.md#internal-checks)', () => {
  test.each([null, undefined, 'PV-PPS-ELN', 8, {}, { length: 8 }, new Set(BESTSELLERS)])(
    "'Input must be an array': %s",
    (items) => {
      expect(() => sample(items as never, 6, seededRandom('home'))).toThrow(new TypeError('Input must be an array'));
      expect(() => pickOne(items as never, seededRandom('home'))).toThrow(new TypeError('Input must be an array'));
    },
  );

  test.each([-1, -0.5, Number.NaN, Number.NEGATIVE_INFINITY, '6', null, undefined, 6n, [6]])(
    "'Count must be a non-negative number': %s",
    (count) => {
      expect(() => sample(BESTSELLERS, count as never, seededRandom('home'))).toThrow(
        new RangeError('Count must be a non-negative number'),
      );
    },
  );

  test('the list is looked at before the count', () => {
    expect(() => sample(null as never, -1, seededRandom('home'))).toThrow(new TypeError('Input must be an array'));
  });
});
