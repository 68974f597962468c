import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { dollarText, formatMoney } from '../../lib/money/format-money.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import type { OutstandingDue } from '../../lib/payments/outstanding-balance.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { AmountText } from '../kit/PriceData.tsx';

interface Props {
  readonly booking: Booking;
  readonly dues: readonly OutstandingDue[];
  readonly view: PriceFormat;
  /** Whether nothing is due any more: then only past amounts are shown. */
  readonly isOver: boolean;
}

function Due({ due, locale }: { readonly due: string | null | undefined; readonly locale: string }) {
  if (!due) return 'Due now';
  return (
    <>
      Due by <LocalTime instant={Date.parse(due)} locale={locale} as={formatManilaMoment} />, Palawan time
    </>
  );
}

/** The price of a booking, its payments, and the amounts due. */
export function MoneyLines({ booking, dues, view, isOver }: Props) {
  const { totalUsd, paid, refundDue, refunded } = booking;
  // Beside other currencies it must be said whose dollars these are.
  const cents = (minor: number) =>
    view.currency === DEFAULT_PRICE_FORMAT.currency ? (
      <LocalText locale={view.locale}>{formatMoney({ minor, currency: 'USD' }, view.locale)}</LocalText>
    ) : (
      dollarText(minor)
    );
  return (
    <dl className="sums">
      {!isOver && (
        <div className="sums-total">
          <dt>Total</dt>
          <dd>
            <AmountText usd={totalUsd} view={view} />
          </dd>
        </div>
      )}
      <div>
        <dt>{isOver ? 'Paid' : 'Paid so far'}</dt>
        <dd>{cents(paid.minor)}</dd>
      </div>
      {dues.map((due) => (
        <div key={due.due ?? 'now'}>
          <dt>
            <Due due={due.due ?? booking.payBy} locale={view.locale} />
          </dt>
          <dd>{cents(due.cents)}</dd>
        </div>
      ))}
      {refundDue.minor > 0 && (
        <div>
          <dt>Refund</dt>
          <dd>{cents(refundDue.minor)}</dd>
        </div>
      )}
      {refunded && (
        <div>
          <dt>Refunded</dt>
          <dd>{cents(refunded.minor)}</dd>
        </div>
      )}
    </dl>
  );
}
