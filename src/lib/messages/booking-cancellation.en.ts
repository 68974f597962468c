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
};

export type BookingCancellationMessages = typeof en;
