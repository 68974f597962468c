import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { comparisonMessages } from '../../lib/messages/comparison.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly details: readonly ListingDetail[];
  readonly onAdd: (code: string) => void;
}

/** Trips that may be added to the comparison; empty without any. */
export function CompareOffer({ details, onAdd }: Props) {
  const t = comparisonMessages(useLanguage());
  if (details.length === 0) return null;
  return (
    <section className="compare-offer" aria-labelledby="compare-offer">
      <h2 id="compare-offer">{t.offer}</h2>
      <ul>
        {details.map(({ code, title }) => (
          <li key={code}>
            <button type="button" className="button button-quiet" onClick={() => onAdd(code)}>
              {t.add(title)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
