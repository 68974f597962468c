import type { FileChange } from './live-snapshot.ts';
import { digestOf } from './stored-file.ts';

/** What building ahead of a publication needs. */
export interface ReleaseAheadParts {
  /** Builds and checks changed files in a folder of releases, until it is stopped. */
  readonly build: (id: string, changes: readonly FileChange[], say: Say, signal: AbortSignal) => Promise<void>;
  readonly newId: () => string;
  /** What names the build that is live: one that was built upon another is no longer of use. */
  readonly liveBuild: () => string;
  readonly now: () => number;
}

/** A release that was built before somebody has published it. */
export interface ReadyRelease {
  readonly id: string;
  /** Whether it has the asked files. Else the next build goes on in its folder. */
  readonly isSame: boolean;
}

/** Builds what somebody is about to publish. */
export interface ReleaseAhead {
  /** Begins to build changed files instead of others, unless the same were tried. */
  readonly begin: (changes: readonly FileChange[]) => void;
  /**
   * Waits for what is being built and hands it over, once; null where nothing was begun. Stops what
   * has other files than asked.
   */
  readonly take: (changes: readonly FileChange[], say: Say) => Promise<ReadyRelease | null>;
  /** Resolves once nothing is being built. */
  readonly idle: () => Promise<void>;
}

type Say = (step: string) => void;

interface Attempt {
  readonly id: string;
  readonly of: string;
  readonly startedAt: number;
  readonly controller: AbortController;
  say: Say;
  /** Resolves with when it was built; null where that has failed. */
  work: Promise<number | null>;
}

/** For how long a release may be published: code and packages may have changed since. */
const MAX_AGE_MS = 600_000;

/** Tells changes of files apart. */
export function digestOfChanges(changes: readonly FileChange[]): string {
  return digestOf(changes.map(({ path, after }) => `${path} ${after && digestOf(after)}`).join('\n'));
}

/** Makes what builds ahead. Its failures are left to the publication, which builds then itself. */
export function createReleaseAhead({ build, newId, liveBuild, now }: ReleaseAheadParts): ReleaseAhead {
  let current: Attempt | null = null;
  const nameOf = (changes: readonly FileChange[]) => `${liveBuild()} ${digestOfChanges(changes)}`;

  function begin(changes: readonly FileChange[]): void {
    const of = nameOf(changes);
    const before = current;
    if (before?.of === of && now() - before.startedAt < MAX_AGE_MS) return;
    before?.controller.abort();
    const controller = new AbortController();
    const attempt: Attempt = {
      id: newId(),
      of,
      startedAt: now(),
      controller,
      say: () => {},
      work: Promise.resolve(null),
    };
    current = attempt;
    const say = (step: string) => attempt.say(step);
    attempt.work = (before?.work ?? Promise.resolve())
      .then(() => (controller.signal.aborted ? null : build(attempt.id, changes, say, controller.signal).then(now)))
      .catch(() => null);
  }

  async function take(changes: readonly FileChange[], say: Say): Promise<ReadyRelease | null> {
    const attempt = current;
    if (!attempt) return null;
    const isAsked = () => attempt.of === nameOf(changes);
    if (!isAsked()) attempt.controller.abort();
    attempt.say = say;
    const builtAt = await attempt.work;
    current = null;
    return { id: attempt.id, isSame: builtAt !== null && isAsked() && now() - builtAt < MAX_AGE_MS };
  }

  return { begin, take, idle: async () => void (await current?.work) };
}
