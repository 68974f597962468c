import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

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
  const child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  // A program that failed to start is reported below, once.
  ended.catch(() => {});
  const found = (async () => {
    const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code !== 0) throw new Error(`the check of ${file} ended early: ${error.trim().split('\n').at(-1) ?? code}`);
    return (JSON.parse(out) as { readonly found: string | null }).found;
  })();
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system knows no priorities.
  }
  return { found, stop: () => void child.kill('SIGKILL') };
}
