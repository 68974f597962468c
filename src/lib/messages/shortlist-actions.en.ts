/** Messages of saving, comparing and sharing a trip, in English. */
export const en = {
  saved: 'Saved.',
  viewList: 'View list',
  removed: 'Removed from your saved trips.',
  compare: 'Compare',
  removedFromComparison: 'Removed from the comparison.',
  addedFirst: 'Added. Pick one or two more to compare.',
  added: (count: number, most: number) => `Added: ${count} of ${most}.`,
  full: 'You can compare up to three trips. Remove one first.',
};

export type ShortlistActionsMessages = typeof en;
