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
          <p>Your trips are booked, so your cart is empty. We hold your places while we wait for your payment.</p>
          <p>
            <a className="button" href={`${PATHS.confirmation}#ref=${unpaid}`}>
              View and pay
            </a>
          </p>
        </Notice>
      )}
      <p>Your cart is empty. Choose a trip first, then come back here to book it.</p>
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
