import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { DialogHead } from '../kit/DialogHead.tsx';
import { useModal } from '../kit/use-modal.ts';

interface Props {
  /** A question or a command: "Cancel this booking?" */
  readonly title: string;
  /** Words of the button that does it. */
  readonly action: string;
  /** Whether it takes something from a traveller. */
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly canSend?: boolean;
  /** What was done, which then stands in the place of the fields; null before. */
  readonly results?: readonly string[] | null;
  readonly onSend: () => void;
  readonly close: () => void;
  /** What it does, who is told, and its fields. */
  readonly children: ReactNode;
}

/** A dialog before a change: it says what happens, and nothing happens without its button. */
export function ActionDialog(props: Props) {
  const { title, action, isDangerous = false, isBusy, problem, canSend = true, onSend, close, children } = props;
  const { results = null } = props;
  const id = useId();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (results !== null) close();
    else if (!isBusy && canSend) onSend();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog className="desk-dialog" ref={dialog} aria-labelledby={id} onClose={onClosed} onClick={closeOnBackdrop}>
      <DialogHead id={id} title={title} heading={heading} close={close} />
      <form onSubmit={submit}>
        {results === null
          ? children
          : results.map((text) => (
              <p key={text} role="status">
                {text}
              </p>
            ))}
        <p className="desk-problem" role="alert">
          {problem}
        </p>
        <p className="desk-actions">
          <button
            type="submit"
            className={isDangerous && results === null ? 'button button-danger' : 'button'}
            aria-disabled={isBusy || !canSend}
          >
            {isBusy ? 'One moment …' : results === null ? action : 'Done'}
          </button>
          {results === null && (
            <button type="button" className="button button-quiet" onClick={close}>
              Not now
            </button>
          )}
        </p>
      </form>
    </dialog>
  );
}
