import { manilaIso } from '../../lib/time/manila.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import { departingPeriod, remindersOf } from '../mail/reminder-mails.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';

/**
 * Puts the reminders that are due into the outbox. Each has an id of its own, so repeating it, or
 * another process, adds none.
 *
 * @param now an instant in milliseconds since 1970, of a clock that goes steadily
 * @returns how many bookings were reminded
 */
export async function addReminders(unitOfWork: UnitOfWork, now: number): Promise<number> {
  const refs = await unitOfWork.read(async ({ reminders, bookings }) => {
    const found = await reminders.departing('reminder', departingPeriod(now), CERTAIN_STATUSES);
    const due: string[] = [];
    for (const ref of found) {
      const booking = await bookings.find(ref);
      if (booking && remindersOf(booking, now).length > 0) due.push(ref);
    }
    return due;
  });
  for (const ref of refs) {
    await unitOfWork.write(ref, async ({ bookings, outbox }) => {
      const booking = await bookings.find(ref);
      if (booking) await outbox.add(remindersOf(booking, now), manilaIso(now));
    });
  }
  return refs.length;
}
