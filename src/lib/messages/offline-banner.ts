import { inLanguages } from './in-languages.ts';
import { en } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection. */
export const offlineBannerMessages = inLanguages({ en });
