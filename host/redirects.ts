import { type Redirect, resolveRedirect } from '../src/lib/navigation/resolve-redirect.ts';
import type { RedirectTable } from './redirect-table.ts';
import type { RequestTarget } from './request-target.ts';

/**
 * The redirect of a page's address: by the rules, else without extra slashes. `//evil.com/` leads
 * to `/evil.com`, never to another site. The query is kept, except for other sites and rules with a
 * query.
 *
 * @returns null when the address is canonical
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

/** The target in ASCII for a header; percent-encoded parts are unchanged. */
function asciiOnly(to: string): string {
  return to.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
