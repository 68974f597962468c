import { en } from './contact-links.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the ways to reach the operator. */
export const contactLinksMessages = inLanguages({ en });
