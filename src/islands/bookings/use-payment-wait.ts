import { useEffect, useRef } from 'react';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';

/** Payment services tell the booking service, and that takes some seconds. */
const EVERY_MS = 3000;
const MOST_TIMES = 20;

/** Whether somebody comes back from a payment service: it names the booking as a parameter. */
export function cameFromPayment(): boolean {
  return new URLSearchParams(location.search).has('ref');
}

/** Asks again for a while whether a payment has come, for those who come back from a payment service. */
export function usePaymentWait(status: BookingStatus | null, asking: boolean, refresh: () => void): void {
  const asked = useRef(0);
  useEffect(() => {
    if (status !== 'awaiting-payment' || asking || !cameFromPayment() || asked.current >= MOST_TIMES) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      refresh();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [status, asking, refresh]);
}
