/** Messages of a list of saved trips that failed in English. */
export const en = {
  failed: 'Something went wrong in your saved trips. The rest of the page works.',
};

export type SavedTripsFailureMessages = typeof en;
