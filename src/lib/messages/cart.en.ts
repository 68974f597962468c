import type { MessageParts } from './message-parts.ts';

/** Messages of the cart in English. */
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
};

export type CartMessages = typeof en;
