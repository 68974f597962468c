import type { Booking } from '../../../lib/booking/booking.schema.ts';
import { palawanMoment } from '../../../lib/booking/palawan-format.ts';
import { AS_BUILT, type PriceView } from '../../../lib/currency/price-view.ts';
import type { OpenDue } from '../../../lib/payment/open-dues.ts';
import { dollarText } from '../../../lib/pricing/dollar-text.ts';
import { formatMoney } from '../../../lib/pricing/format-money.ts';
import { LocalText } from '../LocalText.tsx';
import { LocalTime } from '../LocalTime.tsx';
import { AmountText } from '../screens/AmountText.tsx';

interface Props {
  readonly booking: Booking;
  readonly dues: readonly OpenDue[];
  readonly view: PriceView;
}

function Due({ due, locale }: { readonly due: string | null; readonly locale: string }) {
  if (due === null) return 'Due now';
  return (
    <>
      Due until <LocalTime instant={Date.parse(due)} locale={locale} as={palawanMoment} />, Palawan time
    </>
  );
}

/** What the booking costs, what has come, and what is due until when. */
export function MoneyLines({ booking, dues, view }: Props) {
  const { totalUsd, paid, refundDue, refunded } = booking;
  // Beside other currencies it must be said whose dollars these are.
  const cents = (minor: number) =>
    view.currency === AS_BUILT.currency ? (
      <LocalText locale={view.locale}>{formatMoney({ minor, currency: 'USD' }, view.locale)}</LocalText>
    ) : (
      dollarText(minor)
    );
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
        <dd>{cents(paid.minor)}</dd>
      </div>
      {dues.map((due) => (
        <div key={due.due ?? 'now'}>
          <dt>
            <Due due={due.due} locale={view.locale} />
          </dt>
          <dd>{cents(due.cents)}</dd>
        </div>
      ))}
      {refundDue.minor > 0 && (
        <div>
          <dt>Comes back to you</dt>
          <dd>{cents(refundDue.minor)}</dd>
        </div>
      )}
      {refunded && (
        <div>
          <dt>Given back</dt>
          <dd>{cents(refunded.minor)}</dd>
        </div>
      )}
    </dl>
  );
}
