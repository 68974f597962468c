import { memo } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { useCardState } from '../shortlist/use-card-state.ts';
import type { BuiltList } from './built-list.ts';
import { ResultCard } from './ResultCard.tsx';
import { useCardPictures } from './use-card-pictures.ts';
import { useGradualCards } from './use-gradual-cards.ts';

interface Props {
  readonly built: BuiltList;
  readonly entries: readonly CatalogueEntry[];
  readonly format: PriceFormat;
  /** False for near matches, which are no results (specification.md#public-hooks). */
  readonly isResult: boolean;
}

/** Cards of a list: those in view first, the others in the frames after. */
export const ResultCards = memo(function ResultCards({ built, entries, format, isResult }: Props) {
  const { saved, compared, people } = useCardState();
  const pictures = useCardPictures(built, entries);
  const { first, isDrawn } = useGradualCards(entries);
  return entries.map((entry, place) =>
    isDrawn(entry, place) ? (
      <ResultCard
        key={entry.code}
        entry={entry}
        picture={pictures[place]}
        format={format}
        isSaved={saved.includes(entry.code)}
        isCompared={compared.includes(entry.code)}
        people={people}
        isResult={isResult}
        isFirst={place < first}
      />
    ) : (
      <li key={entry.code} data-later="" />
    ),
  );
});
