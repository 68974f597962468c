/** Messages of the notice about a booking that waits for a connection in English. */
export const en = {
  title: 'Saved on this phone, not sent yet',
  text: 'We send your booking as soon as you are online. Nothing is booked until then.',
  ifChanged: 'If you change these trips, it will not be sent and you will need to book again.',
  link: 'See the booking',
};

export type PendingNoticeMessages = typeof en;
