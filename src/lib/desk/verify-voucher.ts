import { type ParsedVoucher, parseVoucher, type VoucherStamp } from '../bookings/signed-voucher.ts';
import { addDays, manilaDate } from '../time/manila.ts';
import type { DeskDeparture, DeskDepartures, DeskTrip } from './departures.contract.ts';
import { verifySignature } from './verify-signature.ts';
import type { VoucherKeys } from './voucher-keys.contract.ts';

/** What a device knows without a network when it reads a voucher. */
export interface KnownDeparture {
  /** That people board now. */
  readonly departure: Pick<DeskDeparture, 'listingCode' | 'time' | 'groups'>;
  /** All those of its day. */
  readonly day: Pick<DeskDepartures, 'day' | 'departures'>;
  /** References of bookings that are over. */
  readonly cancelled: VoucherKeys['cancelled'];
}

/** What a voucher is worth at a departure (specification.md#vouchers). */
export type VoucherVerdict =
  /** Who stands on it may board; `boarded` of them have. */
  | { readonly kind: 'valid'; readonly trip: DeskTrip; readonly boarded: number }
  /** All of them have boarded. */
  | { readonly kind: 'used'; readonly trip: DeskTrip }
  /** The booking was changed since the voucher or the list on this device. */
  | { readonly kind: 'changed'; readonly trip: DeskTrip }
  | { readonly kind: 'unpaid'; readonly trip: DeskTrip }
  | { readonly kind: 'called-off'; readonly trip: DeskTrip }
  /** From before vouchers were signed, or of a booking that was not paid then. */
  | { readonly kind: 'unsigned'; readonly ref: string; readonly name: string; readonly trip: DeskTrip | null }
  /** Its text is not what was signed. */
  | { readonly kind: 'forged' }
  /** The key that it names is not on this device. */
  | { readonly kind: 'unknown-key' }
  /** This browser cannot verify signatures. */
  | { readonly kind: 'unverifiable' }
  /** Its last trip is over. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'cancelled'; readonly ref: string }
  /** For another day; those that it names, the first ones. */
  | { readonly kind: 'early' | 'late'; readonly ref: string; readonly days: readonly string[] }
  /** For another departure of this day. */
  | { readonly kind: 'elsewhere'; readonly ref: string; readonly title: string; readonly time: string }
  /** Signed, and not on the list of this device. */
  | { readonly kind: 'unlisted'; readonly ref: string }
  /** No voucher of ours. */
  | { readonly kind: 'unreadable' };

/**
 * What a voucher is worth at a departure. It needs no network.
 *
 * @param keys the public keys of GET /api/desk/voucher-keys
 * @param now an instant in milliseconds since 1970
 */
export async function verifyVoucher(
  code: string,
  keys: VoucherKeys['keys'],
  known: KnownDeparture,
  now: number,
): Promise<VoucherVerdict> {
  const voucher = parseVoucher(code);
  if (!voucher) return { kind: 'unreadable' };
  const { ref, name, stamp } = voucher;
  if (!stamp) return { kind: 'unsigned', ref, name, trip: tripsOf(ref, known.departure)[0] ?? null };
  const key = keys.find(({ id }) => id === stamp.keyId);
  if (!key) return { kind: 'unknown-key' };
  const isSigned = await verifySignature(stamp, key.key);
  if (isSigned === null) return { kind: 'unverifiable' };
  if (!isSigned) return { kind: 'forged' };
  // Boats are late: a voucher counts a day longer than its last trip is planned.
  if (manilaDate(now) > addDays(stamp.lastDay, 1)) return { kind: 'expired' };
  if (known.cancelled.includes(ref)) return { kind: 'cancelled', ref };
  const trips = tripsOf(ref, known.departure);
  return trips.length > 0 ? verdictOnList(trips, stamp) : verdictOffList(voucher, known);
}

function tripsOf(ref: string, { groups }: Pick<DeskDeparture, 'groups'>): readonly DeskTrip[] {
  return groups.flatMap(({ trips }) => trips).filter(({ bookingRef }) => bookingRef === ref);
}

const boardedOf = ({ persons }: DeskTrip) => persons.filter(({ checkIn }) => checkIn?.state === 'boarded').length;

/** @param trips one, but for a booking that has several on a departure */
function verdictOnList(trips: readonly DeskTrip[], { revision }: VoucherStamp): VoucherVerdict {
  const trip = trips.find((each) => boardedOf(each) < each.people) ?? (trips[0] as DeskTrip);
  const boarded = boardedOf(trip);
  if (trip.isCalledOff) return { kind: 'called-off', trip };
  if (boarded >= trip.people) return { kind: 'used', trip };
  if (!trip.isCertain) return { kind: 'unpaid', trip };
  return revision === trip.revision ? { kind: 'valid', trip, boarded } : { kind: 'changed', trip };
}

/** Why a booking is not on a departure. */
function verdictOffList({ ref, trips, hasMore }: ParsedVoucher, { day }: KnownDeparture): VoucherVerdict {
  const other = day.departures.find((departure) => tripsOf(ref, departure).length > 0);
  if (other) return { kind: 'elsewhere', ref, title: other.title, time: other.time };
  const days = [...new Set(trips.map((trip) => trip.day))];
  if (days.every((each) => each > day.day)) return { kind: 'early', ref, days };
  const isLate = !hasMore && days.every((each) => each < day.day);
  return isLate ? { kind: 'late', ref, days } : { kind: 'unlisted', ref };
}
