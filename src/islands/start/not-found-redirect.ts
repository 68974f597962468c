import { BOOKING_REF_SHAPE } from '../../lib/booking/booking-ref-shape.schema.ts';
import type { RedirectRule } from '../../lib/navigation/redirect-rule.schema.ts';

/** Names the address that was requested (specification.md#errors: 'Page Not Found' followed by the path). */
function showPath(): void {
  const place = document.querySelector('[data-missing-path]');
  if (place) place.textContent = location.pathname;
}

/** The page of a saved cart, on a host that knows only the cart's. Few addresses end like one, so the rule is loaded for them alone. */
async function findShellPage(): Promise<string | null> {
  if (!BOOKING_REF_SHAPE.test(location.pathname.split('/')[2] ?? '')) return null;
  const shells = await import('../../lib/booking/shell-pages.ts');
  return shells.shellFallback(location.pathname, location.hash);
}

/** The table of moved addresses. Nobody has touched the page yet, so the code that requests it has to be small: it reads no more of the table than it follows. */
async function loadRedirects(): Promise<readonly RedirectRule[]> {
  // What a server says instead by accident is no JSON.
  const request = async (): Promise<unknown> => (await fetch('/redirects.json')).json();
  const rules = await request().catch(request);
  return Array.isArray(rules) ? rules : [];
}

/** Whether any rule may apply, that of the old site's addresses too: what looks closely is loaded for such a path alone. */
function mayHaveMoved(path: string, rules: readonly (RedirectRule | null)[]): boolean {
  return path.includes('transfers') || rules.some((rule) => rule?.from === path || encodeURI(`${rule?.from}`) === path);
}

/**
 * On the not-found page: says which address is missing. A host that cannot redirect has only this page, so the
 * table of moved addresses is asked here as well, and a saved cart finds its page.
 */
export async function redirectNotFound(): Promise<void> {
  const shell = await findShellPage().catch(() => null);
  if (shell) return location.replace(shell);
  showPath();
  const rules = await loadRedirects().catch(() => []);
  const path = location.pathname.replace(/\/+$/, '');
  if (!mayHaveMoved(path, rules)) return;
  (await import('./follow-redirect.ts')).followRedirect(path, rules);
}
