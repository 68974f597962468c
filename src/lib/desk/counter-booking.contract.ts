import * as z from 'zod/mini';
import { placeBookingContract } from '../bookings/bookings.contract.ts';
import { MANUAL_PAYMENT_ID } from '../payments/manual-payment-id.ts';
import { bookingFileSchema } from './booking-file.contract.ts';

/**
 * Books for somebody on the phone or at the counter, with an Idempotency-Key. Prices and places are
 * computed as for travellers, with the same 409 (specification.md#booking-for-somebody).
 */
export const counterBookingContract = {
  method: 'POST',
  path: '/api/desk/bookings',
  request: z.extend(z.omit(placeBookingContract.request, { paymentMethod: true }), {
    payment: z.discriminatedUnion('kind', [
      /** All of it was paid in cash now. `receipt` is a number that no other payment has. */
      z.strictObject({
        kind: z.literal('cash'),
        receipt: z.string().check(z.regex(MANUAL_PAYMENT_ID, { error: '1 to 80 letters, digits and signs' })),
      }),
      /** The traveller pays later, by the link that is sent. */
      z.strictObject({ kind: z.literal('link') }),
    ]),
  }),
  /** Answered with 201, or with 200 where the same key placed it before. */
  response: z.extend(bookingFileSchema, {
    /** What to send to the traveller: opens the booking, and pays it where something is due. */
    message: z.strictObject({
      url: z.url({ protocol: /^https?$/ }),
      text: z.string(),
      /** Addresses that open a messenger with the text and the traveller's number. */
      sms: z.string(),
      whatsapp: z.string(),
    }),
  }),
  conflict: placeBookingContract.conflict,
} as const;

export type CounterBookingRequest = z.infer<typeof counterBookingContract.request>;
export type CounterBookingResponse = z.infer<typeof counterBookingContract.response>;
