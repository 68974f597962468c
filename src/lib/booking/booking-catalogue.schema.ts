import * as z from 'zod/mini';
import { policySchema } from '../cancellation/policy.schema.ts';
import { dollarPlanSchema } from '../cart/cart-item.schema.ts';
import { paymentSettingsSchema } from '../payment/payment-settings.schema.ts';
import { exchangeRatesSchema } from '../pricing/exchange-rates.schema.ts';
import { operatorSchema } from '../site/operator.schema.ts';
import { closureSchema } from './closure.schema.ts';

/**
 * How bookings of one listing and hour go: all together, each alone (a private boat), or in as many boats as their seats take (a joining tour, of `maxPeople`
 * each: specification, section 9, Capacity and durations).
 */
const sharingSchema = z.enum(['together', 'alone', 'seats']);

/** A listing as the booking service sells it: a BookableTrip with what a booking keeps of it. */
export const sellableTripSchema = z.strictObject({
  code: z.string(),
  title: z.string(),
  path: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** In whole US dollars, markup included. */
  price: dollarPlanSchema,
  maxPeople: z.int(),
  sharing: sharingSchema,
  sched: z.array(z.string()),
  duration: z.string(),
  pickup: z.array(z.string()),
  dropoff: z.array(z.string()),
  policy: policySchema,
  closures: z.array(closureSchema),
  /** Who runs it: the name that travellers see, and the id that stays when the name changes. */
  provider: z.string(),
  providerId: z.string(),
  documents: z.enum(['none', 'passport']),
  /** Pesos that must be brought in cash. */
  cashPhp: z.strictObject({ perPerson: z.int(), perGroup: z.int() }),
});

/** A company that runs trips, and where its notices go: null where it takes none by e-mail. */
const tripProviderSchema = z.strictObject({ id: z.string(), name: z.string(), email: z.nullable(z.string()) });

/** What the booking service needs of a build. The build writes it, the server reads it again when it changes. */
export const bookingCatalogueSchema = z.strictObject({
  trips: z.array(sellableTripSchema),
  /** Pickup and drop-off areas by id. */
  areas: z.record(z.string(), z.strictObject({ name: z.string(), note: z.nullable(z.string()) })),
  rates: exchangeRatesSchema,
  payment: paymentSettingsSchema,
  operator: operatorSchema,
  /** Every company, with listings or without: one that lost its last listing still has bookings. */
  providers: z.array(tripProviderSchema),
});

export type Sharing = z.infer<typeof sharingSchema>;
export type TripProvider = z.infer<typeof tripProviderSchema>;
export type SellableTrip = z.infer<typeof sellableTripSchema>;
export type BookingCatalogueFile = z.infer<typeof bookingCatalogueSchema>;
