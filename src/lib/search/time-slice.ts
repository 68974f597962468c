/** Dependencies of {@link runInSlices}. */
export interface SliceDeps {
  /** Milliseconds that only go up. */
  readonly now: () => number;
  /** Lets the browser paint and answer the traveller. */
  readonly pause: () => Promise<void>;
}

/** A frame has sixteen milliseconds. */
const MAX_SLICE_MS = 8;

/**
 * Runs long work in slices of at most eight milliseconds, so that the page stays responsive. Each
 * step of the work must be short.
 */
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

/** Moves between two pauses for the browser. */
const MOVES_BETWEEN_TURNS = 500;

/** Merges two neighbouring runs; of equals, the left one is first. */
function* merge(
  from: Uint32Array,
  to: Uint32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: (a: number, b: number) => number,
): Generator<undefined, void> {
  let left = start;
  let right = middle;
  for (let target = start; target < end; target += 1) {
    const takeLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[target] = (takeLeft ? from[left++] : from[right++]) ?? 0;
    if (target % MOVES_BETWEEN_TURNS === 0) yield;
  }
}

/**
 * The numbers from 0 to `size` in a stable order, sorted in small steps. Sorting ten thousand names
 * in one go would block a phone for a quarter of a second: see {@link runInSlices}.
 */
export function* cooperativeSort(
  size: number,
  compare: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
  let sorted = Uint32Array.from({ length: size }, (_, index) => index);
  let target = new Uint32Array(size);
  for (let width = 1; width < size; width *= 2) {
    for (let start = 0; start < size; start += 2 * width) {
      const bounds = [start, Math.min(start + width, size), Math.min(start + 2 * width, size)] as const;
      yield* merge(sorted, target, bounds, compare);
    }
    [sorted, target] = [target, sorted];
  }
  return sorted;
}
