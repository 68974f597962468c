import type { Random } from '../text/identifier.ts';
import { sample } from './random.ts';

/** How many bestsellers a page shows (specification.md#bestsellers). */
export const SHOWN_BESTSELLERS = 6;

/** Six of the bestsellers in random order; codes of examples and of no listing are passed over. */
export function pickBestsellers<Item extends { readonly code: string; readonly sample: boolean }>(
  listings: readonly Item[],
  codes: readonly string[],
  random: Random,
): readonly Item[] {
  const bestsellers = listings.filter(({ code, sample: isSample }) => codes.includes(code) && !isSample);
  return sample(bestsellers, SHOWN_BESTSELLERS, random);
}
