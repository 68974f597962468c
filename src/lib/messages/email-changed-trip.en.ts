/** Messages of the mail about a changed trip in English. */
export const en = {
  subject: (ref: string) => `Booking ${ref}: your trip has changed`,
  /** Where it has another day or hour. */
  subjectMoved: (ref: string, moment: string) => `Booking ${ref}: your trip is now on ${moment}`,
  trip: 'Trip',
  before: 'Before',
  now: 'Now',
  byOperator:
    'We have changed your booking. These are the new details; please use this e-mail instead of the earlier one.',
  byTraveller:
    'You have changed your booking. These are the new details; please use this e-mail instead of the earlier one.',
  refund: (amount: string) => `We will refund ${amount} to you. We will e-mail you when it is on its way.`,
};

export type EmailChangedTripMessages = typeof en;
