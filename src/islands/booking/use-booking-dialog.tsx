import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { usePreparedDialog } from '../kit/use-prepared-dialog.ts';
import { dialogCode } from './dialog-code.ts';

/** The subject of the dialog. */
interface Subject {
  readonly code: string;
  readonly item: CartItem | null;
}

/** The booking dialog of an island. */
export interface BookingDialogControl {
  /**
   * Opens the dialog; on closing, the element of `from` gets the focus. @throws Error when its code
   * does not load
   */
  readonly open: (code: string, item: CartItem | null, from: () => HTMLElement | null) => Promise<void>;
  /**
   * Draws the dialog of a listing out of sight, so that it need not be drawn when it opens. Its
   * code has to be here.
   */
  readonly prepare: (code: string) => void;
  /** The dialog, also while it is closed: to be drawn anywhere. */
  readonly dialog: ReactNode;
}

function isReadyFor(subject: Subject | null, code: string, item: CartItem | null): boolean {
  return subject?.code === code && subject.item === null && item === null;
}

/** Opens the booking dialog, as soon as its code is loaded. */
export function useBookingDialog(): BookingDialogControl {
  const [subject, setSubject] = useState<Subject | null>(null);
  const { prepared, ...control } = usePreparedDialog();
  // A finished form is replaced by a new one; a closed one is shown again.
  const [finished, setFinished] = useState(0);
  const opener = useRef<() => HTMLElement | null>(() => null);
  const close = () => {
    control.close();
    // A form that changes an item is about what the cart held when it opened.
    setSubject((now) => (now?.item ? null : now));
    // Once the window is gone; as long as it is open, nothing behind it can have the focus.
    setTimeout(() => opener.current()?.focus({ preventScroll: true }));
  };
  const finish = () => {
    close();
    setFinished((count) => count + 1);
  };
  const open: BookingDialogControl['open'] = async (code, item, from) => {
    opener.current = from;
    if (!dialogCode.now()) await dialogCode.load();
    if (isReadyFor(subject, code, item)) return control.open();
    setSubject({ code, item });
    control.renderOpen();
  };
  const prepare = useCallback((code: string) => {
    startTransition(() => setSubject((now) => now ?? { code, item: null }));
  }, []);
  const View = subject && dialogCode.now()?.BookingDialog;
  // Outside of what opens it, whose styles are not meant for it.
  const dialog =
    View &&
    createPortal(
      <View key={finished} code={subject.code} item={subject.item} prepared={prepared} close={close} finish={finish} />,
      document.body,
    );
  return { open, prepare, dialog };
}
