/** Databases limit the parameters of a query. */
const CHUNK_SIZE = 500;

/**
 * Queries references in chunks that fit one query, one chunk after the other.
 *
 * @returns the rows of all groups
 */
export async function inChunks<Row>(
  refs: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < refs.length; from += CHUNK_SIZE) {
    for (const row of await ask(refs.slice(from, from + CHUNK_SIZE))) rows.push(row);
  }
  return rows;
}
