import { useEffect, useMemo } from 'react';
import { chooseCardImages } from '../../lib/catalogue/card-images.ts';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import type { CardPicture } from '../../lib/catalogue/listing-card.ts';
import { imagePath } from '../../lib/navigation/paths.ts';
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

function pathOf(key: string): string {
  const { group, number } = parsePictureKey(key);
  return imagePath(group, number);
}

/**
 * The pictures of cards in their order, chosen as on built pages
 * (specification.md#image-groups). A card keeps the picture that it was built with where its new
 * neighbours allow it; others come once they are loaded.
 */
export function useCardPictures(
  { pictures }: Pick<BuiltList, 'pictures'>,
  entries: readonly CatalogueEntry[],
): readonly (CardPicture | undefined)[] {
  const table = useBrowserStore($cardPictures, null);
  const keys = useMemo(() => chooseCardImages(entries.map((entry) => choicesOf(entry, pictures))), [entries, pictures]);
  const builtOf = (index: number) => {
    const built = pictures.get(entries[index]?.code ?? '');
    return built?.key === keys[index] ? built : undefined;
  };
  const needsTable = keys.some((_key, index) => !builtOf(index));
  useEffect(() => {
    if (needsTable) void loadCardPictures();
  }, [needsTable]);
  return keys.map((key, index) => {
    const path = key ? pathOf(key) : (entries[index]?.thumbnail ?? '');
    return builtOf(index) ?? (table && (table.get(path) ?? wholePicture(path))) ?? undefined;
  });
}

function choicesOf({ code, images }: CatalogueEntry, pictures: BuiltList['pictures']): readonly string[] {
  const built = pictures.get(code)?.key;
  return built ? [built, ...images.filter((key) => key !== built)] : images;
}
