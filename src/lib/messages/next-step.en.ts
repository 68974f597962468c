import type { MessageParts } from './message-parts.ts';

/** Messages of what to do next for a booking, in English. */
export const en = {
  next: 'Your next step',
  allSet: 'All set',
  decide: {
    title: (trip: string) => `Choose what to do about ${trip}`,
    text: 'We had to call this trip off. Choose another day at no cost, or get a full refund.',
    action: 'See your options',
  },
  pay: {
    title: (amount: string) => `Pay ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Pay ${amount} by `,
      moment,
      ', Palawan time',
    ],
    action: 'Go to payment',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Add traveller details by ', moment, ', Palawan time'],
    action: 'Add traveller details',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Add your hotel by ', moment, ', Palawan time'],
    text: (trip: string) => `The driver of ${trip} needs to know where to find you.`,
    action: 'Add your hotel',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Nothing to do. Be ready on ', moment, ', Palawan time'],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Show the voucher',
  },
};

export type NextStepMessages = typeof en;
