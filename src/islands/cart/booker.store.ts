import * as z from 'zod/mini';
import { type BookerDraft, EMPTY_BOOKER } from '../../lib/booking/booker.schema.ts';
import { contactInfoSchema } from '../../lib/cart/cart.contract.ts';
import { persistent } from '../storage/persistent.ts';
import { recordCartChange } from './cart-revision.store.ts';

/** The booker as far as the form is filled (specification.md#booker). */
export const $booker = persistent<BookerDraft>('booker.1', {
  fallback: EMPTY_BOOKER,
  parse: (stored) => z.safeParse(contactInfoSchema, stored).data,
});

/** Stores the form, so that a reload loses nothing. */
export function storeBooker(booker: BookerDraft): void {
  $booker.set(booker);
  // Who books is saved with the cart.
  recordCartChange();
}
