import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in Italian. */
export const it: ChunkErrorsMessages = {
  label: 'Caricamento',
  close: 'Chiudi',
  reload: 'Ricarica',
  offline: 'La prima volta questa parte ha bisogno di una connessione. Il resto della pagina funziona.',
  unsaved: 'Questa parte non si è caricata. Quello che hai scritto è ancora qui.',
  failed: 'Questa parte non si è caricata. Il resto della pagina funziona.',
};
