/** Messages of the mails about a booking that has ended, in English. */
export const en = {
  cancelled: {
    subject: (ref: string) => `Booking ${ref} is cancelled`,
    byOperator: 'We have cancelled your booking. You no longer have a place on these trips:',
    byTraveller: 'Your booking is cancelled. You no longer have a place on these trips:',
    nothingPaid: 'You had not paid, so there is nothing to refund.',
    nothing: 'Under the cancellation rules of your booking, there is no refund.',
  },
  expired: {
    subject: (ref: string) => `Booking ${ref}: we no longer hold your places`,
    nothingPaid: 'We did not receive a payment in time, so we no longer hold your places on these trips:',
    partPaid: (paid: string, due: string) =>
      `We received only ${paid} of ${due} in time, so we no longer hold your places on these trips:`,
    ifPaid:
      'If you have paid, please write to us: your money is safe. Still want to go? Book again, or write to us and we will check for places.',
    payNoMore:
      'Please do not pay any more for this booking. Still want to go? Book again, or write to us and we will check for places.',
    refunded: 'We have already refunded your payment. If you have not received it, please write to us.',
  },
  refund: { title: 'Refund', paid: 'Paid', amount: 'Refund', kept: 'Kept under the cancellation rules' },
};

export type EmailEndedBookingMessages = typeof en;
