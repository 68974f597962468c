import { bookingAt } from '../../lib/bookings/status-at.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { correctionMail } from '../mail/link-mail.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { hashOf } from '../secrets/secret.ts';
import { findBooking } from './read-booking.ts';

/** Maximum number of corrections, so that nobody can mail strangers. */
const MAX_CORRECTIONS = 5;

/** Outcome of a correction. */
export type CorrectionOutcome =
  | { readonly kind: 'corrected'; readonly booking: BookingRecord }
  /** No such booking, or a wrong secret. */
  | { readonly kind: 'missing' }
  /** Their secret came by mail, so it may be in the wrong hands. */
  | { readonly kind: 'by-mail' }
  | { readonly kind: 'too-many' };

/** A new e-mail address for a booking, and its sender. */
export interface EmailCorrection {
  readonly ref: string;
  readonly secret: string | null;
  readonly email: string;
}

/**
 * Corrects the e-mail address of a booking and sends the confirmation there. Links in earlier mails
 * stop working, so only a device that booked, or had the cart, may do it: a stranger who reads the
 * mail could lock the traveller out.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function correctEmail(
  repositories: Repositories,
  { ref, secret, email }: EmailCorrection,
  now: number,
): Promise<CorrectionOutcome> {
  const booking = await findBooking(repositories, ref, secret);
  if (!booking || secret === null) return { kind: 'missing' };
  if (await repositories.secrets.isMailed(ref, hashOf(secret))) return { kind: 'by-mail' };
  if (booking.booker.email === email) return { kind: 'corrected', booking };
  const events = await repositories.bookings.events(ref);
  const corrections = events.filter(({ event }) => event === 'correct-email').length;
  if (corrections >= MAX_CORRECTIONS) return { kind: 'too-many' };
  const corrected = { ...booking, booker: { ...booking.booker, email } };
  const { status } = bookingAt(booking, now);
  const at = manilaIso(now);
  await repositories.bookings.change(ref, { booker: corrected.booker });
  await repositories.secrets.removeMailed(ref);
  await repositories.bookings.addEvent(ref, {
    at,
    event: 'correct-email',
    from: status,
    to: status,
    // Without the addresses: the history outlives personal data.
    cause: 'The traveller corrected the e-mail address. Links that were sent before open the booking no more.',
    actor: 'traveller',
  });
  await repositories.outbox.add([correctionMail(corrected, corrections + 1, now)], at);
  return { kind: 'corrected', booking: corrected };
}
