import { manilaIso } from '../../lib/time/manila.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { persistExpiry } from './transitions.ts';

/**
 * Stores which bookings were not paid in time, each in its own transaction. Repeating it changes
 * nothing.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many have expired
 */
export async function expireBookings(unitOfWork: UnitOfWork, now: number): Promise<number> {
  const refs = await unitOfWork.read((repositories) =>
    repositories.bookings.unpaidAt(manilaIso(now), 'awaiting-payment'),
  );
  let expired = 0;
  for (const ref of refs) {
    const changed = await unitOfWork.write(ref, async (repositories) => {
      const booking = await repositories.bookings.find(ref);
      return booking !== null && (await persistExpiry(repositories, booking, now)).status !== booking.status;
    });
    if (changed) expired += 1;
  }
  return expired;
}
