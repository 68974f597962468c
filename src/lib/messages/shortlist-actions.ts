import { inLanguages } from './in-languages.ts';
import { en } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip. */
export const shortlistActionsMessages = inLanguages({ en });
