import { type RefObject, useRef, useState, useTransition } from 'react';
import { openModal } from './open-modal.ts';

/** Whether a dialog is to be open, and its element, which a press may open before React does. */
export interface PreparedDialog {
  readonly isOpen: boolean;
  readonly element: RefObject<HTMLDialogElement | null>;
}

/** Opens and closes a dialog that is rendered closed ahead (docs/decisions/0070). */
export interface PreparedDialogControl {
  /** For the dialog's `useModal`. */
  readonly prepared: PreparedDialog;
  /** True from the press until the dialog is rendered open. */
  readonly isOpening: boolean;
  /** Opens it in the frame of the press, where it is rendered; React follows in a transition. */
  readonly open: () => void;
  /** Renders it open now, as somebody waits for it. */
  readonly renderOpen: () => void;
  /** Closes it, also before it is rendered open. */
  readonly close: () => void;
}

/** A dialog that is closed at first. */
export function usePreparedDialog(): PreparedDialogControl {
  const element = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const renderOpen = () => setOpen(true);
  return {
    prepared: { isOpen, element },
    isOpening,
    open: () => {
      const { current } = element;
      if (!current) return renderOpen();
      openModal(current);
      startOpening(renderOpen);
    },
    renderOpen,
    close: () => {
      element.current?.close();
      setOpen(false);
    },
  };
}
