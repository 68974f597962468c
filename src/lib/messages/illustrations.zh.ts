import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in Chinese. */
export const zh: IllustrationsMessages = { one: '插图', all: '插图' };
