import { en } from './fields.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the fields of forms. */
export const fieldsMessages = inLanguages({ en });
