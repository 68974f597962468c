import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in Italian. */
export const it: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Paga entro ', moment, ', ora di Palawan'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. Dopo liberiamo i tuoi posti.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (',
    here,
    ' dove sei tu). Dopo liberiamo i tuoi posti.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['Come pagare lo trovi anche nella nostra e-mail a ', email, '.'],
};
