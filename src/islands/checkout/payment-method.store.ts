import { textUpTo } from '../storage/parsers.ts';
import { tabStore } from '../storage/tab-store.ts';

const MAX_ID_LENGTH = 40;

/** The id of the chosen payment method for the cart, or null. Removed after booking. */
export const $paymentMethod = tabStore<string | null>('payment-method.1', {
  fallback: null,
  parse: textUpTo(MAX_ID_LENGTH),
});
