import { Notice } from '../kit/Notice.tsx';
import { RefusedTrips } from './RefusedTrips.tsx';

interface Props {
  /** Why it was not booked. */
  readonly detail: string;
  /** Trips that the booking service did not take, and why. */
  readonly trips: readonly { readonly title: string; readonly text: string }[];
  readonly locale: string;
}

/** The reason why a pending booking was not made. */
export function BookingRejected({ detail, trips, locale }: Props) {
  return (
    <>
      <Notice tone="problem" title="Not booked yet" role="alert">
        <p>The booking saved on this phone was not made. {detail}</p>
        <p>Check your trips and details, then book again.</p>
      </Notice>
      <RefusedTrips trips={trips} locale={locale} />
    </>
  );
}
