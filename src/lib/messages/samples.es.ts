import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in Spanish. */
export const es: SamplesMessages = { type: (type: string) => `${type} · Ejemplo, no se puede reservar` };
