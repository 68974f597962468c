import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in English. */
export const en = {
  form: 'Pay',
  howToPay: 'How to pay',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Pay the rest by ', moment, ', Palawan time'],
  another: 'Pay another way',
  calledOff: {
    alone: 'Your trip is called off. Before you pay, choose another day for it. Or cancel the booking.',
    amongOthers:
      'One of your trips is called off. Before you pay, choose another day for it, or remove it from the booking.',
  },
  noService: 'You cannot pay on this copy of the site. Write to us and we will tell you how to pay.',
  showHow: 'Show me how to pay',
  pay: (amount: string) => `Pay ${amount}`,
  busy: 'One moment …',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Please pay ', amount, ' in one of these ways:'],
  copyReference: 'Copy the reference',
  nothingDue: 'There is nothing to pay at the moment.',
  failed: { not: 'No payment was started', safe: 'Your booking has not changed.' },
};

export type BookingPaymentMessages = typeof en;
