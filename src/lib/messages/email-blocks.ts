import { en } from './email-blocks.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that mails to travellers share. */
export const emailBlocksMessages = inLanguages({ en });
