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
        We send your booking as soon as you are online. Nothing is booked until then.
        {canChange && ' If you change these trips, it will not be sent and you will need to book again.'}
      </p>
      <p>
        <a href={checkoutPath}>See the booking</a>
      </p>
    </Notice>
  );
}
