import type { Language } from '../languages/language.ts';
import { bookingCancellationMessages } from '../messages/booking-cancellation.ts';
import { refundMessages } from '../messages/refund.ts';
import { dollarText } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';
import type { Booking } from './booking.schema.ts';

/** How and when money comes back, in mails and on pages. */
export function paidBackText(language: Language): string {
  return refundMessages(language).paidBack;
}

/**
 * The refund of a trip that is taken out of a booking, in a sentence.
 *
 * @param refund in US dollars
 */
export function dropRefundSentence(
  refund: Money,
  { refunded }: Pick<Booking, 'refunded'>,
  locale: string,
  language: Language,
): string {
  const { trip: t } = bookingCancellationMessages(language);
  const amount = dollarText(refund.minor, locale);
  // What went back before may have been for this trip.
  if (refunded) return refund.minor === 0 ? t.nothingMore : t.rest(amount);
  return refund.minor === 0 ? t.nothingPaid : t.all(amount);
}

/**
 * The refund of a cancellation now, in a sentence.
 *
 * @param refund in US dollars
 * @param paid in US dollars
 */
export function refundSentence(refund: Money, paid: Money, locale: string, language: Language): string {
  const t = refundMessages(language).ifCancelled;
  if (paid.minor === 0) return t.nothingPaid;
  if (refund.minor === 0) return t.nothing(dollarText(paid.minor, locale));
  if (refund.minor === paid.minor) return t.all(dollarText(refund.minor, locale));
  return t.part(dollarText(refund.minor, locale), dollarText(paid.minor, locale));
}
