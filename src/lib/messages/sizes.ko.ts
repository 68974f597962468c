import type { SizesMessages } from './sizes.en.ts';

/** Messages of sizes of files in Korean. */
export const ko: SizesMessages = {
  megabytes: (count: string) => `${count}MB`,
  gigabytes: (count: string) => `${count}GB`,
};
