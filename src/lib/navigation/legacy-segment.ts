const LEGACY_MARK = 'private-transportation-transfers';
const LEGACY_PREFIX = 'transfers-';

/**
 * Where an address of the old site leads: when the last segment of the path contains
 * `private-transportation-transfers`, to `/transfers/{segment}` with the first `transfers-` removed from the segment
 * (specification.md#redirects).
 *
 * @param path - a path without query and without trailing slash
 * @returns the new path; null when the rule does not apply or would lead to the same path
 * @example
 * legacySegmentTarget('/el-nido/private-transportation-transfers-el-nido');
 * // '/transfers/private-transportation-el-nido'
 */
export function legacySegmentTarget(path: string): string | null {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  if (!segment.includes(LEGACY_MARK)) return null;
  const target = `/transfers/${segment.replace(LEGACY_PREFIX, '')}`;
  return target === path ? null : target;
}
