import { csvLine, csvOf } from '../../src/lib/text/csv.ts';
import type { Cursor, Period } from '../../src/server/repositories/booking-filter.ts';
import type { Repositories } from '../../src/server/repositories/repositories.ts';
import { bookingJson, TRIP_HEADER, tripLines } from '../booking-columns.ts';
import { type Command, UsageError } from '../command.ts';
import { FORMAT_OPTIONS, formatOf, jsonText, separatorOf } from '../output.ts';
import { parsePeriod } from './list.ts';

/** Maximum number of bookings in memory. */
const BATCH_SIZE = 500;

/** The next bookings of the list, and the advertisements that brought them. */
async function nextOf({ backoffice, attributions }: Repositories, cursor: Cursor | null, placed: Period | undefined) {
  const bookings = await backoffice.after(cursor, { placed }, BATCH_SIZE);
  const known = await attributions.ofBookings(bookings.map(({ ref }) => ref));
  const labels = new Map(known.map((arrival) => [arrival.ref, arrival.labels]));
  return { bookings, labelsOf: ({ ref }: Cursor) => labels.get(ref) ?? {} };
}

export const exportBookings: Command = {
  name: 'export',
  summary: 'prints every booking that was placed in some days',
  usage: '(--csv | --json) [--from DAY] [--to DAY]',
  details:
    'CSV has a line for each trip. JSON has one booking a line. There are no participants and no passports in it.',
  options: {
    from: { value: 'DAY', help: 'the first day of placing, as in 2026-12-01' },
    to: { value: 'DAY', help: 'the last day of placing' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const format = formatOf(given);
    const separator = separatorOf(given);
    const placed = parsePeriod(given);
    if (format === 'table') throw new UsageError('export needs --csv or --json.');
    await openBackoffice(async ({ unitOfWork, clock }) => {
      const now = clock();
      if (format === 'csv') terminal.print(csvOf(TRIP_HEADER, [], separator));
      for (let cursor: Cursor | null = null; ; ) {
        const { bookings, labelsOf } = await unitOfWork.read((repositories) => nextOf(repositories, cursor, placed));
        const last = bookings.at(-1);
        if (!last) return;
        await terminal.printed();
        for (const booking of bookings) {
          terminal.print(
            format === 'csv'
              ? tripLines(booking, labelsOf(booking), now)
                  .map((line) => csvLine(line, separator))
                  .join('')
              : jsonText({ ...bookingJson(booking, now), arrival: labelsOf(booking) }, 0),
          );
        }
        cursor = last;
      }
    });
  },
};
