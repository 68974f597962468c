import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in German. */
export const de: SharePageMessages = {
  copied: 'Link kopiert. Füg ihn ein, wo du willst.',
  copyByHand: 'Kopiere diesen Link:',
  link: 'Link zu dieser Seite',
};
