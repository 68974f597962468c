import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

/** Messages of how many trips a list has, in Korean: of all, and as written in a locale. */
export const ko: ResultCountMessages = {
  trips: <Part>(_all: number, written: Part): MessageParts<Part> => ['여행 ', written, '개'],
  tripsOf: <Part>(_all: number, found: Part, written: Part): MessageParts<Part> => [
    '여행 ',
    written,
    '개 중 ',
    found,
    '개',
  ],
  examples: <Part>(_all: number, written: Part): MessageParts<Part> => ['예시 ', written, '개'],
  examplesOf: <Part>(_all: number, found: Part, written: Part): MessageParts<Part> => [
    '예시 ',
    written,
    '개 중 ',
    found,
    '개',
  ],
  results: <Part>(_all: number, written: Part): MessageParts<Part> => ['결과 ', written, '개'],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, ', ', examples],
};
