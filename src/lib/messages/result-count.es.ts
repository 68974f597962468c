import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

const nouns = (noun: string) => ({ one: ` ${noun}`, other: ` ${noun}s` });

/** Messages of how many trips a list has, in Spanish: of all, and as written in a locale. */
export const es: ResultCountMessages = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('es', all, nouns('viaje'))],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' de ',
    written,
    plural('es', all, nouns('viaje')),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('es', all, nouns('ejemplo'))],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' de ',
    written,
    plural('es', all, nouns('ejemplo')),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('es', all, nouns('resultado'))],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
