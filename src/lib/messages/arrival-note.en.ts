import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in English. */
export const en = {
  missed: 'You arrive after this departure.',
  tight: (minutes: number) => `You have only ${minutes} minutes between your arrival and the departure.`,
  later: 'Choose a later time if you can.',
  better: <Part>(hour: Part): MessageParts<Part> => ['The one at ', hour, ' leaves enough time.'],
};

export type ArrivalNoteMessages = typeof en;
