import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in English. */
export const en = {
  title: 'Compare trips',
  description: 'Up to three trips side by side: price for your group, duration, what is included, cancellation.',
  lead: 'Up to three side by side, with the price for your group.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    'This page needs JavaScript, which is switched off in your browser. The pages for ',
    transportation('all transportation'),
    ' and ',
    tours('all tours'),
    ' show prices, times and what is included without it.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['People ', stepper],
};

export type ComparePageMessages = typeof en;
