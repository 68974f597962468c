import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in German. */
export const de: FieldsMessages = {
  enter: (allowed: string) => `Bitte eingeben: ${allowed}.`,
};
