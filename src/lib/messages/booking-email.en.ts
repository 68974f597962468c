import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in English. */
export const en = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'We sent everything to ',
    email,
    '. Did it not arrive? Check your spam folder, then send it again.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'We sent everything to ',
    email,
    '. Did it not arrive? Check your spam folder, then send it again or correct the address.',
  ],
  sendAgain: 'Send it again',
  correct: 'Correct the address',
  sentAgain: (email: string) =>
    `Our e-mail is on its way to ${email}. It can take a few minutes. Check your spam folder too.`,
  corrected: (email: string) => `Our e-mail is on its way to ${email}. Links in earlier e-mails no longer work.`,
  field: 'E-mail',
  problem: 'Please enter an e-mail address such as maria@example.com.',
  save: 'Save and send the e-mail',
  busy: 'One moment …',
  cannotCorrect: 'You cannot correct the address here. Write to us.',
  failed: { not: 'Nothing was sent', safe: 'Your booking is saved on this device.' },
};

export type BookingEmailMessages = typeof en;
