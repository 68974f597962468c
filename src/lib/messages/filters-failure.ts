import { en } from './filters-failure.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of filters that failed. */
export const filtersFailureMessages = inLanguages({ en });
