import { en } from './email-called-off.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about a departure that is called off. */
export const emailCalledOffMessages = inLanguages({ en });
