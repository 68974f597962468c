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

/** After so many moves the browser may have its turn. */
const MOVES_BETWEEN_TURNS = 500;

/** Merges two neighbouring runs; of equals, the left one stays first. */
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
 * The numbers from 0 to `size` in order, as a stable sort gives them, in small steps: sorting ten thousand names at once
 * would hold up a phone for a quarter of a second. See {@link runInSlices}.
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
