import { seatsSchema, unitsSchema } from '../../src/lib/catalogue/capacity.schema.ts';
import { type ChangeKind, changeDepartures, changesKey } from '../../src/server/backoffice/change-departures.ts';
import { joinAlike } from '../../src/server/backoffice/join-alike.ts';
import type { Arguments } from '../arguments.ts';
import { type Command, type CommandContext, UsageError } from '../command.ts';
import {
  authorOf,
  DEPARTURE_OPTIONS,
  DEPARTURE_USAGE,
  departuresOf,
  knownScope,
  namedText,
  reasonOf,
} from '../departure-arguments.ts';
import { departureJson, departureRefusal, departureText, departureWarnings } from '../departure-report.ts';
import { JSON_OPTION, jsonText } from '../output.ts';
import { shownLines } from '../text-table.ts';

const DONE: Readonly<Record<'close' | 'ask' | 'open' | 'seats', string>> = {
  close: 'is closed',
  ask: 'is booked by you alone: travellers are told to ask',
  open: 'is open again, as far as it was you who closed it',
  seats: 'has other vehicles or places',
};

function stateCommand(kind: 'close' | 'ask' | 'open', summary: string, details: string): Command {
  return {
    name: kind,
    summary,
    details,
    usage: `${DEPARTURE_USAGE}${kind === 'open' ? '' : ' --reason TEXT'}`,
    options: { ...DEPARTURE_OPTIONS, ...JSON_OPTION },
    run: (given, context) => change(given, context, { kind }, reasonOf(given, kind !== 'open')),
  };
}

export const close = stateCommand(
  'close',
  'closes departures of a day: nobody can book them any more',
  'Bookings that are there stay, and are named. "open" takes it back; "call-off" tells the travellers too.',
);

export const ask = stateCommand(
  'ask',
  'keeps departures of a day for bookings that you take yourself',
  'Travellers are told to call or write. "open" takes it back.',
);

export const open = stateCommand(
  'open',
  'opens departures of a day that were closed or kept',
  'A season without the trip stays closed.',
);

export const seats: Command = {
  name: 'seats',
  summary: 'sets other vehicles or places for departures of a day',
  usage: `${DEPARTURE_USAGE} --units N --seats N | --as-planned`,
  details:
    'What is left out is as planned. A pool has vehicles alone, for the whole day. Nobody is put off a boat by it: what is over is named.',
  options: {
    units: { value: 'N', help: 'how many vehicles or boats run at each departure' },
    seats: { value: 'N', help: 'how many places each of them sells' },
    'as-planned': { help: 'takes an earlier change back' },
    ...DEPARTURE_OPTIONS,
    ...JSON_OPTION,
  },
  run: (given, context) => change(given, context, seatsOf(given), reasonOf(given, false)),
};

function seatsOf(given: Arguments): ChangeKind {
  const [units, places] = [given.count('units', 0) || null, given.count('seats', 0) || null];
  if (!unitsSchema.safeParse(units ?? 1).success || !seatsSchema.safeParse(places ?? 1).success) {
    throw new UsageError('At most 100 vehicles run, with 100 places each. To run none, close the departure.');
  }
  const isNamed = units !== null || places !== null;
  if (isNamed === given.flag('as-planned')) throw new UsageError('Give --units, --seats or both, or --as-planned.');
  return { kind: 'seats', units, seats: places };
}

async function change(
  given: Arguments,
  { terminal, openBackoffice }: CommandContext,
  what: ChangeKind,
  reason: string,
): Promise<void> {
  const typed = departuresOf(given);
  const by = authorOf(given);
  await openBackoffice(async ({ unitOfWork, clock, catalogue: loadCatalogue }) => {
    const catalogue = await loadCatalogue();
    const named = { ...typed, scope: knownScope(typed.scope, catalogue) };
    const outcome = await unitOfWork.write(changesKey(named.day), (repositories) =>
      changeDepartures(repositories, catalogue, { ...named, what, reason, by }, clock()),
    );
    if (outcome.kind !== 'changed') throw departureRefusal(outcome, named);
    const warnings = departureWarnings(outcome.departures);
    if (given.flag('json')) {
      return terminal.print(
        jsonText({ ...named, ...what, reason, by, departures: outcome.departures.map(departureJson), warnings }),
      );
    }
    const table = departureText(joinAlike(outcome.departures));
    terminal.print(shownLines(`${namedText(named)} ${DONE[what.kind]}.\n${table}`));
  });
}
