import { atom } from 'nanostores';
import type { CardPicture } from '../../lib/catalogue/listing-card.ts';
import { onDemand } from '../kit/on-demand.ts';

/** Pictures for cards by the address of their listing's picture; null until they are known. */
export const $cardPictures = atom<ReadonlyMap<string, CardPicture> | null>(null);

const pictures = onDemand(async () => {
  // What requests the table is here already: the catalogue came with it.
  const [{ loadSiteData }, { picturesContract }] = await Promise.all([
    import('../kit/load-site-data.ts'),
    import('../../lib/site/site-data.contract.ts'),
  ]);
  const table = await loadSiteData(picturesContract);
  const known = Object.entries(table).map(
    ([address, { srcset, src }]) => [address, { avifSrcset: srcset, src }] as const,
  );
  $cardPictures.set(new Map(known));
});

/**
 * Loads the pictures. Where they do not come, cards show theirs as a whole, and the next call tries
 * again.
 */
export function loadCardPictures(): Promise<void> {
  return pictures.load().catch(() => {
    if (!$cardPictures.get()) $cardPictures.set(new Map());
  });
}
