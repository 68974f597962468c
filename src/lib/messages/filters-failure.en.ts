/** Messages of filters that failed in English. */
export const en = {
  failed: 'Something went wrong in the filters. The rest of the page works.',
};

export type FiltersFailureMessages = typeof en;
