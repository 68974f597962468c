import type { OrderedTrip } from '../../lib/checkout/order-summary.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FieldProblem } from '../kit/FieldProblem.tsx';
import { LocalParts } from '../kit/LocalText.tsx';

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
  return (
    <section className="agreement" aria-labelledby="rules-title">
      <h2 id="rules-title">If your plans change</h2>
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
              I agree to these rules and to the <a href={PATHS.terms}>terms of booking</a>.
            </span>
          </label>
          <FieldProblem id={`${AGREEMENT_ID}-problem`} text={problem ?? null} />
        </div>
      )}
    </section>
  );
}
