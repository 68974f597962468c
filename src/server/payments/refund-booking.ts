import { recordRefund, settleRefund } from '../bookings/record-refund.ts';
import { type PaymentRecord, serviceIdOf } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { planRefunds, type RefundPlan, type RefundRequest } from './plan-refunds.ts';
import type { PaymentService, ServiceFailure, ServiceRefund } from './services/payment-provider.ts';

/** Milliseconds for which services recognize a key; a later retry could refund twice. */
const KEY_TTL_MS = 20 * 3_600_000;

/** Outcome of one refund. */
export type RefundResult =
  /** Refunded or on its way: see its status. */
  | { readonly kind: 'done'; readonly refund: RefundRecord }
  /** The service will not. It is owed again. */
  | { readonly kind: 'refused'; readonly refund: RefundRecord; readonly why: string }
  /** The service did not answer. A retry within the day never refunds twice. */
  | { readonly kind: 'unanswered'; readonly refund: RefundRecord; readonly why: string }
  /** Unanswered for a day: check at the service, then record the result with resolveRefund. */
  | { readonly kind: 'uncertain'; readonly refund: RefundRecord };

/** Outcome of refunding a booking. */
export type RefundOutcome =
  | Exclude<RefundPlan, { kind: 'planned' }>
  | {
      readonly kind: 'done';
      readonly results: readonly RefundResult[];
      /** US cents that the operator must refund by hand and then record. */
      readonly byHandCents: number;
      /** US cents at services that were not asked, or are not connected. */
      readonly byServiceCents: number;
    };

interface Services {
  readonly unitOfWork: UnitOfWork;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
}

/**
 * Refunds money of a booking for the operator: what is due, or any part of what was paid. A
 * cancellation only sets the amount due. Recorded refunds have ids, so a repeated command never
 * refunds twice.
 *
 * @example await refundBooking(services, 'ABCD1234', { cents: 'owed', reason: 'Cancelled in time.',
 * method: 'services' })
 */
export async function refundBooking(services: Services, ref: string, request: RefundRequest): Promise<RefundOutcome> {
  const { unitOfWork, payments, clock } = services;
  const plan = await unitOfWork.write(ref, (repositories) =>
    planRefunds(repositories, ref, request, payments, clock()),
  );
  if (plan.kind !== 'planned') return plan;
  const results: RefundResult[] = [];
  for (const refund of plan.refunds) {
    const isRequested = refund.status === 'asked';
    results.push(isRequested ? await executePlan(services, refund, plan.isRepeated) : { kind: 'done', refund });
  }
  return { kind: 'done', results, byHandCents: plan.byHandCents, byServiceCents: plan.byServiceCents };
}

async function executePlan(
  { unitOfWork, payments, clock }: Services,
  refund: RefundRecord,
  isRepeated: boolean,
): Promise<RefundResult> {
  const payment = await unitOfWork.read((repositories) => repositories.payments.find(refund.paymentId));
  const service = payments.find(({ method }) => method.id === payment?.method);
  const isOld = Date.parse(refund.at) + KEY_TTL_MS < clock();
  if (!payment || !service || isOld) return { kind: 'uncertain', refund };
  const answer = await requestRefund(service, payment, refund, isRepeated);
  if (answer.kind === 'unreachable') return { kind: 'unanswered', refund, why: answer.why };
  return unitOfWork.write(refund.bookingRef, (repositories) =>
    settleAnswer(repositories, payment, refund.id, answer, clock()),
  );
}

type Answer = { readonly kind: 'refund'; readonly refund: ServiceRefund } | ServiceFailure;

function requestRefund(
  service: PaymentService,
  payment: PaymentRecord,
  { id, bookingRef, charged }: RefundRecord,
  isRepeated: boolean,
): Promise<Answer> {
  if (charged === null) return Promise.resolve({ kind: 'refused', why: 'no service took this payment' });
  const paymentId = serviceIdOf(payment);
  return service.refund({ bookingRef, paymentId, charge: charged, idempotencyKey: id, isRepeated });
}

async function settleAnswer(
  repositories: Repositories,
  payment: PaymentRecord,
  id: string,
  answer: Exclude<Answer, { kind: 'unreachable' }>,
  now: number,
): Promise<RefundResult> {
  if (answer.kind === 'refund') {
    return resultOf(
      await recordRefund(repositories, payment, answer.refund, now),
      'the payment service says that it failed',
    );
  }
  // A message may have told more about it while the service was asked.
  const current = (await repositories.refunds.ofBooking(payment.bookingRef)).find((refund) => refund.id === id);
  if (!current) throw new Error(`refund ${id} of ${payment.bookingRef} is gone`);
  if (current.status !== 'asked') return resultOf(current, answer.why);
  return resultOf(await settleRefund(repositories, current, { ...current, status: 'failed' }, now), answer.why);
}

function resultOf(refund: RefundRecord, why: string): RefundResult {
  return refund.status === 'failed' ? { kind: 'refused', refund, why } : { kind: 'done', refund };
}
