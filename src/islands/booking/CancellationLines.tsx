import { deadlineLines } from '../../lib/policies/deadline.text.ts';
import type { Policy } from '../../lib/policies/policy.schema.ts';
import { policySummary } from '../../lib/policies/policy.text.ts';
import { LocalParts } from '../kit/LocalText.tsx';

interface Props {
  readonly policy: Policy;
  /** The payment rule as a sentence. */
  readonly payment: string;
  /** The instant of departure, or null while it is not chosen. */
  readonly departure: number | null;
  readonly now: number;
  readonly locale: string;
}

/**
 * The refunds by date of cancellation, once there is a departure (specification.md#cancellation).
 */
export function CancellationLines({ policy, payment, departure, now, locale }: Props) {
  const lines = departure === null ? [] : deadlineLines(policy, departure, now, locale);
  return (
    <section className="booking-cancellation">
      <h3>Payment and cancellation</h3>
      <ul>
        <li>{payment}</li>
        {lines.map(({ until, text }) => (
          <li key={until ?? 'after'}>
            <LocalParts parts={text} locale={locale} />
          </li>
        ))}
        {departure === null && <li>{policySummary(policy)}. Choose a day and time to see the dates.</li>}
      </ul>
    </section>
  );
}
