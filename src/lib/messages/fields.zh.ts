import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in Chinese. */
export const zh: FieldsMessages = {
  enter: (allowed: string) => `请填写${allowed}。`,
};
