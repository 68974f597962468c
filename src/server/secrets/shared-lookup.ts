import type { UnitOfWork } from '../repositories/repositories.ts';
import { type Access, accessWith } from './access.ts';

/** Returns the access to a reference; null where too many requests are waiting. */
export type AccessLookup = (ref: string, secret: string | null) => Promise<Access | null>;

interface AccessQuery {
  readonly ref: string;
  readonly secret: string | null;
  readonly resolve: (access: Access) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_BATCH_SIZE = 200;
const MAX_WAITING = 1000;

/** Creates a look-up that answers simultaneous requests in one query, against floods. */
export function createAccessLookup(unitOfWork: Pick<UnitOfWork, 'read'>): AccessLookup {
  let waiting: AccessQuery[] = [];
  let isRunning = false;
  return async (ref, secret) => {
    if (waiting.length >= MAX_WAITING) return null;
    return new Promise<Access>((resolve, reject) => {
      waiting.push({ ref, secret, resolve, reject });
      if (!isRunning) void run();
    });
  };

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that arrived together have all been read by then.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, MAX_BATCH_SIZE);
      waiting = waiting.slice(MAX_BATCH_SIZE);
      await answer(batch);
    }
    isRunning = false;
  }

  async function answer(batch: readonly AccessQuery[]): Promise<void> {
    try {
      const refs = [...new Set(batch.map(({ ref }) => ref))];
      const hashes = await unitOfWork.read(({ secrets }) => secrets.hashesOfAll(refs));
      for (const { ref, secret, resolve } of batch) resolve(accessWith(secret, hashes.get(ref) ?? []));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
