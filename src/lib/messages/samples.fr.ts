import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in French. */
export const fr: SamplesMessages = { type: (type: string) => `${type} · Exemple, non réservable` };
