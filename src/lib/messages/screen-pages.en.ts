import type { MessageParts } from './message-parts.ts';

/** Messages of pages whose content is a screen, in English. */
export const en = {
  noScript:
    'This page needs JavaScript, which is switched off in your browser. You can do everything by message instead. Add your booking reference if you have one:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: 'This is taking too long. Reload the page, or write to us with the button at the bottom right. What you entered is saved on this device.',
  cart: {
    title: 'Your cart',
    description: 'The trips you are about to book, day by day, with their prices and what to bring.',
    crumb: 'Cart',
  },
  payment: {
    title: 'Book and pay',
    description: 'Enter your details, see your cancellation dates, and choose how to pay.',
    crumb: 'Book and pay',
  },
  cancel: {
    title: 'Payment not made',
    description:
      'You were not charged, and we still hold your places. Choose another way to pay, or move the trips back to your cart.',
    crumb: 'Payment',
  },
  confirmation: {
    title: 'Your booking',
    description: 'The status of your booking, how to pay, and your voucher for the driver or guide.',
    crumb: 'Your booking',
  },
  participants: {
    title: 'Traveller details',
    description: 'The names of all travellers, and passports for trips that need a permit.',
    crumb: 'Traveller details',
  },
  trips: {
    title: 'My trips',
    description:
      'The bookings and vouchers saved on this device, also offline, and how to open bookings made elsewhere.',
    crumb: 'My trips',
    lead: 'Saved on this device, so that vouchers open offline. Anyone who uses this device can see them.',
  },
  booking: {
    title: (trip: string) => `Book: ${trip}`,
    description: (trip: string) => `Choose the day, time, people and pickup for “${trip}”, and see the price.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'This page needs JavaScript, which is switched off in your browser. ',
      message('Book by message'),
      ' instead, or ',
      call('call us'),
      '.',
    ],
  },
};

export type ScreenPagesMessages = typeof en;
