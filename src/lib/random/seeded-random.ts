/** Returns numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

function hashOf(seed: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/**
 * A source of chance that gives the same numbers for the same seed, so that a rebuild without a change of data
 * writes the same bytes. Not for secrets.
 */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
