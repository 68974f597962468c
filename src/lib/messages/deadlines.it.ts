import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in Italian. */
export const it: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Cancellazione gratuita fino a ', moment, ', ora di Palawan.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `Rimborso ${percent}% fino a `,
    moment,
    ', ora di Palawan.',
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Rimborso di tutto tranne l’acconto del ${deposit}% fino a `,
    moment,
    ', ora di Palawan.',
  ],
  noneAfter: 'Dopo, nessun rimborso.',
  noneNow: 'Nessun rimborso se cancelli ora.',
};
