import { useEffect, useRef } from 'react';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';

/** Payment services notify the booking service within some seconds. */
const POLL_INTERVAL_MS = 3000;
const MAX_POLLS = 20;

/** Whether the traveller returns from a payment service, which names the booking. */
export function cameFromPayment(): boolean {
  return new URLSearchParams(location.search).has('ref');
}

/** Polls for a while for the payment of a traveller who returns from a payment service. */
export function usePaymentPolling(status: BookingStatus | null, isLoading: boolean, refresh: () => void): void {
  const polls = useRef(0);
  useEffect(() => {
    if (status !== 'awaiting-payment' || isLoading || !cameFromPayment() || polls.current >= MAX_POLLS) return;
    const timer = setTimeout(() => {
      polls.current += 1;
      refresh();
    }, POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [status, isLoading, refresh]);
}
