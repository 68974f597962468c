import { manilaDate } from '../../src/lib/time/manila.ts';
import { countDay } from '../../src/server/backoffice/count-day.ts';
import { joinAlike } from '../../src/server/backoffice/join-alike.ts';
import type { Command } from '../command.ts';
import { knownScope } from '../departure-arguments.ts';
import { DEPARTURE_HEADER, departureCells, departureJson, departureWarnings } from '../departure-report.ts';
import { FORMAT_OPTIONS, formatOf, printListing } from '../output.ts';

export const availability: Command = {
  name: 'availability',
  summary: 'says how full the departures of a day are',
  usage: '[--day DAY] [--listing CODE]',
  details:
    'Those with bookings or a change; with --listing all of a listing. "pool out" is how many vehicles of the pool are out at one moment at most while this one is.',
  options: {
    day: { value: 'DAY', help: 'as in 2026-12-01; today where it is left out' },
    listing: { value: 'CODE', help: 'one listing, as in SV-PPS-ELN' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const format = formatOf(given);
    const [dayGiven, listing] = [given.day('day'), given.text('listing')];
    await openBackoffice(async ({ unitOfWork, clock, catalogue: loadCatalogue }) => {
      const catalogue = await loadCatalogue();
      const date = dayGiven ?? manilaDate(clock());
      const code = listing === undefined ? null : knownScope({ kind: 'listing', id: listing }, catalogue).id;
      const listings = [...catalogue.trips.values()].filter((each) => code === null || each.code === code);
      const counted = await unitOfWork.read((repositories) =>
        countDay(repositories.availability, catalogue, { listings, date }, clock()),
      );
      const departures = joinAlike(counted).filter(
        ({ bookings, isChanged }) => code !== null || bookings.length > 0 || isChanged,
      );
      printListing(terminal, given, {
        header: DEPARTURE_HEADER,
        rows: departures.map(departureCells),
        json: departures.map(departureJson),
        empty: `Nobody is booked on ${date}, and nothing is changed.`,
      });
      const warnings = departureWarnings(departures);
      if (format === 'table' && warnings.length > 0) terminal.print(warnings.join('\n'));
    });
  },
};
