const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/**
 * Bytes as people read them; a little is at least one tenth of a megabyte.
 *
 * @example sizeText(2_340_000) // '2.3 MB'
 */
export function sizeText(bytes: number): string {
  if (bytes >= GIGABYTE) return `${(bytes / GIGABYTE).toFixed(1)} GB`;
  if (bytes >= 100 * MEGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`;
  return bytes === 0 ? '0 MB' : `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;
}
