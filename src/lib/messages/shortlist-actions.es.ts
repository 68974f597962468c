import type { ShortlistActionsMessages } from './shortlist-actions.en.ts';

/** Messages of saving, comparing and sharing a trip, in Spanish. */
export const es: ShortlistActionsMessages = {
  saved: 'Guardado.',
  viewList: 'Ver la lista',
  removed: 'Quitado de tus viajes guardados.',
  compare: 'Comparar',
  removedFromComparison: 'Quitado de la comparación.',
  addedFirst: 'Añadido. Elige uno o dos más para comparar.',
  added: (count: number, most: number) => `Añadido: ${count} de ${most}.`,
  full: 'Puedes comparar hasta tres viajes. Quita uno primero.',
};
