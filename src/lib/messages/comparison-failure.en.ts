/** Messages of a comparison that failed in English. */
export const en = {
  failed: 'Something went wrong in the comparison. The rest of the page works.',
};

export type ComparisonFailureMessages = typeof en;
