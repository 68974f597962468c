import * as z from 'zod/mini';
import { type BookerDraft, EMPTY_BOOKER, isSameBooker } from '../../lib/booking/booker.schema.ts';
import { referenceSchema } from '../../lib/booking/booking-ref.schema.ts';
import { contactInfoSchema, type SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Random } from '../../lib/text/identifier.ts';
import { $bookingRef, renewBookingRef } from '../booking-service/booking-ref.store.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { persistent } from '../storage/persistent.ts';
import { $booker } from './booker.store.ts';
import { recordCartChange } from './cart-revision.store.ts';
import { $friendBooking } from './friend-booking.store.ts';

const sharedSchema = z.object({
  ref: referenceSchema,
  /** The contact that came with it. */
  contactInfo: contactInfoSchema,
});

/** A cart that came by a link. */
export type SharedCart = z.infer<typeof sharedSchema>;

/** The last cart from a link, whose sender can open the booking made from it. */
export const $sharedCart = persistent<SharedCart | null>('shared-cart.1', {
  fallback: null,
  parse: (stored) => z.safeParse(sharedSchema, stored).data,
});

/** Records that a saved cart comes from a link, unless it is this browser's own. */
export function recordSharedCart({ ref, contactInfo }: Pick<SavedCart, 'ref' | 'contactInfo'>): void {
  const isOwn = ref === $bookingRef.get() && ref !== $sharedCart.get()?.ref;
  if (!isOwn) $sharedCart.set({ ref, contactInfo });
}

/**
 * The contact that is saved with the cart. For a shared cart its original one, as its sender can
 * read what is saved.
 */
export function contactToSave(): BookerDraft {
  const shared = $sharedCart.get();
  return shared && shared.ref === $bookingRef.get() ? shared.contactInfo : $booker.get();
}

/**
 * Moves the trips to a new reference that the link does not open. The sender's contact is not
 * copied.
 */
export function makeCartOwn(random: Random = cryptoRandom): void {
  const shared = $sharedCart.get();
  renewBookingRef(random);
  if (shared && isSameBooker($booker.get(), shared.contactInfo)) $booker.set(EMPTY_BOOKER);
  $sharedCart.set(null);
  $friendBooking.set(null);
  recordCartChange();
}
