import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in Italian. */
export const it: SamplesMessages = { type: (type: string) => `${type} · Esempio, non si può prenotare` };
