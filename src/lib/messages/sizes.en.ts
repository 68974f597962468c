/** Messages of sizes of files in English. */
export const en = {
  megabytes: (count: string) => `${count} MB`,
  gigabytes: (count: string) => `${count} GB`,
};

export type SizesMessages = typeof en;
