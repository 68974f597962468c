import { legacySegmentTarget } from './legacy-segment.ts';
import type { RedirectRule } from './redirect-rule.schema.ts';

/** Where a path leads instead, and with which HTTP status. */
export type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/**
 * Where a path leads instead, if anywhere: the editors' table first, then the rule for addresses of the old site
 * (specification.md#redirects). A rule that would lead to the same path is no redirect.
 *
 * @param path - a path as it stands in the address: percent-encoded, no query, no trailing slash
 * @param table - the editors' rules; the first that matches wins
 * @param query - what follows the path; a rule may ask for some of its parameters
 */
export function resolveRedirect(
  path: string,
  table: readonly RedirectRule[],
  query: URLSearchParams = new URLSearchParams(),
): Redirect | null {
  const readable = tryDecode(path);
  const rule = table.find((one) => (one.from === path || one.from === readable) && hasParameters(query, one));
  if (rule && rule.to !== path) return { to: rule.to, status: rule.status };
  const target = legacySegmentTarget(path);
  return target === null ? null : { to: target, status: 301 };
}

function hasParameters(query: URLSearchParams, { query: wanted = {} }: RedirectRule): boolean {
  return Object.entries(wanted).every(([name, value]) => query.get(name) === value);
}

/** Editors write `/café`, browsers send `/caf%C3%A9`. */
function tryDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
