import { inLanguages } from './in-languages.ts';
import { en } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking. */
export const payDeadlineMessages = inLanguages({ en });
