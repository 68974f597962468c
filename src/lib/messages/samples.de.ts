import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in German. */
export const de: SamplesMessages = { type: (type: string) => `${type} · Beispiel, nicht buchbar` };
