import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in German. */
export const de: ChunkErrorsMessages = {
  label: 'Laden',
  close: 'Schließen',
  reload: 'Neu laden',
  offline: 'Dieser Teil braucht beim ersten Mal eine Verbindung. Der Rest der Seite funktioniert.',
  unsaved: 'Dieser Teil konnte nicht geladen werden. Was du getippt hast, ist noch hier.',
  failed: 'Dieser Teil konnte nicht geladen werden. Der Rest der Seite funktioniert.',
};
