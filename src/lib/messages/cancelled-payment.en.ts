import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in English. */
export const en = {
  title: 'No payment was made',
  titleNothingDue: 'There is nothing to pay',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'You were not charged. We still hold your places: booking ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['This is booking ', ref, '.'],
  another: 'Pay another way',
  trips: 'Your trips',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Total',
  seeBooking: 'See the booking',
  restore: 'Move the trips back to the cart',
  restoreHelp: 'In the cart you can change them. This cancels the unpaid booking, free of charge.',
  cart: 'Your cart',
  failed: { not: 'Nothing was changed', safe: 'Your booking is still there.' },
  notChecked: (trips: string) => `Nothing was changed: ${trips} could not be checked. Try again when you are online.`,
  wouldBeLost: (trips: string) =>
    `Nothing was changed: ${trips} would be lost, because it can no longer be booked. Pay this booking as it is, or write to us.`,
  cartIsFull: (tooMany: number) => `Nothing was changed: your cart is full. Remove ${tooMany} of its trips first.`,
  changed: 'Something has changed. Reload the page.',
  unexpected: 'Something went wrong. Reload the page and check your booking and your cart.',
};

export type CancelledPaymentMessages = typeof en;
