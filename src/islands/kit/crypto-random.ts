import type { Random } from '../../lib/text/identifier.ts';

/** A random number from 0 to below 1 that cannot be guessed: for references and keys. */
export const cryptoRandom: Random = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
};
