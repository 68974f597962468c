import { inLanguages } from './in-languages.ts';
import { en } from './saved-trips-failure.en.ts';

/** Messages of a list of saved trips that failed. */
export const savedTripsFailureMessages = inLanguages({ en });
