const MAX_DEPTH = 30;

/**
 * Whether a value has no more groups within groups than a content file may have. A deeper one would
 * be too much for whoever walks through it.
 */
export function isShallow(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
