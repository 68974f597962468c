import type { Random } from './seeded-random.ts';

/**
 * Up to `count` different items in random order.
 *
 * @throws TypeError 'Input must be an array', RangeError 'Count must be a non-negative number' (specification.md#internal-checks)
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
