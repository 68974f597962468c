import { isRefundable } from '../policies/policy.text.ts';

/** Colour names of badges: see islands/listing/badges.css. */
export type BadgeColour = 'leaf' | 'sand' | 'dusk';

/** A short label that helps to decide; its colour follows the label. */
export interface Badge {
  readonly label: string;
  readonly colour: BadgeColour;
}

/** The mark of what is booked most (specification.md#bestsellers). */
export const BESTSELLER: Badge = { label: 'Bestseller', colour: 'sand' };

/** The fields that badges are made of. */
export interface BadgeSource {
  readonly isBestseller: boolean;
  /** The best refund in words: "Free cancellation until 24 hours before". */
  readonly cancellation: string;
}

/** At most two badges (specification.md#derived-listing-fields). */
export function badgesOf({ isBestseller, cancellation }: BadgeSource): readonly Badge[] {
  const colour = isRefundable(cancellation) ? 'leaf' : 'dusk';
  return [...(isBestseller ? [BESTSELLER] : []), { label: cancellation, colour }];
}
