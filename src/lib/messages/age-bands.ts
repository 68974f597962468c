import { en } from './age-bands.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of age groups. */
export const ageBandsMessages = inLanguages({ en });
