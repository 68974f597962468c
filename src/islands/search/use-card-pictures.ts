import { useEffect } from 'react';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { CardPicture } from '../../lib/catalogue/listing-card.ts';
import { useBrowserStore } from '../kit/use-store.ts';
import type { BuiltList } from './built-list.ts';
import { $cardPictures, loadCardPictures } from './card-pictures.store.ts';

const whole = new Map<string, CardPicture>();

/** A cached picture object, so that memoized cards are not rendered again. */
function wholePicture(src: string): CardPicture {
  const picture = whole.get(src) ?? { src };
  whole.set(src, picture);
  return picture;
}

/** The pictures of cards: those of built cards first, others once loaded. */
export function useCardPictures(
  { pictures }: Pick<BuiltList, 'pictures'>,
  entries: readonly CatalogueEntry[],
): (entry: CatalogueEntry) => CardPicture | undefined {
  const table = useBrowserStore($cardPictures, null);
  useEffect(() => {
    if (entries.some(({ code }) => !pictures.has(code))) void loadCardPictures();
  }, [entries, pictures]);
  return ({ code, thumbnail }) =>
    pictures.get(code) ?? (table && (table.get(thumbnail) ?? wholePicture(thumbnail))) ?? undefined;
}
