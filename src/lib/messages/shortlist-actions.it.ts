import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in Italian. */
export const it: ShortlistActionsMessages = {
  saved: 'Salvato.',
  viewList: 'Vedi l’elenco',
  removed: 'Tolto dai tuoi viaggi salvati.',
  compare: 'Confronta',
  removedFromComparison: 'Tolto dal confronto.',
  addedFirst: 'Aggiunto. Scegline altri uno o due da confrontare.',
  added: (count: number, most: number) => `Aggiunto: ${count} di ${most}.`,
  full: 'Puoi confrontare fino a tre viaggi. Prima togline uno.',
};
