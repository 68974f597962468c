import { isBookingRef } from '../booking/booking-ref.ts';
import { type MessageContacts, mailLink } from './message-links.ts';

const KINDS = ['change', 'cancel'] as const;

/** What the traveller of a trip that was called off wants: another date, or all money back. */
export interface CalledOffChoice {
  readonly kind: (typeof KINDS)[number];
  readonly tripRef: string;
}

/**
 * The address of a booking that opens a choice on its page.
 *
 * @param bookingLink with a fragment: see voucherLink
 */
export function choiceLink(bookingLink: string, { kind, tripRef }: CalledOffChoice): string {
  return `${bookingLink}&choice=${kind}&trip=${encodeURIComponent(tripRef)}`;
}

/** The choice in the fragment of an address; null where it has none, or an unknown one. */
export function parseCalledOffChoice(hash: string): CalledOffChoice | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const kind = KINDS.find((each) => each === fragment.get('choice'));
  const tripRef = fragment.get('trip');
  return kind !== undefined && isBookingRef(tripRef) ? { kind, tripRef } : null;
}

/** The parts of a trip that decide what can be chosen. */
interface CalledOffTrip {
  readonly ref: string;
  readonly title: string;
  readonly isCalledOff?: true | undefined;
}

/** Whether a booking has trips that take place, so that it is not cancelled for one. */
export function hasRunningTrips(trips: readonly Pick<CalledOffTrip, 'isCalledOff'>[]): boolean {
  return trips.some(({ isCalledOff }) => !isCalledOff);
}

/**
 * The address of a mail that asks for the money of one trip. The operator pays it back by hand
 * (specification.md#calling-off-a-departure).
 */
export function moneyBackLink(
  { email }: Pick<MessageContacts, 'email'>,
  bookingRef: string,
  { ref, title }: CalledOffTrip,
): string {
  const subject = `Booking ${bookingRef}: refund for one trip`;
  return mailLink(email, subject, `${title} (${ref}) was called off. Please refund what I paid for it.`);
}
