import type { SizesMessages } from './sizes.en.ts';

/** Messages of sizes of files in Chinese. */
export const zh: SizesMessages = {
  megabytes: (count: string) => `${count} MB`,
  gigabytes: (count: string) => `${count} GB`,
};
