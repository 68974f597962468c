/** Messages about a booking that was not made, in English. */
export const en = {
  not: 'Nothing was booked',
  safe: 'Your trips and details are saved on this device.',
  conflict: 'Something has changed since you chose your trips. Nothing was booked.',
  invalid: 'Some details are missing or wrong. Nothing was booked.',
  answeredBefore:
    'You have already booked this, so nothing was booked again. The link to your booking is in the e-mail we sent you. Cannot find it? Write to us.',
  friendBooked:
    'Someone you share this cart with has already booked it. Nothing was booked again, and your details are still here.',
  changed: 'Your trips have changed since you booked.',
  /** Of one trip, beside its title. */
  trip: 'It cannot be booked as it is. Choose another day or departure.',
};

export type BookingRejectedMessages = typeof en;
