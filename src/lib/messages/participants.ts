import { inLanguages } from './in-languages.ts';
import { en } from './participants.en.ts';

/** Messages of the page with the forms of those who travel. */
export const participantsMessages = inLanguages({ en });
