import { recordRefund, settleRefund } from '../bookings/record-refund.ts';
import { type PaymentRecord, serviceIdOf } from '../repositories/payment-record.ts';
import type { RefundRecord } from '../repositories/refund-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { planRefunds, type RefundPlan, type RefundRequest } from './plan-refunds.ts';
import type { PaymentService, ServiceFailure, ServiceRefund } from './services/payment-provider.ts';

/** Services forget keys after a day; asking again after that could give back twice. Milliseconds. */
const KEY_TTL_MS = 20 * 3_600_000;

/** How one refund went. */
export type RefundResult =
  /** It is given, or on its way: see its status. */
  | { readonly kind: 'done'; readonly refund: RefundRecord }
  /** The service will not. It is owed again. */
  | { readonly kind: 'refused'; readonly refund: RefundRecord; readonly why: string }
  /** The service did not answer. Ask again within the day: it is never given twice. */
  | { readonly kind: 'unanswered'; readonly refund: RefundRecord; readonly why: string }
  /** It was not answered a day ago: look at the service's own pages, then say how it went, as resolveRefund does. */
  | { readonly kind: 'uncertain'; readonly refund: RefundRecord };

/** How giving back went. */
export type RefundOutcome =
  | Exclude<RefundPlan, { kind: 'planned' }>
  | {
      readonly kind: 'done';
      readonly results: readonly RefundResult[];
      /** US cents that the operator must give back by hand, and then say so. */
      readonly byHandCents: number;
      /** US cents that are with services which were not asked, or cannot be: they are not connected. */
      readonly byServiceCents: number;
    };

interface Services {
  readonly unitOfWork: UnitOfWork;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
}

/**
 * Gives money of a booking back, when the operator says so: what is owed, or any part of what was paid. Cancelling alone gives nothing back, it only says what
 * is owed. Services are asked by name of the refund that was written down before, so a repeated command never gives back twice.
 *
 * @example await refundBooking(services, 'ABCD1234', { cents: 'owed', reason: 'Cancelled in time.', method: 'services' })
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
