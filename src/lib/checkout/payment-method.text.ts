/** How the button that books leads on. */
export type PaymentOption =
  /** The traveller sends a message; nothing is booked by pressing. */
  | { readonly kind: 'request' }
  /** There is no connection, so the ways to pay are not known: they are chosen once the booking was sent. */
  | { readonly kind: 'later' }
  /** Paid by hand after booking. */
  | { readonly kind: 'by-hand' }
  /** A payment service follows. `charge` is what it will ask for, where that is known. */
  | { readonly kind: 'now'; readonly price: string; readonly charge: string | null };

/** What stands on the button that books, and under it. */
export interface PaymentText {
  readonly action: string;
  readonly note: string;
}

export function paymentText(paying: PaymentOption): PaymentText {
  switch (paying.kind) {
    case 'request':
      return { action: 'Write my request', note: 'You send the message yourself.' };
    case 'later':
      return {
        action: 'Book as soon as I am connected',
        note: 'We keep the booking on this phone and send it once there is a connection. You choose how to pay then.',
      };
    case 'by-hand':
      return { action: 'Book now', note: 'Nothing is paid on this page: you see next how to pay.' };
    case 'now':
      return { action: `Book and pay ${paying.price}`, note: paying.charge === null ? '' : `${paying.charge}.` };
  }
}
