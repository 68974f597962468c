/** Messages of a cart that others can open, in English. */
export const en = {
  title: 'This cart is shared',
  text: 'You opened it from a link. Anyone with the link can see and change these trips. Once you book, they can also see your name, e-mail and mobile number, and cancel the booking.',
  makePrivate: 'Make it private',
  own: 'This cart is now yours alone. The link still opens the shared one.',
  friend: {
    title: 'A friend has booked this cart',
    text: (ref: string) =>
      `Someone with the link has booked it as ${ref}. Your trips and details are still here. Only book again if you want more trips.`,
    see: 'See the booking',
    keep: 'Keep my trips',
  },
};

export type SharedCartMessages = typeof en;
