import { en } from './checkout-session.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages on the page of a payment service. */
export const checkoutSessionMessages = inLanguages({ en });
