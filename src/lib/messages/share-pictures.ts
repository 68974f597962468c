import { inLanguages } from './in-languages.ts';
import { en } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers. */
export const sharePicturesMessages = inLanguages({ en });
