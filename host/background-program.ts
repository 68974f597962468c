import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

/** A program that runs beside the server. */
export interface BackgroundProgram<Result> {
  /** What it has printed as JSON. Rejects where it ended early, with what it said last. */
  readonly result: Promise<Result>;
  /** Ends the process. */
  stop(): void;
}

/** Starts a program in a process of its own with low priority. */
export function startInBackground<Result>(program: string, words: readonly string[]): BackgroundProgram<Result> {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  // A program that failed to start is reported below, once.
  ended.catch(() => {});
  const result = (async () => {
    const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code !== 0) throw new Error(`it ended early: ${error.trim().split('\n').at(-1) ?? code}`);
    return JSON.parse(out) as Result;
  })();
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system knows no priorities.
  }
  return { result, stop: () => void child.kill('SIGKILL') };
}
