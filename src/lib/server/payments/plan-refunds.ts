import type { BookingRecord } from '../bookings/booking-record.ts';
import type { Ledger } from '../repositories/ledger.ts';
import type { PaymentService } from './payment-provider.ts';
import type { PaymentRecord } from './payment-record.ts';
import { addRefund } from './record-refund.ts';
import { amountFor, type Left, leftOf } from './refund-amounts.ts';
import type { RefundRecord } from './refund-record.ts';

/** What the operator wants to give back. */
export interface RefundRequest {
  /** US cents, or everything that is owed. */
  readonly cents: number | 'owed';
  /** Why, in words. */
  readonly reason: string;
  /** Whether the operator has given back by hand what no service can: bank transfers and cash. */
  readonly byHand: boolean;
}

/** What is going to be given back. */
export type RefundPlan =
  | { readonly kind: 'missing' }
  | { readonly kind: 'nothing-owed' }
  /** More than was paid and not yet given back, which is `most` US cents. */
  | { readonly kind: 'too-much'; readonly most: number }
  | {
      readonly kind: 'planned';
      /** Written down, oldest first. Those that a service gives back are still to be asked for. */
      readonly refunds: readonly RefundRecord[];
      /** US cents that the operator must give back by hand, and then say so. */
      readonly byHandCents: number;
    };

/**
 * Writes down what is to be given back for a booking: from the newest payments first, by the services that took them. A refund that was asked for before, and
 * whose answer was lost, comes before anything else, and alone.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function planRefunds(
  ledger: Ledger,
  ref: string,
  request: RefundRequest,
  services: readonly PaymentService[],
  now: number,
): Promise<RefundPlan> {
  const booking = await ledger.bookings.find(ref);
  if (!booking) return { kind: 'missing' };
  const refunds = await ledger.refunds.ofBooking(ref);
  const unanswered = refunds.filter(({ status }) => status === 'asked');
  if (unanswered.length > 0) return { kind: 'planned', refunds: unanswered, byHandCents: 0 };
  const cents = request.cents === 'owed' ? booking.refundCents : request.cents;
  const most = heldCents(booking);
  if (cents === 0) return { kind: 'nothing-owed' };
  if (cents > most) return { kind: 'too-much', most };
  const payments = await ledger.payments.ofBooking(ref);
  const parts = partsOf(payments.toReversed(), refunds, services, cents);
  const byHand = request.byHand ? [] : parts.filter(({ service }) => service === null);
  const planned: RefundRecord[] = [];
  for (const part of parts) {
    if (!byHand.includes(part)) planned.push(await addPart(ledger, part, request.reason, now));
  }
  return { kind: 'planned', refunds: planned, byHandCents: byHand.reduce((sum, part) => sum + part.cents, 0) };
}

/** What was paid and not given back. */
function heldCents({ paidCents, refundedCents }: BookingRecord): number {
  return Math.max(0, paidCents - refundedCents);
}

/** What goes back of one payment. */
interface Part {
  readonly payment: PaymentRecord;
  readonly left: Left;
  readonly cents: number;
  /** Who gives it back; null for the operator, by hand. */
  readonly service: PaymentService | null;
}

function partsOf(
  payments: readonly PaymentRecord[],
  refunds: readonly RefundRecord[],
  services: readonly PaymentService[],
  cents: number,
): Part[] {
  let wanted = cents;
  const parts = payments.map((payment) => {
    const left = leftOf(payment, refunds);
    const part = Math.min(wanted, left.cents);
    wanted -= part;
    const service = services.find(({ method }) => method.id === payment.method) ?? null;
    return { payment, left, cents: part, service };
  });
  return parts.filter((part) => part.cents > 0);
}

function addPart(
  ledger: Ledger,
  { payment, left, cents, service }: Part,
  reason: string,
  now: number,
): Promise<RefundRecord> {
  const step = service && payment.charged ? service.refundStep(payment.charged.currency) : 1;
  const charged = amountFor(payment, left, cents, step);
  const status = service ? 'asked' : 'given';
  return addRefund(ledger, { payment, cents, charged, serviceId: null, status, reason, actor: 'operator' }, now);
}
