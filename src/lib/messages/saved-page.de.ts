import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in German. */
export const de: SavedPageMessages = {
  title: 'Gemerkte Trips',
  description: 'Die Trips, die du dir gemerkt und zuletzt angesehen hast, gespeichert in deinem Browser.',
  storedHere:
    'Nur in diesem Browser gespeichert. Wir sehen deine Liste nicht, und wenn du die Browserdaten löschst, ist sie weg.',
  noScript:
    'Zum Merken braucht es JavaScript, das in deinem Browser ausgeschaltet ist. Setz stattdessen ein Lesezeichen auf die Seite eines Trips. Am meisten gebucht:',
  mostBooked: 'Am meisten gebucht',
};
