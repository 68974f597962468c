import type { CallOffPreview } from '../../lib/desk/calendar.contract.ts';
import { manilaInstant, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { canBeCalledOff, tripToCallOff } from './call-off.ts';
import type { ChangeRequest } from './change-departures.ts';
import { listingsOf } from './changed-scope.ts';
import { countDay } from './count-day.ts';
import { companiesToNotify } from './notify-companies.ts';

/**
 * How many departures and bookings calling off would meet now, and who would get a mail.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function callOffPreview(
  repositories: Pick<Repositories, 'availability' | 'bookings' | 'outbox'>,
  catalogue: BookingCatalogue,
  { scope, day }: Pick<ChangeRequest, 'scope' | 'day'>,
  now: number,
): Promise<Omit<CallOffPreview, 'asOf'>> {
  const listings = listingsOf(scope, catalogue);
  const counted = await countDay(repositories.availability, catalogue, { listings, date: day }, now);
  const departures = counted.filter((one) => one.bookings.length > 0 && canBeCalledOff(one, null, now));
  const [notified, known, companies] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let people = 0;
  for (const { listing, date, time, bookings } of departures) {
    const departure = manilaIso(manilaInstant(date, time));
    for (const { bookingRef, tripRef } of bookings) {
      const found = await tripToCallOff(repositories, { bookingRef, tripRef, departure }, now);
      if (!found) continue;
      people += found.trip.trip.people;
      (found.isNew ? notified : known).add(bookingRef);
    }
    const theirs = await companiesToNotify(repositories, { listingCode: listing.code, departure, bookings });
    for (const { name } of theirs) companies.add(name);
  }
  return {
    departures: departures.length,
    people,
    bookings: notified.size,
    known: known.difference(notified).size,
    companies: [...companies],
  };
}
