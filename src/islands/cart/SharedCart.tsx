import { useEffect, useRef } from 'react';
import { FriendBookedNotice, OwnCartNotice, SharedCartNotice } from './SharedCartNotice.tsx';
import type { SharedCartControl } from './use-shared-cart.ts';

/** The notice on a shared cart: who can open it, and a button to make a copy. */
export function SharedCart({ shared: { kind, bookingRef, makeOwn } }: { readonly shared: SharedCartControl }) {
  const ownNotice = useRef<HTMLParagraphElement>(null);
  const isOwn = kind === 'own';
  useEffect(() => {
    if (isOwn) ownNotice.current?.focus({ preventScroll: true });
  }, [isOwn]);
  if (kind === 'friend' && bookingRef !== null && makeOwn)
    return <FriendBookedNotice bookingRef={bookingRef} onOwn={makeOwn} />;
  if (kind === 'shared') return <SharedCartNotice onOwn={makeOwn} />;
  return isOwn && <OwnCartNotice box={ownNotice} />;
}
