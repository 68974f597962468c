import type { Random } from '../text/identifier.ts';
import { sample } from './random.ts';

/** Number of bestsellers on a page (specification.md#bestsellers). */
export const SHOWN_BESTSELLERS = 6;

/** Six of the bestsellers in random order. Codes of samples and of no listing are skipped. */
export function pickBestsellers<Item extends { readonly code: string; readonly sample: boolean }>(
  listings: readonly Item[],
  codes: readonly string[],
  random: Random,
): readonly Item[] {
  const bestsellers = listings.filter(({ code, sample: isSample }) => codes.includes(code) && !isSample);
  return sample(bestsellers, SHOWN_BESTSELLERS, random);
}
