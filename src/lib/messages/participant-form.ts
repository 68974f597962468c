import { inLanguages } from './in-languages.ts';
import { en } from './participant-form.en.ts';

/** Messages of the form of somebody who travels. */
export const participantFormMessages = inLanguages({ en });
