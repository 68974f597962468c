import { isFinal } from '../../lib/bookings/booking-status.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { ERASED } from '../repositories/people.repository.ts';
import type { Person } from '../repositories/person.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';

/** What erasing does to a reference. */
export type Erasure =
  /** Everything goes: a cart, or a booking that nobody paid. */
  | { readonly ref: string; readonly kind: 'removed'; readonly what: 'booking' | 'cart' }
  /** The person goes; amounts, days and listings stay for the accounts until a day. */
  | { readonly ref: string; readonly kind: 'accounts-kept'; readonly until: string }
  /** Nothing goes yet. */
  | { readonly ref: string; readonly kind: 'refused'; readonly why: string };

/** Books and what belongs to them are kept for ten years after the year in which a trip ended (docs/decisions/0017). */
export const ACCOUNT_RETENTION_YEARS = 10;

/** The last day on which the accounts of a booking are kept. */
export function accountsUntil(endsAt: string): string {
  return `${Number(endsAt.slice(0, 4)) + ACCOUNT_RETENTION_YEARS}-12-31`;
}

/** What erasing somebody would do, without doing it. `now` is an instant in ms. */
export function planErasure(unitOfWork: UnitOfWork, person: Person, now: number): Promise<readonly Erasure[]> {
  return unitOfWork.read(async (repositories) => {
    const plans: Erasure[] = [];
    for (const ref of await repositories.people.refsOf(person)) plans.push(await planOf(repositories, ref, now));
    return plans;
  });
}

/** Erases somebody as far as that can be, reference by reference; doing it twice changes nothing. @returns what was done */
export async function erasePerson(unitOfWork: UnitOfWork, person: Person, now: number): Promise<readonly Erasure[]> {
  const refs = await unitOfWork.read(({ people }) => people.refsOf(person));
  const done: Erasure[] = [];
  for (const ref of refs) done.push(await unitOfWork.write(ref, (repositories) => eraseOne(repositories, ref, now)));
  return done;
}

/** Which reference was erased, and when. */
export interface ErasedRef {
  readonly ref: string;
  readonly at: string;
}

/** Erases what was erased before, in a backup from before that. What somebody has begun under the same reference since is not touched. @returns what was there to do */
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

/** A trip that is to come needs its people, and money that is owed needs somebody to give it to. */
async function reasonToWait(repositories: Repositories, booking: BookingRecord, now: number): Promise<string | null> {
  const { ref, status, endsAt, refundCents } = booking;
  if (!isFinal(status) && status !== 'expired' && endsAt > manilaIso(now)) {
    return `it is ${status}, and its last trip ends on ${endsAt.slice(0, 10)}: cancel it first`;
  }
  if (refundCents > 0) return `it is owed ${dollarText(refundCents)}: give that back first`;
  const refunds = await repositories.refunds.ofBooking(ref);
  const isUnderWay = refunds.some((refund) => refund.status === 'asked' || refund.status === 'pending');
  return isUnderWay ? 'money is on its way back: wait until it has come' : null;
}
