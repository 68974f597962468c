import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in English. */
export const en = {
  booked: (ref: string) => `Booked: ${ref}`,
  next: 'Taking you to the next step …',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['Still here? ', open, '.'],
  openBooking: 'Open your booking to pay',
  order: {
    title: 'Your trips',
    change: 'Change',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Total',
    dueNow: 'Due now',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Due by ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Bring ',
      amount,
      ' in cash for fees you pay on the spot. They are not included in the total.',
    ],
    palawanTime: 'All times are Palawan time.',
  },
  /** A booking that was saved without a connection and then refused. */
  rejected: {
    title: 'Not booked yet',
    text: (why: string) => `The booking saved on this phone was not made. ${why}`,
    check: 'Check your trips and details, then book again.',
  },
  changedPlaces: { title: 'Places have changed', other: 'Choose another departure in the cart' },
  blocked: {
    title: 'Your cart cannot be booked as it is',
    departed: 'This trip has already left.',
    withdrawn: 'This trip is no longer offered.',
    fix: 'Fix in cart',
  },
  empty: {
    unpaid: (ref: string) => `Booking ${ref} is not paid yet`,
    unpaidText: 'Your trips are booked, so your cart is empty. We hold your places while we wait for your payment.',
    pay: 'View and pay',
    text: 'Your cart is empty. Choose a trip first, then come back here to book it.',
    transfer: 'Find a transfer',
    tour: 'Find a tour',
    trips: 'My trips',
  },
  full: {
    title: 'Not enough places are left',
    text: 'Nothing was booked, and your details are safe. Choose another departure for these trips, then book again.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title} is now on `, moment, '.'],
    bookAgain: 'Book again below.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `No departure in the next few days has room for ${people}: `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `No departure in the next few days has room for ${people}: `,
      ask,
      ' about this one, or ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['Or ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['Or ', ask, ' about this one, or ', cart, '.'],
    ask: 'ask us',
    cart: 'choose another day in the cart',
  },
  pending: {
    title: 'Saved on this phone, not sent yet',
    text: 'Nothing is booked yet. We send your booking, once only, as soon as you are online. You can leave this page or close the browser.',
    sending: 'Sending …',
    failed: 'Still no answer. Your booking is safe on this phone and will be sent later.',
    send: 'Send now',
    change: 'Change it first',
  },
  prices: {
    changed: (trips: number) => plural('en', trips, { one: 'A price has changed', other: 'Prices have changed' }),
    gone: (title: string) => `${title}: it can no longer be booked, so we removed it.`,
    /** Heard before the old price, and before the new one. */
    was: 'was',
    isNow: 'is now',
    accept: 'Accept new prices',
  },
  refused: 'These trips cannot be booked as they are',
};

export type CheckoutMessages = typeof en;
