import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in German. */
export const de: ArrivalNoteMessages = {
  missed: 'Du kommst erst nach dieser Abfahrt an.',
  tight: (minutes: number) => `Zwischen deiner Ankunft und der Abfahrt liegen nur ${minutes} Minuten.`,
  later: 'Wähl eine spätere Zeit, wenn du kannst.',
  better: <Part>(hour: Part): MessageParts<Part> => ['Mit der Abfahrt um ', hour, ' hast du genug Zeit.'],
};
