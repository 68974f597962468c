/** Messages of the mail about a departure that is called off, in English. */
export const en = {
  subject: (ref: string, day: string) => `Called off: ${day} (booking ${ref})`,
  /** Where its name is not known. */
  yourTrip: 'Your trip',
  sorry: 'We are sorry: this trip cannot take place.',
  /** A sentence of the operator, who writes English. */
  reason: (reason: string) => `Reason: “${reason}”`,
  others: 'Your other trips go ahead as booked.',
  choose:
    'Choose one of these two options, at no cost. The deadlines of your booking do not apply. If the links do not work, reply to this e-mail or call us.',
  change: {
    title: 'Another date',
    text: 'Choose the day and time that suit you. We move your trip at once.',
    link: 'Choose another date',
  },
  refund: {
    title: 'Full refund',
    ofOneTrip:
      'We refund everything you paid for this trip, the way you paid. Your other trips stay booked. The link shows the amount before you decide.',
    nothingPaid: 'You have not paid yet, so there is nothing to refund. The link cancels the booking.',
    ofAll: (paid: string) =>
      `We refund everything you paid, ${paid}, the way you paid. The link shows the amount before you cancel the booking.`,
    link: 'Get full refund',
  },
  booking: 'Your booking',
};

export type EmailCalledOffMessages = typeof en;
