import type { Language } from '../languages/language.ts';
import { paymentOptionMessages } from '../messages/payment-option.ts';

/** The next step after the button that books. */
export type PaymentOption =
  /** The traveller sends a message; the button books nothing. */
  | { readonly kind: 'request' }
  /** Offline, payment methods are unknown: they are chosen once the booking was sent. */
  | { readonly kind: 'later' }
  /** Paid by hand after booking. */
  | { readonly kind: 'by-hand' }
  /** A payment service follows. `charge` is the amount in its currency, where known. */
  | {
      readonly kind: 'now';
      readonly price: string;
      /** Whether the price is a rounded part of the total. */
      readonly isAbout?: boolean;
      readonly charge: string | null;
    };

/** The text of the button that books, and the text under it. */
export interface PaymentText {
  readonly action: string;
  readonly note: string;
}

/** What pressing the button does, in words. */
export function paymentText(paying: PaymentOption, language: Language): PaymentText {
  const t = paymentOptionMessages(language);
  switch (paying.kind) {
    case 'request':
      return t.request;
    case 'later':
      return t.later;
    case 'by-hand':
      return t.byHand;
    case 'now':
      return {
        action: paying.isAbout ? t.payAbout(paying.price) : t.pay(paying.price),
        note: paying.charge === null ? '' : t.charge(paying.charge),
      };
  }
}
