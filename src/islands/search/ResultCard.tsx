import { memo } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { type CardPicture, cardOfEntry } from '../../lib/catalogue/listing-card.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { useLanguage } from '../kit/use-language.ts';
import { ListingCard } from '../listing/ListingCard.tsx';

interface Props {
  readonly entry: CatalogueEntry;
  readonly picture: CardPicture | undefined;
  readonly format: PriceFormat;
  readonly isSaved: boolean;
  readonly isCompared: boolean;
  /** The group that prices are for. */
  readonly people: number;
  /** False for near matches, which are no results (specification.md#public-hooks). */
  readonly isResult: boolean;
  /** Whether it is in the first view: see components/listing/CardGrid.astro. */
  readonly isFirst: boolean;
}

/** A memoized card of a list of results. */
export const ResultCard = memo(function ResultCard({ entry, isFirst, ...card }: Props) {
  const language = useLanguage();
  return (
    <li data-at-once={isFirst ? '' : undefined}>
      <ListingCard card={cardOfEntry(entry, language)} {...card} />
    </li>
  );
});
