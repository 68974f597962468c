import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { DAY_MS, manilaIso } from '../../lib/time/manila.ts';
import { ACCOUNT_RETENTION_YEARS } from '../backoffice/erase-person.ts';
import { deleteExpiredPassports, PASSPORT_RETENTION_DAYS } from '../bookings/passport-crypto.ts';
import { type DeletedCopies, deleteAutomaticCopies } from '../database/automatic-copies.ts';
import type { RowSelection } from '../repositories/person.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';

/** Days after which an unchanged cart is deleted with its contacts. */
export const CART_RETENTION_DAYS = 90;
/** Days after which request keys are deleted; requests are not repeated that late. */
export const KEY_RETENTION_DAYS = 30;
/**
 * Days after which mails of a finished booking are deleted. Until it is over, its mails show who
 * was notified.
 */
export const MAIL_RETENTION_DAYS = 366;
/** Limits of mails look back a day; a mail that is not taken is tried for three more. */
export const SLOT_RETENTION_DAYS = 5;
/** Days after which origins are deleted: unpaid places are reserved for a week at most. */
export const ORIGIN_RETENTION_DAYS = 14;
/** Days after which sessions of the desk and invitations to it are deleted. */
const SIGN_IN_RETENTION_DAYS = 90;
/** Days after which a booking that was never paid is deleted. */
export const UNPAID_RETENTION_DAYS = 90;
/** Maximum number of bookings deleted in one run; the next run is an hour later. */
const MAX_BOOKINGS = 10_000;
const FINAL_STATUSES: readonly BookingStatus[] = ['cancelled', 'expired', 'completed', 'no-show'];

/** Numbers of deleted rows. */
export interface DeletedCounts {
  readonly passports: number;
  readonly carts: number;
  /** Bookings with everything that belongs to them. */
  readonly bookings: number;
}

/**
 * Deletes expired data for good; repeating it, or another process, changes nothing. `now` is an
 * instant in milliseconds.
 */
export async function deleteExpiredData(unitOfWork: UnitOfWork, now: number): Promise<DeletedCounts> {
  const before = (days: number) => manilaIso(now - days * DAY_MS);
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
    await repositories.staffSessions.removeSeenBefore(before(SIGN_IN_RETENTION_DAYS));
    await repositories.staff.removeInvitationsBefore(before(SIGN_IN_RETENTION_DAYS));
    await repositories.passkeys.removeChallengesBefore(manilaIso(now));
    await repositories.requestCounts.removeEndedBefore(now);
    const carts = await repositories.carts.removeOlderThan(before(CART_RETENTION_DAYS));
    await repositories.attributions.removeOlderThan(before(CART_RETENTION_DAYS));
    const some = { most: MAX_BOOKINGS };
    return { carts, found: { unpaid: await unpaid(repositories, some), old: await old(repositories, some) } };
  });
  const bookings = (await removeAll(unitOfWork, found.unpaid, unpaid)) + (await removeAll(unitOfWork, found.old, old));
  return { passports, carts, bookings };
}

/** Returns the bookings that may be deleted, or whether one may. */
type Search = (repositories: Repositories, which: RowSelection) => Promise<readonly string[]>;

/** Deletes each under its own lock, after checking again: a payment may have come meanwhile. */
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

/**
 * Deletes automatic copies of the bookings once passports in them would have expired. `now` is an
 * instant in milliseconds.
 */
export function deleteExpiredCopies(dataFolder: string, now: number): Promise<DeletedCopies> {
  return deleteAutomaticCopies(dataFolder, now - PASSPORT_RETENTION_DAYS * DAY_MS);
}
