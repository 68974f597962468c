import { type PictureKey, parsePictureKey, pictureKeyText, picturesOfGroup } from './image-key.ts';
import type { ListingSource } from './listing.schema.ts';

/** Places between cards that may stand beside or below each other, in up to five columns. */
const NEIGHBOUR_DISTANCE = 5;

/** Pictures that may stand for a listing, the thumbnail first (specification.md#image-groups). */
export function imagesOf({ images, thumbnail }: Pick<ListingSource, 'images' | 'thumbnail'>): readonly string[] {
  const groups = images.map((group) => picturesOfGroup(group).map(pictureKeyText));
  const maxLength = Math.max(0, ...groups.map(({ length }) => length));
  const alternating = Array.from({ length: maxLength }, (_, index) => groups.flatMap((group) => group[index] ?? []));
  return [...new Set([...(thumbnail ? [thumbnail] : []), ...alternating.flat()])];
}

/** Maximum number of pictures in a gallery that no editor has put into order. */
const GALLERY_SIZE = 5;

/** The pictures of a listing's gallery, in its own order or its first ones. */
export function galleryOf(listing: Pick<ListingSource, 'images' | 'thumbnail' | 'gallery'>): readonly PictureKey[] {
  return (listing.gallery ?? imagesOf(listing).slice(0, GALLERY_SIZE)).map(parsePictureKey);
}

/**
 * One picture for each card of a page, in the order of the cards (specification.md#image-groups).
 * Neighbours share none where that is possible, and none comes back before all that fit were shown.
 *
 * @param choices for each card the pictures that fit it, the best one first
 * @param taken pictures that the page shows before the cards
 */
export function chooseCardImages(
  choices: readonly (readonly string[])[],
  taken: readonly string[] = [],
): readonly string[] {
  const shown = [...taken];
  const times = new Map<string, number>();
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1);
  taken.forEach(count);
  for (const fitting of choices) {
    const near = shown.slice(-NEIGHBOUR_DISTANCE);
    const apart = fitting.filter((key) => !near.includes(key));
    const best = rarestOf(apart.length > 0 ? apart : fitting, times);
    shown.push(best);
    count(best);
  }
  return shown.slice(taken.length);
}

/** The first of those that were shown least; empty without any. */
function rarestOf(keys: readonly string[], times: ReadonlyMap<string, number>): string {
  const [best = ''] = keys.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
  return best;
}
