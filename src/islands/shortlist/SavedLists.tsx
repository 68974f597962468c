import { askedListings, detailIn } from '../../lib/catalogue/known-listing.ts';
import { cardOfDetail } from '../../lib/catalogue/listing-card.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { comparePath, type Shortlist } from '../../lib/catalogue/shortlist.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { savedTripsMessages } from '../../lib/messages/saved-trips.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { useLanguage } from '../kit/use-language.ts';
import { ListingCard } from '../listing/ListingCard.tsx';
import { LoadErrors } from './LoadErrors.tsx';
import type { AnsweredRequest } from './use-answered-request.ts';
import type { SavedLists as Lists } from './use-saved-trips.ts';

interface CardsProps {
  readonly details: readonly ListingDetail[];
  readonly heading: 'h2' | 'h3';
  /** The codes saved now, as hearts in the lists may have been pressed since. */
  readonly saved: Shortlist;
  readonly compared: Shortlist;
  /** The group that prices are for. */
  readonly people: number;
  readonly format: PriceFormat;
}

function Cards({ details, heading, saved, compared, people, format }: CardsProps) {
  const language = useLanguage();
  return (
    <ul className="card-grid">
      {details.map((detail) => (
        <li key={detail.code}>
          <ListingCard
            card={cardOfDetail(detail, language)}
            picture={detail.picture}
            heading={heading}
            isSaved={saved.includes(detail.code)}
            isCompared={compared.includes(detail.code)}
            people={people}
            format={format}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props extends Omit<CardsProps, 'details' | 'heading'> {
  readonly answer: AnsweredRequest<Lists>;
  readonly onRetry: () => void;
}

/** The saved trips and, apart, those that were viewed. */
export function SavedLists({ answer: { request, listings }, onRetry, ...state }: Props) {
  const language = useLanguage();
  const t = savedTripsMessages(language);
  const { compared } = state;
  const detailsOf = (codes: Shortlist) => codes.flatMap((code) => detailIn(listings, code) ?? []);
  const shown = detailsOf(request.saved);
  const viewed = detailsOf(request.recent);
  const compareText = compared.length > 0 ? t.compareTrips(compared.length) : t.compare;
  return (
    <>
      <LoadErrors listings={askedListings(listings, request.codes)} onRetry={onRetry} />
      {shown.length === 0 && <p className="list-note">{t.none}</p>}
      <p>
        <a className="button button-quiet" href={localizedPath(comparePath(compared), language)}>
          {compareText}
        </a>
      </p>
      {shown.length > 0 && <Cards details={shown} heading="h2" {...state} />}
      {viewed.length > 0 && (
        <section className="saved-block" aria-labelledby="recent">
          <h2 id="recent">{t.recent}</h2>
          <Cards details={viewed} heading="h3" {...state} />
        </section>
      )}
    </>
  );
}
