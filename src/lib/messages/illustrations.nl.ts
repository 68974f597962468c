import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in Dutch. */
export const nl: IllustrationsMessages = {
  one: 'Illustratie',
  all: 'Illustraties',
};
