import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Where and when something was measured. */
export interface Machine {
  readonly measuredAt: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  /**
   * Processes that wanted to run in the minute before. On a shared machine they are other people's
   * work.
   */
  readonly load: number;
  readonly node: string;
}

/** Describes this machine; call it before the measuring. */
export function thisMachine(): Machine {
  return {
    measuredAt: new Date().toISOString(),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    load: loadavg()[0] ?? 0,
    node: process.version,
  };
}

/** The description as a sentence. */
export function machineText({ measuredAt, processor, cores, memoryGigabytes, load, node }: Machine): string {
  const day = measuredAt.slice(0, 10);
  return `Measured on ${day}: ${cores} cores of ${processor}, ${memoryGigabytes} GB, Node ${node}, load ${load.toFixed(1)} before the start.`;
}
