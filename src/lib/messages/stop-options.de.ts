import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in German. */
export const de: StopOptionsMessages = {
  hotelUnknown: 'Hotel noch nicht bekannt',
  elsewhere: (place: string) => `${place}, anderswo`,
  asTyped: 'So, wie du es getippt hast',
  onRequest: 'Auf Anfrage: Wir bestätigen per Nachricht',
};
