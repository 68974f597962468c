import type { CardPicture, ListingCardModel } from '../../lib/catalogue/listing-card.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import { BUILT_LOCALE } from '../../lib/time/clock.text.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { Badges } from './Badges.tsx';
import { CardImage } from './CardImage.tsx';
import { SaveButton } from './SaveButton.tsx';

interface Props {
  readonly card: ListingCardModel;
  readonly picture?: CardPicture | undefined;
  readonly heading?: 'h2' | 'h3';
  /** True for the page's results, false for bestsellers and suggestions. */
  readonly isResult?: boolean;
  readonly isSaved?: boolean;
  readonly format?: PriceFormat;
}

const SIZES = '(min-width: 1280px) 24rem, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 94vw';

/**
 * A listing's card: the build renders it without React in the page, islands with it
 * (specification.md#public-hooks). Texts that touch are one string, or the built page would have a
 * comment between them.
 */
export function ListingCard({
  card,
  picture,
  heading: Heading = 'h3',
  isResult = false,
  isSaved = false,
  format = DEFAULT_PRICE_FORMAT,
}: Props) {
  const { locale } = format;
  return (
    <article className="card" data-listing={card.code} data-result={isResult ? '' : undefined}>
      <CardImage picture={picture} sizes={SIZES} />
      <div className="card-body">
        <p className="card-type">{card.type}</p>
        <Heading className="card-title">
          <a href={card.path}>{card.title}</a>
        </Heading>
        <p className="card-facts">
          <span>
            <ClockIcon />
            {card.duration}
          </span>
          <span>
            <CalendarIcon />
            {locale === BUILT_LOCALE ? card.departures : <LocalHours locale={locale}>{card.departures}</LocalHours>}
          </span>
        </p>
        <Badges badges={card.badges} />
        <p className="card-price">
          <strong>
            <PriceData usd={card.priceUsd} view={format} />
          </strong>{' '}
          <span>{card.priceNote}</span>
        </p>
      </div>
      <SaveButton title={card.title} isSaved={isSaved} />
    </article>
  );
}

/** Lucide's clock, as in components/ui/icons.ts, whose texts no page makes markup of. */
function ClockIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </svg>
  );
}

/** Lucide's calendar with days. */
function CalendarIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 2v3M16 2v3" />
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M3 9h18M8 13h0M12 13h0M16 13h0M8 17h0M12 17h0M16 17h0" />
    </svg>
  );
}
