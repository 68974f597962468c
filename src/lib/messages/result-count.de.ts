import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

const trips = { one: ' Trip', other: ' Trips' };

/** “3 Beispiele”, but “2 von 3 Beispielen”. */
const examples = (other: string) => ({ one: ' Beispiel', other });

/** Messages of how many trips a list has, in German: of all, and as written in a locale. */
export const de: ResultCountMessages = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('de', all, trips)],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' von ',
    written,
    plural('de', all, trips),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [
    written,
    plural('de', all, examples(' Beispiele')),
  ],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' von ',
    written,
    plural('de', all, examples(' Beispielen')),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [
    written,
    plural('de', all, { one: ' Ergebnis', other: ' Ergebnisse' }),
  ],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
