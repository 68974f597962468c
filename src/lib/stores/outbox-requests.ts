import { placeBookingContract } from '../api/bookings.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../api/headers.ts';
import type { LaterRequest } from '../offline/messages.ts';
import { secretOf } from './booking-secrets.ts';
import { waitingBooking } from './outbox.ts';

/** What waits, as the browser's worker sends it where no page is open: the same request with the same key as the page would. */
export function waitingRequests(): readonly LaterRequest[] {
  const attempt = waitingBooking();
  if (!attempt) return [];
  const { request, key } = attempt;
  const secret = secretOf(request.bookingRef);
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    [IDEMPOTENCY_HEADER]: key,
    ...(secret !== null && { [SECRET_HEADER]: secret }),
  };
  return [{ path: placeBookingContract.path, headers, body: JSON.stringify(request) }];
}
