const LEGACY_MARK = 'private-transportation-transfers';
const LEGACY_PREFIX = 'transfers-';

/**
 * The new address of an old transfer page (specification.md#redirects). A last segment with
 * `private-transportation-transfers` leads to `/transfers/{segment}`, without the first
 * `transfers-`.
 *
 * @param path - a path without query and without trailing slash
 * @returns the new path; null when the rule does not apply or would lead to the same path
 * @example legacySegmentTarget('/el-nido/private-transportation-transfers-el-nido'); //
 * '/transfers/private-transportation-el-nido'
 */
export function legacySegmentTarget(path: string): string | null {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  if (!segment.includes(LEGACY_MARK)) return null;
  const target = `/transfers/${segment.replace(LEGACY_PREFIX, '')}`;
  return target === path ? null : target;
}
