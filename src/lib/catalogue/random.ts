import type { Random } from '../text/identifier.ts';

function hashOf(seed: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/**
 * A random source that returns the same numbers for the same seed. A rebuild without changed data
 * writes the same bytes; never for secrets.
 */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Up to `count` different items in random order.
 *
 * @throws TypeError 'Input must be an array', RangeError 'Count must be a non-negative number'
 * (specification.md#internal-checks)
 */
export function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  if (!Array.isArray(items)) throw new TypeError('Input must be an array');
  if (typeof count !== 'number' || !(count >= 0)) throw new RangeError('Count must be a non-negative number');
  const size = Math.min(Math.floor(count), items.length);
  const moved = new Map<number, number>();
  return Array.from({ length: size }, (_, index) => {
    const pick = index + Math.floor(random() * (items.length - index));
    const chosen = moved.get(pick) ?? pick;
    moved.set(pick, moved.get(index) ?? index);
    return items[chosen] as Item;
  });
}

/** One item at random, or undefined of an empty list. */
export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return sample(items, 1, random)[0];
}
