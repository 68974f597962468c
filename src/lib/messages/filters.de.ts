import type { FiltersMessages } from './filters.en.ts';
import type { MessageParts } from './message-parts.ts';

const anywhere = 'Egal wo';

/** “Anywhere” is left out where it would need another form. */
const route = (origin: string, destination: string) => {
  if (origin === anywhere) return `Nach ${destination}`;
  return destination === anywhere ? `Von ${origin}` : `${origin} nach ${destination}`;
};

/** Messages of the filters of a list of trips in German. */
export const de: FiltersMessages = {
  failed: 'Bei den Filtern ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  form: 'Trips filtern',
  find: 'Trips finden',
  keywords: 'Stichwörter',
  keywordsExample: 'Lagune, Kajak, Sammelvan',
  filters: 'Filter',
  filtersCount: (count: number) => `Filter (${count})`,
  sortBy: 'Sortieren',
  sort: {
    popularity: 'Am beliebtesten',
    price_asc: 'Preis, niedrigster zuerst',
    price_desc: 'Preis, höchster zuerst',
    name_asc: 'Name, A bis Z',
    name_desc: 'Name, Z bis A',
  },
  origin: 'Von',
  destination: 'Nach',
  anywhere,
  anywhereInPalawan: 'Egal wo auf Palawan',
  route,
  day: 'Tag',
  anyDay: 'Jeder Tag',
  dayIsOver: 'Dieser Tag ist vorbei. Wähl heute oder einen späteren Tag.',
  people: 'Personen',
  dayAndPeople: <Part>(day: Part, people: Part): MessageParts<Part> => [day, ' · Personen: ', people],
  kind: 'Art des Trips',
  departs: 'Abfahrt',
  dayParts: { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' },
  duration: 'Dauer',
  anyLength: 'Jede Dauer',
  lengths: { short: 'Bis 3 Stunden', half: '3 bis 6 Stunden', day: '6 bis 24 Stunden', days: 'Mehrere Tage' },
  provider: 'Anbieter',
  anyone: 'Alle',
  freeCancellation: 'Kostenlose Stornierung',
  hasHighlights: 'Highlights auf der Seite',
  only: 'Muss dabei sein',
  price: (people: number) => `Preis für ${people}`,
  lowest: 'Niedrigster Preis',
  highest: 'Höchster Preis',
  orMore: (price: string) => `${price} oder mehr`,
  active: {
    title: 'Deine Filter',
    removeDay: 'Tag entfernen: ',
    day: <Part>(day: Part): MessageParts<Part> => ['Am ', day],
    remove: (filter: string) => `Filter entfernen: ${filter}`,
    reset: 'Alle zurücksetzen',
    from: (place: string) => `Von ${place}`,
    to: (place: string) => `Nach ${place}`,
    keywords: (words: string) => `„${words}“`,
    provider: (provider: string) => `Anbieter ${provider}`,
    upTo: <Part>(price: Part): MessageParts<Part> => ['Bis ', price],
    atLeast: <Part>(price: Part): MessageParts<Part> => ['Ab ', price],
    between: <Part>(low: Part, high: Part): MessageParts<Part> => [low, ' bis ', high],
  },
  problems: {
    'no-listings': 'Die Filter konnten nicht geladen werden. Unten stehen alle Trips.',
    'old-listings': 'Die Trips konnten nicht neu geladen werden.',
    'no-words': 'Die Stichwortsuche konnte nicht geladen werden. Du siehst dieselben Trips wie zuvor.',
  },
  retry: 'Noch einmal',
};
