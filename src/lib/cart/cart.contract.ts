import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';
import { MAX_ITEMS } from './cart.ts';
import { cartItemSchema } from './cart-item.schema.ts';

const draftText = z.nullable(
  z.string().check(z.overwrite(toSingleLine), z.maxLength(254, { error: 'at most 254 characters' })),
);

/**
 * The booker as far as the form is filled (specification.md#booker). An e-mail address may be
 * incomplete.
 */
export const contactInfoSchema = z.strictObject({ name: draftText, email: draftText, mobile: draftText });

/** Whole numbers that only grow: the higher revision of a cart is newer. */
const revisionSchema = z.int({ error: 'a whole number' }).check(z.nonnegative({ error: '0 or more' }));

/** The error text for a currency without a rate in the build. */
export const NO_RATE_DETAIL = 'a currency that this site has an exchange rate for';

const cartBody = {
  contactInfo: contactInfoSchema,
  bookingItems: z.array(cartItemSchema).check(z.maxLength(MAX_ITEMS, { error: `at most ${MAX_ITEMS} trips` })),
  currency: currencyCodeSchema,
} as const;

/**
 * Saves a cart (specification.md#calls). The first save of a reference returns its secret, once;
 * saves without the secret get a 404. A revision older than the saved one changes nothing.
 */
export const saveCartContract = {
  method: 'POST',
  /** Followed by the booking reference. */
  path: '/api/cart/upsert/',
  request: z.strictObject({ ...cartBody, revision: z._default(revisionSchema, 0) }),
  /** Answered with 200. */
  response: z.strictObject({
    ref: referenceSchema,
    /** The revision that is saved now: the one that was sent, or a newer one. */
    revision: revisionSchema,
    /** Only in the response to the request that claims the reference. */
    secret: z.optional(z.string()),
  }),
} as const;

/** Reads a saved cart, with its secret in {@link SECRET_HEADER}; 404 without. */
export const readCartContract = {
  method: 'GET',
  /** Followed by the booking reference. */
  path: '/api/cart/',
  response: z.strictObject({ ref: referenceSchema, ...cartBody, revision: revisionSchema }),
} as const;

export type SaveCartRequest = z.infer<typeof saveCartContract.request>;
export type SavedCart = z.infer<typeof readCartContract.response>;
export type SaveCartResponse = z.infer<typeof saveCartContract.response>;

/** Outcome of reading a saved cart. */
export type ReadCartOutcome =
  | { readonly kind: 'found'; readonly cart: SavedCart }
  /** No cart opens with this secret: mistyped, removed, or booked since. */
  | { readonly kind: 'missing' }
  /** The cart cannot be requested now. The number is a sentence: see request-error.text.ts. */
  | { readonly kind: 'failed'; readonly number?: string };

/** Outcome of saving a cart. */
export type SaveCartOutcome =
  | { readonly kind: 'saved'; readonly response: SaveCartResponse }
  /** Another browser has the reference, or its secret has been lost. */
  | { readonly kind: 'taken' }
  /** No connection, no server, or a booked cart; shown to nobody (specification.md#errors). */
  | { readonly kind: 'failed' };
