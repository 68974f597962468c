import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

const trips = { one: ' voyage', other: ' voyages' };
const examples = { one: ' exemple', other: ' exemples' };
const results = { one: ' résultat', other: ' résultats' };

/** Messages of how many trips a list has, in French: of all, and as written in a locale. */
export const fr: ResultCountMessages = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('fr', all, trips)],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' sur ',
    written,
    plural('fr', all, trips),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('fr', all, examples)],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' sur ',
    written,
    plural('fr', all, examples),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('fr', all, results)],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
