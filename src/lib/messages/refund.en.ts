/** Messages of the refund of a booking in English. */
export const en = {
  paidBack: 'We refund your original payment method, or pay you as agreed with you. Banks take up to ten working days.',
  ifCancelled: {
    nothingPaid: 'You have not paid anything yet. If you cancel now, you pay nothing.',
    nothing: (paid: string) => `If you cancel now, the ${paid} you paid is not refunded under the rules of your trips.`,
    all: (paid: string) => `If you cancel now, you get a full refund of ${paid}, the way you paid.`,
    part: (refund: string, paid: string) =>
      `If you cancel now, you get back ${refund} of the ${paid} you paid, the way you paid.`,
  },
  cancelled: {
    due: (refund: string) => `You get ${refund} back.`,
    done: (refund: string) => `We have refunded ${refund}.`,
    nothingPaid: 'You had not paid anything, so there is nothing to refund.',
    nothing: (paid: string) => `The ${paid} you paid is not refunded under the rules of your trips.`,
  },
};

export type RefundMessages = typeof en;
