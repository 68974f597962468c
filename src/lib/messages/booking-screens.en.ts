import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in English. */
export const en = {
  cannotOpen: (ref: string) => `Booking ${ref} cannot be opened`,
  cannotOpenReasons: {
    offline:
      'You are offline, and this booking is not saved on this device yet. Open this page again when you are online.',
    unavailable: 'Our service is not responding right now. Nothing is lost; try again in a moment.',
    'no-api': 'This copy of the site stores no bookings. Write to us: the reference is already in the message.',
    'not-found':
      'This device cannot open that booking, or the booking does not exist. Open the link in our e-mail. Lost it? Go to My trips and use “Lost the link?”.',
  },
  oldReasons: {
    offline: 'No connection.',
    unavailable: 'Our service is not responding right now.',
    'no-api': 'This copy of the site has no booking service.',
    'not-found': 'This device can no longer open this booking.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => [
    'You see the booking as it was on ',
    moment,
    ', Palawan time.',
  ],
  retry: 'Try again',
  loading: 'Loading …',
  trips: 'My trips',
  cart: 'Your cart',
  noReferenceTitle: 'Which booking?',
  noReference: 'This link has no booking reference. Trips you have not booked yet are in your cart.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'On the day, call ',
    phone,
    '. We answer: ',
    hours,
    '.',
  ],
};

export type BookingScreensMessages = typeof en;
