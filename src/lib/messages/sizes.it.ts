import type { SizesMessages } from './sizes.en.ts';

/** Messages of sizes of files in Italian. */
export const it: SizesMessages = {
  megabytes: (count: string) => `${count}\u00a0MB`,
  gigabytes: (count: string) => `${count}\u00a0GB`,
};
