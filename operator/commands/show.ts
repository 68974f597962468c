import { csvOf } from '../../src/lib/text/csv.ts';
import { bookingFile } from '../../src/server/backoffice/booking-file.ts';
import { bookingJson, TRIP_HEADER, tripLines } from '../booking-columns.ts';
import { bookingPage } from '../booking-pages.ts';
import type { Command } from '../command.ts';
import { FORMAT_OPTIONS, formatOf, jsonText, separatorOf } from '../output.ts';

export const show: Command = {
  name: 'show',
  summary: 'shows everything about a booking',
  usage: 'REF',
  details: 'Of passports it says only whether they are there. CSV has a line for each trip, as that of "export" has.',
  options: { ...FORMAT_OPTIONS },
  run: async (given, { terminal, openBackoffice }) => {
    const ref = given.ref();
    const format = formatOf(given);
    await openBackoffice(async ({ unitOfWork, clock, missing }) => {
      const file = await unitOfWork.read((repositories) => bookingFile(repositories, ref));
      if (!file) throw missing(ref);
      const now = clock();
      const { booking, ...rest } = file;
      switch (format) {
        case 'csv':
          return terminal.print(
            csvOf(TRIP_HEADER, tripLines(booking, rest.arrival?.labels ?? {}, now), separatorOf(given)),
          );
        case 'json':
          return terminal.print(jsonText({ ...bookingJson(booking, now), ...rest }));
        case 'table':
          return terminal.print(bookingPage(file, now));
      }
    });
  },
};
