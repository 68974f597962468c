import type { SaveCartRequest } from '../../lib/cart/cart.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories, UnitOfWork } from '../repositories/repositories.ts';
import { accessWith } from '../secrets/access.ts';

/** The next revision of a cart with its secret, as its owner sends it. */
export interface CartSave {
  readonly ref: string;
  readonly secret: string;
  readonly request: SaveCartRequest;
}

/**
 * Saves the usual case of {@link saveCart}. Never rejects. @returns false where nothing was saved:
 * another case, or a failure
 */
export type CartSaver = (next: CartSave) => Promise<boolean>;

interface Job {
  readonly save: CartSave;
  readonly resolve: (isSaved: boolean) => void;
}

/** A longer batch would let its first sender wait too long. */
const MAX_BATCH_SIZE = 200;

/**
 * Saves carts that arrive together in two statements without a transaction. A cart that is booked
 * or saved in between is not replaced.
 *
 * @param clock milliseconds since 1970
 */
export function createCartSaver(unitOfWork: UnitOfWork, clock: () => number): CartSaver {
  let waiting: Job[] = [];
  let isRunning = false;
  return (save) =>
    new Promise((resolve) => {
      waiting.push({ save, resolve });
      if (!isRunning) void run();
    });

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that arrived together have all been read by then.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = firstOfEachCart(waiting).slice(0, MAX_BATCH_SIZE);
      const taken = new Set(batch);
      waiting = waiting.filter((job) => !taken.has(job));
      const saved = await savedOf(batch.map(({ save }) => save));
      for (const { save, resolve } of batch) resolve(saved.has(save.ref));
    }
    isRunning = false;
  }

  /** Saves each cart separately after a failure, as one may have broken it for all. */
  function savedOf(all: readonly CartSave[]): Promise<ReadonlySet<string>> {
    return unitOfWork.direct((repositories) => saveAll(repositories, all, clock())).catch(() => new Set<string>());
  }
}

/** A statement can change a row only once. */
function firstOfEachCart(jobs: readonly Job[]): readonly Job[] {
  const first = new Map<string, Job>();
  for (const job of jobs) if (!first.has(job.save.ref)) first.set(job.save.ref, job);
  return [...first.values()];
}

async function saveAll({ secrets, carts }: Repositories, all: readonly CartSave[], now: number) {
  const hashes = await secrets.hashesOfAll(all.map(({ ref }) => ref));
  const open = all.filter(({ ref, secret }) => accessWith(secret, hashes.get(ref) ?? []) === 'open');
  return carts.replaceEarlier(
    open.map(({ ref, request }) => ({ ref, ...request })),
    manilaIso(now),
  );
}
