import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Counts of requests that all processes share: see shared-counters.ts. */
export interface RequestCountRepository {
  /** Deletes counts that ended before an instant in milliseconds. */
  removeEndedBefore(instant: number): Promise<void>;
}

export function requestCountRepository(db: Kysely<Tables>): RequestCountRepository {
  return {
    removeEndedBefore: async (instant) => {
      await db.deleteFrom('request_counts').where('expire', '<', instant).execute();
    },
  };
}
