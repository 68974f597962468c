import type { Booking } from '../../../lib/booking/booking.schema.ts';
import { palawanMoment } from '../../../lib/booking/palawan-format.ts';
import type { PriceView } from '../../../lib/currency/price-view.ts';
import type { OpenDue } from '../../../lib/payment/open-dues.ts';
import { dollarText } from '../../../lib/pricing/dollar-text.ts';
import { AmountText } from '../screens/AmountText.tsx';

interface Props {
  readonly booking: Booking;
  readonly dues: readonly OpenDue[];
  readonly view: PriceView;
}

/** What the booking costs, what has come, and what is due until when. */
export function MoneyLines({ booking, dues, view }: Props) {
  const { totalUsd, paid, refundDue, refunded } = booking;
  return (
    <dl className="sums">
      <div className="sums-total">
        <dt>Total</dt>
        <dd>
          <AmountText usd={totalUsd} view={view} />
        </dd>
      </div>
      <div>
        <dt>Paid so far</dt>
        <dd>{dollarText(paid.minor)}</dd>
      </div>
      {dues.map(({ due, cents }) => (
        <div key={due ?? 'now'}>
          <dt>{due === null ? 'Due now' : `Due until ${palawanMoment(Date.parse(due), view.locale)}, Palawan time`}</dt>
          <dd>{dollarText(cents)}</dd>
        </div>
      ))}
      {refundDue.minor > 0 && (
        <div>
          <dt>Comes back to you</dt>
          <dd>{dollarText(refundDue.minor)}</dd>
        </div>
      )}
      {refunded && (
        <div>
          <dt>Given back</dt>
          <dd>{dollarText(refunded.minor)}</dd>
        </div>
      )}
    </dl>
  );
}
