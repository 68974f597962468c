import type { DisplayRatePlan } from '../money/display-rate-plan.ts';
import { isPerPerson } from '../money/price-note.text.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { ListingSource } from './listing.schema.ts';
import type { Provider } from './provider.schema.ts';

/** A published listing with what is derived from other content (specification.md#listings). */
export interface Listing extends Omit<ListingSource, 'policy' | 'providerId'> {
  readonly serviceProvider: Provider;
  readonly policy: Policy;
  /** Prices with markup, in whole US dollars. */
  readonly price: DisplayRatePlan;
  /** The canonical path of its page. */
  readonly path: string;
  readonly isBestseller: boolean;
}

/** Whether the traveller books a seat among others rather than the whole vehicle or boat. */
export function isPricedPerPerson({ ratePlan }: Pick<ListingSource, 'ratePlan'>): boolean {
  return isPerPerson(ratePlan);
}

/**
 * The picture for cards: the listing's choice, else the first of its first group. See
 * specification.md#image-groups.
 */
export function thumbnailOf({ thumbnail, images }: Pick<ListingSource, 'thumbnail' | 'images'>): string {
  return thumbnail ?? `${images[0]}/1`;
}

/** Whether it can be booked: all can, but for examples. */
export function isOffered({ sample }: Pick<ListingSource, 'sample'>): boolean {
  return !sample;
}

/** Whether the trip ends where it began. */
export function isRoundTrip({ origin, destination }: Pick<ListingSource, 'origin' | 'destination'>): boolean {
  return origin === destination;
}
