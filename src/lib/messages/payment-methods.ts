import { inLanguages } from './in-languages.ts';
import { en } from './payment-methods.en.ts';

/** Messages about ways to pay. */
export const paymentMethodsMessages = inLanguages({ en });
