import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import { methodText } from '../../lib/desk/payment-method.text.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { upperFirst } from '../../lib/text/sentence-case.ts';
import { actorText, dueText, refundStateText } from './booking-file.text.ts';
import { amountText, momentText } from './desk-format.ts';

/** The money of a booking: what it costs, what came, and what goes back. */
export function BookingMoney({ file }: { readonly file: BookingFileView }) {
  const { booking, dueCents, refundCents, byHandCents, payments, refunds } = file;
  const givenCents = refunds.reduce((sum, { cents, status }) => sum + (status === 'given' ? cents : 0), 0);
  return (
    <section className="desk-section" aria-labelledby="file-money">
      <h2 id="file-money">Money</h2>
      <dl className="sums">
        <div>
          <dt>Price</dt>
          <dd>{amountText(booking.totalUsd * 100, 'en-US')}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{amountText(booking.paid.minor, 'en-US')}</dd>
        </div>
        {dueCents > 0 && (
          <div className="desk-open">
            <dt>
              Not paid yet
              {booking.payBy && <span className="soft desk-until">Reserved until {momentText(booking.payBy)}</span>}
            </dt>
            <dd>{dueText(file)}</dd>
          </div>
        )}
        {givenCents > 0 && (
          <div>
            <dt>Given back</dt>
            <dd>{amountText(givenCents, 'en-US')}</dd>
          </div>
        )}
        {refundCents > 0 && (
          <div className="desk-open">
            <dt>
              To give back
              {byHandCents > 0 && (
                <span className="soft desk-until">{amountText(byHandCents, 'en-US')} of it by hand</span>
              )}
            </dt>
            <dd>{amountText(refundCents, 'en-US')}</dd>
          </div>
        )}
      </dl>
      <ul className="desk-lines">
        {payments.map(({ id, method, cents, charged, receivedAt, by }) => (
          <li key={`${method} ${id}`}>
            <strong>{amountText(cents, 'en-US')} received</strong>
            {charged && charged.currency !== 'USD' && ` (${formatMoney(charged, 'en-US')})`} ·{' '}
            {upperFirst(methodText(method))}
            <span className="soft">
              {momentText(receivedAt)}
              {by && `, ${by}`} · {id}
            </span>
          </li>
        ))}
        {refunds.map(({ id, cents, status, reason, actor, changedAt }) => (
          <li key={id}>
            <strong>
              {amountText(cents, 'en-US')} back, {refundStateText(status)}
            </strong>{' '}
            · {reason}
            <span className="soft">
              {momentText(changedAt)}, {actorText(actor)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
