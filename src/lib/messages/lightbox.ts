import { inLanguages } from './in-languages.ts';
import { en } from './lightbox.en.ts';

/** Messages of pictures over the whole window. */
export const lightboxMessages = inLanguages({ en });
