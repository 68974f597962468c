import * as z from 'zod/mini';
import { deskDaySchema } from './departures.contract.ts';

/**
 * Reads what a device needs to check vouchers of a day without a network
 * (specification.md#vouchers). Drivers get the bookings of their company.
 */
export const voucherKeysContract = {
  method: 'GET',
  path: '/api/desk/voucher-keys',
  query: z.strictObject({
    /** Today in Palawan where it is left out. */
    day: z.optional(deskDaySchema),
  }),
  response: z.strictObject({
    day: z.string(),
    /** ISO time in Palawan at which this was true. */
    asOf: z.string(),
    /** Ed25519 public keys, 32 bytes in base64url each. */
    keys: z.array(z.strictObject({ id: z.string(), key: z.string() })),
    /** References of bookings that had a trip on this day and are cancelled or expired. */
    cancelled: z.array(z.string()),
  }),
} as const;

export type VoucherKeys = z.infer<typeof voucherKeysContract.response>;
