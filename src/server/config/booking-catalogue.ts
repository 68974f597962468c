import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type BookingCatalogueFile,
  bookingCatalogueSchema,
  type SellableTrip,
} from '../../lib/booking/booking-catalogue.schema.ts';
import { StartupError } from './startup-error.ts';

/** What can be booked, ready to be asked. */
export interface BookingCatalogue extends Omit<BookingCatalogueFile, 'trips'> {
  /** By the code of the listing. */
  readonly trips: ReadonlyMap<string, SellableTrip>;
}

/** Gives what the newest build sells. */
export type CatalogueSource = () => Promise<BookingCatalogue>;

/** @throws StartupError when the data is not what a build writes */
export function parseCatalogue(data: unknown, from: string): BookingCatalogue {
  const result = bookingCatalogueSchema.safeParse(data);
  if (!result.success)
    throw new StartupError(`${from} is not a booking catalogue: build again.`, { cause: result.error });
  return { ...result.data, trips: new Map(result.data.trips.map((trip) => [trip.code, trip])) };
}

/**
 * Reads the catalogue that a build wrote, and again when another build has replaced it under the running server. While a build is replacing it, and
 * where a build is broken, the last good one stays.
 */
export function catalogueOf(file: string): CatalogueSource {
  let version = '';
  let last: BookingCatalogue | undefined;
  return async () => {
    try {
      const now = versionOf(file);
      if (last === undefined || now !== version) {
        last = parseCatalogue(JSON.parse(await readFile(file, 'utf8')), file);
        version = now;
      }
      return last;
    } catch (error) {
      if (last) return last;
      throw error;
    }
  };
}

/** A file that was moved into place has another inode, one that was written has another time. Asked at once: a turn of the thread pool takes ten times as long. */
function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
}
