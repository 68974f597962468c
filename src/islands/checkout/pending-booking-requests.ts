import { placeBookingContract } from '../../lib/bookings/bookings.contract.ts';
import type { DeferredRequest } from '../../lib/offline/worker-messages.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../lib/site/headers.ts';
import { secretOf } from '../booking-service/booking-secrets.store.ts';
import { pendingBooking } from '../booking-service/pending-bookings.store.ts';

/** Pending bookings as requests for the worker, with the same keys as from a page. */
export function pendingRequests(): readonly DeferredRequest[] {
  const attempt = pendingBooking();
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
