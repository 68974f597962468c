import { MAX_SEA_DAYS, type SetSeaStatus, seaAt, seaStatusEnd } from '../../lib/availability/sea-status.ts';
import type { PortSea, SetSeaRequest } from '../../lib/desk/calendar.contract.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { addDays, manilaDate, manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { AvailabilityRepository } from '../repositories/availability-record.ts';
import { scopeIds } from './changed-scope.ts';

type Fleet = Pick<BookingCatalogue, 'trips' | 'pools'>;

/** The sea at every port that boats leave from (specification.md#the-sea). `now` is in ms. */
export async function portsSea(
  repository: Pick<AvailabilityRepository, 'seaStatuses'>,
  catalogue: Fleet,
  now: number,
): Promise<PortSea[]> {
  const statuses = new Map((await repository.seaStatuses()).map((set) => [set.port, set]));
  return scopeIds('port', catalogue)
    .toSorted()
    .map((port) => portSea(port, statuses.get(port), now));
}

function portSea(port: string, set: SetSeaStatus | undefined, now: number): PortSea {
  const last = { by: set?.by ?? null, at: set?.at ?? null };
  if (!set || !seaAt(set, now)) return { port, status: 'normal', note: '', until: null, endsAt: null, ...last };
  const { status, note, until } = set;
  return { port, status, note, until, endsAt: manilaIso(seaStatusEnd(set)), ...last };
}

/** What does not fit of a status that is to be set; empty where all does. `now` is in ms. */
export function seaErrors(
  { port, status, note, until }: SetSeaRequest,
  catalogue: Fleet,
  now: number,
): readonly FieldError[] {
  const ports = scopeIds('port', catalogue);
  const [today, last] = [manilaDate(now), addDays(manilaDate(now), MAX_SEA_DAYS)];
  const isNormal = status === 'normal';
  return [
    ...(ports.includes(port) ? [] : [{ field: 'port', detail: `one of ${ports.join(', ')}` }]),
    ...(isNormal && note !== '' ? [{ field: 'note', detail: 'nothing while the sea is normal' }] : []),
    ...(isNormal && until !== null ? [{ field: 'until', detail: 'no day while the sea is normal' }] : []),
    ...(until !== null && (until < today || until > last)
      ? [{ field: 'until', detail: `a day from ${today} to ${last}` }]
      : []),
  ];
}
