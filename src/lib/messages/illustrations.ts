import { en } from './illustrations.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that mark drawn pictures. */
export const illustrationsMessages = inLanguages({ en });
