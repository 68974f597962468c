import { useEffect, useRef, useState } from 'react';
import { $attempts } from '../../lib/stores/attempts.ts';
import { $bookingRef } from '../../lib/stores/booking-ref.ts';
import { $sharedCart, makeCartOwn } from '../../lib/stores/shared-cart.ts';
import { OwnNote, SharedNote } from '../parts/cart/SharedNote.tsx';
import { useBrowserStore } from '../use-browser-store.ts';

interface Props {
  /** Called once the cart is this browser's own. */
  readonly onOwn?: () => void;
}

/** Where the cart came by a link: who can open it, and a way to have it alone. */
export function SharedCart({ onOwn }: Props) {
  const shared = useBrowserStore($sharedCart, null);
  const ref = useBrowserStore($bookingRef, null);
  const attempts = useBrowserStore($attempts, []);
  const [isDone, setDone] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) said.current?.focus({ preventScroll: true });
  }, [isDone]);
  if (shared === null || shared.ref !== ref) return isDone && <OwnNote box={said} />;
  const mayBeBooked = attempts.some(({ request }) => request.bookingRef === ref);
  const own = () => {
    makeCartOwn();
    setDone(true);
    onOwn?.();
  };
  return <SharedNote onOwn={mayBeBooked ? null : own} />;
}
