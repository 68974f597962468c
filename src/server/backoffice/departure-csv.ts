import { csvOf } from '../../lib/text/csv.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { departuresOn } from './departures.ts';
import { manifestOf } from './manifest.ts';
import { countsOn } from './manifest-counts.ts';
import { MANIFEST_HEADER, manifestLines } from './manifest-csv.ts';

/** Whose manifest is read. */
export interface DepartureCsvQuery {
  /** ISO date in Palawan. */
  readonly day: string;
  /** The code of a listing. */
  readonly listing: string;
  /** The hour in Palawan: `07:30`. */
  readonly time: string;
  /** The company of the driver who asks; null for the office. */
  readonly driverOf: string | null;
}

/** Columns that drivers do not get. */
const MONEY: readonly string[] = ['cash PHP', 'due USD'];

/**
 * Who leaves on a departure, as CSV; null where nobody does. The columns are those of the command
 * `manifest --csv`. Drivers get no money, and nothing of what is unpaid.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function departureCsv(
  repositories: Repositories,
  catalogue: BookingCatalogue,
  { day, listing, time, driverOf }: DepartureCsvQuery,
  now: number,
): Promise<string | null> {
  const { providers } = catalogue;
  const query = { day, listing, providers, ...(driverOf !== null && { provider: driverOf }) };
  const found = await departuresOn(repositories, query, null, now);
  const trips = found.filter(({ departure }) => departure.slice(11, 16) === time);
  if (trips.length === 0) return null;
  const countOf = await countsOn(repositories, catalogue, query, now);
  if (driverOf === null) return csvOf(MANIFEST_HEADER, manifestLines(manifestOf(trips, countOf), false));
  const shown = trips.map((trip) => ({ ...trip, status: 'confirmed' as const }));
  const rows = manifestLines(manifestOf(shown, countOf), false);
  const isShown = (_cell: unknown, column: number) => !MONEY.includes(MANIFEST_HEADER[column] ?? '');
  return csvOf(
    MANIFEST_HEADER.filter(isShown),
    rows.map((row) => row.filter(isShown)),
  );
}
