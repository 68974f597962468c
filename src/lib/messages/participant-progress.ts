import { inLanguages } from './in-languages.ts';
import { en } from './participant-progress.en.ts';

/** Messages of how many forms of travellers are complete. */
export const participantProgressMessages = inLanguages({ en });
