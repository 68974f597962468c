import { textUpTo } from '../storage/parsers.ts';
import { tabStore } from '../storage/tab-store.ts';

const MAX_ID_LENGTH = 40;

/** How the traveller wants to pay what is in the cart: the id of a way to pay, null before one was picked. Forgotten once it is booked. */
export const $paymentMethod = tabStore<string | null>('payment-method.1', {
  fallback: null,
  parse: textUpTo(MAX_ID_LENGTH),
});
