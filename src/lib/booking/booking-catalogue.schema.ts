import * as z from 'zod/mini';
import { drivingHoursSchema } from '../catalogue/driving-hours.schema.ts';
import { AREA_KINDS } from '../catalogue/place.schema.ts';
import { closureSchema } from '../catalogue/season-closure.schema.ts';
import { dollarPlanSchema } from '../money/display-rate-plan.schema.ts';
import { exchangeRatesSchema } from '../money/exchange-rates.schema.ts';
import { policySchema } from '../policies/policy.schema.ts';
import { operatorSchema } from '../site/operator.schema.ts';
import { paymentSettingsSchema } from '../site/payment-settings.schema.ts';

/**
 * How bookings of one listing and hour go: all together, each alone (a private boat), or in as many boats as their seats take (a joining tour, of `maxPeople`
 * each: specification.md#capacity).
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
  /** Between which hours it leaves where the traveller picks the hour; absent where that may be any. */
  hours: z.optional(drivingHoursSchema),
  duration: z.string(),
  pickup: z.array(z.string()),
  dropoff: z.array(z.string()),
  policy: policySchema,
  closures: z.array(closureSchema),
  /** True for an example, which is refused; builds from before did not say. */
  sample: z._default(z.boolean(), false),
  /** Who runs it: the name that travellers see, and the id that stays when the name changes. */
  provider: z.string(),
  providerId: z.string(),
  documents: z.enum(['none', 'passport']),
  /** From which age it is advised; absent where it is for all. */
  advisedFromAge: z.optional(z.int()),
  /** Pesos that must be brought in cash. */
  cashPhp: z.strictObject({ perPerson: z.int(), perGroup: z.int() }),
});

/** A pickup or drop-off area: what naming it needs, see stop-names.ts. Builds from before said no kind: those have no hotels. */
const sellableAreaSchema = z.strictObject({
  name: z.string(),
  kind: z._default(z.enum(AREA_KINDS), 'landmark'),
  note: z.optional(z.string()),
  dropoffNote: z.optional(z.string()),
  locality: z.optional(z.string()),
});

/** A company that runs trips, and where its notices go: null where it takes none by e-mail. */
const tripProviderSchema = z.strictObject({ id: z.string(), name: z.string(), email: z.nullable(z.string()) });

/** What the booking service needs of a build. The build writes it, the server reads it again when it changes. */
export const bookingCatalogueSchema = z.strictObject({
  trips: z.array(sellableTripSchema),
  /** Pickup and drop-off areas by id. */
  areas: z.record(z.string(), sellableAreaSchema),
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
