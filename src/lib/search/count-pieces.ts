/**
 * How many trips are shown, in pieces: the words are English, each number is written as the traveller's locale has it.
 *
 * @example countPieces(5, 1234) // [5, ' of ', 1234, ' trips']
 */
export function countPieces(found: number, total: number): readonly (number | string)[] {
  const all = [total, total === 1 ? ' trip' : ' trips'];
  return found === total ? all : [found, ' of ', ...all];
}
