import type { MessageParts } from './message-parts.ts';
import type { ResultCountMessages } from './result-count.en.ts';

/** Messages of how many trips a list has, in Chinese: of all, and as written in a locale. */
export const zh: ResultCountMessages = {
  trips: <Part>(_all: number, written: Part): MessageParts<Part> => [written, '个行程'],
  tripsOf: <Part>(_all: number, found: Part, written: Part): MessageParts<Part> => [written, '个行程中的', found, '个'],
  examples: <Part>(_all: number, written: Part): MessageParts<Part> => [written, '个示例'],
  examplesOf: <Part>(_all: number, found: Part, written: Part): MessageParts<Part> => [
    written,
    '个示例中的',
    found,
    '个',
  ],
  results: <Part>(_all: number, written: Part): MessageParts<Part> => [written, '个结果'],
  tripsAndExamples: <Part>(trips: Part, examples: Part): MessageParts<Part> => [trips, '，', examples],
};
