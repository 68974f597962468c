import type { ReactNode } from 'react';
import type { OrderedTrip } from '../../lib/checkout/order-summary.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FieldProblem } from '../kit/FieldProblem.tsx';
import { LocalParts } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly trips: readonly OrderedTrip[];
  /** The locale of the dates. */
  readonly locale: string;
  readonly agreed: boolean;
  /** Null for a request, which needs no agreement. */
  readonly onAgree: ((agreed: boolean) => void) | null;
  readonly problem: string | undefined;
}

export const AGREEMENT_ID = 'agreement';

/** The cancellation rules of each trip as dates, and the terms, with one checkbox. */
export function Agreement({ trips, locale, agreed, onAgree, problem }: Props) {
  const language = useLanguage();
  const t = checkoutFormMessages(language).agreement;
  return (
    <section className="agreement" aria-labelledby="rules-title">
      <h2 id="rules-title">{t.title}</h2>
      {trips.map(({ ref, title, deadlines, payment }) => (
        <div key={ref}>
          {trips.length > 1 && <h3>{title}</h3>}
          <ul>
            {deadlines.map(({ until, text }) => (
              <li key={until ?? 'after'}>
                <LocalParts parts={text} locale={locale} />
              </li>
            ))}
            <li>{payment}</li>
          </ul>
        </div>
      ))}
      {onAgree && (
        <div className="field">
          <label className="tick">
            <input
              id={AGREEMENT_ID}
              type="checkbox"
              checked={agreed}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${AGREEMENT_ID}-problem`}
              onChange={({ target }) => onAgree(target.checked)}
            />
            <span>
              <Message parts={t.text<ReactNode>(<a href={localizedPath(PATHS.terms, language)}>{t.terms}</a>)} />
            </span>
          </label>
          <FieldProblem id={`${AGREEMENT_ID}-problem`} text={problem ?? null} />
        </div>
      )}
    </section>
  );
}
