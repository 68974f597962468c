import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { stripInvisibleChars } from '../../lib/text/plain-text.schema.ts';
import { Field } from '../kit/Field.tsx';
import { openModal } from '../kit/open-modal.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './cancel-dialog.css?inline';

/** The words of a confirmation. */
export interface CancelTexts {
  readonly title: string;
  /** What is cancelled, and that it is final. */
  readonly effect: string;
  readonly action: string;
  readonly busy: string;
  readonly keep: string;
  /** The label of the field for a reason; absent where none is asked. */
  readonly reason?: string;
}

interface Props {
  readonly texts: CancelTexts;
  /** The refund in words. */
  readonly refund: string;
  readonly busy: boolean;
  /** The error of the last try; empty before the first. */
  readonly message: string;
  readonly onCancel: (reason: string) => void;
  readonly close: () => void;
}

const MAX_REASON_LENGTH = 500;

/**
 * The confirmation of a cancellation: open while rendered. Escape closes it, except during the
 * cancellation.
 */
export function CancelDialog({ texts, refund, busy, message, onCancel, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState('');
  useStyles(css);
  useLayoutEffect(() => {
    if (dialog.current) openModal(dialog.current);
    title.current?.focus();
  }, []);
  const onKeep = () => {
    if (!busy) close();
  };
  const preventWhileBusy = (event: SyntheticEvent) => {
    if (busy) event.preventDefault();
  };
  // Browsers let a second Escape close it all the same.
  const onClosed = () => {
    if (busy && dialog.current) openModal(dialog.current);
    else close();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) onCancel(stripInvisibleChars(reason).trim());
  };
  return (
    <dialog
      ref={dialog}
      className="cancel-dialog"
      aria-labelledby="cancel-title"
      onCancel={preventWhileBusy}
      onClose={onClosed}
    >
      <form onSubmit={submit}>
        <h2 ref={title} id="cancel-title" tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{refund}</p>
        <p>{texts.effect}</p>
        {texts.reason && (
          <Field id="cancel-reason" label={texts.reason}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={MAX_REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        <p className="pay-message" role="alert">
          {message}
        </p>
        <div className="message-links">
          <button type="submit" className="button button-danger" aria-disabled={busy}>
            {busy ? texts.busy : texts.action}
          </button>
          <button type="button" className="button button-quiet" aria-disabled={busy} onClick={onKeep}>
            {texts.keep}
          </button>
        </div>
      </form>
    </dialog>
  );
}
