import * as z from 'zod/mini';
import { addDays, manilaDate, manilaInstant } from '../time/manila.ts';

/** How the sea is at a port, in the words of the operator (specification.md#the-sea). */
export const SEA_STATUSES = ['normal', 'rough', 'closed'] as const;

export type SeaStatus = (typeof SEA_STATUSES)[number];

/** Longer notes do not fit on a phone beside what they are about. */
export const MAX_SEA_NOTE_LENGTH = 120;

/** No end is further ahead: forecasts are not. */
export const MAX_SEA_DAYS = 7;

/** A status without an end counts for so long: the coast guard says it anew each day. */
const SEA_STATUS_TTL_MS = 24 * 3_600_000;

/** The sea at a port as travellers are told of it; absent where it is normal. */
export const seaSchema = z.object({
  status: z.enum(['rough', 'closed']),
  /** Of the operator, a sentence; empty where there is none. */
  note: z.string(),
  /** When it was set: an ISO time in Palawan. */
  setAt: z.string(),
  /** The last day for which it counts: an ISO date in Palawan. */
  lastDay: z.string(),
  /** Whether the operator gave that day; else it is the day on which the status is dropped. */
  isUntil: z.boolean(),
});

export type Sea = z.infer<typeof seaSchema>;

/** A status as the operator has set it for a port. */
export interface SetSeaStatus {
  /** The place's code: `ELN`. */
  readonly port: string;
  readonly status: SeaStatus;
  readonly note: string;
  /** The last day, an ISO date in Palawan; null where none was given. */
  readonly until: string | null;
  readonly by: string;
  /** An ISO time in Palawan. */
  readonly at: string;
}

/** When a status is dropped, in milliseconds since 1970: after its last day, or in 24 hours. */
export function seaStatusEnd({ until, at }: Pick<SetSeaStatus, 'until' | 'at'>): number {
  return until === null ? Date.parse(at) + SEA_STATUS_TTL_MS : manilaInstant(addDays(until, 1));
}

/**
 * What travellers are told of a status. Null where the sea is normal, and once it is dropped.
 *
 * @param now an instant in milliseconds since 1970
 */
export function seaAt(set: SetSeaStatus | null, now: number): Sea | null {
  if (!set || set.status === 'normal' || now >= seaStatusEnd(set)) return null;
  const { status, note, until, at } = set;
  const lastDay = manilaDate(seaStatusEnd(set) - 1);
  return { status, note, setAt: at, lastDay, isUntil: until !== null };
}
