import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in French. */
export const fr: ShortlistActionsMessages = {
  saved: 'Enregistré.',
  viewList: 'Voir la liste',
  removed: 'Retiré de vos voyages enregistrés.',
  compare: 'Comparer',
  removedFromComparison: 'Retiré de la comparaison.',
  addedFirst: 'Ajouté. Choisissez-en un ou deux autres à comparer.',
  added: (count: number, most: number) => `Ajouté\u00a0: ${count} sur ${most}.`,
  full: 'Vous pouvez comparer jusqu’à trois voyages. Retirez-en d’abord un.',
};
