import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { openModal } from './open-modal.ts';
import type { PreparedDialog } from './use-prepared-dialog.ts';

/** Props that make a `<dialog>` and its heading modal. */
export interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Gets the focus when the window opens: it needs a `tabIndex` of -1. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The dialog's `onClose`. */
  readonly onClosed: () => void;
  /** The dialog's `onClick`. */
  readonly closeOnBackdrop: (event: MouseEvent) => void;
}

/**
 * A modal dialog, open when rendered by default. Escape, "back" and a press beside it close it.
 *
 * @param prepared where it is rendered closed ahead
 */
export function useModal(close: () => void, prepared?: PreparedDialog): Modal {
  const own = useRef<HTMLDialogElement>(null);
  const { isOpen, element: dialog } = prepared ?? { isOpen: true, element: own };
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { current } = dialog;
    if (current) openModal(current);
    heading.current?.focus();
    return () => current?.close();
  }, [isOpen, dialog]);
  // The browser tells later that it has closed; by then it may be open again.
  const onClosed = () => {
    if (!dialog.current?.open) close();
  };
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return { dialog, heading, onClosed, closeOnBackdrop };
}
