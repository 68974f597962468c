import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in Dutch. */
export const nl: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Gratis annuleren tot ', moment, ', Palawan-tijd.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `${percent}% terug tot `,
    moment,
    ', Palawan-tijd.',
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Alles terug behalve de aanbetaling van ${deposit}% tot `,
    moment,
    ', Palawan-tijd.',
  ],
  noneAfter: 'Daarna geen terugbetaling.',
  noneNow: 'Geen terugbetaling als je nu annuleert.',
};
