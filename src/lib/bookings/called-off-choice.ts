import { isBookingRef } from '../booking/booking-ref.ts';

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

/** Whether a booking has trips that take place, so that a mail says so. */
export function hasRunningTrips(trips: readonly { readonly isCalledOff?: true | undefined }[]): boolean {
  return trips.some(({ isCalledOff }) => !isCalledOff);
}
