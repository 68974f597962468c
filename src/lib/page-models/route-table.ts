import { placeOf } from '../catalogue/catalogue.ts';
import { departuresText } from '../catalogue/departures-text.ts';
import { durationText } from '../catalogue/duration.ts';
import { isRoundTrip } from '../catalogue/listing.ts';
import { listingTypeLabel } from '../catalogue/listing-type.ts';
import { priceNote } from '../pricing/price-note.ts';
import type { PageContext } from './page-context.ts';

/** One way to a place, as a row. */
export interface RouteRow {
  readonly code: string;
  readonly path: string;
  readonly from: string;
  readonly way: string;
  readonly duration: string;
  readonly departures: string;
  readonly priceUsd: number;
  readonly priceNote: string;
}

/** Every way to a place, by town and then by price. */
export function routesTo(destination: string, { catalogue }: PageContext): readonly RouteRow[] {
  return catalogue.listings
    .filter((listing) => listing.destination === destination && !isRoundTrip(listing) && !listing.sample)
    .toSorted((a, b) => a.origin.localeCompare(b.origin) || a.price.base - b.price.base)
    .map((listing) => ({
      code: listing.code,
      path: listing.path,
      from: placeOf(catalogue, listing.origin).name,
      way: listingTypeLabel(listing.listingType),
      duration: durationText(listing.content.duration),
      departures: departuresText(listing.content.sched),
      priceUsd: listing.price.base,
      priceNote: priceNote(listing.price, listing.maxPeople),
    }));
}
