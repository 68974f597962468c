import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in Spanish. */
export const es: ArrivalNoteMessages = {
  missed: 'Llegas después de esta salida.',
  tight: (minutes: number) => `Solo tienes ${minutes} min entre tu llegada y la salida.`,
  later: 'Elige una hora posterior si puedes.',
  better: <Part>(hour: Part): MessageParts<Part> => ['La de las ', hour, ' deja tiempo suficiente.'],
};
