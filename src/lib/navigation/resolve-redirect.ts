import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { languageOfPath, localizedPath } from '../languages/localized-path.ts';
import { legacySegmentTarget } from './legacy-segment.ts';
import type { Redirect as TableRow } from './redirect.schema.ts';
import type { RedirectRule } from './redirect-rule.schema.ts';

/** The target of a redirect and its HTTP status. */
export type Redirect = Pick<RedirectRule, 'to' | 'status'>;

/** A row of the editors' table as a rule: moves for good are 301, others 302. */
export function redirectRuleOf({ from, to, permanent }: TableRow): RedirectRule {
  return { from, to, status: permanent ? 301 : 302 };
}

/**
 * The redirect of a path, or null: by the editors' table, then by the legacy rule. A rule that
 * leads to the same path is no redirect (specification.md#redirects). A path with a language is
 * redirected as the English one is, and stays in its language.
 *
 * @param path - a path of an address: percent-encoded, no query, no trailing slash
 * @param table - the editors' rules; the first that matches wins
 * @param query - the part after the path; a rule may require some of its parameters
 */
export function resolveRedirect(
  path: string,
  table: readonly RedirectRule[],
  query: URLSearchParams = new URLSearchParams(),
): Redirect | null {
  const own = resolvePath(path, table, query);
  const { language, path: english } = languageOfPath(path);
  if (own || language === DEFAULT_LANGUAGE) return own;
  const redirect = resolvePath(english, table, query);
  return (
    redirect && { ...redirect, to: redirect.to.startsWith('/') ? localizedPath(redirect.to, language) : redirect.to }
  );
}

function resolvePath(path: string, table: readonly RedirectRule[], query: URLSearchParams): Redirect | null {
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
