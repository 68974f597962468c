import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in Italian. */
export const it: IllustrationsMessages = { one: 'Illustrazione', all: 'Illustrazioni' };
