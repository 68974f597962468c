import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in German. */
export const de: StorageBlockedScreenMessages = {
  title: 'Dein Browser blockiert den Speicher',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'Diese Website kann hier nichts speichern, deshalb ist dein Warenkorb auf jeder Seite leer und du kannst nicht buchen. Erlaub in den Einstellungen deines Browsers Cookies und Websitedaten für diese Website und wähl deine Trips noch einmal. Oder sag uns, was du buchen möchtest. Wir antworten: ',
    hours,
    '.',
  ],
};
