import { en } from './durations.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about how long a trip takes. */
export const durationsMessages = inLanguages({ en });
