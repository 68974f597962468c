import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { localTimeText } from '../../lib/time/local-time.text.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';

interface Props {
  readonly booking: Pick<Booking, 'status' | 'payBy' | 'booker'>;
  readonly locale: string;
}

/**
 * The deadline to pay, in Palawan time and the reader's, and where its mail went. Empty without a
 * deadline.
 */
export function PayDeadline({ booking: { status, payBy, booker }, locale }: Props) {
  if (status !== 'awaiting-payment' || payBy === undefined) return null;
  const instant = Date.parse(payBy);
  const here = localTimeText(instant, locale);
  return (
    <p className="pay-deadline">
      <strong>
        Pay by <LocalTime instant={instant} locale={locale} as={formatManilaMoment} />, Palawan time
      </strong>
      {here !== null && (
        <>
          {' ('}
          <time dateTime={new Date(instant).toISOString()} lang={locale}>
            {here}
          </time>{' '}
          where you are)
        </>
      )}
      . After that we release your places. You also find how to pay in our e-mail to <strong>{booker.email}</strong>.
    </p>
  );
}
