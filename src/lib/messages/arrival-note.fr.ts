import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in French. */
export const fr: ArrivalNoteMessages = {
  missed: 'Vous arrivez après ce départ.',
  tight: (minutes: number) => `Vous n’avez que ${minutes} minutes entre votre arrivée et le départ.`,
  later: 'Choisissez une heure plus tardive si vous pouvez.',
  better: <Part>(hour: Part): MessageParts<Part> => ['Celui de ', hour, ' laisse assez de temps.'],
};
