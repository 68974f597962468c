import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in Dutch. */
export const nl: ChunkErrorsMessages = {
  label: 'Laden',
  close: 'Sluiten',
  reload: 'Opnieuw laden',
  offline: 'Dit deel heeft de eerste keer verbinding nodig. De rest van de pagina werkt.',
  unsaved: 'Dit deel kon niet worden geladen. Wat je typte, staat er nog.',
  failed: 'Dit deel kon niet worden geladen. De rest van de pagina werkt.',
};
