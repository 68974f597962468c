import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in Italian. */
export const it: SharePageMessages = {
  copied: 'Link copiato. Incollalo dove vuoi.',
  copyByHand: 'Copia questo link:',
  link: 'Link a questa pagina',
};
