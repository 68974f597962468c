import type { Random } from '../../lib/random/seeded-random.ts';

/** A random number from 0 to below 1 that cannot be guessed: for references and keys. */
export const cryptoRandom: Random = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
};
