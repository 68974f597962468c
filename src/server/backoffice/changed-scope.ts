import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { poolOf } from '../availability/load-availability.ts';
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

/** What a listing travels in, for people; a `group` where no pool says. */
export type VehicleKind = 'van' | 'boat' | 'group';

/** The listings of a scope; none where there is no such listing, pool or port. */
export function listingsOf({ kind, id }: ChangedScope, catalogue: Fleet): readonly SellableTrip[] {
  const listings = [...catalogue.trips.values()];
  switch (kind) {
    case 'listing':
      return listings.filter(({ code }) => code === id);
    case 'pool':
      return listings.filter(({ capacity }) => capacity?.pool === id);
    case 'port':
      return listings.filter((listing) => listing.origin === id && vehicleOf(listing, catalogue) === 'boat');
  }
}

/** What a listing travels in: as its pool says, else a boat where its title has one. */
export function vehicleOf(listing: SellableTrip, { pools }: Pick<Fleet, 'pools'>): VehicleKind {
  return poolOf(listing, pools)?.vehicle ?? (/\bboat\b/i.test(listing.title) ? 'boat' : 'group');
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
        ...new Set(listings.filter((listing) => vehicleOf(listing, catalogue) === 'boat').map(({ origin }) => origin)),
      ];
  }
}
