import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in Dutch. */
export const nl: SamplesMessages = {
  type: (type: string) => `${type} · Voorbeeld, niet te boeken`,
};
