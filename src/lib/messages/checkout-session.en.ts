/** Messages on the page of a payment service, in English. */
export const en = {
  fullPrice: (ref: string) => `Booking ${ref}: full price`,
  deposit: (ref: string) => `Booking ${ref}: deposit`,
  balance: (ref: string) => `Booking ${ref}: balance`,
};

export type CheckoutSessionMessages = typeof en;
