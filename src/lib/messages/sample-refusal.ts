import { inLanguages } from './in-languages.ts';
import { en } from './sample-refusal.en.ts';

/** Messages that refuse to book an example. */
export const sampleRefusalMessages = inLanguages({ en });
