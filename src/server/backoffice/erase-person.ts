import { isFinal } from '../../lib/bookings/booking-status.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { ERASED } from '../repositories/people.repository.ts';
import type { Person } from '../repositories/person.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';

/** The effect of an erasure on a reference. */
export type Erasure =
  /** All data is deleted: a cart, or a booking without payment. */
  | { readonly ref: string; readonly kind: 'removed'; readonly what: 'booking' | 'cart' }
  /** Personal data is deleted; amounts, days and listings stay for the accounts until a day. */
  | { readonly ref: string; readonly kind: 'accounts-kept'; readonly until: string }
  /** No data is deleted yet. */
  | { readonly ref: string; readonly kind: 'refused'; readonly why: string };

/** Years for which accounts are stored after the year of the last trip (docs/decisions/0017). */
export const ACCOUNT_RETENTION_YEARS = 10;

/** The last day on which the accounts of a booking are stored. */
export function accountsUntil(endsAt: string): string {
  return `${Number(endsAt.slice(0, 4)) + ACCOUNT_RETENTION_YEARS}-12-31`;
}

/** The effects of erasing a person, without doing it. `now` is an instant in milliseconds. */
export function planErasure(unitOfWork: UnitOfWork, person: Person, now: number): Promise<readonly Erasure[]> {
  return unitOfWork.read(async (repositories) => {
    const plans: Erasure[] = [];
    for (const ref of await repositories.people.refsOf(person)) plans.push(await planOf(repositories, ref, now));
    return plans;
  });
}

/**
 * Erases a person's data as far as permitted, reference by reference. Repeating it changes nothing.
 * @returns what was done
 */
export async function erasePerson(unitOfWork: UnitOfWork, person: Person, now: number): Promise<readonly Erasure[]> {
  const refs = await unitOfWork.read(({ people }) => people.refsOf(person));
  const done: Erasure[] = [];
  for (const ref of refs) done.push(await unitOfWork.write(ref, (repositories) => eraseOne(repositories, ref, now)));
  return done;
}

/** An erased reference and the time of its erasure. */
export interface ErasedRef {
  readonly ref: string;
  readonly at: string;
}

/**
 * Repeats earlier erasures in a backup from before them. Data that was stored under a reference
 * since is not touched. @returns what was there to do
 */
export async function repeatErasures(
  unitOfWork: UnitOfWork,
  erased: readonly ErasedRef[],
  now: number,
): Promise<readonly Erasure[]> {
  const done: Erasure[] = [];
  for (const { ref, at } of erased) {
    const erasure = await unitOfWork.write(ref, async (repositories) =>
      (await isStored(repositories, ref, at)) ? eraseOne(repositories, ref, now) : null,
    );
    if (erasure) done.push(erasure);
  }
  return done;
}

async function isStored({ people }: Repositories, ref: string, at: string): Promise<boolean> {
  const { bookings = [], carts = [], arrivals = [] } = await people.rowsOf(ref);
  const times = [
    ...bookings.filter((row) => row['booker_name'] !== ERASED).map((row) => row['placed_at']),
    ...carts.map((row) => row['updated_at']),
    ...arrivals.map((row) => row['arrived_at']),
  ];
  return times.length > 0 && times.every((time) => String(time) <= at);
}

async function eraseOne(repositories: Repositories, ref: string, now: number): Promise<Erasure> {
  const plan = await planOf(repositories, ref, now);
  if (plan.kind === 'removed') await repositories.people.remove(ref);
  // Nobody knows the secret: a reference without any could be taken by whoever asks first.
  if (plan.kind === 'accounts-kept') await repositories.people.removePerson(ref, hashOf(newSecret()), manilaIso(now));
  return plan;
}

async function planOf(repositories: Repositories, ref: string, now: number): Promise<Erasure> {
  const booking = await repositories.bookings.find(ref);
  if (!booking) return { ref, kind: 'removed', what: 'cart' };
  const why = await reasonToWait(repositories, bookingAt(booking, now), now);
  if (why !== null) return { ref, kind: 'refused', why };
  if (await repositories.people.hasMoney(ref))
    return { ref, kind: 'accounts-kept', until: accountsUntil(booking.endsAt) };
  return { ref, kind: 'removed', what: 'booking' };
}

/** The reason why a booking cannot be erased yet: a coming trip, or a refund due. */
async function reasonToWait(repositories: Repositories, booking: BookingRecord, now: number): Promise<string | null> {
  const { ref, status, endsAt, refundCents } = booking;
  if (!isFinal(status) && status !== 'expired' && endsAt > manilaIso(now)) {
    return `it is ${status}, and its last trip ends on ${endsAt.slice(0, 10)}: cancel it first`;
  }
  if (refundCents > 0) return `it is owed ${dollarText(refundCents, 'en-US')}: give that back first`;
  const refunds = await repositories.refunds.ofBooking(ref);
  const isUnderWay = refunds.some((refund) => refund.status === 'asked' || refund.status === 'pending');
  return isUnderWay ? 'money is on its way back: wait until it has come' : null;
}
