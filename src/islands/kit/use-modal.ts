import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { openModal } from './open-modal.ts';

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
 * Opens a dialog that is rendered closed, in the frame of the press. Whoever calls it has it
 * rendered open next, which may take longer.
 */
export function openPrepared({ current }: RefObject<HTMLDialogElement | null>): void {
  if (current && !current.open) openModal(current);
}

/** Closes what {@link openPrepared} has opened, also before it was rendered open. */
export function closePrepared({ current }: RefObject<HTMLDialogElement | null>): void {
  current?.close();
}

/**
 * A modal dialog, open when rendered by default. Escape, "back" and a press beside it close it.
 *
 * @param prepared the dialog, where {@link openPrepared} opens it
 */
export function useModal(close: () => void, isOpen = true, prepared?: RefObject<HTMLDialogElement | null>): Modal {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = prepared ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { current } = dialog;
    openPrepared(dialog);
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
