import { PATHS } from '../../lib/navigation/paths.ts';
import { Notice } from '../kit/Notice.tsx';

interface Props {
  /** A booking that was made on this device and waits for its payment. */
  readonly unpaid: string | null;
}

/** There is nothing to book here: what may be looked for instead. */
export function EmptyCheckout({ unpaid }: Props) {
  return (
    <>
      {unpaid !== null && (
        <Notice tone="waiting" title={`Booking ${unpaid} is not paid yet`}>
          <p>Your cart is empty because its trips are booked. We keep the places while we wait for the payment.</p>
          <p>
            <a className="button" href={`${PATHS.confirmation}#ref=${unpaid}`}>
              See it and pay
            </a>
          </p>
        </Notice>
      )}
      <p>Your cart is empty. Choose a trip first; you come back here to book it.</p>
      <p className="message-links">
        <a className="button" href={PATHS.transfers}>
          Find a transfer
        </a>
        <a className="button button-quiet" href={PATHS.tours}>
          Find a tour
        </a>
        <a className="button button-quiet" href={PATHS.trips}>
          My trips
        </a>
      </p>
    </>
  );
}
