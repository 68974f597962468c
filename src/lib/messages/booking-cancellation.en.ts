/** Messages of the cancellation of a booking in English. */
export const en = {
  tooLate: 'You can no longer cancel this booking here. Write to us and we will see what we can do.',
  cancel: 'Cancel the booking',
  title: 'Cancel this booking?',
  allTrips: 'This cancels every trip in the booking. You cannot undo it.',
  reason: 'Why? (optional)',
  cancelling: 'Cancelling …',
  keep: 'Keep booking',
  changed: 'Nothing was cancelled. Check the booking and try again.',
  failed: { not: 'Nothing was cancelled', safe: 'Your booking is saved on this device.' },
  /** Of one trip that was called off, while others stay. */
  trip: {
    action: 'Get a refund',
    actionFor: (trip: string) => `Get a refund: ${trip}`,
    title: 'Refund for this trip?',
    /** Where nothing of it goes back. */
    remove: {
      action: 'Remove this trip',
      actionFor: (trip: string) => `Remove this trip: ${trip}`,
      title: 'Remove this trip?',
    },
    all: (amount: string) => `You get back ${amount}, everything you paid for this trip, the way you paid.`,
    /** Where some money went back earlier, for whatever reason. */
    rest: (amount: string) => `You get back ${amount}, the way you paid.`,
    nothingMore: 'There is nothing more to refund for this trip.',
    nothingPaid: 'You have not paid for this trip, so there is nothing to refund.',
    others: 'This removes the trip from your booking. Your other trips stay booked. You cannot undo it.',
    confirm: 'Remove the trip',
    busy: 'One moment …',
    keep: 'Keep the trip',
    changed: 'Nothing was changed. Check the booking and try again.',
    not: 'Nothing was changed',
  },
};

export type BookingCancellationMessages = typeof en;
