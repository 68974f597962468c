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
  /**
   * Nobody knows whether it is ours: it is not signed, its key is not on this device, or this
   * browser cannot verify signatures. Its trip is who stands on the list under its reference.
   */
  | {
      readonly kind: 'unsigned' | 'unknown-key' | 'unverifiable';
      readonly ref: string;
      readonly name: string;
      readonly trip: DeskTrip | null;
    }
  /** Its text is not what was signed. */
  | { readonly kind: 'forged' }
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
  const { stamp } = voucher;
  if (!stamp) return verdictUnproven(voucher, known, 'unsigned');
  const key = keys.find(({ id }) => id === stamp.keyId);
  if (!key) return verdictUnproven(voucher, known, 'unknown-key');
  const isSigned = await verifySignature(stamp, key.key);
  if (isSigned === null) return verdictUnproven(voucher, known, 'unverifiable');
  if (!isSigned) return { kind: 'forged' };
  // Boats are late: a voucher counts a day longer than its last trip is planned.
  if (manilaDate(now) > addDays(stamp.lastDay, 1)) return { kind: 'expired' };
  return verdictByList(voucher, known, stamp);
}

function tripsOf(ref: string, { groups }: Pick<DeskDeparture, 'groups'>): readonly DeskTrip[] {
  return groups.flatMap(({ trips }) => trips).filter(({ bookingRef }) => bookingRef === ref);
}

const boardedOf = ({ persons }: DeskTrip) => persons.filter(({ checkIn }) => checkIn?.state === 'boarded').length;

/** What the list says of a voucher that is ours. */
function verdictByList(voucher: ParsedVoucher, known: KnownDeparture, stamp: VoucherStamp): VoucherVerdict {
  if (known.cancelled.includes(voucher.ref)) return { kind: 'cancelled', ref: voucher.ref };
  const trips = tripsOf(voucher.ref, known.departure);
  return trips.length > 0 ? verdictOnList(trips, stamp.revision) : verdictOffList(voucher, known);
}

/** The same for one that may be anybody's: at best it is to be looked at. */
function verdictUnproven(
  voucher: ParsedVoucher,
  known: KnownDeparture,
  kind: 'unsigned' | 'unknown-key' | 'unverifiable',
): VoucherVerdict {
  const { ref, name } = voucher;
  if (known.cancelled.includes(ref)) return { kind: 'cancelled', ref };
  const trips = tripsOf(ref, known.departure);
  if (trips.length === 0) return departureElsewhere(ref, known) ?? { kind, ref, name, trip: null };
  const verdict = verdictOnList(trips, null);
  return verdict.kind === 'valid' ? { kind, ref, name, trip: verdict.trip } : verdict;
}

/**
 * What the trips of a booking on a departure say of it. There is one, but for a booking that has
 * several.
 *
 * @param revision of the voucher; null where nothing says so
 */
function verdictOnList(
  trips: readonly DeskTrip[],
  revision: number | null,
): Extract<VoucherVerdict, { kind: 'valid' | 'used' | 'changed' | 'unpaid' | 'called-off' }> {
  const trip = trips.find((each) => boardedOf(each) < each.people) ?? (trips[0] as DeskTrip);
  const boarded = boardedOf(trip);
  if (trip.isCalledOff) return { kind: 'called-off', trip };
  if (boarded >= trip.people) return { kind: 'used', trip };
  if (!trip.isCertain) return { kind: 'unpaid', trip };
  const isChanged = revision !== null && revision !== trip.revision;
  return isChanged ? { kind: 'changed', trip } : { kind: 'valid', trip, boarded };
}

/** The other departure of this day that a booking is on; null without one. */
function departureElsewhere(ref: string, { day }: KnownDeparture): VoucherVerdict | null {
  const other = day.departures.find((departure) => tripsOf(ref, departure).length > 0);
  return other ? { kind: 'elsewhere', ref, title: other.title, time: other.time } : null;
}

/** Why a booking is not on a departure. */
function verdictOffList({ ref, trips, hasMore }: ParsedVoucher, known: KnownDeparture): VoucherVerdict {
  const elsewhere = departureElsewhere(ref, known);
  if (elsewhere) return elsewhere;
  const { day } = known.day;
  const days = [...new Set(trips.map((trip) => trip.day))];
  if (days.every((each) => each > day)) return { kind: 'early', ref, days };
  const isLate = !hasMore && days.every((each) => each < day);
  return isLate ? { kind: 'late', ref, days } : { kind: 'unlisted', ref };
}
