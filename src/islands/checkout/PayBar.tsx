import type { ReactNode } from 'react';

interface Props {
  readonly action: string;
  readonly busy: boolean;
  readonly busyText: string;
  /** The error of the last try; empty before the first. */
  readonly message: string;
  /** The next step, shown under the button. */
  readonly children: ReactNode;
}

/** The button that books. While busy it remains in place, so that a second click has no effect. */
export function PayBar({ action, busy, busyText, message, children }: Props) {
  return (
    <div className="pay-bar">
      <p className="pay-message" role="alert">
        {message}
      </p>
      <button className="button pay-button" type="submit" aria-disabled={busy}>
        {busy ? busyText : action}
      </button>
      {children && <p className="soft small">{children}</p>}
    </div>
  );
}
