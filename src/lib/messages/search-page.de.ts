import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in German. */
export const de: SearchPageMessages = {
  description:
    'Jeder Sammelvan, private Van, jedes Boot und jede Tour auf Palawan, die du bei uns buchen kannst, nach Ort und Namen, jeweils mit dem Preis in US-Dollar.',
  trips: 'Trips',
  byRoute: 'Nach Strecke',
};
