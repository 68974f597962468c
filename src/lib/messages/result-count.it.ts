import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

const trips = { one: ' viaggio', other: ' viaggi' };
const examples = { one: ' esempio', other: ' esempi' };
const results = { one: ' risultato', other: ' risultati' };

/** Messages of how many trips a list has, in Italian: of all, and as written in a locale. */
export const it: ResultCountMessages = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('it', all, trips)],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' di ',
    written,
    plural('it', all, trips),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('it', all, examples)],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' di ',
    written,
    plural('it', all, examples),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('it', all, results)],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
