import { userInfo } from 'node:os';
import { toSingleLine } from '../src/lib/text/plain-text.schema.ts';
import { manilaInstant } from '../src/lib/time/manila.ts';
import { type ChangedScope, scopeIds } from '../src/server/backoffice/changed-scope.ts';
import type { BookingCatalogue } from '../src/server/config/booking-catalogue.ts';
import type { Arguments } from './arguments.ts';
import { CommandFailure, type Option, UsageError } from './command.ts';

/** Said to travellers within a sentence, so not a letter. */
const MAX_REASON_LENGTH = 200;

/** The words by which departures are named, for the help. */
export const DEPARTURE_USAGE = 'LISTING|--pool ID|--port PLACE DAY [TIME]';

/** Options of every command that changes departures. */
export const DEPARTURE_OPTIONS: Readonly<Record<string, Option>> = {
  pool: { value: 'ID', help: 'every listing that draws on a pool of the fleet, as in el-nido-boats' },
  port: { value: 'PLACE', help: 'every boat that leaves from a place, as in ELN' },
  reason: { value: 'TEXT', help: 'why, within a sentence: travellers read it' },
  by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
};

/** Some departures of a day, as a command names them. */
export interface NamedDepartures {
  readonly scope: ChangedScope;
  readonly day: string;
  readonly time: string | null;
}

/** The departures that a command names. @throws UsageError for what is no day or hour */
export function departuresOf(given: Arguments): NamedDepartures {
  const [pool, port] = [given.text('pool'), given.text('port')];
  if (pool !== undefined && port !== undefined) throw new UsageError('Give --pool or --port, not both.');
  const when = ['a day such as 2027-01-12', 'an hour such as 07:30'];
  if (pool !== undefined) return { scope: { kind: 'pool', id: pool }, ...whenOf(given.wordsFrom(1, ...when)) };
  if (port !== undefined) {
    return { scope: { kind: 'port', id: port.toUpperCase() }, ...whenOf(given.wordsFrom(1, ...when)) };
  }
  const [listing = '', ...rest] = given.wordsFrom(2, 'a listing such as SV-PPS-ELN', ...when);
  return { scope: { kind: 'listing', id: listing }, ...whenOf(rest) };
}

function whenOf([day = '', time = null]: readonly (string | null)[]): Omit<NamedDepartures, 'scope'> {
  if (Number.isNaN(manilaInstant(day ?? ''))) throw new UsageError(`"${day}" is no day such as 2027-01-12.`);
  const padded = time?.padStart(5, '0') ?? null;
  if (padded !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(padded)) {
    throw new UsageError(`"${time}" is no hour such as 07:30.`);
  }
  return { day: day ?? '', time: padded };
}

/** The scope as the catalogue spells it. @throws CommandFailure for one that does not exist */
export function knownScope(scope: ChangedScope, catalogue: BookingCatalogue): ChangedScope {
  const ids = scopeIds(scope.kind, catalogue);
  const id = ids.find((each) => each.toLowerCase() === scope.id.toLowerCase());
  if (id !== undefined) return { ...scope, id };
  if (scope.kind === 'listing') throw new CommandFailure(`There is no listing "${scope.id}".`);
  const list = ids.join(', ') || 'none';
  throw new CommandFailure(
    scope.kind === 'pool'
      ? `There is no pool "${scope.id}": there are ${list}.`
      : `No boat leaves from "${scope.id}": boats leave from ${list}.`,
  );
}

/** The reason in one line; empty where none is given and none is needed. @throws UsageError */
export function reasonOf(given: Arguments, isRequired: boolean): string {
  const example = '--reason "the coast guard keeps boats in port"';
  const reason = toSingleLine((isRequired ? given.requiredText('reason', example) : given.text('reason')) ?? '');
  if (reason.length > MAX_REASON_LENGTH) throw new UsageError(`A reason has at most ${MAX_REASON_LENGTH} characters.`);
  return reason;
}

/** Who gives the command. */
export function authorOf(given: Arguments): string {
  return toSingleLine(given.text('by') || systemUser());
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}

/** "SV-PPS-ELN on 2027-01-12 at 07:30" */
export function namedText({ scope, day, time }: NamedDepartures): string {
  const what = { listing: scope.id, pool: `The pool ${scope.id}`, port: `Every boat from ${scope.id}` }[scope.kind];
  return `${what} on ${day}${time === null ? '' : ` at ${time}`}`;
}
