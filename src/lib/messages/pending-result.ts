import { inLanguages } from './in-languages.ts';
import { en } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection. */
export const pendingResultMessages = inLanguages({ en });
