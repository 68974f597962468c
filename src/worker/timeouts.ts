import type { WorkerPorts } from './ports.ts';

/** How long a response may take where a saved one can stand in for it (lie-fi). */
export const FALLBACK_TIMEOUT_MS = 3000;

/** How long a response may take where nothing is saved; then a page says that it did not come. */
export const NETWORK_TIMEOUT_MS = 20_000;

/** The task's value, or `too-slow` after so many milliseconds. */
export async function withTimeout<Value>(
  ms: number,
  task: Promise<Value>,
  { wait }: Pick<WorkerPorts, 'wait'>,
): Promise<Value | 'too-slow'> {
  return Promise.race([task, wait(ms).then(() => 'too-slow' as const)]);
}
