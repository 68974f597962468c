import { manilaIso } from '../../lib/time/manila.ts';
import { CERTAIN_STATUSES } from '../mail/mails-of-change.ts';
import { departingPeriod, REVIEWED_STATUSES, remindersOf, reviewPeriod } from '../mail/reminder-mails.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';

/**
 * Puts the reminders that are due into the outbox. Each has an id of its own, so repeating it, or
 * another process, adds none.
 *
 * @param now an instant in milliseconds since 1970, of a clock that goes steadily
 * @returns how many bookings were reminded
 */
export async function addReminders(unitOfWork: UnitOfWork, now: number): Promise<number> {
  const refs = await unitOfWork.read(async (repositories) => {
    const due: string[] = [];
    for (const ref of await remindableRefs(repositories, now)) {
      if ((await newReminders(repositories, ref, now)).length > 0) due.push(ref);
    }
    return due;
  });
  for (const ref of refs) {
    await unitOfWork.write(ref, async (repositories) =>
      repositories.outbox.add(await newReminders(repositories, ref, now), manilaIso(now)),
    );
  }
  return refs.length;
}

async function remindableRefs({ reminders }: Repositories, now: number): Promise<ReadonlySet<string>> {
  const departing = (kind: 'reminder' | 'tasks') =>
    reminders.departing(kind, departingPeriod(kind, now), CERTAIN_STATUSES);
  // One after the other: they share a connection.
  return new Set([
    ...(await departing('reminder')),
    ...(await departing('tasks')),
    ...(await reminders.ended('review', reviewPeriod(now), REVIEWED_STATUSES)),
  ]);
}

/** The due reminders of a booking that are not in the outbox yet. */
async function newReminders({ bookings, outbox }: Repositories, ref: string, now: number): Promise<NewMail[]> {
  const booking = await bookings.find(ref);
  const mails: NewMail[] = [];
  for (const mail of booking ? remindersOf(booking, now) : []) {
    if ((await outbox.find(mail.id)) === null) mails.push(mail);
  }
  return mails;
}
