import type { ReactNode } from 'react';

interface Props {
  readonly action: string;
  readonly busy: boolean;
  readonly busyText?: string;
  /** Why it did not go on; empty while nobody has tried. */
  readonly message: string;
  /** What happens next, under the button. */
  readonly children: ReactNode;
}

/** The button that books. While it is busy it stays where it is, so that a second click finds it and does nothing. */
export function PayBar({ action, busy, busyText = 'Booking …', message, children }: Props) {
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
