/** Messages of the button that books, and below it, in English. */
export const en = {
  request: { action: 'Write my request', note: 'You send the message to us.' },
  later: {
    action: 'Book when I am online',
    note: 'We save the booking on this phone and send it once you are online. You choose how to pay then.',
  },
  byHand: { action: 'Book now', note: 'You do not pay on this page. Next, we show you how to pay.' },
  pay: (price: string) => `Book and pay ${price}`,
  payAbout: (price: string) => `Book and pay about ${price}`,
  charge: (charge: string) => `${charge}.`,
};

export type PaymentOptionMessages = typeof en;
