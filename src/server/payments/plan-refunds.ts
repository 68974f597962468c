import { addRefund } from '../bookings/record-refund.ts';
import { amountFor, type RefundPart, refundParts, remainingOf, sumOf } from '../bookings/refund-amounts.ts';
import { persistExpiry } from '../bookings/transitions.ts';
import type { OperatorActor } from '../repositories/actor.ts';
import { isManual, type PaymentRecord } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { PaymentService } from './services/payment-provider.ts';

/** The way of a refund. */
export type RefundMethod =
  /** By the services that took the money. Money that came by hand is only reported. */
  | 'services'
  /**
   * The operator has, by hand, what no service took: bank transfers and cash. What a service took
   * is only named.
   */
  | 'by-hand'
  /** By the operator, whatever way the money came: a card has expired, a service is closed. */
  | 'instead-of-services';

/** A refund that the operator requests. */
export interface RefundRequest {
  /** US cents, or everything that is owed. */
  readonly cents: number | 'owed';
  /** Why, in words. */
  readonly reason: string;
  readonly method: RefundMethod;
  /** A command where it is left out. */
  readonly actor?: OperatorActor;
}

/** Outcome of planning a refund. */
export type RefundPlan =
  | { readonly kind: 'missing' }
  | { readonly kind: 'nothing-owed' }
  /** More than `most` US cents, the rest by this method; services have `byServiceCents` more. */
  | { readonly kind: 'too-much'; readonly most: number; readonly byServiceCents: number }
  /**
   * Services have not answered earlier requests. Whether that money was refunded must be known
   * first.
   */
  | { readonly kind: 'unanswered'; readonly refunds: readonly RefundRecord[] }
  | {
      readonly kind: 'planned';
      /** Recorded refunds, oldest first; those by services are still to be requested. */
      readonly refunds: readonly RefundRecord[];
      /** Whether services were asked before without an answer. */
      readonly isRepeated: boolean;
      /** US cents that the operator must refund by hand and then record. */
      readonly byHandCents: number;
      /** US cents at services that were not asked, or are not connected. */
      readonly byServiceCents: number;
    };

/**
 * Records the refunds of a booking, from the newest payments first. An unanswered refund is
 * repeated before any other, and separately.
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

/** Whether a payment can be refunded by a method: amounts by hand only for money by hand. */
function isOpen(payment: PaymentRecord, { cents, method }: RefundRequest): boolean {
  return cents === 'owed' || method !== 'by-hand' || isManual(payment);
}

function planParts(refunds: readonly RefundRecord[], others: readonly RefundPart[], isRepeated: boolean): RefundPlan {
  const byHandCents = sumOf(others.filter(({ payment }) => isManual(payment)));
  return { kind: 'planned', refunds, isRepeated, byHandCents, byServiceCents: sumOf(others) - byHandCents };
}

/** The service that can refund a payment; null for money by hand or a service not connected. */
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
  { reason, method, actor = 'operator' }: Pick<RefundRequest, 'reason' | 'method' | 'actor'>,
  services: readonly PaymentService[],
  now: number,
): Promise<RefundRecord> {
  const service = serviceOf(payment, services);
  const step = service && payment.charged ? service.refundStep(payment.charged.currency) : 1;
  const charged = amountFor(payment, remaining, cents, step);
  const status = method === 'services' ? 'asked' : 'given';
  return addRefund(repositories, { payment, cents, charged, serviceId: null, status, reason, actor }, now);
}
