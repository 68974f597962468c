import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What a process has in memory, in megabytes (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Looks at a process now and then until a load is over; megabytes, in order. */
export async function memoryDuring(
  pid: number,
  load: Promise<unknown>,
  everySeconds: number,
): Promise<readonly number[]> {
  const seen: number[] = [];
  let isOver = false;
  const end = load.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([wait(everySeconds * 1000), end]);
    seen.push(residentMegabytes(pid));
  }
  await end;
  return seen;
}
