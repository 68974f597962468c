import { useEffect, useRef, useState } from 'react';
import { $attempts } from '../booking-service/booking-attempts.store.ts';
import { $bookingRef } from '../booking-service/booking-ref.store.ts';
import { useBrowserStore } from '../storage/use-store.ts';
import { $friendBooking } from './friend-booking.store.ts';
import { FriendNote, OwnNote, SharedNote } from './SharedNote.tsx';
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
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) said.current?.focus({ preventScroll: true });
  }, [isDone]);
  const own = () => {
    makeCartOwn();
    setDone(true);
    onOwn?.();
  };
  if (ref !== null && friend === ref) return <FriendNote bookingRef={ref} onOwn={own} />;
  if (shared === null || shared.ref !== ref) return isDone && <OwnNote box={said} />;
  const mayBeBooked = attempts.some(({ request }) => request.bookingRef === ref);
  return <SharedNote onOwn={mayBeBooked ? null : own} />;
}
