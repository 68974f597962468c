import { Notice } from './Notice.tsx';

interface Props {
  /** The page of the pending booking. */
  readonly checkoutPath: string;
  /** Whether the trips can be changed on this page. */
  readonly canChange: boolean;
}

/** The notice that a booking waits for a connection. */
export function PendingNotice({ checkoutPath, canChange }: Props) {
  return (
    <Notice tone="waiting" title="Saved on this phone, not sent yet">
      <p>
        A booking waits for a connection and is sent as soon as there is one. Nothing is booked before.
        {canChange && ' If you change these trips, it is not sent, and you book anew.'}
      </p>
      <p>
        <a href={checkoutPath}>See what waits</a>
      </p>
    </Notice>
  );
}
