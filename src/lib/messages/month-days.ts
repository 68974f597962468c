import { inLanguages } from './in-languages.ts';
import { en } from './month-days.en.ts';

/** Messages that name days of a month. */
export const monthDaysMessages = inLanguages({ en });
