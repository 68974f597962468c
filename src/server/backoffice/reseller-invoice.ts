import { netCents } from '../../lib/money/net-price.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerEntry, ResellerRecord } from '../repositories/reseller-record.ts';
import { periodOf } from './departures.ts';

/** One charge or credit of an invoice. Money is US cents; credits are negative. */
export interface InvoiceLine {
  readonly at: string;
  readonly ref: string;
  /** The reseller's own reference. */
  readonly reference: string | null;
  readonly listing: string;
  readonly departure: string;
  readonly people: number;
  readonly priceCents: number;
  readonly commissionCents: number;
  readonly netCents: number;
}

/** What a reseller owes for a month. */
export interface ResellerInvoice {
  readonly reseller: string;
  /** `2026-11` */
  readonly month: string;
  readonly lines: readonly InvoiceLine[];
  readonly totals: Pick<InvoiceLine, 'priceCents' | 'commissionCents' | 'netCents'>;
}

/**
 * What was charged to a reseller in a month, less what was credited
 * (specification.md#invoices-of-resellers). A month that is over never changes.
 *
 * @param month in Palawan, such as `2026-11`
 */
export async function resellerInvoice(
  repositories: Pick<Repositories, 'bookings' | 'resellers'>,
  { id, name }: ResellerRecord,
  month: string,
): Promise<ResellerInvoice> {
  const from = periodOf(`${month}-01`).from;
  const before = periodOf(firstDayAfter(month)).from;
  const entries = await repositories.resellers.entries(id, { from, before });
  const refs = [...new Set(entries.map(({ bookingRef }) => bookingRef))];
  const bookings = new Map((await repositories.bookings.findAll(refs)).map((booking) => [booking.ref, booking]));
  const lines: InvoiceLine[] = [];
  const charged = new Map<string, number>();
  // Of each booking also what was charged before: a credit takes back what was owed, to the cent.
  for (const entry of entries) {
    const earlier = charged.get(entry.bookingRef) ?? 0;
    charged.set(entry.bookingRef, earlier + entry.cents);
    if (entry.at >= from) lines.push(lineOf(entry, earlier, bookings.get(entry.bookingRef)));
  }
  return { reseller: name, month, lines, totals: totalsOf(lines) };
}

function lineOf(
  { bookingRef: ref, reference, commissionPercent, at, cents }: ResellerEntry,
  earlier: number,
  booking: BookingRecord | undefined,
): InvoiceLine {
  const trip = booking?.trips[0];
  const net = netCents(earlier + cents, commissionPercent) - netCents(earlier, commissionPercent);
  return {
    ...{ at, ref, reference },
    listing: trip?.trip.listingCode ?? '',
    departure: trip?.departure ?? '',
    people: trip?.trip.people ?? 0,
    ...{ priceCents: cents, commissionCents: cents - net, netCents: net },
  };
}

function totalsOf(lines: readonly InvoiceLine[]): ResellerInvoice['totals'] {
  const sum = (field: 'priceCents' | 'commissionCents' | 'netCents') =>
    lines.reduce((total, line) => total + line[field], 0);
  return { priceCents: sum('priceCents'), commissionCents: sum('commissionCents'), netCents: sum('netCents') };
}

function firstDayAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
