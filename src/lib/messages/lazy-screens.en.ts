/** Messages of a part of a page whose code did not load in English. */
export const en = {
  failed: 'This part of the page did not load. Check your connection. What you entered is still here.',
  retry: 'Try again',
};

export type LazyScreensMessages = typeof en;
