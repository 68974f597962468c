import { inLanguages } from './in-languages.ts';
import { en } from './transfer-facts.en.ts';

/** Messages of what holds for every van. */
export const transferFactsMessages = inLanguages({ en });
