import { inLanguages } from './in-languages.ts';
import { en } from './share-page.en.ts';

/** Messages of sharing a page. */
export const sharePageMessages = inLanguages({ en });
