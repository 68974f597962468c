import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CartItem } from '../lib/cart/cart-item.schema.ts';
import { dialogCode } from './booking/dialog-code.ts';

/** What the dialog is opened for. */
interface Subject {
  readonly code: string;
  readonly item: CartItem | null;
  /** Each opening has its own: a window that is on its way out closes no other. */
  readonly opening: number;
}

/** The booking dialog of an island. */
export interface BookingDialogControl {
  /** Opens it; when it closes, the focus goes to what `from` gives then. @throws Error when its code does not come */
  readonly open: (code: string, item: CartItem | null, from: () => HTMLElement | null) => Promise<void>;
  /** The dialog while it is open: to be drawn anywhere. */
  readonly dialog: ReactNode;
}

/** Opens the booking dialog: at once where its code is here, else as soon as it is. */
export function useBookingDialog(): BookingDialogControl {
  const [subject, setSubject] = useState<Subject | null>(null);
  const opener = useRef<() => HTMLElement | null>(() => null);
  const openings = useRef(0);
  const close = (opening: number) => {
    setSubject((now) => (now?.opening === opening ? null : now));
    // Once the window is gone; as long as it is open, nothing behind it can have the focus.
    setTimeout(() => opener.current()?.focus({ preventScroll: true }));
  };
  const open: BookingDialogControl['open'] = async (code, item, from) => {
    opener.current = from;
    if (!dialogCode.now()) await dialogCode.load();
    openings.current += 1;
    setSubject({ code, item, opening: openings.current });
  };
  const View = subject && dialogCode.now()?.BookingDialog;
  // Outside of what opens it, whose styles are not meant for it.
  const dialog =
    View &&
    createPortal(
      <View key={subject.opening} code={subject.code} item={subject.item} close={() => close(subject.opening)} />,
      document.body,
    );
  return { open, dialog };
}
