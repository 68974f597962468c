import type { WorkerPorts } from './ports.ts';

/** Milliseconds for a response where a saved one can replace it. */
export const FALLBACK_TIMEOUT_MS = 3000;

/** Milliseconds for a response where nothing is saved; then an explanation is shown. */
export const NETWORK_TIMEOUT_MS = 20_000;

/** The task's value, or `too-slow` after some milliseconds. */
export async function withTimeout<Value>(
  ms: number,
  task: Promise<Value>,
  { wait }: Pick<WorkerPorts, 'wait'>,
): Promise<Value | 'too-slow'> {
  return Promise.race([task, wait(ms).then(() => 'too-slow' as const)]);
}
