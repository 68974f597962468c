import type { ReactNode } from 'react';
import type { CardPicture, ListingCardModel } from '../../lib/catalogue/listing-card.ts';
import type { Language } from '../../lib/languages/language.ts';
import type { ListingCardMessages } from '../../lib/messages/listing-card.en.ts';
import { listingCardMessages } from '../../lib/messages/listing-card.ts';
import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { groupTotal, offerText } from '../../lib/money/offer.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat } from '../../lib/money/price-format.ts';
import { isRefundable } from '../../lib/policies/policy.text.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Message } from '../kit/Message.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { isPageLocale } from '../page/page-locale.ts';
import { CardImage } from './CardImage.tsx';
import { CompareButton, SaveButton } from './SaveButton.tsx';

interface Props {
  readonly card: ListingCardModel;
  readonly picture?: CardPicture | undefined;
  readonly heading?: 'h2' | 'h3';
  /** True for the page's results, false for bestsellers and suggestions. */
  readonly isResult?: boolean;
  readonly isSaved?: boolean;
  readonly isCompared?: boolean;
  /** The group that the price is for. */
  readonly people?: number;
  readonly format?: PriceFormat;
  /** The language of the page, while it is built. */
  readonly language?: Language | undefined;
}

const SIZES = '(min-width: 1280px) 24rem, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 6rem';

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
  isCompared = false,
  people = DEFAULT_PEOPLE,
  format = DEFAULT_PRICE_FORMAT,
  language: own,
}: Props) {
  const language = useLanguage(own);
  const t = listingCardMessages(language);
  const { locale } = format;
  return (
    <article
      className="card"
      data-listing={card.code}
      data-result={isResult ? '' : undefined}
      data-image={isResult ? picture?.key : undefined}
    >
      <CardImage picture={picture} sizes={SIZES} />
      {card.isBestseller && <span className="chip chip-sand">{t.bestseller}</span>}
      <div className="card-body">
        <p className="card-type">{t.typeAndDuration(card.type, card.duration)}</p>
        <Heading className="card-title">
          <a href={card.path}>{card.title}</a>
        </Heading>
        <p className="card-facts">
          {isPageLocale(locale) ? card.departures : <LocalHours locale={locale}>{card.departures}</LocalHours>}
        </p>
        {/* Empty on a sample, whose price stands at the end of its card all the same. */}
        <p className={isRefundable(card.cancellation, language) ? 'card-refund' : 'card-facts'}>{card.cancellation}</p>
        <CardPrice card={card} people={people} format={format} language={language} t={t} />
      </div>
      <SaveButton title={card.title} isSaved={isSaved} language={language} />
      <CompareButton title={card.title} isCompared={isCompared} language={language} />
    </article>
  );
}

interface PriceProps extends Required<Pick<Props, 'card' | 'people' | 'format'>> {
  readonly language: Language;
  readonly t: ListingCardMessages;
}

/** The total of a group, which group-size-control.ts changes in built cards. */
function CardPrice({ card, people, format, language, t }: PriceProps) {
  const { totalUsd, text } = groupTotal(card.offer, people, language);
  const { usd, text: unit } = card.unit;
  return (
    <p className="card-price" data-group-offer={offerText(card.offer)}>
      <strong>
        <PriceData usd={totalUsd} view={format} />
      </strong>{' '}
      <b>{text}</b>{' '}
      <small>
        {usd === null ? (
          unit
        ) : (
          <Message
            parts={t.unitPrice<ReactNode>(
              <span className="converted">{t.about}</span>,
              <PriceData usd={usd} view={format} />,
              unit,
            )}
          />
        )}
      </small>
    </p>
  );
}
