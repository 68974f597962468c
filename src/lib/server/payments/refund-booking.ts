import type { Store } from '../repositories/ledger.ts';
import type { PaymentService, ServiceFailure } from './payment-provider.ts';
import { type PaymentRecord, serviceIdOf } from './payment-record.ts';
import { planRefunds, type RefundPlan, type RefundRequest } from './plan-refunds.ts';
import { recordRefund, settleRefund } from './record-refund.ts';
import type { RefundRecord, RefundStatus } from './refund-record.ts';

/** Services forget keys after a day; asking again after that could give back twice. Milliseconds. */
const KEY_LIFE = 20 * 3_600_000;

/** How one refund went. */
export type RefundResult =
  /** It is given, or on its way: see its status. */
  | { readonly kind: 'done'; readonly refund: RefundRecord }
  /** The service will not. It is owed again. */
  | { readonly kind: 'refused'; readonly refund: RefundRecord; readonly why: string }
  /** The service did not answer. Ask again within the day: it is never given twice. */
  | { readonly kind: 'unanswered'; readonly refund: RefundRecord; readonly why: string }
  /** It was not answered a day ago: look at the service's own pages, then say how it went with {@link sayHowRefundWent}. */
  | { readonly kind: 'uncertain'; readonly refund: RefundRecord };

/** How giving back went. */
export type RefundOutcome =
  | Exclude<RefundPlan, { kind: 'planned' }>
  | {
      readonly kind: 'done';
      readonly results: readonly RefundResult[];
      /** US cents that the operator must give back by hand, and then say so with `byHand`. */
      readonly byHandCents: number;
    };

interface Services {
  readonly store: Store;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
}

/**
 * Gives money of a booking back, when the operator says so: what is owed, or any part of what was paid. Cancelling alone gives nothing back, it only says what
 * is owed. Services are asked by name of the refund that was written down before, so a repeated command never gives back twice.
 *
 * @example await refundBooking(services, 'ABCD1234', { cents: 'owed', reason: 'Cancelled in time.', byHand: false })
 */
export async function refundBooking(services: Services, ref: string, request: RefundRequest): Promise<RefundOutcome> {
  const { store, payments, clock } = services;
  const plan = await store.write(ref, (ledger) => planRefunds(ledger, ref, request, payments, clock()));
  if (plan.kind !== 'planned') return plan;
  const results: RefundResult[] = [];
  for (const refund of plan.refunds) {
    results.push(refund.status === 'asked' ? await carryOut(services, refund) : { kind: 'done', refund });
  }
  return { kind: 'done', results, byHandCents: plan.byHandCents };
}

/** Writes down how a refund went that no service has answered for, as the operator saw it on the service's own pages. */
export function sayHowRefundWent(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  ref: string,
  refundId: string,
  status: Extract<RefundStatus, 'given' | 'failed'>,
): Promise<RefundRecord | null> {
  return store.write(ref, async (ledger) => {
    const refund = (await ledger.refunds.ofBooking(ref)).find(({ id }) => id === refundId);
    return refund ? settleRefund(ledger, refund, { serviceId: refund.serviceId, status }, clock()) : null;
  });
}

async function carryOut({ store, payments, clock }: Services, refund: RefundRecord): Promise<RefundResult> {
  const payment = await store.read((ledger) => ledger.payments.find(refund.paymentId));
  const service = payments.find(({ method }) => method.id === payment?.method);
  const isOld = Date.parse(refund.at) + KEY_LIFE < clock();
  if (!payment || !service || isOld) return { kind: 'uncertain', refund };
  const answer = await ask(service, payment, refund);
  if (answer.kind === 'unreachable') return { kind: 'unanswered', refund, why: answer.why };
  return store.write(refund.bookingRef, async (ledger) => {
    if (answer.kind === 'refund') {
      return { kind: 'done', refund: await recordRefund(ledger, payment, answer.refund, clock()) };
    }
    const failed = await settleRefund(ledger, refund, { serviceId: null, status: 'failed' }, clock());
    return { kind: 'refused', refund: failed, why: answer.why };
  });
}

function ask(service: PaymentService, payment: PaymentRecord, { id, bookingRef, charged }: RefundRecord) {
  if (charged === null)
    return Promise.resolve<ServiceFailure>({ kind: 'refused', why: 'no service took this payment' });
  const paymentId = serviceIdOf(payment);
  return service.refund({ bookingRef, paymentId, charge: charged, idempotencyKey: id });
}
