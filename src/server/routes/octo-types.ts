import type * as Octo from '@octocloud/types/dist/models/types.gen.js';

/** A type of the standard as JSON has it: a text in the place of each name of an enum. */
type Wire<Type> = Type extends string
  ? `${Type}`
  : Type extends readonly (infer Item)[]
    ? readonly Wire<Item>[]
    : Type extends object
      ? { readonly [Field in keyof Type]: Wire<Type[Field]> }
      : Type;

export type OctoAvailability = Wire<Octo.Availability>;
export type OctoBooking = Wire<Octo.Booking>;
export type OctoCalendarDay = Wire<Octo.AvailabilityCalendar>;
export type OctoCapability = Wire<Octo.Capability>;
export type OctoContactView = Wire<Octo.Contact>;
export type OctoOption = Wire<Octo.Option>;
export type OctoPricing = Wire<Octo.Pricing>;
export type OctoProduct = Wire<Octo.Product>;
export type OctoSupplier = Wire<Octo.Supplier>;
export type OctoUnit = Wire<Octo.Unit>;
