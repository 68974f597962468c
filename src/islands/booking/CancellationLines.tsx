import { bookingSummaryMessages } from '../../lib/messages/booking-summary.ts';
import { deadlineLines } from '../../lib/policies/deadline.text.ts';
import type { Policy } from '../../lib/policies/policy.schema.ts';
import { policySummary } from '../../lib/policies/policy.text.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { useLanguage } from '../kit/use-language.ts';

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
  const language = useLanguage();
  const t = bookingSummaryMessages(language).cancellation;
  const lines = departure === null ? [] : deadlineLines(policy, departure, now, locale, language);
  return (
    <section className="booking-cancellation">
      <h3>{t.title}</h3>
      <ul>
        <li>{payment}</li>
        {lines.map(({ until, text }) => (
          <li key={until ?? 'after'}>
            <LocalParts parts={text} locale={locale} />
          </li>
        ))}
        {departure === null && <li>{t.chooseDay(policySummary(policy, language))}</li>}
      </ul>
    </section>
  );
}
