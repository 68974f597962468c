import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in German. */
export const de: LazyScreensMessages = {
  failed: 'Dieser Teil der Seite wurde nicht geladen. Prüf deine Verbindung. Was du eingegeben hast, ist noch hier.',
  retry: 'Noch einmal',
};
