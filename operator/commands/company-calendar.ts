import { findProvider } from '../../src/lib/bookings/trip-provider.ts';
import { calendarLink } from '../../src/lib/navigation/paths.ts';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { issueCalendarLink } from '../../src/server/backoffice/calendar-links.ts';
import type { Arguments } from '../arguments.ts';
import type { Backoffice } from '../backoffice.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { authorOf } from '../departure-arguments.ts';
import { FORMAT_OPTIONS, formatOf, printDone, printListing } from '../output.ts';
import type { Terminal } from '../terminal.ts';

export const companyCalendar: Command = {
  name: 'company-calendar',
  summary: "makes the secret address of a company's calendar, lists those there are, or revokes one",
  usage: '[PROVIDER | --revoke ID]',
  details:
    'Who has the address reads names, mobile numbers, times and places of the trips that the company runs, without money and passports. It is printed once. Phones and Google Calendar add it as a calendar "from URL".',
  options: {
    revoke: { value: 'ID', help: 'lets an address show nothing any more' },
    by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [company] = given.wordsFrom(0, 'a company');
    const revoked = given.text('revoke')?.toUpperCase();
    const isList = company === undefined && revoked === undefined;
    if (company !== undefined && revoked !== undefined) throw new UsageError('Give a company or --revoke, not both.');
    if (!isList && formatOf(given) === 'csv') throw new UsageError('Only the list has CSV: use --json.');
    await openBackoffice(async (backoffice) => {
      if (company !== undefined) return issue(terminal, given, backoffice, company);
      if (revoked !== undefined) return revoke(terminal, given, backoffice, revoked);
      const links = await backoffice.unitOfWork.read(({ calendarLinks }) => calendarLinks.list());
      printListing(terminal, given, {
        header: ['company', 'id', 'since', 'made by'],
        rows: links.map(({ providerId, id, createdAt, by }) => [providerId, id, minuteText(createdAt), by]),
        json: links,
        empty: 'No company has the address of its calendar yet.',
      });
    });
  },
};

async function issue(terminal: Terminal, given: Arguments, backoffice: Backoffice, company: string): Promise<void> {
  const { unitOfWork, clock, catalogue, environment } = backoffice;
  const { operator, providers } = await catalogue();
  const provider = findProvider(company, providers);
  if (!provider) {
    const known = providers.map(({ id }) => id).join(', ');
    throw new CommandFailure(`There is no company "${company}": there are ${known || 'none'}.`);
  }
  const wanted = { providerId: provider.id, by: authorOf(given) };
  const { link, secret } = await unitOfWork.write('calendar-links', (repositories) =>
    issueCalendarLink(repositories, wanted, clock()),
  );
  const address = calendarLink(environment.SITE_URL ?? operator.url, secret);
  const sentence = `Whoever has this address reads the trips of ${provider.name}, until you revoke ${link.id}:\n${address}`;
  printDone(terminal, given, sentence, { ...link, address });
}

async function revoke(terminal: Terminal, given: Arguments, backoffice: Backoffice, id: string): Promise<void> {
  const { unitOfWork, clock } = backoffice;
  const done = { by: authorOf(given), at: manilaIso(clock()) };
  const isRevoked = await unitOfWork.write('calendar-links', ({ calendarLinks }) => calendarLinks.revoke(id, done));
  if (!isRevoked) throw new CommandFailure(`There is no address ${id}. "company-calendar" lists those there are.`);
  printDone(terminal, given, `The address ${id} shows nothing any more.`, { id, ...done });
}
