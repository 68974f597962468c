import { vehicleOf } from '../../lib/availability/vehicle-kind.ts';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';

/** What the operator changes at once. */
export type ChangedScope =
  /** A listing by its code. */
  | { readonly kind: 'listing'; readonly id: string }
  /** Every listing that draws on a pool, by the pool's id. */
  | { readonly kind: 'pool'; readonly id: string }
  /** Every boat that leaves from a place, by the place's code. */
  | { readonly kind: 'port'; readonly id: string };

type Fleet = Pick<BookingCatalogue, 'trips' | 'pools'>;

/** The listings of a scope; none where there is no such listing, pool or port. */
export function listingsOf({ kind, id }: ChangedScope, catalogue: Fleet): readonly SellableTrip[] {
  const listings = [...catalogue.trips.values()];
  switch (kind) {
    case 'listing':
      return listings.filter(({ code }) => code === id);
    case 'pool':
      return listings.filter(({ capacity }) => capacity?.pool === id);
    case 'port':
      return listings.filter((listing) => listing.origin === id && vehicleOf(listing, catalogue.pools) === 'boat');
  }
}

/** The ids that a scope of a kind may have, for somebody who mistyped one. */
export function scopeIds(kind: ChangedScope['kind'], catalogue: Fleet): readonly string[] {
  const listings = [...catalogue.trips.values()];
  switch (kind) {
    case 'listing':
      return listings.map(({ code }) => code);
    case 'pool':
      return catalogue.pools.map(({ id }) => id);
    case 'port':
      return [
        ...new Set(
          listings.filter((listing) => vehicleOf(listing, catalogue.pools) === 'boat').map(({ origin }) => origin),
        ),
      ];
  }
}
