import { linkMail } from '../mail/link-mail.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { findBooking } from './read-booking.ts';

/**
 * Sends the owner of a booking its mail again. @returns whether the secret is correct. `now` is an
 * instant in milliseconds
 */
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

/**
 * Sends the link of a booking to the address on file, if it equals the given one. Nothing is
 * disclosed to the caller.
 */
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
