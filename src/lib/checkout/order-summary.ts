import type { CartLine } from '../cart/cart-line.ts';
import type { ListingDetail } from '../catalogue/listing-detail.schema.ts';
import type { Language } from '../languages/language.ts';
import { type PaymentPlan, paymentPlan } from '../payments/payment-plan.ts';
import { type DeadlineLine, deadlineLines } from '../policies/deadline.text.ts';

/** A trip of the cart with everything that must be shown before it is booked. */
export interface OrderedTrip {
  readonly ref: string;
  readonly title: string;
  readonly detail: ListingDetail;
  /** The payment rule as a sentence. */
  readonly payment: string;
  /** Refunds by date of cancellation. */
  readonly deadlines: readonly DeadlineLine[];
}

/** The rules of a cart before it is booked: dates and amounts due. */
export interface Order {
  readonly trips: readonly OrderedTrip[];
  readonly plan: PaymentPlan;
}

function orderedTrip(
  { item, detail, departure }: CartLine,
  now: number,
  locale: string,
  language: Language,
): OrderedTrip | null {
  return (
    detail && {
      ref: item.ref,
      title: item.title,
      detail,
      payment: detail.policySentences[0] ?? '',
      deadlines: deadlineLines(detail.policy, departure, now, locale, language),
    }
  );
}

/**
 * The rules under which a cart is booked; null while those of a trip are unknown. Travellers only
 * agree to what they can read (specification.md#cancellation).
 *
 * @param now an instant in milliseconds since 1970
 */
export function orderOf(lines: readonly CartLine[], now: number, locale: string, language: Language): Order | null {
  const trips = lines.map((line) => orderedTrip(line, now, locale, language)).filter((trip) => trip !== null);
  if (trips.length < lines.length) return null;
  const payable = lines.map(({ item, departure }, index) => ({
    totalUsd: item.totalUsd,
    departure,
    policy: (trips[index] as OrderedTrip).detail.policy,
  }));
  return { trips, plan: paymentPlan(payable, now) };
}
