import { plural } from './format.ts';
import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in German. */
export const de: ShortlistProblemsMessages = {
  gone: (count: number) =>
    plural('de', count, {
      one: '1 Trip auf deiner Liste wird nicht mehr angeboten.',
      other: `${count} Trips auf deiner Liste werden nicht mehr angeboten.`,
    }),
  failed: (count: number) =>
    plural('de', count, {
      one: '1 Trip konnte nicht geladen werden. Prüf deine Verbindung.',
      other: `${count} Trips konnten nicht geladen werden. Prüf deine Verbindung.`,
    }),
  retry: 'Noch einmal',
  noCode: 'Deine Liste konnte nicht geladen werden. Prüf deine Verbindung und lade die Seite neu.',
};
