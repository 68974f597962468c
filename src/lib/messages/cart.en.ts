import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in English. */
export const en = {
  total: 'Total',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['That is ', dollars, ' in US dollars.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Bring ',
    amount,
    ' in cash for fees you pay on the spot. They are not included in the total.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Bring ',
    amount,
    ' in cash (about ',
    estimate,
    ') for fees you pay on the spot. They are not included in the total.',
  ],
  checkout: 'Continue to checkout',
  palawanTime: 'All times are Palawan time.',
  unchecked:
    'Some prices could not be checked. Check your connection. You see the prices from when you added the trips; we check them again before you pay.',
  checkAgain: 'Check again',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['until ', hour],
    from: 'From',
    /** Behind the pickup. */
    beReady: <Part>(hour: Part): MessageParts<Part> => [', be ready at ', hour],
    to: 'To',
    onRequest: '(on request)',
    chosenPlace: 'the place that you chose',
    arriving: 'Arriving',
    notes: 'Notes',
    otherDeparture: 'Choose another departure',
    change: 'Change',
    changeTrip: (title: string) => `Change ${title}`,
    remove: 'Remove',
    removeTrip: (title: string) => `Remove ${title}`,
  },
  /** Trips that are not as they were when they were added. */
  state: {
    departed: 'This trip has already left. Remove it or choose another day. It is not included in the total.',
    withdrawn: 'This trip is no longer offered. It is not included in the total.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['It is not included in the total. ', ask, '.'],
    askByMessage: 'Ask about it by message',
    problem: 'Until then it is not included in the total.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'Its price has changed: it was ',
      before,
      ', now it is ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Open on another device, or share',
    note: 'Anyone with this link can see your trips and contact details and change the cart. Once the cart is booked, they can open and cancel the booking too. Only send it to people you travel with.',
    link: 'Link to this cart',
    copy: 'Copy the link',
    copied: 'Copied. Paste it anywhere.',
    notCopied: 'Your browser does not allow copying. Select the link and copy it.',
  },
  empty: {
    action: 'Empty the cart',
    question: 'Empty the cart?',
    removes: (trips: number) =>
      plural('en', trips, {
        one: 'This removes the trip from your cart. You cannot undo it.',
        other: `This removes all ${trips} trips from your cart. You cannot undo it.`,
      }),
    keep: (trips: number) => plural('en', trips, { one: 'Keep it', other: 'Keep them' }),
  },
};

export type CartMessages = typeof en;
