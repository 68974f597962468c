import { rateChanges } from '../../lib/rate-changes.ts';
import { useEditorForm } from './form-context.ts';
import { RateChanges } from './RateChanges.tsx';
import { useTodaysRates } from './use-todays-rates.ts';

/** The way to the exchange rates of today, and each rate that is not as it is saved. */
export function TodaysRates() {
  const { base, data } = useEditorForm();
  const { isAsking, text, isProblem, take } = useTodaysRates();
  const changes = rateChanges(base, data);
  return (
    <section className="editor-extra" aria-label="Rates of today">
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isAsking} onClick={take}>
          {isAsking ? 'One moment …' : "Take today's rates"}
        </button>
      </p>
      <p role="status" className={isProblem ? 'desk-problem' : undefined}>
        {text}
      </p>
      {changes.length > 0 && <RateChanges changes={changes} />}
    </section>
  );
}
