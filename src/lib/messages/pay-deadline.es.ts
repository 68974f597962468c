import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in Spanish. */
export const es: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['Paga antes del ', moment, ', hora de Palawan'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. Después liberamos tus plazas.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (',
    here,
    ' donde estás). Después liberamos tus plazas.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['Cómo pagar está también en nuestro correo a ', email, '.'],
};
