import type { MessageParts } from './message-parts.ts';

/** Messages of the deadline to pay a booking in English. */
export const en = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Pay by ', moment, ', Palawan time'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. After that we release your places.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (',
    here,
    ' where you are). After that we release your places.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['You also find how to pay in our e-mail to ', email, '.'],
};

export type PayDeadlineMessages = typeof en;
