import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';

interface Props {
  readonly details: readonly ListingDetail[];
  readonly onAdd: (code: string) => void;
}

/** Trips that may be added to the comparison; empty without any. */
export function CompareOffer({ details, onAdd }: Props) {
  if (details.length === 0) return null;
  return (
    <section className="compare-offer" aria-labelledby="compare-offer">
      <h2 id="compare-offer">Add from saved and recently viewed</h2>
      <ul>
        {details.map(({ code, title }) => (
          <li key={code}>
            <button type="button" className="button button-quiet" onClick={() => onAdd(code)}>
              {`Add ${title}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
