import { PATHS } from '../../lib/navigation/paths.ts';
import { Notice } from '../kit/Notice.tsx';

interface Props {
  /** A booking of this device that waits for its payment. */
  readonly unpaid: string | null;
}

/** Shown for an empty cart, with links to what may be wanted. */
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
