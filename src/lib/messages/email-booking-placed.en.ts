/** Messages of the mail about an unpaid booking in English. */
export const en = {
  subject: (ref: string, moment: string) => `Booking ${ref}: please pay by ${moment}`,
  subjectUntilDeparture: (ref: string) => `Booking ${ref}: please pay by the first departure`,
  held: (moment: string) =>
    `We hold your places until ${moment}. You have not paid yet: if we do not receive a payment by then, we release your places.`,
  heldUntilDeparture:
    'We hold your places until the first departure. You have not paid yet: if we do not receive a payment by then, we release your places.',
  otherWay:
    'Would you rather pay by bank, e-wallet or cash? Choose that on your booking page before then, and we hold your places longer.',
};

export type EmailBookingPlacedMessages = typeof en;
