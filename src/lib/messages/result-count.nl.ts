import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

const trips = { one: ' trip', other: ' trips' };
const examples = { one: ' voorbeeld', other: ' voorbeelden' };

/** Messages of how many trips a list has, in Dutch: of all, and as written in a locale. */
export const nl: ResultCountMessages = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('nl', all, trips)],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' van ',
    written,
    plural('nl', all, trips),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('nl', all, examples)],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' van ',
    written,
    plural('nl', all, examples),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [
    written,
    plural('nl', all, { one: ' resultaat', other: ' resultaten' }),
  ],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
