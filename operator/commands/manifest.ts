import { findProvider } from '../../src/lib/bookings/trip-provider.ts';
import type { Cell } from '../../src/lib/text/csv.ts';
import { clockText } from '../../src/lib/time/clock.text.ts';
import { manilaDate, manilaIso } from '../../src/lib/time/manila.ts';
import { departuresOn } from '../../src/server/backoffice/departures.ts';
import { fullnessText, vehicleText, warningsOf } from '../../src/server/backoffice/manifest.text.ts';
import { type Departure, type ManifestGroup, manifestOf, missingOf } from '../../src/server/backoffice/manifest.ts';
import { countsOn } from '../../src/server/backoffice/manifest-counts.ts';
import { MANIFEST_HEADER, manifestLines, PASSPORT_HEADER } from '../../src/server/backoffice/manifest-csv.ts';
import { manifestHtml } from '../../src/server/backoffice/manifest-html.ts';
import { manifestSms } from '../../src/server/backoffice/manifest-sms.ts';
import type { BookingCatalogue } from '../../src/server/config/booking-catalogue.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { FORMAT_OPTIONS, formatOf, printDone, printListing } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { shownText, textTable } from '../text-table.ts';

const HEADER = [
  'booking',
  'lead traveller',
  'mobile',
  'people',
  'pickup',
  'arriving with',
  'cash PHP',
  'due USD',
  'missing',
];

function tripCells({ trips }: ManifestGroup): readonly (readonly Cell[])[] {
  return trips.map((trip) => [
    trip.bookingRef,
    trip.booker.name,
    trip.booker.mobile,
    trip.people,
    trip.pickup.name,
    trip.arrival,
    trip.cashPhp,
    trip.dueCents / 100,
    missingOf(trip).join('; '),
  ]);
}

function groupText(group: ManifestGroup): string {
  const { departure, listingCode, title, provider } = group;
  const words = [title, provider, vehicleText(group), fullnessText(group)].filter(Boolean).join(', ');
  const warnings = warningsOf(group).map((warning) => `Warning: ${shownText(warning)}\n`);
  return `${clockText(departure.slice(11, 16), 'en-US')}  ${listingCode}  ${words}\n${warnings.join('')}${textTable(HEADER, tripCells(group))}`;
}

/** The chosen boat; its number needs a listing. */
function boatOf(given: Arguments): number | undefined {
  if (given.text('boat') === undefined) return undefined;
  given.requiredText('listing', '--listing JT-ELN-A --boat 2');
  return given.count('boat', 1);
}

/**
 * Checks that a provider exists, or has trips on that day: else it was mistyped. @throws
 * CommandFailure
 */
function checkProvider(given: Arguments, { providers }: BookingCatalogue, found: readonly Departure[]): void {
  const wanted = given.text('provider');
  if (wanted === undefined || found.length > 0 || findProvider(wanted, providers)) return;
  throw new CommandFailure(`There is no provider "${wanted}": there are ${providers.map(({ id }) => id).join(', ')}.`);
}

/** Whether the manifest goes to a company by SMS. @throws UsageError beside what an SMS has not */
function isForSms(given: Arguments): boolean {
  if (!given.flag('sms')) return false;
  given.requiredText('provider', '--provider zion --sms');
  const other = ['html', 'listing'].find((name) => given.text(name) !== undefined);
  const extra = other ?? ['passports', 'csv'].find(given.flag);
  if (extra !== undefined) throw new UsageError(`Give --sms or --${extra}, not both.`);
  return true;
}

function printSms(terminal: Terminal, given: Arguments, groups: readonly ManifestGroup[], day: string): void {
  const sms = groups.length === 0 ? { text: null, messages: 0 } : manifestSms(groups, day);
  printDone(terminal, given, sms.text ?? `Nobody leaves on ${day}.`, sms);
}

export const manifest: Command = {
  name: 'manifest',
  summary: 'lists who leaves on a day, when, from where, and what is missing',
  usage: '[--day DAY] [--listing CODE [--boat N] | --provider ID [--sms]] [--html FILE] [--passports]',
  details:
    'CSV has a line for each person. Bookings that are called off or expired are left out. Bookings are shared out over as few vehicles as their groups take, and none is in two; a private trip has a vehicle for each. What is over or closed is said.',
  options: {
    day: { value: 'DAY', help: 'as in 2026-12-01; today where it is left out' },
    listing: { value: 'CODE', help: 'one listing, as in PV-PPS-ELN' },
    boat: { value: 'N', help: "one of the listing's boats or vans, as in 2" },
    provider: { value: 'ID', help: 'what one company runs, by its id or name, as in dspal' },
    sms: { help: 'with --provider: the day in as few SMS as it takes, to copy' },
    html: { value: 'FILE', help: 'writes a page to print on A4' },
    passports: { help: 'adds what stands in passports to CSV, JSON and HTML, for permits' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const format = formatOf(given);
    const dayGiven = given.day('day');
    const boat = boatOf(given);
    const isSms = isForSms(given);
    await openBackoffice(async (backoffice) => {
      const now = backoffice.clock();
      const day = dayGiven ?? manilaDate(now);
      const passports = given.flag('passports');
      const catalogue = await backoffice.catalogue();
      const { operator, providers } = catalogue;
      const query = { day, listing: given.text('listing'), provider: given.text('provider'), providers };
      const keys = passports ? backoffice.passportKeys() : null;
      const { departures, countOf } = await backoffice.unitOfWork.read(async (repositories) => ({
        departures: await departuresOn(repositories, query, keys, now),
        countOf: await countsOn(repositories, catalogue, query, now),
      }));
      checkProvider(given, catalogue, departures);
      const all = manifestOf(departures, countOf);
      const groups = boat === undefined ? all : all.filter((group) => group.boat?.number === boat);
      if (isSms) return printSms(terminal, given, groups, day);
      const file = given.text('html');
      if (file !== undefined) {
        terminal.write(file, manifestHtml(groups, { operator: operator.name, day, madeAt: manilaIso(now) }));
        if (format === 'table')
          return terminal.print(`Written to ${terminal.path(file)}: open it in a browser and print it.`);
      }
      if (format === 'table' && groups.length > 0) return terminal.print(groups.map(groupText).join('\n'));
      printListing(terminal, given, {
        header: passports ? [...MANIFEST_HEADER, ...PASSPORT_HEADER] : MANIFEST_HEADER,
        rows: manifestLines(groups, passports),
        json: groups.map((group) => ({
          ...group,
          trips: group.trips.map((trip) => ({ ...trip, missing: missingOf(trip) })),
        })),
        empty: `Nobody leaves on ${day}.`,
      });
    });
  },
};
