import type { BookingStatus } from '../booking/booking-status.ts';
import { manilaIso } from '../booking/manila-time.ts';
import { type DeletedCopies, deleteAutomaticCopies } from './database/automatic-copies.ts';
import { forgetOldPassports, PASSPORT_DAYS } from './participants/passport-care.ts';
import type { Store } from './repositories/ledger.ts';

const DAY = 86_400_000;
/** Carts that nobody has touched for this long are forgotten, with the contacts in them. */
export const CART_DAYS = 90;
/** Nobody repeats a request after this long. */
const KEY_DAYS = 30;
/** What was said about a booking that is over matters no more after a year. While it is not over, its mails say who was told already. */
const MAIL_DAYS = 366;
const OVER: readonly BookingStatus[] = ['cancelled', 'expired', 'completed', 'no-show'];

/** What was forgotten, in numbers. */
export interface Forgotten {
  readonly passports: number;
  readonly carts: number;
}

/** Forgets for good what nobody needs any more; doing it twice, or in two processes, changes nothing. `now` is an instant in ms. */
export async function forgetOld(store: Store, now: number): Promise<Forgotten> {
  const before = (days: number) => manilaIso(now - days * DAY);
  const passports = await forgetOldPassports(store, now);
  const carts = await store.write('housekeeping', async (ledger) => {
    await ledger.idempotency.removeOlderThan(before(KEY_DAYS));
    await ledger.outbox.removeDoneBefore(before(MAIL_DAYS), OVER);
    const carts = await ledger.carts.removeOlderThan(before(CART_DAYS));
    await ledger.arrivals.removeOlderThan(before(CART_DAYS));
    return carts;
  });
  return { passports, carts };
}

/** Deletes copies that the program made of the bookings by itself, once the passports in them would be forgotten too. `now` is an instant in ms. */
export function forgetOldCopies(dataFolder: string, now: number): Promise<DeletedCopies> {
  return deleteAutomaticCopies(dataFolder, now - PASSPORT_DAYS * DAY);
}
