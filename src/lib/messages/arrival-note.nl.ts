import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in Dutch. */
export const nl: ArrivalNoteMessages = {
  missed: 'Je komt pas na dit vertrek aan.',
  tight: (minutes: number) => `Je hebt maar ${minutes} minuten tussen je aankomst en het vertrek.`,
  later: 'Kies liever een latere tijd, als dat kan.',
  better: <Part>(hour: Part): MessageParts<Part> => ['Met dat van ', hour, ' heb je genoeg tijd.'],
};
