import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in Italian. */
export const it: SearchPageMessages = {
  description:
    'Tutti i van condivisi, i van privati, le barche e i tour a Palawan che puoi prenotare con noi, per paese e per nome, ognuno con il prezzo in dollari USA.',
  trips: 'Viaggi',
  byRoute: 'Per tratta',
};
