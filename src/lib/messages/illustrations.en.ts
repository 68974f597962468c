/** Messages that mark drawn pictures, in English. */
export const en = { one: 'Illustration', all: 'Illustrations' };

export type IllustrationsMessages = typeof en;
