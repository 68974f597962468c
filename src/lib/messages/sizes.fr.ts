import type { SizesMessages } from './sizes.en.ts';

/** Messages of sizes of files in French. */
export const fr: SizesMessages = {
  megabytes: (count: string) => `${count}\u00a0Mo`,
  gigabytes: (count: string) => `${count}\u00a0Go`,
};
