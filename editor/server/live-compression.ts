import type { CompressRelease } from './release-build.ts';

/** Makes the live release as small as it can be while nothing is built. */
export interface LiveCompression {
  readonly start: (folder: string) => void;
  /** Ends it, so that a build has the processor and the folder to itself. */
  readonly stop: () => Promise<void>;
  /** Goes on where it was ended. */
  readonly resume: () => void;
}

/** Makes the compression of live releases, which does one at a time. */
export function createLiveCompression(compress: CompressRelease): LiveCompression {
  let controller = new AbortController();
  let work: Promise<void> = Promise.resolve();
  let unfinished: string | null = null;

  function start(folder: string): void {
    const own = new AbortController();
    controller = own;
    unfinished = folder;
    work = compress(folder, own.signal).then(() => {
      if (!own.signal.aborted) unfinished = null;
    });
  }

  return {
    start,
    stop: async () => {
      controller.abort();
      await work;
    },
    resume: () => {
      if (unfinished !== null && controller.signal.aborted) start(unfinished);
    },
  };
}
