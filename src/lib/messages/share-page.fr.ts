import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in French. */
export const fr: SharePageMessages = {
  copied: 'Lien copié. Collez-le où vous voulez.',
  copyByHand: 'Copiez ce lien\u00a0:',
  link: 'Lien vers cette page',
};
