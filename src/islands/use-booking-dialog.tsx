import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CartItem } from '../lib/cart/cart-item.schema.ts';
import { dialogCode } from './booking/dialog-code.ts';

/** What the dialog is opened for. */
interface Subject {
  readonly code: string;
  readonly item: CartItem | null;
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
  const close = () => {
    setSubject(null);
    // Once the window is gone; as long as it is open, nothing behind it can have the focus.
    setTimeout(() => opener.current()?.focus({ preventScroll: true }));
  };
  const open: BookingDialogControl['open'] = async (code, item, from) => {
    opener.current = from;
    if (!dialogCode.now()) await dialogCode.load();
    setSubject({ code, item });
  };
  const View = subject && dialogCode.now()?.BookingDialog;
  // Outside of what opens it, whose styles are not meant for it.
  const dialog = View && createPortal(<View code={subject.code} item={subject.item} close={close} />, document.body);
  return { open, dialog };
}
