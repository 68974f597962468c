import { manilaIso } from '../../lib/time/manila.ts';
import type { StorageSettings } from '../config/environment.ts';
import { emptyLog } from '../database/empty-log.ts';
import type { Person } from '../repositories/person.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { type Erasure, erasePerson } from './erase-person.ts';
import { logErasures } from './erasure-log.ts';

/** Where data is erased. */
interface ErasedStore {
  readonly unitOfWork: UnitOfWork;
  readonly storage: StorageSettings;
  /** The path of the SQLite file. */
  readonly location: string;
  /** Milliseconds to wait for other processes that read the file. */
  readonly timeoutMs?: number;
}

/**
 * Erases a person as far as a plan says, also from SQLite's log. References are written down first:
 * repeating it after an abort changes nothing.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function eraseForGood(
  { unitOfWork, storage, location, timeoutMs }: ErasedStore,
  person: Person,
  plan: readonly Erasure[],
  now: number,
): Promise<readonly Erasure[]> {
  const at = manilaIso(now);
  logErasures(
    storage.DATA_DIR,
    erasedRefs(plan).map((ref) => ({ ref, at })),
  );
  const erased = await erasePerson(unitOfWork, person, now);
  if (storage.DATABASE_URL === undefined) emptyLog(location, timeoutMs);
  return erased;
}

/** References of which something is erased. */
export function erasedRefs(erasures: readonly Erasure[]): readonly string[] {
  return erasures.filter(({ kind }) => kind !== 'refused').map(({ ref }) => ref);
}
