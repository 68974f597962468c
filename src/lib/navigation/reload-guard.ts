/** A page that reloaded itself is remembered this long (specification.md#timing). */
export const RELOAD_GUARD_MS = 10_000;

/** The last reload that the program made itself. */
export interface LastReload {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Whether the program may reload this path: not within ten seconds of its last reload. A page that
 * always fails would otherwise reload forever (specification.md#offline-and-updates).
 */
export function mayReload(last: LastReload | null, path: string, now: number): boolean {
  const isSame = last?.path === path;
  const elapsed = last ? now - last.at : Number.POSITIVE_INFINITY;
  return !(isSame && elapsed >= 0 && elapsed < RELOAD_GUARD_MS);
}

/** Parses the stored reload; null where it is invalid. */
export function parseLastReload(stored: unknown): LastReload | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { path, at } = stored as { readonly path?: unknown; readonly at?: unknown };
  return typeof path === 'string' && typeof at === 'number' ? { path, at } : null;
}
