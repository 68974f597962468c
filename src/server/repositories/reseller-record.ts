import type { Period } from './booking-filter.ts';

/** A company that sells these trips by OCTO, of whose key only a hash is stored. */
export interface ResellerRecord {
  readonly id: string;
  readonly name: string;
  /** Where it is written to; empty for nowhere. */
  readonly email: string;
  /** A whole percentage of the price. */
  readonly commissionPercent: number;
  readonly createdAt: string;
  readonly by: string;
}

/** Somebody as a reseller names them. Null is what was not said. */
export interface ResellerContact {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

/** One person of a booking, by the reseller's own id. */
export interface ResellerUnitItem {
  readonly uuid: string;
  readonly unitId: string;
  readonly resellerReference: string | null;
  readonly contact: ResellerContact;
}

/** What a reseller said of the people of a booking. */
export interface ResellerDetails {
  readonly contact: ResellerContact;
  readonly unitItems: readonly ResellerUnitItem[];
}

/** What a reseller says of a booking, besides what every booking has. */
export interface ResellerBookingRecord {
  readonly bookingRef: string;
  readonly resellerId: string;
  /** The reseller's own id of it: the same one is one booking. */
  readonly uuid: string;
  /** SHA-256 of the request that placed it. */
  readonly requestHash: string;
  /** The reseller's own reference. */
  readonly reference: string | null;
  /** The percentage on the day of the sale. */
  readonly commissionPercent: number;
  /** Null once its traveller was erased. */
  readonly details: ResellerDetails | null;
  readonly updatedAt: string;
}

/** What a reseller finds its own bookings by; what is undefined filters nothing. */
export interface ResellerBookingFilter {
  readonly reference?: string | undefined;
  readonly bookingRef?: string | undefined;
  /** The period of departures, its end not included. */
  readonly departs?: Period | undefined;
}

/** Money of one booking of a reseller: what was charged, or given back where it is negative. */
export interface ResellerEntry {
  readonly bookingRef: string;
  readonly reference: string | null;
  readonly commissionPercent: number;
  readonly at: string;
  /** US cents of the price, before the commission. */
  readonly cents: number;
}

/** Stores resellers and what they say of their bookings. Removed ones stay, and may do nothing. */
export interface ResellerRepository {
  /** The reseller with a key's hash; null for one that is unknown or removed. */
  withKey(hash: string): Promise<ResellerRecord | null>;
  /** The reseller with a name, also a removed one; null where there never was one. */
  named(name: string): Promise<ResellerRecord | null>;
  /** Those that are not removed, by name. */
  list(): Promise<readonly ResellerRecord[]>;
  /** Adds a reseller, or gives one with the same name another key and commission. */
  save(reseller: ResellerRecord, keyHash: string): Promise<ResellerRecord>;
  /** @returns false where there is none with this id, or none any more */
  remove(id: string, done: { readonly by: string; readonly at: string }): Promise<boolean>;
  addBooking(booking: ResellerBookingRecord): Promise<void>;
  changeBooking(
    bookingRef: string,
    change: Partial<Pick<ResellerBookingRecord, 'reference' | 'details'>> & Pick<ResellerBookingRecord, 'updatedAt'>,
  ): Promise<void>;
  /** How many bookings of a reseller hold places at an instant without being confirmed. */
  countHolds(resellerId: string, at: string): Promise<number>;
  /** A reseller's booking by the reseller's own id. */
  withUuid(resellerId: string, uuid: string): Promise<ResellerBookingRecord | null>;
  ofBooking(bookingRef: string): Promise<ResellerBookingRecord | null>;
  /** A reseller's own bookings, the newest first. */
  find(resellerId: string, filter: ResellerBookingFilter, most: number): Promise<readonly ResellerBookingRecord[]>;
  /** What was charged and given back until the end of a period, of bookings with money in it. */
  entries(resellerId: string, period: Period): Promise<readonly ResellerEntry[]>;
}
