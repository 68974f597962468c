import { manilaIso } from '../../lib/time/manila.ts';
import { recordRefund } from '../bookings/record-refund.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { paymentIdOf } from '../repositories/payment-record.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { countedCents } from '../repositories/service-amount.ts';
import { receivePayment } from './receive-payment.ts';
import type { ServiceEvent } from './services/payment-provider.ts';

/** Milliseconds before another poll, where a refund was reported before its payment. */
const RECHECK_DELAY_MS = 15 * 60_000;

/** Outcome of receiving an event. */
export type EventOutcome =
  /** Recorded, now or before. */
  | { readonly kind: 'done' }
  /** The session or payment did not begin here. */
  | { readonly kind: 'unknown' }
  /** The operator should look at it. */
  | { readonly kind: 'odd'; readonly why: string };

type Event<Kind extends ServiceEvent['kind']> = Extract<ServiceEvent, { kind: Kind }>;

/**
 * Records an event of a service, which may come twice, late and in any order. The amount due is
 * known from our own record of the session, never from the message.
 *
 * @param now an instant in milliseconds since 1970
 */
export function receiveEvent(
  unitOfWork: UnitOfWork,
  method: string,
  event: ServiceEvent,
  catalogue: BookingCatalogue,
  now: number,
): Promise<EventOutcome> {
  switch (event.kind) {
    case 'paid':
      return receivePaid(unitOfWork, method, event, catalogue, now);
    case 'ended':
      return receiveEnd(unitOfWork, method, event, now);
    case 'refund':
      return receiveRefund(unitOfWork, method, event, now);
  }
}

async function receivePaid(
  unitOfWork: UnitOfWork,
  method: string,
  event: Event<'paid'>,
  catalogue: BookingCatalogue,
  now: number,
): Promise<EventOutcome> {
  const { sessionId, paymentId: id, charged } = event;
  const start = await unitOfWork.read(({ checkoutSessions }) => checkoutSessions.ofSession(method, sessionId));
  if (!start) return { kind: 'unknown' };
  const { bookingRef } = start;
  const cents = countedCents(start, charged);
  await unitOfWork.write(bookingRef, async (repositories) => {
    const payment = { id, bookingRef, method, cents, charged, actor: 'payment' } as const;
    const { kind } = await receivePayment(repositories, payment, catalogue, now);
    if (kind === 'received')
      await repositories.checkoutSessions.close(start.id, manilaIso(now), manilaIso(now + RECHECK_DELAY_MS));
  });
  if (cents === start.cents) return { kind: 'done' };
  const [asked, came] = [start.charged, charged].map(({ amount, currency }) => `${amount} ${currency}`);
  return {
    kind: 'odd',
    why: `${asked} was asked for booking ${bookingRef}, ${came} came: it counts for ${cents} US cents`,
  };
}

async function receiveEnd(
  unitOfWork: UnitOfWork,
  method: string,
  event: Event<'ended'>,
  now: number,
): Promise<EventOutcome> {
  const start = await unitOfWork.read(({ checkoutSessions }) => checkoutSessions.ofSession(method, event.sessionId));
  if (!start) return { kind: 'unknown' };
  if (start.closedAt === null) {
    await unitOfWork.write(start.bookingRef, ({ checkoutSessions }) =>
      checkoutSessions.close(start.id, manilaIso(now), null),
    );
  }
  return { kind: 'done' };
}

async function receiveRefund(
  unitOfWork: UnitOfWork,
  method: string,
  event: Event<'refund'>,
  now: number,
): Promise<EventOutcome> {
  const { refund } = event;
  const payment = await unitOfWork.read(({ payments }) => payments.find(paymentIdOf(method, refund.paymentId)));
  if (!payment) return { kind: 'unknown' };
  return unitOfWork.write(payment.bookingRef, async (repositories) => {
    const other = await repositories.refunds.bookingOf(refund.id);
    if (other !== null && other !== payment.bookingRef)
      return { kind: 'odd', why: `the refund ${refund.id} is one of booking ${other}, not of ${payment.bookingRef}` };
    await recordRefund(repositories, payment, refund, now);
    return { kind: 'done' };
  });
}
