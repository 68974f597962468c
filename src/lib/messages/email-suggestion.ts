import { en } from './email-suggestion.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that suggest the correction of an address. */
export const emailSuggestionMessages = inLanguages({ en });
