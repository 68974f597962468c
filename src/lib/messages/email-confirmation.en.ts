/** Messages of the mails with the voucher, in English. */
export const en = {
  /** The payment came on the day, after the trips had left. */
  travelled: {
    subject: (ref: string) => `Booking ${ref}: we have your payment`,
    text: (amount: string) => `We have your payment of ${amount}. Thank you for travelling with us.`,
  },
  confirmed: {
    subject: (ref: string) => `Booking ${ref}: your trips are confirmed`,
    text: 'Everything is arranged: we look forward to travelling with you.',
  },
  revived: {
    subject: (ref: string) => `Booking ${ref}: your payment arrived late, and your places are yours again`,
    text: (amount: string) =>
      `Your payment of ${amount} arrived after your booking had expired. Your places were still free, so they are yours again. We are arranging your trips now and will e-mail you once they are confirmed.`,
  },
  arranged: {
    subject: (ref: string) => `Booking ${ref}: we have your payment`,
    text: (amount: string) => `We have your payment of ${amount}. Your trips are arranged.`,
  },
  deposit: {
    subject: (ref: string) => `Booking ${ref}: we have your deposit`,
    text: (amount: string) =>
      `We have your deposit of ${amount}, and your places are reserved. We are arranging your trips now and will e-mail you once they are confirmed.`,
  },
  payment: {
    subject: (ref: string) => `Booking ${ref}: we have your payment`,
    text: (amount: string) =>
      `We have your payment of ${amount}, and your places are reserved. We are arranging your trips now and will e-mail you once they are confirmed.`,
  },
  passports: (titles: readonly string[]) => `Everyone, including children, needs a passport for: ${titles.join('; ')}.`,
};

export type EmailConfirmationMessages = typeof en;
