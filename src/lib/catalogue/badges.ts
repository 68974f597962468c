import { sample, seededRandom } from './random.ts';

/** Colour names of badges: see islands/listing/badges.css. */
export const BADGE_COLOURS = ['sea', 'leaf', 'sand', 'coral', 'dusk'] as const;

/** A short label on a card. */
export interface Badge {
  readonly label: string;
  readonly colour: (typeof BADGE_COLOURS)[number];
}

/** Maximum number of badges on a card. */
const MAX_BADGES = 3;

/** The fields that badges are chosen from. */
export interface BadgeSource {
  readonly code: string;
  readonly isBestseller: boolean;
  readonly perPerson: boolean;
  readonly maxPeople: number;
  readonly refund: string;
}

function labelsOf({ isBestseller, perPerson, maxPeople, refund }: BadgeSource): string[] {
  const whole = perPerson ? 'Price per person' : `Up to ${maxPeople} people`;
  return [isBestseller ? 'Bestseller' : '', whole, refund].filter(Boolean);
}

/**
 * Up to three badges with different colours, drawn at random but the same on each build. See
 * specification.md#derived-listing-fields.
 */
export function badgesFrom(source: BadgeSource): readonly Badge[] {
  const labels = labelsOf(source).slice(0, MAX_BADGES);
  const colours = sample(BADGE_COLOURS, labels.length, seededRandom(`chips ${source.code}`));
  return labels.map((label, index) => ({ label, colour: colours[index] ?? BADGE_COLOURS[0] }));
}
