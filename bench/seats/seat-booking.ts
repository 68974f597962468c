import type { SellableTrip } from '../../src/lib/booking/booking-catalogue.schema.ts';
import { placeBookingContract } from '../../src/lib/bookings/bookings.contract.ts';
import { placeBooking } from '../../src/server/bookings/place-booking.ts';
import type { BookingCatalogue } from '../../src/server/config/booking-catalogue.ts';
import type { UnitOfWork } from '../../src/server/repositories/repositories.ts';
import { aPool } from '../../tests/fixtures/builders/a-pool.ts';
import { aCountedCatalogue, aSeatBody, aSharedVan } from '../../tests/fixtures/builders/a-shared-van.ts';

const FREE_SALE: SellableTrip = aSharedVan({ code: 'SV-FREE-SALE', sharing: 'together', capacity: undefined });
const OWN_VAN = aSharedVan({ code: 'SV-OWN-VAN', capacity: { units: 100, seats: 10 } });
const POOLED = aSharedVan({ code: 'SV-POOLED', capacity: { units: 100, seats: 10, pool: 'vans' } });
const BACK = aSharedVan({ code: 'SV-BACK', capacity: { units: 100, seats: 10, pool: 'vans' } });

/** The listings that are compared: nobody counts, one is counted alone, one with others. */
export const LISTINGS = { 'free sale': FREE_SALE, counted: OWN_VAN, 'counted in a pool': POOLED } as const;

export type Kind = keyof typeof LISTINGS;

/** Sells all of them, two from one pool. */
export const CATALOGUE: BookingCatalogue = aCountedCatalogue(
  [FREE_SALE, OWN_VAN, POOLED, BACK],
  [aPool({ units: 100, seats: 10 })],
);

/** The other listing of the pool. */
export const OTHER_OF_POOL = BACK;

let placed = 0;

/** Books two seats. @throws Error where they are refused */
export async function bookSeats(unitOfWork: UnitOfWork, listing: SellableTrip, date: string): Promise<string> {
  placed += 1;
  const bookingRef = `S${String(placed).padStart(7, '0')}`;
  const body = { ...aSeatBody(0, 2, { date }, listing), bookingRef };
  const placing = {
    request: placeBookingContract.request.parse(body),
    secret: null,
    idempotencyKey: `bench-${bookingRef}`,
    requestHash: 'bench',
    origin: 'bench',
  };
  const { kind } = await unitOfWork.write(bookingRef, (repositories) =>
    placeBooking(repositories, placing, CATALOGUE, Date.now()),
  );
  if (kind !== 'placed') throw new Error(`two seats of ${listing.code} on ${date} were not booked: ${kind}`);
  return bookingRef;
}
