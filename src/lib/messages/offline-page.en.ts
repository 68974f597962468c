/** Messages of the page about what is saved in English. */
export const en = {
  missing: 'This page is not saved on this phone',
  all: (pages: number) => `All ${pages} pages of this site.`,
  saving: (pages: number, all: number) => `Saving: ${pages} of ${all} pages so far.`,
  noRoom: (pages: number, all: number) => `${pages} of ${all} pages. Your phone has no space for more.`,
  frugal: (pages: number, all: number) =>
    `${pages} of ${all} pages. Data saver is on or your connection is slow, so we only save pages you open.`,
  onRequest: (pages: number, all: number) => `${pages} of ${all} pages. We save the rest only if you ask for it.`,
  later: (pages: number, all: number) => `${pages} of ${all} pages. The rest follows when you are online.`,
  saveEverything: (size: string) => `Save everything (${size})`,
  unknownSize: 'Unknown',
  persisted: 'Until you clear it.',
  notPersisted: 'Until you clear it, or your phone runs out of space.',
  cleared: 'Cleared. From now on we only save pages you open. Your cart and your bookings are still here.',
};

export type OfflinePageMessages = typeof en;
