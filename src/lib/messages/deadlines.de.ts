import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in German. */
export const de: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Kostenlos stornierbar bis ', moment, ', Palawan-Zeit.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `${percent}\u00a0% Erstattung bis `,
    moment,
    ', Palawan-Zeit.',
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Erstattung außer der Anzahlung von ${deposit}\u00a0% bis `,
    moment,
    ', Palawan-Zeit.',
  ],
  noneAfter: 'Danach keine Erstattung.',
  noneNow: 'Keine Erstattung, wenn du jetzt stornierst.',
};
