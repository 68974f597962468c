import { en } from './destination-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a town and what can be booked there. */
export const destinationPageMessages = inLanguages({ en });
