import { join } from 'node:path';
import { startInBackground } from './background-program.ts';

const PROGRAM = join(import.meta.dirname, 'quick-check-program.ts');

/** A file that is being looked through for damage. */
export interface RunningCheck {
  /**
   * The first thing that is wrong, or null. Rejects where the file could not be looked through to
   * its end.
   */
  readonly found: Promise<string | null>;
  /** Ends the process. */
  stop(): void;
}

/** Starts to check a SQLite file in a separate process with low priority. */
export function startQuickCheck(file: string): RunningCheck {
  const { result, stop } = startInBackground<{ readonly found: string | null }>(PROGRAM, [file]);
  return { found: result.then(({ found }) => found), stop };
}
