import { linkMail } from '../mail/link-mail.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { findBooking } from './read-booking.ts';

/** Sends the owner of a booking its mail again. @returns whether whoever asks has its secret. `now` is an instant in ms */
export async function sendLinkAgain(
  repositories: Repositories,
  ref: string,
  secret: string | null,
  now: number,
): Promise<boolean> {
  const booking = await findBooking(repositories, ref, secret);
  if (!booking) return false;
  const mail = linkMail(booking, now);
  await repositories.outbox.add([mail], mail.facts.at);
  return true;
}

/** Sends the link to a booking to the address on file, where that is the one that somebody gives. Whoever asks is told nothing of how it went. */
export async function sendLinkTo(
  repositories: Repositories,
  { ref, email }: { readonly ref: string; readonly email: string },
  now: number,
): Promise<void> {
  const booking = await repositories.bookings.find(ref);
  if (booking?.booker.email !== email) return;
  const mail = linkMail(booking, now);
  await repositories.outbox.add([mail], mail.facts.at);
}
