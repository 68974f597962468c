import { randomUUID } from 'node:crypto';
import { manilaIso } from '../../lib/time/manila.ts';
import { type ClosedTrip, findClosedTrip } from '../availability/find-closed-trip.ts';
import { findBooking } from '../bookings/read-booking.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { CheckoutSessionRecord } from '../repositories/checkout-session-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { checkoutSessionRequest } from './checkout-session.ts';
import { dueAmount, payableUntil } from './due-amount.ts';
import type { PaymentService, ServiceFailure } from './services/payment-provider.ts';

const MINUTE = 60_000;
/** A page is not shown again when it ends sooner than this. */
const MIN_REMAINING_MS = 5 * MINUTE;
/**
 * Milliseconds for which an unanswered session is requested again. Later its time would be too
 * short.
 */
const OPENING_TIMEOUT_MS = 4 * MINUTE;
/** Milliseconds until the first poll of a session, in case its message is lost. */
const FIRST_POLL_DELAY_MS = 10 * MINUTE;

/** A traveller's request to pay by a service. */
export interface StartPaymentRequest {
  readonly service: PaymentService;
  readonly catalogue: BookingCatalogue;
  readonly ref: string;
  readonly secret: string | null;
  readonly idempotencyKey: string;
}

/** Outcome of starting a payment. */
export type StartPaymentOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  /** No such booking, or a wrong secret. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'nothing-due' }
  /** No money is taken for a trip that does not leave. */
  | ({ readonly kind: 'closed' } & ClosedTrip)
  | ServiceFailure;

/**
 * Opens a checkout session for what is due. An open session for the same amount is returned again,
 * as two could both be paid. It is recorded before the service is asked, and its address is
 * returned after that was recorded too.
 */
export async function startPayment(
  { unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: () => number },
  request: StartPaymentRequest,
): Promise<StartPaymentOutcome> {
  const { service, ref } = request;
  const id = randomUUID();
  const prepared = await unitOfWork.write(ref, (repositories) => prepare(repositories, request, id, clock()));
  if (prepared.kind !== 'prepared') return prepared;
  const { start, booking } = prepared;
  if (start.url !== null) return { kind: 'redirect', url: start.url };
  const page = await service.openSession(checkoutSessionRequest(start, booking));
  if (page.kind === 'unreachable') return page;
  await unitOfWork.write(ref, ({ checkoutSessions }) => {
    const now = clock();
    return page.kind === 'open'
      ? checkoutSessions.recordOpening(
          start.id,
          page,
          manilaIso(Math.min(now + FIRST_POLL_DELAY_MS, payableUntil(booking, now))),
        )
      : checkoutSessions.close(start.id, manilaIso(now), null);
  });
  return page.kind === 'open' ? { kind: 'redirect', url: page.url } : page;
}

interface Prepared {
  readonly kind: 'prepared';
  readonly start: CheckoutSessionRecord;
  readonly booking: BookingRecord;
}

async function prepare(
  repositories: Repositories,
  { service, catalogue, ref, secret, idempotencyKey }: StartPaymentRequest,
  id: string,
  now: number,
): Promise<Prepared | Extract<StartPaymentOutcome, { kind: 'missing' | 'nothing-due' | 'closed' }>> {
  const booking = await findBooking(repositories, ref, secret);
  if (!booking) return { kind: 'missing' };
  const due = dueAmount(booking, now);
  if (!due) return { kind: 'nothing-due' };
  const closed = await findClosedTrip(repositories.availability, catalogue, booking.trips, now);
  if (closed) return { kind: 'closed', ...closed };
  const method = service.method.id;
  const open = await repositories.checkoutSessions.open(ref, method);
  const again = open.find((start) => start.cents === due.minor && isUsable(start, now));
  if (again) return { kind: 'prepared', start: again, booking };
  const start: CheckoutSessionRecord = {
    id,
    bookingRef: ref,
    method,
    sessionId: null,
    url: null,
    cents: due.minor,
    charged: service.quote(due, catalogue.rates),
    idempotencyKey,
    createdAt: manilaIso(now),
    expiresAt: manilaIso(endOf(booking, service, now)),
    closedAt: null,
    nextPollAt: null,
  };
  await repositories.checkoutSessions.add(start);
  return { kind: 'prepared', start, booking };
}

function isUsable({ url, createdAt, expiresAt }: CheckoutSessionRecord, now: number): boolean {
  return url === null
    ? Date.parse(createdAt) + OPENING_TIMEOUT_MS > now
    : Date.parse(expiresAt) - MIN_REMAINING_MS > now;
}

/**
 * A page ends with the time to pay. Where the service does not let it end so soon,
 * poll-checkout-sessions.ts closes it then.
 */
function endOf(booking: BookingRecord, { sessionLifetime }: PaymentService, now: number): number {
  const left = payableUntil(booking, now) - now;
  return now + Math.min(sessionLifetime.most, Math.max(sessionLifetime.least, left));
}
