import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in French. */
export const fr: PictureOriginMessages = {
  allDrawn:
    'Les images de ce site sont des illustrations\u00a0: elles ont été dessinées pour montrer comment sont les lieux et les voyages, et ne sont pas des photos.',
  someDrawn:
    'Les images marquées comme illustrations ont été dessinées pour montrer comment sont les lieux et les voyages\u202f; toutes les autres sont des photos.',
};
