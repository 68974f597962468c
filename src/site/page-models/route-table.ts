import { placeOf } from '../../lib/catalogue/catalogue.ts';
import { labelledDeparturesText } from '../../lib/catalogue/departures.text.ts';
import { isOffered, isRoundTrip } from '../../lib/catalogue/listing.ts';
import { listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import { priceNote } from '../../lib/money/price-note.text.ts';
import { durationText } from '../../lib/time/duration.ts';
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
export function routesTo(destination: string, { catalogue, language }: PageContext): readonly RouteRow[] {
  return catalogue.listings
    .filter((listing) => listing.destination === destination && !isRoundTrip(listing) && isOffered(listing))
    .toSorted((a, b) => a.origin.localeCompare(b.origin) || a.price.base - b.price.base)
    .map((listing) => ({
      code: listing.code,
      path: listing.path,
      from: placeOf(catalogue, listing.origin).name,
      way: listingTypeLabel(listing.listingType, language),
      duration: durationText(listing.content.duration, language),
      departures: labelledDeparturesText(listing.content.sched, language),
      priceUsd: listing.price.base,
      priceNote: priceNote(listing.price, listing.maxPeople, language),
    }));
}
