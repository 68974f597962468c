import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in German. */
export const de: StorageBlockedMessages = {
  cart: 'Dein Warenkorb',
  why: 'Aber dein Browser blockiert den Speicher für diese Website, deshalb ist dein Warenkorb auf der nächsten Seite leer. Schick uns die Trips als Anfrage, oder erlaub dieser Website, Daten zu speichern.',
  close: 'Schließen',
};
