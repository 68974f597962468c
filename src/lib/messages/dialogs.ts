import { en } from './dialogs.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what all dialogs have. */
export const dialogsMessages = inLanguages({ en });
