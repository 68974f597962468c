import type { ComparisonMessages } from './comparison.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in Dutch. */
export const nl: ComparisonMessages = {
  failed: 'Er ging iets mis in de vergelijking. De rest van de pagina werkt.',
  removed: (trip: string) => `Verwijderd: ${trip}.`,
  full: 'Je kunt tot drie trips vergelijken. Verwijder er eerst een.',
  partIgnored: (most: number) =>
    `Een deel van deze link is genegeerd: er staan onbekende trips in, of meer dan ${most}.`,
  none: 'Nog niets te vergelijken. Open een trip en druk op Vergelijken.',
  addBelow: 'Of voeg er hieronder een toe.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'Bekijk ',
    tours('tours'),
    ' en ',
    transfers('transfers'),
    '.',
  ],
  share: 'Deze vergelijking delen',
  offer: 'Toevoegen uit bewaard en laatst bekeken',
  add: (trip: string) => `${trip} toevoegen`,
  caption: 'Trips naast elkaar',
  book: 'Boeken',
  bookTrip: (trip: string) => `${trip} boeken`,
  remove: 'Verwijderen',
  removeTrip: (trip: string) => `${trip} verwijderen`,
  price: (people: number) =>
    plural('nl', people, { one: 'Prijs voor 1 persoon', other: `Prijs voor ${people} personen` }),
  each: 'Per persoon, ongeveer',
  cash: (people: number) =>
    plural('nl', people, {
      one: 'Contant meenemen voor 1 persoon',
      other: `Contant meenemen voor ${people} personen`,
    }),
  noCash: 'Niets',
  duration: 'Duur',
  departures: 'Vertrek',
  cancellation: 'Annuleren',
  included: 'Inbegrepen',
  excluded: 'Niet inbegrepen',
  provider: 'Aanbieder',
  vans: (count: number) => `in ${count} busjes`,
  boats: (count: number) => `op ${count} boten`,
};
