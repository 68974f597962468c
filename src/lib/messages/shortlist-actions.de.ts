import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in German. */
export const de: ShortlistActionsMessages = {
  saved: 'Gemerkt.',
  viewList: 'Zur Merkliste',
  removed: 'Aus der Merkliste entfernt.',
  compare: 'Vergleichen',
  removedFromComparison: 'Aus dem Vergleich entfernt.',
  addedFirst: 'Hinzugefügt. Wähl noch ein oder zwei zum Vergleichen.',
  added: (count: number, most: number) => `Hinzugefügt: ${count} von ${most}.`,
  full: 'Du kannst bis zu drei Trips vergleichen. Entferne erst einen.',
};
