import { en } from './book-button.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the button that opens the booking dialog. */
export const bookButtonMessages = inLanguages({ en });
