import * as z from 'zod/mini';
import { contactInfoSchema } from '../api/cart.ts';
import { type BookerDraft, EMPTY_BOOKER } from '../booking/booker.schema.ts';
import { noteCartChange } from './cart-revision.ts';
import { persistent } from './persistent.ts';

/** Who books, as far as the form is filled (specification, section 3, booker). */
export const $booker = persistent<BookerDraft>('booker.1', {
  fallback: EMPTY_BOOKER,
  parse: (stored) => z.safeParse(contactInfoSchema, stored).data,
});

/** Keeps what stands in the form, so that a reload loses nothing. */
export function noteBooker(booker: BookerDraft): void {
  $booker.set(booker);
  // Who books is saved with the cart.
  noteCartChange();
}
