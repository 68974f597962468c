/** Messages of the mail about several bookings in English. */
export const en = {
  subject: (bookings: number) => `Status of your ${bookings} bookings`,
  why: 'Several bookings were made with your e-mail address in a short time, so here is one e-mail about all of them.',
  more: (refs: readonly string[]) => `And ${refs.length} more: ${refs.join(', ')}. Ask us about them.`,
  notYours:
    'Not your bookings? Then someone entered your e-mail address. You owe nothing: unpaid places are released. Reply to this e-mail and we will stop it.',
  booking: (ref: string, status: string) => `Booking ${ref}: ${status}`,
  toPay: 'To pay',
  payBy: (amount: string, moment: string) => `${amount} by ${moment}`,
  payByDeparture: (amount: string) => `${amount} by the first departure`,
  payOrCancel: 'Pay or cancel',
};

export type EmailDigestMessages = typeof en;
