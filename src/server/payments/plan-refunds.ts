import { addRefund } from '../bookings/record-refund.ts';
import { amountFor, type RefundPart, refundParts, remainingOf, sumOf } from '../bookings/refund-amounts.ts';
import { persistExpiry } from '../bookings/transitions.ts';
import { isManual, type PaymentRecord } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { PaymentService } from './services/payment-provider.ts';

/** Who gives money back. */
export type RefundMethod =
  /** The services that took it are asked. What came by hand is only named. */
  | 'services'
  /** The operator has, by hand, what no service took: bank transfers and cash. What a service took is only named. */
  | 'by-hand'
  /** The operator has, by hand, whatever way it came: a card has ended, a service is gone. */
  | 'instead-of-services';

/** What the operator wants to give back. */
export interface RefundRequest {
  /** US cents, or everything that is owed. */
  readonly cents: number | 'owed';
  /** Why, in words. */
  readonly reason: string;
  readonly method: RefundMethod;
}

/** What is going to be given back. */
export type RefundPlan =
  | { readonly kind: 'missing' }
  | { readonly kind: 'nothing-owed' }
  /** More than `most` US cents, which is what is left that way; services hold `byServiceCents` besides. */
  | { readonly kind: 'too-much'; readonly most: number; readonly byServiceCents: number }
  /** Services were asked for these and have not answered: whether that money went back must be known first. */
  | { readonly kind: 'unanswered'; readonly refunds: readonly RefundRecord[] }
  | {
      readonly kind: 'planned';
      /** Written down, oldest first. Those that a service gives back are still to be asked for. */
      readonly refunds: readonly RefundRecord[];
      /** Whether services were asked for them before, and their answers were lost. */
      readonly isRepeated: boolean;
      /** US cents that the operator must give back by hand, and then say so. */
      readonly byHandCents: number;
      /** US cents that are with services which were not asked, or cannot be: they are not connected. */
      readonly byServiceCents: number;
    };

/**
 * Writes down what is to be given back for a booking, from the newest payments first. A refund that a service was asked for before, and whose answer was lost,
 * comes before anything else that services give back, and alone.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function planRefunds(
  repositories: Repositories,
  ref: string,
  request: RefundRequest,
  services: readonly PaymentService[],
  now: number,
): Promise<RefundPlan> {
  const found = await repositories.bookings.find(ref);
  if (!found) return { kind: 'missing' };
  const booking = await persistExpiry(repositories, found, now);
  const refunds = await repositories.refunds.ofBooking(ref);
  const unanswered = refunds.filter(({ status }) => status === 'asked');
  if (unanswered.length > 0 && request.method === 'instead-of-services')
    return { kind: 'unanswered', refunds: unanswered };
  if (unanswered.length > 0 && request.method === 'services') return planParts(unanswered, [], true);
  const cents = request.cents === 'owed' ? booking.refundCents : request.cents;
  if (cents === 0) return { kind: 'nothing-owed' };
  const payments = await repositories.payments.ofBooking(ref);
  const open = payments.filter((payment) => isOpen(payment, request));
  const leftIn = (some: typeof payments) => sumOf(some.map((payment) => remainingOf(payment, refunds)));
  const max = leftIn(open);
  if (cents > max) return { kind: 'too-much', most: max, byServiceCents: leftIn(payments) - max };
  const parts = refundParts(open, refunds, cents);
  const own = parts.filter(({ payment }) => isOwn(payment, request.method, services));
  const added: RefundRecord[] = [];
  for (const part of own) added.push(await addPart(repositories, part, request, services, now));
  const others = parts.filter((part) => !own.includes(part));
  return planParts(added, others, false);
}

/** An amount that was paid back by hand went back for money that came by hand, however new the other payments are. */
function isOpen(payment: PaymentRecord, { cents, method }: RefundRequest): boolean {
  return cents === 'owed' || method !== 'by-hand' || isManual(payment);
}

function planParts(refunds: readonly RefundRecord[], others: readonly RefundPart[], isRepeated: boolean): RefundPlan {
  const byHandCents = sumOf(others.filter(({ payment }) => isManual(payment)));
  return { kind: 'planned', refunds, isRepeated, byHandCents, byServiceCents: sumOf(others) - byHandCents };
}

/** Who can be asked to give a payment back; null for money that came by hand, and where its service is not connected. */
function serviceOf({ method }: PaymentRecord, services: readonly PaymentService[]): PaymentService | null {
  return services.find((service) => service.method.id === method) ?? null;
}

function isOwn(payment: PaymentRecord, method: RefundMethod, services: readonly PaymentService[]): boolean {
  switch (method) {
    case 'services':
      return serviceOf(payment, services) !== null;
    case 'by-hand':
      return isManual(payment);
    case 'instead-of-services':
      return true;
  }
}

function addPart(
  repositories: Repositories,
  { payment, remaining, cents }: RefundPart,
  { reason, method }: Pick<RefundRequest, 'reason' | 'method'>,
  services: readonly PaymentService[],
  now: number,
): Promise<RefundRecord> {
  const service = serviceOf(payment, services);
  const step = service && payment.charged ? service.refundStep(payment.charged.currency) : 1;
  const charged = amountFor(payment, remaining, cents, step);
  const status = method === 'services' ? 'asked' : 'given';
  return addRefund(repositories, { payment, cents, charged, serviceId: null, status, reason, actor: 'operator' }, now);
}
