import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { DialogHead } from '../../../src/islands/kit/DialogHead.tsx';
import { useModal } from '../../../src/islands/kit/use-modal.ts';

interface Props {
  readonly title: string;
  readonly isWide?: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A dialog of a field. It stands outside of the form, in which Enter in it would save. */
export function FormDialog({ title, isWide = false, close, children }: Props) {
  const id = useId();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      className={isWide ? 'desk-dialog editor-wide-dialog' : 'desk-dialog'}
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id={id} title={title} heading={heading} close={close} />
      {children}
    </dialog>,
    document.body,
  );
}
