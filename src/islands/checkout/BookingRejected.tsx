import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';
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
  const t = checkoutMessages(useLanguage()).rejected;
  return (
    <>
      <Notice tone="problem" title={t.title} role="alert">
        <p>{t.text(detail)}</p>
        <p>{t.check}</p>
      </Notice>
      <RefusedTrips trips={trips} locale={locale} />
    </>
  );
}
