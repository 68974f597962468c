import { readFile } from 'node:fs/promises';
import {
  type BookingCatalogueFile,
  bookingCatalogueSchema,
  type SellableTrip,
} from '../../lib/booking/booking-catalogue.schema.ts';
import { fileVersion } from './file-version.ts';
import { StartupError } from './startup-error.ts';

/** The catalogue, indexed for look-ups. */
export interface BookingCatalogue extends Omit<BookingCatalogueFile, 'trips'> {
  /** Sellable trips by listing code. */
  readonly trips: ReadonlyMap<string, SellableTrip>;
}

/** Returns the catalogue of the newest build. */
export type CatalogueSource = () => Promise<BookingCatalogue>;

/** @throws StartupError when the data is not what a build writes */
export function parseCatalogue(data: unknown, from: string): BookingCatalogue {
  const result = bookingCatalogueSchema.safeParse(data);
  if (!result.success)
    throw new StartupError(`${from} is not a booking catalogue: build again.`, { cause: result.error });
  return { ...result.data, trips: new Map(result.data.trips.map((trip) => [trip.code, trip])) };
}

/**
 * Reads the catalogue of a build, and again when another build replaces it. During a build, or with
 * a broken file, the last good catalogue is returned.
 */
export function catalogueOf(file: string): CatalogueSource {
  let version = '';
  let last: BookingCatalogue | undefined;
  return async () => {
    try {
      const now = fileVersion(file);
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
