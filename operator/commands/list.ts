import { BOOKING_STATUSES } from '../../src/lib/bookings/booking-status.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { periodOf } from '../../src/server/backoffice/departures.ts';
import type { Period } from '../../src/server/repositories/booking-filter.ts';
import type { Arguments } from '../arguments.ts';
import { BOOKING_HEADER, bookingCells, bookingJson } from '../booking-columns.ts';
import { type Command, UsageError } from '../command.ts';
import { FORMAT_OPTIONS, printListing } from '../output.ts';

/** The states of bookings; a draft is only a cart. */
const STATUSES = BOOKING_STATUSES.filter((status) => status !== 'draft');

/**
 * The days from --from to --to, both included; either may be left open. @throws UsageError where
 * they are the wrong way round
 */
export function parsePeriod(given: Arguments): Period | undefined {
  const [from, to] = [given.day('from'), given.day('to')];
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) throw new UsageError(`--from ${from} is after --to ${to}.`);
  return periodOf(from ?? '2000-01-01', to ?? '2999-12-30');
}

export const list: Command = {
  name: 'list',
  summary: 'lists bookings, the newest first',
  usage: '[--status STATUS] [--from DAY] [--to DAY] [--search TEXT] [--limit 50]',
  details:
    'With days, those that have a trip on one of them, by departure. A whole reference, e-mail address or number is found before parts of one.',
  options: {
    status: { value: 'STATUS', help: STATUSES.join(', ') },
    from: { value: 'DAY', help: 'the first day of departure, as in 2026-12-01' },
    to: { value: 'DAY', help: 'the last day of departure' },
    search: { value: 'TEXT', help: 'a part of the reference, name, e-mail address or number' },
    limit: { value: 'N', help: 'how many at most: 50' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const filter = {
      status: given.oneOf('status', STATUSES),
      departs: parsePeriod(given),
      text: given.text('search') || undefined,
    };
    const max = given.count('limit', 50);
    await openBackoffice(async ({ unitOfWork, clock }) => {
      const now = clock();
      const bookings = await unitOfWork.read(({ backoffice }) => backoffice.bookings(filter, max, manilaIso(now)));
      printListing(terminal, given, {
        header: BOOKING_HEADER,
        rows: bookings.map((booking) => bookingCells(booking, now)),
        json: bookings.map((booking) => bookingJson(booking, now)),
        empty: 'No bookings.',
      });
    });
  },
};
