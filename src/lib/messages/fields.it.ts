import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in Italian. */
export const it: FieldsMessages = {
  enter: (allowed: string) => `Scrivi ${allowed}.`,
};
