import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { allPaid } from '../../lib/bookings/net-payments.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import { dollarText, formatMoney } from '../../lib/money/format-money.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import type { OutstandingDue } from '../../lib/payments/outstanding-balance.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { AmountText } from '../kit/AmountText.tsx';
import { LocalText } from '../kit/LocalText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Booking;
  readonly dues: readonly OutstandingDue[];
  readonly view: PriceFormat;
  /** Whether nothing is due any more: then only past amounts are shown. */
  readonly isOver: boolean;
}

function Due({ due, locale }: { readonly due: string | null | undefined; readonly locale: string }) {
  const t = bookingPageMessages(useLanguage()).money;
  if (!due) return t.dueNow;
  const moment = <LocalTime instant={Date.parse(due)} locale={locale} as={formatManilaMoment} />;
  return <Message parts={t.dueBy<ReactNode>(moment)} />;
}

/** The price of a booking, its payments, and the amounts due. */
export function MoneyLines({ booking, dues, view, isOver }: Props) {
  const t = bookingPageMessages(useLanguage()).money;
  const { totalUsd, paid, refundDue, refunded } = booking;
  // Beside other currencies it must be said whose dollars these are.
  const cents = (minor: number) =>
    view.currency === DEFAULT_PRICE_FORMAT.currency ? (
      <LocalText locale={view.locale}>{formatMoney({ minor, currency: 'USD' }, view.locale)}</LocalText>
    ) : (
      dollarText(minor, view.locale)
    );
  return (
    <dl className="sums">
      {!isOver && (
        <div className="sums-total">
          <dt>{t.total}</dt>
          <dd>
            <AmountText usd={totalUsd} view={view} />
          </dd>
        </div>
      )}
      <div>
        <dt>{isOver ? t.paid : t.paidSoFar}</dt>
        <dd>{cents((isOver ? allPaid(booking) : paid).minor)}</dd>
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
          <dt>{t.refund}</dt>
          <dd>{cents(refundDue.minor)}</dd>
        </div>
      )}
      {refunded && (
        <div>
          <dt>{t.refunded}</dt>
          <dd>{cents(refunded.minor)}</dd>
        </div>
      )}
    </dl>
  );
}
