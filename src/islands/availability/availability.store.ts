import { atom } from 'nanostores';
import { AVAILABILITY_TTL_SECONDS } from '../../lib/availability/availability.contract.ts';
import type { DayAvailability } from '../../lib/availability/departure-fit.ts';
import type { Sea } from '../../lib/availability/sea-status.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { type AvailabilityQuery, requestAvailability } from './availability.api.ts';

/** What is known of some days of a listing. */
export interface KnownAvailability {
  /** Days by ISO date; null where they could not be requested. */
  readonly days: ReadonlyMap<string, DayAvailability> | null;
  /** The sea at its port, unless it is normal. */
  readonly sea?: Sea | undefined;
}

/** Answers by their query, see {@link availabilityKey}. */
export const $availability = atom<ReadonlyMap<string, KnownAvailability>>(new Map());

/** The last request of each query, and the last one that was answered. */
const requests = new Map<string, { at: number; sent: number; answered: number }>();

export function availabilityKey({ listing, from, to }: AvailabilityQuery): string {
  return `${listing} ${from} ${to}`;
}

/**
 * Requests availability into {@link $availability}, once in 15 seconds. Of two answers the one that
 * was requested later stays.
 */
export async function loadAvailability(query: AvailabilityQuery, fetch?: Fetch): Promise<void> {
  const key = availabilityKey(query);
  const request = requests.get(key) ?? { at: Number.NEGATIVE_INFINITY, sent: 0, answered: 0 };
  requests.set(key, request);
  if (Date.now() - request.at < AVAILABILITY_TTL_SECONDS * 1000) return;
  request.at = Date.now();
  request.sent += 1;
  const { sent } = request;
  const availability = await requestAvailability(query, fetch);
  if (sent < request.answered) return;
  request.answered = sent;
  const days = availability && new Map(availability.days.map((day) => [day.date, day]));
  $availability.set(new Map($availability.get()).set(key, { days, sea: availability?.sea }));
}
