import { plural } from './format.ts';

/** Messages of the page of saved trips in English. */
export const en = {
  failed: 'Something went wrong in your saved trips. The rest of the page works.',
  none: 'Nothing saved yet. Tap the heart on a trip to save it here.',
  compare: 'Compare trips side by side',
  compareTrips: (count: number) => plural('en', count, { one: 'Compare 1 trip', other: `Compare ${count} trips` }),
  recent: 'Recently viewed',
};

export type SavedTripsMessages = typeof en;
