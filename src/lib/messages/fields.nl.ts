import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in Dutch. */
export const nl: FieldsMessages = {
  enter: (allowed: string) => `Vul dit in: ${allowed}.`,
};
