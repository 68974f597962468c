import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { formatManilaTime } from '../../src/lib/time/manila-format.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';

/** Who publishes, since when, and the process that does it. */
const holderSchema = z.strictObject({
  by: z.string(),
  since: z.number(),
  pid: z.number(),
  host: z.string(),
  /** When the process has started: the next one in a container has the same number. */
  started: z.number(),
});

/** Who publishes. */
export type LockHolder = z.infer<typeof holderSchema>;

/** Lets one process at a time publish from a data folder. */
export interface PublicationLock {
  /**
   * Takes the lock, also where this process has it, and returns null. Returns the holder where
   * another process has it.
   */
  readonly take: (by: string) => LockHolder | null;
  /** Gives it back: as often as it was taken. */
  readonly release: () => void;
  /** The other process that holds it; null where none does. */
  readonly holder: () => LockHolder | null;
}

/** This process. */
const SELF = { pid: process.pid, host: hostname(), started: Math.round(performance.timeOrigin) };

const FILE = 'publishing.json';
/** A process that holds the lock says so this often. */
const RENEW_INTERVAL_MS = 10_000;
/** One that has said nothing for so long has ended, such as on a host that was switched off. */
const SILENCE_TIMEOUT_MS = 90_000;

/** Makes the lock of a data folder. One that a crash has left is taken over. */
export function createPublicationLock(folder: string, now: () => number): PublicationLock {
  const file = join(folder, FILE);
  let own: string | null = null;
  /** How many of this process hold it. */
  let count = 0;
  let renewal: NodeJS.Timeout | undefined;

  function holder(): LockHolder | null {
    const text = readText(file);
    return text === null || text === own ? null : runningHolder(file, text);
  }

  function take(by: string): LockHolder | null {
    if (own !== null) {
      count += 1;
      return null;
    }
    mkdirSync(folder, { recursive: true });
    const text = JSON.stringify({ by, since: now(), ...SELF } satisfies LockHolder);
    for (let attempt = 0; attempt < 2; attempt++) {
      if (create(file, text)) {
        own = text;
        count = 1;
        renewal = setInterval(() => renew(file), RENEW_INTERVAL_MS).unref();
        return null;
      }
      const other = readText(file);
      const running = other === null ? null : runningHolder(file, other);
      if (running) return running;
      if (other !== null) remove(file, other);
    }
    return { by: 'somebody else', since: now(), ...SELF };
  }

  function release(): void {
    count -= 1;
    if (count > 0) return;
    clearInterval(renewal);
    if (own !== null) remove(file, own);
    own = null;
  }

  return { take, release, holder };
}

/** The holder that a lock names, where its process still runs. */
function runningHolder(file: string, text: string): LockHolder | null {
  const parsed = holderSchema.safeParse(parse(text));
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (!parsed.success || writtenAt === undefined) return null;
  const isSilent = Date.now() - writtenAt > SILENCE_TIMEOUT_MS;
  const { host, pid, started } = parsed.data;
  const isEarlierSelf = pid === SELF.pid && started !== SELF.started;
  const isGone = host === SELF.host && (isEarlierSelf || !isRunning(pid));
  return isSilent || isGone ? null : parsed.data;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock with a text. Another one, which somebody has made meanwhile, is put back. */
function remove(file: string, text: string): void {
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    if (readText(moved) !== text) linkSync(moved, file);
  } catch {
    // Somebody else was sooner.
  }
  rmSync(moved, { force: true });
}

function renew(file: string): void {
  const time = new Date();
  try {
    utimesSync(file, time, time);
  } catch {
    // It was taken over, as this process was silent for too long.
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Says that somebody publishes already, and since when. */
export function alreadyPublished({ by, since }: Pick<LockHolder, 'by' | 'since'>): ApiProblem {
  const time = formatManilaTime(since, 'en');
  return new ApiProblem(409, {
    detail: `What ${by} has published is being built since ${time}: try again once it is live.`,
  });
}
