/**
 * The number of typing mistakes between two words (Damerau-Levenshtein distance). A letter may be
 * added, missing, replaced, or swapped with the next one; counting stops above `most`.
 *
 * @returns `most + 1` where the words are further apart
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (older[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [older, above] = [above, current];
  }
  return above[b.length] ?? most + 1;
}
