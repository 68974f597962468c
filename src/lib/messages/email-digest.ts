import { en } from './email-digest.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about several bookings. */
export const emailDigestMessages = inLanguages({ en });
