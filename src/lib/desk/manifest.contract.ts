import * as z from 'zod/mini';
import { clockTimeSchema } from '../time/duration.schema.ts';
import { type DeskDeparture, deskDaySchema } from './departures.contract.ts';

/**
 * Reads who leaves on a departure as a file for spreadsheets (`text/csv`). It has a line for each
 * person (specification.md#departures-of-a-day); drivers get those of their company, without money.
 */
export const manifestContract = {
  method: 'GET',
  path: '/api/desk/manifest',
  query: z.strictObject({
    day: deskDaySchema,
    listing: z.string().check(z.regex(/^[\w-]{1,60}$/, { error: 'the code of a listing' })),
    time: clockTimeSchema,
  }),
} as const;

/** The address of the file of a departure. */
export function manifestHref({ day, listingCode, time }: Pick<DeskDeparture, 'day' | 'listingCode' | 'time'>): string {
  return `${manifestContract.path}?${new URLSearchParams({ day, listing: listingCode, time })}`;
}
