import { policyLabel } from '../policies/policy.text.ts';
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
const MAX_BADGES = 3;

/** What the labels are made from. */
export interface ChipSource {
  readonly code: string;
  readonly isBestseller: boolean;
  readonly perPerson: boolean;
  readonly maxPeople: number;
  readonly refund: string;
}

function labelsOf({ isBestseller, perPerson, maxPeople, refund }: ChipSource): string[] {
  const whole = perPerson ? 'Price per person' : `Up to ${maxPeople} people`;
  return [isBestseller ? 'Bestseller' : '', whole, refund].filter(Boolean);
}

/** Labels with their colours, from no more than a row of the catalogue has. */
export function chipsFrom(source: ChipSource): readonly Chip[] {
  const labels = labelsOf(source).slice(0, MAX_BADGES);
  const colours = sample(CHIP_COLOURS, labels.length, seededRandom(`chips ${source.code}`));
  return labels.map((label, index) => ({ label, colour: colours[index] ?? CHIP_COLOURS[0] }));
}

/** Up to three labels with different colours drawn at random, the same ones on each build (specification.md#derived-listing-fields). */
export function chipsOf(listing: Listing): readonly Chip[] {
  return chipsFrom({ ...listing, perPerson: isPricedPerPerson(listing), refund: policyLabel(listing.policy) });
}
