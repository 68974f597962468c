import type { ReactNode } from 'react';
import { useModal } from '../kit/use-modal.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './currency-picker.css?inline';

interface Props {
  readonly children: ReactNode;
  /** What stands below the title. */
  readonly note: ReactNode;
  /** What stays in sight below the list. */
  readonly foot: ReactNode;
  readonly close: () => void;
}

/** The window of the picker: open for as long as it is drawn. Escape and a press beside it close it. */
export function CurrencyDialog({ children, note, foot, close }: Props) {
  useStyles(css);
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
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
        <div className="currency-head">
          <div>
            <h2 ref={heading} id="currency-title" tabIndex={-1}>
              Currency and language
            </h2>
            {note}
          </div>
          <button type="button" aria-label="Close" onClick={close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        </div>
        {children}
        <div className="currency-foot">{foot}</div>
      </div>
    </dialog>
  );
}
