import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in Italian. */
export const it: LazyScreensMessages = {
  failed: 'Questa parte della pagina non si è caricata. Controlla la connessione. Quello che hai scritto è ancora qui.',
  retry: 'Riprova',
};
