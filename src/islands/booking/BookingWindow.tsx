import { type ReactNode, useEffect, useId } from 'react';
import { DialogHead } from '../kit/DialogHead.tsx';
import { useModal } from '../kit/use-modal.ts';
import type { PreparedDialog } from '../kit/use-prepared-dialog.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './booking-window.css?inline';

interface Props {
  readonly title: string;
  /** A sentence below the title, which takes the focus to it when it comes. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
  /** Where it is rendered closed ahead; else it is open when rendered. */
  readonly prepared?: PreparedDialog;
  readonly close: () => void;
}

/** The dialog for booking a trip. Escape and a press beside it close it; the draft is stored. */
export function BookingWindow({ title, note, children, prepared, close }: Props) {
  useStyles(css);
  // A page has more than one button that opens it, each with its own.
  const titleId = useId();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close, prepared);
  useEffect(() => {
    if (note) heading.current?.focus();
  }, [note, heading]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      ref={dialog}
      className="booking-window"
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id={titleId} title={title} heading={heading} close={close}>
        {note && <p role="status">{note}</p>}
      </DialogHead>
      {children}
    </dialog>
  );
}
