import { inLanguages } from './in-languages.ts';
import { en } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices. */
export const privacyChoicesMessages = inLanguages({ en });
