import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in French. */
export const fr: IllustrationsMessages = { one: 'Illustration', all: 'Illustrations' };
