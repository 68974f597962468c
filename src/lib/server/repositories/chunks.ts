/** Databases limit the parameters of a query. */
const AT_ONCE = 500;

/** References in groups that one query can name. */
export function chunksOf(refs: readonly string[]): string[][] {
  const count = Math.ceil(refs.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => refs.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}
