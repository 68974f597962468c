import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

const nouns = (noun: string) => ({ one: ` ${noun}`, other: ` ${noun}s` });

/** Messages of how many trips a list has, in English: of all, and as written in a locale. */
export const en = {
  trips: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('en', all, nouns('trip'))],
  tripsOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' of ',
    written,
    plural('en', all, nouns('trip')),
  ],
  examples: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('en', all, nouns('example'))],
  examplesOf: <Part>(all: number, found: Part, written: Part): MessageParts<Part> => [
    found,
    ' of ',
    written,
    plural('en', all, nouns('example')),
  ],
  results: <Part>(all: number, written: Part): MessageParts<Part> => [written, plural('en', all, nouns('result'))],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};

export type ResultCountMessages = typeof en;
