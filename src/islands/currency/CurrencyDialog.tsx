import type { ReactNode } from 'react';
import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { DialogHead } from '../kit/DialogHead.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useModal } from '../kit/use-modal.ts';
import type { PreparedDialog } from '../kit/use-prepared-dialog.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './currency-picker.css?inline';

interface Props {
  readonly children: ReactNode;
  /** Content below the title. */
  readonly note: ReactNode;
  /** Content that remains in sight below the list. */
  readonly foot: ReactNode;
  readonly prepared: PreparedDialog;
  readonly close: () => void;
}

/** The dialog of the picker. Escape and a press beside it close it. */
export function CurrencyDialog({ children, note, foot, prepared, close }: Props) {
  useStyles(css);
  const t = currencyPickerMessages(useLanguage());
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close, prepared);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      ref={dialog}
      className="currency-dialog"
      aria-labelledby="currency-title"
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <div className="currency-window">
        <DialogHead id="currency-title" title={t.title} heading={heading} close={close}>
          <div className="currency-note">{note}</div>
        </DialogHead>
        {children}
        <div className="currency-foot">{foot}</div>
      </div>
    </dialog>
  );
}
