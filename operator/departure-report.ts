import type { Cell } from '../src/lib/text/csv.ts';
import type { ChangeOutcome } from '../src/server/backoffice/change-departures.ts';
import { type DayDeparture, takenText } from '../src/server/backoffice/count-day.ts';
import { CommandFailure, UsageError } from './command.ts';
import { type NamedDepartures, namedText } from './departure-arguments.ts';
import { textTable } from './text-table.ts';

export const DEPARTURE_HEADER = ['leaves', 'listing', 'status', 'taken', 'over', 'pool', 'pool out', 'why'] as const;

/** A departure in a line. */
export function departureCells({
  time,
  until,
  listing,
  over,
  poolUse,
  reason,
  ...counted
}: DayDeparture): readonly Cell[] {
  const out = poolUse ? `${poolUse.out} of ${poolUse.units}` : '';
  const pool = listing.capacity?.pool ?? '';
  const hours = until === undefined ? time : `${time}–${until}`;
  return [
    hours,
    listing.code,
    statusText(counted),
    takenText({ ...counted, sharing: listing.sharing }),
    over,
    pool,
    out,
    reason ?? '',
  ];
}

function statusText({ status, isOnRequest }: Pick<DayDeparture, 'status' | 'isOnRequest'>): string {
  return isOnRequest ? 'CLOSED, ask us' : status;
}

/** A departure for programs. */
export function departureJson({ listing, date, ...counted }: DayDeparture): object {
  return { date, listing: listing.code, title: listing.title, ...counted };
}

/** A sentence for each departure that is over, or closed with somebody on it. */
export function departureWarnings(departures: readonly DayDeparture[]): readonly string[] {
  return departures.flatMap((departure) => {
    const { time, listing, over, bookings, status, isOnRequest } = departure;
    if (bookings.length === 0) return [];
    const who = bookings.map(({ bookingRef, people }) => `${bookingRef} (${people})`).join(', ');
    const name = `${time} ${listing.code}`;
    const isClosed = status === 'CLOSED' && !isOnRequest;
    return [
      ...(over > 0
        ? [
            `Warning: ${name} is over by ${over}: ${takenText({ ...departure, sharing: listing.sharing })} taken, by ${who}.`,
          ]
        : []),
      ...(isClosed ? [`Warning: ${name} is closed, and booked by ${who}.`] : []),
    ];
  });
}

/** Departures as a table, with what is wrong below it. */
export function departureText(departures: readonly DayDeparture[]): string {
  return [textTable(DEPARTURE_HEADER, departures.map(departureCells)), ...departureWarnings(departures)]
    .join('\n')
    .trimEnd();
}

/** Why departures could not be changed. */
export function departureRefusal(outcome: Exclude<ChangeOutcome, { kind: 'changed' }>, named: NamedDepartures): Error {
  const { scope, day } = named;
  switch (outcome.kind) {
    case 'past':
      return new CommandFailure(`${namedText(named)} is over: it cannot be changed any more.`);
    case 'no-such-hour':
      return new CommandFailure(
        `${scope.id} does not leave at ${named.time}: it leaves at ${outcome.times.join(', ')}.`,
      );
    case 'not-of-a-pool':
      return new UsageError(`A pool has its vehicles for the whole of ${day}: give --units alone, and no hour.`);
    case 'uncounted':
      return new UsageError(`Nobody counts ${outcome.code}: give --units and --seats both.`);
    case 'too-many-seats':
      return new CommandFailure(`A vehicle of ${outcome.pool} carries ${outcome.most} at most.`);
  }
}
