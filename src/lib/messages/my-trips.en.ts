/** Messages of the page of the bookings of a device, in English. */
export const en = {
  none: 'You have not made or opened a booking on this device yet.',
  removed: (ref: string) =>
    `Booking ${ref} was removed from this device. It is not cancelled. Open it again with the link in our e-mail.`,
  open: {
    title: 'Booked on another device?',
    help: 'Open the link in our e-mail on this device, or paste it here.',
    field: 'Link to your booking',
    problem: 'That is not a booking link. Copy the whole link from our e-mail, including the last part.',
    action: 'Open',
  },
  find: {
    title: 'Lost the link?',
    help: 'Enter the reference and the e-mail address of the booking, and we will send you the link.',
    ref: 'Reference',
    refProblem: 'Please enter the reference: 8 digits and letters, such as 7K2M0QXA.',
    email: 'E-mail you booked with',
    emailProblem: 'Please enter the e-mail address you booked with, such as maria@example.com.',
    action: 'Send me the link',
    busy: 'One moment …',
    sent: 'If we have a booking with this reference and e-mail address, its link is on its way. It can take a few minutes. Nothing yet? Check your spam folder, then check both fields.',
    failed: { not: 'Nothing was sent', safe: 'You can also write to us and give the reference.' },
  },
};

export type MyTripsMessages = typeof en;
