import type { Language } from '../languages/language.ts';
import { listingCardMessages } from '../messages/listing-card.ts';
import { isRefundable } from '../policies/policy.text.ts';

/** Colour names of badges: see islands/listing/badges.css. */
export type BadgeColour = 'leaf' | 'sand' | 'dusk';

/** A short label that helps to decide; its colour follows the label. */
export interface Badge {
  readonly label: string;
  readonly colour: BadgeColour;
}

/** The fields that badges are made of. */
export interface BadgeSource {
  readonly isBestseller: boolean;
  /** The best refund in words: "Free cancellation until 24 hours before"; empty for a sample. */
  readonly cancellation: string;
}

/** At most two badges (specification.md#derived-listing-fields). */
export function badgesOf({ isBestseller, cancellation }: BadgeSource, language: Language): readonly Badge[] {
  const bestseller: Badge = { label: listingCardMessages(language).bestseller, colour: 'sand' };
  const refund: Badge = { label: cancellation, colour: isRefundable(cancellation, language) ? 'leaf' : 'dusk' };
  return [...(isBestseller ? [bestseller] : []), ...(cancellation ? [refund] : [])];
}
