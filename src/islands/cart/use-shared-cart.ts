import { useState } from 'react';
import { $attempts } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $friendBooking } from './friend-booking.store.ts';
import { $sharedCart, makeCartOwn } from './shared-cart.store.ts';

/** Whether this browser's cart is shared by a link, and a function that ends it. */
export interface SharedCartControl {
  /**
   * `friend`: another person with the link has booked it. `own`: it was just made this browser's
   * own.
   */
  readonly kind: 'none' | 'shared' | 'friend' | 'own';
  readonly bookingRef: string | null;
  /** Null while the cart may have been booked already: then its reference must not change. */
  readonly makeOwn: (() => void) | null;
}

/** @param onOwn called once the cart is this browser's own */
export function useSharedCart(onOwn?: () => void): SharedCartControl {
  const shared = useBrowserStore($sharedCart, null);
  const bookingRef = useBrowserStore($bookingRef, null);
  const friend = useBrowserStore($friendBooking, null);
  const attempts = useBrowserStore($attempts, []);
  const [isDone, setDone] = useState(false);
  const makeOwn = () => {
    makeCartOwn();
    setDone(true);
    onOwn?.();
  };
  if (bookingRef !== null && friend === bookingRef) return { kind: 'friend', bookingRef, makeOwn };
  if (shared === null || shared.ref !== bookingRef) return { kind: isDone ? 'own' : 'none', bookingRef, makeOwn };
  const mayBeBooked = attempts.some(({ request }) => request.bookingRef === bookingRef);
  return { kind: 'shared', bookingRef, makeOwn: mayBeBooked ? null : makeOwn };
}
