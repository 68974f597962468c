import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in English. */
export const en = {
  opening: 'Opening the cart …',
  missing:
    'This cart link does not work. It may be incomplete, or the cart was booked or left unused for too long. Ask the sender for a new link.',
  booked: 'This cart has been booked, by a friend with the link or by you.',
  seeBooking: (ref: string) => `See booking ${ref}`,
  failed: 'This cart could not be loaded. Check your connection.',
  retry: 'Try again',
  nowHas: (trips: number) =>
    plural('en', trips, { one: 'Your cart now has 1 trip.', other: `Your cart now has ${trips} trips.` }),
  removed: (title: string) => `Removed: ${title}`,
  undo: 'Undo',
  undoTrip: (title: string) => `Undo: put back ${title}`,
  /** Two carts of which one is kept. */
  conflict: {
    twoCarts: 'You have two carts',
    changedElsewhere: 'This cart was changed on another device',
    fromLink: (trips: number) =>
      plural('en', trips, {
        one: 'The cart from the link has 1 trip.',
        other: `The cart from the link has ${trips} trips.`,
      }),
    onOther: (trips: number) =>
      plural('en', trips, {
        one: 'On the other device it has 1 trip.',
        other: `On the other device it has ${trips} trips.`,
      }),
    onThis: (trips: number) =>
      plural('en', trips, {
        one: 'On this device you have 1 trip.',
        other: `On this device you have ${trips} trips.`,
      }),
    combine: 'Combine carts',
    useLinked: 'Use linked cart',
    useOther: 'Use other cart',
    keepMine: 'Keep mine',
  },
  empty: {
    text: 'Your cart is empty. Choose a trip and press “Book”. It stays here until you check out, even if you leave the site.',
    saved: 'Saved trips',
    recent: 'Recently viewed',
    transfers: 'Vans and transfers',
    tours: 'Tours and boats',
  },
};

export type CartPageMessages = typeof en;
