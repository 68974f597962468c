import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { ACCOUNT_RETENTION_YEARS } from '../backoffice/erase-person.ts';
import { forgetOldPassports, PASSPORT_RETENTION_DAYS } from '../bookings/passport-crypto.ts';
import { type DeletedCopies, deleteAutomaticCopies } from '../database/automatic-copies.ts';
import type { Some } from '../repositories/person.ts';
import type { Ledger, Store } from '../repositories/repositories.ts';

const DAY = 86_400_000;
/** Carts that nobody has touched for this long are forgotten, with the contacts in them. */
export const CART_RETENTION_DAYS = 90;
/** Nobody repeats a request after this long. */
export const KEY_RETENTION_DAYS = 30;
/** What was said about a booking that is over matters no more after a year. While it is not over, its mails say who was told already. */
export const MAIL_RETENTION_DAYS = 366;
/** Limits of mails look back a day; a mail that is not taken is tried for three more. */
export const SLOT_RETENTION_DAYS = 5;
/** Places of unpaid bookings are kept for a week at most, and mails tell of their end. */
export const ORIGIN_RETENTION_DAYS = 14;
/** Who booked and never paid is forgotten after this long. */
export const UNPAID_RETENTION_DAYS = 90;
/** More are forgotten an hour later. */
const MAX_BOOKINGS = 10_000;
const FINAL_STATUSES: readonly BookingStatus[] = ['cancelled', 'expired', 'completed', 'no-show'];

/** What was forgotten, in numbers. */
export interface Forgotten {
  readonly passports: number;
  readonly carts: number;
  /** Bookings with everything that belongs to them. */
  readonly bookings: number;
}

/** Forgets for good what nobody needs any more; doing it twice, or in two processes, changes nothing. `now` is an instant in ms. */
export async function forgetOld(store: Store, now: number): Promise<Forgotten> {
  const before = (days: number) => manilaIso(now - days * DAY);
  const passports = await forgetOldPassports(store, now);
  const booksFrom = `${Number(manilaIso(now).slice(0, 4)) - ACCOUNT_RETENTION_YEARS}-01-01`;
  const unpaid: Search = ({ people }, which) => people.unpaidBefore(before(UNPAID_RETENTION_DAYS), which);
  const old: Search = ({ people }, which) => people.endedBefore(booksFrom, which);
  const { carts, found } = await store.write('housekeeping', async (ledger) => {
    await ledger.idempotency.removeOlderThan(before(KEY_RETENTION_DAYS));
    await ledger.outbox.removeDoneBefore(before(MAIL_RETENTION_DAYS), FINAL_STATUSES);
    await ledger.mailSlots.removeOlderThan({
      slots: before(SLOT_RETENTION_DAYS),
      origins: before(ORIGIN_RETENTION_DAYS),
    });
    const carts = await ledger.carts.removeOlderThan(before(CART_RETENTION_DAYS));
    await ledger.arrivals.removeOlderThan(before(CART_RETENTION_DAYS));
    const some = { most: MAX_BOOKINGS };
    return { carts, found: { unpaid: await unpaid(ledger, some), old: await old(ledger, some) } };
  });
  const bookings = (await removeAll(store, found.unpaid, unpaid)) + (await removeAll(store, found.old, old));
  return { passports, carts, bookings };
}

/** Which bookings may go, or whether one may. */
type Search = (ledger: Ledger, which: Some) => Promise<readonly string[]>;

/** Each under its own lock, and asked for again there: money may have come meanwhile. */
async function removeAll(store: Store, refs: readonly string[], search: Search): Promise<number> {
  let removed = 0;
  for (const ref of refs) {
    removed += await store.write(ref, async (ledger) => {
      if ((await search(ledger, { ref })).length === 0) return 0;
      await ledger.people.remove(ref);
      return 1;
    });
  }
  return removed;
}

/** Deletes copies that the program made of the bookings by itself, once the passports in them would be forgotten too. `now` is an instant in ms. */
export function forgetOldCopies(dataFolder: string, now: number): Promise<DeletedCopies> {
  return deleteAutomaticCopies(dataFolder, now - PASSPORT_RETENTION_DAYS * DAY);
}
