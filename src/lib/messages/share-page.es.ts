import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in Spanish. */
export const es: SharePageMessages = {
  copied: 'Enlace copiado. Pégalo donde quieras.',
  copyByHand: 'Copia este enlace:',
  link: 'Enlace a esta página',
};
