import type { Booker } from '../booking/booker.schema.ts';
import type { Cart } from '../cart/cart.ts';
import type { Language } from '../languages/language.ts';
import { bookerMessages } from '../messages/booker.ts';
import { bookingRejectedMessages } from '../messages/booking-rejected.ts';
import { serviceText } from '../site/service-text.ts';
import { fieldMessage } from '../text/field-message.ts';

/** A field of a request that the booking service did not take, and what is allowed there. */
export interface RejectedField {
  /** `contactInfo.email`, `bookingItems.0.trip.date` */
  readonly field: string;
  readonly detail: string;
}

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
export function rejectionOf(
  errors: readonly RejectedField[],
  sent: Cart,
  language: Language = DEFAULT_LANGUAGE,
): BookingRejection {
  const wrong = bookerMessages(language);
  const booker = errors.flatMap(({ field, detail }) => {
    const name = BOOKER.exec(field)?.[1] as keyof Booker | undefined;
    const allowed = serviceText(detail, language);
    return name ? [[name, allowed === null ? wrong[name] : fieldMessage(allowed)] as const] : [];
  });
  const trips = errors.flatMap(({ field, detail }) => {
    const [, index] = TRIP.exec(field) ?? [];
    const title = sent[Number(index ?? -1)]?.title;
    return title ? [{ title, text: serviceText(detail, language) ?? bookingRejectedMessages(language).trip }] : [];
  });
  return { booker: Object.fromEntries(booker), trips };
}
