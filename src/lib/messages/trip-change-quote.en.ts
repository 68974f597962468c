/** Messages of what a change of a trip costs, in English. */
export const en = {
  samePrice: (price: string) => `The price stays ${price}.`,
  newPrice: (after: string, before: string) => `New price ${after} instead of ${before}.`,
  due: (amount: string) => `You have ${amount} to pay.`,
  dueMore: (total: string, more: string) => `You have ${total} to pay in all, ${more} more than before.`,
  refund: (amount: string) => `You get ${amount} back.`,
  lessToPay: (amount: string) => `You have ${amount} less to pay.`,
  paidEnough: 'You have paid enough already.',
  retained: (amount: string) => `${amount} is not refundable, because a cancellation fee already applied.`,
  changed: 'Your trip has been changed.',
};

export type TripChangeQuoteMessages = typeof en;
