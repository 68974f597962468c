import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in Spanish. */
export const es: FieldsMessages = {
  enter: (allowed: string) => `Escribe ${allowed}.`,
};
