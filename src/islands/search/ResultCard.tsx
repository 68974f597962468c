import { memo } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { type CardPicture, cardOfEntry } from '../../lib/catalogue/listing-card.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { ListingCard } from '../listing/ListingCard.tsx';

interface Props {
  readonly entry: CatalogueEntry;
  readonly picture: CardPicture | undefined;
  readonly format: PriceFormat;
  readonly isSaved: boolean;
  /** False for what is near where nothing is found: it is no result (specification.md#public-hooks). */
  readonly isResult: boolean;
  /** Whether it is seen at once: see components/listing/CardGrid.astro. */
  readonly isFirst: boolean;
}

/** A card of a list of results. It is drawn anew only where something of it has changed. */
export const ResultCard = memo(function ResultCard({ entry, picture, format, isSaved, isResult, isFirst }: Props) {
  return (
    <li data-at-once={isFirst ? '' : undefined}>
      <ListingCard card={cardOfEntry(entry)} picture={picture} format={format} isSaved={isSaved} isResult={isResult} />
    </li>
  );
});
