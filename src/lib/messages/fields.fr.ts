import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in French. */
export const fr: FieldsMessages = {
  enter: (allowed: string) => `Indiquez ${allowed}.`,
};
