/** What {@link runInSlices} stands on. */
export interface SliceDeps {
  /** Milliseconds that only go up. */
  readonly now: () => number;
  /** Lets the browser paint and answer the traveller. */
  readonly pause: () => Promise<void>;
}

/** A frame has sixteen milliseconds. */
const MAX_SLICE_MS = 8;

/** Does long work in slices of at most eight milliseconds, so that the page answers meanwhile. Each step of the work must be short. */
export async function runInSlices<Result>(
  work: Generator<unknown, Result>,
  { now, pause }: SliceDeps,
): Promise<Result> {
  for (;;) {
    const end = now() + MAX_SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (now() < end);
    await pause();
  }
}
