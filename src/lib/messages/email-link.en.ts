/** Messages of the mail with the link to a booking, in English. */
export const en = {
  subject: (ref: string) => `Booking ${ref}: your link`,
  here: 'Here is your booking. Open the link on the device where you want to see it.',
  status: 'Status',
  held: (moment: string) =>
    `We hold your places until ${moment}. If we do not receive a payment by then, we release them.`,
  heldUntilDeparture:
    'We hold your places until the first departure. If we do not receive a payment by then, we release them.',
  notYou:
    'Did not ask for this? You can ignore this e-mail: we sent the link only to you, and nobody else saw your booking.',
};

export type EmailLinkMessages = typeof en;
