/** Messages of the mail about a trip that was called off and taken out, in English. */
export const en = {
  subject: (ref: string, day: string) => `Booking ${ref}: refund for your trip on ${day}`,
  byOperator: 'We have taken this trip, which was called off, out of your booking:',
  byTraveller: 'You chose a refund for this trip, which was called off. It is no longer part of your booking:',
  refund: {
    title: 'Refund',
    amount: (amount: string) => `We will refund ${amount} to you. We will e-mail you when it is on its way.`,
    nothingPaid: 'You had not paid for this trip, so there is nothing to refund.',
    before: 'We have already refunded what you paid for this trip.',
  },
  /** Before a list of those trips. */
  others: 'Still booked',
};

export type EmailDroppedTripMessages = typeof en;
