import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in Dutch. */
export const nl: ShortlistActionsMessages = {
  saved: 'Bewaard.',
  viewList: 'Lijst bekijken',
  removed: 'Verwijderd uit je bewaarde trips.',
  compare: 'Vergelijken',
  removedFromComparison: 'Verwijderd uit de vergelijking.',
  addedFirst: 'Toegevoegd. Kies er nog een of twee om te vergelijken.',
  added: (count: number, most: number) => `Toegevoegd: ${count} van ${most}.`,
  full: 'Je kunt tot drie trips vergelijken. Verwijder er eerst een.',
};
