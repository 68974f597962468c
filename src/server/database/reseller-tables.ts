/** A company that sells these trips by OCTO. Rows stay when it is removed: bookings name it. */
export interface ResellerRow {
  id: string;
  name: string;
  /** The normalised name: the same name is the same reseller. */
  name_key: string;
  /** Where it is written to; empty for nowhere. */
  email: string;
  /** SHA-256 of its key, base64url. */
  key_hash: string;
  /** A whole percentage of the price. */
  commission_percent: number;
  created_at: string;
  created_by: string;
  removed_at: string | null;
  removed_by: string | null;
}

/** What a reseller said of a booking, besides what every booking has. */
export interface ResellerBookingRow {
  booking_ref: string;
  reseller_id: string;
  /** The reseller's own id of it: the same one is one booking. */
  uuid: string;
  /** SHA-256 of the request that placed it. */
  request_hash: string;
  /** The reseller's own reference, which invoices name. */
  reference: string | null;
  /** The percentage on the day of the sale. */
  commission_percent: number;
  /** JSON of contacts and persons as the reseller sent them. */
  details: string;
  updated_at: string;
}
