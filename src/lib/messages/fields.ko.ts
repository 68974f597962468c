import type { FieldsMessages } from './fields.en.ts';

/** Messages of the fields of forms in Korean. */
export const ko: FieldsMessages = {
  enter: (allowed: string) => `이렇게 입력해 주세요: ${allowed}.`,
};
