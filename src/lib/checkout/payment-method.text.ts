/** The next step after the button that books. */
export type PaymentOption =
  /** The traveller sends a message; the button books nothing. */
  | { readonly kind: 'request' }
  /** Offline, payment methods are unknown: they are chosen once the booking was sent. */
  | { readonly kind: 'later' }
  /** Paid by hand after booking. */
  | { readonly kind: 'by-hand' }
  /** A payment service follows. `charge` is the amount in its currency, where known. */
  | { readonly kind: 'now'; readonly price: string; readonly charge: string | null };

/** The text of the button that books, and the text under it. */
export interface PaymentText {
  readonly action: string;
  readonly note: string;
}

export function paymentText(paying: PaymentOption): PaymentText {
  switch (paying.kind) {
    case 'request':
      return { action: 'Write my request', note: 'You send the message to us.' };
    case 'later':
      return {
        action: 'Book when I am online',
        note: 'We save the booking on this phone and send it once you are online. You choose how to pay then.',
      };
    case 'by-hand':
      return { action: 'Book now', note: 'You do not pay on this page. Next, we show you how to pay.' };
    case 'now':
      return { action: `Book and pay ${paying.price}`, note: paying.charge === null ? '' : `${paying.charge}.` };
  }
}
