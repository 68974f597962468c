import { type Redirect, resolveRedirect } from '../src/lib/navigation/resolve-redirect.ts';
import type { RedirectTable } from './redirect-table.ts';
import type { RequestTarget } from './request-target.ts';

/**
 * Where a page's address leads instead, in one hop: by the redirect rules, else to itself without superfluous slashes.
 * `//evil.com/` becomes `/evil.com`, never another site. The query is kept, except on the way to another site or
 * where the rule brings its own.
 *
 * @returns null when the address is right as it is
 */
export function redirectOf(target: RequestTarget, table: RedirectTable): Redirect | null {
  const path = withoutSuperfluousSlashes(target.path);
  const redirect =
    resolveRedirect(path, table(path), new URLSearchParams(target.query)) ??
    (path === target.path ? null : { to: path, status: 301 });
  return redirect && { to: asciiOnly(withQuery(redirect.to, target.query)), status: redirect.status };
}

function withoutSuperfluousSlashes(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single === '/' ? single : single.replace(/\/$/, '');
}

function withQuery(to: string, query: string): string {
  return to.startsWith('/') && !to.includes('?') ? insertBeforeFragment(to, query) : to;
}

function insertBeforeFragment(to: string, query: string): string {
  const [path = '', ...fragment] = to.split('#');
  return [path + query, ...fragment].join('#');
}

/** A header holds ASCII only; what is already percent-encoded stays as it is. */
function asciiOnly(to: string): string {
  return to.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
