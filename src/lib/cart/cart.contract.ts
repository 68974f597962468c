import * as z from 'zod/mini';
import { referenceSchema } from '../booking/booking-ref.schema.ts';
import { currencyCodeSchema } from '../money/currency-code.schema.ts';
import { toSingleLine } from '../text/plain-text.schema.ts';
import { MAX_ITEMS } from './cart.ts';
import { cartItemSchema } from './cart-item.schema.ts';

const draftText = z.nullable(
  z.string().check(z.overwrite(toSingleLine), z.maxLength(254, { error: 'at most 254 characters' })),
);

/** The booker as far as the form is filled (specification.md#booker); a draft may hold half an e-mail address. */
export const contactInfoSchema = z.strictObject({ name: draftText, email: draftText, mobile: draftText });

/** Whole numbers that only grow: which of two versions of a cart is newer. */
const revisionSchema = z.int({ error: 'a whole number' }).check(z.nonnegative({ error: '0 or more' }));

/** What is said of a currency that the build has no rate for. */
export const NO_RATE_DETAIL = 'a currency that this site has an exchange rate for';

const cartBody = {
  contactInfo: contactInfoSchema,
  bookingItems: z.array(cartItemSchema).check(z.maxLength(MAX_ITEMS, { error: `at most ${MAX_ITEMS} trips` })),
  currency: currencyCodeSchema,
} as const;

/**
 * Saves a cart (specification.md#calls). The first one who saves a reference owns it and is told its secret, once; whoever
 * comes without it is told that there is no such cart. An older revision than the saved one changes nothing.
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
    /** Only in the answer to the request that claims the reference. */
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

/** What comes of reading a saved cart. */
export type ReadCartOutcome =
  | { readonly kind: 'found'; readonly cart: SavedCart }
  /** Nothing opens with this secret: it was mistyped, removed after a while, or has been booked. */
  | { readonly kind: 'missing' }
  /** It cannot be requested now. */
  | { readonly kind: 'failed' };

/** What comes of saving a cart. */
export type SaveCartOutcome =
  | { readonly kind: 'saved'; readonly response: SaveCartResponse }
  /** Somebody else has the reference, or its secret has been lost. */
  | { readonly kind: 'taken' }
  /** No connection, no server, or a cart that has been booked: nobody is told (specification.md#errors). */
  | { readonly kind: 'failed' };
