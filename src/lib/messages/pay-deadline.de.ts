import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in German. */
export const de: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Zahl bis ', moment, ', Palawan-Zeit'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. Danach geben wir deine Plätze frei.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (',
    here,
    ' bei dir). Danach geben wir deine Plätze frei.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['Wie du zahlst, steht auch in unserer E-Mail an ', email, '.'],
};
