/** Messages of the fields of forms in English. */
export const en = {
  enter: (allowed: string) => `Please enter ${allowed}.`,
};

export type FieldsMessages = typeof en;
