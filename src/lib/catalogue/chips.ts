import { policyLabel } from '../cancellation/policy-text.ts';
import { sample } from '../random/sample.ts';
import { seededRandom } from '../random/seeded-random.ts';
import type { Listing } from './listing.ts';
import { isPricedPerPerson } from './listing.ts';

/** Colour names of the palette in `styles/tokens.css`. */
export const CHIP_COLOURS = ['sea', 'leaf', 'sand', 'coral', 'dusk'] as const;

/** A short label on a card. */
export interface Chip {
  readonly label: string;
  readonly colour: (typeof CHIP_COLOURS)[number];
}

/** At most this many labels on a card. */
const MOST_CHIPS = 3;

function labelsOf(listing: Listing): string[] {
  const whole = isPricedPerPerson(listing) ? 'Price per person' : `Up to ${listing.maxPeople} people`;
  const labels = [listing.isBestseller ? 'Bestseller' : '', whole, policyLabel(listing.policy)];
  return labels.filter(Boolean);
}

/** Up to three labels with different colours drawn at random, the same ones on each build (specification, section 3). */
export function chipsOf(listing: Listing): readonly Chip[] {
  const labels = labelsOf(listing).slice(0, MOST_CHIPS);
  const colours = sample(CHIP_COLOURS, labels.length, seededRandom(`chips ${listing.code}`));
  return labels.map((label, index) => ({ label, colour: colours[index] ?? CHIP_COLOURS[0] }));
}
