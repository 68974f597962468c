import { manilaIso } from '../../lib/time/manila.ts';
import { dueAmount, payableUntil } from '../payments/due-amount.ts';
import { type ReceiveDeps, receiveEvents } from '../payments/receive-delivery.ts';
import type { PaymentService } from '../payments/services/payment-provider.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { CheckoutSessionRecord } from '../repositories/checkout-session-record.ts';
import { createClockJumpDetector, MIN_STEADY_READS } from './clock-jump-detector.ts';

const MINUTE = 60_000;
const POLL_INTERVAL_MS = MINUTE;
/** Maximum number of sessions that are polled each minute. */
const MAX_SESSIONS = 10;
const MIN_RECHECK_MS = 10 * MINUTE;
/** No bank takes longer. */
const MAX_AGE_MS = 14 * 24 * 60 * MINUTE;

/**
 * Polls services about checkout sessions without a message, in case it was lost. Each is polled
 * less and less often until it ends, and stale sessions are closed. Repeating it, or another
 * process, changes nothing.
 *
 * @param isSteady whether the clock can be trusted: otherwise no session is closed because of time
 * @returns how many sessions were polled
 */
export async function pollCheckoutSessions(services: ReceiveDeps, isSteady = true): Promise<number> {
  const { unitOfWork, clock } = services;
  const [now, latest] = [manilaIso(clock()), manilaIso(clock() + MAX_AGE_MS)];
  const starts = await unitOfWork.read(({ checkoutSessions }) => checkoutSessions.pollable(now, latest, MAX_SESSIONS));
  for (const start of starts) await pollSession(services, start, isSteady);
  return starts.length;
}

/**
 * Creates a poll with a clock that is checked: see {@link createClockJumpDetector}.
 *
 * @param ticks milliseconds since any moment, always growing
 * @returns the function to call every minute
 */
export function createCheckoutSessionPoll(services: ReceiveDeps, ticks: () => number): () => Promise<number> {
  const watch = createClockJumpDetector(services.clock, ticks);
  return () => pollCheckoutSessions(services, watch().agreed >= MIN_STEADY_READS);
}

/**
 * Polls sessions every minute. @returns a function that stops it, without waiting for a running
 * poll
 */
export function startCheckoutSessionPolling(services: ReceiveDeps): () => void {
  const pollOnce = createCheckoutSessionPoll(services, () => performance.now());
  let isPolling = false;
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    await pollOnce().catch((error: unknown) => {
      services.logger.error({ err: error }, 'looking at pages of payment services failed');
    });
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function pollSession(services: ReceiveDeps, start: CheckoutSessionRecord, isSteady: boolean): Promise<void> {
  const { unitOfWork, payments, clock, logger } = services;
  const { id, bookingRef, method, sessionId } = start;
  const booking = await unitOfWork.read(({ bookings }) => bookings.find(bookingRef));
  // Schedules the next poll first, so that a session with an invalid answer blocks no others.
  await schedulePoll(nextPollAt(start, booking, clock(), isSteady));
  const service = payments.find((one) => one.method.id === method);
  if (!service || sessionId === null) return;
  const seen = await service.loadEvents(sessionId);
  if (seen.kind !== 'events') return logger.warn({ service: method, ...seen }, 'a payment service was asked in vain');
  await receiveEvents(services, method, seen.events);
  if (start.closedAt !== null) await schedulePoll(null);
  else await closeStale(services, service, id, isSteady);

  function schedulePoll(at: string | null): Promise<void> {
    return unitOfWork.write(bookingRef, ({ checkoutSessions }) => checkoutSessions.schedulePoll(id, at));
  }
}

/** Closes a session whose time is over, or for which another amount or nothing is due. */
async function closeStale(
  { unitOfWork, clock, logger }: ReceiveDeps,
  service: PaymentService,
  id: string,
  isSteady: boolean,
): Promise<void> {
  const [start, booking] = await unitOfWork.read(async ({ checkoutSessions, bookings }) => {
    const found = await checkoutSessions.find(id);
    return [found, found && (await bookings.find(found.bookingRef))] as const;
  });
  if (!start || !booking || start.closedAt !== null || start.sessionId === null) return;
  // By a wrong time a booking may seem to have expired; when its page was opened it had not.
  const now = isSteady ? clock() : Date.parse(start.createdAt);
  if (dueAmount(booking, now)?.minor === start.cents && Date.parse(start.expiresAt) > now) return;
  const answer = await service.closeSession(start.sessionId);
  if (answer.kind !== 'closed') return logger.warn({ service: start.method, ...answer }, 'a page could not be closed');
  await unitOfWork.write(booking.ref, ({ checkoutSessions }) => checkoutSessions.close(id, manilaIso(clock()), null));
}

/** Less and less often, and at the moment at which the page has to be closed. */
function nextPollAt(
  { createdAt, expiresAt }: CheckoutSessionRecord,
  booking: BookingRecord | null,
  now: number,
  isSteady: boolean,
): string | null {
  const age = now - Date.parse(createdAt);
  if (age > MAX_AGE_MS) return isSteady ? null : manilaIso(now + MIN_RECHECK_MS);
  const ends = [Date.parse(expiresAt), booking ? payableUntil(booking, now) : Number.POSITIVE_INFINITY];
  return manilaIso(Math.min(now + Math.max(MIN_RECHECK_MS, age), ...ends.filter((end) => end > now)));
}
