import { sample } from '../random/sample.ts';
import type { Random } from '../random/seeded-random.ts';

/** How many bestsellers a page shows (specification, section 9). */
export const SHOWN_BESTSELLERS = 6;

/** Six of the bestsellers in random order; codes that no listing has are passed over. */
export function pickBestsellers<Item extends { readonly code: string }>(
  listings: readonly Item[],
  codes: readonly string[],
  random: Random,
): readonly Item[] {
  const bestsellers = listings.filter(({ code }) => codes.includes(code));
  return sample(bestsellers, SHOWN_BESTSELLERS, random);
}
