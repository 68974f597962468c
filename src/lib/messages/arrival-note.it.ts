import type { ArrivalNoteMessages } from './arrival-note.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about an arrival that leaves too little time, in Italian. */
export const it: ArrivalNoteMessages = {
  missed: 'Arrivi dopo questa partenza.',
  tight: (minutes: number) => `Tra il tuo arrivo e la partenza ci sono solo ${minutes}\u00a0min.`,
  later: 'Se puoi, scegli un orario più tardi.',
  better: <Part>(hour: Part): MessageParts<Part> => ['Con quella delle ', hour, ' hai abbastanza tempo.'],
};
