import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { ACCOUNT_RETENTION_YEARS } from '../backoffice/erase-person.ts';
import { deleteExpiredPassports, PASSPORT_RETENTION_DAYS } from '../bookings/passport-crypto.ts';
import { type DeletedCopies, deleteAutomaticCopies } from '../database/automatic-copies.ts';
import type { RowSelection } from '../repositories/person.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';

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
export interface DeletedCounts {
  readonly passports: number;
  readonly carts: number;
  /** Bookings with everything that belongs to them. */
  readonly bookings: number;
}

/** Forgets for good what nobody needs any more; doing it twice, or in two processes, changes nothing. `now` is an instant in ms. */
export async function deleteExpiredData(unitOfWork: UnitOfWork, now: number): Promise<DeletedCounts> {
  const before = (days: number) => manilaIso(now - days * DAY);
  const passports = await deleteExpiredPassports(unitOfWork, now);
  const booksFrom = `${Number(manilaIso(now).slice(0, 4)) - ACCOUNT_RETENTION_YEARS}-01-01`;
  const unpaid: Search = ({ people }, which) => people.unpaidBefore(before(UNPAID_RETENTION_DAYS), which);
  const old: Search = ({ people }, which) => people.endedBefore(booksFrom, which);
  const { carts, found } = await unitOfWork.write('housekeeping', async (repositories) => {
    await repositories.idempotency.removeOlderThan(before(KEY_RETENTION_DAYS));
    await repositories.outbox.removeDoneBefore(before(MAIL_RETENTION_DAYS), FINAL_STATUSES);
    await repositories.mailSlots.removeOlderThan({
      slots: before(SLOT_RETENTION_DAYS),
      origins: before(ORIGIN_RETENTION_DAYS),
    });
    const carts = await repositories.carts.removeOlderThan(before(CART_RETENTION_DAYS));
    await repositories.attributions.removeOlderThan(before(CART_RETENTION_DAYS));
    const some = { most: MAX_BOOKINGS };
    return { carts, found: { unpaid: await unpaid(repositories, some), old: await old(repositories, some) } };
  });
  const bookings = (await removeAll(unitOfWork, found.unpaid, unpaid)) + (await removeAll(unitOfWork, found.old, old));
  return { passports, carts, bookings };
}

/** Which bookings may go, or whether one may. */
type Search = (repositories: Repositories, which: RowSelection) => Promise<readonly string[]>;

/** Each under its own lock, and asked for again there: money may have come meanwhile. */
async function removeAll(unitOfWork: UnitOfWork, refs: readonly string[], search: Search): Promise<number> {
  let removed = 0;
  for (const ref of refs) {
    removed += await unitOfWork.write(ref, async (repositories) => {
      if ((await search(repositories, { ref })).length === 0) return 0;
      await repositories.people.remove(ref);
      return 1;
    });
  }
  return removed;
}

/** Deletes copies that the program made of the bookings by itself, once the passports in them would be forgotten too. `now` is an instant in ms. */
export function deleteExpiredCopies(dataFolder: string, now: number): Promise<DeletedCopies> {
  return deleteAutomaticCopies(dataFolder, now - PASSPORT_RETENTION_DAYS * DAY);
}
