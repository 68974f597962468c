import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in French. */
export const fr: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Payez avant le ', moment, ' (heure de Palawan)'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. Ensuite, nous libérons vos places.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ', soit le ',
    here,
    ' là où vous êtes. Ensuite, nous libérons vos places.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['Notre e-mail à ', email, ' dit aussi comment payer.'],
};
