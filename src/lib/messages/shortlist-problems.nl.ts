import { plural } from './format.ts';
import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in Dutch. */
export const nl: ShortlistProblemsMessages = {
  gone: (count: number) =>
    plural('nl', count, {
      one: '1 trip op je lijst wordt niet meer aangeboden.',
      other: `${count} trips op je lijst worden niet meer aangeboden.`,
    }),
  failed: (count: number) =>
    plural('nl', count, {
      one: '1 trip kon niet worden geladen. Controleer je verbinding.',
      other: `${count} trips konden niet worden geladen. Controleer je verbinding.`,
    }),
  retry: 'Opnieuw proberen',
  noCode: 'Je lijst kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.',
};
