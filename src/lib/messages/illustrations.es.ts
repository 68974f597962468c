import type { IllustrationsMessages } from './illustrations.en.ts';

/** Messages that mark drawn pictures, in Spanish. */
export const es: IllustrationsMessages = { one: 'Ilustración', all: 'Ilustraciones' };
