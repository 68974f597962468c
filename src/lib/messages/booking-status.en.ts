/** Messages of the status of a booking in English: for a heading, for a list, and a sentence. */
export const en = {
  draft: { title: 'Not booked yet', label: 'Not booked', text: 'Nothing has been booked.' },
  'awaiting-payment': {
    title: 'Booked, not paid yet',
    label: 'To be paid',
    text: 'We hold your places while we wait for your payment. Once it arrives, we arrange your trips and confirm by e-mail.',
  },
  'deposit-paid': {
    title: 'We have your deposit',
    label: 'Deposit paid',
    text: 'Your places are reserved. The rest is due by the date below.',
  },
  paid: {
    title: 'Paid',
    label: 'Paid',
    text: 'Your places are reserved. We are arranging your trips and will confirm by e-mail.',
  },
  confirmed: {
    title: 'Confirmed',
    label: 'Confirmed',
    text: 'Everything is arranged. Show this page to the driver or guide, on screen or printed. It also opens offline.',
  },
  cancelled: { title: 'Cancelled', label: 'Cancelled', text: 'You no longer have places on these trips.' },
  expired: {
    title: 'Not paid in time',
    label: 'Expired',
    text: 'We have released your places. If you have paid, write to us with the reference. Otherwise, book again.',
  },
  completed: { title: 'Trip completed', label: 'Travelled', text: 'Thank you for travelling with us.' },
  'no-show': {
    title: 'You did not show up',
    label: 'No-show',
    text: 'The trips left without you. If this is a mistake, write to us with the reference.',
  },
};

export type BookingStatusMessages = typeof en;
