import { type CalledOffTrip, callOffDepartures } from '../../src/server/backoffice/call-off.ts';
import type { ChangedScope } from '../../src/server/backoffice/changed-scope.ts';
import type { Command } from '../command.ts';
import {
  authorOf,
  DEPARTURE_OPTIONS,
  DEPARTURE_USAGE,
  departuresOf,
  knownScope,
  namedText,
  reasonOf,
} from '../departure-arguments.ts';
import { departureJson, departureRefusal } from '../departure-report.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const callOff: Command = {
  name: 'call-off',
  summary: 'closes departures and asks everybody on them: another date, or all money back',
  usage: `${DEPARTURE_USAGE} --reason TEXT`,
  details:
    'Each traveller gets one mail, however often the command is given, and so does each company whose places were certain. Without an hour it is every departure that has not left. For money back: "cancel REF --full-refund", or "drop-trip" where a booking has other trips. "open" takes the closure back, and tells nobody.',
  options: { ...DEPARTURE_OPTIONS, ...JSON_OPTION },
  run: async (given, { terminal, openBackoffice }) => {
    const reason = reasonOf(given, true);
    const typed = departuresOf(given);
    const by = authorOf(given);
    await openBackoffice(async ({ unitOfWork, clock, catalogue: loadCatalogue }) => {
      const catalogue = await loadCatalogue();
      const named = { ...typed, scope: knownScope(typed.scope, catalogue) };
      const outcome = await callOffDepartures(unitOfWork, catalogue, { ...named, reason, by }, clock());
      if (outcome.kind !== 'called-off') throw departureRefusal(outcome, named);
      const { departures, trips, companies } = outcome;
      const notified = `${notifiedText(trips, companies)}${seaHint(named.scope)}`;
      printDone(terminal, given, `${namedText(named)} is called off. ${notified}`, {
        ...named,
        ...{ reason, by, trips, companies },
        departures: departures.map(departureJson),
      });
    });
  },
};

/** After a port was called off: how the pages of its boats say why. */
function seaHint({ kind, id }: ChangedScope): string {
  return kind === 'port' ? `\nOn the pages of its boats: npm run operator -- sea ${id} --status closed` : '';
}

function notifiedText(trips: readonly CalledOffTrip[], companies: readonly string[]): string {
  if (trips.length === 0) return 'Nobody is booked on it.';
  const [notified, known] = [trips.filter(({ isNew }) => isNew), trips.filter(({ isNew }) => !isNew)];
  const listOf = (some: readonly CalledOffTrip[]) => some.map(({ bookingRef }) => bookingRef).join(', ');
  return [
    ...(notified.length > 0 ? [`A mail goes to ${notified.length}: ${listOf(notified)}.`] : []),
    ...(known.length > 0 ? [`Told before, and not again: ${listOf(known)}.`] : []),
    ...(companies.length > 0 ? [`A mail goes to the companies too: ${companies.join(', ')}.`] : []),
    'For all money back: npm run operator -- cancel REF --full-refund --reason TEXT',
    'Where a booking has other trips: npm run operator -- drop-trip REF TRIP',
  ].join('\n');
}
