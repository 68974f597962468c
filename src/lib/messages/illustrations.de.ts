import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in German. */
export const de: IllustrationsMessages = { one: 'Illustration', all: 'Illustrationen' };
