import { inLanguages } from './in-languages.ts';
import { en } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from. */
export const pictureOriginMessages = inLanguages({ en });
