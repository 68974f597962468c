import type { WorkerPorts } from './ports.ts';

/** So long an answer may take when something is saved that does as well (lie-fi: a line that says it is there and carries nothing). */
export const GIVE_UP_MS = 3000;

/** So long it may take when nothing is. Then an honest page is better than a blank one. */
export const LAST_HOPE_MS = 20_000;

/** Waits for something, but not longer than so many milliseconds. */
export async function within<Value>(
  ms: number,
  task: Promise<Value>,
  { wait }: Pick<WorkerPorts, 'wait'>,
): Promise<Value | 'too-slow'> {
  return Promise.race([task, wait(ms).then(() => 'too-slow' as const)]);
}
