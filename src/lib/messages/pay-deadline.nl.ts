import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in Dutch. */
export const nl: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Betaal uiterlijk ', moment, ', Palawan-tijd'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. Daarna geven we je plaatsen vrij.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (',
    here,
    ' waar jij bent). Daarna geven we je plaatsen vrij.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['Hoe je betaalt staat ook in onze e-mail aan ', email, '.'],
};
