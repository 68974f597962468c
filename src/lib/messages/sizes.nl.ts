import type { SizesMessages } from './sizes.en.ts';

/** Messages of sizes of files in Dutch. */
export const nl: SizesMessages = {
  megabytes: (count: string) => `${count} MB`,
  gigabytes: (count: string) => `${count} GB`,
};
