/** Messages of an island that failed in English. */
export const en = {
  retry: 'Try again',
};

export type IslandsMessages = typeof en;
