import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessTime {
  readonly name: string;
  readonly seconds: number;
}

/** The time of a process with that of its ended children; null where it has ended. */
function timeOf(pid: string | number): ProcessTime | null {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    // From the state on: utime, stime, cutime and cstime are the 12th to the 15th.
    const ticks = rest.split(' ').slice(11, 15).map(Number);
    return { name, seconds: ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** Seconds that processes have had a processor. */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (timeOf(pid)?.seconds ?? 0), 0);
}

/** The same for all processes of a name on this machine, such as `postgres`. */
export function cpuSecondsOf(name: string): number {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.reduce((sum, pid) => {
    const time = timeOf(pid);
    return sum + (time?.name === name ? time.seconds : 0);
  }, 0);
}
