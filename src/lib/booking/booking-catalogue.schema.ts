import * as z from 'zod/mini';
import { capacitySchema } from '../catalogue/capacity.schema.ts';
import { drivingHoursSchema } from '../catalogue/driving-hours.schema.ts';
import { poolSchema } from '../catalogue/fleet.schema.ts';
import { AREA_KINDS } from '../catalogue/place.schema.ts';
import { closureSchema } from '../catalogue/season-closure.schema.ts';
import { dollarPlanSchema } from '../money/display-rate-plan.schema.ts';
import { exchangeRatesSchema } from '../money/exchange-rates.schema.ts';
import { policySchema } from '../policies/policy.schema.ts';
import { operatorSchema } from '../site/operator.schema.ts';
import { paymentSettingsSchema } from '../site/payment-settings.schema.ts';

/**
 * How bookings of one departure share it (specification.md#capacity). `together`: all in one,
 * uncounted; `alone`: a vehicle each; `seats`: as few vehicles as their groups need.
 */
const sharingSchema = z.enum(['together', 'alone', 'seats']);

/** A listing as the booking service sells it: a BookableTrip with what a booking stores. */
export const sellableTripSchema = z.strictObject({
  code: z.string(),
  title: z.string(),
  path: z.string(),
  origin: z.string(),
  destination: z.string(),
  /** Prices in whole US dollars, markup included. */
  price: dollarPlanSchema,
  maxPeople: z.int(),
  sharing: sharingSchema,
  /** What leaves at one departure; absent where nobody counts. */
  capacity: z.optional(capacitySchema),
  sched: z.array(z.string()),
  /** The driving hours where the traveller picks the hour; absent where any hour is possible. */
  hours: z.optional(drivingHoursSchema),
  duration: z.string(),
  pickup: z.array(z.string()),
  dropoff: z.array(z.string()),
  policy: policySchema,
  closures: z.array(closureSchema),
  /** True for a sample listing, which is refused; older builds lack the field. */
  sample: z._default(z.boolean(), false),
  /** The company that runs it: the name that travellers see, and the id, which never changes. */
  provider: z.string(),
  providerId: z.string(),
  documents: z.enum(['none', 'passport']),
  /** The advised minimum age; absent where the trip is for all ages. */
  advisedFromAge: z.optional(z.int()),
  /** What the listing says of luggage; absent in older builds. */
  luggage: z.optional(z.array(z.string())),
  /** Pesos that must be paid in cash on the spot. */
  cashPhp: z.strictObject({ perPerson: z.int(), perGroup: z.int() }),
});

/**
 * A pickup or drop-off area with what its name needs: see stop-names.ts. Older builds lack the
 * kind: their areas have no hotels.
 */
const sellableAreaSchema = z.strictObject({
  name: z.string(),
  kind: z._default(z.enum(AREA_KINDS), 'landmark'),
  note: z.optional(z.string()),
  dropoffNote: z.optional(z.string()),
  locality: z.optional(z.string()),
});

/** A company that runs trips, with its e-mail for notices or null. */
const tripProviderSchema = z.strictObject({ id: z.string(), name: z.string(), email: z.nullable(z.string()) });

/** The texts that travellers are sent, in another language than English. */
const catalogueTextsSchema = z.strictObject({
  manual: paymentSettingsSchema.shape.manual,
  /** When the operator can be reached. */
  hours: operatorSchema.shape.hours,
  /** Listings by code: those whose pages exist in the language; older builds lack them. */
  trips: z._default(z.record(z.string(), z.strictObject({ title: z.string(), luggage: z.array(z.string()) })), {}),
  /** Pickup and drop-off areas by id. */
  areas: z._default(z.record(z.string(), sellableAreaSchema), {}),
});

/** The catalogue that the build writes and the booking service reads when it changes. */
export const bookingCatalogueSchema = z.strictObject({
  trips: z.array(sellableTripSchema),
  /** Pickup and drop-off areas by id. */
  areas: z.record(z.string(), sellableAreaSchema),
  rates: exchangeRatesSchema,
  payment: paymentSettingsSchema,
  operator: operatorSchema,
  /** Texts by language besides English; older builds lack them. */
  translations: z._default(z.record(z.string(), catalogueTextsSchema), {}),
  /** Vehicles and boats that listings share. */
  pools: z._default(z.array(poolSchema), []),
  /** Every company, also without listings: its bookings may still exist. */
  providers: z.array(tripProviderSchema),
});

export type Sharing = z.infer<typeof sharingSchema>;
export type CatalogueTexts = z.infer<typeof catalogueTextsSchema>;
export type TripProvider = z.infer<typeof tripProviderSchema>;
export type SellableTrip = z.infer<typeof sellableTripSchema>;
export type BookingCatalogueFile = z.infer<typeof bookingCatalogueSchema>;
