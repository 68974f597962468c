import { en } from './email-link.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail with the link to a booking. */
export const emailLinkMessages = inLanguages({ en });
