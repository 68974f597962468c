import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** Everything that the benchmark makes. Git ignores it; deleting it only costs time. */
export const WORK = join(ROOT, 'bench/work');

/** The rivals' sources, with the exact versions of what they need. */
export const RIVALS = join(ROOT, 'bench/rivals');

/** A path inside {@link ROOT}. */
export function inProject(...parts: readonly string[]): string {
  return join(ROOT, ...parts);
}

/** A path inside {@link WORK}. */
export function inWork(...parts: readonly string[]): string {
  return join(WORK, ...parts);
}
