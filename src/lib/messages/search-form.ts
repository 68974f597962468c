import { inLanguages } from './in-languages.ts';
import { en } from './search-form.en.ts';

/** Messages of the form that finds a trip. */
export const searchFormMessages = inLanguages({ en });
