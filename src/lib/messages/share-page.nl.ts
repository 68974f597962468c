import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in Dutch. */
export const nl: SharePageMessages = {
  copied: 'Link gekopieerd. Plak hem waar je wilt.',
  copyByHand: 'Kopieer deze link:',
  link: 'Link naar deze pagina',
};
