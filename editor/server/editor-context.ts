import type { LoadedLibrary } from './content-library.ts';
import type { SaveLog } from './save-log.ts';

/** What the use cases of the editor work with. */
export interface EditorContext {
  /** The folder of this project. */
  readonly root: string;
  readonly contentFolder: string;
  /** The folder of what the editor itself stores: history, and what is live. */
  readonly dataFolder: string;
  readonly saves: SaveLog;
  /** Everything that is saved, read again where files have changed. */
  readonly library: () => Promise<LoadedLibrary>;
  /** Runs changes of the content folder one after the other. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The time: milliseconds since 1970. */
  readonly now: () => number;
}

/** Makes a queue: each piece of work begins when the one before has ended, well or not. */
export function createQueue(): EditorContext['exclusively'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}
