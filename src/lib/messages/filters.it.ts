import type { FiltersMessages } from './filters.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

const anywhere = 'Qualsiasi luogo';

/** Either end may be anywhere. */
const route = (origin: string, destination: string) => {
  if (origin === anywhere) return `Per ${destination}`;
  return destination === anywhere ? `Da ${origin}` : `Da ${origin} a ${destination}`;
};

/** Messages of the filters of a list of trips in Italian. */
export const it: FiltersMessages = {
  failed: 'Qualcosa è andato storto nei filtri. Il resto della pagina funziona.',
  form: 'Filtra i viaggi',
  find: 'Trova viaggi',
  keywords: 'Parole chiave',
  keywordsExample: 'Laguna, kayak, van condiviso',
  filters: 'Filtri',
  filtersCount: (count: number) => `Filtri (${count})`,
  sortBy: 'Ordina per',
  sort: {
    popularity: 'I più richiesti',
    price_asc: 'Prezzo, dal più basso',
    price_desc: 'Prezzo, dal più alto',
    name_asc: 'Nome, dalla A alla Z',
    name_desc: 'Nome, dalla Z alla A',
  },
  origin: 'Da',
  destination: 'A',
  anywhere,
  anywhereInPalawan: 'Ovunque a Palawan',
  route,
  day: 'Giorno',
  anyDay: 'Qualsiasi giorno',
  dayIsOver: 'Questo giorno è già finito. Scegli oggi o un giorno dopo.',
  people: 'Persone',
  dayAndPeople: <Part>(day: Part, people: Part): MessageParts<Part> => [day, ' · Persone: ', people],
  kind: 'Tipo di viaggio',
  departs: 'Partenza',
  dayParts: { morning: 'Mattina', afternoon: 'Pomeriggio', evening: 'Sera' },
  duration: 'Durata',
  anyLength: 'Qualsiasi durata',
  lengths: { short: 'Fino a 3 ore', half: 'Da 3 a 6 ore', day: 'Da 6 a 24 ore', days: 'Più giorni' },
  provider: 'Operatore',
  anyone: 'Tutti',
  freeCancellation: 'Cancellazione gratuita',
  hasHighlights: 'Punti forti nella scheda',
  only: 'Solo viaggi con',
  price: (people: number) =>
    plural('it', people, { one: 'Prezzo per 1 persona', other: `Prezzo per ${people} persone` }),
  lowest: 'Prezzo minimo',
  highest: 'Prezzo massimo',
  orMore: (price: string) => `${price} o più`,
  active: {
    title: 'I tuoi filtri',
    removeDay: 'Togli il giorno: ',
    day: <Part>(day: Part): MessageParts<Part> => ['Per ', day],
    remove: (filter: string) => `Togli il filtro: ${filter}`,
    reset: 'Azzera tutto',
    from: (place: string) => `Da ${place}`,
    to: (place: string) => `A ${place}`,
    keywords: (words: string) => `“${words}”`,
    provider: (provider: string) => `Con ${provider}`,
    upTo: <Part>(price: Part): MessageParts<Part> => ['Fino a ', price],
    atLeast: <Part>(price: Part): MessageParts<Part> => ['Da ', price],
    between: <Part>(low: Part, high: Part): MessageParts<Part> => ['Da ', low, ' a ', high],
  },
  problems: {
    'no-listings': 'I filtri non si sono caricati. Qui sotto ci sono tutti i viaggi.',
    'old-listings': 'Le schede non si sono ricaricate',
    'no-words': 'La ricerca per parole chiave non si è caricata. Vedi gli stessi viaggi di prima.',
  },
  retry: 'Riprova',
};
