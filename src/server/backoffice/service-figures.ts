import { DAY_MS, manilaDate, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { MailState } from '../repositories/mail-record.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { countDays } from './count-day.ts';
import { periodOf } from './departures.ts';

/** States of mails that somebody may have to do something about. */
const COUNTED_STATES = ['waiting', 'held', 'failed'] as const satisfies readonly MailState[];

const DAYS = 7;
/** Milliseconds for which the count of full departures is repeated, as it reads many trips. */
const FULL_TTL_MS = 5 * 60_000;

/** What an operator watches in the database. */
export interface ServiceFigures {
  readonly mailsByState: Readonly<Record<(typeof COUNTED_STATES)[number], number>>;
  /** Bookings that reserve places and are not paid. */
  readonly unpaidBookings: number;
  /** Booked departures of the next 7 days without a place left. */
  readonly fullDepartures: number;
  readonly databaseBytes: number;
}

/** Dependencies of the figures. */
interface FiguresParts {
  readonly unitOfWork: UnitOfWork;
  readonly database: Pick<Database, 'size'>;
  readonly catalogue: () => Promise<BookingCatalogue>;
  readonly clock: () => number;
}

/** Creates a function that reads the figures; full departures are at most five minutes old. */
export function createFigures({ unitOfWork, database, catalogue, clock }: FiguresParts): () => Promise<ServiceFigures> {
  let full: { readonly count: number; readonly at: number } | null = null;
  return async () => {
    const now = clock();
    const sold = await catalogue();
    const isOld = full === null || Math.abs(now - full.at) >= FULL_TTL_MS;
    const counted = await unitOfWork.read(async (repositories) => ({
      mailsByState: await repositories.outbox.countByState(COUNTED_STATES),
      unpaidBookings: await repositories.money.countWaiting(manilaIso(now)),
      fullDepartures: isOld ? await countFullDepartures(repositories, sold, now) : (full?.count ?? 0),
    }));
    if (isOld) full = { count: counted.fullDepartures, at: now };
    return { ...counted, databaseBytes: await database.size() };
  };
}

/** Counts only listings that somebody is booked on: the others are not full, or were closed. */
async function countFullDepartures(
  { availability }: Pick<Repositories, 'availability'>,
  catalogue: BookingCatalogue,
  now: number,
): Promise<number> {
  const [from, to] = [manilaDate(now), manilaDate(now + DAYS * DAY_MS)];
  const booked = await availability.bookedTrips([...catalogue.trips.keys()], periodOf(from, to));
  const codes = new Set(booked.map(({ listingCode }) => listingCode));
  const listings = [...catalogue.trips.values()].filter(({ code }) => codes.has(code));
  const departures = await countDays(availability, catalogue, { listings, from, to, isScheduledOnly: true }, now);
  return departures.filter(({ status, bookings }) => status === 'SOLD_OUT' && bookings.length > 0).length;
}
