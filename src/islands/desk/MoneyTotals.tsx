import type { DayTotal, DeskMoney } from '../../lib/desk/money.contract.ts';
import { methodText } from '../../lib/desk/payment-method.text.ts';
import { upperFirst } from '../../lib/text/sentence-case.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { amountText, dayOf } from './desk-format.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

interface Props {
  readonly money: DeskMoney;
  readonly days: Days;
  readonly onDays: (days: Days) => void;
}

const sumOf = (totals: readonly DayTotal[], key: 'receivedCents' | 'refundedCents') =>
  totals.reduce((sum, total) => sum + total[key], 0);

/** What came and went back, by day and way of paying, the newest first. */
export function MoneyTotals({ money: { totals }, days, onDays }: Props) {
  const ends = [
    { key: 'from', label: 'From' },
    { key: 'to', label: 'To' },
  ] as const;
  return (
    <section className="desk-section" aria-labelledby="money-totals">
      <h2 id="money-totals">Received and refunded</h2>
      <div className="desk-pair desk-pair-even no-print">
        {ends.map(({ key, label }) => (
          <label key={key} className="desk-find">
            <span>{label}</span>
            <input
              type="date"
              value={days[key]}
              onChange={({ target: { value } }) => {
                if (!Number.isNaN(manilaInstant(value))) onDays({ from: days.from, to: days.to, [key]: value });
              }}
            />
          </label>
        ))}
      </div>
      {days.from > days.to && <p className="desk-problem">The first day is after the last one.</p>}
      {totals.length === 0 && <p>Nothing was received or refunded on these days.</p>}
      {totals.length > 0 && (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Received</th>
              <th scope="col">Refunded</th>
            </tr>
          </thead>
          <tbody>
            {totals
              .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
              .map(({ day, method, receivedCents, payments, refundedCents }) => (
                <tr key={`${day} ${method}`}>
                  <th scope="row">
                    {dayOf(day)}
                    <span className="soft">
                      {upperFirst(methodText(method))}, {payments} {payments === 1 ? 'payment' : 'payments'}
                    </span>
                  </th>
                  <td>{amountText(receivedCents, 'en-US')}</td>
                  <td>{refundedCents > 0 ? amountText(refundedCents, 'en-US') : '–'}</td>
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{amountText(sumOf(totals, 'receivedCents'), 'en-US')}</td>
              <td>{amountText(sumOf(totals, 'refundedCents'), 'en-US')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
