import { inLanguages } from './in-languages.ts';
import { en } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load. */
export const lazyScreensMessages = inLanguages({ en });
