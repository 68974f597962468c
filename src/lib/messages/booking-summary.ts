import { en } from './booking-summary.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what a trip costs and includes, in its booking form. */
export const bookingSummaryMessages = inLanguages({ en });
