import { useEffect, useRef, useState } from 'react';
import { $attempts } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import { $friendBooking } from './friend-booking.store.ts';
import { FriendBookedNotice, OwnCartNotice, SharedCartNotice } from './SharedCartNotice.tsx';
import { $sharedCart, makeCartOwn } from './shared-cart.store.ts';

interface Props {
  /** Called once the cart is this browser's own. */
  readonly onOwn?: () => void;
}

/** Where the cart came by a link: who can open it, and a way to have it alone. */
export function SharedCart({ onOwn }: Props) {
  const shared = useBrowserStore($sharedCart, null);
  const ref = useBrowserStore($bookingRef, null);
  const friend = useBrowserStore($friendBooking, null);
  const attempts = useBrowserStore($attempts, []);
  const [isDone, setDone] = useState(false);
  const ownNotice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) ownNotice.current?.focus({ preventScroll: true });
  }, [isDone]);
  const makeOwn = () => {
    makeCartOwn();
    setDone(true);
    onOwn?.();
  };
  if (ref !== null && friend === ref) return <FriendBookedNotice bookingRef={ref} onOwn={makeOwn} />;
  if (shared === null || shared.ref !== ref) return isDone && <OwnCartNotice box={ownNotice} />;
  const mayBeBooked = attempts.some(({ request }) => request.bookingRef === ref);
  return <SharedCartNotice onOwn={mayBeBooked ? null : makeOwn} />;
}
