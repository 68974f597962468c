/** Messages of the mails about payments and refunds in English. */
export const en = {
  part: {
    subject: (ref: string, amount: string) => `Booking ${ref}: we have received ${amount}`,
    tooMuch: (amount: string, excess: string) =>
      `We have received ${amount}. You have paid everything, and ${excess} too much: we will write to you about refunding that.`,
    all: (amount: string) => `We have received ${amount}. You have paid in full.`,
    part: (amount: string) => `We have received ${amount}. This is part of what you still have to pay.`,
    partUntil: (amount: string, moment: string) =>
      `We have received ${amount}. This is part of what you have to pay. Please pay the rest by ${moment}; until then we hold your places.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) => `Booking ${ref}: ${amount} arrived after it was cancelled`,
    subjectExpired: (ref: string, amount: string) => `Booking ${ref}: ${amount} arrived after it had expired`,
    subjectLeft: (ref: string, amount: string) => `Booking ${ref}: ${amount} arrived after its trips had left`,
    ended: (ref: string, amount: string) =>
      `We have received ${amount} for your booking ${ref}, which is no longer open. The money is yours: we will write to you about refunding it.`,
    left: (ref: string, amount: string) =>
      `We have received ${amount} for your booking ${ref}, but its trips had already left. The money is yours: we will write to you about refunding it.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Booking ${ref}: we have refunded ${amount}`,
    text: (ref: string, amount: string) =>
      `We have refunded ${amount} of what you paid for your booking ${ref}. It goes to your original payment method, or as agreed with you. Banks take up to ten working days; if it has not arrived by then, please write to us.`,
    paid: 'Paid',
    now: 'Refunded now',
    open: 'Still to be refunded',
  },
  failure: {
    subject: (ref: string, amount: string) => `Booking ${ref}: we could not refund ${amount}`,
    text: (ref: string, amount: string) =>
      `We could not refund ${amount} of your booking ${ref} to your original payment method: the card may have expired, or the account may be closed. The money is still yours. Please tell us another way to pay you, or wait until we write to you.`,
  },
};

export type EmailPaymentsMessages = typeof en;
