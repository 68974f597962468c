import type { Booker } from '../booking/booker.schema.ts';
import type { Cart } from '../cart/cart.ts';
import type { Language } from '../languages/language.ts';
import { bookerMessages } from '../messages/booker.ts';
import { bookingRejectedMessages } from '../messages/booking-rejected.ts';
import type { FieldError } from '../site/problem.ts';
import { tripRefusalText } from './trip-refusal.text.ts';

/** The problems that the booking service found, as a traveller sees them. */
export interface BookingRejection {
  /** Problems by field of the form: `email`. */
  readonly booker: Readonly<Record<string, string>>;
  /** Problems by trip. */
  readonly trips: readonly { readonly title: string; readonly text: string }[];
}

const BOOKER = /^contactInfo\.(name|email|mobile)$/;
const TRIP = /^bookingItems\.(\d+)\.trip\./;

/**
 * Sorts what the booking service did not take. Prices are left out: those are shown as changes.
 *
 * @param sent the trips as they were sent: errors name them by their place
 */
export function rejectionOf(errors: readonly FieldError[], sent: Cart, language: Language): BookingRejection {
  const { name: wrongName, email, unknownMobile } = bookerMessages(language);
  // The page has checked its form: what is left is a number that does not exist.
  const wrong = { name: wrongName, email, mobile: unknownMobile };
  const booker = errors.flatMap(({ field }) => {
    const name = BOOKER.exec(field)?.[1] as keyof Booker | undefined;
    return name ? [[name, wrong[name]] as const] : [];
  });
  const trips = errors.flatMap((error) => {
    const [, index] = TRIP.exec(error.field) ?? [];
    const title = sent[Number(index ?? -1)]?.title;
    return title ? [{ title, text: tripRefusalText(error, language) ?? bookingRejectedMessages(language).trip }] : [];
  });
  return { booker: Object.fromEntries(booker), trips };
}
